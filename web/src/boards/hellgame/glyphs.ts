/** Signs drawn in a box from -10 to 10, our own. Those of the demons are filled, the others are lines. */
export const HEART_GLYPH = 'M0 8.500C-13-1-8-9.500-3-8C-1-7.300 0-5.500 0-4C0-5.500 1-7.300 3-8C8-9.500 13-1 0 8.500Z'
export const SKULL_GLYPH =
  'M-8-1A8 8 0 1 1 8-1C8 2 6 3.500 4.500 4V8.500H-4.500V4C-6 3.500-8 2-8-1ZM-5.200-1A2.300 2.300 0 1 0-.6-1A2.300 2.300 0 1 0-5.200-1ZM.6-1A2.300 2.300 0 1 0 5.200-1A2.300 2.300 0 1 0 .6-1Z'
export const STAR_GLYPH =
  'M0-9.500L2.500-3L9.300-2.900L3.900 1.300L5.800 8L0 4.100L-5.800 8L-3.900 1.300L-9.300-2.900L-2.500-3Z'

/** A soul: a small ghost; a favour: a laurel; a disfavour: a broken seal. */
export const SOUL_GLYPH = 'M-6 9V-2A6 6 0 0 1 6-2V9L3 6.500L0 9L-3 6.500ZM-2.800-2.500h.1M2.800-2.500h.1'
export const FAVOUR_GLYPH = 'M-2 8C-8 5-9-2-6-8M2 8C8 5 9-2 6-8M-8-3L-5-4M-8 2L-5 1M8-3L5-4M8 2L5 1M-3 8H3'
export const DISFAVOUR_GLYPH = 'M-8 0A8 8 0 1 0 8 0A8 8 0 1 0-8 0ZM1-8L-2-2L2 1L-1 8'
export const CARD_GLYPH = 'M-6-9H6V9H-6ZM0-5L3 0L0 5L-3 0Z'
export const LEGION_GLYPH = 'M-8-9H8V0C8 5 4 8 0 10C-4 8-8 5-8 0Z'
export const BANNER_GLYPH = 'M-8-10V10M-8-9H9L4-4L9 1H-8'
export const HOUND_GLYPH = 'M-9 5L-7-3L-9-9L-4-6C-1-8 3-7 5-4L9.500-2C9.500 2 6 3 3 3L1 8H-5L-6 4M1-3h.1'
/** Uriel's burning sword, Lilith's moon and snake, the black flag of the Freebooters. */
export const URIEL_GLYPH =
  'M0-10L2-5V4H-2V-5ZM-5 4H5M0 4V10M-3-2C-8-7-10-4-10-8C-10-1-7 2-3 2M3-2C8-7 10-4 10-8C10-1 7 2 3 2'
export const LILITH_GLYPH = 'M5-8A8.500 8.500 0 1 0 5 8A6.500 6.500 0 1 1 5-8ZM8-2C5-4 4 0 7 0S9 5 5 4'
export const FREE_GLYPH = 'M-7-7L7 7M7-7L-7 7M-9-5L-5-9M9-5L5-9'
export const EARTH_GLYPH = 'M-9 0A9 9 0 1 0 9 0A9 9 0 1 0-9 0ZM-9 0H9M0-9C-6-4-6 4 0 9M0-9C6-4 6 4 0 9'
export const FALLEN_GLYPH = 'M-9 6H9M-6 6V1C-6-4 6-4 6 1V6M-3-8L3-2M3-8L-3-2'
export const DONE_GLYPH = 'M-8 0L-2 6L8-7'
export const NOW_GLYPH = 'M-5-8L6 0L-5 8Z'
/** Card uses: walk the earth, recruit, pass. */
export const WALK_GLYPH = 'M-8-9C-3-10 0-6-1-1C-2 2-8 1-9-3ZM-8 3C-6 6-3 5-2 3M3 0C7-1 10 3 8 7C6 10 2 9 1 6Z'
export const PASS_GLYPH = 'M-9 0H4M0-5L5 0L0 5M9-7V7'

/** By bit of `signs`, in the order of the rules: stop, closed, closed to spirits, held, no souls, pits, no flight, mist, no petition, peace. */
export const SIGN_GLYPHS: readonly string[] = [
  'M-9 3C-5-1-3 7 0 3S5-1 9 3M-9 8C-5 4-3 12 0 8S5 4 9 8M0-10V-2M-3-5L0-2L3-5',
  'M-8 9V-9H8V9M-4-9V9M0-9V9M4-9V9M-9 9H9',
  'M-8 9V-9H8V9M-8-9L8 9M8-9L-8 9',
  'M-5-9H5V-5A5 5 0 1 1-5-5ZM0-1V9M-5 9H5',
  'M-6 9V-2A6 6 0 0 1 6-2V9L3 6.500L0 9L-3 6.500ZM-9-9L9 9',
  'M-9-4H-4L-3 8H3L4-4H9M-2 8L0 2L2 8',
  'M-8 4C-10-1-5-4-2-2C-2-7 6-7 6-2C10-2 10 5 6 5H-6M-5 9H5',
  'M0-10C4-4 6-1 6 3A6 6 0 1 1-6 3C-6-1-4-4 0-10Z',
  'M-7-9H7V9H-7ZM-4-5H4M-4-1H4M-8 8L8-8',
  'M-9 1L-5-3L0 0L5-3L9 1L4 6L0 3L-4 6ZM-2 4L0 6L2 4',
]
/** The seal of whoever controls a Sectio. */
export const SEAL_GLYPH = 'M-9 0A9 9 0 1 0 9 0A9 9 0 1 0-9 0ZM0-5L5 0L0 5L-5 0Z'
