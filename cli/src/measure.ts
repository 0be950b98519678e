import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type Chance, type Game, seededChance, usualOptions } from '@acheron/core'
import { calibrationLoop } from './calibration.ts'
import { median } from './statistics.ts'

/** What a game costs, in CPU time on one thread. */
export interface Measure {
  readonly seats: number
  readonly gamesPerSecond: number
  readonly decisionsPerSecond: number
  readonly cloneNs: number
  /** The length of a state as JSON, on the average over a game. */
  readonly stateBytes: number
  readonly heapBytes: number
  /** Nanoseconds per round of the calibration loop, in the same run. */
  readonly calibration: number
  /** How many rounds of the calibration loop take as long as one of these. */
  readonly ratios: { readonly game: number; readonly decision: number; readonly clone: number }
}

const ROUNDS = 7
/** Seconds. */
const WARM_UP = 1
const CALIBRATION = 1_000_000
const GAMES = 50
const CLONES = 20_000

/** Measures in rounds and takes the median, so that a hiccup of the machine does not count. */
export function measure<S>(game: Game<S>, seats: number, seconds: number): Measure {
  const chance = seededChance(1)
  const states = statesOfAGame(game, seats)
  let decisions = 0
  const calibrate = (): void => void calibrationLoop(CALIBRATION)
  const play = (): void => {
    for (let i = 0; i < GAMES; i++) decisions += playRandomGame(game, seats, chance)
  }
  const clone = (): void => void cloneAll(game, states)

  const share = seconds / (ROUNDS + 1) / 4
  for (const work of [calibrate, play, clone]) cpuTimeOf(work, Math.max(share, WARM_UP / 3))
  const rounds = Array.from({ length: ROUNDS }, () => {
    const calibration = cpuTimeOf(calibrate, share) / CALIBRATION
    decisions = 0
    const batch = timesAndTime(play, share * 2)
    const perGame = batch.time / batch.times / GAMES
    const perDecision = batch.time / decisions
    return { calibration, perGame, perDecision, perClone: cpuTimeOf(clone, share) / CLONES }
  })
  const of = (read: (round: (typeof rounds)[number]) => number): number => median(rounds.map(read))
  return {
    seats,
    gamesPerSecond: 1e9 / of((it) => it.perGame),
    decisionsPerSecond: 1e9 / of((it) => it.perDecision),
    cloneNs: of((it) => it.perClone),
    stateBytes: Math.round(states.reduce((sum, s) => sum + JSON.stringify(s).length, 0) / states.length),
    heapBytes: heapBytes(game, states),
    calibration: of((it) => it.calibration),
    ratios: {
      game: of((it) => it.perGame / it.calibration),
      decision: of((it) => it.perDecision / it.calibration),
      clone: of((it) => it.perClone / it.calibration),
    },
  }
}

/** Any legal moves up to the result; says how many they were. */
function playRandomGame<S>(game: Game<S>, seats: number, chance: Chance, look?: (s: S) => void): number {
  const s = game.setup(usualOptions(game.options), seats, chance)
  let decisions = 0
  for (let asked = game.asked(s); asked.length > 0; asked = game.asked(s)) {
    look?.(s)
    const p = asked[0]
    const legal = game.legal(s, p)
    game.play(s, p, legal[chance.pick(legal.length)], chance)
    decisions++
  }
  if (!game.result(s)) throw new Error('nobody is asked and there is no result')
  return decisions
}

function statesOfAGame<S>(game: Game<S>, seats: number): S[] {
  const states: S[] = []
  playRandomGame(game, seats, seededChance(0), (s) => states.push(game.clone(s)))
  return states
}

/** Keeps the last few clones: one that nobody keeps could be optimized away. */
function cloneAll<S>(game: Game<S>, states: readonly S[]): S[] {
  const kept: S[] = Array(16)
  for (let i = 0; i < CLONES; i++) kept[i % 16] = game.clone(states[i % states.length])
  return kept
}

/** The CPU time of the whole process, in nanoseconds: collecting garbage and compiling count. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) * 1000
}

function timesAndTime(work: () => void, seconds: number): { times: number; time: number } {
  const start = cpuTime()
  for (let times = 1; ; times++) {
    work()
    const time = cpuTime() - start
    if (time >= seconds * 1e9) return { times, time }
  }
}

function cpuTimeOf(work: () => void, seconds: number): number {
  const { times, time } = timesAndTime(work, seconds)
  return time / times
}

/** All that nobody holds any more is gone. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
}

function heapBytes<S>(game: Game<S>, states: readonly S[]): number {
  const clones: S[] = Array(CLONES)
  collectGarbage()
  const before = process.memoryUsage().heapUsed
  for (let i = 0; i < CLONES; i++) clones[i] = game.clone(states[i % states.length])
  collectGarbage()
  const used = process.memoryUsage().heapUsed - before
  return Math.round(used / clones.length)
}
