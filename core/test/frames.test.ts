import { describe, expect, test } from 'vitest'
import {
  type AnyProcedure,
  ask,
  askAll,
  at,
  call,
  cloneFrames,
  done,
  type Frame,
  type Framed,
  flowOf,
  from,
  go,
  type Move,
  noChance,
  type Player,
  procedure,
  question,
  questionToAll,
  type Step,
  seededChance,
  sequence,
} from '../src/index.ts'
import { begin, empty, type Log, number, only, RULES, tell } from './log.ts'
import { flow as toyFlow } from './toy/flow.ts'
import { toy } from './toy/index.ts'
import { play, scene } from './toy/scenario.ts'

function runOnly(step: Step<Log, Frame>): Log {
  const flow = flowOf<Log>({ only: only(step) }, RULES)
  return begin(flow, { step: at(step) })
}

describe('ask', () => {
  const asks: Step<Log, Frame> = (g, f) => ask(g, f, 1, guessed)
  const heard: Step<Log, Frame> = (g, _f, m) => {
    tell(g, `heard ${m}`)
    done(g)
  }
  const guessed = question<Log, Frame>({
    ...number,
    next: heard,
    targets: (_g, _f, _p, m) => [{ kind: 'number', id: m }],
    meant: (_g, _f, _p, { id }) => [id],
  })
  const asking = procedure<Log, Frame>({ locals: {}, steps: { asks, heard }, questions: { guessed } })
  const flow = flowOf<Log>({ asking }, RULES)
  const start = (): Log => begin(flow, { step: at(asks) })

  test('waits for the player named, and the answer goes to the step that the question names', () => {
    const g = start()
    expect([flow.asked(g), flow.awaited(g)]).toEqual([[1], [1]])
    expect(g.frames).toEqual([{ step: 'asking.heard' }])
    expect(flow.question(g, 1)).toEqual({ id: 'guessed', rule: 'TEST-1', params: { seat: 1 } })
    flow.play(g, 1, 3, noChance)
    expect(g).toEqual({ seats: 5, log: ['heard 3'], frames: [], open: null })
    expect([flow.asked(g), flow.awaited(g)]).toEqual([[], []])
    expect(() => flow.question(g, 1)).toThrow('no question is out')
  })

  test('what may be answered and what is refused is one predicate', () => {
    const g = start()
    expect(flow.legal(g, 1)).toEqual([0, 1, 3])
    expect(flow.legal(g, 0)).toEqual([])
    const refusals = [0, 1, 2, 3, 4].map((m) => flow.refusal(g, 1, m))
    expect(refusals).toEqual([undefined, undefined, 'TEST-2', undefined, 'TEST-2'])
    expect(flow.refusal(g, 0, 0)).toBe('TEST-3')
    flow.play(g, 1, 3, noChance)
    expect(flow.refusal(g, 1, 0)).toBe('TEST-4')
  })

  test('what an answer is about belongs to the question', () => {
    const g = start()
    expect(flow.targets(g, 1, 3)).toEqual([{ kind: 'number', id: 3 }])
    expect(flow.meant(g, 1, { kind: 'number', id: 2 })).toEqual([2])
    expect(flow.targets(g, 0, 3)).toEqual([])
    expect(flow.meant(g, 0, { kind: 'number', id: 2 })).toEqual([])
  })

  test('nobody else can answer, and nobody when nothing is asked', () => {
    const g = start()
    expect(() => flow.play(g, 0, 1, noChance)).toThrow('player 0 answers without being asked')
    expect(g.log).toEqual([])
    flow.play(g, 1, 1, noChance)
    expect(() => flow.play(g, 1, 1, noChance)).toThrow('player 1 answers without being asked')
  })
})

