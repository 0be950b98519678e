import { branchSeed, type Game, type Options, type Player, seededChance } from '@acheron/core'
import { USE } from '@acheron/games/hellrail/railway'
import { hellrail1999, type State as Second } from '@acheron/games/hellrail/second'
import { hellrail, type State as Third } from '@acheron/games/hellrail/third'
import { describe, expect, it } from 'vitest'
import { position as position1999 } from '../../games/hellrail/second/test/scenario.ts'
import { position, type Scene } from '../../games/hellrail/third/test/scenario.ts'
import { type Answer, type Bot, playAnswer, rowOf, seatOf } from '../src/bot.ts'
import { lookoutOf } from '../src/hellrail/lookout.ts'
import { outlook } from '../src/hellrail/outlook.ts'
import { third } from '../src/hellrail/third.ts'
import { botCalled } from '../src/index.ts'

const planner = botCalled(hellrail, 'medium')

const VARIANTS: readonly Options[] = ['standard', 'sacrilege', 'advocate'].flatMap((layout) =>
  ['open', 'secret'].map((effects) => ({ layout, effects, first: 'random' })),
)
const VARIANTS_1999: readonly Options[] = [{ first: 'random' }]

const answer = <S>(game: Game<S>, bot: Bot<S>, s: S, p: Player, seed: number): Answer =>
  bot.choose(seatOf(game, s, p, seededChance(seed)), seededChance(seed))

/** Plays so many answers of a game; every decision is shown before it is played. */
function playOn<S>(
  game: Game<S>,
  bots: readonly Bot<S>[],
  options: Options,
  seed: number,
  watch: (s: S, p: Player, given: Answer, turn: number) => void,
): S {
  const chance = seededChance(seed)
  const s = game.setup(options, bots.length, chance)
  for (let turn = 0; game.asked(s).length > 0; turn++) {
    const [p] = game.asked(s)
    const given = answer(game, bots[p], s, p, branchSeed(seed, turn))
    watch(s, p, given, turn)
    playAnswer(game, s, p, given, chance)
  }
  return s
}

function expectLegalMoves<S>(game: Game<S>, variants: readonly Options[], seats: number): void {
  const medium = botCalled(game, 'medium')
  const others = [medium, botCalled(game, 'easy'), botCalled(game, 'random')]
  for (const [i, options] of variants.entries()) {
    const bots = Array.from({ length: seats }, (_, p) => others[(p + i) % others.length])
    const s = playOn(game, bots, options, branchSeed(seats, i), (before, p, given) =>
      expect(game.refusal(before, p, rowOf(given)[0])).toBeUndefined(),
    )
    expect(game.result(s)).toBeDefined()
  }
}

const LONG = { timeout: 120_000 }
describe('the bots of HellRail', () => {
  it.each([2, 3, 4])('always make a legal move with %i players', LONG, (seats) => {
    const some = VARIANTS.filter((_, i) => i % 3 === seats - 2)
    expectLegalMoves<Third>(hellrail, some, seats)
    expectLegalMoves<Second>(hellrail1999, VARIANTS_1999, seats)
  })
})

/** What the planner answers to the question that is out, in words. */
function answerTo({ table: { state } }: Scene): string {
  const [p] = hellrail.asked(state)
  return `p${p} ${hellrail.notation.print(state, rowOf(answer(hellrail, planner, state, p, 1))[0])}`
}

/** Lets the planner play until it has ended its turn; gives what it did, without the steps. */
function playTurn(it: Scene): string[] {
  const done: string[] = []
  for (let words = ''; !/ (end|stoke .*)$/.test(words); ) {
    words = answerTo(it)
    done.push(words.slice('p0 '.length))
    it.play(words)
  }
  return done.filter((words) => !words.startsWith('go '))
}

/** Cards to move with, none of which is picked up or delivered near the Gates of Hell. */
const PLENTY = ['ottaviano', 'thais', 'orestes', 'ezzelino', 'capaneus', 'cavalcante']

/** A card with all tracks in the cell between the Gates of Hell and the circles 1, 2 and 4. */
const CROSSING = { '0,1': 'jason' }

