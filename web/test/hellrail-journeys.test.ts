import { type Chance, seededChance, type Target, viewOf } from '@acheron/core'
import { hellrail, type State } from '@acheron/games/hellrail/third'
import { describe, expect, test } from 'vitest'
import type { Row, Sight } from '../src/boards/contract.ts'
import { journeys } from '../src/boards/hellrail/journeys.ts'
import { placeTarget } from '../src/boards/hellrail/order.ts'
import { circleEffect } from '../src/boards/hellrail/pieces.ts'
import { placesIn, reachOf } from '../src/boards/hellrail/reach.ts'
import { seen } from '../src/boards/hellrail/seen.ts'
import { sleeperUnder, thingAt, whereIs } from '../src/boards/hellrail/things.ts'
import { sameTarget } from '../src/boards/places.ts'
import { rowsTo, towards, wayTo } from '../src/table/tracing.ts'
import { choicesIn, sightOf } from './sights.ts'

/** Random games that lay track and set off, looked at whenever an engine moves step by step. */
function watchSteps(moves: number, see: (s: State, p: number, sight: Sight) => void, looks = 1): void {
  const chance = seededChance(moves)
  const begin = () => hellrail.setup({ layout: 'standard', effects: 'open', first: 'seat-1' }, 3, chance)
  let s = begin()
  for (let i = 0; i < moves; i++) {
    if (hellrail.asked(s).length === 0 || i % 500 === 499) s = begin()
    const [p] = hellrail.asked(s)
    const choices = choicesIn(hellrail, s, p)
    const sight = sightOf(viewOf(hellrail, s, p), 'en', choices)
    if (choices.with('go').length > 0 && i % looks === 0) see(s, p, sight)
    const onwards = ['go', 'move', 'lay', 'place'].flatMap((verb) => choices.with(verb))
    const wanted = onwards.length > 0 && chance.pick(6) > 0 ? onwards : choices.all
    hellrail.play(s, p, wanted[chance.pick(wanted.length)].move, chance)
  }
}

/** Plays a row as the table does: up to luck, to somebody else, or to what is not allowed. */
function playRow(s: State, p: number, { moves }: Row): { state: State; made: number } {
  const state = hellrail.clone(s)
  let picks = 0
  const luck = seededChance(1)
  const counting: Chance = {
    ...luck,
    pick(n) {
      picks++
      return luck.pick(n)
    },
  }
  for (const [made, move] of moves.entries()) {
    if (picks > 0 || !hellrail.legal(state, p).includes(move)) return { state, made }
    hellrail.play(state, p, move, counting)
  }
  return { state, made: moves.length }
}

