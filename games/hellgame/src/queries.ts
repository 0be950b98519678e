import type { Player } from '@acheron/core'
import { ANTEHELL, isSectio, PLACES, type Place, SECTIO } from './board.ts'
import { type Card, COPIES, DESIGN_OF, type Design, FIRST_CARD, SIXES } from './cards/deck.ts'
import { ALL_DEMONS, DEMONS, type Demon } from './demons.ts'
import { ALL_HOUNDS, type Hound } from './hounds.ts'
import { ALL_LIEUTENANTS, BY_BONUS, COMMAND, type Lieutenant } from './lieutenants.ts'
import {
  AVAILABLE,
  BROUGHT,
  CARD_PLACE_BITS,
  CLOSED,
  CLOSED_TO_SPIRITS,
  FREEBOOTERS,
  HAND,
  LEGION_BITS,
  LEGIONS,
  MOST_SEATS,
  NO_FLEE,
  NOBODY,
  OWNERS,
  type Owner,
  RETURNED,
  type State,
} from './state.ts'

// Players

const SEATED: readonly (readonly Player[])[] = Array.from({ length: MOST_SEATS + 1 }, (_, seats) =>
  Array.from({ length: seats }, (_, p) => p),
)

export const everybody = (g: State): readonly Player[] => SEATED[g.seats]
export const isPlayer = (g: State, owner: Owner): boolean => owner >= 0 && owner < g.seats
export const othersAfter = (g: State, p: Player): Player[] =>
  Array.from({ length: g.seats - 1 }, (_, i) => (p + 1 + i) % g.seats)

/** What may be spent: each disfavour binds a favour (14.1). */
export const spendableFavours = (g: State, p: Player): number => Math.max(0, g.favours[p] - g.disfavours[p])

export function sectioOf(g: State, p: Owner): Place[] {
  const out: Place[] = []
  for (let place = 0; place < SECTIO; place++) if (g.owner[place] === p) out.push(place)
  return out
}

export const sectioCount = (g: State, p: Owner): number => {
  let count = 0
  for (let place = 0; place < SECTIO; place++) if (g.owner[place] === p) count++
  return count
}

// Legions: by class, plain or holding a hound

const LEGION_MASK = (1 << LEGION_BITS) - 1
export const legionsAt = (g: State, owner: Owner, place: Place): number =>
  (g.legions[place] >> (owner * LEGION_BITS)) & LEGION_MASK

export function houndedAt(g: State, owner: Owner, place: Place): number {
  let count = 0
  for (let hound = 0; hound < g.houndOwner.length; hound++)
    if (g.houndOwner[hound] === owner && g.houndPlace[hound] === place) count++
  return count
}

export const plainAt = (g: State, owner: Owner, place: Place): number =>
  legionsAt(g, owner, place) - houndedAt(g, owner, place)

export const legionsOfClass = (g: State, owner: Owner, place: Place, hounded: boolean): number =>
  hounded ? houndedAt(g, owner, place) : plainAt(g, owner, place)

export function legionsOnMap(g: State, owner: Owner): number {
  let count = 0
  for (let place = 0; place < PLACES; place++) count += legionsAt(g, owner, place)
  return count
}

export const stockOf = (g: State, owner: Owner): number => LEGIONS - legionsOnMap(g, owner)

/** Places where somebody has legions. */
export function legionPlaces(g: State, owner: Owner): Place[] {
  const out: Place[] = []
  for (let place = 0; place < PLACES; place++) if (legionsAt(g, owner, place) > 0) out.push(place)
  return out
}

export function allLegionsAt(g: State, place: Place): number {
  let count = 0
  for (let owner = 0; owner < OWNERS; owner++) count += legionsAt(g, owner, place)
  return count
}

// Hounds

/** Tamed hounds of somebody in a place, the strongest first. */
export function tamedAt(g: State, owner: Owner, place: Place): Hound[] {
  const out: Hound[] = []
  for (let hound = g.houndPlace.length - 1; hound >= 0; hound--)
    if (g.houndPlace[hound] === place && g.houndOwner[hound] === owner) out.push(hound)
  return out
}