describe('what the planner of HellRail does', () => {
  it('delivers before all else', () => {
    const it = position({ hands: [['homer', 'dido'], []], trains: [['lycaon'], []], engines: ['5', 'g'] })
    expect(answerTo(it)).toBe('p0 deliver lycaon')
  })

  it('carries a car along the track to its circle', () => {
    const it = position({ hands: [PLENTY, []], trains: [['hector'], []], rails: CROSSING })
    const done = playTurn(it)
    expect(done[0]).toMatch(/^move /)
    expect(done).toContain('deliver hector')
  })

  it('does not wait with a car that can be delivered, however far behind it is', () => {
    const it = position({
      hands: [PLENTY, []],
      trains: [['hector'], []],
      delivered: [[], ['bocca', 'jason', 'paolo', 'sinon']],
      rails: CROSSING,
      engines: ['2', 'g'],
    })
    expect(playTurn(it)).toContain('deliver hector')
  })

  it('of 1999 takes the ferry where no card can take it', () => {
    const { state } = position1999({ tickets: [0], trains: [['midas', 'plutus'], []] }).table
    const [first] = rowOf(answer(hellrail1999, botCalled(hellrail1999, 'medium'), state, 0, 1))
    expect(hellrail1999.notation.print(state, first)).toBe('ferry')
  })

  it('of 1999 goes to a station although somebody has a heresy chip', () => {
    const scene = { hands: [PLENTY, []], trains: [['hector'], []], rails: CROSSING, chips: [1] }
    const { state } = position1999(scene).table
    const [first] = rowOf(answer(hellrail1999, botCalled(hellrail1999, 'medium'), state, 0, 1))
    expect(hellrail1999.notation.print(state, first)).toMatch(/^move /)
  })

  it('lays the track that is missing, where it leads to the circle', () => {
    const it = position({ hands: [PLENTY, []], trains: [['hector'], []] })
    const done = playTurn(it)
    expect(done[0]).toMatch(/^lay /)
    expect(done[1]).toMatch(/^place 0,1 /)
    expect(done[2]).toMatch(/^move /)
  })

  it('picks up a car whose circle of delivery is near', () => {
    const it = position({ hands: [['midas', ...PLENTY], []], rails: CROSSING, engines: ['1', 'g'] })
    const done = playTurn(it)
    expect(done).toContain('couple midas')
    expect(done).toContain('deliver midas')
  })

  it('does not run to an end of the track when there is another way', () => {
    const rails = { ...CROSSING, '0,-1': 'saladin' }
    const it = position({ hands: [PLENTY, []], trains: [['hector'], []], rails })
    it.play('p0 move ottaviano')
    expect(it.legal(0)).toEqual(['go n', 'go s'])
    expect(answerTo(it)).toBe('p0 go s')
  })

  it('ends the game when it leads and the piles are low, and does not when it is behind', () => {
    const low = { hands: [['semiramis'], ['dido']], pile: ['homer', 'orestes'], rest: 'delivered' } as const
    expect(answerTo(position({ ...low, delivered: [['bocca'], ['jason']] }))).toBe('p0 stoke semiramis')
    const behind = position({ ...low, turn: 1, hands: [['dido'], ['semiramis']], engines: ['g', '7'] })
    expect(answerTo(behind)).not.toBe('p1 stoke semiramis')
  })

  it('pushes an engine with a loaded train off the track', () => {
    const rails = { '1,0': 'jason', '2,0': 'plutus' }
    const it = position({
      hands: [
        ['aristotle', 'homer', 'thais'],
        ['dido', 'amata', 'sinon', 'bocca'],
      ],
      trains: [[], ['saladin', 'attila', 'lano']],
      delivered: [[], ['paolo']],
      rails,
      engines: ['g', '2,0 e>e'],
    })
    expect(answerTo(it)).toMatch(/^p0 move /)
    while (it.asked() === 'p0 step' || !it.told().some(({ id }) => id === 'derailed')) it.play(answerTo(it))
    expect(it.train(1)).toEqual([])
  })

  it('pays Cerberus with what it misses least', () => {
    const it = position({
      hands: [['aristotle', 'midas', 'thais'], []],
      rails: CROSSING,
      engines: ['1', 'g'],
      cerberus: 1,
    })
    it.play('p0 move aristotle')
    expect(it.asked()).toBe('p0 bribe')
    expect(answerTo(it)).toBe('p0 discard thais')
  })

  it('cancels an attempt on its best car', () => {
    const it = position({
      seats: 3,
      turn: 1,
      hands: [[], ['homer'], []],
      trains: [['sinon'], [], []],
      rails: { '0,1': 'jason' },
      engines: ['4', 'g', 'g'],
      tokens: { 1: 'thievery' },
      anathema: 0,
    })
    it.play('p1 move homer', 'p1 go s', 'p1 go w', 'p1 go w', 'p1 go w', 'p1 use', 'p1 name sinon')
    expect(it.asked()).toBe('p0 react')
    expect(answerTo(it)).toBe('p0 cancel')
  })
})

