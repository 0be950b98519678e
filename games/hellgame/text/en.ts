import { movesEn as moves } from './moves/en.ts'
import { namesEn as names } from './names/en.ts'
import { promptsEn as prompts } from './prompts/en.ts'
import { storyEn as story } from './story/en.ts'
import { termsEn as terms } from './terms/en.ts'

/** Everything that HellGame says. The other languages have this shape. */
export const en = {
  name: 'HellGame',
  /** A player without a name, by the number of the seat. */
  seat: (n: number) => `Seat ${n}`,
  names,
  terms,
  prompts,
  moves,
  story,

  options: { length: 'Length', 'small-fights': 'Small fights', 'long-fights': 'Long fights' },
  choices: {
    length: { full: '24 turns at most', short: '8 turns at most' },
    'small-fights': { full: 'fought in rounds', quick: 'one roll for each legion' },
    'long-fights': { full: 'fought to the end', 'three-rounds': 'the cup decides after three rounds' },
  },
  endings: { circle: 'A whole circle', sixes: 'Three sixes', patience: 'Lucifer has lost patience' },
  parts: { victory: 'Victory', circle: 'Sectio of the best circle', sectio: 'Other Sectio' },

  /** The position, line by line. */
  position: {
    line: (head: string, things: readonly string[]) => `${head}: ${things.join('; ')}`,
    settingUp: 'setting up',
    turn: (n: number, last: number, phase: string) => `Turn ${n} of ${last} at most, ${phase}`,
    over: (n: number) => `The game is over after turn ${n}`,
    permanent: (box: string, name: string, text: string) => `Permanent event of ${box}, “${name}”: ${text}`,
    track: (demons: readonly string[]) => `Still to act: ${demons.join(', ')}`,
    uriel: (where: string) => `Uriel: ${where}`,
    onEarth: 'on earth',
    lilith: (where: string) => `Lilith (${where})`,
    fight: (sectio: string, round: number) => `Combat in ${sectio}${round > 0 ? `, round ${round}` : ''}`,
    /** Marks the reader among the players. */
    me: (name: string) => `${name} (you)`,
    inHand: (n: number) => `${terms.cards(n)} in hand`,
    sectioOf: (name: string) => `Sectio of ${name}`,
    walks: (name: string) => `on earth by “${name}”`,
    incapacitated: (recoversOn: number) => `incapacitated, recovers on ${recoversOn} or more`,
    acted: 'has acted',
    fights: (brought: string) => `in the combat with ${brought}`,
    owner: (name: string) => `owner ${name}`,
    units: (side: string, units: string) => `${units} (${side})`,
    rampages: (hound: string) => `rampaging ${hound}`,
    yieldsCards: 'Arcana cards',
    sectio: (name: string, circle: number, quarter: number, souls: string) =>
      `${name} (circle ${circle}, quarter ${quarter}, ${souls})`,
    emptyHand: 'Your hand is empty',
    card: (name: string) => `In your hand, “${name}”`,
    minor: (kind: string, cost: string) => `${kind} for ${cost}`,
    major: (timing: string, sphere: string, cost: string) => `major arcana: ${timing}, ${sphere}, ${cost}`,
  },
}

export type Words = typeof en
