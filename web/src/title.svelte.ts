import { GAMES } from '@acheron/games'
import { awaiting } from './online/turns.svelte.ts'
import { route } from './router.svelte.ts'
import { settings } from './settings/settings.svelte.ts'
import { words } from './text/words.svelte.ts'

/** What the tab of the browser says. */
export function title(): string {
  const here = place()
  const waiting = awaiting.count > 0 ? `(${awaiting.count}) ` : ''
  return `${waiting}${here ? `${here} · Acheron` : 'Acheron'}`
}

function place(): string | undefined {
  const { screen, id } = route
  const plate = GAMES.find((listing) => listing.plate.id === id)?.plate
  if (screen === 'online' || screen === 'account') return words().header.online
  if (screen === 'settings') return words().settings.title
  if (screen === 'rules' && plate) return words().rules.title(plate.name[settings.language])
  if (screen === 'tutorial' && plate) return words().tutorial.title(plate.name[settings.language])
  return undefined
}
