import type { Plate } from '@acheron/core'

export const plate: Plate = {
  id: 'hellrail',
  seats: [2, 4],
  minutes: 60,
  weight: 3,
  name: { en: 'HellRail', fr: 'HellRail', de: 'HellRail' },
  line: {
    en: 'The Third Perdition of 2001: lay track, haul the damned where they belong, ram whoever is in the way.',
    fr: 'La Troisième Perdition, 2001 : poser les voies, mener les damnés chez eux, heurter qui barre le chemin.',
    de: 'Die dritte Verdammnis von 2001: Gleise legen, Verdammte abliefern und rammen, wer im Weg steht.',
  },
}
