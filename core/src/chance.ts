import { refused } from './refused.ts'

/** Whatever the rules leave to luck. Always an argument, never part of a state: no view can leak it, no bot can peek. */
export interface Chance {
  /** A whole number from 0 and below n, each as likely as the others. */
  pick(n: number): number
}

/** Fast and repeatable, for tests and searches. Nothing for a game among people: see `keyedChance`. */
export function seededChance(seed: number): Chance {
  let a = 0x9e3779b9 ^ seed
  let b = 0x243f6a88
  let c = 0xb7e15162
  let counter = 1
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
  for (let i = 0; i < 12; i++) next()
  return {
    pick(n) {
      checkRange(n)
      return ((next() * n) / 0x1_0000_0000) >>> 0
    },
  }
}

/** An independent seed for part `index` of whatever `seed` stands for. */
export function branchSeed(seed: number, index: number): number {
  let x = (Math.imul(seed ^ 0x5bd1e995, 0x85ebca6b) + Math.imul(index + 1, 0xc2b2ae35)) | 0
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad)
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97)
  return (x ^ (x >>> 15)) >>> 0
}

/** Says what it was told to say. Throws when it runs out; `finish` throws when something was not used. */
export interface ScriptedChance extends Chance {
  finish(): void
}

/** For tests and replays. A saying that is out of range throws and says which one it was. */
export function scriptedChance(sayings: readonly number[]): ScriptedChance {
  let at = 0
  return {
    pick(n) {
      if (at >= sayings.length) throw refused('chance-missing', { asked: at + 1, there: sayings.length })
      const said = sayings[at++]
      if (said >= 0 && said < n && Number.isInteger(said)) return said
      throw refused('chance-impossible', { said, place: at, most: n - 1 })
    },
    finish() {
      if (at < sayings.length) throw refused('chance-left', { there: sayings.length, asked: at })
    },
  }
}

/** Passes another chance on and keeps what it said. */
export interface RecordingChance extends Chance {
  readonly said: readonly number[]
}

export function recordingChance(source: Chance): RecordingChance {
  const said: number[] = []
  return {
    said,
    pick(n) {
      checkRange(n)
      const pick = source.pick(n)
      said.push(pick)
      return pick
    },
  }
}

/** Rules that pick one of nothing are wrong, and a record could not say what was picked. */
export function checkRange(n: number): void {
  if (!(n >= 1 && n <= 0x1_0000_0000 && Number.isInteger(n))) throw new Error(`chance is asked to pick one of ${n}`)
}

/** For moves that must not depend on luck: throws when it is asked. */
export const noChance: Chance = {
  pick() {
    throw new Error('chance is asked where the rules leave nothing to it')
  },
}
