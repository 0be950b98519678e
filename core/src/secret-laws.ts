import { type Chance, recordingChance, seededChance } from './chance.ts'
import type { Game, Move, Player } from './game.ts'
import { type Json, sameJson } from './json.ts'
import { law, plain, same } from './law.ts'
import { keepStory, readEvent, type StoryEvent } from './story.ts'
import { viewOf } from './view.ts'

/** What a game does with secrets as a whole, which no single decision can show. */
export interface Tally {
  /** By who guesses, whose secret, and which: how often it was there to be guessed, and how often a guess was different. */
  readonly guesses: Map<string, { seen: number; different: number; varied: number }>
  /** By event and fact: in how many moves it was told to somebody who should not know, and in how many it was the secret itself. */
  readonly tellings: Map<string, { told: number; secret: number; values: Set<number> }>
}

export const newTally = (): Tally => ({ guesses: new Map(), tellings: new Map() })

/** How many moves are tried on the truth and on a guess. */
const TRIED = 24
/** So many times are no accident. */
const ENOUGH_GUESSES = 12
const ENOUGH_TELLINGS = 5

/** Nobody can tell a guess from the truth: by view, moves, refusals, targets, questions or who is waited for. */
export function secretLaws<S>(game: Game<S>, state: S, p: Player, choice: Chance, tally: Tally): void {
  const guess = game.guess(state, p, choice)
  const view = viewOf(game, state, p)
  game.check(guess)
  plain(view, `what player ${p} sees`)
  same(viewOf(game, guess, p), view, `player ${p} can tell a guess from the truth`)
  same(game.legal(guess, p), game.legal(state, p), `player ${p} has other moves in a guess`)
  same(game.awaited(guess), game.awaited(state), `others are waited for in a guess of player ${p}`)
  same(game.asked(guess).includes(p), game.asked(state).includes(p), `player ${p} is not asked alike in a guess`)
  if (game.asked(state).includes(p))
    same(game.question(guess, p), game.question(state, p), `player ${p} is asked something else in a guess`)
  same(game.shown(guess), game.shown(state), `a spectator sees what player ${p} may not know`)
  for (const m of [...someOf(game.legal(state, p), choice), ...someMoves(game, choice)]) {
    const words = game.notation.print(state, m)
    same(game.refusal(guess, p, m), game.refusal(state, p, m), `why "${words}" is refused tells player ${p} a secret`)
    if (game.refusal(state, p, m) !== undefined) continue
    const targets = game.notation.targets(state, p, m)
    same(game.notation.targets(guess, p, m), targets, `what "${words}" points at tells player ${p} a secret`)
  }
  tallyGuess(game, state, p, guess, game.guess(state, p, choice), tally)
}

const someOf = (moves: readonly Move[], choice: Chance): Move[] =>
  moves.length <= TRIED ? [...moves] : Array.from({ length: TRIED }, () => moves[choice.pick(moves.length)])

const someMoves = <S>({ notation }: Game<S>, choice: Chance): Move[] =>
  Array.from({ length: TRIED }, () => choice.pick(notation.vocabulary))

function tallyGuess<S>(game: Game<S>, state: S, p: Player, guess: S, another: S, tally: Tally): void {
  for (const q of seatsOf(game, state)) {
    if (q === p) continue
    const truth = game.own(state, q)
    for (const part of game.hidden) {
      if (isNothing(truth[part])) continue
      const key = `${p} ${q} ${part}`
      const count = tally.guesses.get(key) ?? { seen: 0, different: 0, varied: 0 }
      const guessed = game.own(guess, q)[part]
      count.seen++
      if (!sameJson(guessed, truth[part])) count.different++
      if (!sameJson(guessed, game.own(another, q)[part])) count.varied++
      tally.guesses.set(key, count)
    }
  }
}

const isNothing = (value: Json | undefined): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.every((one) => one === 0))

/** Everybody who has a view of their own. */
function seatsOf<S>(game: Game<S>, state: S): Player[] {
  const { seats } = state as { seats?: number }
  return Array.from({ length: seats ?? game.seats[0] }, (_, p) => p)
}

/**
 * Whoever learns something by a move that luck had no part in is named in the story. To learn is to rule out a state
 * that looked the same before: no move in it would have looked like the one that was made.
 */
export function revealLaws<S>(game: Game<S>, state: S, p: Player, m: Move, choice: Chance): void {
  const truth = played(game, game.clone(state), p, m)
  if (truth.luck) return
  for (const r of seatsOf(game, state)) {
    const seen = seenBy(game, truth, r)
    if (r !== p && sameJson(seen, seenBy(game, { state, events: [], luck: false }, r))) continue
    const guess = game.guess(state, r, choice)
    const looksSame = (other: Move): boolean =>
      sameJson(seenBy(game, played(game, game.clone(guess), p, other), r), seen)
    if (!movesLike(game, guess, p, m, r).some(looksSame) && !isRevealed(truth.events, r))
      throw new Error(`player ${r} learns something by "${game.notation.print(state, m)}", but no event says so`)
  }
}

