import { counting } from './counting.ts'
import type { Own } from './en.ts'

const count = counting('de')
const cards = (n: number): string => count(n, 'Karte', 'Karten')
const steps = (n: number): string => count(n, 'Schritt', 'Schritten')

export const de: Own = {
  table: 'Der Tisch mit den Höllenkreisen und den Gleisen',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fit: 'Den ganzen Tisch zeigen',
  colon: ': ',
  semicolon: '; ',

  close: 'Schließen',
  pile: 'Nachziehstapel',
  discards: 'Ablagestapel',
  cards,
  unused: 'Unbenutzte Plättchen',
  faceDown: 'verdeckt',
  supply: 'Im Vorrat',

  hand: 'Eigene Hand',
  yourTrain: 'Eigener Zug',
  noCars: 'keine Wagen',
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

  hints: {
    engines: (seats) => `Loks von ${seats.map((n) => `Platz ${n}`).join(', ')}`,
    under: (n) => `${cards(n)} darunter`,
    reaches: (n, places) =>
      places.length > 0 ? `mit ${steps(n)} erreichbar: ${places.join(', ')}` : `mit ${steps(n)} am Gleis entlang`,
    rams: (seats) => `kann Platz ${seats.join(', ')} rammen`,
    derails: 'kann über das Gleisende hinausfahren',
    derail: 'Über das Gleisende hinaus: Die Lok entgleist',
    emptyCell: 'Leeres Feld',
    player: (n) => `Platz ${n}`,
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
