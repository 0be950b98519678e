import type { Stat } from '../demons.ts'

/** The words of the cards: what an effect is made of. `verbs.ts` carries them out. */
export type Who = 'self' | 't1' | 'it' | 'ownerOfIt' | 'each' | 'left' | 'participants' | 'leastFavours' | 'mostSectio'

export type Which = 'caster' | 't1' | 'it' | 'cardCaster' | 'strongestOwn' | 'randomOwnOnEarth'
export type Where =
  | 'area'
  | 't1'
  | 'hell'
  | 'everywhere'
  | 'randomSectio'
  | 'randomUnownedSectio'
  | 'randomCircle'
  | 'randomOwnSectio'
  | 'randomOwnedByIt'
export type Side = 'own' | 'enemy' | 'all' | 'participants'
export type Amount = number | 'd6' | 'half' | 'hearts' | '2perLieutenant' | 'discarded'

/** Numbers that cards, skills and events change; a query of the same name asks for each. */
export type Rule =
  | 'sectioYield'
  | 'noSouls'
  | 'earthSouls'
  | 'isolationPenalty'
  | 'legionPrice'
  | 'arcanaPrice'
  | 'lieutenantUpkeep'
  | 'walkCost'
  | 'petitionFavours'
  | 'freePetition'
  | 'victorRollFree'
  | 'noPetition'
  | 'evilDeedsOn'
  | 'evilDeedsBlankDisfavour'
  | 'supplicationRoll'
  | 'disfavourPrice'
  | 'tameOn'
  | 'marchSteps'
  | 'mustStop'
  | 'closed'
  | 'closedToSpirits'
  | 'spiritsHeld'
  | 'entryDanger'
  | 'noFlee'
  | 'combatRoll'
  | 'saveNumber'
  | 'lieutenantBonus'
  | 'silence'
  | 'orderReversed'

export interface Modify {
  readonly v: 'modify'
  readonly rule: Rule
  /** How much more; or the value itself for rules that are set. */
  readonly n: number
  readonly where?: Where
  readonly side?: Side
  readonly until: 'round' | 'combat' | 'turn'
}

export type Op =
  | Modify
  | { readonly v: 'gainSouls'; readonly who: Who; readonly n: Amount }
  | { readonly v: 'loseSouls'; readonly who: Who; readonly n: Amount }
  | { readonly v: 'moveSouls'; readonly from: Who; readonly to: Who; readonly n: Amount }
  | { readonly v: 'gainFavours' | 'gainDisfavours' | 'loseDisfavours'; readonly who: Who; readonly n: number }
  | { readonly v: 'drawArcana'; readonly who: Who; readonly n: Amount }
  | { readonly v: 'discardRandom'; readonly who: Who; readonly n: number }
  | { readonly v: 'discardByCaster'; readonly who: Who; readonly n: number }
  | { readonly v: 'discardSixes'; readonly who: Who }
  | { readonly v: 'takeRandom'; readonly from: Who; readonly to: Who }
  | { readonly v: 'takeChosen'; readonly from: Who }
  | { readonly v: 'lookHand'; readonly at: Who; readonly n: number }
  | { readonly v: 'conspire'; readonly n: number }
  | { readonly v: 'takeOneRearrange'; readonly n: number }
  | { readonly v: 'rotateHands' }
  | { readonly v: 'placeLegions'; readonly who: Who; readonly n: number; readonly where: 'ownSectio' | 't1' }
  | { readonly v: 'placeFreebooters'; readonly n: number; readonly where: Where; readonly lieutenant?: true }
  | { readonly v: 'strayHound'; readonly where: Where }
  | { readonly v: 'tameHound' }
  | { readonly v: 'destroyLieutenant' }
  | { readonly v: 'destroyRoll'; readonly units: 'all' | 'lieutenants'; readonly where: Where; readonly from: number }
  | { readonly v: 'forgeOrders'; readonly n: number }
  | { readonly v: 'ferry'; readonly n: number }
  | { readonly v: 'tide' }
  | { readonly v: 'slide'; readonly where: Where; readonly to: number }
  | { readonly v: 'tremor'; readonly where: Where }
  | { readonly v: 'mutiny'; readonly legions: number }
  | { readonly v: 'headhunt' }
  | { readonly v: 'turnLegion' }
  | { readonly v: 'looseTarget' | 'looseRandom' }
  | { readonly v: 'fleeAll' }
  | { readonly v: 'hitTargets' }
  | { readonly v: 'revokeSectio'; readonly where: Where }
  | { readonly v: 'claimSectio' | 'swapSectio' }
  | { readonly v: 'incapacitate'; readonly demon: Which; readonly recoversOn: number }
  | { readonly v: 'recover' | 'returnToHell' | 'spendAction'; readonly demon: Which }
  | { readonly v: 'grantAction' }
  | { readonly v: 'supplicate'; readonly bonus: number }
  | { readonly v: 'callLilith'; readonly aspect: 'die' | 'crone' | 'mother' | 'virgin' }
  | { readonly v: 'steerLilith' }
  | { readonly v: 'callUriel' | 'banishUriel' }
  | { readonly v: 'steerUriel'; readonly steps: number }
  | { readonly v: 'discardPermanent' }
  | { readonly v: 'cancelCard' | 'redirectCard' | 'reflectCard' }
  | {
      readonly v: 'roll'
      readonly stat: Stat
      readonly demon: Which
      readonly pass: Ops
      readonly fail: Ops
    }
  | { readonly v: 'duel'; readonly stat: Stat; readonly win: Ops; readonly lose: Ops }
  | { readonly v: 'die'; readonly from: number; readonly to: number; readonly yes: Ops }
  | { readonly v: 'if'; readonly test: Test; readonly yes: Ops; readonly no: Ops }
  | { readonly v: 'forEachPlayer'; readonly soulsMin?: number; readonly mostSectio?: true; readonly ops: Ops }
  | { readonly v: 'forEachOnEarth'; readonly ops: Ops }

