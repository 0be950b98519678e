import type { Game, Language, Plate, Standing, Texts } from '@acheron/core'
import { plate as chinaRails } from './china-rails/plate.ts'
import { plate as hellgame } from './hellgame/plate.ts'
import { plate as hellrail1999 } from './hellrail/second/plate.ts'
import { plate as hellrail } from './hellrail/third/plate.ts'
import { plate as ticketToRide } from './ticket-to-ride/plate.ts'

/** A game with everything it can say. */
export interface GameModule<S = unknown> {
  readonly game: Game<S>
  readonly texts: Readonly<Record<Language, Texts>>
  readonly standing?: Standing<S>
}

/** A game as the list knows it: the plate, the rules as text, and the game itself when it is wanted. */
export interface Listing {
  readonly plate: Plate
  readonly spec: Readonly<Record<Language, URL>>
  load(): Promise<GameModule>
}

/** The one list of games; nothing else knows their names. */
export const GAMES: readonly Listing[] = [
  {
    plate: ticketToRide,
    spec: {
      en: new URL('./ticket-to-ride/SPEC.en.md', import.meta.url),
      fr: new URL('./ticket-to-ride/SPEC.fr.md', import.meta.url),
      de: new URL('./ticket-to-ride/SPEC.de.md', import.meta.url),
    },
    load: async () => (await import('./ticket-to-ride/src/module.ts')).ticketToRideModule,
  },
  {
    plate: hellrail,
    spec: {
      en: new URL('./hellrail/third/SPEC.en.md', import.meta.url),
      fr: new URL('./hellrail/third/SPEC.fr.md', import.meta.url),
      de: new URL('./hellrail/third/SPEC.de.md', import.meta.url),
    },
    load: async () => (await import('./hellrail/third/src/module.ts')).hellrailModule,
  },
  {
    plate: hellrail1999,
    spec: {
      en: new URL('./hellrail/second/SPEC.en.md', import.meta.url),
      fr: new URL('./hellrail/second/SPEC.fr.md', import.meta.url),
      de: new URL('./hellrail/second/SPEC.de.md', import.meta.url),
    },
    load: async () => (await import('./hellrail/second/src/module.ts')).hellrail1999Module,
  },
  {
    plate: chinaRails,
    spec: {
      en: new URL('./china-rails/SPEC.en.md', import.meta.url),
      fr: new URL('./china-rails/SPEC.fr.md', import.meta.url),
      de: new URL('./china-rails/SPEC.de.md', import.meta.url),
    },
    load: async () => (await import('./china-rails/src/module.ts')).chinaRailsModule,
  },
  {
    plate: hellgame,
    spec: {
      en: new URL('./hellgame/SPEC.en.md', import.meta.url),
      fr: new URL('./hellgame/SPEC.fr.md', import.meta.url),
      de: new URL('./hellgame/SPEC.de.md', import.meta.url),
    },
    load: async () => (await import('./hellgame/src/module.ts')).hellgameModule,
  },
]
