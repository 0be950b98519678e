import { LANGUAGES, type Language, type Move, seededChance, type Target, viewOf } from '@acheron/core'
import { GAMES } from '@acheron/games'
import {
  BUILDING_LIMIT,
  CITY_ID,
  CITY_MILEPOST,
  chinaRails,
  cityCalled,
  cityText,
  clone,
  DEMAND_CITY,
  DEMAND_LOAD,
  DEMANDS,
  DONE,
  FEE,
  HELD,
  IS_RED,
  isInTaiwan,
  LINK_PRICE,
  MILEPOSTS,
  OPERATING,
  SECTIONS,
  START,
  type State,
  sectionsTo,
  TAIWAN,
  type View,
} from '@acheron/games/china-rails'
import { describe, expect, test } from 'vitest'
import { joinedMajors } from '../src/boards/china-rails/facts.ts'
import { milepostAt, pointOf, whereIs } from '../src/boards/china-rails/geometry.ts'
import { hint } from '../src/boards/china-rails/hint.ts'
import { planFrom } from '../src/boards/china-rails/lines.ts'
import { list } from '../src/boards/china-rails/list.ts'
import { readingOrder, targetsOf } from '../src/boards/china-rails/order.ts'
import { outlookOf } from '../src/boards/china-rails/outlook.ts'
import { journeyTo, pencilTo, priceOf, rowOfPlan, stillFree } from '../src/boards/china-rails/planning.ts'
import { wordsIn } from '../src/boards/china-rails/text/words.ts'
import { tracing } from '../src/boards/china-rails/tracing.ts'
import type { Row, Sight } from '../src/boards/contract.ts'
import { askingFirst } from '../src/table/targets.ts'
import { choicesIn, sightOf } from './sights.ts'

const listing = GAMES.find(({ plate }) => plate.id === 'china-rails')
if (!listing) throw new Error('China Rails is not on the list')
const { texts } = await listing.load()

const luck = () => seededChance(11)
const begin = (seats = 2): State =>
  chinaRails.setup({ trains: 'usual', indulgence: 'no', limit: 'none' }, seats, luck())
const viewFor = (s: State, p = s.asked): View => viewOf(chinaRails, s, p) as unknown as View
const sightFor = (s: State, language: Language = 'en', p = s.asked): Sight =>
  sightOf(viewOf(chinaRails, s, p), language, choicesIn(chinaRails, s, p), ['Ada', 'Blaise'], texts[language])
const at = (city: string): Target => ({ kind: 'milepost', id: CITY_MILEPOST[cityCalled(city)] })

function play(s: State, moves: readonly Move[]): State {
  const after = clone(s)
  for (const move of moves) {
    expect(chinaRails.refusal(after, s.asked, move)).toBeUndefined()
    chinaRails.play(after, s.asked, move, luck())
  }
  return after
}

function only(rows: readonly Row[]): Row {
  const [row] = rows
  if (!row) throw new Error('there is no row')
  return row
}

/** Two building turns of each, the first of them from Shanghai to Wuhan; then the first player is asked to start. */
function opened(): State {
  const s = begin()
  const built = play(s, only(tracing.to(sightFor(s), at('wuhan'))).moves)
  return [0, 1, 2, 3].reduce((now) => play(now, [DONE]), built)
}

const BEGINNING = { en: 'beginning', de: 'beginnend', fr: 'en commençant' }

