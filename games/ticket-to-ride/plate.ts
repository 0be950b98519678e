import type { Plate } from '@acheron/core'

export const plate: Plate = {
  id: 'ticket-to-ride',
  seats: [2, 5],
  minutes: 45,
  weight: 2,
  name: { en: 'Ticket to Ride', fr: 'Les Aventuriers du Rail', de: 'Zug um Zug' },
  line: {
    en: 'Gather colours, hold your nerve, and claim the one line you need before somebody else does.',
    fr: 'Amasser les couleurs, garder son calme et prendre la route qu’il faut juste avant les autres.',
    de: 'Farben sammeln, die Nerven behalten und die eine Strecke nutzen, bevor es ein anderer tut.',
  },
}