export const tamedOf = (g: State, owner: Owner): Hound[] =>
  ALL_HOUNDS.filter((hound) => g.houndOwner[hound] === owner && g.houndPlace[hound] >= 0)

/** The strongest first: hounds go by their strength. */
export const rampagingAt = (g: State, place: Place): Hound[] => tamedAt(g, NOBODY, place)

export function hasRampaging(g: State, place: Place): boolean {
  for (let hound = 0; hound < g.houndPlace.length; hound++)
    if (g.houndPlace[hound] === place && g.houndOwner[hound] === NOBODY) return true
  return false
}

export const houndsInBox = (g: State): Hound[] => ALL_HOUNDS.filter((hound) => g.houndPlace[hound] < 0)

// Lieutenants

/** Those with the greatest bonus first. */
export function lieutenantsAt(g: State, owner: Owner, place: Place): Lieutenant[] {
  const out: Lieutenant[] = []
  for (const it of BY_BONUS) if (g.lieutenantOwner[it] === owner && g.lieutenantPlace[it] === place) out.push(it)
  return out
}

export function lieutenantsOf(g: State, owner: Owner): Lieutenant[] {
  const out: Lieutenant[] = []
  for (let it = 0; it < g.lieutenantOwner.length; it++) if (g.lieutenantOwner[it] === owner) out.push(it)
  return out
}

export function hasLieutenant(g: State, owner: Owner, place: Place): boolean {
  for (let it = 0; it < g.lieutenantOwner.length; it++)
    if (g.lieutenantOwner[it] === owner && g.lieutenantPlace[it] === place) return true
  return false
}

/** The lieutenants of a box, the top one first. */
export const boxContents = (g: State, box: number): Lieutenant[] =>
  ALL_LIEUTENANTS.filter((it) => g.lieutenantPlace[it] === AVAILABLE + box).sort(
    (a, b) => g.lieutenantHeight[a] - g.lieutenantHeight[b],
  )

export const returned = (g: State): Lieutenant[] => ALL_LIEUTENANTS.filter((it) => g.lieutenantPlace[it] === RETURNED)

/** What each lieutenant of a party leads, greatest bonus first; legions with hounds last (G-125). */
export interface Led {
  readonly lieutenant: Lieutenant
  plain: number
  hounded: number
}

export function ledAt(g: State, owner: Owner, place: Place): Led[] {
  let plain = plainAt(g, owner, place)
  let hounded = houndedAt(g, owner, place)
  return lieutenantsAt(g, owner, place).map((lieutenant) => {
    const takes = Math.min(plain, COMMAND[lieutenant])
    const withHounds = Math.min(hounded, COMMAND[lieutenant] - takes)
    plain -= takes
    hounded -= withHounds
    return { lieutenant, plain: takes, hounded: withHounds }
  })
}

/** How many legions of a class nobody leads. */
export function unledAt(g: State, owner: Owner, place: Place, hounded: boolean): number {
  const all = legionsOfClass(g, owner, place, hounded)
  if (all === 0 || !hasLieutenant(g, owner, place)) return all
  return all - ledAt(g, owner, place).reduce((sum, it) => sum + (hounded ? it.hounded : it.plain), 0)
}

// Parties: whatever one owner has in a place

export const hasUnits = (g: State, owner: Owner, place: Place): boolean =>
  legionsAt(g, owner, place) > 0 || hasLieutenant(g, owner, place)

export function unitsAt(g: State, owner: Owner, place: Place): number {
  let count = legionsAt(g, owner, place) + houndedAt(g, owner, place)
  for (let it = 0; it < g.lieutenantOwner.length; it++)
    if (g.lieutenantPlace[it] === place && g.lieutenantOwner[it] === owner) count++
  return count
}

