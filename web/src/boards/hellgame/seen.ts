import type { Json, Player } from '@acheron/core'
import {
  ANTEHELL,
  ATTACKS,
  type Demon,
  type Design,
  FREEBOOTERS,
  type HellCard,
  type Hound,
  isSectio,
  isVerb,
  type Lieutenant,
  NOBODY,
  nounOf,
  type Owner,
  type Place,
  QUARTERS,
  SECTIO,
} from '@acheron/games/hellgame'

export interface Seat {
  readonly souls: number
  readonly favours: number
  readonly disfavours: number
  readonly cards: number
  readonly known: readonly Design[]
}

export interface ShownDemon {
  readonly demon: Demon
  readonly owner: Player
  readonly walk: Design
  readonly recoversOn: number
  readonly acted: number
  readonly joined: number
  readonly camp: number
  readonly brought: number
}

/** Something that is going on; the last is the question that is out. */
export interface Underway {
  readonly id: string
  readonly asked?: readonly Player[]
  readonly by?: number
  readonly to?: number
  readonly owner?: number
  readonly place?: number
  readonly ahead?: number
  readonly legions?: number
  readonly lieutenant?: number
  readonly steps?: number
  readonly skulls?: number
  readonly demon?: number
  readonly card?: number
  readonly aim?: number
  readonly gift?: number
}

/** What the board shows. */
export interface Table {
  readonly seats: number
  readonly turn: number
  readonly lastTurn: number
  readonly phase: number
  readonly ending: number
  readonly players: readonly Seat[]
  readonly owner: readonly Owner[]
  readonly signs: readonly number[]
  readonly yields: readonly number[]
  readonly legions: readonly { readonly owner: Owner; readonly place: Place; readonly legions: number }[]
  readonly lieutenants: readonly {
    readonly place: number
    readonly owner: Owner
    readonly height: number
    readonly souls: number
  }[]
  readonly hounds: readonly { readonly place: Place; readonly owner: Owner; readonly camp: number }[]
  readonly demons: readonly ShownDemon[]
  readonly track: readonly Demon[]
  readonly reversed: number
  readonly arcana: { readonly bag: number; readonly top: readonly number[]; readonly queue: readonly number[] }
  readonly hell: { readonly bag: number; readonly top: readonly number[]; readonly queue: readonly number[] }
  readonly permanents: readonly HellCard[]
  readonly uriel: { readonly place: number }
  readonly lilith: { readonly place: number; readonly aspect: number }
  readonly fight: {
    readonly place: number
    readonly round: number
    readonly camp: readonly number[]
    readonly attackPlus: readonly number[]
    readonly roundPlus: readonly number[]
    readonly savePlus: readonly number[]
    readonly bonusPlus: readonly number[]
    readonly silenced: readonly number[]
  }
  readonly underway: readonly Underway[]
  /** Only of whoever looks. */
  readonly me?: Player
  readonly hand?: readonly Design[]
  readonly looking?: readonly HellCard[]
  readonly hellTop?: readonly HellCard[]
  readonly brought?: readonly { readonly demon: Demon; readonly cards: readonly Design[] }[]
  readonly seen?: readonly (readonly Design[])[]
  /** What has been said in Summoning and is shown when all are done: moves. */
  readonly orders?: readonly number[]
}

export const CIRCLES = SECTIO / QUARTERS

export const seen = (view: Json): Table => view as unknown as Table

/** What somebody has in a place. */
export interface Force {
  readonly owner: Owner
  readonly legions: number
  readonly lieutenants: readonly Lieutenant[]
  readonly hounds: readonly Hound[]
}

const numbersOf = <T>(list: readonly T[], isMeant: (one: T) => boolean): number[] =>
  list.flatMap((one, i) => (isMeant(one) ? [i] : []))

export const legionsAt = (view: Table, owner: Owner, place: Place): number =>
  view.legions.find((it) => it.owner === owner && it.place === place)?.legions ?? 0
export const lieutenantsAt = (view: Table, owner: Owner, place: Place): Lieutenant[] =>
  numbersOf(view.lieutenants, (it) => it.place === place && it.owner === owner)
/** The strongest first. */
export const houndsAt = (view: Table, owner: Owner, place: Place): Hound[] =>
  numbersOf(view.hounds, (it) => it.place === place && it.owner === owner).sort((a, b) => ATTACKS[b] - ATTACKS[a])
export const wildAt = (view: Table, place: Place): Hound[] => houndsAt(view, NOBODY, place)

/** By place, whose units stand there: players by seat, then the Freebooters. */
export function forcesAt(view: Table, place: Place): Force[] {
  return [...view.players.keys(), FREEBOOTERS].flatMap((owner) => {
    const force = {
      owner,
      legions: legionsAt(view, owner, place),
      lieutenants: lieutenantsAt(view, owner, place),
      hounds: houndsAt(view, owner, place),
    }
    return force.legions + force.lieutenants.length > 0 ? [force] : []
  })
}

/** Legions of whoever looks that are paid for and not shown to the others yet: where each will stand. */
export const promised = (view: Table): Place[] => (view.orders ?? []).filter((m) => isVerb(m, 'raise')).map(nounOf)

export const sectioOf = (view: Table, owner: Owner): Place[] => numbersOf(view.owner, (it) => it === owner)
export const heldIn = (view: Table, owner: Owner, circle: number): number =>
  view.owner.slice(circle * QUARTERS, (circle + 1) * QUARTERS).filter((it) => it === owner).length
/** The most Sectio of one circle that somebody controls. */
export const bestHeld = (view: Table, owner: Owner): number =>
  Math.max(...Array.from({ length: CIRCLES }, (_, circle) => heldIn(view, owner, circle)))

export const demonsOf = (view: Table, player: Player): ShownDemon[] =>
  view.demons.filter(({ owner }) => owner === player)
export const demonIn = (view: Table, demon: Demon): ShownDemon | undefined =>
  view.demons.find((it) => it.demon === demon)

/** The order of play: whoever has acted by rank, then those who have yet to act; without a track, by rank. */
export function orderOf(view: Table): ShownDemon[] {
  const now = actingDemon(view)
  const waiting = [...(now === undefined ? [] : [now]), ...view.track.filter((demon) => demon !== now)]
  const rest = view.demons.filter(({ demon }) => !waiting.includes(demon)).sort((a, b) => a.demon - b.demon)
  return [...rest, ...waiting.flatMap((demon) => demonIn(view, demon) ?? [])]
}

export const goingOn = (view: Table, id: string): Underway | undefined => view.underway.findLast((it) => it.id === id)
export const actingDemon = (view: Table): Demon | undefined => goingOn(view, 'action')?.demon
/** The question that is out, by its name. */
export const questionOf = (view: Table): string | undefined =>
  view.underway.findLast(({ asked }) => asked !== undefined)?.id
export const isFighting = (view: Table): boolean => isSectio(view.fight.place)
export const isOnMap = (place: number): boolean => place >= 0 && place <= ANTEHELL
