import { type Player, refused, seededChance } from '@acheron/core'
import type { Rooms } from './house.ts'
import { judgeRow } from './rows.ts'
import type { Open } from './shelf.ts'
import type { Table } from './table.ts'

/** An answer that a seat gives beforehand to a question that may be put to it. */
export interface StandingAnswer {
  /** The id of the question. */
  readonly question: string
  readonly move: number
  /** Not where this condition of the game holds: then the seat is asked after all. */
  readonly unless?: string | undefined
  /** `turn`: only until the turn is another's. */
  readonly until?: 'turn' | 'end' | undefined
  /** The turn in which it was given. */
  readonly turn?: number | undefined
}

/** Answers that a seat wants to give beforehand, if the game lets it. */
export function readStanding({ module, table }: Open, answers: readonly StandingAnswer[]): StandingAnswer[] {
  return answers.map((answer) => {
    const { question, unless, until } = answer
    const { standing } = module
    const isKnown = unless === undefined || Object.hasOwn(standing?.unless ?? {}, unless)
    if (!standing?.questions.includes(question) || !isKnown) throw refused('no-standing', { question })
    return until === 'turn' ? { ...answer, turn: standing.turn(table.state) } : answer
  })
}

/** A seat that is asked and has answered beforehand. */
export interface DueAnswer {
  readonly player: Player
  readonly at: number
  readonly move: number
}

export function dueAnswers({ module, table, standing }: Open): DueAnswer[] {
  return table.game.asked(table.state).flatMap((player) => {
    const due = (standing[player] ?? []).find((answer) => isDue(table, player, answer, module.standing))
    return due ? [{ player, at: table.told[player], move: due.move }] : []
  })
}

/** Whether an answer holds now. The condition is tried on a guess: it cannot depend on what the seat does not know. */
function isDue(
  { game, state }: Table<unknown>,
  p: Player,
  { question, move, unless, until, turn }: StandingAnswer,
  standing: Open['module']['standing'],
): boolean {
  if (game.question(state, p).id !== question || game.refusal(state, p, move)) return false
  if (until === 'turn' && standing?.turn(state) !== turn) return false
  return unless === undefined || !standing?.unless[unless]?.(game.guess(state, p, seededChance(0)), p)
}

const SHORTEST = 700
const SPREAD = 1800

/** As long as a person might take, so that a quick answer tells nothing. */
export async function humanPause(): Promise<void> {
  const share = crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32
  await new Promise((resolve) => setTimeout(resolve, SHORTEST + SPREAD * share))
}

/** Answers for seats that have answered beforehand, as long as there are any. */
export async function answerBeforehand(rooms: Rooms, id: string): Promise<void> {
  const { shelf, answering, parts } = rooms
  if (answering.has(id)) return
  answering.add(id)
  try {
    for (;;) {
      const [due] = await shelf.inTurn(id, dueAnswers)
      if (!due) return
      await parts.pause()
      await shelf.change(id, (open) => {
        const isStill = dueAnswers(open).find(({ player, at }) => player === due.player && at === due.at)
        return isStill && judgeRow(open.table, due.player, [isStill.move])
      })
    }
  } finally {
    answering.delete(id)
  }
}
