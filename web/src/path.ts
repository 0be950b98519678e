export type Screen = 'home' | 'table' | 'online' | 'account' | 'rules' | 'settings' | 'tutorial'

/** Where the reader is: `#/table/ID/replay` is screen `table`, id `ID`, rest `replay`. */
export interface Route {
  screen: Screen
  id?: string
  rest?: string
}

const SCREENS: readonly Screen[] = ['home', 'table', 'online', 'account', 'rules', 'settings', 'tutorial']
const NEEDS_ID: readonly Screen[] = ['table', 'rules', 'tutorial']

/** What an address means; anything unknown is the first screen. */
export function readPath(hash: string): Route {
  const [name = '', id, ...rest] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decoded)
  const screen = SCREENS.find((known) => known === name) ?? 'home'
  if (screen === 'home' || (NEEDS_ID.includes(screen) && !id)) return { screen: 'home' }
  const route: Route = { screen }
  if (id) route.id = id
  if (rest.length > 0 && rest[0] !== '') route.rest = rest.join('/')
  return route
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
