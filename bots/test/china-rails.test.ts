import { branchSeed, type Chance, type Move, type Options, seededChance } from '@acheron/core'
import {
  ANY_WAY,
  BUILD,
  CITY_MILEPOST,
  cardOf,
  cityCalled,
  DELIVER,
  DEMAND_LOAD,
  DONE,
  demandsOf,
  EXCHANGE,
  FROM,
  chinaRails as game,
  HONG_KONG_PORT,
  hasJoined,
  LINK,
  LOSE,
  LOSING,
  loadCalled,
  loadsAboard,
  OPPOSITE,
  PORT_ID,
  roundOf,
  STARTING,
  STEP,
  type State,
  SUPER_HEAVY,
  sectionWay,
  TAKE,
  TO,
  TURN,
  verbOf,
  Y,
} from '@acheron/games/china-rails'
import { describe, expect, it } from 'vitest'
import { type Answer, type Bot, playAnswer, rowOf, type Seat, seatOf } from '../src/bot.ts'
import { errandsFor } from '../src/china-rails/errands.ts'
import { blunder, greed } from '../src/china-rails/greedy.ts'
import { measureMajors, sectionsToJoin } from '../src/china-rails/joining.ts'
import { lookoutFor } from '../src/china-rails/lookout.ts'
import { plan } from '../src/china-rails/planner.ts'
import { callsFor } from '../src/china-rails/plans.ts'
import { emptyRoute, layRoute } from '../src/china-rails/route.ts'
import { studyOf } from '../src/china-rails/study.ts'
import { emptyWorks, listWorks } from '../src/china-rails/works.ts'
import { search } from '../src/search/search.ts'
import { demandCalled, table } from './china-rails-table.ts'

type Choose = (seat: Seat<State>, chance: Chance) => Answer

const planning: Pick<Bot<State>, 'choose'> = { choose: (seat) => plan(seat) }
const shortSearch: Choose = (seat, chance) => search(lookoutFor(planning, seat), seat, chance, 8)

const planner: Choose = (seat) => plan(seat)
const both: readonly (readonly [string, Choose])[] = [
  ['the planner', planner],
  ['greed', greed],
]

const rowFor = (choose: Choose, s: State): readonly Move[] =>
  rowOf(choose(seatOf(game, s, game.asked(s)[0], seededChance(1)), seededChance(1)))

/** The row in words, without where the train goes and what is built. */
const inWords = (choose: Choose, s: State): string[] =>
  rowFor(choose, s)
    .filter((m) => !['step', 'build'].includes(verbOf(m)))
    .map((m) => game.notation.print(s, m))

const built = (row: readonly Move[]): number[] => row.filter((m) => m >= BUILD).map((m) => m - BUILD)

/** Plays until a question says stop, with the same bot in all seats; at most so many answers. */
function playOn(choose: Choose, s: State, answers: number, isOver: (s: State) => boolean = () => false): State {
  const chance = seededChance(7)
  for (let i = 0; i < answers && game.asked(s).length > 0 && !isOver(s); i++) {
    const [p] = game.asked(s)
    playAnswer(game, s, p, choose(seatOf(game, s, p, chance), chance), chance)
  }
  return s
}

