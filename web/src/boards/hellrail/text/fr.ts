import { counting } from './counting.ts'
import type { Own } from './en.ts'

const count = counting('fr')
const cards = (n: number): string => count(n, 'carte', 'cartes')

export const fr: Own = {
  table: 'La table, avec les cercles de l’enfer et les voies',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  fit: 'Voir toute la table',
  colon: '\u202f: ',
  semicolon: '\u202f; ',

  close: 'Fermer',
  pile: 'Pioche',
  discards: 'Défausse',
  cards,
  unused: 'Jetons inutilisés',
  faceDown: 'face cachée',
  supply: 'En réserve',

  hand: 'Votre main',
  yourTrain: 'Votre train',
  noCars: 'aucune voiture',
  watching: 'Vous regardez la partie\u202f: les mains restent secrètes.',
  circlesToLay: 'Cercles à poser',
  toBeLaid: 'À poser',
  turnKeys: 'La molette ou R tourne la carte, Entrée ou un second clic la pose.',
  turnTaps: 'Toucher une case, puis encore pour tourner.',

  turn: 'Tourner',
  lay: 'Poser ici',
  layTurned: 'Tourner ainsi',
  letGo: 'Ailleurs',

  tokensHeld: (n) => count(n, 'jeton', 'jetons'),

  hints: {
    engines: (seats) => `locomotives\u202f: ${seats.map((n) => `place ${n}`).join(', ')}`,
    under: (n) => `${cards(n)} dessous`,
    reaches: (n, places) =>
      places.length > 0 ? `en ${n} pas\u202f: ${places.join(', ')}` : `${n} pas le long de la voie`,
    rams: (seats) => `peut éperonner la place ${seats.join(', ')}`,
    derails: 'peut dépasser la fin de la voie',
    derail: 'Au-delà de la fin de la voie, la locomotive déraille',
    emptyCell: 'Case vide',
    player: (n) => `Place ${n}`,
    unused: (n) => count(n, 'jeton inutilisé', 'jetons inutilisés'),
  },

  list: {
    ahead: 'Où la locomotive peut aller',
    cells: 'Où la carte peut être posée',
    sleepers: 'Traverses au choix',
    circles: 'Cercles',
    stations: 'Stations',
    rails: 'Cartes de rail sur la table',
    engines: 'Locomotives',
    piles: 'Paquets et jetons',
    noRails: 'Aucune encore',
  },
}
