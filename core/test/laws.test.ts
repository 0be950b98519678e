import { describe, expect, test } from 'vitest'
import {
  allOptions,
  BrokenLaw,
  branchSeed,
  type Game,
  type GameRecord,
  type Json,
  type Move,
  noChance,
  type Options,
  type Player,
  replay,
  seededChance,
  tryLaws,
  usualOptions,
  viewOf,
} from '../src/index.ts'
import { isMonster } from './toy/cards.ts'
import { type State, toy } from './toy/index.ts'
import { BEG, bid, LET, WAIT } from './toy/moves.ts'
import { hand } from './toy/queries.ts'
import { HAND } from './toy/state.ts'

/** The game with one thing broken. Made anew for each test, because some of them remember. */
type Mutant = () => Partial<Game<State>>

/** A state with one field more, which is carried along. */
function withField(value: unknown): Partial<Game<State>> {
  return {
    setup: (...args) => Object.assign(toy.setup(...args), { extra: value }),
    clone: (s) => Object.assign(toy.clone(s), { extra: value }),
    guess: (...args) => Object.assign(toy.guess(...args), { extra: value }),
  }
}

/** The result with something else in it. */
function withResult(change: object): Partial<Game<State>> {
  return {
    result(s) {
      const result = toy.result(s)
      return result && { ...result, ...change }
    },
  }
}

const withNotation = (change: Partial<Game<State>['notation']>): Partial<Game<State>> => ({
  notation: { ...toy.notation, ...change },
})

/** A game that knows its guesses. */
function toldApart(change: (isGuess: (s: State) => boolean) => Partial<Game<State>>): Partial<Game<State>> {
  const guesses = new WeakSet<State>()
  return {
    guess(...args) {
      const guess = toy.guess(...args)
      guesses.add(guess)
      return guess
    },
    ...change((s) => guesses.has(s)),
  }
}

const isDream = (m: Move): boolean => m >= toy.notation.vocabulary

/** The game with a hundred thousand moves more, all of one verb and none ever legal. */
const withDreams = (refusal: Game<State>['refusal']): Partial<Game<State>> => ({
  refusal: (s, p, m) => (isDream(m) ? 'TOY-99' : refusal(s, p, m)),
  ...withNotation({
    vocabulary: 100_000,
    verb: (m) => (isDream(m) ? 'dream' : toy.notation.verb(m)),
    print: (s, m) => (isDream(m) ? `dream ${m}` : toy.notation.print(s, m)),
  }),
})

