import type { Move, Notation, Player, Target } from '@acheron/core'
import { CITY_ID, TAIWAN } from './cities.ts'
import { DEMAND_CITY, DEMAND_LOAD, DEMANDS } from './demands.ts'
import { LOAD_ID, LOADS } from './loads.ts'
import { DIRECTION_ID, DIRECTIONS, NEIGHBOUR } from './mileposts.ts'
import {
  BUILD,
  CROSS,
  DELIVER,
  DROP,
  LINK,
  LOSE,
  nounOf,
  REFUGE,
  START,
  START_AT_PORT,
  STEP,
  TAKE,
  TURN,
  UPGRADE,
  type Verb,
  VOCABULARY,
  verbOf,
} from './moves.ts'
import { acrossTheSea, PORT_AT, PORT_ID, PORTS } from './ports.ts'
import { CITY_AT, findSection, SECTION_AT, SECTIONS, sectionName } from './sections.ts'
import type { State } from './state.ts'
import { TRAIN_ID } from './trains.ts'

/** By verb: how a move is written, and the things to point at for it. */
interface Saying {
  words(noun: number): string
  targets?(s: State, p: Player, noun: number): readonly Target[]
}

const target = (kind: string, id: number): readonly Target[] => [{ kind, id }]
const alone = (word: string): Saying => ({ words: () => word })

const SAYINGS: Readonly<Record<Verb, Saying>> = {
  step: {
    words: (d) => `step ${DIRECTION_ID[d]}`,
    targets: (s, p, d) => milepostTargets(s.at[p] < 0 ? -1 : NEIGHBOUR[s.at[p] * DIRECTIONS + d]),
  },
  cross: { words: () => 'cross', targets: (s, p) => milepostTargets(acrossTheSea(s.at[p])) },
  turn: { words: () => 'turn', targets: (s, p) => milepostTargets(s.at[p]) },
  done: alone('done'),
  exchange: alone('exchange'),
  take: { words: (load) => `take ${LOAD_ID[load]}`, targets: (_s, _p, load) => target('load', load) },
  drop: { words: (load) => `drop ${LOAD_ID[load]}`, targets: (_s, _p, load) => target('aboard', load) },
  lose: { words: (load) => `lose ${LOAD_ID[load]}`, targets: (_s, _p, load) => target('aboard', load) },
  deliver: {
    words: (demand) => `deliver ${LOAD_ID[DEMAND_LOAD[demand]]} ${CITY_ID[DEMAND_CITY[demand]]}`,
    targets: (_s, _p, demand) => target('demand', demand),
  },
  start: { words: (city) => `start ${CITY_ID[city]}`, targets: (_s, _p, city) => target('city', city) },
  'start-at-port': { words: (port) => `start ${PORT_ID[port]}-port`, targets: (_s, _p, port) => target('port', port) },
  refuge: { words: (city) => `refuge ${CITY_ID[city]}`, targets: (_s, _p, city) => target('city', city) },
  link: { words: (port) => `link ${PORT_ID[port]}`, targets: (_s, _p, port) => target('port', port) },
  upgrade: { words: (train) => `upgrade ${TRAIN_ID[train]}`, targets: (_s, _p, train) => target('train', train) },
  borrow: { words: (sum) => `borrow ${sum + 1}` },
  build: {
    words: (section) => `build ${sectionName(section)}`,
    targets: (_s, _p, section) => target('section', section),
  },
}

const milepostTargets = (m: number): readonly Target[] => (m < 0 ? [] : target('milepost', m))

const wordsFor = (m: Move): string => SAYINGS[verbOf(m)].words(nounOf(m))

/** All but building, which has as many words as the map has sections. */
const FEW: ReadonlyMap<string, Move> = new Map(Array.from({ length: BUILD }, (_, m) => [wordsFor(m), m]))

/** What pointing at a thing could mean, legal or not, the likeliest first. */
const MEANT: Readonly<Record<string, (s: State, p: Player, id: number) => readonly Move[]>> = {
  milepost: movesTowards,
  load: (_s, _p, load) => (load < LOADS ? [TAKE + load] : []),
  aboard: (_s, _p, load) => (load < LOADS ? [DROP + load, LOSE + load] : []),
  demand: (_s, _p, demand) => (demand < DEMANDS ? [DELIVER + demand] : []),
  card: (_s, _p, card) => [0, 1, 2].map((i) => DELIVER + 3 * card + i).filter((m) => m < START),
  city: (_s, _p, city) => (city < TAIWAN ? [START + city, REFUGE + city] : []),
  port: (_s, _p, port) => (port < PORTS ? [LINK + port, START_AT_PORT + port] : []),
  train: (_s, _p, train) => (train < TRAIN_ID.length ? [UPGRADE + train] : []),
  section: (_s, _p, section) => (section < SECTIONS ? [BUILD + section] : []),
}

/** A milepost can be stepped to, crossed to, turned round at, built to, or stand for its city or port. */
function movesTowards(s: State, p: Player, m: number): readonly Move[] {
  const at = s.at[p]
  const moves: Move[] = []
  for (let d = 0; d < DIRECTIONS; d++) if (at >= 0 && NEIGHBOUR[at * DIRECTIONS + d] === m) moves.push(STEP + d)
  if (at >= 0 && acrossTheSea(at) === m) moves.push(CROSS)
  if (at === m) moves.push(TURN)
  for (let d = 0; d < DIRECTIONS; d++)
    if (SECTION_AT[m * DIRECTIONS + d] >= 0) moves.push(BUILD + SECTION_AT[m * DIRECTIONS + d])
  if (CITY_AT[m] >= 0) moves.push(START + CITY_AT[m], REFUGE + CITY_AT[m])
  if (PORT_AT[m] >= 0) moves.push(LINK + PORT_AT[m], START_AT_PORT + PORT_AT[m])
  return moves
}

/** `step ne`, `take tea`, `deliver silk taipei`, `build 45.61 e`: rows and columns outlive a new numbering. */
export const notation: Notation<State> = {
  vocabulary: VOCABULARY,
  print: (_s, m) => wordsFor(m),

  parse(_s, words) {
    const [, place, way] = /^build (\S+) (\S+)$/.exec(words) ?? []
    if (place === undefined) return FEW.get(words)
    const section = findSection(place, way)
    return section === undefined ? undefined : BUILD + section
  },

  verb(m) {
    const verb = verbOf(m)
    return verb === 'start-at-port' ? 'start' : verb
  },

  targets: (s, p, m) => SAYINGS[verbOf(m)].targets?.(s, p, nounOf(m)) ?? [],
  meant: (s, p, { kind, id }) => (Number.isInteger(id) && id >= 0 ? (MEANT[kind]?.(s, p, id) ?? []) : []),
}
