import type { Move } from '@acheron/core'
import { DIRECTIONS, PLACE_IDS, PLACES, type Place } from './board.ts'
import { COUNTERS, DESIGN_IDS, DESIGNS, type Design } from './cards/deck.ts'
import { HELL_IDS } from './cards/hell-deck.ts'
import { DEMON_IDS, DEMONS, type Demon } from './demons.ts'
import { HOUNDS } from './hounds.ts'
import { LIEUTENANT_IDS, LIEUTENANTS } from './lieutenants.ts'
import { FREEBOOTERS, OWNERS, type Owner } from './state.ts'

/** A kind of noun: how many there are, how each is written, and what on the table it is. */
interface Noun {
  readonly kind: string
  readonly count: number
  write(n: number): string
}

const noun = (kind: string, count: number, write: (n: number) => string): Noun => ({ kind, count, write })

export const MOST_SOULS = 60
export const MOST_TOGETHER = 5
const CLASSES = 2
/** Multiplied, not raised: of a power V8 keeps a double, and so of every move after it, and of all that moves are written to. */
const FOLLOWINGS = (MOST_TOGETHER + 1) * (MOST_TOGETHER + 1)
const side = (owner: Owner): string => (owner === FREEBOOTERS ? 'freebooters' : `p${owner}`)

const nothing = noun('', 1, () => '')
const place = noun('place', PLACES, (n) => PLACE_IDS[n])
const demon = noun('demon', DEMONS, (n) => DEMON_IDS[n])
const design = noun('card', DESIGNS, (n) => DESIGN_IDS[n])
const hellCard = noun('hell-card', HELL_IDS.length, (n) => HELL_IDS[n])
const lieutenant = noun('lieutenant', LIEUTENANTS, (n) => LIEUTENANT_IDS[n])
const hound = noun('hound', HOUNDS, (n) => `hound${n + 1}`)
const owner = noun('player', OWNERS, side)
const souls = noun('amount', MOST_SOULS + 1, String)
const direction = noun('direction', DIRECTIONS.length, (n) => DIRECTIONS[n])
/** Legions of a place by class, so many: place, whether they hold hounds, count. */
const party = noun('party', PLACES * CLASSES * MOST_TOGETHER, (n) => {
  const { from, hounded, count } = partyOf(n)
  return `${PLACE_IDS[from]} ${hounded ? 'hounded' : 'plain'} ${count}`
})
/** What a lieutenant leads: plain legions and legions with hounds. */
const following = noun('following', FOLLOWINGS, (n) => `${plainOf(n)} ${houndedOf(n)}`)
/** One legion by class: whose, where, whether it holds a hound. */
const legion = noun('legion', OWNERS * PLACES * CLASSES, (n) => {
  const it = legionOf(n)
  return `${side(it.owner)} ${PLACE_IDS[it.place]} ${it.hounded ? 'hounded' : 'plain'}`
})
const parry = noun('parry', COUNTERS.length * DEMONS, (n) => {
  const it = parryOf(n)
  return `${DESIGN_IDS[it.design]} ${DEMON_IDS[it.demon]}`
})

const partyOf = (n: number): { from: Place; hounded: boolean; count: number } => ({
  from: Math.floor(n / (CLASSES * MOST_TOGETHER)),
  hounded: Math.floor(n / MOST_TOGETHER) % CLASSES === 1,
  count: (n % MOST_TOGETHER) + 1,
})
export const plainOf = (n: number): number => Math.floor(n / (MOST_TOGETHER + 1))
export const houndedOf = (n: number): number => n % (MOST_TOGETHER + 1)
export const legionOf = (n: number): { owner: Owner; place: Place; hounded: boolean } => ({
  owner: Math.floor(n / (PLACES * CLASSES)),
  place: Math.floor(n / CLASSES) % PLACES,
  hounded: n % CLASSES === 1,
})
const parryOf = (n: number): { design: Design; demon: Demon } => ({
  design: COUNTERS[Math.floor(n / DEMONS)],
  demon: n % DEMONS,
})
const legionNoun = (of: Owner, at: Place, hounded: boolean): number => (of * PLACES + at) * CLASSES + (hounded ? 1 : 0)

/** Every verb with its noun, in the order of the moves. */
const VERBS = {
  done: nothing,
  yes: nothing,
  no: nothing,
  keep: nothing,
  swap: demon,
  place: place,
  discard: design,
  // Summoning
  raise: place,
  recruit: design,
  tame: nothing,
  buy: nothing,
  bonus: lieutenant,
  sell: design,
  amount: souls,
  // Actions
  rest: nothing,
  pass: design,
  walk: design,
  magic: design,
  march: nothing,
  dismiss: nothing,
  turn: nothing,
  supplicate: nothing,
  conspire: nothing,
  deeds: nothing,
  return: nothing,
  // March and flight
  party: party,
  lead: lieutenant,
  following: following,
  go: place,
  ask: place,
  halt: nothing,
  stay: nothing,
  flee: nothing,
  choose: nothing,
  stand: nothing,
  // Naming things
  legion: legion,
  lieutenant: lieutenant,
  demon: demon,
  hound: hound,
  side: owner,
  lay: hellCard,
  take: design,
  steer: direction,
  // Reactions and combat
  let: nothing,
  parry: parry,
  bring: design,
  cast: design,
  nobody: nothing,
  // Petitions and gifts
  petition: place,
  right: place,
  give: owner,
  souls: nothing,
  favour: nothing,
} as const satisfies Readonly<Record<string, Noun>>

export type VerbName = keyof typeof VERBS
const NAMES = Object.keys(VERBS) as VerbName[]

const FROM = {} as Record<VerbName, Move>
export let VOCABULARY = 0
for (const name of NAMES) {
  FROM[name] = VOCABULARY
  VOCABULARY += VERBS[name].count
}

/** By move: its verb. */
const VERB_OF: readonly VerbName[] = NAMES.flatMap((name) => Array<VerbName>(VERBS[name].count).fill(name))

export const move = (verb: VerbName, n = 0): Move => FROM[verb] + n
export const isVerb = (m: Move, verb: VerbName): boolean => VERB_OF[m] === verb
export const verbOf = (m: Move): VerbName => VERB_OF[m]
export const nounOf = (m: Move): number => m - FROM[VERB_OF[m]]
export const nounKind = (verb: VerbName): string => VERBS[verb].kind

export const DONE = move('done')
export const YES = move('yes')
export const NO = move('no')

export const partyMove = (from: Place, hounded: boolean, count: number): Move =>
  move('party', (from * CLASSES + (hounded ? 1 : 0)) * MOST_TOGETHER + count - 1)
export const partyIn = (m: Move) => partyOf(nounOf(m))
export const followingMove = (plain: number, hounded: number): Move =>
  move('following', plain * (MOST_TOGETHER + 1) + hounded)
export const legionMove = (of: Owner, at: Place, hounded: boolean): Move => move('legion', legionNoun(of, at, hounded))
export const legionIn = (m: Move) => legionOf(nounOf(m))
export const parryMove = (it: Design, by: Demon): Move => move('parry', COUNTERS.indexOf(it) * DEMONS + by)
export const parryIn = (m: Move) => parryOf(nounOf(m))

/** `raise s11`, `party s11 plain 2`, `following 2 0`, `parry trapdoor caim`, `done`. */
export const WORDS: readonly string[] = NAMES.flatMap((name) =>
  Array.from({ length: VERBS[name].count }, (_, n) => `${name} ${VERBS[name].write(n)}`.trim()),
)
export const MOVES: ReadonlyMap<string, Move> = new Map(WORDS.map((words, m) => [words, m]))