describe('askAll', () => {
  const flowTo = (...players: Player[]) => {
    const asks: Step<Log, Frame> = (g, f) => askAll(g, f, players, vote)
    const vote = questionToAll<Log, Frame>({
      ...number,
      next(g, _f, answers) {
        tell(g, answers.join(' '))
        done(g)
      },
    })
    const voting = procedure<Log, Frame>({
      locals: {},
      steps: { asks, counted: vote.next },
      questions: { vote },
    })
    const flow = flowOf<Log>({ voting }, RULES)
    const say = (p: Player, m: Move): void => flow.play(g, p, m, noChance)
    const g = begin(flow, { step: at(asks) })
    return { flow, g, say }
  }

  test('the answers come in the order in which the players were named, and all are awaited until then', () => {
    const { flow, g, say } = flowTo(2, 0, 1)
    expect(flow.asked(g)).toEqual([2, 0, 1])
    say(1, 1)
    say(2, 3)
    expect([flow.asked(g), flow.awaited(g)]).toEqual([[0], [2, 0, 1]])
    expect(g.log).toEqual([])
    say(0, 0)
    expect(g.log).toEqual(['3 0 1'])
  })

  test('a player answers once', () => {
    const { flow, g, say } = flowTo(2, 0, 1)
    say(2, 3)
    expect(flow.legal(g, 2)).toEqual([])
    expect(flow.refusal(g, 2, 1)).toBe('TEST-3')
    expect(() => say(2, 1)).toThrow('player 2 answers without being asked')
    expect(flow.answerOf(g, 2)).toBe(3)
  })

  test('what others have answered is not there for a player who guesses', () => {
    const { flow, g, say } = flowTo(2, 0, 1)
    say(2, 3)
    say(0, 1)
    expect([2, 0, 1, 4].map((p) => flow.answerOf(g, p))).toEqual([3, 1, undefined, undefined])
    const guesses = new Set<number | undefined>()
    for (let seed = 0; seed < 50; seed++) {
      const guess: Log = { ...empty(), ...cloneFrames(g) }
      flow.guessOpen(guess, 0, seededChance(seed))
      expect(flow.answerOf(guess, 0)).toBe(1)
      expect(flow.answerOf(guess, 1)).toBeUndefined()
      guesses.add(flow.answerOf(guess, 2))
    }
    expect(guesses).toEqual(new Set([0, 1, 3]))
    expect(flow.answerOf(g, 2)).toBe(3)
  })

  test('nothing is to be guessed where nothing is open', () => {
    const g = empty()
    flowTo(0).flow.guessOpen(g, 0, noChance)
    expect(g.open).toBeNull()
  })

  test('one player alone is still given a list', () => {
    const { g, say } = flowTo(4)
    say(4, 3)
    expect(g.log).toEqual(['3'])
  })

  test('a question put to nobody, or twice to one player', () => {
    expect(() => flowTo()).toThrow('question vote is put to nobody')
    expect(() => flowTo(0, 1, 0)).toThrow('question vote is put to somebody twice')
  })
})

describe('call, go, done', () => {
  interface Sum extends Frame {
    addends: number[]
    total: number
  }
  const add: Step<Log, Sum> = (g, f) => {
    const next = f.addends.shift()
    if (next === undefined) return done(g, f.total)
    f.total += next
    go(f, add)
  }
  const both: Step<Log, Frame> = (g, f) => {
    const sum: Sum = { step: at(add), addends: [1, 2, 3], total: 0 }
    call(g, f, sum, first)
  }
  const first: Step<Log, Frame> = (g, f, sum) => {
    tell(g, `first ${sum}`)
    call(g, f, { step: at(nothing) }, second)
  }
  const nothing: Step<Log, Frame> = (g) => done(g)
  const second: Step<Log, Frame> = (g, _f, result) => {
    tell(g, `second ${result}`)
    done(g)
  }
  const flow = flowOf<Log>(
    {
      sum: procedure<Log, Sum>({ locals: { addends: Array.isArray, total: from(0, 9) }, steps: { add } }),
      both: procedure<Log, Frame>({ locals: {}, steps: { both, first, second } }),
      nothing: only(nothing),
    },
    RULES,
  )

  test('the result goes to the step named; 0 if there is none', () => {
    expect(begin(flow, { step: at(both) })).toEqual({ ...empty(), log: ['first 6', 'second 0'] })
  })

  test('a step that nothing was passed to is given 0', () => {
    const g = runOnly((state, _f, given) => {
      tell(state, `${given}`)
      done(state, 7)
    })
    expect(g.log).toEqual(['0'])
  })

  test('what was passed to a step is not passed to the next', () => {
    const asks: Step<Log, Frame> = (g, f) => ask(g, f, 0, what)
    const heard: Step<Log, Frame> = (g, f, m) => {
      tell(g, `heard ${m}`)
      go(f, gone)
    }
    const gone: Step<Log, Frame> = (g, _f, m) => {
      tell(g, `gone ${m}`)
      done(g)
    }
    const what = question<Log, Frame>({ ...number, next: heard })
    const passing = procedure<Log, Frame>({ locals: {}, steps: { asks, heard, gone }, questions: { what } })
    const its = flowOf<Log>({ passing }, RULES)
    const g = begin(its, { step: at(asks) })
    its.play(g, 0, 3, noChance)
    expect(g.log).toEqual(['heard 3', 'gone 0'])
  })
})

