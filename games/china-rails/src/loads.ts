import { CITY_GOODS, type City } from './cities.ts'

/** A kind of goods, by its place in LOADS. */
export type Load = number

/** The name in records and the number of chips. */
// biome-ignore format: a table
const TABLE: readonly (readonly [id: string, chips: number])[] = [
  ['beer', 3],
  ['cattle', 4],
  ['coal', 4],
  ['copper', 3],
  ['cotton', 4],
  ['electronics', 3],
  ['fish', 4],
  ['ginseng', 3],
  ['grain', 4],
  ['imports', 4],
  ['iron', 4],
  ['jade', 3],
  ['machinery', 4],
  ['oil', 4],
  ['oranges', 4],
  ['porcelain', 3],
  ['rice', 4],
  ['salt', 3],
  ['silk', 4],
  ['soybeans', 3],
  ['steel', 4],
  ['sugar', 3],
  ['tea', 4],
  ['textiles', 4],
  ['tin', 3],
  ['tobacco', 3],
  ['wood', 4],
  ['wool', 3],
]

export const LOADS = TABLE.length
/** By load. */
export const LOAD_ID = TABLE.map(([id]) => id)
export const CHIPS = TABLE.map(([, chips]) => chips)

export function loadCalled(id: string): Load {
  const load = LOAD_ID.indexOf(id)
  if (load < 0) throw new Error(`there is no load ${id}`)
  return load
}

/** By city: the loads that it offers. */
export const OFFERS: readonly (readonly Load[])[] = CITY_GOODS.map((goods) => goods.map(loadCalled))

/** By load: the cities that offer it. */
export const SOURCES: readonly (readonly City[])[] = LOAD_ID.map((_, load) =>
  OFFERS.flatMap((offered, city) => (offered.includes(load) ? [city] : [])),
)