export type Ops = readonly Op[]
export type Verb = Op['v']
/** The operations with this verb. */
export type OpOf<V extends Verb, O = Op> = O extends { readonly v: infer W } ? (V extends W ? O : never) : never
export type Test = 'hasTamedHound' | 'areaOwnedAndUnguarded'

/** What a card may be aimed at. */
export interface Target {
  readonly kind: 'demon' | 'player' | 'sectio' | 'legion' | 'hound' | 'lieutenant' | 'permanent' | 'uriel' | 'lilith'
  readonly of?: 'own' | 'enemy' | 'any' | 'unowned'
  readonly sphere?: 'hell' | 'earth'
  /** How many may be named at most; 1 unless it says so. */
  readonly max?: number
  readonly incapacitated?: boolean
  readonly acted?: boolean
  readonly notCaster?: true
  readonly otherSex?: true
  readonly inCombat?: true
  readonly hounded?: false
  readonly withOwnLegion?: true
  readonly empty?: true
  readonly open?: true
  readonly unguarded?: true
  readonly sameQuarter?: true
}

export type Timing = 'action' | 'combat' | 'counter' | 'playRightAway'
export type Sphere = 'hell' | 'earth' | 'any'
export type Countered = 'anyCard' | 'cardTargetingDemon' | 'cardTargetingMe'

export interface Needs {
  readonly stat?: Stat
  readonly min?: number
  readonly group?: Stat
  readonly total?: number
  readonly uriel?: true
  readonly lilith?: boolean
  readonly notPromised?: true
  readonly lieutenantHere?: true
  readonly ownLegion?: true
  readonly legionInStock?: true
}

export interface Major {
  readonly timing: Timing
  readonly sphere: Sphere
  readonly souls?: number
  readonly favours?: number
  readonly needs?: Needs
  readonly targets?: readonly Target[]
  readonly counters?: Countered
  readonly ops: Ops
}

/** The small use of an Arcana card; `length` is how many demons a Pass lets go before. */
export interface Minor {
  readonly kind: 'walk' | 'walkSafely' | 'recruit' | 'pass'
  readonly souls: number
  readonly length: number
}

export const walk = (souls: number): Minor => ({ kind: 'walk', souls, length: 0 })
export const walkSafely = (souls: number): Minor => ({ kind: 'walkSafely', souls, length: 0 })
export const recruit = (souls: number): Minor => ({ kind: 'recruit', souls, length: 0 })
export const pass = (length: number, souls: number): Minor => ({ kind: 'pass', souls, length })

type Made = Omit<Major, 'timing' | 'sphere' | 'ops' | 'counters'>
export const action = (sphere: Sphere, its: Made, ...ops: Op[]): Major => ({ timing: 'action', sphere, ...its, ops })
export const combat = (its: Made, ...ops: Op[]): Major => ({ timing: 'combat', sphere: 'hell', ...its, ops })
export const counter = (sphere: Sphere, counters: Countered, its: Made, ...ops: Op[]): Major => ({
  timing: 'counter',
  sphere,
  counters,
  ...its,
  ops,
})
export const rightAway = (...ops: Op[]): Major => ({ timing: 'playRightAway', sphere: 'any', ops })
