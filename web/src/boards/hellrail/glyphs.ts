/** Signs drawn in lines in a box from -10 to 10, our own. By effect, in the order of the effects. */
export const EFFECT_GLYPHS: readonly string[] = [
  // Abyss: terraces that go down
  'M-9-7H9M-7-3.500H7M-5 0H5M-2.500 3.500H2.500M0 3.500V9.500M-2.500 7L0 9.500L2.500 7',
  // Boatmen: a boat with its ferryman
  'M-10 2C-6 4.500 6 4.500 10 2L6.500 8H-6.500ZM4 4V-9.500M-3 3.500V-3A2.200 2.200 0 1 1-2.990-3M-3-.5L4-2',
  // Brimstone Tenders: a tender heaped with brimstone
  'M-9-1H9V5H-9ZM-7-1L-4.500-5L-2-3L1.500-8L5-4L7-1M-5 5A2.300 2.300 0 1 0-4.990 5M5 5A2.300 2.300 0 1 0 5.010 5',
  // Chaos Reigns: arrows to all sides
  'M0-9.500V9.500M-9.500 0H9.500M-6.500-6.500L6.500 6.500M6.500-6.500L-6.500 6.500M-2.200-7.200L0-9.500L2.200-7.200M-2.200 7.200L0 9.500L2.200 7.200M-7.200-2.200L-9.500 0L-7.200 2.200M7.200-2.200L9.500 0L7.200 2.200',
  // Delinquency: a barrier
  'M-9.500-5H9.500V0H-9.500ZM-5-5L-8 0M1-5L-2 0M7-5L4 0M-6 0V9M6 0V9M-8.500 9H-3.500M3.500 9H8.500',
  // False Path: a fork
  'M0 9.500V3C0-2-6.500-1-6.500-8M0 3C0-2 6.500-1 6.500-8M-9-5.500L-6.500-8.500L-4-5.500M4-5.500L6.500-8.500L9-5.500',
  // Geryon: wings and a tail
  'M0-6C-3-9.500-8-8-10-3C-6.500-4.500-4-3-3 .5M0-6C3-9.500 8-8 10-3C6.500-4.500 4-3 3 .5M0-6V2C0 7 6 4.500 6 8C6 10.500 2.500 10 1.500 8',
  // Gluttony: fork and knife
  'M-7.500-9.500V-4A3 3 0 0 0-1.500-4V-9.500M-4.500-9.500V9.500M4.500 9.500V-9.500C8.500-6 8.500-1 4.500 1.500',
  // Guard Duty: three heads
  'M-3-9L-2-5.500H2L3-9L4.500-2L0 4L-4.500-2ZM-9-6L-8.500-2.500H-5M-9-6L-9.500 1L-6 6L-2.500 1.500M9-6L8.500-2.500H5M9-6L9.500 1L6 6L2.500 1.500M-6 6L0 9.500L6 6',
  // Heresy: a cross upside down in flames
  'M0-9.500V9.500M-5 5H5M-4-7C-8-3-9 2-6.500 7M4-7C8-3 9 2 6.500 7',
  // Infernal Power: a flame
  'M0 9.500C-6.500 9.500-8 3-4.500-1.500C-4 1-2.500 1-2.500-1C-2.500-5 1-6.500 1-10C5.500-6 8-2 6.500 4C5.500 7.500 3 9.500 0 9.500ZM0 9.500C-2 7-1.500 5 .5 2.500C2 5 2.500 7 0 9.500',
  // Lust: a heart
  'M0 8.500C-13-1-8-9.500-3-8C-1 -7.300 0-5.500 0-4C0-5.500 1-7.300 3-8C8-9.500 13-1 0 8.500Z',
  // Shift Change: there and back
  'M-8.500-4H7.500M4-8L8-4L4 0M8.500 4H-7.500M-4 0L-8 4L-4 8',
  // Soul Catcher: a cow catcher
  'M-9.500 7.500L0-8.500L9.500 7.500ZM-4.800 7.500L0-8.500L4.800 7.500M0 7.500V-8.500M-7 3.300H7',
  // Thievery: a mask
  'M-9.500-4.500C-5.500-6.500-2-4.500 0-3.500C2-4.500 5.500-6.500 9.500-4.500C9.500 2 6.500 6 3.500 6C1.500 6 1.500 2.500 0 2.500C-1.500 2.500-1.500 6-3.500 6C-6.500 6-9.500 2-9.500-4.500ZM-6.500-1C-5-3-3-2.500-2.500-.5M6.500-1C5-3 3-2.500 2.500-.5',
]

