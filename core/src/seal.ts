import { bytes, hex, keyBytes } from './fairness.ts'
import { type GameRecord, headLines, markLines, moveLines } from './record.ts'
import { type Hash, hmacOf, sha256 } from './sha256.ts'

/**
 * The seal that runs along with the log: each entry's seal is the hash of the seal before it and of its own lines, so
 * that one seal binds to everything before it. Where entries were taken back the chain goes on from the last one that
 * stands, and binds to the seal of what was taken back: so it can be worked out from the record of the game as it stands.
 */
export type Seal = string

/** The seal of the set-up. Names are left out: people come and go. */
export function firstSeal(record: Omit<GameRecord, 'entries'>, hash: Hash = sha256): Seal {
  return sealOf(headLines({ ...record, names: [] }), hash)
}

export function nextSeal(before: Seal, lines: readonly string[], hash: Hash = sha256): Seal {
  return sealOf([before, ...lines], hash)
}

/** The seal as it may be shown while the game goes on: nobody can try out what a secret answer might have been. */
export function blindSeal(seal: Seal, number: number, key: string, hash: Hash = sha256): string {
  const blinding = hmacOf(keyBytes(key), hash)(bytes('seal'))
  return hex(hmacOf(blinding, hash)(bytes(`${number} ${seal}`)))
}

/** The seals of a record by number in the log, of the entries that stand. */
export function sealsOf(record: GameRecord, hash: Hash = sha256): ReadonlyMap<number, Seal> {
  const { entries, marks = [] } = record
  let seal = firstSeal(record, hash)
  const seals = new Map([[0, seal]])
  let number = 0
  let mark = 0
  let lines: string[] = []
  const close = (): void => {
    if (lines.length > 0) seal = nextSeal(seal, lines, hash)
    seals.set(number, seal)
    lines = []
  }
  for (let i = 0; i <= entries.length; i++) {
    for (; marks[mark]?.after === i; mark++) {
      close()
      const it = marks[mark]
      number += 'undone' in it ? it.undone : 1
      lines = markLines(it)
    }
    if (i === entries.length) break
    if (!entries[i].joined) {
      close()
      number++
    }
    lines.push(...moveLines(entries[i]))
  }
  close()
  return seals
}

function sealOf(lines: readonly string[], hash: Hash): Seal {
  const text = `${lines.join('\n')}\n`
  return hash.text ? hash.text(text) : hex(hash(bytes(text)))
}