/** Hounds and lieutenants stand only where their place says. */
export function allUnitsAt(g: State, place: Place): number {
  let count = allLegionsAt(g, place)
  for (let hound = 0; hound < g.houndPlace.length; hound++) if (g.houndPlace[hound] === place) count++
  for (let it = 0; it < g.lieutenantPlace.length; it++) if (g.lieutenantPlace[it] === place) count++
  return count
}

/** Whether legions of others (Freebooters too) are there. */
export const hasForeignLegions = (g: State, owner: Owner, place: Place): boolean =>
  (g.legions[place] & ~(LEGION_MASK << (owner * LEGION_BITS))) !== 0

/** Whether a unit of this owner would have to fight there: legions of others, or a rampaging hound. */
export const hasEnemies = (g: State, owner: Owner, place: Place): boolean =>
  hasForeignLegions(g, owner, place) || hasRampaging(g, place)

/** Other players with units there, by seat. */
export const othersAt = (g: State, owner: Owner, place: Place): Player[] => {
  const out: Player[] = []
  for (let p = 0; p < g.seats; p++) if (p !== owner && hasUnits(g, p, place)) out.push(p)
  return out
}

/** Others whose only units there are lieutenants (9.5.2.2); of a Freebooter too. */
export const loneLieutenantsAt = (g: State, owner: Owner, place: Place): Lieutenant[] =>
  ALL_LIEUTENANTS.filter(
    (it) =>
      g.lieutenantPlace[it] === place &&
      g.lieutenantOwner[it] !== owner &&
      g.lieutenantOwner[it] !== NOBODY &&
      legionsAt(g, g.lieutenantOwner[it], place) === 0,
  )

// Sectio

export const isClosed = (g: State, place: Place): boolean => isSectio(place) && (g.signs[place] & CLOSED) !== 0
export const isClosedToSpirits = (g: State, place: Place): boolean =>
  isSectio(place) && (g.signs[place] & CLOSED_TO_SPIRITS) !== 0
export const hasSign = (g: State, place: Place, sign: number): boolean =>
  isSectio(place) && (g.signs[place] & sign) !== 0

/** Neither closed nor Uriel's. */
export const isOpen = (g: State, place: Place): boolean =>
  isSectio(place) && (g.signs[place] & CLOSED) === 0 && g.uriel !== place

/** Souls that it yields more this turn, or less. */
export function extraSouls(g: State, place: Place): number {
  let souls = 0
  for (let i = 0; i < g.yields.length; i += 2) if (g.yields[i] === place) souls += g.yields[i + 1]
  return souls
}

/** Whether a player has won a combat there this turn. */
export function hasWonAt(g: State, p: Player, place: Place): boolean {
  for (let i = 0; i < g.victors.length; i += 2) if (g.victors[i] === place && g.victors[i + 1] === p) return true
  return false
}

export const isUnowned = (g: State, place: Place): boolean =>
  g.owner[place] === NOBODY || g.owner[place] === FREEBOOTERS
export const cannotFleeFrom = (g: State, place: Place): boolean => hasSign(g, place, NO_FLEE)

// Demons

export function demonsOf(g: State, p: Player): Demon[] {
  const out: Demon[] = []
  for (let demon = 0; demon < g.demonOwner.length; demon++) if (g.demonOwner[demon] === p) out.push(demon)
  return out
}

/** Players in the order of their highest demons; whoever has none is last. */
export const byRank = (g: State): Player[] => everybody(g).toSorted((a, b) => highestDemon(g, a) - highestDemon(g, b))
const highestDemon = (g: State, p: Player): Demon => demonsOf(g, p)[0] ?? DEMONS

export const demonsInPlay = (g: State): Demon[] => ALL_DEMONS.filter((demon) => g.demonOwner[demon] !== NOBODY)
export const isOnEarth = (g: State, demon: Demon): boolean => g.walkCard[demon] !== NOBODY
export const isActive = (g: State, demon: Demon): boolean => g.demonOwner[demon] !== NOBODY && g.recoversOn[demon] === 0
/** On earth since an earlier turn (9.6). */
export const isSettledOnEarth = (g: State, demon: Demon): boolean =>
  isOnEarth(g, demon) && ((g.setOff >> demon) & 1) === 0
