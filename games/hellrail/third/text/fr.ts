import { inOrder } from '../../railway/text/explained.ts'
import { railwayFr } from '../../railway/text/fr.ts'
import { EFFECT_NAMES } from '../src/effects.ts'
import type { Words } from './en.ts'

const railway = railwayFr({
  circle: 'cercle',
  the: 'le',
  car: ['voiture', 'voitures'],
  coupledCar: ['voiture accrochée', 'voitures accrochées'],
  deliveredCar: ['voiture livrée', 'voitures livrées'],
  traction: 'traction',
  marker: ['jeton Contrôle', 'jetons Contrôle'],
  acts: {
    couple: 'accrocher',
    deliver: 'livrer',
    cross: 'prendre le Bateau',
    stoke: 'attiser les flammes',
  },
  glutton: 'Ce qui reste en main à la fin du tour est défaussé.',
  stoke: (card, cards) => `Attiser les flammes avec ${card} : tirer ${cards}`,
  stoked: (by, card, cards) => `${by} attise les flammes avec ${card}, pour ${cards}`,
})
const { and, atCircle, cards, cars, cells, circle, souls, traction } = railway

const effects = inOrder(EFFECT_NAMES, {
  abyss: {
    name: 'Abîmes',
    does: 'Défausser une carte de la main pour retirer de la table une carte de rail inoccupée de même traction.',
  },
  boatmen: {
    name: 'Bateau',
    does: 'Prendre un jeton Bateau, qui fait franchir des cases vides à la locomotive.',
  },
  'brimstone-tenders': {
    name: 'Tenders',
    does:
      'Prendre un Tender : on tire trois cartes par tour, mais il pèse autant qu’une voiture et l’on ne peut plus ' +
      'attiser les flammes.',
  },
  'chaos-reigns': {
    name: 'Chaos',
    does: 'Les quinze jetons d’effet sont mélangés et redistribués sur les cercles.',
  },
  delinquency: {
    name: 'Délinquance',
    does: 'Poser un jeton Contrôle sur une traverse libre : tout train qui y arrive risque d’y laisser des voitures.',
  },
  'false-path': {
    name: 'Mauvaise voie',
    does:
      'Défausser une carte de la main pour tourner une carte de rail inoccupée de même traction, autant de fois que ' +
      'l’on veut.',
  },
  geryon: {
    name: 'Express',
    does:
      'Désigner une de ses voitures et retourner une carte : à traction égale, la voiture est livrée sur-le-champ ; ' +
      'sinon, elle est perdue.',
  },
  gluttony: {
    name: 'Gloutonnerie',
    does:
      'Tirer des cartes dans les autres mains jusqu’à en avoir le plus ; il faut alors tout jouer pendant ce tour, ' +
      'car le reste est défaussé.',
  },
  'guard-duty': {
    name: 'Gardien',
    does: 'Placer Cerbère sur un cercle : pour en partir, il faudra le payer en cartes.',
  },
  heresy: {
    name: 'Hérésie',
    does: 'Prendre un jeton d’Hérésie : « Anathème » annule un effet, « Indulgence » lui donne une autre cible.',
  },
  'infernal-power': {
    name: 'Puissance démoniaque',
    does:
      'Tirer un jeton d’effet inutilisé ; il servira une fois, dans un cercle au choix, à la place de l’effet qui ' +
      's’y trouve.',
  },
  lust: {
    name: 'Convoitise',
    does:
      'Désigner un adversaire et retourner une carte : il montre sa main et donne toutes ses cartes de cette ' +
      'traction ; s’il n’en a pas, les rôles s’inversent.',
  },
  'shift-change': {
    name: 'Échange d’effets',
    does: 'Échanger ce jeton avec n’importe quel autre jeton d’effet.',
  },
  'soul-catcher': {
    name: 'Ramasse-âmes',
    does:
      'Prendre un Ramasse-âmes : une fois, en heurtant une locomotive, on peut faire perdre à son train la dernière ' +
      'voiture.',
  },
  thievery: {
    name: 'Vol',
    does:
      'Désigner une voiture d’un autre train et retourner une carte : à traction égale, on prend la voiture ; ' +
      'sinon, on donne une des siennes qui a la traction retournée, si l’on en a une.',
  },
})

