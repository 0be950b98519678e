import { keepStory, type Options, seededChance } from '@acheron/core'
import { describe, expect, test } from 'vitest'
import { PLACE_IDS, printedSouls, SECTIO } from '../src/board.ts'
import { COPIES, DESIGN_IDS, DESIGN_OF, isRightAway, MAJORS, MINORS, SIXES } from '../src/cards/deck.ts'
import { BOX_OF, EVENTS, HELL_IDS, PHENOMENON_OF, PLACE_OF } from '../src/cards/hell-deck.ts'
import { DEMONS, HEARTS, RANKS, SKULLS, STARS } from '../src/demons.ts'
import { ATTACKS } from '../src/hounds.ts'
import { hellgame } from '../src/index.ts'
import { BONUS, COMMAND } from '../src/lieutenants.ts'
import { MOVES, VOCABULARY, WORDS } from '../src/moves.ts'
import { demonsOf, handOf, sectioOf } from '../src/queries.ts'
import { namesEn } from '../text/names/en.ts'
import { expectRefused, scene } from './scene.ts'

const OPTIONS: Options = { length: 'full', 'small-fights': 'full', 'long-fights': 'full' }
const begun = (seats: number, seed: number) => {
  const story = keepStory()
  const chance = seededChance(seed)
  const state = hellgame.setup(OPTIONS, seats, chance, story)
  const play = (p: number, words: string) => hellgame.play(state, p, MOVES.get(words) ?? -1, chance, story)
  return { state, story, play }
}
/** Everybody keeps their demons. */
const dealt = (seats: number, seed: number) => {
  const it = begun(seats, seed)
  for (let p = 0; p < seats; p++) it.play(p, 'keep')
  return it
}

test('HG-1.0-01 two to six players', () => {
  expect(hellgame.seats).toEqual([2, 6])
  for (const seats of [2, 6]) expect(begun(seats, 1).state.souls).toHaveLength(seats)
})

test('HG-2.1-01 21 demons, 45 Sectio, 45 Hell cards, 109 Arcana', () => {
  expect([DEMONS, SECTIO, HELL_IDS.length, DESIGN_OF.length]).toEqual([21, 45, 45, 109])
})

test('HG-2.4.1-01 HG-2.4.1-02 HG-3.4-01 demons have rank, symbols and a skill; duties are without effect', () => {
  expect(RANKS.toSorted((a, b) => a - b)).toEqual(RANKS)
  for (const list of [HEARTS, SKULLS, STARS]) expect(Math.min(...list)).toBeGreaterThan(0)
  expect(Object.values(namesEn.demons).every(({ skill, text, title }) => skill && text && title)).toBe(true)
})

test('HG-2.4.3-01 every Hell card has an event, a phenomenon and a place of its own', () => {
  expect(new Set(PLACE_OF).size).toBe(45)
  for (const [card, event] of EVENTS.entries()) {
    expect(event.now.length + event.eachSoulPhase.length + event.standing.length).toBeGreaterThan(0)
    expect(PHENOMENON_OF[card]).toBeGreaterThanOrEqual(0)
  }
  expect([0, 1, 2].map((box) => BOX_OF.filter((each) => each === box).length)).toEqual([6, 6, 6])
})

test('HG-2.4.4-01 every Arcana card has two uses, unless it is played right away', () => {
  for (const [design, minor] of MINORS.entries()) expect(minor === undefined).toBe(isRightAway(design))
  expect(MAJORS.every((major) => major.ops.length > 0)).toBe(true)
  expect(DESIGN_IDS.filter((_, design) => SIXES[design])).toEqual([
    'new-almanac',
    'reversed-hourglass',
    'deeds-swapped',
  ])
  expect(SIXES.map((six, design) => (six ? COPIES[design] : 0)).reduce((a, b) => a + b)).toBe(3)
})

test('HG-2.2.1-01 HG-2.2.4-01 the board: 149 souls on 45 Sectio, AnteHell apart', () => {
  expect(PLACE_IDS.slice(0, SECTIO).reduce((sum, _, place) => sum + printedSouls(place), 0)).toBe(149)
  expect(PLACE_IDS[SECTIO]).toBe('antehell')
})

test('HG-2.3.7-01 HG-2.3.8-01 lieutenants and hounds as on their counters', () => {
  expect([BONUS, COMMAND, ATTACKS].map((list) => list.length)).toEqual([12, 12, 9])
})

test('every move has words of its own', () => {
  expect(new Set(WORDS).size).toBe(VOCABULARY)
})