describe('bots of China Rails', () => {
  it('answer with rows of legal moves, the same again, in every variant and with every number of seats', () => {
    const options: readonly Options[] = [
      { trains: 'usual', indulgence: 'no', limit: 'none' },
      { trains: 'express', indulgence: 'yes', limit: '40' },
    ]
    for (const seats of [2, 5])
      for (const option of options)
        for (const choose of [planner, greed, blunder]) {
          const chance = seededChance(branchSeed(3, seats))
          const s = game.setup(option, seats, chance)
          for (let i = 0; i < 8 * seats && game.asked(s).length > 0; i++) {
            const [p] = game.asked(s)
            const before = game.clone(s)
            const row = rowOf(choose(seatOf(game, s, p, chance), chance))
            expect(s).toEqual(before)
            expect(rowOf(choose(seatOf(game, game.clone(s), p, seededChance(99)), seededChance(99)))).toEqual(row)
            expect(game.refusal(s, p, row[0])).toBeUndefined()
            const played = playAnswer(game, s, p, row, chance)
            const isSure = !row.some((m) => verbOf(m) === 'deliver')
            expect(played).toEqual(isSure ? row : row.slice(0, played.length))
          }
        }
  })

  it.each(both)('%s builds its first track out of a major and starts where its first load is', (_, choose) => {
    const s = game.setup({ trains: 'usual', indulgence: 'no', limit: 'none' }, 2, seededChance(2))
    playOn(choose, s, 20, ({ question }) => question === STARTING)
    const row = rowFor(choose, s)
    expect(verbOf(row[0])).toBe('start')
    expect(verbOf(row[1])).toBe('take')
  })

  it.each(both)('%s takes what is asked for on its way and delivers it', (_, choose) => {
    const s = table({
      hand: ['imports chongqing', 'oranges dandong', 'ginseng golmud'],
      track: [['shanghai', 'chongqing']],
      at: 'shanghai',
    })
    expect(inWords(choose, s)[0]).toBe('take imports')
    playOn(choose, s, 12, () => s.cash[0] > 60)
    expect(s.cash[0]).toBeGreaterThan(60)
  })

  it.each(both)('%s delivers where it stands before anything else', (_, choose) => {
    const s = table({
      hand: ['silk jinan', 'oranges dandong', 'ginseng golmud'],
      track: [['jinan', 'beijing']],
      at: 'jinan',
      loads: ['silk'],
    })
    expect(rowFor(choose, s)).toEqual([DELIVER + demandCalled('silk jinan')])
  })

  it.each(both)('%s makes room by dropping what nobody asked for', (_, choose) => {
    const s = table({
      hand: ['imports chongqing', 'oranges dandong', 'ginseng golmud'],
      track: [['shanghai', 'chongqing']],
      at: 'shanghai',
      loads: ['wool', 'wool'],
    })
    expect(inWords(choose, s).slice(0, 2)).toEqual(['drop wool', 'take imports'])
  })

  it.each(both)(
    '%s turns round at the end of a line that leads nowhere instead of exchanging one hand after the other',
    (_, choose) => {
      const s = table({
        hand: ['imports chongqing', 'oranges dandong', 'ginseng golmud'],
        track: [['shanghai', 'wuhan']],
        at: 'wuhan',
        cash: 0,
      })
      const wuhan = CITY_MILEPOST[cityCalled('wuhan')]
      const [last] = s.track[0].filter((section) => FROM[section] === wuhan || TO[section] === wuhan)
      const end = FROM[last] === wuhan ? TO[last] : FROM[last]
      s.track[0] = s.track[0].filter((section) => section !== last)
      const [line] = s.track[0].filter((section) => FROM[section] === end || TO[section] === end)
      s.at[0] = end
      s.came[0] = FROM[line] === end ? sectionWay(line) : OPPOSITE[sectionWay(line)]
      expect(rowFor(choose, s)).toEqual([TURN, DONE, DONE])
    },
  )
})

describe('the search of China Rails', () => {
  it('answers with a row of legal moves, the same for the same chance', () => {
    const s = table({
      hand: ['imports chongqing', 'tea wuhan', 'jade hailar'],
      track: [
        ['hangzhou', 'shanghai'],
        ['shanghai', 'wuhan'],
      ],
      at: 'hangzhou',
    })
    const before = game.clone(s)
    const row = rowFor(shortSearch, s)
    expect(s).toEqual(before)
    expect(rowFor(shortSearch, game.clone(s))).toEqual(row)
    expect(game.refusal(s, 0, row[0])).toBeUndefined()
  })

  it('does not think about a plan that has begun', () => {
    const s = table({
      hand: ['imports chongqing', 'tea wuhan', 'jade hailar'],
      track: [
        ['shanghai', 'wuhan'],
        ['wuhan', 'chongqing'],
      ],
      at: 'wuhan',
      loads: ['imports'],
    })
    const seat = seatOf(game, s, 0, seededChance(1))
    expect(lookoutFor(planning, seat).others(seat, [])).toEqual([])
  })
})

