import { capital, grammar } from '@acheron/core'
import { GATES } from '../circles.ts'
import type { RailwayWords } from './en.ts'
import { sinnersIn } from './sinners.ts'

const { count, and, or } = grammar('de')

/** What an edition calls the things of both. */
interface Terms {
  readonly circle: string
  readonly car: readonly [one: string, other: string]
  readonly coupledCar: readonly [one: string, other: string]
  readonly deliveredCar: readonly [one: string, other: string]
  readonly traction: string
  readonly marker: readonly [one: string, other: string]
  /** Alone, and with the card between its two parts. */
  readonly couple: string
  readonly couples: readonly [string, string]
  readonly deliver: string
  readonly delivers: readonly [string, string]
  readonly delivered: string
  readonly acts: { readonly couple: string; readonly deliver: string; readonly cross: string; readonly stoke: string }
  readonly glutton: string
  stoke(card: string, cards: string): string
  stoked(by: string, card: string, cards: string): string
}

const SIDES = ['Nord', 'Ost', 'Süd', 'West']
const AT_SIDES = ['nördlich', 'östlich', 'südlich', 'westlich']
const TURNS = ['einmal ganz herum', 'um ein Viertel nach rechts', 'halb herum', 'um ein Viertel nach links']
const STRAIGHTS = ['Nord–Süd', 'Ost–West']
const CURVES = ['Bogen Nord–Ost', 'Bogen Süd–Ost', 'Bogen Süd–West', 'Bogen Nord–West']

const souls = (n: number): string => count(n, 'Seele', 'Seelen')
const cards = (n: number): string => count(n, 'Karte', 'Karten')
const steps = (n: number): string => count(n, 'Schritt', 'Schritte')
const cells = (n: number): string => count(n, 'leeres Feld', 'leere Felder')
const listed = (items: readonly string[]): string => items.join(', ') || 'keine Karten'
const laid = (turn: number): string => (turn === 0 ? 'wie gedruckt' : `${TURNS[turn]} gedreht`)
const towards = (side: number): string => `nach ${SIDES[side]}en`

