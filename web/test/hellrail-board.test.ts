import { type Game, LANGUAGES, type Language, readOptions, seededChance, type Target, viewOf } from '@acheron/core'
import { hellrail1999 } from '@acheron/games/hellrail/second'
import {
  across,
  beside,
  cellAt,
  cellOf,
  circleOf,
  DELIVERY,
  down,
  EAST,
  EFFECTS,
  facingOf,
  fieldSleeper,
  fieldSleeperOf,
  hasSleeper,
  hellrail,
  inCircle,
  isInCircle,
  NORTH,
  nextSleeper,
  onSleeper,
  opposite,
  PATTERNS,
  RAIL_CARDS,
  SIDES,
  SLEEPERS,
  SOUTH,
  sleeperOf,
  sleepersOf,
  TRACK,
  turnTrack,
  VALUE,
  WEST,
} from '@acheron/games/hellrail/third'
import { describe, expect, test } from 'vitest'
import type { Choice, Choices } from '../src/boards/choices.ts'
import { aimAt } from '../src/boards/hellrail/aim.svelte.ts'
import { drawingOf } from '../src/boards/hellrail/drawing.ts'
import {
  boxAround,
  CELL,
  cellPlace,
  enginePlace,
  headingOf,
  onCard,
  sidePlace,
  sleeperPlace,
} from '../src/boards/hellrail/geometry.ts'
import { EFFECT_GLYPHS, STATION_GLYPHS } from '../src/boards/hellrail/glyphs.ts'
import { hint } from '../src/boards/hellrail/hint.ts'
import { list } from '../src/boards/hellrail/list.ts'
import { readingOrder, targetsOf } from '../src/boards/hellrail/order.ts'
import { engineSpot } from '../src/boards/hellrail/pieces.ts'
import { cellPast, landingsOf, reachBox, reachOf, wayTo } from '../src/boards/hellrail/reach.ts'
import { seen, type Table } from '../src/boards/hellrail/seen.ts'
import { choicesAbout, choicesIn, sightOf } from './sights.ts'

const NAMES = ['Ada', 'Bram', 'Chloé', 'Dirk']
type AnyGame = Game<never>
const THIRD = hellrail as unknown as AnyGame
const SECOND = hellrail1999 as unknown as AnyGame

interface Sight {
  readonly view: Table
  readonly choices: Choices
  readonly question: string
}

/** What brings a game on: into the circles, and to use what is there. */
const isKeen = ({ verb, targets }: Choice): boolean =>
  ['deliver', 'couple', 'use', 'use-held'].includes(verb) || (verb === 'go' && targets[0].kind === 'circle')

/** How far from the circles a card would be laid. */
const farOut = ({ targets: [target] }: Choice): number =>
  target?.kind === 'cell' ? Math.abs(across(target.id)) + Math.abs(down(target.id) - 1.5) : 0

/** Random games that lay much and end few turns, looked at after every move. */
function watch(
  game: AnyGame,
  seats: number,
  moves: number,
  see: (at: Sight) => void,
  options: Record<string, string> = {},
): void {
  const chance = seededChance(seats * 31 + moves)
  const begin = () => game.setup(readOptions(game.options, { first: 'seat-1', ...options }), seats, chance)
  let s = begin()
  for (let i = 0; i < moves; i++) {
    if (game.asked(s).length === 0 || i % 400 === 399) s = begin()
    const [p] = game.asked(s)
    const choices = choicesIn(game, s, p)
    see({ view: seen(viewOf(game, s, p)), choices, question: game.question(s, p).id })
    const keen = choices.all.filter(isKeen)
    const calm = choices.all.filter(({ verb }) => !['end', 'derail', 'stoke', 'stop'].includes(verb))
    const wanted = [keen, calm].find(({ length }) => length > 0 && chance.pick(8) > 0) ?? choices.all
    const tries = Array.from({ length: 8 }, () => wanted[chance.pick(wanted.length)])
    game.play(s, p, tries.reduce((a, b) => (farOut(b) < farOut(a) ? b : a)).move, chance)
  }
}

