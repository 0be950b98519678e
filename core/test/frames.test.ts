import { describe, expect, test } from 'vitest'
import {
  answer,
  answerOf,
  ask,
  askAll,
  askedOf,
  at,
  call,
  checkFrames,
  cloneFrames,
  done,
  type Frame,
  type Framed,
  type FrameQuestion,
  go,
  guessAnswers,
  legalOf,
  type Move,
  noChance,
  type Player,
  procedure,
  promptOf,
  question,
  questionOf,
  refusalOf,
  run,
  type Step,
  seededChance,
  sequence,
} from '../src/index.ts'
import { toy } from './toy/index.ts'
import { play, scene } from './toy/scenario.ts'

/** A state with nothing in it but what the procedures have to tell. */
interface Log extends Framed {
  log: string[]
}

const tell = (g: Log, text: string): void => void g.log.push(text)

function begin(frame: Frame): Log {
  const g: Log = { log: [], frames: [frame], open: null }
  run(g, noChance)
  return g
}

const say = (g: Log, p: Player, m: Move): void => answer(g, p, m, noChance)

/** One procedure of one step. */
function only(name: string, step: Step<Log, Frame>): Frame {
  procedure(name, { step })
  return { step: at(step) }
}

/** Moves 0 to 3; 2 is forbidden. */
const number: FrameQuestion<Log, Frame> = question({
  id: 'test.number',
  rule: 'TEST-1',
  moves: () => [0, 1, 2, 3],
  cannot: (_g, _f, _p, m) => (m === 2 || m > 3 ? 'TEST-2' : undefined),
  params: (_g, _f, p) => ({ seat: p }),
})

describe('ask', () => {
  const asking = only('asking', (g, f) => ask(g, f, 1, number, heard))
  function heard(g: Log, _f: Frame, m: Move): void {
    tell(g, `heard ${m}`)
    done(g)
  }
  procedure('asking', { heard })

  test('waits for the player named, and the answer goes to the step named', () => {
    const g = begin({ ...asking })
    expect(askedOf(g)).toEqual([1])
    expect(questionOf(g)).toEqual({ what: number, frame: { step: 'asking.heard' } })
    expect(promptOf(g, 1)).toEqual({ id: 'test.number', rule: 'TEST-1', params: { seat: 1 } })
    say(g, 1, 3)
    expect(g).toEqual({ log: ['heard 3'], frames: [], open: null })
    expect(askedOf(g)).toEqual([])
    expect(questionOf(g)).toBeUndefined()
    expect(() => promptOf(g, 1)).toThrow('no question is out')
  })

  test('what may be answered and what is refused is one predicate', () => {
    const g = begin({ ...asking })
    expect(legalOf(g, 1)).toEqual([0, 1, 3])
    expect(legalOf(g, 0)).toEqual([])
    expect([0, 1, 2, 3, 4].map((m) => refusalOf(g, 1, m, 'TEST-3'))).toEqual([
      undefined,
      undefined,
      'TEST-2',
      undefined,
      'TEST-2',
    ])
    expect(refusalOf(g, 0, 0, 'TEST-3')).toBe('TEST-3')
  })

  test('nobody else can answer, and nobody when nothing is asked', () => {
    const g = begin({ ...asking })
    expect(() => say(g, 0, 1)).toThrow('player 0 answers without being asked')
    expect(g.log).toEqual([])
    say(g, 1, 1)
    expect(() => say(g, 1, 1)).toThrow('player 1 answers without being asked')
  })
})

