import { GAMES } from '@acheron/games'
import { type HouseParts, type Message, memoryStore, type Store } from '@acheron/host'
import type { Line } from '../src/line/line.ts'
import { localLine } from '../src/line/local.ts'
import { serveHouse } from '../src/line/serve.ts'
import type { GamePlan } from '../src/line/tables.ts'
import { think } from '../src/line/think.ts'
import type { FromHouse } from '../src/line/wire.ts'

/** A page with its house, without workers: what crosses the wire is copied, and can be looked at. */
export interface Room {
  readonly line: Line
  readonly asked: readonly Message[]
  readonly said: readonly FromHouse[]
  /** The worker dies without an answer. */
  die(): void
}

/** By store: the windows on it. */
const windows = new WeakMap<Store, Set<(table: string) => void>>()
let ids = 0

export function roomOn(store: Store = memoryStore(), parts: Partial<HouseParts> = {}): Room {
  const asked: Message[] = []
  const said: FromHouse[] = []
  const all = windows.get(store) ?? new Set()
  windows.set(store, all)
  let die = (): void => undefined
  const line = localLine((hear, fail) => {
    let isAlive = true
    const served = serveHouse(
      {
        store,
        games: GAMES,
        now: () => 1000,
        newId: () => `table-${++ids}`,
        think: (task) => think(GAMES, structuredClone(task)),
        pause: async () => undefined,
        ...parts,
      },
      {
        toPage(data) {
          const copy = structuredClone(data)
          if (!isAlive) return
          said.push(copy)
          setTimeout(() => hear(copy), 0)
        },
        toWindows: (table) => {
          for (const tell of all) if (tell !== served.changedElsewhere) tell(table)
        },
      },
    )
    all.add(served.changedElsewhere)
    die = () => {
      isAlive = false
      fail('dead')
    }
    return {
      send(data) {
        const copy = structuredClone(data)
        asked.push(copy.message)
        setTimeout(() => void served.hear(copy), 0)
      },
      close: () => void all.delete(served.changedElsewhere),
    }
  })
  return { line, asked, said, die: () => die() }
}

export const TWO: GamePlan = {
  game: 'ticket-to-ride',
  options: { first: 'seat-1' },
  seats: [{ name: 'Ada' }, { name: 'Robot', bot: 'medium' }],
}

export const BOTS: GamePlan = {
  ...TWO,
  seats: [
    { name: 'One', bot: 'medium' },
    { name: 'Two', bot: 'medium' },
  ],
}

/** Lets the bots play until a person is asked, or the game is over. */
export async function letBotsPlay(line: Line, table: string): Promise<void> {
  while ((await line.ask({ do: 'go', table, since: 0 })).moved);
}

/** Makes the first legal move whose verb is this one. */
export async function playVerb(line: Line, table: string, seat: number, verb: string): Promise<void> {
  const { options = [], at } = await line.ask({ do: 'look', table, seat })
  const option = options.find((one) => one.verb === verb)
  if (!option) throw new Error(`player ${seat} cannot ${verb}, only ${options.map((one) => one.verb).join(', ')}`)
  await line.ask({ do: 'play', table, seat, at, moves: [option.moves[0]] })
}
