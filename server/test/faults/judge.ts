import { GAMES, type Listing } from '@acheron/games'
import { headOf } from '@acheron/host'
import { judgeLog, sentRows, toldBy } from '@acheron/host/test-kit'
import { openDatabase } from '../../src/store/database.ts'
import { openSecret } from '../../src/store/secret.ts'
import { openStore } from '../../src/store/store.ts'
import { canonical, type Seen } from './player.ts'
import type { World } from './world.ts'

export interface Verdict {
  readonly entries: number
  readonly acknowledged: number
  /** How late something came to somebody after it was judged, in milliseconds: the latest, and of a hundred the second. */
  readonly lateMs: { readonly latest: number; readonly p99: number }
  readonly faults: readonly string[]
}

/** Reads the logs afterwards: nothing that was acknowledged is lost or doubled, and everybody was told what follows. */
export async function judge(
  { settings }: Pick<World, 'settings'>,
  all: readonly Seen[],
  games: readonly Listing[] = GAMES,
): Promise<Verdict> {
  const database = await openDatabase(settings)
  const store = openStore({ database, secret: openSecret(settings), holder: { name: 'judge', leaseMs: 1 } })
  const faults: string[] = []
  let entries = 0
  let acknowledged = 0
  const late: number[] = []
  for (const [id, seats] of Map.groupBy(all, ({ table }) => table)) {
    const log = await store.since(id, 0)
    const kept = await store.kept(id)
    const { game } = await (games.find(({ plate }) => plate.id === kept?.founded.game) ?? games[0]).load()
    entries += log.length
    try {
      const table = judgeLog(game, log, kept?.founded.key ?? '')
      const { number, awaited, result } = headOf(table, table.state, log.length, 0)
      const head = { number: kept?.head?.number, awaited: kept?.head?.awaited, result: kept?.head?.result }
      if (canonical(head) !== canonical({ number, awaited, result }))
        faults.push(`${id}: the head is not that of the log`)
      const rows = sentRows(game, log)
      const told = toldBy(game, log)
      for (const seen of seats) {
        acknowledged += seen.acknowledged.size
        for (const [at, time] of seen.came) late.push(time - (told[seen.seat].times[at - 1] ?? time))
        faults.push(...faultsOf(seen, told[seen.seat], rows).map((fault) => `${id} p${seen.seat}: ${fault}`))
      }
    } catch (error) {
      faults.push(`${id}: ${(error as Error).message}`)
    }
  }
  await database.close()
  late.sort((a, b) => a - b)
  const lateMs = { latest: late.at(-1) ?? 0, p99: late[Math.floor(0.99 * late.length)] ?? 0 }
  return { entries, acknowledged, lateMs, faults }
}

function faultsOf(seen: Seen, told: ReturnType<typeof toldBy>[number], rows: ReturnType<typeof sentRows>): string[] {
  const faults = [...seen.faults]
  for (const [at, came] of seen.acknowledged) {
    const same = rows.filter((row) => row.by === seen.seat && row.at === at)
    if (same.length !== 1 || same[0].came !== came)
      faults.push(`acknowledged at ${at}, and ${same.length} times in the log`)
  }
  const again = (text: string | undefined): string => (text === undefined ? 'nothing' : canonical(JSON.parse(text)))
  for (const [at, texts] of seen.chapters)
    for (const text of texts)
      if (text !== again(told.chapters[at - 1]) && text !== again(told.afterwards[at - 1]))
        faults.push(`chapter ${at} is ${text} and should be ${told.chapters[at - 1]}`)
  for (const [at, texts] of seen.looks)
    for (const text of texts) if (text !== again(told.looks[at - 1])) faults.push(`look ${at} is another: ${text}`)
  for (let at = 1; at <= told.chapters.length; at++)
    if (!seen.chapters.has(at)) faults.push(`chapter ${at} of ${told.chapters.length} never came`)
  return faults
}