describe('askAll', () => {
  const voting = only('voting', (g, f) => askAll(g, f, [2, 0, 1], number, counted))
  function counted(g: Log, _f: Frame, answers: readonly Move[]): void {
    tell(g, answers.join(' '))
    done(g)
  }
  procedure('voting', { counted })

  test('the answers come in the order in which the players were named', () => {
    const g = begin({ ...voting })
    expect(askedOf(g)).toEqual([2, 0, 1])
    say(g, 1, 1)
    say(g, 2, 3)
    expect(askedOf(g)).toEqual([0])
    expect(g.log).toEqual([])
    say(g, 0, 0)
    expect(g.log).toEqual(['3 0 1'])
  })

  test('a player answers once', () => {
    const g = begin({ ...voting })
    say(g, 2, 3)
    expect(legalOf(g, 2)).toEqual([])
    expect(refusalOf(g, 2, 1, 'TEST-3')).toBe('TEST-3')
    expect(() => say(g, 2, 1)).toThrow('player 2 answers without being asked')
    expect(answerOf(g, 2)).toBe(3)
  })

  test('what others have answered is not there for a player who guesses', () => {
    const g = begin({ ...voting })
    say(g, 2, 3)
    say(g, 0, 1)
    expect([answerOf(g, 2), answerOf(g, 0), answerOf(g, 1), answerOf(g, 7)]).toEqual([3, 1, undefined, undefined])
    const guesses = new Set<number | undefined>()
    for (let seed = 0; seed < 50; seed++) {
      const guess: Log = { log: [], ...cloneFrames(g) }
      guessAnswers(guess, 0, seededChance(seed))
      expect(answerOf(guess, 0)).toBe(1)
      expect(answerOf(guess, 1)).toBeUndefined()
      guesses.add(answerOf(guess, 2))
    }
    expect(guesses).toEqual(new Set([0, 1, 3]))
    expect(answerOf(g, 2)).toBe(3)
  })

  test('nothing is to be guessed where nothing is open', () => {
    const g: Log = { log: [], frames: [], open: null }
    guessAnswers(g, 0, noChance)
    expect(g.open).toBeNull()
  })

  test('one player alone is still given a list', () => {
    const g = begin(only('alone', (state, f) => askAll(state, f, [4], number, counted)))
    say(g, 4, 3)
    expect(g.log).toEqual(['3'])
  })
})

describe('call, go, done', () => {
  interface Sum extends Frame {
    addends: number[]
    total: number
  }
  function add(g: Log, f: Sum): void {
    const next = f.addends.shift()
    if (next === undefined) return done(g, f.total)
    f.total += next
    go(f, add)
  }
  function both(g: Log, f: Frame): void {
    const sum: Sum = { step: at(add), addends: [1, 2, 3], total: 0 }
    call(g, f, sum, first)
  }
  function first(g: Log, f: Frame, sum: number): void {
    tell(g, `first ${sum}`)
    call(
      g,
      f,
      only('no-result', (state) => done(state)),
      second,
    )
  }
  function second(g: Log, _f: Frame, nothing: number): void {
    tell(g, `second ${nothing}`)
    done(g)
  }
  procedure('sum', { add })
  procedure('both', { both, first, second })

  test('the result goes to the step named; 0 if there is none', () => {
    expect(begin({ step: at(both) })).toEqual({ log: ['first 6', 'second 0'], frames: [], open: null })
  })

  test('a step that nothing was passed to is given 0', () => {
    const g = begin(
      only('given', (state, _f, given) => {
        tell(state, `${given}`)
        done(state, 7)
      }),
    )
    expect(g.log).toEqual(['0'])
  })
})

test('what was passed to a step is not passed to the next', () => {
  function heard(g: Log, f: Frame, m: Move): void {
    tell(g, `heard ${m}`)
    go(f, gone)
  }
  function gone(g: Log, _f: Frame, m: Move): void {
    tell(g, `gone ${m}`)
    done(g)
  }
  procedure('passing', { heard, gone })
  const g = begin(only('passed', (state, f) => ask(state, f, 0, number, heard)))
  say(g, 0, 3)
  expect(g.log).toEqual(['heard 3', 'gone 0'])
})

describe('sequence', () => {
  const part = (name: string): Frame =>
    only(`part-${name}`, (g) => {
      tell(g, name)
      done(g)
    })
  const [one, two, three] = ['one', 'two', 'three'].map(part)

  test('runs its parts in order, and leaves out those that are not there', () => {
    const isFirstRun = (g: Log): boolean => g.log.length < 3
    const round = sequence<Log>('test.round', [
      () => ({ ...one }),
      (g) => (isFirstRun(g) ? { ...two } : undefined),
      () => ({ ...three }),
      () => undefined,
    ])
    const g = begin(round())
    expect(g.log).toEqual(['one', 'two', 'three'])
    g.frames.push(round())
    run(g, noChance)
    expect(g.log).toEqual(['one', 'two', 'three', 'one', 'three'])
  })

  test('with no part at all it is over at once', () => {
    expect(begin(sequence<Log>('test.nothing', [() => undefined])()).frames).toEqual([])
  })

  test('where it is in its parts is in the frame', () => {
    const asking = only('test.asking', (g, f) => ask(g, f, 0, number, over))
    function over(g: Log): void {
      done(g)
    }
    procedure('test.over', { over })
    const round = sequence<Log>('test.asked', [() => ({ ...one }), () => ({ ...asking }), () => ({ ...three })])
    const g = begin(round())
    expect(g.frames).toEqual([{ step: 'test.asked.next', part: 2 }, { step: 'test.over.over' }])
    const saved = JSON.parse(JSON.stringify(g)) as Log
    say(saved, 0, 0)
    expect(saved.log).toEqual(['one', 'three'])
  })
})

