import type { Language } from '@acheron/core'
import { GAMES, type Listing } from '@acheron/games'
import type { Words } from '../text/en.ts'

/** A game as the first screen shows it, whether it can be played yet or not. */
export interface ShownPlate {
  readonly id: string
  readonly seats: readonly [fewest: number, most: number]
  readonly minutes: readonly [from: number, to: number]
  readonly weight: number
  readonly name: Readonly<Record<Language, string>>
  readonly line: Readonly<Record<Language, string>>
  readonly aim?: Readonly<Record<Language, readonly string[]>>
  readonly makers?: Readonly<Record<Language, string>>
  /** Absent while the game is being built. */
  readonly listing?: Listing
}

const same = (name: string): Readonly<Record<Language, string>> => ({ en: name, fr: name, de: name })

/** The games to come. One that is in the list of games leaves this one by itself. */
const COMING: readonly ShownPlate[] = [
  {
    id: 'hellgame',
    seats: [2, 6],
    minutes: [120, 240],
    weight: 5,
    name: same('HellGame'),
    line: {
      en: 'Three demons, a few legions and a long memory: rule one circle of hell before the others do.',
      fr: 'Trois démons, quelques légions et la rancune tenace : régner sur un cercle avant tous les autres.',
      de: 'Drei Dämonen, ein paar Legionen und ein langes Gedächtnis: als Erster einen Höllenkreis beherrschen.',
    },
    makers: {
      en: 'Lars Johansson, Mattias Carlson, Jerry Malone and Anders Fager, The HellGame Ltd. 2002',
      fr: 'Lars Johansson, Mattias Carlson, Jerry Malone et Anders Fager, The HellGame Ltd., 2002',
      de: 'Lars Johansson, Mattias Carlson, Jerry Malone und Anders Fager, The HellGame Ltd. 2002',
    },
  },
]

const PLAYABLE: readonly ShownPlate[] = GAMES.map((listing) => ({
  ...listing.plate,
  minutes: [listing.plate.minutes, listing.plate.minutes],
  listing,
}))

/** What can be played comes first. */
export const PLATES: readonly ShownPlate[] = [
  ...PLAYABLE,
  ...COMING.filter(({ id }) => !PLAYABLE.some((plate) => plate.id === id)),
]

export const plateOf = (game: string): ShownPlate | undefined => PLATES.find(({ id }) => id === game)

/** Minutes up to two hours, hours beyond. */
export function duration([from, to]: readonly [number, number], words: Words): string {
  return from >= 120 ? words.hours(from / 60, to / 60) : words.minutes(from, to)
}