describe('setting up', () => {
  test('HG-5.1-03 four lieutenants in each box', () => {
    const { state } = begun(3, 2)
    expect([46, 47, 48].map((box) => state.lieutenantPlace.filter((place) => place === box).length)).toEqual([4, 4, 4])
  })

  test('HG-5.1-04 HG-G005 three Hell cards: permanents to their boxes, one a box, the rest discarded', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { state, story } = begun(2, seed)
      const drawn = story.events.filter(({ id }) => id === 'hell-drawn').map(({ facts }) => facts.card as number)
      expect(drawn).toHaveLength(3)
      for (let box = 0; box < 3; box++) {
        const mine = drawn.filter((card) => BOX_OF[card] === box)
        expect(mine.length === 0 ? [-1] : mine).toContain(state.permanents[box])
      }
      expect(state.hellQueue.length + state.permanents.filter((card) => card >= 0).length).toBe(3)
    }
  })

  test('HG-G006 a permanent that calls Uriel at set-up puts him in his box; he strikes AnteHell in turn 1', () => {
    const seed = Array.from({ length: 200 }, (_, i) => i).find((i) => begun(2, i).state.permanents[0] === 0) ?? 0
    const { state } = begun(2, seed)
    expect([state.uriel, state.urielTurn]).toEqual([-1, 1])
  })

  test('HG-5.1-05 HG-5.1-06 twelve legions in stock, five souls and a favour', () => {
    const { state } = begun(4, 3)
    expect([state.souls, state.favours, state.legions.every((n) => n === 0)]).toEqual([
      [5, 5, 5, 5],
      [1, 1, 1, 1],
      true,
    ])
  })

  test('HG-5.1-07 three demons each', () => {
    const { state } = begun(6, 3)
    for (let p = 0; p < 6; p++) expect(demonsOf(state, p)).toHaveLength(3)
  })

  test('HG-5.1-08 HG-G154 HG-G007 one may be swapped for a favour; all decide at once; the rejected goes under the deck', () => {
    const it = begun(2, 4)
    expect(hellgame.asked(it.state)).toEqual([0, 1])
    const [demon] = demonsOf(it.state, 0)
    it.play(
      0,
      `swap ${['sammael', 'asmodeus', 'beelzebub', 'ashtaroth', 'baal', 'moloch', 'belphegor', 'orias', 'thamuz', 'caim', 'agares', 'balban', 'gomory', 'ereshkigal', 'paymon', 'zagam', 'ukobach', 'pruflas', 'andras', 'xaphan', 'naburos'][demon]}`,
    )
    expect(demonsOf(it.state, 0)).toContain(demon)
    it.play(1, 'keep')
    expect(demonsOf(it.state, 0)).not.toContain(demon)
    expect(demonsOf(it.state, 0)).toHaveLength(3)
    expect(it.state.favours).toEqual([0, 1])
    expect(it.state.demonQueue).toEqual([demon])
  })

  test('HG-5.1-10 five Arcana cards, those to be played right away discarded and not replaced', () => {
    let discarded = 0
    for (let seed = 0; seed < 12; seed++) {
      const { state } = dealt(3, seed)
      for (const p of [0, 1, 2]) expect(handOf(state, p).some((card) => isRightAway(DESIGN_OF[card]))).toBe(false)
      discarded += state.arcanaQueue.length
      const held = [0, 1, 2].map((p) => handOf(state, p).length).reduce((a, b) => a + b)
      expect(held + state.arcanaQueue.length).toBe(15)
      expect(state.arcanaQueue.every((card) => isRightAway(DESIGN_OF[card]))).toBe(true)
    }
    expect(discarded).toBeGreaterThan(0)
  })

  test('HG-5.1-01 HG-5.1-11 five Sectio each, dealt at random', () => {
    const of = (seed: number) => sectioOf(dealt(3, seed).state, 0)
    expect(of(1)).toHaveLength(5)
    expect(of(1)).not.toEqual(of(2))
  })

  test('HG-5.1-12 HG-G009 in the order of dice each places a legion in a Sectio of their own', () => {
    const it = dealt(3, 5)
    const order = it.story.events.find(({ id }) => id === 'order-rolled')?.facts.players
    expect(hellgame.asked(it.state)).toEqual([(order as number[])[0]])
    const p = (order as number[])[0]
    const mine = sectioOf(it.state, p)
    expect(hellgame.legal(it.state, p).map((m) => WORDS[m])).toEqual(mine.map((place) => `place ${PLACE_IDS[place]}`))
    expect(hellgame.refusal(it.state, p, MOVES.get('place antehell') ?? 0)).toBe('HG-5.1-12')
    it.play(p, `place ${PLACE_IDS[mine[0]]}`)
    expect(it.state.legions.reduce((a, b) => a + b)).toBe(1)
  })
})

test('HG-5.2-01 HG-3.1-02 whoever is not asked cannot move', () => {
  const t = scene({ phase: 'action' })
  expectRefused(t, 'p1 rest', 'HG-5.2-01')
})
