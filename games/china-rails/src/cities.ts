import type { Milepost } from './mileposts.ts'
import { milepostCalled, neighbours, X, Y } from './mileposts.ts'

/** A city, by its place in CITIES: the four majors, the medium and small ones of the mainland, the three of Taiwan. */
export type City = number

export const MAJOR = 0
export const MEDIUM = 1
export const SMALL = 2
const SIZES = { major: MAJOR, medium: MEDIUM, small: SMALL }

type Anchor = 'start' | 'middle' | 'end'
type Line = readonly [
  id: string,
  size: keyof typeof SIZES,
  place: string,
  goods: string,
  label: readonly [east: number, north: number, anchor: Anchor],
]

/**
 * The name in records, the size, the milepost (the centre of a major; in Taiwan, where no train
 * runs, x and y in km), the goods it offers, and where its name stands: km east and north of it, and how it is anchored.
 */
// biome-ignore format: a table
const TABLE: readonly Line[] = [
  ['beijing', 'major', '48.64', 'iron', [0, 113, 'middle']],
  ['shanghai', 'major', '31.72', 'imports', [143, 30, 'start']],
  ['hong-kong', 'major', '11.64', 'imports', [5, -115, 'middle']],
  ['chongqing', 'major', '25.50', 'machinery', [15, -115, 'middle']],
  ['harbin', 'medium', '64.76', 'beer oil', [18, -32, 'start']],
  ['changchun', 'medium', '59.75', 'soybeans', [-22, -10, 'end']],
  ['shenyang', 'medium', '54.73', 'iron machinery', [18, -32, 'start']],
  ['tianjin', 'medium', '47.65', 'imports', [23, -10, 'start']],
  ['taiyuan', 'medium', '43.59', 'coal', [-17, -32, 'end']],
  ['jinan', 'medium', '41.65', 'grain', [18, -32, 'start']],
  ['qingdao', 'medium', '41.70', 'beer', [23, -10, 'start']],
  ['zhengzhou', 'medium', '37.61', 'cotton tobacco', [18, -32, 'start']],
  ['xian', 'medium', '35.54', 'grain textiles', [18, -32, 'start']],
  ['lanzhou', 'medium', '39.46', 'copper wool', [18, -32, 'start']],
  ['baotou', 'medium', '49.55', 'iron steel', [18, 13, 'start']],
  ['urumqi', 'medium', '58.25', 'oil wool', [18, 13, 'start']],
  ['chengdu', 'medium', '27.46', 'salt silk', [-17, 13, 'end']],
  ['wuhan', 'medium', '28.63', 'steel', [18, 13, 'start']],
  ['changsha', 'medium', '22.61', 'rice', [18, 13, 'start']],
  ['nanjing', 'medium', '32.70', 'textiles', [0, 25, 'middle']],
  ['hangzhou', 'medium', '28.72', 'silk tea', [18, -32, 'start']],
  ['fuzhou', 'medium', '19.71', 'oranges tea', [-17, 13, 'end']],
  ['guangzhou', 'medium', '11.62', 'textiles', [-17, -32, 'end']],
  ['nanning', 'medium', '10.54', 'rice sugar', [-17, -32, 'end']],
  ['guiyang', 'medium', '18.51', 'coal tobacco', [18, 13, 'start']],
  ['kunming', 'medium', '15.44', 'tea tin', [-17, -32, 'end']],
  ['nanchang', 'medium', '24.66', 'copper', [18, -32, 'start']],
  ['dalian', 'small', '48.72', 'fish', [25, 30, 'start']],
  ['qiqihar', 'small', '66.72', 'grain soybeans', [23, -10, 'start']],
  ['mudanjiang', 'small', '62.80', 'ginseng wood', [18, 13, 'start']],
  ['hailar', 'small', '69.66', 'cattle wood', [-17, 13, 'end']],
  ['dandong', 'small', '51.75', 'ginseng', [18, -32, 'start']],
  ['datong', 'small', '48.60', 'coal', [-17, 13, 'end']],
  ['yantai', 'small', '44.72', 'fish', [23, -10, 'start']],
  ['lianyungang', 'small', '37.69', 'salt', [23, -10, 'start']],
  ['hefei', 'small', '31.67', 'rice', [-17, 13, 'end']],
  ['jingdezhen', 'small', '26.68', 'porcelain', [18, 13, 'start']],
  ['xiamen', 'small', '15.70', 'sugar', [-17, 13, 'end']],
  ['shantou', 'small', '13.68', 'oranges', [-17, 13, 'end']],
  ['guilin', 'small', '16.57', 'oranges tin', [18, 13, 'start']],
  ['zhanjiang', 'small', '7.57', 'fish sugar', [18, -32, 'start']],
  ['yinchuan', 'small', '44.50', 'wool', [-17, 13, 'end']],
  ['xining', 'small', '40.44', 'cattle', [-17, 13, 'end']],
  ['golmud', 'small', '41.33', 'jade salt', [-17, -32, 'end']],
  ['jiuquan', 'small', '47.39', 'oil', [18, 13, 'start']],
  ['hami', 'small', '55.32', 'cotton', [18, 13, 'start']],
  ['kashgar', 'small', '53.8', 'cotton', [18, 13, 'start']],
  ['hotan', 'small', '47.12', 'jade', [-17, -32, 'end']],
  ['lhasa', 'small', '27.26', 'cattle', [18, -32, 'start']],
  ['taipei', 'medium', '1657,-980', 'electronics imports', [23, -10, 'start']],
  ['taichung', 'small', '1589,-1093', 'machinery', [23, -10, 'start']],
  ['kaohsiung', 'small', '1577,-1266', 'fish steel', [23, -10, 'start']],
]

/** By city. */
export const CITY_ID = TABLE.map(([id]) => id)
export const CITY_SIZE = TABLE.map(([, size]) => SIZES[size])
export const CITY_GOODS: readonly (readonly string[])[] = TABLE.map(([, , , goods]) => goods.split(' '))
export const CITY_LABEL = TABLE.map(([, , , , label]) => label)

export const CITIES = TABLE.length
export const MAJORS = CITY_SIZE.filter((size) => size === MAJOR).length
/** Mainland cities come first; from here on they lie in Taiwan. */
export const TAIWAN = TABLE.findIndex(([, , place]) => place.includes(','))
export const isInTaiwan = (city: City): boolean => city >= TAIWAN

/** By mainland city: its milepost, of a major the centre. */
export const CITY_MILEPOST: readonly Milepost[] = TABLE.slice(0, TAIWAN).map(([, , place]) => milepostCalled(place))

/** By city, in km. */
export const CITY_X = TABLE.map(([, , place], city) =>
  isInTaiwan(city) ? Number(place.split(',')[0]) : X[CITY_MILEPOST[city]],
)
export const CITY_Y = TABLE.map(([, , place], city) =>
  isInTaiwan(city) ? Number(place.split(',')[1]) : Y[CITY_MILEPOST[city]],
)

/** By mainland city: the mileposts where one is in it. The red area of a major is its centre and all around it. */
export const CITY_MILEPOSTS: readonly (readonly Milepost[])[] = CITY_MILEPOST.map((centre, city) =>
  CITY_SIZE[city] === MAJOR ? [centre, ...neighbours(centre)] : [centre],
)

export function cityCalled(id: string): City {
  const city = CITY_ID.indexOf(id)
  if (city < 0) throw new Error(`there is no city ${id}`)
  return city
}