describe('guards', () => {
  test.each<[string, string, Step<Log, Frame>]>([
    ['does not end', 'ended 0 times', (g) => tell(g, 'and then?')],
    ['ends twice', 'ended 2 times', (g) => [done(g), done(g)]],
    ['asks and goes on', 'ended 2 times', (g, f) => [ask(g, f, 0, number, forever), go(f, forever)]],
    ['calls twice', 'ended 2 times', (g, f) => [1, 2].map(() => call(g, f, { step: at(forever) }, forever))],
  ])('a step that %s', (name, message, step) => {
    const frame = only(`guard: ${name}`, step)
    expect(() => begin(frame)).toThrow(`step guard: ${name}.step ${message}; it must end once`)
  })

  function forever(_g: Log, f: Frame): void {
    go(f, forever)
  }
  procedure('endless', { forever })

  test('rules that run on without a question', () => {
    expect(() => begin({ step: at(forever) })).toThrow('the rules run on without a question, last at endless.forever')
  })

  test('a step that there is not', () => {
    expect(() => begin({ step: 'nowhere.at-all' })).toThrow('there is no step called nowhere.at-all')
    function unnamed(g: Log): void {
      done(g)
    }
    expect(() => at(unnamed)).toThrow('a step is used that no procedure names: unnamed')
    expect(() => begin(only('lost', (_g, f) => go(f, unnamed)))).toThrow('no procedure names: unnamed')
  })

  test('two steps or two questions with one name', () => {
    expect(() => procedure('endless', { forever })).toThrow('there are two steps called endless.forever')
    expect(() => question({ ...number })).toThrow('there are two questions called test.number')
  })

  test('a question put to nobody, or twice to one player', () => {
    const to = (players: readonly Player[]): Frame =>
      only(`to ${players.length}`, (g, f) => askAll(g, f, players, number, forever as never))
    expect(() => begin(to([]))).toThrow('question test.number is put to nobody')
    expect(() => begin(to([0, 1, 0]))).toThrow('question test.number is put to somebody twice')
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
  const moves = ['p0 ferry ajax', 'p1 bar hydra', 'p2 let', 'p0 bar fury', 'p1 bar harpy', 'p2 bar sphinx', 'p0 let']
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

describe('checkFrames', () => {
  const state = (): Framed => toy.setup({ first: 'bid', length: 'usual' }, 3, seededChance(4))

  test.each<[string, (g: Framed) => void]>([
    ['a frame is at a step that there is not', (g) => g.frames.push({ step: 'toy.nowhere' })],
    ['a frame is at a step that there is not', (g) => g.frames.push(null as never)],
    ['procedures are in progress, but no question is out', (g) => Object.assign(g, { open: null })],
    ['procedures are in progress, but no question is out', (g) => Object.assign(g, { frames: [] })],
    ['there is no question called toy.riddle', (g) => Object.assign(g.open ?? {}, { question: 'toy.riddle' })],
    ['cannot be put to players 0, 1, 3', (g) => Object.assign(g.open ?? {}, { asked: [0, 1, 3] })],
    ['cannot be put to players 0, 1, 1', (g) => Object.assign(g.open ?? {}, { asked: [0, 1, 1] })],
    ['cannot be put to players', (g) => Object.assign(g.open ?? {}, { together: false })],
    ['question toy.bid waits for nobody', (g) => Object.assign(g.open ?? {}, { answers: [-1] })],
    ['question toy.bid waits for nobody', (g) => Object.assign(g.open ?? {}, { answers: [0, 0, 0] })],
    ['cannot have answered 9 to question toy.bid', (g) => Object.assign(g.open ?? {}, { answers: [9, -1, -1] })],
  ])('%s', (message, spoil) => {
    const g = state()
    expect(checkFrames(g, 3)).toBeUndefined()
    spoil(g)
    expect(() => checkFrames(g, 3)).toThrow(message)
  })
})
