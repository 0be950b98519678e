import type { Listing } from '@acheron/games'
import { type House, type HouseParts, memoryStore, openHouse, type Store } from '../src/index.ts'
import { ford } from './ford.ts'

const listing = { plate: { id: 'ford' }, load: async () => ({ game: ford, texts: {} }) } as unknown as Listing

export interface Built {
  readonly house: House
  readonly store: Store
}

export function build(parts: Partial<HouseParts> = {}): Built {
  const store = parts.store ?? memoryStore()
  let ids = 0
  let time = 1000
  const house = openHouse({ store, games: [listing], now: () => time++, newId: () => `t${++ids}`, ...parts })
  return { house, store }
}

export const SEATS = [{ name: 'Ada' }, { name: 'Bo' }, { name: 'Cy' }]

export async function begun(
  { house }: Built,
  seats: readonly { name: string; bot?: string }[] = SEATS,
): Promise<string> {
  const { table } = await house.ask({ do: 'new', game: 'ford', seats: [...seats] })
  await house.ask({ do: 'begin', table, salts: ['sea', '', 'rock'] })
  return table
}

export async function play(house: House, table: string, seat: number, ...moves: number[]) {
  const { at } = await house.ask({ do: 'look', table, seat })
  return house.ask({ do: 'play', table, seat, at, moves })
}
