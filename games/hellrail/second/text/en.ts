import { grammar } from '@acheron/core'
import { railwayEn } from '../../railway/text/en.ts'
import type { Explained } from '../../railway/text/explained.ts'

const { count } = grammar('en-GB')

const railway = railwayEn({
  circle: 'station',
  car: ['wagon', 'wagons'],
  traction: 'brimstone',
  marker: ['barrier', 'barriers'],
  couple: 'Pick up',
  couples: 'picks up',
  acts: {
    couple: 'pick up a wagon',
    deliver: 'deliver a wagon',
    cross: 'take the ferry',
    stoke: 'exchange cards',
  },
  glutton: 'You must play your whole hand in this turn.',
  stoke: (card, cards) => `Exchange ${card}: draw ${cards}`,
  stoked: (by, card, cards) => `${by} exchanges ${card} for ${cards}`,
})
const { cars, cells, circle, listed, towards, traction } = railway

/** One for each of the stations 1 to 9. */
// biome-ignore format: nine
type Powers = readonly [
  Explained, Explained, Explained, Explained, Explained, Explained, Explained, Explained, Explained,
]

/** By station, from 1: what its power is called, and what it does. */
const powers: Powers = [
  { name: 'Limbo', does: 'Take a ferry ticket, with which your engine can try to cross empty cells.' },
  {
    name: 'Lust',
    does:
      'Choose an opponent and roll the die against the number of their cards: if it is lower, you draw that many of ' +
      'them; if it is higher, they draw that many of yours; if it is the same, you swap hands.',
  },
  {
    name: 'Gluttony',
    does:
      'Draw cards from the other hands until you hold the most; then your turn does not end until you have played ' +
      'them all.',
  },
  { name: 'Greed', does: 'Put a barrier on a free sleeper: every engine that comes there must roll for its wagons.' },
  { name: 'Wrath', does: 'Roll the die for every player, for yourself last: whoever gets a 6 derails.' },
  { name: 'Heresy', does: 'Take a heresy chip, which overrules what another player decides about a station.' },
  {
    name: 'Violence',
    does: 'Roll the die: with 1 to 5 you remove an unoccupied rail card of that brimstone value; with a 6 you derail.',
  },
  {
    name: 'Fraud',
    does: 'Roll the die: with 1 to 5 you may turn up to that many unoccupied rail cards; with a 6 you derail.',
  },
  {
    name: 'Treachery',
    does:
      'Choose an opponent and roll the die: with 1 to 5 you take all their wagons of that brimstone value; with a 6 ' +
      'you derail.',
  },
]

/** Everything that the Second Perdition says. The other languages have this shape. */
export const en = {
  name: 'HellRail 1999',
  railway,
  powers,

  tokens: {
    chip: {
      name: 'Heresy chip',
      does: 'Prevents a power that another player wants to use, or forces one that they decline.',
    },
    ticket: {
      name: 'Ferry ticket',
      does:
        'Carries your engine straight over up to five empty cells if the die shows more than their number; if not, ' +
        'you derail.',
    },
    barrier: {
      name: 'Barrier',
      does:
        'Whoever comes to this sleeper rolls the die: 1 to 5 is the number of wagons that stay; with a 6 the engine ' +
        'derails.',
    },
  },

  /** What the player must do: the one who is asked reads it. */
  prompts: {
    ferry: 'Choose the way of the ferry: roll more than its empty cells, or derail.',
    target: (power: string) => `${power}: choose an opponent.`,
    prevent: (line: string) => `${line}: prevent it with your heresy chip, or let it be.`,
    force: (line: string) => `${line}: force it with your heresy chip, or let it be.`,
    gluttony: (power: string) => `${power}: choose the hand from which you draw a card.`,
    barrier: (power: string) => `${power}: choose a sleeper without an engine for the barrier.`,
    removal: (power: string, die: number) => `${power}: remove an unoccupied rail card of ${traction(die)}.`,
    turning: (power: string, more: number) =>
      `${power}: turn up to ${count(more, 'more rail card', 'more rail cards')}, or leave it at that.`,
  },

  /** Moves, as buttons and menus show them. */
  moves: {
    useSome: 'Use the power of the station',
    ferry: 'Take the ferry',
    prevent: 'Prevent it with the heresy chip',
    force: 'Force it with the heresy chip',
  },

  /** What happened. A secret is missing for those who may not know it. */
  story: {
    rolled: (by: string, die: number) => `${by} rolls ${die}`,
    rolledFor: (by: string, name: string, die: number) => `${by} rolls ${die} for ${name}`,
    announced: (by: string, power: string, c: number) => `${by} uses ${power} (${circle(c)})`,
    declined: (by: string, power: string, c: number) => `${by} does without ${power} (${circle(c)})`,
    prevented: (by: string, name: string, c: number) => `${by} plays a heresy chip: ${name} may not use ${circle(c)}`,
    forced: (by: string, name: string, c: number) => `${by} plays a heresy chip: ${name} must use ${circle(c)}`,
    tookChip: (by: string) => `${by} takes a heresy chip`,
    tookTicket: (by: string) => `${by} takes a ferry ticket`,
    ferried: (by: string, side: number, n: number) => `${by} takes the ferry ${towards(side)}, over ${cells(n)}`,
    reachedBarrier: (by: string) => `${by} comes to a barrier`,
    lostCars: (by: string, n: number, names: readonly string[]) => `${by} loses ${cars(n)} (${listed(names)})`,
    stoleCars: (by: string, from: string, n: number, names: readonly string[]) =>
      `${by} takes ${cars(n)} from ${from} (${listed(names)})`,
    swappedHands: (by: string, other: string) => `${by} and ${other} swap hands`,
    /** What changed hands: the cards given for those taken. */
    swap: (given: readonly string[], taken: readonly string[]) => `${listed(given)} for ${listed(taken)}`,
  },

  /** Lines of the position that only this edition has. */
  position: {
    supply: 'Supply',
    chips: (n: number) => count(n, 'heresy chip', 'heresy chips'),
    tickets: (n: number) => count(n, 'ferry ticket', 'ferry tickets'),
  },
}

export type Words = typeof en