export function railwayDe(its: Terms): RailwayWords {
  const circleName = (c: number): string => (c === GATES ? 'Höllentor' : `${its.circle} ${c}`)
  const circle = (c: number): string => (c === GATES ? 'das Höllentor' : circleName(c))
  const atCircle = (c: number): string => (c === GATES ? 'auf dem Höllentor' : `in ${circle(c)}`)
  const intoCircle = (c: number): string => (c === GATES ? 'auf das Höllentor' : `in ${circle(c)}`)
  const cars = (n: number): string => count(n, its.car[0], its.car[1])
  const traction = (n: number): string => `${its.traction} ${n}`
  return {
    seat: (n) => `Platz ${n}`,
    sinners: sinnersIn('de'),
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
    card: (sinner, value, power, from, to) => `${sinner} (${souls(value)}, ${traction(power)}, von ${from} nach ${to})`,
    away: (n, side, isFirst) => `${isFirst ? count(n, 'Feld', 'Felder') : n} ${AT_SIDES[side]}`,
    fromGates: (away) => `${away} vom Höllentor`,
    middle: 'in der Mitte',
    onRail: (rail) => `auf ${rail}`,
    sides: SIDES,
    towards,
    straights: STRAIGHTS.map((straight) => `Gerade ${straight}`),
    curves: CURVES,
    sideSleeper: (side) => `${SIDES[side]}seite`,
    straightSleeper: (straight, side) => `${SIDES[side]}hälfte der Geraden ${STRAIGHTS[straight]}`,
    onTrack: (rail, sleeper, facing) => `auf ${rail}, ${sleeper}, Richtung ${SIDES[facing]}en`,

    acts: { ...its.acts, move: 'fahren', lay: 'Schienen legen', end: 'beenden' },
    prompts: {
      turn: (acts) => `Am Zug: ${or(acts)}.`,
      idle: 'Es bleibt nichts mehr zu tun, als den Zug zu beenden.',
      glutton: its.glutton,
      step: (left) => `Bis zu ${steps(left)} fahren: das Ziel wählen.`,
      push: (name) => `Das Gleis wählen, auf das ${name} geschoben wird.`,
      place: (card) => `${card} legen: Feld und Ausrichtung wählen.`,
      aimed: (line, target) => `${line} gegen ${target}`,
      visit: (c, effect, does) => `${circleName(c)}, ${effect}. ${does}`,
    },

    moves: {
      end: 'Spielzug beenden',
      endDiscarding: 'Spielzug beenden und die Hand ablegen',
      stop: 'Hier anhalten',
      derail: 'Über das Gleisende: entgleisen',
      go: (side) => `${capital(towards(side))} fahren`,
      push: (side) => `Die andere Lok ${towards(side)} schieben`,
      branch: (side) => `Das Gleis ${towards(side)} nehmen`,
      enter: (c) => (c === GATES ? 'Auf das Höllentor fahren' : `In ${circle(c)} einfahren`),
      cross: (side) => `${capital(towards(side))} übersetzen`,
      crossTo: (side, n, there) => `${cells(n)} ${towards(side)} überqueren, Ankunft ${there}`,
      target: (name) => `${name} wählen`,
      couple: (card) => `${card} ${its.couple}`,
      deliver: (card, value) => `${card} ${its.deliver}: ${souls(value)}`,
      move: (card, reach) => `Mit ${card} fahren (${steps(reach)})`,
      lay: (card) => `${card} legen`,
      stoke: (card, n) => its.stoke(card, cards(n)),
      remove: (rail) => `${rail} entfernen`,
      turn: (rail, turn) => `${rail} ${TURNS[turn]} drehen`,
      mark: (rail, sleeper) => `${its.marker[0]} auf ${rail}, ${sleeper}`,
      place: (where, turn) => `${capital(where)} legen, ${laid(turn)}`,
      upgrade: (rail, turn) => `${rail} ausbauen, Karte ${laid(turn)}`,
      enough: 'Dabei belassen',
      use: (effect) => `${effect} benutzen`,
      decline: 'Darauf verzichten',
      let: 'Geschehen lassen',
    },

    story: {
      firstPlayer: (by) => `${by} beginnt`,
      drew: (by, n) => `${by} zieht ${cards(n)}`,
      secretly: (line, secret) => `${line}: ${secret}`,
      reshuffled: (n) => `Der Ablagestapel wird gemischt: Der neue Zugstapel hat ${cards(n)}`,
      coupled: (by, card) => `${by} ${its.couples[0]} ${card} ${its.couples[1]}`,
      delivered: (by, card, value) => `${by} ${its.delivers[0]} ${card} ${its.delivers[1]}: ${souls(value)}`,
      laid: (by, card, where) => `${by} legt ${card} ${where}`,
      upgraded: (by, card, rail) => `${by} baut ${rail} mit ${card} aus`,
      setOff: (by, card, reach) => `${by} fährt mit ${card} los, höchstens ${steps(reach)} weit`,
      entered: (by, c) => (c === GATES ? `${by} erreicht das Höllentor` : `${by} fährt ${intoCircle(c)} ein`),
      rammed: (by, name) => `${by} rammt ${name}`,
      pushedInto: (name, c) => `${name} wird ${intoCircle(c)} geschoben`,
      derailed: (by) => `${by} entgleist und steht wieder ${atCircle(GATES)}`,
      derailedLosing: (by, lost) => `${by} entgleist, verliert ${and(lost)} und steht wieder ${atCircle(GATES)}`,
      lostCars: (n, names) => `${cars(n)} (${listed(names)})`,
      stoked: (by, card, n) => its.stoked(by, card, cards(n)),
      gluttonDiscarded: (by, names) => `${by} legt den Rest der Hand ab: ${listed(names)}`,
      targeted: (by, target) => `${by} wählt ${target}`,
      drewFrom: (by, from, n) => `${by} zieht ${cards(n)} aus der Hand von ${from}`,
      removed: (by, rail) => `${by} entfernt ${rail} vom Tisch`,
      turned: (by, rail) => `${by} dreht ${rail}`,
      marked: (by, where, sleeper) => `${by} legt eine ${its.marker[0]} ${where}, ${sleeper}`,
      won: (by) => `${by} gewinnt`,
      shared: (winners) => `${and(winners)} teilen sich den Sieg`,
    },

    first: { name: 'Startspieler', choices: { random: 'wird ausgelost', 'seat-1': 'Platz 1 beginnt' } },
    endings: {
      'piles-empty': 'Es musste eine Karte gezogen werden, und keine war mehr da',
      standstill: 'Hundert Züge lang sind die Stapel nicht kleiner geworden',
    },
    parts: { delivered: capital(its.deliveredCar[1]), coupled: capital(its.coupledCar[1]) },

    position: {
      line: (head, things) => (things.length > 0 ? `${head}: ${things.join('; ')}` : head),
      over: 'Das Spiel ist zu Ende',
      toPlay: (names) => `Am Zug: ${and(names)}`,
      turnOf: (name) => `Laufender Spielzug: ${name}`,
      moving: (name, left) => `${name} ist unterwegs: noch ${steps(left)}`,
      glutton: (name) => `${name} muss in diesem Spielzug die ganze Hand ausspielen`,
      pile: (n) => `Zugstapel: ${cards(n)}`,
      discards: (discards) => `Ablagestapel: ${listed(discards)}`,
      played: 'Wird gelegt',
      circle: (c, where) => `${circleName(c)} (${where})`,
      engines: (names) => (names.length === 1 ? `Lok ${names[0]}` : `Loks ${and(names)}`),
      noRails: 'Es liegt noch keine Schienenkarte',
      covers: (cards) => `bedeckt ${listed(cards)}`,
      markers: (sleepers) => `${sleepers.length === 1 ? its.marker[0] : its.marker[1]} (${listed(sleepers)})`,
      me: (name) => `${name} (eigener Platz)`,
      inHand: (n) => `${cards(n)} auf der Hand`,
      coupled: (n) => count(n, its.coupledCar[0], its.coupledCar[1]),
      delivered: (n) => count(n, its.deliveredCar[0], its.deliveredCar[1]),
      train: (name) => `Zug von ${name}`,
      hand: 'Auf der eigenen Hand',
      emptyHand: 'Die eigene Hand ist leer',
      seen: (name) => `Bekannte Karten auf der Hand von ${name}`,
      score: (name, n) => `${name} hat ${souls(n)} ${its.delivered}`,
    },
  }
}
