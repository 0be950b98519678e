/** The fifteen effects of the circles, each with one token. */
export type Effect = number

export const EFFECT_NAMES = [
  'abyss',
  'boatmen',
  'brimstone-tenders',
  'chaos-reigns',
  'delinquency',
  'false-path',
  'geryon',
  'gluttony',
  'guard-duty',
  'heresy',
  'infernal-power',
  'lust',
  'shift-change',
  'soul-catcher',
  'thievery',
] as const

export const [
  ABYSS,
  BOATMEN,
  BRIMSTONE_TENDERS,
  CHAOS_REIGNS,
  DELINQUENCY,
  FALSE_PATH,
  GERYON,
  GLUTTONY,
  GUARD_DUTY,
  HERESY,
  INFERNAL_POWER,
  LUST,
  SHIFT_CHANGE,
  SOUL_CATCHER,
  THIEVERY,
] = EFFECT_NAMES.keys() as unknown as readonly Effect[]

export const EFFECTS = EFFECT_NAMES.length
