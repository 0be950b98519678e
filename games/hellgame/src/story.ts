import type { Player, Story } from '@acheron/core'
import type { Place } from './board.ts'
import type { Card, Design } from './cards/deck.ts'
import type { HellCard } from './cards/hell-deck.ts'
import type { Demon } from './demons.ts'
import type { Hound } from './hounds.ts'
import type { Lieutenant } from './lieutenants.ts'
import type { Owner } from './state.ts'

/** Everything that can happen, with what all may know of it. */
interface Facts {
  // Setting up and phases
  turn: { turn: number }
  phase: { phase: number }
  'demon-drawn': { by: Player; demon: Demon }
  'demon-swapped': { by: Player; demon: Demon }
  'sectio-dealt': { by: Player; place: Place }
  'order-rolled': { players: Player[] }
  // Hell phase
  'hell-drawn': { card: HellCard; as: number }
  'permanent-laid': { card: HellCard; box: number }
  'permanent-gone': { card: HellCard }
  'event-redrawn': { by: Player; card: HellCard }
  phenomenon: { phenomenon: number; places: Place[] }
  // Cards
  drew: { by: Player; count: number }
  'not-drawn': { by: Player; die: number }
  'right-away': { by: Player; card: Design }
  discarded: { by: Player; card: Design }
  'card-taken': { by: Player; from: Player }
  'hand-seen': { by: Player; at: Player; count: number }
  'pile-seen': { by: Player; deck: number; count: number }
  'cards-laid-under': { by: Player; count: number }
  'hands-rotated': { by: Player }
  // Souls and favours
  souls: { by: Player; n: number; why: number }
  favours: { by: Player; n: number }
  disfavours: { by: Player; n: number }
  'souls-given': { by: Player; to: Player; n: number }
  collected: { by: Player; souls: number }
  'earth-souls': { demon: Demon; die: number; souls: number }
  'earth-favour': { demon: Demon; die: number; got: number }
  'wise-men': { by: Player; die: number }
  upkeep: { by: Player; souls: number; unpaid: number }
  offered: { by: Player; to: Player; taken: number; refused: number }
  given: { by: Player; to: Player; what: number; thing: number; accepted: number }
  // Units
  raised: { by: Owner; place: Place; count: number }
  recruited: { by: Player; die: number; lieutenant: Lieutenant }
  'recruiting-failed': { by: Player; die: number }
  'lieutenant-placed': { by: Owner; lieutenant: Lieutenant; place: Place }
  'lieutenant-gone': { lieutenant: Lieutenant; why: number }
  'bonus-paid': { by: Player; lieutenant: Lieutenant; souls: number }
  tamed: { by: Player; die: number; hound: Hound }
  stray: { hound: Hound; place: Place }
  rampages: { hound: Hound; place: Place }
  'hound-gone': { hound: Hound }
  'legions-gone': { by: Owner; place: Place; count: number; why: number }
  'legions-turned': { from: Owner; to: Owner; place: Place; count: number }
  'lieutenant-turned': { lieutenant: Lieutenant; to: Owner }
  freebooters: { place: Place; count: number }
  // Sectio
  gained: { by: Owner; place: Place; from: Owner }
  revoked: { place: Place; from: Owner }
  lucifer: { by: Player; place: Place; souls: number }
  sign: { places: Place[]; sign: number }
  // Actions
  acts: { demon: Demon; action: number; card: Design }
  order: { demon: Demon; at: number }
  marched: { by: Owner; from: Place; to: Place; legions: number; lieutenant: Lieutenant }
  'passage-asked': { by: Player; place: Place; granted: number }
  lost: { by: Player; die: number }
  fled: { by: Owner; from: Place; to: Place; dice: number[]; legions: number; lieutenant: Lieutenant }
  'flight-failed': { by: Owner; place: Place; dice: number[]; legions: number; lieutenant: Lieutenant }
  earth: { demon: Demon }
  home: { demon: Demon }
  influence: { demon: Demon; dice: number[]; succeeded: number }
  supplicated: { demon: Demon; dice: number[]; result: number }
  deeds: { demon: Demon; dice: number[]; favours: number }
  incapacitated: { demon: Demon; recoversOn: number }
  recovered: { demon: Demon; die: number }
  'still-incapacitated': { demon: Demon; die: number }
  killed: { demon: Demon }
  rolled: { demon: Demon; die: number; passed: number }
  duel: { a: Demon; b: Demon; sums: number[]; won: number }
  // Magic
  announced: { by: Player; demon: Demon; card: Design; targets: number[] }
  countered: { by: Player; demon: Demon; card: Design }
  cancelled: { card: Design }
  redirected: { card: Design; demon: Demon }
  group: { by: Player; demons: Demon[]; total: number; stands: number }
  // Independents
  uriel: { place: number }
  'uriel-rolled': { die: number }
  lilith: { place: number; aspect: number }
  'lilith-rolled': { die: number }
  courted: { demons: Demon[]; winner: Demon; steers: number }
  'hound-moved': { hound: Hound; die: number; to: Place }
  // Combat
  combat: { place: Place; camps: number[] }
  peace: { place: Place }
  joins: { demon: Demon; cards: number }
  attacks: { by: Owner; dice: number[]; hits: number }
  saves: { by: Owner; dice: number[]; lost: number }
  'hound-fight': { hounds: Hound[]; sums: number[] }
  won: { place: Place; camp: number; players: Player[] }
  /** 11.3.5: what the dice of each camp add up to. */
  'quick-fight': { place: Place; sums: number[] }
  cup: { place: Place; camp: number }
  // What several have answered in secret is shown when all have
  answers: { about: number; players: Player[] }
  stands: { card: Design }
  // Petitions and the end
  petition: { by: Player; place: Place; way: number; die: number; granted: number }
  atoned: { by: Player; disfavours: number }
  sixes: { by: Player; cards: Card[] }
  ended: { ending: number; winners: Player[] }
}

type Shown = { readonly reveals?: 'all' | readonly Player[] }
type Secret = {
  readonly secret?: { readonly facts: { cards?: number[]; card?: number }; readonly readers: readonly Player[] }
}
export type HellgameEvent = {
  [Id in keyof Facts]: { readonly id: Id; readonly facts: Facts[Id] } & Shown & Secret
}[keyof Facts]

export type HellgameStory = Story<HellgameEvent>

/** What was asked of several at once. */
export const PASSAGE = 0
export const PEACE_OFFER = 1
export const ALLIES = 2
export const CONSENT = 3
export const GIFTS = 4
export const FLIGHT = 5
export const ATONEMENT = 6
export const COURTING = 7
export const PLACING = 8
export const MUTINY = 9

/** Everybody sees who has said yes, fled, given, courted. */
export function showAnswers(story: HellgameStory | undefined, about: number, players: readonly Player[]): void {
  story?.tell({ id: 'answers', facts: { about, players: [...players] }, reveals: 'all' })
}

/** Why souls come or go, and why units leave the map. */
export const BY_CARD = 0
export const BY_COMBAT = 1
export const BY_SPIRIT = 2
export const BY_DANGER = 3
export const DISMISSED = 4
export const UNPAID = 5
export const CAPTURED = 6
export const SACRIFICED = 7
export const BY_SKILL = 8
export const PAID = 9