const MUTANTS: readonly (readonly [kind: string, message: RegExp, mutant: Mutant])[] = [
  [
    'a move is listed twice',
    /^player \d has a move twice$/,
    () => ({ legal: (s, p) => toy.legal(s, p).flatMap((m) => (m === BEG ? [m, m] : [m])) }),
  ],
  [
    'a move is listed but refused',
    /^"wait" is legal but refused by TOY-99$/,
    () => ({ refusal: (s, p, m) => (m === WAIT ? 'TOY-99' : toy.refusal(s, p, m)) }),
  ],
  [
    'a move is not listed but not refused',
    /^"wait" is not legal for player \d, but no rule says so$/,
    () => ({ legal: (s, p) => toy.legal(s, p).filter((m) => m !== WAIT) }),
  ],
  [
    'a refusal has no rule',
    /^"let" is not legal for player \d, but no rule says so$/,
    () => ({ refusal: (s, p, m) => (m === LET ? undefined : toy.refusal(s, p, m)) }),
  ],
  [
    'one move among very many is not refused',
    /^"let" is not legal for player \d, but no rule says so$/,
    () => withDreams((s, p, m) => (m === LET ? undefined : toy.refusal(s, p, m))),
  ],
  [
    'a move beside a legal one, among very many, is not refused',
    /^"bid 5" is not legal for player \d, but no rule says so$/,
    () => withDreams((s, p, m) => (m === bid(5) ? undefined : toy.refusal(s, p, m))),
  ],
  [
    'a refusal has a rule without a number',
    /is not legal for player \d, but no rule says so$/,
    () => ({ refusal: (s, p, m) => toy.refusal(s, p, m) && ('no' as never) }),
  ],
  [
    'the list changes when it is asked for again',
    /^player \d is given another list when asked again/,
    () => {
      let turn = 0
      return { legal: (s, p) => (turn++ % 2 ? toy.legal(s, p) : toy.legal(s, p).toReversed()) }
    },
  ],
  [
    'somebody is asked who has no move',
    /^player \d is asked but has no move$/,
    () => ({ legal: (s, p) => (s.open?.question === 'react' ? [] : toy.legal(s, p)) }),
  ],
  [
    'somebody has a move who is not asked',
    /^player \d is not asked but has 1 moves$/,
    () => ({ legal: (s, p) => (toy.asked(s).includes(p) ? toy.legal(s, p) : [WAIT]) }),
  ],
  [
    'a question has no rule',
    /^a question has no rule$/,
    () => ({ question: (s, p) => ({ ...toy.question(s, p), rule: '' as never }) }),
  ],
  [
    'a clone shares a list',
    /^a clone shares a part with the original \(at obols\)$/,
    () => ({ clone: (s) => ({ ...toy.clone(s), obols: s.obols }) }),
  ],
  [
    'a clone shares the frames',
    /^a clone shares a part with the original \(at frames\)$/,
    () => ({ clone: (s) => ({ ...toy.clone(s), frames: s.frames }) }),
  ],
  [
    'a clone forgets something',
    /^a clone is not equal \(at seenBy\[\d+\]\)$/,
    () => ({ clone: (s) => ({ ...toy.clone(s), seenBy: s.seenBy.map(() => 0) }) }),
  ],
  [
    'clones are given lists that are used again later',
    /^an earlier clone changed afterwards$/,
    () => {
      const lists = Array.from({ length: 150 }, () => [0, 0])
      let next = 0
      return { clone: (s) => ({ ...toy.clone(s), obols: Object.assign(lists[next++ % lists.length], s.obols) }) }
    },
  ],
  [
    'to look changes the state',
    /^a question changed the state$/,
    () => ({
      own(s, p) {
        s.target = 4
        return toy.own(s, p)
      },
    }),
  ],
  [
    'a player sees the hand of another',
    /^player \d can tell a guess from the truth \(at hand/,
    () => ({ own: (s, p) => ({ ...toy.own(s, p), hand: hand(s, p === 0 ? 1 : p) }) }),
  ],
  [
    'a player sees a secret answer of another',
    /^player \d can tell a guess from the truth \(at answers/,
    () => ({ own: (s, p) => ({ ...toy.own(s, p), answers: s.open?.answers ?? [] }) }),
  ],
  [
    'a spectator sees a hand',
    /^a spectator sees what player \d may not know \(at hand/,
    () => ({ shown: (s) => viewOf(toy, s, 0) }),
  ],
  [
    'others are waited for in the truth',
    /^others are waited for in a guess of player \d/,
    () => toldApart((isGuess) => ({ awaited: (s) => (isGuess(s) ? [] : toy.awaited(s)) })),
  ],
  [
    'a player is asked in the truth only',
    /^player \d is not asked alike in a guess/,
    () => toldApart((isGuess) => ({ asked: (s) => (isGuess(s) ? [] : toy.asked(s)) })),
  ],
  [
    'a question betrays a hand',
    /^player \d is asked something else in a guess \(at params.monsters\)$/,
    () => ({
      question: (s, p) => ({
        ...toy.question(s, p),
        params: { monsters: hand(s, 1 - (p % 2)).filter(isMonster).length },
      }),
    }),
  ],
  [
    'a hidden hand forbids a move',
    /^(player \d has other moves in a guess|why "wait" is refused tells player \d a secret)/,
    () => {
      const isForbidden = (s: State, p: Player, m: Move): boolean => m === WAIT && hand(s, 1 - p).some(isMonster)
      return {
        legal: (s, p) => toy.legal(s, p).filter((m) => !isForbidden(s, p, m)),
        refusal: (s, p, m) => (isForbidden(s, p, m) ? 'TOY-99' : toy.refusal(s, p, m)),
      }
    },
  ],
  [
    'only those with a monster are asked',
    /^(others are asked in a guess of player \d|nobody is asked and there is no result$)/,
    () => ({
      asked: (s) => toy.asked(s).filter((p) => s.open?.question !== 'react' || hand(s, p).some(isMonster)),
    }),
  ],
  [
    'a guess loses a card',
    /^there must be 20 cards$/,
    () => ({ guess: (s, p, chance) => ({ ...toy.guess(s, p, chance), cardPlace: s.cardPlace.slice(1) }) }),
  ],
  [
    'a guess doubles obols',
    /^there are 25 obols; there must be 24$/,
    () => ({ guess: (s, p, chance) => ({ ...toy.guess(s, p, chance), ferryman: s.ferryman + 1 }) }),
  ],
  [
    'a guess changes the player’s own hand',
    /^player \d can tell a guess from the truth \(at hand/,
    () => ({
      guess(s, p, chance) {
        const g = toy.guess(s, p, chance)
        const [one, other] = [g.cardPlace.indexOf(HAND + p), g.cardPlace.indexOf(0)]
        if (one >= 0 && other >= 0) [g.cardPlace[one], g.cardPlace[other]] = [0, HAND + p]
        g.seenBy.fill(0)
        return g
      },
    }),
  ],
  [
    'words are read as another move',
    /^"beg" is move 26 but is not read as that$/,
    () => withNotation({ parse: (s, words) => toy.notation.parse(s, words === 'beg' ? 'wait' : words) }),
  ],
  [
    'words are broken into two lines',
    /^a line of a record cannot be broken/,
    () =>
      withNotation({
        print: (s, m) => toy.notation.print(s, m).replace(' ', '\n'),
        parse: (s, words) => toy.notation.parse(s, words.replace('\n', ' ')),
      }),
  ],
  ['pointing means nothing', /^pointing at \S+ \d+ could mean "/, () => withNotation({ meant: () => [] })],
  ['a move has no verb', /^"\S+.*" has no verb$/, () => withNotation({ verb: () => '' })],
  ['a move is beyond the vocabulary', /outside the vocabulary$/, () => withNotation({ vocabulary: 10 })],
  [
    'targets are no JSON',
    /^what ".*" points at is not plain JSON/,
    () => withNotation({ targets: () => [{ kind: 'card', id: Number.NaN }] }),
  ],
  [
    'there is a result while somebody is asked',
    /^somebody is asked although there is a result$/,
    () => ({ result: (s) => toy.result({ ...s, frames: [] }) }),
  ],
  [
    'the game is over without a result',
    /^nobody is asked and there is no result$/,
    () => ({ result: () => undefined }),
  ],
  ['an unknown ending', /^there is no ending "flood"$/, () => withResult({ ending: 'flood' })],
  [
    'parts that do not add up',
    /^the parts of the score do not add up$/,
    () => withResult({ parts: { souls: [9, 9] } }),
  ],
  ['nobody wins', /^nobody has won$/, () => withResult({ places: [2, 2] })],
  ['a place below the last', /^a place is not from 1 to seats$/, () => withResult({ places: [1, 3] })],
  ['a score that is no number', /^a score is not a number$/, () => withResult({ scores: [Number.NaN, 1] })],
  ['scores for others', /^the result is not for all players$/, () => withResult({ scores: [1, 2, 3] })],
  [
    'a move after the end',
    /^somebody may move after the end$/,
    () => ({ legal: (s, p) => (toy.result(s) ? [WAIT] : toy.legal(s, p)) }),
  ],
  [
    'the game has no end',
    /^the game is not over after 300 moves$/,
    () => ({ play: (s, p, m) => toy.play(toy.clone(s), p, m, seededChance(1)) }),
  ],
  ['undefined in the state', /^the state is not plain JSON \(at extra\)$/, () => withField(undefined)],
  ['a map in the state', /^the state is not plain JSON \(at extra\)$/, () => withField(new Map([[1, 2]]))],
  ['a typed array in the state', /^the state is not plain JSON \(at extra\)$/, () => withField(Uint8Array.of(1))],
  ['no number in the state', /^the state is not plain JSON \(at extra\[1\]\)$/, () => withField([0, Number.NaN])],
  ['a closure in the state', /^the state is not plain JSON \(at extra\.f\)$/, () => withField({ f: () => 0 })],
  [
    'a view that is no JSON',
    /^what player \d sees is not plain JSON \(at since\)$/,
    () => ({ own: (s, p) => ({ ...toy.own(s, p), since: new Date(0) as unknown as Json }) }),
  ],
  [
    'the rules remember something outside the state',
    /^a saved state plays on differently/,
    () => {
      let moves = 0
      return {
        play(s, p, m, chance, story) {
          toy.play(s, p, m, chance, story)
          if (story === undefined) s.target = ++moves % 9 === 0 ? 4 : s.target
        },
      }
    },
  ],
  [
    'the rules have their own luck',
    /^a saved state plays on differently/,
    () => {
      const luck = seededChance(5)
      return { play: (s, p, m, _chance, story) => toy.play(s, p, m, luck, story) }
    },
  ],
  [
    'the rules depend on being told',
    /^a saved state plays on differently/,
    () => ({
      play(s, p, m, chance, story) {
        toy.play(s, p, m, chance, story)
        if (story) s.target = 4
      },
    }),
  ],
  [
    'a story is told to nobody',
    /^event (drew|looked) is told to nobody at the table$/,
    () => ({
      play: (s, p, m, chance, story) =>
        toy.play(s, p, m, chance, {
          tell: (event) => story?.tell(event.secret ? { ...event, secret: { ...event.secret, readers: [7] } } : event),
        }),
    }),
  ],
  [
    'a story is no JSON',
    /^what happened is not plain JSON \(at \[0\]\.facts\.by\)$/,
    () => ({
      setup: (options, seats, chance, story) =>
        toy.setup(options, seats, chance, { tell: (event) => story?.tell({ ...event, facts: { by: Number.NaN } }) }),
    }),
  ],
  [
    'obols are lost',
    /^there are \d+ obols; there must be 24$/,
    () => ({
      play(s, p, m, chance, story) {
        toy.play(s, p, m, chance, story)
        if (m === BEG) s.obols[p]--
      },
    }),
  ],
]

function broken(game: Game<State>, options: Options, seats: number): BrokenLaw {
  try {
    for (let seed = 0; seed < 12; seed++) tryLaws(game, { seats, options, seed })
  } catch (error) {
    if (error instanceof BrokenLaw) return error
    throw error
  }
  throw new Error('no law was broken')
}

function withoutResult({ result, ...record }: GameRecord): GameRecord {
  return record
}

describe('the laws catch', () => {
  test.each(MUTANTS)('%s', (_, message, mutant) => {
    const law = broken({ ...toy, ...mutant() }, usualOptions(toy.options), 2)
    expect(law.message).toMatch(message)
    expect(law.record).toMatchObject({ game: 'toy', seats: 2, options: { first: 'bid', length: 'usual' } })
    const again = replay({ ...toy, ...mutant(), result: () => undefined }, withoutResult(law.record), noChance)
    expect(again.record.entries).toEqual(law.record.entries)
  })

  test('a game that cannot be set up', () => {
    const setup: Game<State>['setup'] = (_options, seats, chance) => {
      throw new Error(`no ${chance.pick(seats)}`)
    }
    const law = broken({ ...toy, setup }, usualOptions(toy.options), 2)
    expect(law.message).toMatch(/^the game cannot be set up: no [01]$/)
    expect(law.record.start).toEqual([seededChance(branchSeed(0, 0)).pick(2)])
    expect(law.cause).toBeInstanceOf(Error)
  })
})

describe('the laws pass', () => {
  test('and the record is that of the game that was played', () => {
    const trial = { seats: 3, options: usualOptions(toy.options), seed: 5 }
    const record = tryLaws(toy, trial)
    expect(tryLaws(toy, { ...trial, every: 4 }).game).toBe('toy')
    expect(replay(toy, record, noChance).record.result).toBe(record.result)
  })

  test('with very many moves too', () => {
    const dreamt = { ...toy, ...withDreams(toy.refusal) }
    const trial = { seats: 3, options: usualOptions(toy.options), seed: 5 }
    expect(replay(toy, tryLaws(dreamt, trial), noChance).record.result).toMatch(/^(crossing|empty-bag), scores/)
  })

  test('random games of the toy have all endings, all verbs, and windows in windows', () => {
    const endings = new Set<string>()
    const verbs = new Set<string>()
    let deepest = 0
    for (const options of allOptions(toy.options))
      for (let seed = 0; seed < 40; seed++) {
        const record = tryLaws(toy, { seats: 4, options, seed, every: 1000 })
        endings.add(record.result?.split(',')[0] ?? '')
        for (const [moves, { words }] of record.entries.entries()) {
          verbs.add(words.split(' ')[0])
          if (!words.startsWith('bar ')) continue
          const { state } = replay(toy, record, noChance, moves + 1)
          deepest = Math.max(deepest, state.frames.filter(({ step }) => step.startsWith('window')).length)
        }
      }
    expect([...endings].toSorted()).toEqual(['crossing', 'empty-bag'])
    expect([...verbs].toSorted()).toEqual(['bar', 'beg', 'bid', 'dive', 'ferry', 'let', 'look', 'rob', 'wait'])
    expect(deepest).toBeGreaterThanOrEqual(3)
  })
})
