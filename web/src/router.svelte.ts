import { type Route, readPath } from './path.ts'

const here = () => (typeof location === 'undefined' ? '' : location.hash)

export const route: Route = $state(readPath(here()))

/** The last table that was open, so that rules and settings know the way back. */
export const origin: { table: string | undefined } = $state({ table: undefined })

/** Goes to a path such as `/table/ID` or `#/settings`. */
export function go(path: string): void {
  const hash = `#${path.replace(/^#/, '')}`
  if (hash === here()) follow()
  else location.hash = hash
}

function follow(): void {
  const next = readPath(here())
  if (route.screen === 'table' && next.screen !== 'table') origin.table = route.id
  if (next.screen === 'home' || next.screen === 'table') origin.table = undefined
  route.screen = next.screen
  set('id', next.id)
  set('rest', next.rest)
}

function set(key: 'id' | 'rest', value: string | undefined): void {
  if (value === undefined) delete route[key]
  else route[key] = value
}

if (typeof window !== 'undefined') window.addEventListener('hashchange', follow)
