import { PLACE_IDS, type Place } from '../board.ts'
import type { Sex } from '../demons.ts'
import { HELL_CARDS } from './counts.ts'
import { PHENOMENON_IDS } from './phenomena.ts'
import type { Op, Ops, Rule } from './words.ts'

/** A Hell card, from 0. */
export type HellCard = number

/** What a permanent card changes while it lies in its box. */
export interface Standing {
  readonly rule: Rule
  readonly n: number
  readonly circle?: number
  readonly sex?: Sex
}

interface Event {
  readonly now: Ops
  readonly eachSoulPhase: Ops
  readonly standing: readonly Standing[]
}

const now = (...ops: Op[]): Event => ({ now: ops, eachSoulPhase: [], standing: [] })
const eachSoulPhase = (...ops: Op[]): Event => ({ now: [], eachSoulPhase: ops, standing: [] })
const standing = (...its: Standing[]): Event => ({ now: [], eachSoulPhase: [], standing: its })

/** The boxes of the permanent cards. */
const HEAVEN = 0
const EARTH = 1
const HELL = 2

type Row = readonly [id: string, box: number | undefined, event: Event, phenomenon: string, place: string]

/** The Hell cards: in which box a permanent one lies, its event, its phenomenon, its place. */
// biome-ignore format: a line a card
const TABLE: readonly Row[] = [
  ['angel-at-the-gate', HEAVEN, now({ v: 'callUriel' }), 'rich-vein', 's21'],
  ['nobody-watching', HEAVEN, standing({ rule: 'evilDeedsOn', n: 5 }), 'thick-smoke', 's53'],
  ['pilgrim-season', HEAVEN, standing({ rule: 'earthSouls', n: -2 }), 'cave-in', 's85'],
  ['confession-hours', HEAVEN, standing({ rule: 'supplicationRoll', n: 1 }), 'hidden-pits', 's32'],
  ['guardian-patrol', HEAVEN, eachSoulPhase({ v: 'forEachOnEarth', ops: [{ v: 'die', from: 1, to: 1, yes: [{ v: 'returnToHell', demon: 'it' }] }] }), 'registry-shut', 's64'],
  ['indulgences', HEAVEN, standing({ rule: 'disfavourPrice', n: 1 }), 'sealed', 's11'],
  ['very-bad-year', EARTH, standing({ rule: 'earthSouls', n: 2 }), 'quagmire', 's43'],
  ['age-of-reason', EARTH, standing({ rule: 'walkCost', n: 1 }), 'sealed', 's75'],
  ['long-war', EARTH, standing({ rule: 'sectioYield', n: 1, circle: 4 }, { rule: 'sectioYield', n: 1, circle: 6 }), 'tremor', 's22'],
  ['ballroom-season', EARTH, standing({ rule: 'earthSouls', n: 2, sex: 'female' }, { rule: 'earthSouls', n: -1, sex: 'male' }), 'black-frost', 's54'],
  ['free-press', EARTH, standing({ rule: 'evilDeedsBlankDisfavour', n: 1 }), 'red-mist', 's91'],
  ['occult-paperbacks', EARTH, standing({ rule: 'arcanaPrice', n: 4 }), 'rich-vein', 's33'],
  ['officers-union', HELL, standing({ rule: 'lieutenantUpkeep', n: 1 }), 'red-mist', 's65'],
  ['general-levy', HELL, standing({ rule: 'legionPrice', n: -1 }), 'mother-lode', 's12'],
  ['full-court-dress', HELL, standing({ rule: 'petitionFavours', n: 1 }), 'tenants-revolt', 's44'],
  ['paved-roads', HELL, standing({ rule: 'marchSteps', n: 1 }), 'landslide', 's81'],
  ['shipment-of-bones', HELL, standing({ rule: 'tameOn', n: 5 }), 'firestorm', 's23'],
  ['damned-commuters', HELL, standing({ rule: 'isolationPenalty', n: 1 }), 'quagmire', 's55'],
  ['freebooters', undefined, now({ v: 'placeFreebooters', n: 2, where: 'randomSectio' }, { v: 'placeFreebooters', n: 2, where: 'randomSectio' }), 'hidden-pits', 's92'],
  ['back-pay', undefined, now({ v: 'mutiny', legions: 4 }), 'cave-in', 's34'],
  ['small-republic', undefined, now({ v: 'placeFreebooters', n: 3, where: 'randomUnownedSectio', lieutenant: true }), 'hidden-pits', 's71'],
  ['knock-at-the-door', undefined, now({ v: 'callLilith', aspect: 'die' }), 'registry-shut', 's13'],
  ['mothering-sunday', undefined, now({ v: 'callLilith', aspect: 'mother' }), 'silence', 's45'],
  ['girl-with-a-knife', undefined, now({ v: 'callLilith', aspect: 'virgin' }), 'stray', 's82'],
  ['grandmothers-tales', undefined, now({ v: 'callLilith', aspect: 'crone' }), 'black-frost', 's24'],
  ['bumper-harvest', undefined, now({ v: 'modify', rule: 'sectioYield', n: 1, where: 'hell', until: 'turn' }), 'stray', 's61'],
  ['general-strike', undefined, now({ v: 'modify', rule: 'sectioYield', n: -1, where: 'hell', until: 'turn' }), 'black-frost', 's93'],
  ['audit', undefined, now({ v: 'modify', rule: 'noSouls', n: 1, where: 'randomCircle', until: 'turn' }), 'red-mist', 's35'],
  ['numerologist', undefined, now({ v: 'forEachPlayer', ops: [{ v: 'discardSixes', who: 'it' }, { v: 'drawArcana', who: 'it', n: 'discarded' }] }), 'rich-vein', 's72'],
  ['exorcists', undefined, now({ v: 'forEachOnEarth', ops: [{ v: 'roll', stat: 'stars', demon: 'it', pass: [], fail: [{ v: 'returnToHell', demon: 'it' }] }] }), 'thick-smoke', 's14'],
  ['holy-water-main', undefined, now({ v: 'forEachOnEarth', ops: [{ v: 'roll', stat: 'skulls', demon: 'it', pass: [], fail: [{ v: 'incapacitate', demon: 'it', recoversOn: 4 }] }] }), 'cave-in', 's51'],
  ['carnival', undefined, now({ v: 'forEachOnEarth', ops: [{ v: 'gainSouls', who: 'ownerOfIt', n: 'd6' }] }), 'thick-smoke', 's83'],
  ['wealth-tax', undefined, now({ v: 'forEachPlayer', soulsMin: 10, ops: [{ v: 'loseSouls', who: 'it', n: 'half' }] }), 'landslide', 's25'],
  ['lucifer-bored', undefined, now({ v: 'gainFavours', who: 'leastFavours', n: 1 }), 'firestorm', 's62'],
  ['word-with-landlord', undefined, now({ v: 'gainDisfavours', who: 'mostSectio', n: 1 }), 'quagmire', 's94'],
  ['amnesty', undefined, now({ v: 'loseDisfavours', who: 'each', n: 1 }), 'sealed', 's41'],
  ['archive-fire', undefined, now({ v: 'discardRandom', who: 'each', n: 1 }), 'tremor', 's73'],
  ['library-sale', undefined, now({ v: 'drawArcana', who: 'each', n: 1 }), 'silence', 's15'],
  ['new-litter', undefined, now({ v: 'strayHound', where: 'randomSectio' }, { v: 'strayHound', where: 'randomSectio' }), 'registry-shut', 's52'],
  ['brimstone', undefined, now({ v: 'destroyRoll', units: 'all', where: 'randomCircle', from: 6 }), 'silence', 's84'],
  ['long-forks', undefined, now({ v: 'destroyRoll', units: 'lieutenants', where: 'everywhere', from: 6 }), 'stray', 's31'],
  ['volunteers', undefined, now({ v: 'placeLegions', who: 'each', n: 1, where: 'ownSectio' }), 'mother-lode', 's63'],
  ['clerical-error', undefined, now({ v: 'forEachPlayer', mostSectio: true, ops: [{ v: 'revokeSectio', where: 'randomOwnedByIt' }] }), 'tenants-revolt', 's95'],
  ['antehell-tide', undefined, now({ v: 'tide' }), 'landslide', 's42'],
  ['feast-of-fools', undefined, now({ v: 'modify', rule: 'orderReversed', n: 1, until: 'turn' }), 'tenants-revolt', 's74'],
]
if (TABLE.length !== HELL_CARDS) throw new Error(`there are ${TABLE.length} Hell cards`)

export const HELL_IDS = TABLE.map(([id]) => id)
/** By card: HEAVEN, EARTH, HELL; undefined for what is not permanent. */
export const BOX_OF = TABLE.map(([, box]) => box)
export const EVENTS = TABLE.map(([, , event]) => event)
export const PHENOMENON_OF = TABLE.map(([, , , phenomenon]) => PHENOMENON_IDS.indexOf(phenomenon))
export const PLACE_OF: readonly Place[] = TABLE.map(([, , , , place]) => PLACE_IDS.indexOf(place))
