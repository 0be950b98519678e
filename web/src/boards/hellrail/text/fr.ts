import { counting } from './counting.ts'
import type { Own } from './en.ts'

const count = counting('fr')
const cards = (n: number): string => count(n, 'carte', 'cartes')

export const fr: Own = {
  table: 'La table, avec les cercles de l’enfer et les voies',
  colon: '\u202f: ',
  semicolon: '\u202f; ',

  close: 'Fermer',
  piles: 'Paquets',
  pile: 'Pioche',
  discards: 'Défausse',
  cards,
  unused: 'Jetons inutilisés',
  faceDown: 'face cachée',
  supply: 'En réserve',
  trains: 'Autres trains',

  coming: {
    left: (n) => `encore ${cards(n)} à tirer`,
    near: 'La fin est proche.',
    last: 'Plus rien à tirer : la prochaine pioche met fin à la partie.',
  },

  hand: 'Votre main',
  waitsHere: 'attend ici',
  yourTrain: 'Votre train',
  yourWagons: 'Votre train',
  noCars: 'aucune voiture',
  noWagons: 'aucun wagon',
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

  journey: (n, place) => `Avancer de ${n} pas\u202f: ${place}`,

  key: {
    title: 'Une carte',
    tokens: 'Jetons',
    effects: 'Effets des cercles',
    powers: 'Pouvoirs des stations',
    signs: 'Signes sur le plateau',
    value:
      'Valeur\u202f: les âmes qu’elle rapporte une fois livrée, et les pas que fait la locomotive quand on la joue.',
    pickup: 'Départ\u202f: on l’accroche au train quand la locomotive est à ce numéro.',
    delivery: 'Arrivée\u202f: on la livre à ce numéro, et elle compte.',
    traction:
      'Traction\u202f: combien on peut tirer en avançant avec elle, et combien de cartes elle donne jetée au feu.',
    brimstone: 'Soufre\u202f: combien on peut tirer en avançant avec elle, et combien de cartes on tire en échange.',
    track:
      'Voie\u202f: posée sur la table, elle mène d’un numéro à l’autre. La locomotive se tient sur les traverses noires.',
    gates: 'La Porte des Enfers\u202f: toutes les locomotives en partent, et y reviennent après un déraillement.',
    ram: 'Une locomotive sera heurtée et poussée.',
    wreck: 'La voie finit\u202f: continuer, c’est dérailler et perdre sa main et son train.',
  },

  hints: {
    engines: (names) => `ici\u202f: ${names.join(', ')}`,
    under: (n) => `${cards(n)} dessous`,
    reaches: (n, places) =>
      places.length > 0 ? `en ${n} pas\u202f: ${places.join(', ')}` : `${n} pas le long de la voie`,
    rams: (names) => `peut heurter ${names.join(', ')}`,
    derails: 'peut dépasser la fin de la voie',
    derail: 'Au-delà de la fin de la voie, la locomotive déraille',
    emptyCell: 'Case vide',
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
