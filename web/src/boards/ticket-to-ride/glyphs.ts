import { LOCOMOTIVE } from '@acheron/games/ticket-to-ride'

/**
 * By card: a small sign in a box from -10 to 10 that tells the colour to those who do not see it. None is a shape of a
 * player. Moon, cross, wheel, bolt, leaf, wave, snowflake, keyhole; the locomotive comes at you.
 */
export const GLYPHS: readonly string[] = [
  'M3.5-8.5A9 9 0 1 0 8.5 4A7.5 7.5 0 0 1 3.5-8.5Z',
  'M-3-9H3V-3H9V3H3V9H-3V3H-9V-3H-3Z',
  'M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9ZM0-5.2A5.2 5.2 0 1 0 0 5.2A5.2 5.2 0 1 0 0-5.2ZM0-2.3A2.3 2.3 0 1 1 0 2.3A2.3 2.3 0 1 1 0-2.3Z',
  'M3-10L-7 2H-1L-3 10L7-2.5H1Z',
  'M8.5-8.5C9 2 4 8 -3.5 7.2L-7.5 10L-9 8L-6 4.5C-7.5-3-1-8.5 8.5-8.5ZM4-4L-3.5 4.2L-2 5Z',
  'M-10-1.5C-6.5-7.5-3.5-7.5 0-3.5S6.5-.5 10-6V-1C6.5 4.5 3.5 4.5 0 .8S-6.5-2.5-10 3.5ZM-10 6.5C-6.5 .5-3.5 .5 0 4.5S6.5 7.5 10 2V6.5C6.5 12 3.5 12 0 8.5S-6.5 5-10 10.5Z',
  'M-1.5-10H1.5V-2.7L7.8-6.3L9.3-3.7L3 0L9.3 3.7L7.8 6.3L1.5 2.7V10H-1.5V2.7L-7.8 6.3L-9.3 3.7L-3 0L-9.3-3.7L-7.8-6.3L-1.5-2.7Z',
  'M0-9.5A5.5 5.5 0 0 1 3 .8L5.5 9.5H-5.5L-3 .8A5.5 5.5 0 0 1 0-9.5Z',
  'M-2.5-10H2.5V-7.5C6-6.5 8-3.5 8 .5V4H10L8 8.5H-8L-10 4H-8V.5C-8-3.5-6-6.5-2.5-7.5ZM0-4.5A4 4 0 1 0 0 3.5A4 4 0 1 0 0-4.5ZM0-2.2A1.7 1.7 0 1 1 0 1.2A1.7 1.7 0 1 1 0-2.2Z',
]

/** White, yellow, orange, grey and the locomotive carry dark signs. */
const LIGHT = [2, 3, 6, LOCOMOTIVE]
export const onCar = (card: number): string => (LIGHT.includes(card) ? 'var(--on-light-car)' : 'var(--on-dark-car)')

/** By card: the outline of its vehicle, drawn in lines in a box of 60 by 26 that stands on the rail at the bottom. */
export const VEHICLES: readonly string[] = [
  // sleeping car
  'M2 20V7Q2 4 6 4H54Q58 4 58 7V20ZM2 15H58M7 8H12V12H7ZM16 8H21V12H16ZM25 8H35V12H25ZM39 8H44V12H39ZM48 8H53V12H48ZM8 4V2H52V4',
  // mail van
  'M3 20V6Q30 1 57 6V20ZM3 9H57M20 20V9M40 20V9M24 20V9M36 20V9M8 12H16V17H8ZM44 12H52V17H44Z',
  // hopper
  'M2 6H58L50 20H10ZM2 6V9M58 6V9M14 6L18 20M24 6L26 20M36 6L34 20M46 6L42 20M6 6Q12 1 18 5T30 4T42 5T54 5',
  // stake wagon with timber
  'M2 17H58V20H2ZM8 17V3M22 17V3M38 17V3M52 17V3M4 13H56M4 13A2 2 0 0 1 4 9H56A2 2 0 0 1 56 13M8 9A2 2 0 0 1 8 5H52A2 2 0 0 1 52 9',
  // box car
  'M2 20V5H58V20ZM2 8H58M23 20V8M37 20V8M23 8L37 20M37 8L23 20M7 8V20M12 8V20M48 8V20M53 8V20',
  // tank
  'M8 5H52A6 6 0 0 1 52 17H8A6 6 0 0 1 8 5ZM2 17H58V20H2ZM26 5V1H34V5M18 5V17M42 5V17',
  // ice van
  'M2 20V5H58V20ZM5 5V2H14V5M46 5V2H55V5M2 11H58M2 14H58M2 17H58M24 20V7H36V20M30 7V20',
  // coal wagon
  'M2 20V8H58V20ZM16 8V20M30 8V20M44 8V20M2 12H58M4 8Q8 2 13 5T22 3T32 5T42 2T50 5T56 8',
  // locomotive
  'M2 20V3H16V20M4 6H12V12H4ZM16 8H46Q50 8 50 12V20H2M22 8V20M34 8V20M26 8V5Q28 3 30 5V8M42 8L41 1H47L46 8M50 14H53V17H50M50 20L58 22H50M2 1H18',
]