describe('what the search of HellRail looks at', () => {
  const lookout = lookoutOf(third, planner, 0, 2)

  it('is whole turns, of which the best is that of the planner', () => {
    const { state } = position({ hands: [PLENTY, []], trains: [['hector'], []], rails: CROSSING }).table
    const [best, ...others] = lookout.others(seatOf(hellrail, state, 0, seededChance(1)), 0).map(rowOf)
    expect(best).toEqual(rowOf(answer(hellrail, planner, state, 0, 1)))
    expect(others.length).toBeGreaterThan(1)
    expect(others.some((row) => row.length > 1)).toBe(true)
    for (const row of others) expect(hellrail.refusal(state, 0, row[0])).toBeUndefined()
  })

  it('is nothing where no turn is to be planned', () => {
    const it = position({
      hands: [['homer'], []],
      trains: [[], ['sinon']],
      rails: CROSSING,
      tokens: { 1: 'thievery' },
    })
    it.play('p0 move homer', 'p0 go s', 'p0 go w', 'p0 go w', 'p0 go w')
    expect(it.asked()).toBe('p0 visit')
    expect(lookout.others(seatOf(hellrail, it.table.state, 0, seededChance(1)), 0)).toEqual([])
  })

  it('reckons with others who take a full hand', () => {
    const it = position({
      turn: 1,
      hands: [PLENTY, ['homer', 'midas']],
      trains: [[], ['hector']],
      rails: CROSSING,
      tokens: { 1: 'gluttony' },
    })
    it.play('p1 move homer', 'p1 go s', 'p1 go w', 'p1 go w', 'p1 go w')
    const { state } = it.table
    const seat = seatOf(hellrail, state, 1, seededChance(1))
    expect(lookout.quick?.choose(seat, seededChance(1))).toBe(USE)
  })

  const sure = (scene: Parameters<typeof position>[0], p = 0): number => outlook(third, position(scene).table.state, p)

  it('is the lead: points, cars, the nearer the better, and cards', () => {
    const even = { hands: [['homer'], ['dido']] }
    expect(sure({ ...even, delivered: [['bocca'], []] })).toBeGreaterThan(sure({ ...even, delivered: [['thais'], []] }))
    expect(sure({ ...even, delivered: [['bocca'], []] }, 1)).toBeLessThan(sure(even, 1))
    const train = { ...even, trains: [['hector'], []] }
    expect(sure(train)).toBeGreaterThan(sure(even))
    expect(sure({ ...train, rails: CROSSING })).toBeGreaterThan(sure(train))
    expect(sure({ hands: [PLENTY, ['dido']] })).toBeGreaterThan(sure(even))
  })

  it('is the surer the fewer cards are left', () => {
    const ahead = { hands: [['homer'], ['dido']], delivered: [['bocca'], []] }
    const many = sure(ahead)
    const few = sure({
      ...ahead,
      delivered: [
        ['bocca', 'sinon', 'lano'],
        ['farinata', 'paolo'],
      ],
    })
    expect(few).toBeGreaterThan(many)
    expect(many).toBeGreaterThan(0)
  })
})
