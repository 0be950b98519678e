import { counting } from './counting.ts'
import type { Own } from './en.ts'

const count = counting('de')
const cards = (n: number): string => count(n, 'Karte', 'Karten')
const steps = (n: number): string => count(n, 'Schritt', 'Schritten')

export const de: Own = {
  table: 'Der Tisch mit den Höllenkreisen und den Gleisen',
  colon: ': ',
  semicolon: '; ',

  close: 'Schließen',
  piles: 'Stapel',
  pile: 'Nachziehstapel',
  discards: 'Ablagestapel',
  cards,
  unused: 'Unbenutzte Plättchen',
  faceDown: 'verdeckt',
  supply: 'Im Vorrat',
  trains: 'Andere Züge',

  coming: {
    left: (n) => `noch ${cards(n)} zu ziehen`,
    near: 'Das Ende ist nah.',
    last: 'Nichts mehr zu ziehen: Das nächste Ziehen beendet das Spiel.',
  },

  hand: 'Handkarten',
  waitsHere: 'wartet hier',
  yourTrain: 'Lok und Wagen',
  yourWagons: 'Lok und Waggons',
  noCars: 'keine Wagen',
  noWagons: 'keine Waggons',
  watching: 'Sie schauen zu: Die Hände bleiben geheim.',
  circlesToLay: 'Kreise zum Legen',
  toBeLaid: 'Wird gelegt',
  turnKeys: 'Mausrad oder R dreht die Karte, Enter oder ein zweiter Klick legt sie.',
  turnTaps: 'Feld antippen, nochmals tippen zum Drehen.',

  turn: 'Drehen',
  lay: 'Hier legen',
  layTurned: 'So drehen',
  letGo: 'Anderswo',

  tokensHeld: (n) => count(n, 'Plättchen', 'Plättchen'),

  journey: (n, place) => `${n} Schritte fahren: ${place}`,

  key: {
    title: 'Eine Karte',
    tokens: 'Plättchen',
    effects: 'Effekte der Kreise',
    powers: 'Kräfte der Stationen',
    signs: 'Zeichen auf dem Plan',
    value: 'Wert: die Seelen, die sie abgeliefert zählt, und die Schritte, die die Lok mit ihr fährt.',
    pickup: 'Abholort: Steht die Lok bei dieser Zahl, lässt sie sich ankuppeln.',
    delivery: 'Zielort: Bei dieser Zahl abgeliefert, zählt sie.',
    traction: 'Zugkraft: wie viel man mit ihr ziehen kann, und wie viele Karten sie bringt, wenn sie ins Feuer geht.',
    brimstone: 'Schwefel: wie viel man mit ihr ziehen kann, und wie viele Karten man für sie eintauscht.',
    track: 'Gleis: Auf den Tisch gelegt, führt sie von Zahl zu Zahl. Die Lok steht auf den schwarzen Schwellen.',
    gates: 'Das Höllentor: Hier beginnen alle Loks, und nach einer Entgleisung kehren sie hierher zurück.',
    ram: 'Eine Lok wird gerammt und weitergeschoben.',
    wreck: 'Das Gleis endet: Weiterfahren heißt entgleisen, Hand und Wagen sind verloren.',
  },

  hints: {
    engines: (names) => `hier: ${names.join(', ')}`,
    under: (n) => `${cards(n)} darunter`,
    reaches: (n, places) =>
      places.length > 0 ? `mit ${steps(n)} erreichbar: ${places.join(', ')}` : `mit ${steps(n)} am Gleis entlang`,
    rams: (names) => `kann ${names.join(', ')} rammen`,
    derails: 'kann über das Gleisende hinausfahren',
    derail: 'Über das Gleisende hinaus: Die Lok entgleist',
    emptyCell: 'Leeres Feld',
    unused: (n) => count(n, 'unbenutztes Plättchen', 'unbenutzte Plättchen'),
  },

  list: {
    ahead: 'Wohin die Lok fahren kann',
    cells: 'Wo die Karte liegen kann',
    sleepers: 'Schwellen zur Wahl',
    circles: 'Kreise',
    stations: 'Stationen',
    rails: 'Schienenkarten auf dem Tisch',
    engines: 'Loks',
    piles: 'Stapel und Plättchen',
    noRails: 'Noch keine',
  },
}
