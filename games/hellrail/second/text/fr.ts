import { grammar } from '@acheron/core'
import { railwayFr } from '../../railway/text/fr.ts'
import type { Words } from './en.ts'

const { count } = grammar('fr')

const railway = railwayFr({
  circle: 'station',
  the: 'la',
  car: ['wagon', 'wagons'],
  coupledCar: ['wagon chargé', 'wagons chargés'],
  deliveredCar: ['wagon livré', 'wagons livrés'],
  traction: 'soufre',
  marker: ['barrage', 'barrages'],
  acts: {
    couple: 'accrocher',
    deliver: 'livrer',
    cross: 'prendre le bac',
    stoke: 'échanger des cartes',
  },
  glutton: 'Il faut jouer toute votre main à ce tour.',
  stoke: (card, cards) => `Échanger ${card} : tirer ${cards}`,
  stoked: (by, card, cards) => `${by} échange ${card} contre ${cards}`,
})
const { cars, cells, circle, circleName, listed, towards } = railway

const powers: Words['powers'] = [
  { name: 'Limbes', does: 'Prendre un billet de bac, pour tenter de franchir des cases vides.' },
  {
    name: 'Luxure',
    does:
      'Désigner un adversaire et lancer le dé contre le nombre de ses cartes : s’il est inférieur, on lui en tire ' +
      'autant ; s’il est supérieur, c’est lui qui en tire autant ; s’il est égal, on échange les mains.',
  },
  {
    name: 'Gloutonnerie',
    does:
      'Tirer des cartes dans les autres mains jusqu’à en avoir le plus ; le tour ne finit alors que quand ' +
      'toutes les cartes sont jouées.',
  },
  {
    name: 'Avarice',
    does: 'Poser un barrage sur une traverse libre : toute locomotive qui y arrive joue ses wagons au dé.',
  },
  { name: 'Colère', does: 'Lancer le dé pour chaque joueur, pour soi en dernier : un 6 fait dérailler.' },
  { name: 'Hérésie', does: 'Prendre un jeton d’hérésie, qui renverse ce qu’un autre décide dans une station.' },
  {
    name: 'Violence',
    does:
      'Lancer le dé : de 1 à 5, on retire une carte de rail inoccupée qui a cette valeur de soufre ; un 6 fait ' +
      'dérailler.',
  },
  {
    name: 'Ruse',
    does: 'Lancer le dé : de 1 à 5, on peut tourner jusqu’à autant de cartes de rail inoccupées ; un 6 fait dérailler.',
  },
  {
    name: 'Trahison',
    does:
      'Désigner un adversaire et lancer le dé : de 1 à 5, on lui prend tous ses wagons qui ont cette valeur de ' +
      'soufre ; un 6 fait dérailler.',
  },
]

export const fr: Words = {
  name: 'HellRail 1999',
  railway,
  powers,

  tokens: {
    chip: {
      name: 'Jeton d’hérésie',
      does: 'Empêche un pouvoir qu’un autre joueur veut utiliser, ou impose celui auquel il renonce.',
    },
    ticket: {
      name: 'Billet de bac',
      does: 'Fait franchir en ligne droite jusqu’à cinq cases vides si le dé dépasse leur nombre ; sinon, on déraille.',
    },
    barrier: {
      name: 'Barrage',
      does:
        'Quand une locomotive arrive sur cette traverse, on lance le dé : de 1 à 5, c’est le nombre de wagons ' +
        'gardés ; un 6 fait dérailler.',
    },
  },

  prompts: {
    ferry: 'Choisir la traversée du bac : lancer plus que ses cases vides, ou dérailler.',
    target: (power) => `${power} : désigner un adversaire.`,
    prevent: (line) => `${line} : l’empêcher avec votre jeton d’hérésie, ou laisser faire.`,
    force: (line) => `${line} : l’imposer avec votre jeton d’hérésie, ou laisser faire.`,
    gluttony: (power) => `${power} : choisir la main où tirer une carte.`,
    barrier: (power) => `${power} : choisir une traverse sans locomotive pour le barrage.`,
    removal: (power, die) => `${power} : retirer une carte de rail inoccupée dont la valeur de soufre est ${die}.`,
    turning: (power, more) =>
      `${power} : tourner encore ${count(more, 'carte', 'cartes')} de rail au plus, ou en rester là.`,
  },

  moves: {
    useSome: 'Utiliser le pouvoir de la station',
    ferry: 'Prendre le bac',
    prevent: 'L’empêcher avec le jeton d’hérésie',
    force: 'L’imposer avec le jeton d’hérésie',
  },

  story: {
    rolled: (by, die) => `${by} lance le dé : ${die}`,
    rolledFor: (by, name, die) => `${by} lance le dé pour ${name} : ${die}`,
    announced: (by, power, c) => `${by} utilise ${power} (${circleName(c)})`,
    declined: (by, power, c) => `${by} renonce à ${power} (${circleName(c)})`,
    prevented: (by, name, c) => `${by} joue un jeton d’hérésie : ${name} ne peut pas utiliser ${circle(c)}`,
    forced: (by, name, c) => `${by} joue un jeton d’hérésie : ${name} doit utiliser ${circle(c)}`,
    tookChip: (by) => `${by} prend un jeton d’hérésie`,
    tookTicket: (by) => `${by} prend un billet de bac`,
    ferried: (by, side, n) => `${by} prend le bac ${towards(side)}, pour ${cells(n)}`,
    reachedBarrier: (by) => `${by} arrive à un barrage`,
    lostCars: (by, n, names) => `${by} perd ${cars(n)} (${listed(names)})`,
    stoleCars: (by, from, n, names) => `${by} prend ${cars(n)} à ${from} (${listed(names)})`,
    swappedHands: (by, other) => `${by} et ${other} échangent leurs mains`,
    swap: (given, taken) => `${listed(given)} contre ${listed(taken)}`,
  },

  position: {
    supply: 'Réserve',
    chips: (n) => count(n, 'jeton d’hérésie', 'jetons d’hérésie'),
    tickets: (n) => count(n, 'billet de bac', 'billets de bac'),
  },
}
