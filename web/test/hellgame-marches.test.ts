import { seededChance, type Target } from '@acheron/core'
import { hellgame, isVerb, type State } from '@acheron/games/hellgame'
import { describe, expect, test } from 'vitest'
import type { Row } from '../src/boards/contract.ts'
import { marches } from '../src/boards/hellgame/marches.ts'
import { proposalOf } from '../src/boards/hellgame/proposals.ts'
import { questionOf } from '../src/boards/hellgame/seen.ts'
import { watch } from './hellgame-watch.ts'
import { sightOf } from './sights.ts'

const NAMES = ['Ada', 'Bram', 'Chloé', 'Dirk']

/** How many moves of a row can be played, as the table plays it. */
function played(state: State, player: number, row: Row): number {
  const g = hellgame.clone(state)
  const chance = seededChance(5)
  for (const [i, move] of row.moves.entries()) {
    if (!hellgame.asked(g).includes(player) || hellgame.refusal(g, player, move) !== undefined) return i
    hellgame.play(g, player, move, chance)
  }
  return row.moves.length
}

const goal = ({ way }: Row): Target | undefined => way.at(-1)

describe('marches as rows', () => {
  test('pointing at a far place offers rows that lead there, and their first step can always be made', () => {
    let rows = 0
    let led = 0
    watch(4, 1500, ({ view, choices, state, player }) => {
      if (questionOf(view) !== 'setOut' && questionOf(view) !== 'walkOn') return
      const sight = sightOf(view as never, 'en', choices, NAMES)
      for (const target of marches.ends(sight).slice(0, 6))
        for (const row of marches.to(sight, target)) {
          rows++
          if (row.way[0].kind === 'lieutenant') led++
          expect(goal(row)).toEqual(target)
          const first = row.moves.findIndex((move) => isVerb(move, 'go'))
          // Legions that have marched already cannot follow a lieutenant again: then it is asked who goes with him.
          const least = row.way[0].kind === 'lieutenant' ? 0 : first
          expect(played(state, player, row)).toBeGreaterThan(least)
        }
    })
    expect(rows).toBeGreaterThan(100)
    expect(led).toBeGreaterThan(0)
  }, 30_000)

  test('a drag begins where a party can set out, goes on to neighbours, and says who goes where', () => {
    let drags = 0
    const steps: number[] = []
    watch(3, 1200, ({ view, choices, state, player }) => {
      if (questionOf(view) !== 'setOut') return
      const sight = sightOf(view as never, 'en', choices, NAMES)
      for (const start of marches.starts(sight)) {
        const [next] = marches.next(sight, [start])
        if (!next) continue
        const row = marches.along(sight, [start, next])
        expect(row?.way).toEqual([start, next])
        expect(row?.text).toMatch(/march to/)
        if (row && start.kind === 'place') steps.push(played(state, player, row))
        drags++
      }
      expect(marches.along(sight, [])).toBeUndefined()
    })
    expect(drags).toBeGreaterThan(10)
    expect(Math.min(...steps)).toBeGreaterThan(1)
  }, 30_000)

  test('nobody who is not marching has rows', () => {
    watch(2, 300, ({ view, choices }) => {
      if (questionOf(view) === 'setOut' || questionOf(view) === 'walkOn') return
      const sight = sightOf(view as never, 'en', choices, NAMES)
      expect(marches.starts(sight)).toEqual([])
      expect(marches.ends(sight)).toEqual([])
    })
  })
})

describe('proposals', () => {
  test('what others propose is a card with yes and no, and says who proposes what', () => {
    const found = new Map<string, string>()
    const answered = new Map<string, string[]>()
    watch(4, 6000, ({ view, choices }) => {
      const proposal = proposalOf(sightOf(view as never, 'en', choices, NAMES))
      if (!proposal) return
      const question = questionOf(view) || 'joinGroup'
      found.set(question, proposal.text)
      expect(proposal.text).not.toMatch(/undefined|NaN/)
      expect(proposal.answers.length).toBeGreaterThan(0)
      answered.set(
        question,
        proposal.answers.map(({ choice }) => choice.verb),
      )
    })
    expect(found.get('passage')).toMatch(/^(Ada|Bram|Chloé|Dirk) asks to pass in .+ with \d legion/)
    expect(found.get('accept')).toMatch(/^(Ada|Bram|Chloé|Dirk) offers you .+/)
    expect(found.get('agree')).toMatch(/share it in peace/)
    expect(found.get('joinGroup')).toMatch(/calls a group for “.+”/)
    expect(answered.get('passage')).toEqual(['yes', 'no'])
    expect(answered.get('nameEnemy')).toContain('side')
    expect(answered.get('joinGroup')).toContain('done')
  }, 60_000)
})
