import { capital, type Player } from '@acheron/core'
import { ANTEHELL, circleOf, PLACE_IDS, type Place, QUARTERS, quarterOf, SECTIO } from '../src/board.ts'
import { DESIGN_IDS, type Design } from '../src/cards/deck.ts'
import { HELL_IDS, type HellCard } from '../src/cards/hell-deck.ts'
import { PHENOMENON_IDS } from '../src/cards/phenomena.ts'
import { DEMON_IDS, type Demon } from '../src/demons.ts'
import { ATTACKS, type Hound } from '../src/hounds.ts'
import { LIEUTENANT_IDS, type Lieutenant } from '../src/lieutenants.ts'
import { FREEBOOTERS, type Owner } from '../src/state.ts'
import type { Words } from './en.ts'

/** What a player is called. */
export type Naming = (p: Player) => string

/** The things on the table by name. */
export interface Things {
  name: Naming
  side(owner: Owner): string
  /** The name of a Sectio; undefined is AnteHell. */
  where(place: Place): string | undefined
  sectio(place: Place): string
  /** Sectio together: a circle, a quarter, or one by one. */
  area(places: readonly Place[]): string
  demon(demon: Demon): string
  card(design: Design): string
  hellCard(card: HellCard): string
  phenomenon(it: number): string
  lieutenant(it: Lieutenant): string
  hound(hound: Hound): string
  /** What a card or a skill does. */
  cardText(design: Design): string
  hellText(card: HellCard): string
  skill(demon: Demon): string
}

const CIRCLES = SECTIO / QUARTERS

const find = <T>(table: Readonly<Record<string, T>>, id: string): T => table[id]

export function thingsOf({ names, terms }: Words, name: Naming): Things {
  const sectio = (place: Place): string => (place === ANTEHELL ? terms.antehell : find(names.sectio, PLACE_IDS[place]))
  const circle = (n: number): string => terms.circle(n + 1, names.circles[n])
  return {
    name,
    side: (owner) => (owner === FREEBOOTERS ? terms.freebooters : name(owner)),
    where: (place) => (place === ANTEHELL ? undefined : sectio(place)),
    sectio,
    area(places) {
      const [first] = places
      if (places.length === SECTIO) return terms.hell
      if (places.length === QUARTERS && places.every((place) => circleOf(place) === circleOf(first)))
        return circle(circleOf(first))
      if (places.length === CIRCLES && places.every((place) => quarterOf(place) === quarterOf(first)))
        return terms.quarter(quarterOf(first) + 1)
      return places.map(sectio).join(', ')
    },
    demon: (demon) => find(names.demons, DEMON_IDS[demon]).name,
    card: (design) => find(names.arcana, DESIGN_IDS[design]).name,
    hellCard: (card) => find(names.hellCards, HELL_IDS[card]).name,
    phenomenon: (it) => find(names.phenomena, PHENOMENON_IDS[it]).name,
    lieutenant: (it) => capital(LIEUTENANT_IDS[it]),
    hound: (hound) => terms.hound(ATTACKS[hound]),
    cardText: (design) => find(names.arcana, DESIGN_IDS[design]).text,
    hellText: (card) => find(names.hellCards, HELL_IDS[card]).text,
    skill: (demon) => find(names.demons, DEMON_IDS[demon]).text,
  }
}