/** Whose skill it is while he is active, or NOBODY. */
export const bearer = (g: State, demon: Demon): Player => (isActive(g, demon) ? g.demonOwner[demon] : NOBODY)
export const hasActed = (g: State, demon: Demon): boolean => ((g.acted >> demon) & 1) === 1
/** Whether a demon has joined a combat this turn. */
export const hasJoined = (g: State, demon: Demon): boolean => ((g.joined >> demon) & 1) === 1
export const canStillAct = (g: State, demon: Demon): boolean => isActive(g, demon) && !hasActed(g, demon)
/** Whether a demon's next action must be to pass for good (10.1). */
export const mustPass = (g: State, demon: Demon): boolean => ((g.mustPass >> demon) & 1) === 1
export const demonBag = (g: State): Demon[] =>
  ALL_DEMONS.filter((demon) => g.demonOwner[demon] === NOBODY && !g.demonQueue.includes(demon))

/** How often his skill was used this turn. */
export const skillUses = (g: State, demon: Demon): number => g.skillUses.filter((it) => it === demon).length

// Cards, of either deck: `g.arcana` or `g.hell`

const CARD_PLACE = (1 << CARD_PLACE_BITS) - 1
export const whereIs = (deck: readonly number[], card: number): number => deck[card] & CARD_PLACE
/** A bit for each player. */
export const whoKnows = (deck: readonly number[], card: number): number => deck[card] >> CARD_PLACE_BITS

function cardsAt({ arcana }: State, where: number): Card[] {
  const out: Card[] = []
  for (let card = 0; card < arcana.length; card++) if (whereIs(arcana, card) === where) out.push(card)
  return out
}

export const handOf = (g: State, p: Player): Card[] => cardsAt(g, HAND + p)
export const broughtBy = (g: State, demon: Demon): Card[] => cardsAt(g, BROUGHT + demon)

export function handSize({ arcana }: State, p: Player): number {
  let count = 0
  for (let card = 0; card < arcana.length; card++) if (whereIs(arcana, card) === HAND + p) count++
  return count
}

/** The designs in a place, each once, in the order of the deck. */
export function designsAt({ arcana }: State, where: number): Design[] {
  const out: Design[] = []
  for (let card = 0; card < arcana.length; card++)
    if (whereIs(arcana, card) === where && out[out.length - 1] !== DESIGN_OF[card]) out.push(DESIGN_OF[card])
  return out
}

/** A copy of a design in a place, or NOBODY. */
export function copyAt({ arcana }: State, design: Design, where: number): Card {
  const first = FIRST_CARD[design]
  for (let card = first; card < first + COPIES[design]; card++) if (whereIs(arcana, card) === where) return card
  return NOBODY
}

/** Cards that count for the limit: in hand, and brought to a combat. */
export function cardsHeld(g: State, p: Player): number {
  let count = handSize(g, p)
  for (const demon of demonsOf(g, p)) count += broughtBy(g, demon).length
  return count
}

export const sixesOf = (g: State, p: Player): Card[] => handOf(g, p).filter((card) => SIXES[DESIGN_OF[card]])

export const isSectioOwnedBy = (g: State, place: Place, p: Player): boolean => isSectio(place) && g.owner[place] === p

/** Lieutenants without a legion of their own side among enemy legions or rampaging hounds (G-126, G-152). */
export const strandedAt = (g: State, place: Place): Lieutenant[] =>
  place === ANTEHELL
    ? []
    : ALL_LIEUTENANTS.filter((it) => {
        const owner = g.lieutenantOwner[it]
        if (g.lieutenantPlace[it] !== place || owner === NOBODY) return false
        return legionsAt(g, owner, place) === 0 && hasEnemies(g, owner, place)
      })
