import { CITY_ID, CITY_MILEPOST, CITY_MILEPOSTS, type City, cityCalled, TAIWAN } from './cities.ts'
import { distancesFrom, MILEPOSTS, type Milepost, milepostCalled, ROW } from './mileposts.ts'

/** Areas drawn by hand: row by row, from north to south, the columns that belong to it. */
const ROWS = {
  coast: `
    52: 70-72
    51: 69 72 74-75
    50: 69 72-74
    49: 68 71-72
    48: 66-68 71-72
    47: 65
    46: 66
    45: 66
    44: 67-68 70-73
    43: 68-69 71-72
    42: 71
    41: 70
    40: 70
    39: 69
    38: 69
    37: 69-70
    36: 71
    35: 71
    34: 72
    33: 72-73
    32: 74
    31: 72-74
    30: 73-74
    29: 72
    28: 73-75
    27: 74
    26: 74
    25: 74
    24: 74
    23: 73
    22: 73
    21: 72
    20: 72
    19: 71-72
    18: 72-73
    17: 71
    16: 71
    15: 69-70
    14: 69
    13: 68
    12: 63 67-68
    11: 62-66
    10: 62-64
    9: 59-61
    8: 53-59
    7: 56-57
    6: 57`,
  'typhoon-coast': `
    24: 71-74
    23: 70-73
    22: 70-73
    21: 69-72
    20: 69-72
    19: 68-72
    18: 68-73
    17: 67-71
    16: 67-71
    15: 61-70
    14: 61-69
    13: 60-68
    12: 58-68
    11: 51-66
    10: 52-64
    9: 51-61
    8: 53-59
    7: 56-57
    6: 57`,
  manchuria: `
    77: 66-70
    76: 67-71
    75: 67-71
    74: 67-74
    73: 66-74
    72: 66-75
    71: 66-79
    70: 65-79 83-84
    69: 62-79 81-84
    68: 63-84
    67: 62-84
    66: 62-64 66-84
    65: 66-83
    64: 71-82
    63: 70-81
    62: 71-82
    61: 70-82
    60: 71-82
    59: 71-82
    58: 73-81
    57: 73-80
    56: 73-79
    55: 71-79
    54: 69-77
    53: 68-76
    52: 68-76
    51: 68-69 72-75
    50: 69 72-74
    49: 71-72
    48: 71-72`,
  taklimakan: `
    53: 14-17
    52: 12-22
    51: 10-24 26-29
    50: 11-31
    49: 11-30
    48: 12-24
    47: 13-20
    46: 16-17`,
  gobi: `
    58: 59
    57: 58-59
    56: 58-59
    55: 56-58
    54: 36 56-58
    53: 33 39-43 54-56
    52: 31-34 36-37 39-45 50 52-56
    51: 34-49 51-52
    50: 38-46 49
    49: 39-49
    48: 41-50 52-54
    47: 42-49
    46: 45-48 54
    45: 45-48 52-54
    44: 46-48 52-55
    43: 46-47 52-53`,
  junggar: `
    62: 24-28
    61: 22-28
    60: 26-27
    59: 28-29`,
  qaidam: `
    45: 30-31
    44: 30-32
    43: 30-33
    42: 32-34
    41: 34-35`,
} as const

/** A set of mileposts: 1 for those that belong to it. */
export type Area = Uint8Array

function drawn(rows: string): Area {
  const area = new Uint8Array(MILEPOSTS)
  for (const line of rows.trim().split('\n')) {
    const [row, columns] = line.trim().split(': ')
    for (const range of columns.split(' ')) {
      const [first, last = first] = range.split('-').map(Number)
      for (let column = first; column <= last; column++) area[milepostCalled(`${row}.${column}`)] = 1
    }
  }
  return area
}

/** Mileposts no farther than so many from one of the cities, the first of a ring at `from`. */
export function around(cities: readonly City[], most: number, from = 0): Area {
  const distance = distancesFrom(cities.map((city) => CITY_MILEPOST[city]))
  return Uint8Array.from(distance, (far) => Number(far >= from && far <= most))
}

export const COAST = drawn(ROWS.coast)
export const TYPHOON_COAST = drawn(ROWS['typhoon-coast'])
export const MANCHURIA = drawn(ROWS.manchuria)
export const TAKLIMAKAN = drawn(ROWS.taklimakan)
export const GOBI = drawn(ROWS.gobi)
export const JUNGGAR = drawn(ROWS.junggar)
export const QAIDAM = drawn(ROWS.qaidam)

/** Where the coast of the Yellow Sea begins. */
const YELLOW_SEA_FROM = 33
export const NORTHERN_SEAS: Area = COAST.map((coast, m) => coast & Number(ROW[m] >= YELLOW_SEA_FROM))

export const LANZHOU_SNOW = around([cityCalled('lanzhou')], 6)
export const QUAKE_INNER = around([cityCalled('taiyuan')], 4)
export const QUAKE_OUTER = around([cityCalled('taiyuan')], 9, 5)

/** By mainland city: whether it lies on the coast, where strikes close it. */
export const IS_COASTAL: readonly boolean[] = [
  'shanghai',
  'hong-kong',
  'tianjin',
  'qingdao',
  'fuzhou',
  'guangzhou',
  'dalian',
  'dandong',
  'yantai',
  'lianyungang',
  'xiamen',
  'shantou',
  'zhanjiang',
].reduce(
  (list, id) => list.with(cityCalled(id), true),
  CITY_ID.slice(0, TAIWAN).map(() => false),
)

export const mileposts = (area: Area): Milepost[] => [...area.keys()].filter((m) => area[m] === 1)
export const touches = (area: Area, city: City): boolean => CITY_MILEPOSTS[city].some((m) => area[m] === 1)
