import type { Plate } from '@acheron/core'

export const plate: Plate = {
  id: 'hellrail-1999',
  seats: [2, 4],
  minutes: 60,
  weight: 3,
  name: {
    en: 'HellRail 1999, Second Perdition',
    fr: 'HellRail 1999, Deuxième Perdition',
    de: 'HellRail 1999, zweite Verdammnis',
  },
  line: {
    en: 'The older, wilder hell: a die decides over wagons, hands and ferries, and a 6 is rarely good news.',
    fr:
      'L’enfer d’avant, plus sauvage : un dé décide des wagons, des mains et des bacs, et un 6 est rarement bon ' +
      'signe.',
    de:
      'Die ältere, wildere Hölle: Ein Würfel entscheidet über Waggons, Hände und Fähren, und eine 6 ist selten ein ' +
      'gutes Zeichen.',
  },
}