describe('a target far away', () => {
  test('is built to by the row whose price was shown', () => {
    const s = begin()
    const row = only(tracing.to(sightFor(s), at('wuhan')))
    const after = play(s, row.moves)
    expect(row.asks).toBe(true)
    expect(row.text).toContain(`${after.spent}M`)
    expect(after.spent).toBeLessThanOrEqual(BUILDING_LIMIT)
    expect(row.way.at(-1)).toEqual(at('wuhan'))
  })

  test('beyond the money of a turn is built towards', () => {
    const s = begin()
    const row = only(tracing.to(sightFor(s), at('kashgar')))
    expect(play(s, row.moves).spent).toBeGreaterThan(BUILDING_LIMIT - 6)
    expect(row.text).toMatch(/^Build to Kashgar: \d+ of \d+ sections this turn, for \d+M \(\d\d+M in all\)$/)
  })

  test('is gone to in one row, and what is left of the movement is said', () => {
    const running = play(opened(), [START + cityCalled('shanghai')])
    const row = only(tracing.to(sightFor(running), at('wuhan')))
    const after = play(running, row.moves)
    expect(running.question).toBe(OPERATING)
    expect(after.at[running.asked]).toBe(row.way.at(-1)?.id)
    expect(row.moves.length).toBe(9 - after.left)
  })

  test('where the train stands itself offers what can be done there', () => {
    const running = play(opened(), [START + cityCalled('shanghai')])
    const { choices } = sightFor(running)
    const rows = tracing.to(sightFor(running), at('shanghai'))
    const [load] = choices.ids('load')
    expect(rows.map(({ text }) => text)).toEqual(choices.about({ kind: 'load', id: load }).map(({ text }) => text))
    const after = play(running, only(rows).moves)
    expect(after.loads).toContain(load)
    expect(rows.every(({ asks }) => asks)).toBe(true)
  })

  test('over the track of somebody else says the fee before it is paid', () => {
    const s = opened()
    const other = 1 - s.asked
    const rails = clone(s)
    rails.track[other] = rails.track[s.asked]
    rails.track[s.asked] = []
    const running = play(rails, [START + cityCalled('shanghai')])
    const row = only(tracing.to(sightFor(running), at('wuhan')))
    expect(row.asks).toBe(true)
    expect(row.text).toContain(`${FEE}M in fees`)
    expect(play(running, row.moves).cash[running.asked]).toBe(running.cash[running.asked] - FEE)
  })

  test('a single step onto the track of somebody else asks too, and one onto one’s own does not', () => {
    const asks = (running: State): boolean[] => {
      const { choices } = sightFor(running)
      return choices.ids('milepost').map((id) => {
        const target = { kind: 'milepost', id }
        return choices
          .about(target)
          .map((choice) => askingFirst(choice, tracing.to(sightFor(running), target)))
          .some((offer) => 'asks' in offer && offer.asks === true)
      })
    }
    const s = opened()
    const rails = clone(s)
    rails.track[1 - s.asked] = rails.track[s.asked]
    rails.track[s.asked] = []
    const start = [START + cityCalled('wuhan')]
    expect(asks(play(rails, start))).toContain(true)
    expect(asks(play(s, start))).not.toContain(true)
    expect(asks(play(s, start)).length).toBeGreaterThan(0)
  })

  /** Every milepost in every language: this takes long where the machine has much to do. */
  test('several ways to it differ in their words, in every language', { timeout: 300_000 }, () => {
    const s = begin()
    const built = play(s, only(tracing.to(sightFor(s), at('chengdu'))).moves)
    for (const language of LANGUAGES) {
      const rows = [s, built].flatMap((now) => {
        const sight = sightFor(now, language)
        return Array.from({ length: MILEPOSTS }, (_, id) => tracing.to(sight, { kind: 'milepost', id }))
      })
      for (const ways of rows) expect(new Set(ways.map(({ text }) => text)).size).toBe(ways.length)
      expect(rows.some((ways) => ways.length > 1)).toBe(true)
      expect(rows.some((ways) => ways.some(({ text }) => text.includes(BEGINNING[language])))).toBe(true)
    }
  })

  test('cannot be dragged to over what does not follow', () => {
    const s = begin()
    const sight = sightFor(s)
    const [start] = tracing.starts(sight)
    const next = tracing.next(sight, [start])
    expect(next.length).toBeGreaterThan(0)
    expect(next.map(({ id }) => id)).not.toContain(start.id)
    expect(tracing.next(sight, [{ kind: 'city', id: 0 }])).toEqual([])
  })
})

describe('the map', () => {
  test('finds every milepost where it stands', () => {
    for (let m = 0; m < MILEPOSTS; m++) expect(milepostAt(pointOf(m), 20)).toBe(m)
  })

  test('has a place for all that can be chosen on it', () => {
    const s = begin()
    for (const id of choicesIn(chinaRails, s, s.asked).ids('section'))
      expect(whereIs({ kind: 'section', id })).toBeDefined()
    expect(whereIs({ kind: 'milepost', id: MILEPOSTS })).toBeUndefined()
    expect(whereIs({ kind: 'section', id: SECTIONS })).toBeUndefined()
  })

  test('shows what a log line speaks of', () => {
    expect(targetsOf({ id: 'built', facts: { by: 0, section: 7, price: 1 } })).toEqual([{ kind: 'section', id: 7 }])
    expect(targetsOf({ id: 'moved', facts: { by: 0, from: 3, to: 4 } })).toEqual([{ kind: 'milepost', id: 4 }])
    expect(targetsOf({ id: 'drew', facts: { by: 0, card: 4 } })).toEqual([])
  })

  test('counts the majors that track joins', () => {
    const s = begin()
    expect(joinedMajors(viewFor(s), s.asked)).toEqual([])
    const cash = clone(s)
    cash.track[s.asked] = shanghaiToChongqing(s)
    expect(joinedMajors(viewFor(cash), s.asked)).toEqual([1, 3])
  })
})

/** Track from Shanghai to Chongqing, whatever it costs. */
function shanghaiToChongqing(s: State): number[] {
  const ways = planFrom(viewFor(s), [CITY_MILEPOST[cityCalled('shanghai')]])
  const sections = sectionsTo(ways, CITY_MILEPOST[cityCalled('chongqing')])
  return sections.filter((section) => IS_RED[section] === 0).sort((a, b) => a - b)
}

