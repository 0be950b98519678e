import type { Player } from '@acheron/core'
import { type Head, isTogether, judgeRow, type Open, type Task, taskOf } from '@acheron/host'
import { botAt, type Registered } from '../tables/register.ts'
import type { Rooms } from '../tables/rooms.ts'
import type { BotPool } from './bot-pool.ts'
import { NOTHING_OWED, type Owing } from './owing.ts'

/** What is due when bots of a table are asked. One row for all of them: they answer one after the other. */
export const BOTS_DUE = { kind: 'bots', seat: 0 } as const

/** Lets bots answer as they are asked. */
export interface Bots {
  /** Lets the bots of a table answer, until none is asked. Whoever calls it meanwhile waits for the same. */
  wake(id: string): Promise<void>
  /** Lets a bot answer once for a seat, if it is asked. */
  answerFor(id: string, seat: Player, bot: string): Promise<void>
}

interface Awake {
  /** Somebody has called since they were last looked at. */
  again: boolean
  readonly done: Promise<void>
}

export function newBots(rooms: Rooms, pool: BotPool): Bots {
  const awake = new Map<string, Awake>()

  async function answerAll(id: string): Promise<void> {
    for (;;) {
      const registered = await rooms.register.of(id)
      if (registered.phase !== 'playing') return
      const asked = await rooms.house.inside(id, (open) => taskAt(open, registered))
      if (!asked) return
      const { task, isTogether: isSecret } = asked
      // Where several answer in secret, the time of a bot must not tell how much it had to think about.
      const [thought] = await Promise.all([pool.think(task), isSecret ? rooms.pause() : undefined])
      await playFor(rooms, id, task, thought)
    }
  }

  async function stayAwake(id: string): Promise<void> {
    try {
      for (let it = awake.get(id); it?.again; ) {
        it.again = false
        await answerAll(id)
      }
    } finally {
      awake.delete(id)
    }
  }

  return {
    wake(id) {
      const known = awake.get(id)
      if (known) known.again = true
      if (known) return known.done
      const fresh: Awake = { again: true, done: Promise.resolve().then(() => stayAwake(id)) }
      awake.set(id, fresh)
      return fresh.done
    },
    async answerFor(id, seat, bot) {
      const task = await rooms.house.inside(id, ({ table, founded, stuck }) =>
        stuck || !table.game.asked(table.state).includes(seat) ? undefined : taskOf(table, seat, bot, founded.key),
      )
      if (task) await playFor(rooms, id, task, await pool.think(task))
    },
  }
}

/** What an entry brings about for the bots of a table, if it has any. Of a table that nobody knows here it is found out. */
export function botsOwed(registered: Registered | undefined, { awaited, result }: Head): Owing {
  if (registered?.sitters.every((sitter) => botAt(sitter) === undefined)) return NOTHING_OWED
  const isAsked = awaited.some((p) => !registered || botAt(registered.sitters[p]) !== undefined)
  if (result !== undefined || !isAsked) return { owed: [], paid: [BOTS_DUE] }
  return { owed: [{ ...BOTS_DUE, after: 0, mine: true }], paid: [] }
}

interface Asked {
  readonly task: Task
  readonly isTogether: boolean
}

/** The task of the first bot that is asked. Bots answer after people: what those chose can be taken back until then. */
function taskAt({ table, founded, stuck }: Open, { sitters }: Registered): Asked | undefined {
  const asked = table.game.asked(table.state)
  const [player] = asked
  const bots = asked.flatMap((p) => botAt(sitters[p]) ?? [])
  if (stuck || player === undefined || bots.length < asked.length) return undefined
  return { task: taskOf(table, player, bots[0], founded.key), isTogether: isTogether(table) }
}

/** Plays what a bot thought, or anything legal, unless it is no longer asked. */
async function playFor(
  { house }: Rooms,
  id: string,
  { player, at }: Task,
  thought: readonly number[] | undefined,
): Promise<void> {
  await house.change(id, ({ table }) => {
    const { game, state, told } = table
    if (told[player] !== at || !game.asked(state).includes(player)) return undefined
    const isGood = thought?.[0] !== undefined && !game.refusal(state, player, thought[0])
    return judgeRow(table, player, isGood ? thought : game.legal(state, player).slice(0, 1))
  })
}