describe('a journey', () => {
  test('leads to everything in reach that is several steps away, and its moves go there', () => {
    let journeysMade = 0
    let stopped = 0
    watchSteps(6000, (s, p, sight) => {
      const view = seen(sight.view)
      if (view.moving !== view.me) return
      for (const target of journeys.ends(sight)) {
        const [row] = rowsTo(journeys, sight, target)
        expect(row !== undefined).toBe(!sight.choices.isLit(target))
        if (!row) continue
        const { state, made } = playRow(s, p, row)
        expect(made).toBeGreaterThan(0)
        const at = seen(viewOf(hellrail, state, p)).players[p].engine
        const isRam = view.players.some(({ engine }, other) => other !== p && sameTarget(placeTarget(engine), target))
        const isOn = hellrail.asked(state)[0] === p && seen(viewOf(hellrail, state, p)).moving === p
        const isThere = sameTarget(placeTarget(at), target)
        expect(isThere || made < row.moves.length || !isOn || isRam).toBe(true)
        if (made < row.moves.length) stopped++
        expect(row.text).toMatch(/^Go \d steps? to /)
        journeysMade++
      }
    })
    expect(journeysMade).toBeGreaterThan(300)
    expect(stopped).toBeLessThan(journeysMade / 4)
  })

  test('is traced from the engine, thing by thing, and goes back over itself', () => {
    let traced = 0
    watchSteps(4000, (_s, _p, sight) => {
      const [start] = journeys.starts(sight)
      if (!start) return
      let way: readonly Target[] = [start]
      for (let i = 0; i < 5; i++) {
        const [next] = journeys.next(sight, way)
        if (!next) break
        way = wayTo(journeys, sight, way, next)
      }
      if (way.length < 3) return
      expect(journeys.along(sight, way)?.moves).toHaveLength(way.length - 1)
      expect(wayTo(journeys, sight, way, way[1])).toEqual(way.slice(0, 2))
      expect(wayTo(journeys, sight, way, { kind: 'sleeper', id: 0 })).toBe(way)
      traced++
    })
    expect(traced).toBeGreaterThan(50)
  })

  test('is steered with the arrow keys by where things are', () => {
    let steered = 0
    watchSteps(3000, (_s, _p, sight) => {
      const [start] = journeys.starts(sight)
      const [next] = start ? journeys.next(sight, [start]) : []
      const middle = (target: Target) => whereIs(seen(sight.view), target, false)
      const [from, to] = [start && middle(start), next && middle(next)]
      if (!start || !from || !to || Math.abs(to.x - from.x) === Math.abs(to.y - from.y)) return
      const along =
        Math.abs(to.x - from.x) > Math.abs(to.y - from.y)
          ? { x: Math.sign(to.x - from.x), y: 0 }
          : { x: 0, y: Math.sign(to.y - from.y) }
      const found = towards(journeys, sight, [start], along, middle)
      expect(journeys.next(sight, [start])).toContainEqual(found)
      steered++
    })
    expect(steered).toBeGreaterThan(30)
  })
})

test('what lies at the middle of a thing is that thing', () => {
  let looked = 0
  const chance = seededChance(11)
  const s = hellrail.setup({ layout: 'standard', effects: 'open', first: 'seat-1' }, 3, chance)
  for (let i = 0; i < 900 && hellrail.asked(s).length > 0; i++) {
    const [p] = hellrail.asked(s)
    const choices = choicesIn(hellrail, s, p)
    const view = seen(viewOf(hellrail, s, p))
    for (const kind of choices.kinds)
      for (const id of choices.ids(kind)) {
        const place = whereIs(view, { kind, id }, false)
        if (!place) continue
        const found = thingAt(view, choices, [], place, false)
        const isUnderAnother = found && choices.isLit(found)
        expect(sameTarget(found, { kind, id }) || isUnderAnother).toBe(true)
        looked++
      }
    hellrail.play(s, p, choices.all[chance.pick(choices.size)].move, chance)
  }
  expect(looked).toBeGreaterThan(300)
})

test('an engine can be pointed at where it stands, and so can the sleepers and the middles of circles in its reach', () => {
  let found = 0
  watchSteps(1500, (_s, p, sight) => {
    const view = seen(sight.view)
    for (const target of [...placesIn(reachOf(view, p, view.left)), ...sleeperUnder(view, p)]) {
      const place = whereIs(view, target, false)
      if (!place) continue
      expect(thingAt(view, sight.choices, [target], place, false)?.kind).toBe(target.kind)
      found++
    }
  })
  expect(found).toBeGreaterThan(100)
})

test('the token in a circle is pointed at where its circle is not on the way', () => {
  watchSteps(200, (_s, _p, sight) => {
    const view = seen(sight.view)
    for (const [circle, cell] of view.circles.entries()) {
      const place = whereIs(view, { kind: 'circle', id: circle }, false)
      const effect = circleEffect(view, circle)
      if (cell < 0 || !place || effect === undefined || sight.choices.isLit({ kind: 'circle', id: circle })) continue
      expect(thingAt(view, sight.choices, [], place, false)).toEqual({ kind: 'token', id: effect })
    }
  })
})
