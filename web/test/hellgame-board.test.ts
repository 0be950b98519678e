import { LANGUAGES, readOptions, seededChance, type Target, viewOf } from '@acheron/core'
import {
  ALL_PLACES,
  ANTEHELL,
  circleOf,
  FREEBOOTERS,
  hellgame,
  isSectio,
  NEIGHBOURS,
  NOBODY,
  quarterOf,
} from '@acheron/games/hellgame'
import { describe, expect, test } from 'vitest'
import { areTwo, sidesAfter, sidesOf } from '../src/boards/hellgame/combat.ts'
import { etchingOf } from '../src/boards/hellgame/etching.ts'
import { AREAS, areaAt, EDGE, HEART, isInHeart, outerRadius, quarterBox } from '../src/boards/hellgame/geometry.ts'
import { SIGN_GLYPHS } from '../src/boards/hellgame/glyphs.ts'
import { hint } from '../src/boards/hellgame/hint.ts'
import { list } from '../src/boards/hellgame/list.ts'
import { oddsOf } from '../src/boards/hellgame/odds.ts'
import { readingOrder, targetsOf } from '../src/boards/hellgame/order.ts'
import { piecesAt, standingAt } from '../src/boards/hellgame/pieces.ts'
import { followFight } from '../src/boards/hellgame/rolls.ts'
import { bestHeld, heldIn, isFighting, orderOf, promised, seen, type Table } from '../src/boards/hellgame/seen.ts'
import { thingOnMap, whereIs } from '../src/boards/hellgame/things.ts'
import { isInside } from '../src/boards/places.ts'
import { watch } from './hellgame-watch.ts'
import { choicesAbout, sightOf } from './sights.ts'

const NAMES = ['Ada', 'Bram', 'Chloé', 'Dirk', 'Emil', 'Fay']

const table = (): Table => {
  const s = hellgame.setup(readOptions(hellgame.options, {}), 3, seededChance(3))
  return seen(viewOf(hellgame, s, 0))
}

describe('geometry', () => {
  test('the middle of every place lies in it, and every place has its own', () => {
    for (const place of ALL_PLACES) expect(areaAt(AREAS[place])).toBe(place)
  })

  test('circles lie around each other from the outside to the heart', () => {
    for (const place of ALL_PLACES.filter(isSectio)) {
      const { x, y } = AREAS[place]
      const radius = Math.hypot(x, y)
      expect(radius).toBeLessThan(outerRadius(circleOf(place)))
      expect(radius).toBeGreaterThan(HEART)
    }
    expect(isInHeart({ x: 0, y: 0 })).toBe(true)
    expect(areaAt({ x: 0, y: 0 })).toBeUndefined()
    expect(areaAt({ x: EDGE + 1, y: 0 })).toBeUndefined()
  })

  test('neighbours border each other', () => {
    for (const place of ALL_PLACES.filter(isSectio))
      for (const next of NEIGHBOURS[place].filter(isSectio)) {
        const sameCircle = circleOf(place) === circleOf(next)
        expect(sameCircle || quarterOf(place) === quarterOf(next)).toBe(true)
      }
  })

  test('the box of a quarter holds all its Sectio', () => {
    for (const place of ALL_PLACES.filter(isSectio))
      expect(isInside(quarterBox(quarterOf(place)), AREAS[place])).toBe(true)
  })

  test('every circle is etched, and the same each time', () => {
    for (let circle = 0; circle < 9; circle++) {
      const once = etchingOf(circle, outerRadius(circle))
      expect(once.length).toBeGreaterThan(500)
      expect(etchingOf(circle, outerRadius(circle))).toBe(once)
    }
  })
})

