import type { Milepost, Section } from '@acheron/games/china-rails'

export type Pencil = 'none' | 'track' | 'journey'

/** What somebody has pencilled while the others play. It stays on this page. */
export const plan: { pencil: Pencil; track: readonly Section[]; journey: readonly Milepost[] } = $state({
  pencil: 'none',
  track: [],
  journey: [],
})

export function rubOut(): void {
  plan.track = []
  plan.journey = []
}
