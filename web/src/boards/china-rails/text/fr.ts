import { grammar } from '@acheron/core'
import type { Own } from './en.ts'

const { count } = grammar('fr')
const money = (n: number): string => `${n} M`
const sections = (n: number): string => count(n, 'section', 'sections')
const mileposts = (n: number): string => count(n, 'borne', 'bornes')
const turns = (n: number): string => count(n, 'tour', 'tours')

export const fr: Own = {
  map: 'Carte de la Chine',
  colon: ' : ',
  semicolon: ' ; ',
  comma: ', ',
  money,
  mileposts,
  turns,

  rows: {
    build: (to, n, price, spent) =>
      `Construire jusqu’${to} : ${sections(n)} pour ${money(price)} (${spent} sur 20 M ce tour)`,
    buildPart: (to, n, all, price) => `Construire ${n} des ${sections(all)} jusqu’${to}, pour ${money(price)} ce tour`,
    inAll: (row, whole) => `${row} (${money(whole)} en tout)`,
    go: (to, n, left) => `Aller ${to} : ${mileposts(n)}, il en reste ${left}`,
    goPart: (to, n, all, turnsAway) =>
      `Faire ${n} sur ${mileposts(all)} pour aller ${to} ; arrivée en ${turns(turnsAway)}`,
    withFees: (row, fees) => `${row} ; ${money(fees)} de droits`,
    beginning: (row, at) => `${row}, en commençant ${at}`,
  },

  round: (n) => `Tour de table ${n}`,
  opening: (n) => `Ouverture ${n} sur 2`,
  spent: (n) => `Dépensé ${n} sur 20 M`,
  left: (n, of) => `Mouvement ${n} sur ${of}`,
  exits: (n) => `Sorties de Cités ${n} sur 2`,
  find: 'Chercher',
  key: 'Légende',
  close: 'Fermer',
  events: 'Événements en cours',
  forGood: 'jusqu’à la fin de la partie',
  untilDuty: 'jusqu’à ce que tous y soient allés',
  endsIn: (n) => (n <= 1 ? 'finit avec ce tour' : `finit après ${turns(n)}`),

  cash: 'Argent',
  debt: (n) => `doit ${money(n)}`,
  cards: 'Vos cartes Demande',
  cardsOf: (name) => `Cartes de ${name}`,
  train: 'Votre train',
  empty: 'vide',
  here: 'À prendre ici',
  upgrades: 'Améliorer pour 20 M',
  speed: (n) => `${mileposts(n)} par tour`,
  capacity: (n) => count(n, 'marchandise', 'marchandises'),
  joined: 'Cités reliées',
  noLink: 'pas de liaison avec Taïwan',
  link: (port) => `liaison : ${port}`,
  soon: 'Livrable bientôt',
  soonNothing: 'Rien encore : construire d’abord vers une source.',
  watching: 'Vous regardez.',

  aboard: 'à bord',
  chips: (n) => (n === 0 ? 'plus de jetons' : `encore ${count(n, 'jeton', 'jetons')}`),
  from: (city) => `depuis ${city}`,
  builtAlready: 'voie déjà posée',
  toBuild: (n, price) => `${sections(n)} à construire pour ${money(price)}`,
  toLink: (price) => `liaison avec Taïwan pour ${money(price)}`,
  far: (n, turnsAway) => `${mileposts(n)}, environ ${turns(turnsAway)}`,
  noWay: 'aucun chemin n’y mène pour l’instant',
  sources: (cities) => `Sources : ${cities.join(', ')}`,

  search: 'Chercher une ville ou une marchandise',
  cities: 'Villes',
  loads: 'Marchandises',
  offers: (loads) => `offre ${loads.join(', ')}`,
  wanted: (loads) => `vos cartes demandent ${loads.join(', ')}`,
  nothingFound: 'Rien ne porte ce nom.',

  aim: 'Le but',
  symbols: 'Signes et prix',
  clear: 'plaine ou désert : 1 M',
  mountain: 'montagne : 2 M',
  alpine: 'haute montagne : 5 M',
  smallCity: 'petite ville : 3 M, deux joueurs',
  mediumCity: 'ville moyenne : 3 M, trois joueurs',
  majorCity: 'Cité : 5 M ; tous y circulent librement',
  river: 'rivière : 2 M de plus',
  lake: 'lac ou bras de mer : 3 M de plus',
  dry: 'rivière ou lac asséchés : 1 M de plus',
  ferry: 'ferry Dalian – Penglai : 4 M, deux joueurs',
  port: 'port à conteneurs : liaison avec Taïwan',
  closed: 'frappé par un événement',
  hands: [
    'Tirer le doigt depuis sa voie, de borne en borne, pour construire ; ou pointer une borne lointaine : le chemin le moins cher et son prix s’affichent.',
    'Pointer une ville pour y envoyer son train ; le coût et la durée s’affichent d’abord.',
    'Clavier : les flèches choisissent, Entrée joue, T trace un chemin pas à pas, B montre le plateau en liste.',
  ],

  pencil: 'Projet',
  pencilTrack: 'Crayonner une voie',
  pencilJourney: 'Crayonner un trajet',
  pencilHint: 'Pointer une borne. Le projet reste sur cette page, personne d’autre ne le voit.',
  rub: 'Gommer',
  plan: (n, price) => `Projet : ${sections(n)}, ${money(price)}`,
  planJourney: (n) => `Projet : trajet de ${mileposts(n)}`,
  buildPlan: (n, all, price) => `Construire le projet : ${n} sur ${sections(all)} pour ${money(price)}`,
  goPlan: (n, all) => `Suivre le projet : ${n} sur ${mileposts(all)}`,

  facts: {
    cash: (n) => `${money(n)} en liquide`,
    track: (n) => `${sections(n)} de voie`,
    loads: (n) => `${count(n, 'marchandise', 'marchandises')} à bord`,
    joined: (n) => `${n} Cités reliées sur 4`,
  },

  list: {
    now: 'Maintenant',
    cards: 'Demandes de vos cartes',
    cargo: 'Marchandises et train',
    cities: 'Villes : chemins',
    ports: 'Ports à conteneurs',
    sections: 'Sections à construire une à une',
    others: 'Les autres',
    steps: 'Pas du train',
    here: 'votre train y est',
    reached: 'sur votre voie',
    along: (n, turnsAway) => `${mileposts(n)} sur la voie, ${turns(turnsAway)}`,
    price: (n) => `${money(n)} pour y construire`,
    begin: 'on peut y commencer une voie',
    unreached: 'on ne peut y construire pour l’instant',
  },

  hints: {
    overseas: 'on y charge et livre depuis un port à conteneurs dont on a acheté la liaison',
    milepost: (terrain, price) => `${terrain}, ${money(price)}`,
    water: (extra) => `${money(extra)} de plus pour l’eau`,
    owner: (name) => `voie de ${name}`,
    places: (n, of) => `${n} joueurs sur ${of} y sont`,
    links: (n, of, price) => `liaison ${money(price)}, ${n} sur ${of} prises`,
  },
}
