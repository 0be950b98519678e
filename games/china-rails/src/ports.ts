import { CITY_MILEPOST, type City, cityCalled } from './cities.ts'
import { MILEPOSTS, type Milepost, milepostCalled } from './mileposts.ts'

/** The ferry across the Yellow Sea: Dalian, which is a city too, and the port on the other side. */
export const DALIAN: City = cityCalled('dalian')
export const DALIAN_PORT: Milepost = CITY_MILEPOST[DALIAN]
export const PENGLAI: Milepost = milepostCalled('44.71')
export const FERRY_PRICE = 4
export const FERRY_PLACES = 2

/** A container port for Taiwan, by its place in PORTS. */
export type Port = number
export const HONG_KONG_PORT: Port = 0

/** The name in records, the milepost, the price of the link, how many players may have it. */
const TABLE: readonly (readonly [id: string, place: string, price: number, places: number])[] = [
  ['hong-kong', '10.64', 8, 6],
  ['shantou', '14.69', 6, 2],
  ['xiamen', '16.71', 4, 2],
  ['fuzhou', '19.72', 4, 2],
]

export const PORTS = TABLE.length
/** By port. */
export const PORT_ID = TABLE.map(([id]) => id)
export const PORT_MILEPOST: readonly Milepost[] = TABLE.map(([, place]) => milepostCalled(place))
export const LINK_PRICE = TABLE.map(([, , price]) => price)
export const LINK_PLACES = TABLE.map(([, , , places]) => places)

/** By milepost: the container port there, or -1. */
export const PORT_AT = new Int8Array(MILEPOSTS).fill(-1)
for (const [port, m] of PORT_MILEPOST.entries()) PORT_AT[m] = port

/** The other end of the ferry, or -1 where it does not call. */
export const acrossTheSea = (m: Milepost): Milepost => (m === DALIAN_PORT ? PENGLAI : m === PENGLAI ? DALIAN_PORT : -1)
