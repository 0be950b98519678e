import { grammar } from '@acheron/core'
import { railwayDe } from '../../railway/text/de.ts'
import type { Words } from './en.ts'

const { count } = grammar('de')

const railway = railwayDe({
  circle: 'Station',
  car: ['Waggon', 'Waggons'],
  coupledCar: ['beladener Waggon', 'beladene Waggons'],
  deliveredCar: ['ausgelieferter Waggon', 'ausgelieferte Waggons'],
  traction: 'Schwefel',
  marker: ['Sperre', 'Sperren'],
  couple: 'einladen',
  couples: ['lädt', 'ein'],
  deliver: 'ausliefern',
  delivers: ['liefert', 'aus'],
  delivered: 'ausgeliefert',
  acts: {
    couple: 'einladen',
    deliver: 'ausliefern',
    cross: 'Fähre nehmen',
    stoke: 'Karten tauschen',
  },
  glutton: 'In diesem Spielzug muss die ganze Hand gespielt werden.',
  stoke: (card, cards) => `${card} tauschen: ${cards} ziehen`,
  stoked: (by, card, cards) => `${by} tauscht ${card} gegen ${cards}`,
})
const { cars, cells, circle, listed, towards } = railway

const powers: Words['powers'] = [
  { name: 'Limbus', does: 'Ein Fährticket nehmen, mit dem die Lok versuchen kann, leere Felder zu überqueren.' },
  {
    name: 'Wollust',
    does:
      'Einen Gegner wählen und gegen die Zahl seiner Handkarten würfeln: Wer weniger würfelt, zieht so viele davon; ' +
      'würfelt man mehr, zieht der Gegner so viele Karten aus der eigenen Hand; bei Gleichstand werden die Hände ' +
      'getauscht.',
  },
  {
    name: 'Völlerei',
    does:
      'Aus den anderen Händen Karten ziehen, bis man die meisten hat; der Spielzug endet dann erst, wenn alle ' +
      'ausgespielt sind.',
  },
  {
    name: 'Habgier',
    does: 'Eine Sperre auf eine freie Schwelle legen: Jede Lok, die dort hinkommt, muss um ihre Waggons würfeln.',
  },
  { name: 'Zorn', does: 'Für jeden Spieler würfeln, zuletzt für sich selbst: Bei einer 6 entgleist er.' },
  {
    name: 'Ketzerei',
    does: 'Einen Ketzerchip nehmen, der umstößt, was ein anderer über eine Station entscheidet.',
  },
  {
    name: 'Gewalt',
    does:
      'Würfeln: Bei 1 bis 5 wird eine unbesetzte Schienenkarte mit diesem Schwefelwert entfernt, bei einer 6 ' +
      'entgleist man.',
  },
  {
    name: 'Betrug',
    does:
      'Würfeln: Bei 1 bis 5 dürfen bis zu so viele unbesetzte Schienenkarten gedreht werden, bei einer 6 entgleist ' +
      'man.',
  },
  {
    name: 'Verrat',
    does:
      'Einen Gegner wählen und würfeln: Bei 1 bis 5 nimmt man ihm alle Waggons mit diesem Schwefelwert, bei einer 6 ' +
      'entgleist man.',
  },
]

export const de: Words = {
  name: 'HellRail 1999',
  railway,
  powers,

  tokens: {
    chip: {
      name: 'Ketzerchip',
      does: 'Verhindert eine Kraft, die ein anderer benutzen will, oder erzwingt eine, auf die er verzichtet.',
    },
    ticket: {
      name: 'Fährticket',
      does:
        'Bringt die Lok geradeaus über bis zu fünf leere Felder, wenn der Würfel mehr zeigt als ihre Zahl; sonst ' +
        'entgleist sie.',
    },
    barrier: {
      name: 'Sperre',
      does:
        'Wer auf diese Schwelle gelangt, würfelt: 1 bis 5 ist die Zahl der Waggons, die bleiben; bei einer 6 ' +
        'entgleist die Lok.',
    },
  },

  prompts: {
    ferry: 'Den Weg der Fähre wählen: mehr würfeln als leere Felder, sonst entgleist die Lok.',
    target: (power) => `${power}: einen Gegner wählen.`,
    prevent: (line) => `${line}: mit dem Ketzerchip verhindern oder geschehen lassen.`,
    force: (line) => `${line}: mit dem Ketzerchip erzwingen oder geschehen lassen.`,
    gluttony: (power) => `${power}: die Hand wählen, aus der eine Karte gezogen wird.`,
    barrier: (power) => `${power}: eine Schwelle ohne Lok für die Sperre wählen.`,
    removal: (power, die) => `${power}: eine unbesetzte Schienenkarte mit Schwefelwert ${die} entfernen.`,
    turning: (power, more) =>
      `${power}: noch bis zu ${count(more, 'Schienenkarte', 'Schienenkarten')} drehen oder es dabei belassen.`,
  },

  moves: {
    useSome: 'Die Kraft der Station benutzen',
    ferry: 'Die Fähre nehmen',
    prevent: 'Mit dem Ketzerchip verhindern',
    force: 'Mit dem Ketzerchip erzwingen',
  },

  story: {
    rolled: (by, die) => `${by} würfelt eine ${die}`,
    rolledFor: (by, name, die) => `${by} würfelt für ${name} eine ${die}`,
    announced: (by, power, c) => `${by} benutzt die Kraft ${power} (${circle(c)})`,
    declined: (by, power, c) => `${by} verzichtet auf die Kraft ${power} (${circle(c)})`,
    prevented: (by, name, c) => `${by} spielt einen Ketzerchip: ${name} darf ${circle(c)} nicht benutzen`,
    forced: (by, name, c) => `${by} spielt einen Ketzerchip: ${name} muss ${circle(c)} benutzen`,
    tookChip: (by) => `${by} nimmt einen Ketzerchip`,
    tookTicket: (by) => `${by} nimmt ein Fährticket`,
    ferried: (by, side, n) => `${by} nimmt die Fähre ${towards(side)}, über ${cells(n)}`,
    reachedBarrier: (by) => `${by} kommt an eine Sperre`,
    lostCars: (by, n, names) => `${by} verliert ${cars(n)} (${listed(names)})`,
    stoleCars: (by, from, n, names) => `${by} nimmt ${cars(n)} von ${from} (${listed(names)})`,
    swappedHands: (by, other) => `${by} und ${other} tauschen ihre Hände`,
    swap: (given, taken) => `${listed(given)} gegen ${listed(taken)}`,
  },

  position: {
    supply: 'Vorrat',
    chips: (n) => count(n, 'Ketzerchip', 'Ketzerchips'),
    tickets: (n) => count(n, 'Fährticket', 'Fährtickets'),
  },
}
