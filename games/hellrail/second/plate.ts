import type { Plate } from '@acheron/core'

export const plate: Plate = {
  id: 'hellrail-1999',
  seats: [2, 4],
  minutes: 60,
  weight: 3,
  name: { en: 'HellRail 1999', fr: 'HellRail 1999', de: 'HellRail 1999' },
  line: {
    en: 'The Second Perdition, older and wilder: a die decides over wagons, hands and ferries. Beware of the 6.',
    fr: 'La Deuxième Perdition, plus sauvage : un dé décide des wagons, des mains et des bacs. Gare au 6.',
    de: 'Die zweite Verdammnis, älter und wilder: Ein Würfel entscheidet über Waggons, Hände und Fähren.',
  },
}
