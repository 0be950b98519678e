import { type Move, type Player, refused } from '@acheron/core'
import type { Played } from './answers.ts'
import { foresee } from './foresight.ts'
import type { Answering, Rooms } from './house.ts'
import { newsFor } from './looking.ts'
import type { Happening } from './news.ts'
import { judgeRow } from './rows.ts'
import type { Open } from './shelf.ts'
import { answerBeforehand, readStanding } from './standing.ts'
import { checkPlayer, type Deed, type Judged, type Table } from './table.ts'
import { type Task, taskOf } from './tasks.ts'
import { judgeUndo, redoRow } from './undo.ts'

/** What changes a game. */
export const PLAYING: Answering<'play' | 'undo' | 'redo' | 'go' | 'standing'> = {
  play: (rooms, { table: id, seat, at, moves, askFirst = [] }) =>
    changed(rooms, id, seat, at, (table) => {
      const made = doneAlready(table, seat, at, (deed) => deed.kind === 'row' && isBeginOf(deed.moves, moves))
      if (made?.kind === 'row') return { came: made.moves.length }
      const dangers = askFirst.length > 0 ? dangersOf(table, seat, moves, askFirst) : []
      if (dangers.length > 0) return { dangers }
      const judged = judgeRow(table, seat, moves)
      return { judged, came: judged.moves.length }
    }),

  undo: (rooms, { table: id, seat, at, to }) =>
    changed(rooms, id, seat, at, (table) => {
      const isSame = (deed: Deed): boolean => deed.kind === 'undo' && (to === undefined || deed.to === to)
      if (doneAlready(table, seat, at, isSame)) return { came: 0 }
      return { judged: judgeUndo(table, seat, to), came: 0 }
    }),

  redo: (rooms, { table: id, seat, at }) =>
    changed(rooms, id, seat, at, (table) => {
      const made = doneAlready(table, seat, at, (deed) => deed.kind === 'row')
      if (made?.kind === 'row') return { came: made.moves.length }
      const judged = judgeRow(table, seat, redoRow(table, seat))
      return { judged, came: judged.moves.length }
    }),

  async go(rooms, { table: id, seat, since }) {
    const task = await rooms.shelf.inTurn(id, botTask)
    const moved = task !== undefined && (await playFor(rooms, id, task))
    return rooms.shelf.inTurn(id, async (open) => ({
      moved,
      people: peopleAsked(open),
      news: await newsFor(rooms, open, seat, since),
    }))
  },

  async standing(rooms, { table: id, seat, answers }) {
    await rooms.shelf.inTurn(id, async (open) => {
      checkPlayer(open.table, seat)
      const standing = { ...open.standing, [seat]: readStanding(open, answers) }
      await rooms.parts.store.changeAside(id, (aside) => ({ ...aside, standing }))
      open.standing = standing
    })
    answerBeforehand(rooms, id).catch(() => undefined)
    return {}
  },
}

/** What was judged of a message: to be kept; nothing, because it was done before; or something to be asked first. */
interface Verdict {
  readonly judged?: Judged<unknown>
  readonly came?: number
  readonly dangers?: readonly Happening[]
}

async function changed(
  rooms: Rooms,
  id: string,
  seat: Player,
  at: number,
  judge: (table: Table<unknown>) => Verdict,
): Promise<Played> {
  let verdict: Verdict = {}
  const judgeOpen = (each: Open): Judged<unknown> | undefined => {
    checkPlayable(each)
    checkPlayer(each.table, seat)
    verdict = judge(each.table)
    return verdict.judged
  }
  const open = await rooms.shelf.change(id, judgeOpen, { seat, at })
  const { dangers, came = 0 } = verdict
  if (dangers) return { kind: 'danger', happenings: dangers }
  return { kind: 'done', came, news: await newsFor(rooms, open, seat, at) }
}

function checkPlayable({ stuck }: Open): void {
  if (stuck) throw refused('look-only', { was: stuck.was, now: stuck.now }, { rule: 'ACH-301' })
}

/** The same message as before, which came twice. Any other message that knows too little, or too much, is refused. */
function doneAlready(
  { told, last }: Table<unknown>,
  seat: Player,
  at: number,
  isSame: (deed: Deed) => boolean,
): Deed | undefined {
  if (at === told[seat]) return undefined
  const deed = last[seat]
  if (deed?.at === at && isSame(deed)) return deed
  throw refused('stale', {})
}

const isBeginOf = (part: readonly Move[], whole: readonly Move[]): boolean => part.every((m, i) => m === whole[i])

/** What is sure to follow and should be asked first, where it befalls the player. */
function dangersOf(table: Table<unknown>, p: Player, moves: readonly Move[], askFirst: readonly string[]): Happening[] {
  if (table.game.refusal(table.state, p, moves[0])) return []
  return foresee(table, p, moves).filter(({ id, facts }) => askFirst.includes(id) && (facts.by ?? p) === p)
}

const peopleAsked = ({ table: { game, state }, founded: { seats } }: Open): Player[] =>
  game.asked(state).filter((p) => seats[p]?.bot === undefined)

/** The task of a bot that is asked, if one is. Bots answer after people: what those chose can be taken back until then. */
function botTask(open: Open): Task | undefined {
  const { table, founded, stuck } = open
  const [player] = stuck || peopleAsked(open).length > 0 ? [] : table.game.asked(table.state)
  const bot = player === undefined ? undefined : founded.seats[player].bot
  return player === undefined || bot === undefined ? undefined : taskOf(table, player, bot, founded.key)
}

/** Thinks, and plays what came of it. False if the bot was no longer asked by then. */
async function playFor({ parts, shelf }: Rooms, id: string, { player, at, ...task }: Task): Promise<boolean> {
  const thought = await parts.think?.({ player, at, ...task }).catch(() => undefined)
  let moved = false
  await shelf.change(id, ({ table }) => {
    const { game, state, told } = table
    if (told[player] !== at || !game.asked(state).includes(player)) return undefined
    moved = true
    const [first] = thought ?? []
    const isGood = first !== undefined && !game.refusal(state, player, first)
    return judgeRow(table, player, isGood && thought ? thought : game.legal(state, player).slice(0, 1))
  })
  return moved
}
