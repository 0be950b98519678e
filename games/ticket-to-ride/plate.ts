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
  aim: {
    en: [
      'Claim routes between neighbouring cities with train cards of one colour: the longer the route, the more points.',
      'Your tickets name two cities each: join them by your own routes and you gain their points, fail and you lose them.',
      'Each turn you do one thing: take train cards, claim a route or take more tickets; the most points win.',
    ],
    fr: [
      'Prendre des routes entre villes voisines avec des cartes wagon d’une même couleur : plus la route est longue, plus elle rapporte.',
      'Chaque ticket nomme deux villes : reliées par ses propres routes, elles rapportent des points ; sinon, elles en coûtent.',
      'À chaque tour, une seule action : prendre des cartes, prendre une route ou reprendre des tickets ; le plus grand total gagne.',
    ],
    de: [
      'Mit Wagenkarten einer Farbe Strecken zwischen Nachbarstädten nutzen: Je länger die Strecke, desto mehr Punkte.',
      'Jede Zielkarte nennt zwei Städte: Sind sie durch eigene Strecken verbunden, bringt sie Punkte, sonst kostet sie welche.',
      'Je Spielzug tut man eines: Wagenkarten nehmen, eine Strecke nutzen oder Zielkarten ziehen; die meisten Punkte gewinnen.',
    ],
  },
  makers: {
    en: 'Alan R. Moon, Days of Wonder',
    fr: 'Alan R. Moon, Days of Wonder',
    de: 'Alan R. Moon, Days of Wonder',
  },
}
