import type { Plate } from '@acheron/core'

export const plate: Plate = {
  id: 'hellrail',
  seats: [2, 4],
  minutes: 60,
  weight: 3,
  name: {
    en: 'HellRail, Third Perdition',
    fr: 'HellRail, Troisième Perdition',
    de: 'HellRail, dritte Verdammnis',
  },
  line: {
    en: 'Lay track from circle to circle, haul the damned where they belong, and ram whoever is in the way.',
    fr: 'Poser les voies de cercle en cercle, mener les damnés où ils doivent être et heurter qui barre le chemin.',
    de: 'Gleise von Kreis zu Kreis legen, die Verdammten hinbringen, wo sie hingehören, und rammen, wer im Weg steht.',
  },
}
