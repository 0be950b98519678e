import type { Plate } from '@acheron/core'

export const plate: Plate = {
  id: 'draft-id',
  seats: [2, 4],
  minutes: 5,
  weight: 1,
  name: { en: 'Draft Name', fr: 'Draft Name', de: 'Draft Name' },
  line: {
    en: 'Take the last obol.',
    fr: 'Prendre la dernière obole.',
    de: 'Den letzten Obolus nehmen.',
  },
}