describe('the planner of China Rails', () => {
  it('carries two loads of two cards together', () => {
    const s = table({
      hand: ['imports chongqing', 'tea wuhan', 'jade hailar'],
      track: [
        ['hangzhou', 'shanghai'],
        ['shanghai', 'wuhan'],
        ['wuhan', 'chongqing'],
      ],
      at: 'hangzhou',
    })
    playOn(planner, s, 4, () => loadsAboard(s, 0).length === 2)
    expect(loadsAboard(s, 0)).toEqual([loadCalled('imports'), loadCalled('tea')])
  })

  it('does not fetch again what is aboard already', () => {
    const s = table({
      hand: ['rice changchun', 'silk hailar', 'textiles shenyang'],
      track: [
        ['hangzhou', 'nanjing'],
        ['nanjing', 'beijing'],
        ['beijing', 'changchun'],
      ],
      at: 'nanjing',
      loads: ['rice', 'silk', 'textiles'],
      train: SUPER_HEAVY,
      cash: 100,
    })
    const row = rowFor(planner, s)
    playAnswer(game, s, 0, row, seededChance(1))
    expect(row.map(verbOf)).not.toContain('take')
    expect(loadsAboard(s, 0)).toHaveLength(3)
    expect(Y[s.at[0]]).toBeGreaterThan(Y[CITY_MILEPOST[cityCalled('nanjing')]])
  })

  it('makes room in a city before it loads at a quay, where nothing can be dropped', () => {
    const s = table({
      hand: ['electronics shanghai', 'machinery kashgar', 'tobacco kashgar'],
      track: [
        ['shanghai', 'hangzhou'],
        ['hangzhou', 'fuzhou'],
        ['fuzhou', 'xiamen'],
      ],
      at: 'hangzhou',
      loads: ['wool', 'wool'],
      cash: 40,
    })
    playOn(planner, s, 30, () => loadsAboard(s, 0).includes(loadCalled('electronics')))
    expect(loadsAboard(s, 0)).toContain(loadCalled('electronics'))
  })

  it('never carries two loads for one card', () => {
    const s = table({
      hand: ['tea wuhan', 'machinery kashgar', 'tobacco kashgar'],
      track: [
        ['hangzhou', 'shanghai'],
        ['shanghai', 'wuhan'],
      ],
      at: 'hangzhou',
      cash: 30,
    })
    const others = demandsOf(cardOf(demandCalled('tea wuhan'))).map((demand) => DEMAND_LOAD[demand])
    playOn(planner, s, 4, () => s.cash[0] > 30)
    expect(loadsAboard(s, 0).filter((load) => others.includes(load)).length).toBeLessThan(2)
  })

  it('exchanges a hand that it can do nothing with', () => {
    const s = table({ hand: ['tobacco hotan', 'machinery kashgar', 'tobacco kashgar'], at: 'shanghai', cash: 5 })
    expect(rowFor(planner, s)).toEqual([EXCHANGE])
  })

  it('does not exchange a hand that it can do something with', () => {
    const s = table({
      hand: ['imports chongqing', 'machinery kashgar', 'tobacco kashgar'],
      track: [['shanghai', 'chongqing']],
      at: 'chongqing',
      cash: 5,
    })
    expect(rowFor(planner, s)[0]).not.toBe(EXCHANGE)
  })

  it('buys a faster train when there is money to spare and much to do', () => {
    const s = table({
      hand: ['imports chongqing', 'oranges dandong', 'ginseng golmud'],
      track: [['shanghai', 'chongqing']],
      at: 'shanghai',
      cash: 100,
    })
    expect(inWords(planner, s)).toContain('upgrade fast')
  })

  it('buys no better train when the game is nearly over', () => {
    const s = table({
      hand: ['imports chongqing', 'oranges dandong', 'ginseng golmud'],
      track: [
        ['shanghai', 'chongqing'],
        ['beijing', 'shanghai'],
        ['shanghai', 'hong-kong'],
      ],
      at: 'shanghai',
      cash: 240,
    })
    expect(inWords(planner, s).join()).not.toContain('upgrade')
  })

  it('joins the majors and buys the link when it has the money to win', () => {
    const s = table({
      hand: ['imports chongqing', 'oranges dandong', 'ginseng golmud'],
      track: [
        ['beijing', 'shanghai'],
        ['shanghai', 'hong-kong'],
      ],
      at: 'shanghai',
      train: SUPER_HEAVY,
      cash: 330,
    })
    expect(hasJoined(s, 0)).toBe(false)
    expect(built(rowFor(planner, s)).length).toBeGreaterThan(5)
    playOn(planner, s, 60)
    expect(hasJoined(s, 0)).toBe(true)
    expect(game.result(s)?.places[0]).toBe(1)
    expect(roundOf(s)).toBeLessThan(10)
  })

  it('buys the link at the end if nothing else is missing', () => {
    const s = table({
      hand: ['imports chongqing', 'oranges dandong', 'ginseng golmud'],
      track: [
        ['beijing', 'shanghai'],
        ['shanghai', 'hong-kong'],
        ['hong-kong', 'chongqing'],
      ],
      at: 'shanghai',
      cash: 262,
    })
    expect(rowFor(planner, s)).toContain(LINK + HONG_KONG_PORT)
    s.links[0] = 1 << PORT_ID.indexOf('fuzhou')
    expect(hasJoined(s, 0), 'its network does not touch that port').toBe(false)
    expect(rowFor(planner, s)).toContain(LINK + HONG_KONG_PORT)
  })

  it('lays no track to join the majors while there is time', () => {
    const s = table({
      hand: ['imports chongqing', 'oranges dandong', 'ginseng golmud'],
      track: [['shanghai', 'chongqing']],
      at: 'shanghai',
      train: SUPER_HEAVY,
      cash: 120,
    })
    expect(built(rowFor(planner, s))).toEqual([])
  })

  it('does not join majors that its plan will join', () => {
    const s = table({
      hand: ['imports chongqing', 'oranges dandong', 'ginseng golmud'],
      track: [
        ['beijing', 'shanghai'],
        ['shanghai', 'hong-kong'],
      ],
      at: 'shanghai',
      loads: ['imports'],
    })
    const t = studyOf(s, 0)
    measureMajors(t)
    expect(sectionsToJoin(t)).not.toEqual([])
    const errands = errandsFor(s, 0).filter(({ demand }) => demand === demandCalled('imports chongqing'))
    const places = callsFor(errands[0]).map(({ place }) => place)
    const route = emptyRoute()
    const works = emptyWorks()
    expect(layRoute(t, places, route) && listWorks(t, route, places, works)).toBe(true)
    expect(sectionsToJoin(t, route, works)).toEqual([])
  })

  it('builds nothing that comes too late because somebody else is about to win', () => {
    const position = { hand: ['imports chongqing', 'oranges dandong', 'ginseng golmud'], at: 'shanghai', cash: 60 }
    expect(built(rowFor(planner, table(position)))).not.toEqual([])
    const s = table(position)
    s.track[1] = table({
      ...position,
      track: [
        ['beijing', 'shanghai'],
        ['shanghai', 'hong-kong'],
        ['hong-kong', 'chongqing'],
      ],
    }).track[0]
    s.links[1] = 1 << HONG_KONG_PORT
    s.cash[1] = 249
    expect(built(rowFor(planner, s))).toEqual([])
  })

  it('does not wait for the victory of somebody who waits for its own', () => {
    const chance = seededChance(300013)
    const s = game.setup({ trains: 'usual', indulgence: 'no', limit: 'none' }, 3, chance)
    while (game.asked(s).length > 0 && roundOf(s) < 60) {
      const [p] = game.asked(s)
      playAnswer(game, s, p, plan(seatOf(game, s, p, chance)), chance)
    }
    expect(game.result(s)?.places).toContain(1)
  })

  it('turns back on its way only for a clear gain', () => {
    const track = [
      ['shanghai', 'wuhan'],
      ['wuhan', 'chongqing'],
    ] as const
    const firstStep = (hand: readonly string[], came: number): number => {
      const s = table({ hand, track, at: 'wuhan' })
      s.came[0] = came
      return (rowFor(planner, s).find((m) => verbOf(m) === 'step') ?? STEP) - STEP
    }
    const nearlyAsGood = ['silk guiyang', 'salt kaohsiung', 'tin taipei']
    const west = firstStep(nearlyAsGood, ANY_WAY)
    expect(firstStep(nearlyAsGood, west)).not.toBe(west)
    const farBetter = ['imports chongqing', 'machinery wuhan', 'jade hailar']
    const east = firstStep(farBetter, ANY_WAY)
    expect(firstStep(farBetter, east)).toBe(east)
  })

  it('goes to the congress first', () => {
    const s = table({
      hand: ['imports chongqing', 'oranges dandong', 'ginseng golmud'],
      track: [
        ['beijing', 'shanghai'],
        ['beijing', 'jinan'],
      ],
      at: 'jinan',
    })
    s.duty = 1
    const row = rowFor(planner, s)
    expect(verbOf(row[0])).toBe('step')
    playOn(planner, s, 6, () => s.duty === 0)
    expect(s.duty).toBe(0)
  })

  it('loses the load that nobody asks for', () => {
    const s = table({
      hand: ['imports chongqing', 'oranges dandong', 'ginseng golmud'],
      track: [
        ['shanghai', 'wuhan'],
        ['wuhan', 'chongqing'],
      ],
      at: 'wuhan',
      loads: ['imports', 'wool'],
    })
    s.question = LOSING
    s.striking = 8
    s.losing = 1
    expect(rowFor(planner, s)).toEqual([LOSE + loadCalled('wool')])
  })

  it('does not wait for a third load of which no chip is left', () => {
    const s = table({
      seats: 3,
      hand: ['imports chongqing', 'oranges dandong', 'ginseng golmud'],
      track: [['shanghai', 'chongqing']],
      at: 'shanghai',
    })
    for (const place of [3, 4, 6, 7]) s.loads[place] = loadCalled('imports')
    expect(rowFor(planner, s)).not.toContain(TAKE + loadCalled('imports'))
  })
})