/** One's own move is known; that of another could have been any of its kind, if nobody saw which. */
function movesLike<S>(game: Game<S>, guess: S, p: Player, m: Move, r: Player): Move[] {
  const { verb } = game.notation
  const legal = game.legal(guess, p)
  if (p === r) return legal.includes(m) ? [m] : []
  const others = legal.filter((other) => other !== m && verb(other) === verb(m)).slice(0, TRIED)
  return legal.includes(m) ? [m, ...others] : others
}

interface Played<S> {
  readonly state: S
  readonly events: readonly StoryEvent[]
  readonly luck: boolean
}

function played<S>(game: Game<S>, state: S, p: Player, m: Move): Played<S> {
  const said = recordingChance(seededChance(0))
  const story = keepStory()
  game.play(state, p, m, said, story)
  return { state, events: story.events, luck: said.said.length > 0 }
}

const seenBy = <S>(game: Game<S>, { state, events, luck }: Played<S>, r: Player): unknown[] => [
  viewOf(game, state, r),
  events.map((event) => readEvent(event, r)),
  luck ? 'luck' : game.awaited(state),
]

const isRevealed = (events: readonly StoryEvent[], r: Player): boolean =>
  events.some(({ reveals, secret }) => reveals === 'all' || reveals?.includes(r) || secret?.readers.includes(r))

/** A fact that is always the very thing that somebody has got in secret should not be told to those who cannot see it. */
export function tellingLaws<S>(
  game: Game<S>,
  before: S,
  after: S,
  events: readonly StoryEvent[],
  choice: Chance,
  tally: Tally,
): void {
  const seats = seatsOf(game, after)
  for (const q of seats) {
    const gained = gainedBy(game, before, after, q)
    if (gained.length === 0) continue
    const r = seats[(q + 1 + choice.pick(seats.length - 1)) % seats.length]
    const guessed = game.hidden.flatMap((part) => numbersIn(game.own(game.guess(after, r, choice), q)[part]))
    const unknown = gained.filter((value) => !guessed.includes(value))
    if (unknown.length === 0) continue
    const heard = events.filter(({ secret }) => !secret?.readers.includes(r))
    for (const [key, values] of factsOf(heard)) tallyTelling(key, values, unknown, tally)
  }
}

/** What one move tells counts once: five Sectio that one player gains at a stroke name that player five times by one accident. */
function factsOf(events: readonly StoryEvent[]): Map<string, number[]> {
  const facts = new Map<string, number[]>()
  for (const { id, facts: told } of events)
    for (const [name, fact] of Object.entries(told)) {
      const key = `fact "${name}" of event "${id}"`
      facts.set(key, [...(facts.get(key) ?? []), ...(typeof fact === 'number' ? [fact] : fact)])
    }
  return facts
}

function tallyTelling(key: string, values: readonly number[], unknown: readonly number[], tally: Tally): void {
  const count = tally.tellings.get(key) ?? { told: 0, secret: 0, values: new Set() }
  count.told++
  if (values.length > 0 && values.every((value) => unknown.includes(value))) count.secret++
  for (const value of values) count.values.add(value)
  tally.tellings.set(key, count)
}

function gainedBy<S>(game: Game<S>, before: S, after: S, q: Player): number[] {
  const [had, has] = [game.own(before, q), game.own(after, q)]
  return game.hidden.flatMap((part) => {
    const old = numbersIn(had[part])
    return numbersIn(has[part]).filter((value) => !old.includes(value))
  })
}

/** A list of things by number, as it is; a count of things by kind is no list of things. */
const numbersIn = (value: Json | undefined): number[] =>
  Array.isArray(value) && new Set(value).size === value.length ? value.filter((one) => typeof one === 'number') : []

/** Over a whole game: guesses differ from the truth and from each other, and no event tells a secret. */
export function tallyLaws<S>(game: Game<S>, { guesses, tellings }: Tally): void {
  for (const [key, { seen, different, varied }] of guesses) {
    const [p, q, part] = key.split(' ')
    law(seen < ENOUGH_GUESSES || different > 0, `every guess of player ${p} has the true ${part} of player ${q}`)
    law(
      seen < ENOUGH_GUESSES || varied > 0,
      `the guesses of player ${p} leave the ${part} of player ${q} nothing to chance`,
    )
  }
  for (const [what, { told, secret, values }] of tellings)
    law(told < ENOUGH_TELLINGS || values.size < 2 || secret < told, `${what} of ${game.id} tells all what is secret`)
}