describe('sequence', () => {
  const saying =
    (text: string): Step<Log, Frame> =>
    (g) => {
      tell(g, text)
      done(g)
    }
  const [one, two, three] = ['one', 'two', 'three'].map(saying)
  const parts = { one: only(one), two: only(two), three: only(three) }

  test('runs its parts in order, and leaves out those that are not there', () => {
    const isFirstRun = (g: Log): boolean => g.log.length < 3
    const round = sequence<Log>([
      () => ({ step: at(one) }),
      (g) => (isFirstRun(g) ? { step: at(two) } : undefined),
      () => ({ step: at(three) }),
      () => undefined,
    ])
    const flow = flowOf<Log>({ ...parts, round: round.procedure }, RULES)
    const g = begin(flow, round.begin())
    expect(g.log).toEqual(['one', 'two', 'three'])
    flow.begin(g, round.begin(), noChance)
    expect(g.log).toEqual(['one', 'two', 'three', 'one', 'three'])
  })

  test('with no part at all it is over at once', () => {
    const nothing = sequence<Log>([() => undefined])
    expect(begin(flowOf<Log>({ nothing: nothing.procedure }, RULES), nothing.begin()).frames).toEqual([])
  })

  test('where it is in its parts is in the frame', () => {
    const asks: Step<Log, Frame> = (g, f) => ask(g, f, 0, what)
    const over: Step<Log, Frame> = (g) => done(g)
    const what = question<Log, Frame>({ ...number, next: over })
    const asking = procedure<Log, Frame>({ locals: {}, steps: { asks, over }, questions: { what } })
    const round = sequence<Log>([() => ({ step: at(one) }), () => ({ step: at(asks) }), () => ({ step: at(three) })])
    const flow = flowOf<Log>({ ...parts, asking, round: round.procedure }, RULES)
    const g = begin(flow, round.begin())
    expect(g.frames).toEqual([{ step: 'round.next', part: 2 }, { step: 'asking.over' }])
    const saved = JSON.parse(JSON.stringify(g)) as Log
    flow.play(saved, 0, 0, noChance)
    expect(saved.log).toEqual(['one', 'three'])
  })
})

describe('guards', () => {
  const forever: Step<Log, Frame> = (_g, f) => go(f, forever)
  const ending: Step<Log, Frame> = (g) => done(g)
  const what = question<Log, Frame>({ ...number, next: ending })
  const flow = flowOf<Log>(
    {
      endless: procedure<Log, Frame>({ locals: {}, steps: { forever } }),
      asking: procedure<Log, Frame>({ locals: {}, steps: { ending }, questions: { what } }),
    },
    RULES,
  )

  test.each<[string, string, Step<Log, Frame>]>([
    ['does not end', 'ended 0 times', (g) => tell(g, 'and then?')],
    ['ends twice', 'ended 2 times', (g) => [done(g), done(g)]],
    ['asks and goes on', 'ended 2 times', (g, f) => [ask(g, f, 0, what), go(f, forever)]],
    ['calls twice', 'ended 2 times', (g, f) => [1, 2].map(() => call(g, f, { step: at(forever) }, forever))],
  ])('a step that %s', (_name, message, step) => {
    expect(() => runOnly(step)).toThrow(`step only.step ${message}; it must end once`)
  })

  test('rules that run on without a question', () => {
    const endless = (): Log => begin(flow, { step: at(forever) })
    expect(endless).toThrow('the rules run on without a question, last at endless.forever')
  })

  test('a step that there is not', () => {
    expect(() => begin(flow, { step: 'nowhere.at-all' })).toThrow('there is no step called nowhere.at-all')
    const unnamed: Step<Log, Frame> = (g) => done(g)
    expect(() => at(unnamed)).toThrow('a step is used that no flow lists: unnamed')
    expect(() => runOnly((_g, f) => go(f, unnamed))).toThrow('no flow lists: unnamed')
  })

  test('a question that no procedure lists', () => {
    const loose = question<Log, Frame>({ ...number, next: ending })
    expect(() => runOnly((g, f) => ask(g, f, 0, loose))).toThrow('a question is put that no procedure lists')
  })

  test('two questions with one name, and a step or a question with two', () => {
    const other = (its: object): AnyProcedure<Log> => procedure<Log, Frame>({ locals: {}, steps: {}, ...its })
    const same = { questions: { what: question<Log, Frame>({ ...number, next: ending }) } }
    expect(() => flowOf<Log>({ one: other(same), two: other(same) }, RULES)).toThrow(
      'there are two questions called what',
    )
    expect(() => flowOf<Log>({ two: other({ steps: { forever } }) }, RULES)).toThrow(
      'is called endless.forever already',
    )
    expect(() => flowOf<Log>({ two: other({ questions: { which: what } }) }, RULES)).toThrow('is called what already')
  })

  test('two flows know nothing of each other, so two versions of a game can be loaded side by side', () => {
    const version = (text: string) => {
      const step: Step<Log, Frame> = (g) => {
        tell(g, text)
        done(g)
      }
      return { flow: flowOf<Log>({ game: only(step) }, RULES), first: () => ({ step: at(step) }) }
    }
    const [older, newer] = ['older', 'newer'].map(version)
    expect([begin(older.flow, older.first()).log, begin(newer.flow, newer.first()).log]).toEqual([['older'], ['newer']])
    expect(begin(older.flow, newer.first()).log).toEqual(['older'])
  })
})

