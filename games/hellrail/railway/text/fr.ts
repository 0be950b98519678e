import { capital, grammar } from '@acheron/core'
import { GATES } from '../circles.ts'
import type { RailwayWords } from './en.ts'
import { sinnersIn } from './sinners.ts'

// A name may begin with any letter, so none ever follows `de` or `que`: there is nothing to elide.
const { count, and, or } = grammar('fr')

/** What an edition calls the things of both. */
interface Terms {
  readonly circle: string
  readonly the: string
  readonly car: readonly [one: string, other: string]
  readonly coupledCar: readonly [one: string, other: string]
  readonly deliveredCar: readonly [one: string, other: string]
  readonly traction: string
  readonly marker: readonly [one: string, other: string]
  readonly acts: { readonly couple: string; readonly deliver: string; readonly cross: string; readonly stoke: string }
  readonly glutton: string
  stoke(card: string, cards: string): string
  stoked(by: string, card: string, cards: string): string
}

const SIDES = ['nord', 'est', 'sud', 'ouest']
const AT_SIDES = ['au nord', 'à l’est', 'au sud', 'à l’ouest']
const TOWARDS = ['vers le nord', 'vers l’est', 'vers le sud', 'vers l’ouest']
const TURNS = ['d’un tour complet', 'd’un quart à droite', 'd’un demi-tour', 'd’un quart à gauche']
const STRAIGHTS = ['droite nord–sud', 'droite est–ouest']
const CURVES = ['courbe nord–est', 'courbe sud–est', 'courbe sud–ouest', 'courbe nord–ouest']

const souls = (n: number): string => count(n, 'âme', 'âmes')
const cards = (n: number): string => count(n, 'carte', 'cartes')
const steps = (n: number): string => `${n} pas`
const cells = (n: number): string => count(n, 'case vide', 'cases vides')
const listed = (items: readonly string[]): string => items.join(', ') || 'aucune carte'
const laid = (turn: number): string => (turn === 0 ? 'telle quelle' : `tournée ${TURNS[turn]}`)

