import type { CITIES } from '@acheron/games/ticket-to-ride'

type CityName = (typeof CITIES)[number][0]

interface CityPlace {
  readonly x: number
  readonly y: number
  /** The spaces of its routes keep so far away. */
  readonly room: number
  /** The middle of its name, from the city. */
  readonly label: readonly [x: number, y: number]
  /** On how many lines the name is written. */
  readonly lines: 1 | 2
}

/** Where the cities lie: an Albers projection of the earth, moved a little where tracks crowd. */
// biome-ignore format: a table
export const CITY_PLACES: Readonly<Record<CityName, CityPlace>> = {
  'atlanta': { x: 1195, y: 753, room: 14, label: [-50, -8], lines: 1 },
  'boston': { x: 1530, y: 351, room: 14, label: [-57, -11], lines: 1 },
  'calgary': { x: 410, y: 71, room: 14, label: [19, -23], lines: 1 },
  'charleston': { x: 1347, y: 763, room: 14, label: [67, -8], lines: 1 },
  'chicago': { x: 1068, y: 449, room: 14, label: [-60, -21], lines: 1 },
  'dallas': { x: 822, y: 813, room: 14, label: [-41, 22], lines: 1 },
  'denver': { x: 577, y: 528, room: 21, label: [-58, 11], lines: 1 },
  'duluth': { x: 951, y: 276, room: 14, label: [-51, 18], lines: 1 },
  'el-paso': { x: 512, y: 828, room: 15, label: [-27, 38], lines: 2 },
  'helena': { x: 434, y: 255, room: 14, label: [-48, -25], lines: 1 },
  'houston': { x: 864, y: 920, room: 14, label: [-20, 23], lines: 1 },
  'kansas-city': { x: 891, y: 560, room: 14, label: [54, -29], lines: 2 },
  'las-vegas': { x: 277, y: 621, room: 14, label: [62, 8], lines: 1 },
  'little-rock': { x: 956, y: 734, room: 14, label: [71, 18], lines: 1 },
  'los-angeles': { x: 164, y: 679, room: 14, label: [-68, 22], lines: 1 },
  'miami': { x: 1379, y: 1023, room: 14, label: [46, 8], lines: 1 },
  'montreal': { x: 1421, y: 256, room: 14, label: [43, -25], lines: 1 },
  'nashville': { x: 1120, y: 660, room: 14, label: [60, 8], lines: 1 },
  'new-orleans': { x: 1032, y: 905, room: 14, label: [-58, 28], lines: 1 },
  'new-york': { x: 1461, y: 437, room: 14, label: [64, 18], lines: 1 },
  'oklahoma-city': { x: 797, y: 710, room: 15, label: [92, -21], lines: 1 },
  'omaha': { x: 844, y: 481, room: 14, label: [-35, 25], lines: 1 },
  'phoenix': { x: 345, y: 738, room: 14, label: [-50, 22], lines: 1 },
  'pittsburgh': { x: 1287, y: 475, room: 18, label: [74, 0], lines: 1 },
  'portland': { x: 152, y: 228, room: 14, label: [-56, -8], lines: 1 },
  'raleigh': { x: 1363, y: 645, room: 14, label: [52, 8], lines: 1 },
  'saint-louis': { x: 1005, y: 587, room: 14, label: [-45, 38], lines: 2 },
  'salt-lake-city': { x: 401, y: 467, room: 15, label: [89, -21], lines: 1 },
  'san-francisco': { x: 77, y: 512, room: 14, label: [62, -38], lines: 2 },
  'santa-fe': { x: 547, y: 683, room: 14, label: [-51, -22], lines: 1 },
  'sault-ste-marie': { x: 1140, y: 262, room: 14, label: [51, -42], lines: 2 },
  'seattle': { x: 184, y: 161, room: 14, label: [-56, -11], lines: 1 },
  'toronto': { x: 1286, y: 359, room: 14, label: [55, 8], lines: 1 },
  'vancouver': { x: 181, y: 91, room: 14, label: [-64, -8], lines: 1 },
  'washington': { x: 1389, y: 528, room: 14, label: [77, 21], lines: 1 },
  'winnipeg': { x: 808, y: 156, room: 14, label: [44, -25], lines: 1 },
}

/** By city: the Pacific, the mountains, the plains, the lakes and the east, the south. */
// biome-ignore format: a table
export const REGIONS: readonly number[] = [4, 3, 1, 4, 3, 4, 1, 2, 1, 1, 4, 2, 0, 4, 0, 4, 3, 4, 4, 3, 2, 2, 1, 3, 0, 4, 2, 1, 0, 1, 3, 0, 3, 0, 3, 2]
