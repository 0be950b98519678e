import { grammar } from '@acheron/core'
import { termsEn as terms } from '../terms/en.ts'

const { and } = grammar('en-GB')
const { at, to, from, card, souls, favours, disfavours, cards, legions } = terms

/** The name of a Sectio; undefined is AnteHell. */
type Where = string | undefined

const dice = (rolled: readonly number[]): string => (rolled.length > 0 ? ` (${rolled.join(', ')})` : '')
const arcana = (n: number): string => (n === 1 ? '1 Arcana card' : `${n} Arcana cards`)
const hellCards = (n: number): string => (n === 1 ? '1 Hell card' : `${n} Hell cards`)
const before = (rivals: readonly string[]): string => (rivals.length > 0 ? `, ahead of ${and(rivals)}` : '')
const on = (places: readonly string[]): string => (places.length > 0 ? `: ${places.join(', ')}` : '')

const ANSWERS = [
  'Grant passage',
  'For peace',
  'Would attack their allies',
  'Consent to the petition',
  'Have something to give',
  'Flee',
  'Remove disfavours',
  'Court Lilith',
  'Place a legion',
  'Lose a legion to the Freebooters',
]

/** Everything that can be told, one line an event; a side is a player or the Freebooters. The other languages have this shape. */
export const storyEn = {
  turn: (n: number) => `Turn ${n}`,
  phase: (phase: string) => phase,
  demonDrawn: (by: string, demon: string) => `${by} receives ${demon}`,
  demonSwapped: (by: string, demon: string) => `${by} gives up ${demon} for a new demon`,
  sectioDealt: (by: string, sectio: string) => `${by} receives ${sectio}`,
  orderRolled: (names: readonly string[]) => `Legions are placed in this order: ${names.join(', ')}`,

  hellDrawn: (name: string) => `Hell card: ${card(name)}`,
  event: (name: string) => `Event: ${card(name)}`,
  phenomenonCard: (name: string) => `The second Hell card is ${card(name)}`,
  placeCard: (name: string) => `The third Hell card is ${card(name)}`,
  permanentLaid: (name: string, box: string) => `${card(name)} now lies in the box ${box}`,
  permanentGone: (name: string) => `${card(name)} leaves its box`,
  eventRedrawn: (by: string, name: string) => `${by} puts ${card(name)} under the deck; the next card is the event`,
  phenomenon: (name: string, area: string) => `${name}: ${area}`,

  drew: (by: string, n: number) => `${by} draws ${arcana(n)}`,
  drewThese: (by: string, n: number, names: readonly string[]) => `${by} draws ${arcana(n)}: ${names.join(', ')}`,
  notDrawn: (by: string, die: number) => `${by} rolls ${die} against the disfavours and draws no card`,
  rightAway: (by: string, name: string) => `${by} draws ${card(name)}, to be played right away`,
  discarded: (by: string, name: string) => `${by} discards ${card(name)}`,
  cardTaken: (by: string, whose: string) => `${by} takes a card from ${whose}`,
  cardTakenThis: (by: string, whose: string, name: string) => `${by} takes a card from ${whose}: ${name}`,
  handSeen: (by: string, whose: string, n: number) => `${by} looks at ${cards(n)} in the hand of ${whose}`,
  handSeenThese: (by: string, whose: string, n: number, names: readonly string[]) =>
    `${by} looks at ${cards(n)} in the hand of ${whose}: ${names.join(', ')}`,
  hellSeen: (by: string, n: number) => `${by} looks at ${hellCards(n)} on top of the deck`,
  hellSeenThese: (by: string, n: number, names: readonly string[]) =>
    `${by} looks at ${hellCards(n)} on top of the deck: ${names.join(', ')}`,
  arcanaSeen: (by: string, n: number) => `${by} looks at ${arcana(n)} on top of the deck`,
  arcanaSeenThese: (by: string, n: number, names: readonly string[]) =>
    `${by} looks at ${arcana(n)} on top of the deck: ${names.join(', ')}`,
  laidUnder: (by: string, n: number) => `${by} puts ${hellCards(n)} under the deck`,
  handsRotated: 'All hands go to the left',

  soulsGained: (by: string, n: number) => `${by} gains ${souls(n)}`,
  soulsLost: (by: string, n: number) => `${by} loses ${souls(n)}`,
  soulsPaid: (by: string, n: number) => `${by} pays ${souls(n)}`,
  favoursGained: (by: string, n: number) => `${by} gains ${favours(n)}`,
  favoursLost: (by: string, n: number) => `${by} gives up ${favours(n)}`,
  disfavoursGained: (by: string, n: number) => `${by} gets ${disfavours(n)}`,
  disfavoursLost: (by: string, n: number) => `${by} loses ${disfavours(n)}`,
  soulsTaken: (by: string, whose: string, n: number) => `${by} takes ${souls(n)} from ${whose}`,
  collected: (by: string, n: number) => `${by} collects ${souls(n)}`,
  earthSouls: (demon: string, die: number, n: number) => `${demon} gathers ${souls(n)} on earth (roll ${die})`,
  earthFavour: (demon: string) => `${demon} earns a favour on earth`,
  noEarthFavour: (demon: string, die: number) => `${demon} earns no favour on earth (roll ${die})`,
  wiseMen: (by: string, die: number, n: number) => `The Wise Men: ${by} rolls ${die} for ${cards(n)}`,
  upkeep: (by: string, n: number) => `${by} pays ${souls(n)} to the troops`,
  upkeepShort: (by: string, n: number, unpaid: number) =>
    `${by} pays ${souls(n)} to the troops and leaves ${unpaid === 1 ? '1 unit' : `${unpaid} units`} unpaid`,
  unpaid: (by: string, n: number) => `${by} leaves ${n === 1 ? '1 unit' : `${n} units`} unpaid`,
  takesUnpaid: (by: string, whose: string, n: number) =>
    `${by} takes over ${n === 1 ? '1 unit' : `${n} units`} of ${whose}`,
  refusesUnpaid: (by: string, whose: string) => `${by} refuses the unpaid units of ${whose}`,
  gave: (by: string, whom: string, what: string) => `${by} gives ${what} to ${whom}`,
  giftRefused: (by: string, whom: string, what: string) => `${whom} does not take ${what} from ${by}`,
  gifts: {
    souls,
    favour: 'a favour',
    card: 'a card',
    demon: (name: string) => name,
    sectio: (name: string) => name,
    legion: (where: Where) => `a legion ${at(where)}`,
    lieutenant: (name: string) => `lieutenant ${name}`,
  },

  raised: (by: string, n: number, where: Where) => `${by} gets ${legions(n)} ${at(where)}`,
  recruited: (by: string, die: number, name: string) => `${by} rolls ${die} and recruits lieutenant ${name}`,
  recruitingFailed: (by: string, die: number) => `${by} rolls ${die} and recruits nobody`,
  lieutenantPlaced: (side: string, name: string, where: Where) => `${side}: lieutenant ${name} is ${at(where)}`,
  lieutenantGone: (name: string, why: string) => `Lieutenant ${name} is gone${why}`,
  bonusPaid: (by: string, name: string, n: number) => `${by} lays ${souls(n)} on lieutenant ${name}`,
  tamed: (by: string, hound: string) => `${by} has tamed a ${hound}`,
  tamedByDie: (by: string, die: number, hound: string) => `${by} rolls ${die} and tames a ${hound}`,
  notTamed: (by: string, die: number) => `${by} rolls ${die} and tames no hellhound`,
  stray: (hound: string, where: Where) => `A rampaging ${hound} appears ${at(where)}`,
  rampages: (hound: string, where: Where) => `A ${hound} rampages ${at(where)}`,
  houndGone: (hound: string) => `A ${hound} goes back to the box`,
  legionsGone: (side: string, n: number, where: Where, why: string) => `${side}: ${legions(n)} gone ${at(where)}${why}`,
  /** Why units are gone: behind the line. */
  whys: {
    card: ', by a card',
    combat: ', in combat',
    spirit: ', by a spirit',
    danger: ', by the dangers of the place',
    dismissed: ', dismissed',
    unpaid: ', unpaid',
    captured: ', captured',
    sacrificed: ', fed to the idol',
    skill: ', by a skill',
  },
  legionsTurned: (side: string, whose: string, n: number, where: Where) =>
    `${side}: ${legions(n)} taken over from ${whose} ${at(where)}`,
  lieutenantTurned: (side: string, name: string) => `${side}: lieutenant ${name} taken over`,
  freebooters: (n: number, where: Where) => `Freebooters: ${legions(n)} ${at(where)}`,

  gained: (side: string, sectio: string) => `${side}: ${sectio} gained`,
  gainedFrom: (side: string, sectio: string, whose: string) => `${side}: ${sectio} gained from ${whose}`,
  revoked: (sectio: string, whose: string) => `${sectio} is revoked (${whose})`,
  lucifer: (by: string, sectio: string, n: number) => `Lucifer gives ${by} ${sectio} and ${souls(n)}`,
  warning: (sign: string, area: string) => `Warning, ${area}: ${sign}`,
  signs: {
    mustStop: 'units must stop',
    closed: 'closed',
    closedToSpirits: 'closed to Uriel and Lilith too',
    spiritsHeld: 'Uriel and Lilith cannot leave',
    noSouls: 'no souls can be gathered',
    pits: 'entering is dangerous',
    noFlee: 'nobody can flee',
    redMist: 'combat rolls get +1',
    noPetition: 'no petitions',
    peace: 'shared in peace',
  },

  acts: {
    rest: (demon: string) => `${demon} passes for good`,
    pass: (demon: string, name: string) => `${demon} passes with ${card(name)}`,
    march: (demon: string) => `${demon} marches`,
    walk: (demon: string, name: string) => `${demon} walks the earth with ${card(name)}`,
    magic: (demon: string, name: string) => `${demon} uses ${card(name)}`,
    dismiss: (demon: string) => `${demon} tries to dismiss a unit`,
    turn: (demon: string) => `${demon} tries to turn a unit`,
    conspire: (demon: string) => `${demon} conspires`,
  },
  order: (demon: string, place: number) => `${demon} now has place ${place} on the order track`,
  /** What is on its way: legions and lieutenants. */
  party: (n: number, names: readonly string[]) =>
    and([...(n > 0 ? [legions(n)] : []), ...names.map((name) => `lieutenant ${name}`)]),
  marched: (side: string, party: string, start: Where, end: Where) => `${side}: ${party} ${from(start)} ${to(end)}`,
  passageGranted: (by: string, where: Where) => `${by} is granted passage ${at(where)}`,
  passageRefused: (by: string, where: Where) => `${by} is refused passage ${at(where)}`,
  lost: (by: string, die: number) => `${by} rolls ${die} and is lost in AnteHell`,
  fled: (side: string, party: string, start: Where, end: Where, rolled: readonly number[]) =>
    `${side}: ${party} ${party === '1 legion' ? 'flees' : 'flee'} ${from(start)} ${to(end)}${dice(rolled)}`,
  flightFailed: (side: string, party: string, where: Where, rolled: readonly number[]) =>
    `${side}: no flight for ${party} ${at(where)}${dice(rolled)}`,
  earth: (demon: string) => `${demon} is on earth`,
  home: (demon: string) => `${demon} is back in Hell`,
  influenced: (demon: string, rolled: readonly number[]) => `${demon} convinces${dice(rolled)}`,
  notInfluenced: (demon: string, rolled: readonly number[]) => `${demon} does not convince${dice(rolled)}`,
  supplicated: (demon: string, rolled: readonly number[], result: string) =>
    `${demon} supplicates${dice(rolled)}: ${result}`,
  supplication: { incapacitated: 'incapacitated', nothing: 'nothing', lost: (n: number) => `${disfavours(n)} less` },
  deeds: (demon: string, rolled: readonly number[], n: number) =>
    `${demon} does evil deeds${dice(rolled)}: ${favours(n)}`,
  incapacitated: (demon: string, recoversOn: number) =>
    `${demon} is incapacitated and recovers on ${recoversOn === 6 ? 'a 6' : `${recoversOn} or more`}`,
  recovered: (demon: string) => `${demon} recovers`,
  recoveredByDie: (demon: string, die: number) => `${demon} recovers (roll ${die})`,
  stillIncapacitated: (demon: string, die: number) => `${demon} does not recover yet (roll ${die})`,
  killed: (demon: string) => `${demon} is destroyed`,
  passed: (demon: string, die: number) => `${demon} rolls ${die}: success`,
  failed: (demon: string, die: number) => `${demon} rolls ${die}: failure`,
  duel: (a: string, b: string, sums: readonly number[], winner: string) =>
    `Duel, ${a} ${sums[0]} against ${b} ${sums[1]}: ${winner} wins`,

  announced: (demon: string, name: string, targets: readonly string[]) =>
    `${demon} announces ${card(name)}${on(targets)}`,
  legionOf: (side: string, where: Where) => `legion of ${side} ${at(where)}`,
  countered: (demon: string, name: string) => `${demon} counters with ${card(name)}`,
  stands: (name: string) => `${card(name)} takes effect`,
  cancelled: (name: string) => `${card(name)} is cancelled`,
  redirected: (name: string, demon: string) => `${card(name)} is now aimed at ${demon}`,
  groupStands: (demons: readonly string[], total: number) => `The group stands with ${total}: ${demons.join(', ')}`,
  groupFails: (demons: readonly string[], total: number) => `The group comes only to ${total}: ${demons.join(', ')}`,

  /** Who has said yes when several were asked at once, by what they were asked. */
  answers: (about: number, names: readonly string[]) => `${ANSWERS[about]}: ${names.join(', ') || 'nobody'}`,
  urielComes: 'Uriel appears on earth',
  urielAt: (sectio: string) => `Uriel enters ${sectio}`,
  urielGone: 'Uriel leaves',
  urielRolled: (die: number) => `Uriel rolls ${die}`,
  lilithComes: (aspect: string) => `Lilith waits in AnteHell, as the ${aspect}`,
  lilithCalled: 'Lilith waits in AnteHell',
  lilithAt: (sectio: string, aspect: string) => `Lilith, the ${aspect}, enters ${sectio}`,
  lilithGone: 'Lilith leaves',
  lilithRolled: (die: number) => `Lilith rolls ${die}`,
  courtedWell: (demon: string, rivals: readonly string[]) => `${demon} wins Lilith over${before(rivals)}`,
  courtedInVain: (demon: string, rivals: readonly string[]) => `${demon} courts Lilith in vain${before(rivals)}`,
  houndMoved: (hound: string, die: number, where: Where) => `A ${hound} rolls ${die} and runs ${to(where)}`,
  houndOut: (hound: string, die: number) => `A ${hound} rolls ${die} and runs out of Hell`,
  houndStays: (hound: string, die: number) => `A ${hound} rolls ${die} and stays`,

  combat: (sectio: string, camps: readonly string[]) => `Combat in ${sectio}: ${camps.join(' against ')}`,
  peace: (sectio: string) => `Peace in ${sectio}`,
  joins: (demon: string, n: number) => `${demon} joins the combat${n > 0 ? ` with ${cards(n)}` : ''}`,
  attacks: (side: string, rolled: readonly number[], hits: number) =>
    `${side}: attacks${dice(rolled)}, ${hits === 1 ? '1 hit' : `${hits} hits`}`,
  saves: (side: string, rolled: readonly number[], n: number) => `${side}: saves${dice(rolled)}, ${n} lost`,
  houndFight: (sums: readonly string[]) => `The hellhounds fight it out: ${sums.join(', ')}`,
  won: (sectio: string, names: readonly string[]) => `The combat in ${sectio} is won by ${and(names)}`,
  wonByIndependents: (sectio: string) => `No player has won the combat in ${sectio}`,
  quickFight: (sectio: string, one: number, other: number) => `A quick fight in ${sectio}: ${one} against ${other}`,
  cup: (sectio: string) => `The cup decides in ${sectio}`,

  petitionByFavour: (by: string, sectio: string) => `${by} petitions for ${sectio} with a favour`,
  petitionByRight: (by: string, sectio: string) => `${by} gains ${sectio} by the victor’s right`,
  petitionByRightRolled: (by: string, sectio: string, die: number) =>
    `${by} gains ${sectio} by the victor’s right (roll ${die})`,
  petitionFails: (by: string, sectio: string, die: number) =>
    `${by} rolls ${die}: the victor’s right to ${sectio} is denied`,
  petitionOpposed: (by: string, sectio: string) => `The allies do not let ${by} petition for ${sectio}`,
  atoned: (by: string, n: number) => `${by} pays favours to be rid of ${disfavours(n)}`,
  sixes: (by: string, names: readonly string[]) => `${by} shows three sixes: ${names.join(', ')}`,
  endings: {
    circle: (names: readonly string[]) => `A whole circle: ${and(names)} wins`,
    sixes: (names: readonly string[]) => `Three sixes: ${and(names)} wins`,
    patience: (names: readonly string[]) =>
      names.length === 1
        ? `Lucifer has lost patience: ${names[0]} wins`
        : `Lucifer has lost patience: ${and(names)} share the victory`,
  },
}

export type StoryWords = typeof storyEn
