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
  aim: {
    en: [
      'Some obols lie on the table.',
      'Each turn you take one, two or three of them.',
      'Whoever takes the last one wins.',
    ],
    fr: [
      'Des oboles sont sur la table.',
      'À chaque tour, on en prend une, deux ou trois.',
      'Qui prend la dernière gagne.',
    ],
    de: ['Auf dem Tisch liegen Obolen.', 'Im Zug nimmt man einen, zwei oder drei.', 'Wer den letzten nimmt, gewinnt.'],
  },
}