/** A table with some cards on it, and one engine somewhere. */
function tableWith(
  rails: readonly { cell: number; pattern: number; turn?: number }[],
  engine: number,
  others: readonly number[] = [],
): Table {
  const used = new Set<number>()
  const cardOf = (pattern: number): number => {
    const card = TRACK.findIndex((track, one) => track === PATTERNS[pattern - 1] && !used.has(one))
    used.add(card)
    return card
  }
  const start = seen(
    viewOf(
      hellrail,
      hellrail.setup(
        { first: 'seat-1', layout: 'standard', effects: 'open' },
        1 + Math.max(1, others.length),
        seededChance(1),
      ),
      0,
    ),
  )
  return {
    ...start,
    rails: rails.map(({ cell, pattern, turn = 0 }) => ({ card: cardOf(pattern), cell, turn, under: [] })),
    players: start.players.map((seat, p) => ({ ...seat, engine: p === 0 ? engine : (others[p - 1] ?? inCircle(0)) })),
  }
}

/** The simplest patterns: two curves N–E and S–W; a crossing of two straights. */
const CURVES = 1
const CROSSING = 2
const ALL_SEGMENTS = 15

describe('geometry', () => {
  test('the sleepers of a track are apart from each other and on their card', () => {
    const places = Array.from({ length: SLEEPERS }, (_, sleeper) => onCard(sleeper))
    for (const [i, a] of places.entries()) {
      expect(Math.max(Math.abs(a.x), Math.abs(a.y))).toBeLessThan(CELL / 2)
      for (const b of places.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(14)
    }
  })

  test('a quarter turn of a card takes each sleeper to the place of the turned sleeper', () => {
    for (let sleeper = 0; sleeper < SLEEPERS; sleeper++) {
      const { x, y } = onCard(sleeper)
      const turned = onCard((sleeper & ~3) | ((sleeper + 1) & 3))
      expect(turned.x).toBeCloseTo(-y, 5)
      expect(turned.y).toBeCloseTo(x, 5)
    }
  })

  test('one step is never longer than half a card, over the edge as well', () => {
    for (const from of SIDES)
      for (const to of SIDES.filter((side) => side !== from)) {
        let at = { sleeper: from, facing: to }
        let before = onCard(from)
        while (at.sleeper !== to) {
          at = nextSleeper(at.sleeper, to)
          const now = onCard(at.sleeper)
          expect(Math.hypot(now.x - before.x, now.y - before.y)).toBeLessThan(CELL / 2)
          before = now
        }
      }
    const here = sleeperPlace(fieldSleeper(cellAt(0, 0), EAST))
    const there = sleeperPlace(fieldSleeper(beside(cellAt(0, 0), EAST), WEST))
    expect(there.x - here.x).toBeGreaterThan(0)
    expect(there.x - here.x).toBeLessThan(CELL / 2)
  })

  test('an engine looks along its track', () => {
    expect(headingOf(NORTH, NORTH)).toBe(-90)
    expect(headingOf(NORTH, SOUTH)).toBe(90)
    expect(headingOf(4 + EAST, WEST)).toBe(180)
    // On the curve from north to east it looks to the south-east, or back to the north-west.
    expect(headingOf(8, EAST)).toBeCloseTo(45)
    expect(headingOf(8, NORTH)).toBeCloseTo(-135)
    const cell = cellAt(2, -1)
    const { x, y, angle } = enginePlace(onSleeper(cell, SOUTH, SOUTH))
    expect([x, angle]).toEqual([cellPlace(cell).x, 90])
    expect(y).toBeGreaterThan(cellPlace(cell).y)
  })

  test('rails of neighbours meet in the middle of the side they share', () => {
    const cell = cellAt(3, 4)
    for (const side of SIDES) {
      const { x, y } = sidePlace(cell, side)
      const other = sidePlace(beside(cell, side), opposite(side))
      expect([other.x, other.y]).toEqual([x, y])
    }
  })

  test('every card is drawn with one black bone for each of its sleepers', () => {
    for (let card = 0; card < RAIL_CARDS; card++)
      for (const turn of SIDES) {
        const track = turnTrack(TRACK[card], turn)
        const { black, rails } = drawingOf(track)
        expect(black.match(/M/g)).toHaveLength(sleepersOf(track).length)
        expect(`${black}${rails}`).not.toContain('NaN')
      }
  })

  test('the table that is shown has a cell more on every side', () => {
    expect(boxAround([cellAt(-2, 0), cellAt(3, 4)], 1)).toEqual({ left: -350, top: -150, right: 450, bottom: 550 })
  })

  test('engines in one circle stand side by side', () => {
    const view = tableWith([], inCircle(0), [inCircle(0), inCircle(0), inCircle(0)])
    const spots = view.players.map((_, p) => engineSpot(view, p)?.x ?? Number.NaN)
    for (let p = 1; p < spots.length; p++) expect(spots[p] - spots[p - 1]).toBeGreaterThanOrEqual(18)
  })

  test('every effect and every station has a sign of its own', () => {
    expect(new Set(EFFECT_GLYPHS).size).toBe(EFFECTS)
    expect(new Set(STATION_GLYPHS.slice(1)).size).toBe(9)
  })
})

describe('reach', () => {
  const gates = cellAt(0, 0)
  const [first, second] = [beside(gates, EAST), cellAt(2, 0)]

  test('from a circle, every sleeper within the points, and no further', () => {
    const view = tableWith([{ cell: first, pattern: CROSSING }], inCircle(0))
    const { sleepers, circles, derails } = reachOf(view, 0, 3)
    expect([...sleepers]).toEqual([
      [fieldSleeper(first, WEST), 1],
      [fieldSleeper(first, 4 + WEST), 2],
      [fieldSleeper(first, 4 + EAST), 3],
    ])
    expect(circles.size).toBe(0)
    expect(derails).toEqual([])
  })

  test('the end of the track is a danger only with a point to spare', () => {
    const view = tableWith([{ cell: first, pattern: CROSSING }], inCircle(0))
    expect(reachOf(view, 0, 4).derails).toEqual([])
    const { derails } = reachOf(view, 0, 5)
    expect(derails).toEqual([{ cell: first, side: EAST }])
    expect(cellPast(derails[0])).toBe(second)
  })

  test('branches are followed, circles end the way', () => {
    // The cell east of the Gates has circle 2 in the south.
    const view = tableWith([{ cell: first, pattern: ALL_SEGMENTS }], inCircle(0))
    const { sleepers, circles, derails } = reachOf(view, 0, 9)
    expect(circles.get(2)).toBe(4)
    expect(derails.map(({ side }) => side).sort((a, b) => a - b)).toEqual([NORTH, EAST])
    expect(sleepers.get(fieldSleeper(first, SOUTH))).toBe(3)
    expect(sleepers.has(fieldSleeper(first, 8 + EAST))).toBe(false)
  })

  test('an engine never turns round on the track', () => {
    const view = tableWith([{ cell: first, pattern: CROSSING }], onSleeper(first, 4 + EAST, EAST))
    const { sleepers } = reachOf(view, 0, 9)
    expect([...sleepers.keys()]).toEqual([fieldSleeper(first, EAST)])
  })

  test('whoever stands in the way is rammed; in a circle nobody is', () => {
    const at = onSleeper(first, 4 + EAST, WEST)
    const view = tableWith([{ cell: first, pattern: CROSSING }], inCircle(0), [at, inCircle(0)])
    expect(reachOf(view, 0, 2).rams).toEqual([])
    expect(reachOf(view, 0, 3).rams).toEqual([{ engine: 1, at: fieldSleeperOf(at) }])
  })

  test('a way is as long as the reach says, and each of its steps is one', () => {
    const view = tableWith([{ cell: first, pattern: ALL_SEGMENTS }], inCircle(0))
    const way = wayTo(view, 0, 9, (at) => isInCircle(at) && circleOf(at) === 2)
    expect(way).toHaveLength(4)
    expect(way.map((at) => (isInCircle(at) ? 'circle' : sleeperOf(fieldSleeperOf(at))))).toEqual([
      WEST,
      8 + SOUTH,
      SOUTH,
      'circle',
    ])
    expect(facingOf(way[1])).toBe(SOUTH)
    expect(wayTo(view, 0, 3, (at) => isInCircle(at))).toEqual([])
  })

  test('a boat lands on the far shore, as far as the traction carries', () => {
    const far = cellAt(3, 0)
    const view = tableWith([{ cell: far, pattern: CURVES }], inCircle(0))
    const strong = 4
    expect(landingsOf(view, 0, strong)).toContain(onSleeper(far, WEST, EAST))
    const weak = 7
    expect(landingsOf(view, 0, weak)).not.toContain(onSleeper(far, WEST, EAST))
  })

  test('what is shown of a move has everything in reach', () => {
    const view = tableWith([{ cell: first, pattern: ALL_SEGMENTS }], inCircle(0))
    const { left, right, top, bottom } = reachBox(view, 0, 9)
    for (const cell of [gates, first, second, view.circles[2]]) {
      const { x, y } = cellPlace(cell)
      expect(x > left && x < right && y > top && y < bottom).toBe(true)
    }
  })

  test.each([2, 4])('what the game offers next is what the reach counts as one step, with %i players', (seats) => {
    let asked = 0
    watch(THIRD, seats, 700, ({ view, choices, question }) => {
      if (question !== 'step') return
      const { sleepers, circles, derails } = reachOf(view, view.moving, view.left)
      const next = choices.with('go').flatMap(({ targets }) => targets.map(({ kind, id }) => `${kind} ${id}`))
      const reached = [
        ...[...sleepers].flatMap(([id, cost]) => (cost === 1 ? [`sleeper ${id}`] : [])),
        ...[...circles].flatMap(([id, cost]) => (cost === 1 ? [`circle ${id}`] : [])),
      ]
      expect(reached.sort()).toEqual(next.sort())
      const past = choices.with('derail').flatMap(({ targets }) => targets.map(({ id }) => id))
      expect(derails.map(cellPast)).toEqual(expect.arrayContaining(past))
      asked++
    })
    expect(asked).toBeGreaterThan(30)
  })
})

describe('laying', () => {
  test('every way to lie is offered once, and none that looks the same', () => {
    let laid = 0
    watch(THIRD, 3, 300, ({ view, choices, question }) => {
      if (question !== 'place') return
      for (const target of readingOrder(choices)) {
        const aim = aimAt(view, choices, target)
        const tracks = aim?.turns.map(({ turn }) => turnTrack(TRACK[view.played], turn)) ?? []
        expect(new Set(tracks).size).toBe(tracks.length)
        expect(tracks.length).toBeGreaterThan(0)
        expect(aim?.cell).toBe(target.id)
        laid++
      }
    })
    expect(laid).toBeGreaterThan(100)
  })

  test('a circle of the Devil’s Advocate and a derailment have nothing to turn', () => {
    let seenOne = false
    const look = ({ view, choices, question }: Sight): void => {
      if (question !== 'lay-circle') return
      seenOne = true
      for (const target of readingOrder(choices)) expect(aimAt(view, choices, target)).toBeUndefined()
    }
    watch(THIRD, 2, 40, look, { layout: 'advocate' })
    expect(seenOne).toBe(true)
  })
})

const key = ({ kind, id }: { kind: string; id: number }): string => `${kind} ${id}`

describe('reading', () => {
  test('what is mine comes first, then the table from top to bottom', () => {
    const choice = (kind: string, ids: readonly number[]): [number, ...Target[]] => [
      0,
      ...ids.map((id) => ({ kind, id })),
    ]
    const cells = [cellAt(1, 1), cellAt(-1, 1), cellAt(5, -2)]
    const order = readingOrder(choicesAbout(choice('cell', cells), choice('circle', [3]), choice('card', [7, 2])))
    expect(order.map(({ kind }) => kind)).toEqual(['card', 'card', 'circle', 'cell', 'cell', 'cell'])
    expect(order.slice(3).map(({ id }) => [across(id), down(id)])).toEqual([
      [5, -2],
      [-1, 1],
      [1, 1],
    ])
  })

  test('every lit thing is in the order and in the list, in both editions and all variants', () => {
    const games: readonly (readonly [AnyGame, number, Record<string, string>])[] = [
      [THIRD, 3, {}],
      [THIRD, 4, { effects: 'secret' }],
      [THIRD, 2, { layout: 'advocate' }],
      [SECOND, 3, {}],
    ]
    const kinds = new Set<string>()
    for (const [game, seats, options] of games) {
      let i = 0
      const look = ({ view, choices, question }: Sight): void => {
        const isRare = !['turn', 'step', 'place', 'visit'].includes(question.split('.')[1])
        if (!isRare && i++ % 9 > 0) return
        const lit = new Set(choices.all.flatMap(({ targets }) => targets.map(key)))
        expect(new Set(readingOrder(choices).map(key))).toEqual(lit)
        const sections = list(sightOf(view, 'en', choices, NAMES))
        const lines = sections.flatMap((section) => section.lines)
        const listed = new Set(lines.flatMap(({ target }) => (target ? [key(target)] : [])))
        expect([...lit].filter((one) => !listed.has(one))).toEqual([])
        expect(lines.map(({ text }) => text).join()).not.toMatch(/undefined|NaN/)
        for (const { targets } of choices.all) for (const { kind } of targets) kinds.add(kind)
      }
      watch(game, seats, 1200, look, options)
    }
    expect([...kinds].sort()).toEqual(
      ['car', 'card', 'cell', 'circle', 'circle-card', 'heresy', 'player', 'rail', 'sleeper', 'token'].sort(),
    )
  })

  test('each event points at what it is about', () => {
    const about = (id: string, facts: Record<string, number | number[]>) => targetsOf({ id, facts })
    const at = onSleeper(cellAt(1, 0), 4, NORTH)
    expect(about('went', { by: 0, from: -1, to: at })).toEqual([{ kind: 'sleeper', id: fieldSleeperOf(at) }])
    expect(about('entered', { by: 0, from: at, circle: 4 })).toEqual([{ kind: 'circle', id: 4 }])
    expect(about('laid', { by: 0, card: 7, cell: 3, turn: 1 })).toEqual([{ kind: 'rail', id: 7 }])
    expect(about('coupled', { by: 0, card: 7 })).toEqual([{ kind: 'car', id: 7 }])
    expect(about('rammed', { by: 0, engine: 2 })).toEqual([{ kind: 'player', id: 2 }])
    expect(about('swapped', { by: 0, effect: 3, from: 0, to: 11 })).toEqual([{ kind: 'player', id: 1 }])
    expect(about('drew', { by: 0, count: 1 })).toEqual([{ kind: 'pile', id: 0 }])
    expect(about('turn-ended', { by: 0 })).toEqual([])
  })
})

describe('hints', () => {
  const first = beside(cellAt(0, 0), EAST)
  const view = {
    ...tableWith([{ cell: first, pattern: ALL_SEGMENTS }], inCircle(0), [onSleeper(first, EAST, WEST), inCircle(4)]),
    hand: [7, 25],
    me: 0,
    player: 0,
    markers: [fieldSleeper(first, SOUTH)],
    cerberus: 4,
  }
  const say = (kind: string, id: number, language: Language = 'en'): string | undefined =>
    hint({ ...sightOf(view, language), names: ['Dante', 'Beatrice', ''] }, { kind, id })

  test('a card says what it is worth and where it leads', () => {
    const text = say('card', 7) ?? ''
    expect(text).toContain(`${VALUE[7]} souls`)
    expect(text).toContain(`to ${DELIVERY[7]}`)
    expect(text).toContain('circle 2')
    expect(text).toContain('ram Beatrice')
    expect(text).toContain('off the end of the track')
  })

  test('a circle says its effect, its guard and who is there', () => {
    expect(say('circle', 4)).toContain('Cerberus')
    expect(say('circle', 4)).toContain('Seat 3')
    expect(say('circle', 0)).toContain('Dante')
  })

  test('a sleeper says where it is and what lies on it', () => {
    expect(say('sleeper', fieldSleeper(first, SOUTH))).toContain('Check')
    expect(hasSleeper(TRACK[view.rails[0].card], NORTH)).toBe(true)
    expect(say('sleeper', fieldSleeper(first, NORTH))).not.toContain('Check')
    expect(cellOf(fieldSleeper(first, NORTH))).toBe(first)
  })

  test('past the end of the track the engine on the move would derail', () => {
    const moving = { ...view, moving: 0, left: 2, markers: [] }
    const players = view.players.map((seat, p) => ({
      ...seat,
      engine: p === 0 ? onSleeper(first, EAST, EAST) : inCircle(0),
    }))
    const past = { kind: 'cell', id: beside(first, EAST) }
    expect(hint(sightOf({ ...moving, players }), past)).toContain('derails')
    expect(hint(sightOf(moving), past)).not.toContain('derails')
  })

  test.each([...LANGUAGES])('everything on the table has words in %s', (language: Language) => {
    for (const [kind, id] of [
      ['card', 7],
      ['car', 3],
      ['circle', 2],
      ['circle-card', 0],
      ['rail', view.rails[0].card],
      ['sleeper', fieldSleeper(first, WEST)],
      ['cell', beside(first, NORTH)],
      ['player', 1],
      ['token', 6],
      ['heresy', 1],
      ['pile', 0],
      ['discards', 0],
    ] as const) {
      const text = say(kind, id, language) ?? ''
      expect(text.length).toBeGreaterThan(4)
      expect(text).not.toMatch(/undefined|NaN/)
    }
    expect(say('nothing', 0, language)).toBeUndefined()
  })
})