describe('a demand', () => {
  test('says where its load is, and what the missing track costs', () => {
    const s = begin()
    const view = viewFor(s)
    for (let demand = 0; demand < DEMANDS; demand += 17) {
      const outlook = outlookOf(view, demand)
      if (!outlook) continue
      const link = [DEMAND_CITY[demand], outlook.source ?? 0].some(isInTaiwan) ? Math.min(...LINK_PRICE) : 0
      expect(outlook.price).toBeGreaterThanOrEqual(link)
      expect(outlook.missing.length).toBeLessThanOrEqual(outlook.length)
      expect(outlook.isAboard).toBe(false)
    }
  })

  test('beyond the sea says what the link costs, and a city there how one comes to it', () => {
    const sight = sightFor(begin())
    const overseas = Array.from({ length: DEMANDS }, (_, d) => d).filter((d) => isInTaiwan(DEMAND_CITY[d]))
    expect(hint(sight, { kind: 'demand', id: overseas[0] })).toMatch(/link to Taiwan for \d+M/)
    expect(hint(sight, { kind: 'city', id: cityCalled('taipei') })).toMatch(/^Taipei: offers .*; .*container port/)
  })

  test('whose load is aboard begins where the train is', () => {
    const running = play(opened(), [START + cityCalled('shanghai')])
    const demand = Array.from({ length: DEMANDS }, (_, d) => d).find((d) => !isInTaiwan(DEMAND_CITY[d])) ?? 0
    running.loads[running.asked * 3] = DEMAND_LOAD[demand]
    running.cardPlace[Math.floor(demand / 3)] = HELD + running.asked
    const outlook = outlookOf(viewFor(running), demand)
    expect(outlook?.isAboard).toBe(true)
    expect(outlook?.way[0]).toBe(running.at[running.asked])
  })
})

describe('the plan', () => {
  test('is pencilled while somebody else plays, and offered as far as it is legal', () => {
    const s = begin()
    const me = 1 - s.asked
    const track = pencilTo(viewFor(s, me), [], CITY_MILEPOST[cityCalled('xian')])
    expect(priceOf(viewFor(s, me), track)).toBeGreaterThan(10)
    expect(rowOfPlan(sightFor(s, 'en', me), track, [])).toBeUndefined()
    const mine = play(s, [DONE])
    const row = rowOfPlan(sightFor(mine), track, [])
    expect(mine.asked).toBe(me)
    expect(play(mine, row?.moves ?? []).track[me].length).toBe(row?.moves.length)
  })

  test('forgets what somebody else has built', () => {
    const s = begin()
    const me = 1 - s.asked
    const track = pencilTo(viewFor(s, me), [], CITY_MILEPOST[cityCalled('wuhan')])
    const taken = clone(s)
    taken.track[s.asked] = [track[0]]
    expect(stillFree(viewFor(taken, me), track)).toEqual(track.slice(1))
  })

  test('has journeys over track that is only pencilled', () => {
    const running = play(opened(), [START + cityCalled('shanghai')])
    const view = viewFor(running)
    const goal = CITY_MILEPOST[cityCalled('changsha')]
    expect(journeyTo(view, [], [], goal)).toEqual([])
    const journey = journeyTo(view, pencilTo(view, [], goal), [], goal)
    expect(journey[0]).toBe(running.at[running.asked])
    expect(journey.at(-1)).toBe(goal)
    const row = rowOfPlan(sightFor(running), [], journey)
    expect(row?.moves.length).toBeGreaterThan(0)
  })
})

describe.each(LANGUAGES)('the list in %s', (language) => {
  test('offers all that can be chosen, and a way to every city', () => {
    for (const s of [begin(), opened(), play(opened(), [START + cityCalled('shanghai')])]) {
      const sight = sightFor(s, language)
      const targets = list(sight).flatMap(({ lines }) => lines.flatMap(({ target }) => target ?? []))
      const names = new Set(targets.map(({ kind, id }) => `${kind} ${id}`))
      for (const { targets: about } of sight.choices.all)
        for (const { kind, id } of about) expect(names).toContain(`${kind} ${id}`)
      const cities = targets.filter(({ kind, id }) => kind === 'city' || CITY_MILEPOST.slice(0, TAIWAN).includes(id))
      expect(cities.length).toBeGreaterThanOrEqual(TAIWAN)
      const said = list(sight).flatMap(({ lines }) => lines.map(({ text }) => text))
      for (const city of CITY_ID.keys())
        expect(said.some((text) => text.startsWith(cityText(wordsIn(language).china, city)))).toBe(true)
    }
  })

  test('the keyboard comes to all that can be chosen, and what is looked at has words', () => {
    for (const s of [begin(), opened(), play(opened(), [START + cityCalled('shanghai')])]) {
      const sight = sightFor(s, language)
      const walked = [...readingOrder(sight.choices), ...tracing.ends(sight)]
      const names = new Set(walked.map(({ kind, id }) => `${kind} ${id}`))
      for (const { targets } of sight.choices.all)
        for (const { kind, id } of targets) expect(names).toContain(`${kind} ${id}`)
      for (const target of walked.slice(0, 40)) expect(hint(sight, target)).toMatch(/\p{L}/u)
    }
  })
})