describe('pieces', () => {
  test('everything on the map is shown where it is, side by side and within its place', () => {
    let looks = 0
    watch(4, 900, ({ view }) => {
      if (looks++ % 5 > 0) return
      for (const place of ALL_PLACES) {
        const standing = standingAt(view, place)
        const shown = standing.reduce((sum, { piece }) => sum + (piece.kind === 'stack' ? piece.legions : 0), 0)
        const legions = view.legions.filter((it) => it.place === place).reduce((sum, it) => sum + it.legions, 0)
        expect(shown).toBe(legions)
        for (const { at } of standing) expect(areaAt(at)).toBe(place)
      }
      const hounds = ALL_PLACES.flatMap((place) => piecesAt(view, place)).filter(({ kind }) => kind === 'hound')
      expect(hounds.length).toBe(view.hounds.filter(({ place }) => place >= 0).length)
    })
  })

  test('legions that one has ordered are seen where they will stand', () => {
    let found = 0
    watch(3, 400, ({ view, choices }) => {
      for (const place of promised(view)) {
        found++
        const kinds = piecesAt(view, place).map(({ kind }) => kind)
        expect(kinds).toContain('promised')
        const sight = sightOf(view as never, 'fr', choices, NAMES)
        expect(hint(sight, { kind: 'place', id: place })).toMatch(/légions? à venir/)
      }
    })
    expect(found).toBeGreaterThan(0)
  })

  test('of a lieutenant and the place he stands on, a hand means the one that can be chosen', () => {
    let found = 0
    watch(4, 900, ({ view }) => {
      const id = view.lieutenants.findIndex(({ owner, place }) => owner !== NOBODY && isSectio(place))
      if (id < 0) return
      found++
      const target: Target = { kind: 'lieutenant', id }
      const place: Target = { kind: 'place', id: view.lieutenants[id].place }
      const at = whereIs(view, target, 1)
      if (!at) throw new Error('a lieutenant has no place')
      expect(thingOnMap(view, choicesAbout([1, place]), at, 1)).toEqual(place)
      expect(thingOnMap(view, choicesAbout([1, place], [2, target]), at, 1)).toEqual(target)
      expect(thingOnMap(view, choicesAbout(), at, 1)).toEqual(target)
    })
    expect(found).toBeGreaterThan(0)
  })
})

describe('what is shown beside the map', () => {
  test('whoever has acted comes before those who have yet to act', () => {
    let acting = 0
    watch(3, 900, ({ view }) => {
      const order = orderOf(view)
      expect(order.length).toBe(view.demons.length)
      if (view.track.length === 0) return
      acting++
      expect(order.slice(-view.track.length).map(({ demon }) => demon)).toEqual(expect.arrayContaining([...view.track]))
    })
    expect(acting).toBeGreaterThan(20)
  })

  test('of a demon that cannot act nobody says that he must', () => {
    const view = { ...table(), demons: table().demons.map((it) => ({ ...it, recoversOn: 5 })) }
    const order = list(sightOf(view as never, 'en', choicesAbout(), NAMES)).find(({ heading }) =>
      /order/i.test(heading),
    )
    expect(order?.lines.length).toBe(view.demons.length)
    for (const { text } of order?.lines ?? []) expect(text).toMatch(/incapacitated/)
  })

  test('who is how near to a circle', () => {
    const view = {
      ...table(),
      owner: Array.from({ length: 45 }, (_, place) => (place < 4 ? 1 : place === 44 ? 0 : NOBODY)),
    }
    expect([heldIn(view, 1, 0), heldIn(view, 0, 8), heldIn(view, 0, 0)]).toEqual([4, 1, 0])
    expect([bestHeld(view, 0), bestHeld(view, 1), bestHeld(view, 2)]).toEqual([1, 4, 0])
  })

  test('there is a sign for every sign of the rules', () => {
    expect(SIGN_GLYPHS.length).toBe(10)
  })
})

