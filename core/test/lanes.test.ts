import { describe, expect, test } from 'vitest'
import {
  ask,
  askEach,
  at,
  cloneFrames,
  done,
  type Frame,
  flowOf,
  from,
  go,
  type Move,
  noChance,
  type Player,
  procedure,
  question,
  type Step,
  seededChance,
} from '../src/index.ts'
import { begin, empty, type Log, only, RULES, tell } from './log.ts'

describe('askEach', () => {
  /** A player packs some numbers, one at a time, until 0. */
  interface Packing extends Frame {
    by: Player
    packed: number[]
  }
  const packs: Step<Log, Packing> = (g, f) => ask(g, f, f.by, pack)
  const packed: Step<Log, Packing> = (g, f, m) => {
    if (m === 0) return done(g)
    f.packed.push(m)
    go(f, packs)
  }
  const pack = question<Log, Packing>({
    rule: 'TEST-1',
    next: packed,
    moves: () => [0, 1, 3],
    cannot: (_g, f, _p, m) => (f.packed.includes(m) ? 'TEST-2' : undefined),
  })
  const packing = procedure<Log, Packing>({
    locals: { by: from(0, 4), packed: (list) => Array.isArray(list) },
    steps: { packs, packed },
    questions: { pack },
  })
  const opens: Step<Log, Frame> = (g, f) =>
    askEach<Log, Frame, Packing>(
      g,
      f,
      [3, 1].map((player) => ({ player, frame: { step: at(packs), by: player, packed: [] } })),
      leaves,
    )
  const leaves = (g: Log, f: Frame, lanes: readonly Packing[]): void => {
    for (const lane of lanes) tell(g, `${lane.by}: ${lane.packed.join(' ')}`)
    go(f, over)
  }
  const over: Step<Log, Frame> = (g) => done(g)
  const trip = procedure<Log, Frame>({ locals: {}, steps: { opens, leaves, over } })
  const flow = flowOf<Log>({ trip, packing }, RULES)
  const start = (): Log => begin(flow, { step: at(opens) })
  const say = (g: Log, p: Player, ...moves: Move[]): void => {
    for (const m of moves) flow.play(g, p, m, noChance)
  }

  test('each answers several questions in a lane of their own, in any order; then all of it is carried out', () => {
    const g = start()
    expect(flow.asked(g)).toEqual([3, 1])
    say(g, 1, 3)
    expect([flow.legal(g, 1), flow.legal(g, 3)]).toEqual([
      [0, 1],
      [0, 1, 3],
    ])
    expect(flow.refusal(g, 1, 3)).toBe('TEST-2')
    expect(flow.question(g, 3)).toEqual({ id: 'pack', rule: 'TEST-1', params: {} })
    say(g, 3, 1, 3, 0)
    expect(flow.refusal(g, 3, 1)).toBe('TEST-3')
    expect(() => say(g, 3, 1)).toThrow('player 3 answers without being asked')
    expect([flow.asked(g), flow.awaited(g), g.log]).toEqual([[1], [3, 1], []])
    flow.check(g)
    say(g, 1, 0)
    expect(g).toEqual({ ...empty(), log: ['3: 1 3', '1: 3'] })
  })

  test("what is going on tells nothing of the lanes, and a lane is its own player's", () => {
    const g = start()
    const before = flow.underway(g)
    say(g, 3, 1, 3, 0)
    expect(flow.underway(g)).toEqual(before)
    expect(before).toEqual([{ id: '', asked: [3, 1] }])
    expect(flow.laneOf(g, 3)).toMatchObject({ packed: [1, 3] })
    expect(flow.laneOf(g, 1)).toMatchObject({ packed: [] })
    expect(flow.laneOf(g, 0)).toBeUndefined()
  })

  test("a guess keeps one's own lane and knows of the others only whether they are done", () => {
    const g = start()
    say(g, 3, 1, 3, 0)
    say(g, 1, 3)
    const seen = new Set<string>()
    for (let seed = 0; seed < 40; seed++) {
      const mine: Log = { ...empty(), ...cloneFrames(g) }
      flow.guessOpen(mine, 1, seededChance(seed))
      flow.check(mine)
      expect(flow.laneOf(mine, 1)).toMatchObject({ packed: [3] })
      expect(flow.asked(mine)).toEqual([1])
      seen.add(JSON.stringify(flow.laneOf(mine, 3)))
      const theirs: Log = { ...empty(), ...cloneFrames(g) }
      flow.guessOpen(theirs, 3, seededChance(seed))
      expect(flow.laneOf(theirs, 3)).toMatchObject({ packed: [1, 3] })
      expect(flow.laneOf(theirs, 1)).toMatchObject({ packed: [] })
    }
    expect(seen.size).toBe(5)
  })

  test('plays on from JSON, and a clone shares nothing', () => {
    const g = start()
    say(g, 1, 3)
    const saved = JSON.parse(JSON.stringify(g)) as Log
    const clone: Log = { ...empty(), ...cloneFrames(g) }
    const before = JSON.stringify(g)
    for (const other of [saved, clone]) {
      say(other, 1, 1, 0)
      say(other, 3, 0)
      expect(other.log).toEqual(['3: ', '1: 3 1'])
    }
    expect(JSON.stringify(g)).toBe(before)
  })

  test.each<[string, (g: Log) => void]>([
    ['belong to nobody', (g) => Object.assign(g.open?.lanes[0] ?? {}, { player: 0 })],
    ['cannot hold', (g) => Object.assign(g.open?.lanes[0].frames[0] ?? {}, { by: 7 })],
    ['waits for nobody', (g) => Object.assign(g.open?.lanes[0] ?? {}, { kept: g.open?.lanes[0].frames[0] })],
    ['has become another', (g) => Object.assign(g.open?.lanes[0] ?? {}, { frames: [{ step: 'trip.over' }] })],
  ])("a stranger's lanes are refused: %s", (message, spoil) => {
    const g = start()
    flow.check(g)
    spoil(g)
    expect(() => flow.check(g)).toThrow(message)
  })

  test('a lane that leaves something to chance is a fault of the rules', () => {
    const rolls: Step<Log, Frame> = (g, _f, _answer, chance) => done(g, chance.pick(6))
    const opening: Step<Log, Frame> = (g, f) => askEach(g, f, [{ player: 0, frame: { step: at(rolls) } }], ended)
    const ended = (g: Log): void => done(g)
    const open = procedure<Log, Frame>({ locals: {}, steps: { opening, ended } })
    const dicing = flowOf<Log>({ dice: only(rolls), open }, RULES)
    expect(() => dicing.begin(empty(), { step: at(opening) }, seededChance(1))).toThrow(
      'where the rules leave nothing to it',
    )
  })
})
