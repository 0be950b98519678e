import type { Player } from '@acheron/core'
import { CHIPS, type Load } from './loads.ts'
import { EMPTY, type State } from './state.ts'
import { CAPACITY, MOST_LOADS } from './trains.ts'

type Cargo = Pick<State, 'loads' | 'train'>

/** The loads of a train, in order. */
export function loadsAboard(s: Cargo, p: Player): Load[] {
  const aboard: Load[] = []
  for (let i = p * MOST_LOADS; i < (p + 1) * MOST_LOADS; i++) if (s.loads[i] !== EMPTY) aboard.push(s.loads[i])
  return aboard
}

/** The kinds of loads of a train, each once. */
export const kindsAboard = (s: Cargo, p: Player): Load[] => [...new Set(loadsAboard(s, p))]

export function carries(s: Cargo, p: Player, load: Load): boolean {
  for (let i = p * MOST_LOADS; i < (p + 1) * MOST_LOADS; i++) if (s.loads[i] === load) return true
  return false
}

export const isFull = (s: Cargo, p: Player): boolean => loadsAboard(s, p).length >= CAPACITY[s.train[p]]

/** How many chips of a load lie in the stock. */
export function chipsLeft(s: Cargo, load: Load): number {
  let chips = CHIPS[load]
  for (let i = 0; i < s.loads.length; i++) if (s.loads[i] === load) chips--
  return chips
}

export function putAboard(s: State, p: Player, load: Load): void {
  setLoads(
    s,
    p,
    [...loadsAboard(s, p), load].sort((a, b) => a - b),
  )
}

export function takeOff(s: State, p: Player, load: Load): void {
  const aboard = loadsAboard(s, p)
  aboard.splice(aboard.indexOf(load), 1)
  setLoads(s, p, aboard)
}

function setLoads(s: State, p: Player, aboard: readonly Load[]): void {
  for (let i = 0; i < MOST_LOADS; i++) s.loads[p * MOST_LOADS + i] = aboard[i] ?? EMPTY
}
