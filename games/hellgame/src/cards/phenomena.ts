import type { Op, Ops } from './words.ts'

export type Scope = 'quarter' | 'circle' | 'sectio'

/** The phenomena: how far they reach, and what they do there. */
// biome-ignore format: a line a phenomenon
const TABLE: readonly (readonly [id: string, scope: Scope, ...ops: Op[]])[] = [
  ['quagmire', 'quarter', { v: 'modify', rule: 'mustStop', n: 1, where: 'area', until: 'turn' }],
  ['cave-in', 'sectio', { v: 'destroyRoll', units: 'all', where: 'area', from: 5 }, { v: 'modify', rule: 'closed', n: 1, where: 'area', until: 'turn' }, { v: 'modify', rule: 'closedToSpirits', n: 1, where: 'area', until: 'turn' }, { v: 'modify', rule: 'spiritsHeld', n: 1, where: 'area', until: 'turn' }],
  ['landslide', 'circle', { v: 'slide', where: 'area', to: 3 }],
  ['rich-vein', 'circle', { v: 'modify', rule: 'sectioYield', n: 1, where: 'area', until: 'turn' }],
  ['mother-lode', 'sectio', { v: 'modify', rule: 'sectioYield', n: 3, where: 'area', until: 'turn' }],
  ['black-frost', 'quarter', { v: 'modify', rule: 'sectioYield', n: -1, where: 'area', until: 'turn' }],
  ['silence', 'circle', { v: 'modify', rule: 'noSouls', n: 1, where: 'area', until: 'turn' }],
  ['sealed', 'sectio', { v: 'modify', rule: 'closed', n: 1, where: 'area', until: 'turn' }],
  ['hidden-pits', 'quarter', { v: 'modify', rule: 'entryDanger', n: 6, where: 'area', until: 'turn' }],
  ['firestorm', 'sectio', { v: 'destroyRoll', units: 'all', where: 'area', from: 4 }],
  ['thick-smoke', 'quarter', { v: 'modify', rule: 'noFlee', n: 1, where: 'area', until: 'turn' }],
  ['tenants-revolt', 'sectio', { v: 'if', test: 'areaOwnedAndUnguarded', yes: [{ v: 'revokeSectio', where: 'area' }], no: [] }],
  ['red-mist', 'circle', { v: 'modify', rule: 'combatRoll', n: 1, where: 'area', side: 'all', until: 'turn' }],
  ['stray', 'sectio', { v: 'strayHound', where: 'area' }],
  ['tremor', 'circle', { v: 'tremor', where: 'area' }],
  ['registry-shut', 'circle', { v: 'modify', rule: 'noPetition', n: 1, where: 'area', until: 'turn' }],
]

export const PHENOMENON_IDS = TABLE.map(([id]) => id)
export const SCOPES = TABLE.map(([, scope]) => scope)
export const PHENOMENON_OPS: readonly Ops[] = TABLE.map(([, , ...ops]) => ops)