const tokens: Words['tokens'] = {
  boat: {
    name: 'Bateau',
    does:
      'Joué avec une carte, il fait franchir à la locomotive, en ligne droite, autant de cases vides que la ' +
      'traction de cette carte.',
  },
  tender: {
    name: 'Tender',
    does: 'On tire trois cartes par tour au lieu d’une ; il compte comme une voiture et empêche d’attiser les flammes.',
  },
  catcher: {
    name: 'Ramasse-âmes',
    does:
      'Quand on heurte une locomotive, on peut défausser la dernière voiture de son train ; on rend alors le ' +
      'Ramasse-âmes.',
  },
  cerberus: {
    name: 'Cerbère',
    does: 'Pour quitter son cercle, il faut défausser des cartes qui valent plus d’âmes que le numéro du cercle.',
  },
  check: {
    name: 'Contrôle',
    does:
      'Quand une locomotive arrive sur cette traverse, on retourne une carte : le train ne garde pas plus de ' +
      'voitures que sa traction.',
  },
  anathema: { name: '« Anathème »', does: 'Annule un effet qu’invoque un autre joueur.' },
  indulgence: { name: '« Indulgence »', does: 'Donne une autre cible à un effet qu’invoque un autre joueur.' },
}

export const fr: Words = {
  name: 'HellRail',
  railway,
  effects,
  tokens,

  prompts: {
    circle: 'Choisir lequel de vos cercles poser.',
    layCircle: (c) => `Choisir la case pour ${circle(c)} : il touche un ou deux cercles, par les coins seulement.`,
    guarded: (n) => `Partir coûte des cartes pour ${souls(n)} (Cerbère).`,
    tender: 'Garder le Tender et tirer 3 cartes, ou l’abandonner et en tirer 1.',
    sail: (reach) => `Choisir la traversée du Bateau : en ligne droite, ${cells(reach)} au plus.`,
    bribe: (lacking) => `Payer Cerbère : défausser encore des cartes, pour au moins ${souls(lacking)}.`,
    shed: (allowed, excess) => `Contrôle : ${cars(allowed)} au plus ; défausser ${cars(excess)} au choix.`,
    catch: (name) => `Vous heurtez ${name} : le Ramasse-âmes prend-il la dernière voiture ?`,
    orHeld: (effect) => `Ou bien ${effect.name}, sur votre carte de locomotive. ${effect.does}`,
    anathema: (line) => `${line} : l’annuler par « Anathème », ou laisser faire.`,
    indulgence: (line) => `${line} : changer la cible par « Indulgence », ou laisser faire.`,
    abyssPay: 'Abîmes : défausser une carte pour retirer une carte de rail de même traction.',
    abyss: (n) => `Abîmes : retirer une carte de rail inoccupée de ${traction(n)}, ou en rester là.`,
    delinquency: 'Délinquance : choisir une traverse sans locomotive pour le jeton Contrôle.',
    falsePathPay: 'Mauvaise voie : défausser une carte par rail de même traction à tourner.',
    falsePath: (n) => `Mauvaise voie : tourner une carte de rail inoccupée de ${traction(n)}, ou en rester là.`,
    geryon: 'Express : désigner une voiture. Livrée si la carte retournée a sa traction, sinon perdue.',
    gluttony: 'Gloutonnerie : tirer une carte dans une autre main, ou en rester là.',
    guardDuty: 'Gardien : choisir le cercle que gardera Cerbère.',
    takeHeresy: 'Hérésie : prendre « Anathème » (annule un effet) ou « Indulgence » (change sa cible).',
    lust: 'Convoitise : désigner un adversaire.',
    shiftChange: 'Échange d’effets : choisir le jeton qui prend sa place.',
    thievery: 'Vol : désigner une voiture d’un autre train.',
    setOut: (car) => `L’Express a réussi : décrocher ${car} ou garder la voiture.`,
    steal: (car, name) => `Le Vol a réussi : prendre ${car} à ${name}, ou y renoncer.`,
    forfeit: (name, n) => `Le Vol a échoué : donner à ${name} une de vos voitures de ${traction(n)}.`,
  },

  moves: {
    useSome: 'Utiliser l’effet du cercle',
    useHeld: (effect) => `Utiliser ${effect} (carte de locomotive)`,
    useSomeHeld: 'Utiliser le jeton de la carte de locomotive',
    cancel: 'L’annuler par « Anathème »',
    redirect: (name) => `Le détourner vers ${name} par « Indulgence »`,
    catch: 'Utiliser le Ramasse-âmes',
    spare: 'Garder le Ramasse-âmes',
    keepTender: 'Garder le Tender : tirer 3 cartes',
    dropTender: 'Abandonner le Tender : tirer 1 carte',
    guard: (c) => `Cerbère ${atCircle(c)}`,
    present: (c) => `Poser ${circle(c)}`,
    placeCircle: (where) => `Poser ${where}`,
    take: (token) => `Prendre ${token}`,
    swap: (effect, where) => `Échanger avec ${effect} (${where})`,
    unused: 'inutilisé',
    swapCircle: (c) => `Échanger avec le jeton posé ${atCircle(c)}`,
    swapUnused: 'Échanger avec un jeton inutilisé',
    swapPlayer: (name) => `Échanger avec le jeton que détient ${name}`,
    sail: (card, reach) => `Prendre le Bateau avec ${card} (${cells(reach)} au plus)`,
    discard: (card, value, power) => `Défausser ${card} (${souls(value)}, ${traction(power)})`,
    shed: (card) => `Défausser la voiture ${card}`,
    name: (card, power) => `Désigner ${card} (${traction(power)})`,
    nameOf: (card, power, owner) => `Désigner ${card} (${owner}, ${traction(power)})`,
    give: (card) => `Donner ${card}`,
  },

  story: {
    circleLaid: (by, c, where) => `${by} pose ${circle(c)} ${where}`,
    tokensDealt: (tokens) => `Les effets : ${tokens.join(', ')}`,
    noUse: (by, c, effect) => `${by} ne peut pas utiliser « ${effect} » sur ${circle(c)} à présent`,
    sawTokens: (by, c) => `${by} regarde le jeton posé sur ${circle(c)}`,
    tokensHidden: 'Un jeton d’effet est posé face cachée sur chaque cercle',
    droppedTender: (by) => `${by} abandonne son Tender`,
    bribed: (by, card, value) => `${by} jette ${card} à Cerbère : ${souls(value)}`,
    sailed: (by, card, n) => `${by} prend le Bateau avec ${card} et franchit ${cells(n)}`,
    checked: (by, card, power) => `Contrôle : ${by} retourne ${card}, ${traction(power)}`,
    shed: (by, card) => `${by} défausse la voiture ${card}`,
    caught: (by, from, card) => `Avec son Ramasse-âmes, ${by} fait perdre ${card} à ${from}`,
    invoked: (by, effect) => `${by} invoque ${effect}`,
    invokedHeld: (by, effect) => `${by} invoque ${effect}, de sa carte de locomotive`,
    named: (by, card, power) => `${by} désigne ${card}, ${traction(power)}`,
    namedOf: (by, card, power, owner) => `${by} désigne ${card} chez ${owner}, ${traction(power)}`,
    cancelled: (by, effect) => `${by} annule ${effect} par « Anathème »`,
    redirected: (by, effect, target) => `${by} détourne ${effect} vers ${target} par « Indulgence »`,
    discarded: (by, card, power) => `${by} défausse ${card}, ${traction(power)}`,
    tookBoat: (by) => `${by} prend un jeton Bateau`,
    tookTender: (by) => `${by} prend un Tender`,
    tookCatcher: (by) => `${by} prend un Ramasse-âmes`,
    tookHeresy: (by, token) => `${by} prend ${token}`,
    tookToken: (by, effect) => `${by} tire le jeton ${effect}`,
    tookHidden: (by) => `${by} tire un jeton et le garde face cachée`,
    flipped: (by, card, power) => `${by} retourne ${card}, ${traction(power)}`,
    lostCar: (by, card) => `${by} perd la voiture ${card}`,
    stole: (by, from, card) => `${by} vole ${card} à ${from}`,
    gaveCar: (by, to, card) => `${by} doit donner ${card} à ${to}`,
    showedHand: (by, to) => `${by} montre toute sa main à ${to}`,
    gaveCards: (by, to, n) => `${by} donne ${cards(n)} à ${to}`,
    guarded: (by, c) => `${by} envoie Cerbère ${atCircle(c)}`,
    chaos: (by, tokens) => `${by} déchaîne le Chaos ; les nouveaux effets : ${tokens.join(', ')}`,
    chaosHidden: (by) => `${by} déchaîne le Chaos : les effets sont redistribués face cachée`,
    swapped: (by, shift, effect, where) => `${by} échange ${shift} avec ${effect} (${where})`,
    swappedHidden: (by, shift, where) => `${by} échange ${shift} avec un jeton caché (${where})`,
  },

  options: { layout: 'Cercles', effects: 'Effets' },
  choices: {
    layout: {
      standard: 'la disposition habituelle, en entonnoir',
      sacrilege: 'Sacrilège : l’autre disposition, en bloc',
      advocate: 'Avocat du Diable : les joueurs posent les cercles',
    },
    effects: { open: 'face visible', secret: 'secrets : face cachée jusqu’à leur usage' },
  },

  position: {
    unused: 'Jetons d’effet inutilisés',
    hidden: (n) => `${n} face cachée`,
    toLay: (name, circles) => `${name} doit encore poser ${and(circles)}`,
    hiddenEffect: 'effet face cachée',
    token: (effect) => `jeton d’effet ${effect}`,
    hiddenToken: 'jeton d’effet face cachée',
  },
}