describe('combat', () => {
  const place = 12
  const fight = (mine: number, theirs: number): Table => ({
    ...table(),
    legions: [
      { owner: 0, place, legions: mine },
      { owner: FREEBOOTERS, place, legions: theirs },
    ],
    fight: { ...table().fight, place, round: 1, camp: [0, -1, -1, -1, -1, -1, 1] },
  })

  test('each legion attacks once, a side without a demon saves on 1', () => {
    const [mine, theirs] = sidesOf(fight(3, 2))
    expect([mine.attacks.length, theirs.attacks.length]).toEqual([3, 2])
    expect([mine.save, theirs.save]).toEqual([1, 1])
  })

  test('a lieutenant helps as many legions as he commands', () => {
    const view = fight(5, 2)
    const led = { ...view, lieutenants: view.lieutenants.map((it, i) => (i === 1 ? { ...it, place, owner: 0 } : it)) }
    expect(sidesOf(led)[0].attacks).toEqual([3, 3, 3, 3, 0])
  })

  test('the odds are even for equal sides, and better for the larger one', () => {
    const [even, other] = oddsOf(sidesOf(fight(3, 3)))
    expect(Math.abs(even - other)).toBeLessThan(12)
    const [large, small] = oddsOf(sidesOf(fight(6, 2)))
    expect(large).toBeGreaterThan(90)
    expect(small).toBeLessThan(10)
    expect(oddsOf(sidesOf(fight(6, 2)))).toEqual([large, small])
  })

  test('the odds are known as soon as two meet, before camps are chosen, and never of one side alone', () => {
    const before = (view: Table): Table => ({
      ...view,
      fight: { ...view.fight, camp: view.fight.camp.map(() => NOBODY) },
    })
    const [mine, theirs] = sidesOf(before(fight(3, 2)))
    expect([mine.attacks.length, theirs.attacks.length]).toEqual([3, 2])
    const three = fight(3, 2)
    const many = before({ ...three, legions: [...three.legions, { owner: 1, place, legions: 1 }] })
    expect(areTwo(sidesOf(many))).toBe(false)
    const lines = list(sightOf(many as never, 'en', choicesAbout(), NAMES)).find(({ heading }) => heading === 'Combat')
    expect(lines?.lines).toHaveLength(1)
  })

  test('the odds of coming somewhere count who is there', () => {
    const view = fight(0, 2)
    const sides = sidesAfter({ ...view, legions: view.legions.slice(1) }, 0, 4, NOBODY, place)
    expect(sides?.[0].attacks.length).toBe(4)
    expect(sidesAfter({ ...view, legions: [] }, 0, 4, NOBODY, place)).toBeUndefined()
  })

  test('the dice of a round stay until the next one, and the winner is known', () => {
    const attack = (by: number, dice: number[]) => ({ id: 'attacks', facts: { by, dice, hits: 1 } })
    const save = { id: 'saves', facts: { by: 1, dice: [4], lost: 1 } }
    const first = followFight(undefined, [attack(0, [6, 2]), attack(1, [1]), save], place)
    expect(first?.rolls.map(({ kind, dice }) => [kind, ...dice])).toEqual([
      ['attacks', 6, 2],
      ['attacks', 1],
      ['saves', 4],
    ])
    const second = followFight(first, [attack(0, [5])], place)
    expect(second?.rolls.length).toBe(1)
    const won = followFight(second, [{ id: 'won', facts: { place, camp: 0, players: [0] } }], -1)
    expect(won?.winners).toEqual([0])
    expect(won?.rolls.length).toBe(1)
    expect(followFight(won, [{ id: 'turn', facts: { turn: 2 } }], -1)).toBeUndefined()
  })
})

describe('the board in words', () => {
  test.each(LANGUAGES)('in %s everything that can be chosen has its line and its hint', (language) => {
    let fights = 0
    let looks = 0
    watch(language === 'en' ? 6 : 3, 700, ({ view, choices }) => {
      if (isFighting(view)) fights++
      if (looks++ % 6 > 0) return
      const sight = sightOf(view as never, language, choices, NAMES)
      const sections = list(sight)
      const targets = sections.flatMap(({ lines }) => lines.flatMap(({ target }) => target ?? []))
      const order = readingOrder(choices)
      expect(order.length).toBe(choices.kinds.reduce((sum, kind) => sum + choices.ids(kind).length, 0))
      for (const thing of order) {
        expect(targets).toContainEqual(thing)
        expect(hint(sight, thing)).toBeTruthy()
      }
      for (const { lines } of sections) for (const { text } of lines) expect(text).not.toMatch(/undefined|NaN|\.\s?;/)
    })
    expect(fights).toBeGreaterThan(0)
  })

  test('a log line points out what it speaks of', () => {
    expect(targetsOf({ id: 'marched', facts: { by: 0, from: 3, to: 4, legions: 1, lieutenant: -1 } })).toEqual([
      { kind: 'place', id: 4 },
    ])
    expect(targetsOf({ id: 'phenomenon', facts: { phenomenon: 0, places: [1, 2] } }).length).toBe(2)
    expect(targetsOf({ id: 'uriel', facts: { place: -1 } })).toEqual([])
    expect(targetsOf({ id: 'lilith', facts: { place: ANTEHELL, aspect: 0 } })).toEqual([
      { kind: 'place', id: ANTEHELL },
    ])
  })
})