describe('clones', () => {
  test('share nothing, down to the lists in the frames', () => {
    const table = scene({ hands: [['ajax'], ['hydra'], ['fury']] })
    play(table, 'p0 ferry ajax', 'p1 bar hydra')
    const before = JSON.stringify(table.state)
    const copy = cloneFrames(table.state)
    expect(copy).toEqual({ frames: table.state.frames, open: table.state.open })
    for (const f of copy.frames) for (const local of Object.values(f)) if (Array.isArray(local)) local.push(9)
    copy.open?.asked.push(9)
    copy.open?.answers.push(9)
    expect(JSON.stringify(table.state)).toBe(before)
  })
})

describe('a state saved as JSON', () => {
  const moves =
    'p0 ferry ajax, p1 bar hydra, p2 let, p2 let, p0 bar fury, p1 bar harpy, p2 let, p2 bar sphinx, p0 let, p0 let'.split(
      ', ',
    )
  const hands = [
    ['ajax', 'fury', 'scylla'],
    ['hydra', 'harpy'],
    ['sphinx', 'leda'],
  ]

  test.each(moves.map((_, depth) => depth))('plays on identically after %i moves into nested windows', (depth) => {
    const table = scene({ hands })
    play(table, ...moves.slice(0, depth))
    const saved = scene({ hands })
    saved.state = JSON.parse(JSON.stringify(table.state))
    for (const move of moves.slice(depth)) {
      play(table, move)
      play(saved, move)
      expect(saved.state).toEqual(table.state)
      expect(toy.asked(saved.state)).toEqual(toy.asked(table.state))
    }
    expect(table.state.open?.asked).toEqual([2])
  })

  test('plays on identically in the middle of a simultaneous question', () => {
    const state = toy.setup({ first: 'bid', length: 'usual' }, 3, seededChance(4))
    toy.play(state, 1, 2, noChance)
    const saved = JSON.parse(JSON.stringify(state))
    for (const [p, bid] of [
      [0, 1],
      [2, 3],
    ]) {
      toy.play(state, p, bid, noChance)
      toy.play(saved, p, bid, noChance)
    }
    expect(saved).toEqual(state)
    expect(state.obols).toEqual([4, 4, 1])
  })
})

describe('check', () => {
  const state = (): Framed => toy.setup({ first: 'bid', length: 'usual' }, 3, seededChance(4))

  test.each<[string, (g: Framed) => void]>([
    ['a frame is at a step that there is not', (g) => g.frames.push({ step: 'turn.nowhere' })],
    ['a frame is at a step that there is not', (g) => g.frames.push(null as never)],
    ['procedures are in progress, but no question is out', (g) => Object.assign(g, { open: null })],
    ['procedures are in progress, but no question is out', (g) => Object.assign(g, { frames: [] })],
    ['there is no question called riddle', (g) => Object.assign(g.open ?? {}, { question: 'riddle' })],
    ['cannot be put to players 0, 1, 3', (g) => Object.assign(g.open ?? {}, { asked: [0, 1, 3] })],
    ['cannot be put to players 0, 1, 1', (g) => Object.assign(g.open ?? {}, { asked: [0, 1, 1] })],
    ['cannot be put to players', (g) => Object.assign(g.open ?? {}, { together: false })],
    ['bid waits for nobody', (g) => Object.assign(g.open ?? {}, { answers: [-1] })],
    ['bid waits for nobody', (g) => Object.assign(g.open ?? {}, { answers: [0, 0, 0] })],
    ['cannot have answered 9 to bid', (g) => Object.assign(g.open ?? {}, { answers: [9, -1, -1] })],
  ])('%s', (message, spoil) => {
    const g = state()
    expect(toyFlow.check(g as never)).toBeUndefined()
    spoil(g)
    expect(() => toyFlow.check(g as never)).toThrow(message)
  })
})
