import type { Move, Player } from '@acheron/core'
import type { State } from '@acheron/games/hellrail/second'
import { bestVictim, rivals, spite, stakeOf, worthOfCar } from './others.ts'
import type { Outlook } from './outlook.ts'
import { gluttony, worthIn, worthOfMark } from './powers.ts'
import { CANCEL, type Circle, FORCE, LET, TRACTION } from './railway.ts'
import { removals, turnings } from './rebuilding.ts'
import { WEIGHTS } from './weights.ts'

const FACES = [1, 2, 3, 4, 5, 6] as const
const DIE = FACES.length
const CHIPS = 4
const TICKETS = 2

/** One time in six: all that I have, and the rest of my turn. */
const risk = (o: Outlook): number => (stakeOf(o, o.t.me) + WEIGHTS.turnLost) / DIE

/** Station 2: cards that the die gives to a player who aims it at another, less those it takes, on the average. */
function cardsWon(mine: number, theirs: number): number {
  const won = FACES.map((die) => (die < theirs ? die : die > theirs ? -Math.min(die, mine) : theirs - mine))
  return won.reduce((sum, cards) => sum + cards, 0) / DIE
}

/** Whom to aim a power at, and what it is worth. */
interface Aim {
  readonly player: Player
  readonly worth: number
}

const hands = (o: Outlook): Aim =>
  bestVictim(o.t, (p) => {
    const won = cardsWon(o.t.hand.length, o.t.handSizes[p])
    return won * WEIGHTS.strangeCard * (won > 0 ? 1 + spite(o.t, p) : 1)
  })

const theft = (o: Outlook, circle: Circle): Aim =>
  bestVictim(o.t, (p) =>
    o.t.trains[p].reduce(
      (sum, car) => sum + (worthIn(o, circle, car) + spite(o.t, p) * worthOfCar(o, p, car, o.network.ways)) / DIE,
      -risk(o),
    ),
  )

/** Station 5: everybody runs the same risk. */
const derailments = (o: Outlook): number =>
  rivals(o.t).reduce((sum, p) => sum + (spite(o.t, p) * stakeOf(o, p)) / DIE, -risk(o))

/** Station 7: the best card of the brimstone value that the die shows. */
function removal(o: Outlook): number {
  const changes = removals(o)
  const best = FACES.map((die) => changes.find(({ card }) => TRACTION[card] === die)?.worth ?? 0)
  return best.reduce((sum, worth) => sum + worth / DIE, -risk(o))
}

/** Station 8: at least one card can be turned, unless the die shows a six. */
const turning = (o: Outlook): number => ((turnings(o)[0]?.worth ?? 0) * (DIE - 1)) / DIE - risk(o)

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)

type Worth = (o: Outlook, s: State, circle: Circle) => number

/** By station: what its power is worth, as far as it can be told at a glance. */
const AT_A_GLANCE: readonly Worth[] = [
  () => 0,
  ({ t }, s) => (s.ticket[t.me] === 0 && sum(s.ticket) < TICKETS ? WEIGHTS.ticket : 0),
  (o) => hands(o).worth,
  (o) => gluttony(o),
  (o) => worthOfMark(o),
  (o) => derailments(o),
  ({ t }, s) => (s.chip[t.me] === 0 && sum(s.chip) < CHIPS ? WEIGHTS.heresy : 0),
  () => 0,
  () => 0,
  (o, _s, circle) => theft(o, circle).worth,
]

/** Of those that take a closer look. */
const AT_A_LOOK: Readonly<Partial<Record<Circle, Worth>>> = { 7: removal, 8: turning }

export const visitsOf = (o: Outlook, s: State): number[] =>
  AT_A_GLANCE.map((worth, circle) => Math.max(0, worth(o, s, circle)))

export const worthOfUsing = (o: Outlook, s: State, circle: Circle): number =>
  (AT_A_LOOK[circle] ?? AT_A_GLANCE[circle])(o, s, circle)

/** The opponent to aim a power at. */
export const chooseTarget = (o: Outlook, circle: Circle): Player => (circle === 2 ? hands(o) : theft(o, circle)).player

/** A decision that somebody else has made about a station. */
interface Decision {
  readonly by: Player
  readonly circle: Circle
  readonly used: number
  readonly target: Player
}

/** By station: what its use by somebody else can cost me. */
const HARM: Readonly<Partial<Record<Circle, (o: Outlook, it: Decision) => number>>> = {
  2: ({ t }, { by, target }) => (target === t.me ? WEIGHTS.strangeCard * cardsWon(t.handSizes[by], t.hand.length) : 0),
  3: ({ t }) => (t.hand.length === Math.max(...t.handSizes) && t.hand.length > 1 ? WEIGHTS.strangeCard : 0),
  5: (o) => risk(o),
  9: (o, { target }) =>
    target === o.t.me ? sum(o.t.train.map((car) => worthOfCar(o, o.t.me, car, o.network.ways))) / DIE : 0,
}

const RISKY: readonly Circle[] = [5, 7, 8, 9]

/** Whether to spend a heresy chip: against what harms me, or to make somebody run a risk. */
export function chooseReaction(o: Outlook, legal: readonly Move[], it: Decision): Move {
  const harm = HARM[it.circle]?.(o, it) ?? 0
  if (it.used) return harm >= WEIGHTS.heresySpent && legal.includes(CANCEL) ? CANCEL : LET
  if (!RISKY.includes(it.circle)) return LET
  const gain = (spite(o.t, it.by) * stakeOf(o, it.by)) / DIE
  return gain - harm >= WEIGHTS.heresySpent && legal.includes(FORCE) ? FORCE : LET
}