/** A broken wheel: the power of 1999 that derails whomever the die will. */
const WRECK = 'M5.500-7A9 9 0 1 0 8.500 3.500M0 0L-6-6.500M0 0L-9 1.500M0 0L2 9M0 0L3-6M5 0L9.500-2M8.500-8L5.500-4'

/** By station of 1999; the Gates have none. The powers that are alike in both editions have the same sign. */
export const STATION_GLYPHS: readonly string[] = [
  '',
  EFFECT_GLYPHS[1],
  EFFECT_GLYPHS[11],
  EFFECT_GLYPHS[7],
  EFFECT_GLYPHS[4],
  WRECK,
  EFFECT_GLYPHS[9],
  EFFECT_GLYPHS[0],
  EFFECT_GLYPHS[5],
  EFFECT_GLYPHS[14],
]

export const GATES_GLYPH =
  'M-9 9.500V-1A9 9 0 0 1 9-1V9.500M-5.500 9.500V0A5.500 5.500 0 0 1 5.500 0V9.500M0-5.500V9.500M-2.800-4.800V9.500M2.800-4.800V9.500M-11 9.500H11'
export const CERBERUS_GLYPH = EFFECT_GLYPHS[8]
export const BOAT_GLYPH = EFFECT_GLYPHS[1]
export const TENDER_GLYPH = EFFECT_GLYPHS[2]
export const CATCHER_GLYPH = EFFECT_GLYPHS[13]

/** Anathema crosses out, Indulgence turns away. */
export const HERESY_GLYPHS: readonly string[] = [
  'M-8 0A8 8 0 1 0 8 0A8 8 0 1 0-8 0ZM-5.500-5.500L5.500 5.500M5.500-5.500L-5.500 5.500',
  'M-9 7L-1-3L8-3M4-7.500L8.500-3L4 1.500M-9-8V-4M-4-9V-7',
]

/** The pieces of the supply: as things on the board, their number is their place here. */
export const PIECES = [
  { name: 'boat', glyph: BOAT_GLYPH },
  { name: 'tender', glyph: TENDER_GLYPH },
  { name: 'catcher', glyph: CATCHER_GLYPH },
  { name: 'check', glyph: EFFECT_GLYPHS[4] },
  { name: 'cerberus', glyph: CERBERUS_GLYPH },
  { name: 'chip', glyph: STATION_GLYPHS[6] },
  { name: 'ticket', glyph: STATION_GLYPHS[1] },
] as const

/** What one must beware of. */
export const SKULL_GLYPH =
  'M-8-1A8 8 0 1 1 8-1C8 2 6 3.500 4.500 4V8H-4.500V4C-6 3.500-8 2-8-1ZM-5-1.500A2.200 2.200 0 1 0-.6-1.500A2.200 2.200 0 1 0-5-1.500ZM.6-1.500A2.200 2.200 0 1 0 5-1.500A2.200 2.200 0 1 0 .6-1.500ZM-1.500 4.500V8M1.500 4.500V8'
export const RAM_GLYPH =
  'M0-10L2.500-4L8.500-7L5.500-1.500L10 2L4 3L4.500 9L0 5L-4.500 9L-4 3L-10 2L-5.500-1.500L-8.500-7L-2.500-4Z'
export const TURN_GLYPH = 'M8-2A8.300 8.300 0 1 0 7.500 4M8.500-8V-2H2.500'