export function railwayFr(its: Terms): RailwayWords {
  const circleName = (c: number): string => (c === GATES ? 'Porte des Enfers' : `${its.circle} ${c}`)
  const circle = (c: number): string => `${c === GATES ? 'la' : its.the} ${circleName(c)}`
  const atCircle = (c: number): string => (c === GATES ? 'à la Porte des Enfers' : `dans ${circle(c)}`)
  const cars = (n: number): string => count(n, its.car[0], its.car[1])
  const traction = (n: number): string => `${its.traction} ${n}`
  return {
    seat: (n) => `Place ${n}`,
    sinners: sinnersIn('fr'),
    circleName,
    circle,
    atCircle,
    souls,
    cards,
    cars,
    cells,
    traction,
    listed,
    and,
    card: (sinner, value, power, from, to) => `${sinner} (${souls(value)}, ${traction(power)}, de ${from} à ${to})`,
    away: (n, side, isFirst) => `${isFirst ? `à ${count(n, 'case', 'cases')}` : n} ${AT_SIDES[side]}`,
    fromGates: (away) => `${away} de la Porte`,
    middle: 'au milieu',
    onRail: (rail) => `sur ${rail}`,
    sides: SIDES,
    towards: (side) => TOWARDS[side],
    straights: STRAIGHTS,
    curves: CURVES,
    sideSleeper: (side) => `côté ${SIDES[side]}`,
    straightSleeper: (straight, side) => `moitié ${SIDES[side]} de la ${STRAIGHTS[straight]}`,
    onTrack: (rail, sleeper, facing) => `sur ${rail}, ${sleeper}, ${TOWARDS[facing]}`,

    acts: { ...its.acts, move: 'avancer', lay: 'poser des rails', end: 'terminer' },
    prompts: {
      turn: (acts) => `À vous : ${or(acts)}.`,
      idle: 'Il ne reste qu’à terminer le tour.',
      glutton: its.glutton,
      step: (left) => `Avancer de ${steps(left)} au plus : choisir où aller.`,
      push: (name) => `Choisir la branche que prend ${name} sous la poussée.`,
      place: (card) => `Poser ${card} : choisir la case et l’orientation.`,
      aimed: (line, target) => `${line} contre ${target}`,
      visit: (c, effect, does) => `${capital(circleName(c))}, ${effect}. ${does}`,
    },

    moves: {
      end: 'Terminer le tour',
      endDiscarding: 'Terminer le tour et défausser la main',
      stop: 'S’arrêter ici',
      derail: 'Dépasser la fin de la voie : dérailler',
      go: (side) => `Avancer ${TOWARDS[side]}`,
      push: (side) => `Pousser l’autre locomotive ${TOWARDS[side]}`,
      branch: (side) => `Prendre la branche ${SIDES[side]}`,
      enter: (c) => (c === GATES ? `Rejoindre ${circle(c)}` : `Entrer ${atCircle(c)}`),
      cross: (side) => `Traverser ${TOWARDS[side]}`,
      crossTo: (side, n, there) => `Traverser ${cells(n)} ${TOWARDS[side]}, arrivée ${there}`,
      target: (name) => `Désigner ${name}`,
      couple: (card) => `Accrocher ${card}`,
      deliver: (card, value) => `Livrer ${card} : ${souls(value)}`,
      move: (card, reach) => `Se déplacer avec ${card} (${steps(reach)})`,
      lay: (card) => `Poser ${card}`,
      stoke: (card, n) => its.stoke(card, cards(n)),
      remove: (rail) => `Retirer ${rail}`,
      turn: (rail, turn) => `Tourner ${rail} ${TURNS[turn]}`,
      mark: (rail, sleeper) => `${capital(its.marker[0])} sur ${rail}, ${sleeper}`,
      place: (where, turn) => `Poser ${where}, ${laid(turn)}`,
      upgrade: (rail, turn) => `Améliorer ${rail}, carte ${laid(turn)}`,
      enough: 'En rester là',
      use: (effect) => `Utiliser ${effect}`,
      decline: 'Y renoncer',
      let: 'Laisser faire',
    },

    story: {
      firstPlayer: (by) => `${by} commence`,
      drew: (by, n) => `${by} tire ${cards(n)}`,
      secretly: (line, secret) => `${line} : ${secret}`,
      reshuffled: (n) => `La défausse est mélangée : la nouvelle pioche compte ${cards(n)}`,
      coupled: (by, card) => `${by} accroche ${card}`,
      delivered: (by, card, value) => `${by} livre ${card} : ${souls(value)}`,
      laid: (by, card, where) => `${by} pose ${card} ${where}`,
      upgraded: (by, card, rail) => `${by} améliore ${rail} avec ${card}`,
      setOff: (by, card, reach) => `${by} part avec ${card}, pour ${steps(reach)} au plus`,
      entered: (by, c) => (c === GATES ? `${by} rejoint ${circle(c)}` : `${by} entre ${atCircle(c)}`),
      rammed: (by, name) => `${by} heurte ${name}`,
      pushedInto: (name, c) => `Sous la poussée, ${name} finit ${atCircle(c)}`,
      derailed: (by) => `${by} déraille et se retrouve ${atCircle(GATES)}`,
      derailedLosing: (by, lost) => `${by} déraille, perd ${and(lost)} et se retrouve ${atCircle(GATES)}`,
      lostCars: (n, names) => `${cars(n)} (${listed(names)})`,
      stoked: (by, card, n) => its.stoked(by, card, cards(n)),
      gluttonDiscarded: (by, names) => `${by} défausse le reste de sa main : ${listed(names)}`,
      targeted: (by, target) => `${by} désigne ${target}`,
      drewFrom: (by, from, n) => `${by} tire ${cards(n)} chez ${from}`,
      removed: (by, rail) => `${by} retire ${rail} de la table`,
      turned: (by, rail) => `${by} tourne ${rail}`,
      marked: (by, where, sleeper) => `${by} pose un ${its.marker[0]} ${where}, ${sleeper}`,
      won: (by) => `${by} gagne la partie`,
      shared: (winners) => `${and(winners)} partagent la victoire`,
    },

    first: { name: 'Premier joueur', choices: { random: 'tiré au sort', 'seat-1': 'la place 1 commence' } },
    endings: {
      'piles-empty': 'Il fallait tirer une carte, et il n’en restait plus',
      standstill: 'Cent tours de suite n’ont pas fait baisser les pioches',
    },
    parts: { delivered: capital(its.deliveredCar[1]), coupled: capital(its.coupledCar[1]) },

    position: {
      line: (head, things) => (things.length > 0 ? `${head} : ${things.join(' ; ')}` : head),
      over: 'La partie est finie',
      toPlay: (names) => `À jouer : ${and(names)}`,
      turnOf: (name) => `Tour en cours : ${name}`,
      moving: (name, left) => `${name} se déplace : encore ${steps(left)}`,
      glutton: (name) => `${name} doit jouer toute sa main à ce tour`,
      pile: (n) => `Pioche : ${cards(n)}`,
      discards: (discards) => `Défausse : ${listed(discards)}`,
      played: 'À poser',
      circle: (c, where) => `${capital(circleName(c))} (${where})`,
      engines: (names) => (names.length === 1 ? `locomotive ${names[0]}` : `locomotives ${and(names)}`),
      noRails: 'Aucune carte de rail n’est posée',
      covers: (cards) => `recouvre ${listed(cards)}`,
      markers: (sleepers) => `${sleepers.length === 1 ? its.marker[0] : its.marker[1]} (${listed(sleepers)})`,
      me: (name) => `${name} (vous)`,
      inHand: (n) => `${cards(n)} en main`,
      coupled: (n) => count(n, its.coupledCar[0], its.coupledCar[1]),
      delivered: (n) => count(n, its.deliveredCar[0], its.deliveredCar[1]),
      train: (name) => `Train mené par ${name}`,
      hand: 'Dans votre main',
      emptyHand: 'Votre main est vide',
      seen: (name) => `Cartes que vous connaissez chez ${name}`,
      score: (name, n) => `${name} a livré ${souls(n)}`,
    },
  }
}
