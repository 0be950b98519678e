import { EFFECT_NAMES, type Effect } from '../effects.ts'
import { abyss } from './abyss.ts'
import { delinquency } from './delinquency.ts'
import type { EffectRules } from './effect.ts'
import { falsePath } from './false-path.ts'
import { geryon } from './geryon.ts'
import { gluttony } from './gluttony.ts'
import { guardDuty } from './guard-duty.ts'
import { lust } from './lust.ts'
import { boatmen, heresy, soulCatcher, tenders } from './taking.ts'
import { thievery } from './thievery.ts'
import { chaosReigns, infernalPower, shiftChange } from './tokens.ts'

const RULES: Readonly<Record<(typeof EFFECT_NAMES)[number], EffectRules>> = {
  abyss,
  boatmen,
  'brimstone-tenders': tenders,
  'chaos-reigns': chaosReigns,
  delinquency,
  'false-path': falsePath,
  geryon,
  gluttony,
  'guard-duty': guardDuty,
  heresy,
  'infernal-power': infernalPower,
  lust,
  'shift-change': shiftChange,
  'soul-catcher': soulCatcher,
  thievery,
}

export const rulesOf = (effect: Effect): EffectRules => RULES[EFFECT_NAMES[effect]]
