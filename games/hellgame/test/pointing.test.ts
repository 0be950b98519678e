import type { Rule } from '@acheron/core'
import { expect, test } from 'vitest'
import { PLACE_IDS } from '../src/board.ts'
import { hellgame } from '../src/index.ts'
import { WORDS } from '../src/moves.ts'
import { scene } from './scene.ts'

type Table = ReturnType<typeof scene>

/** What pointing at a place means to the first player, in words. */
const meant = ({ state }: Table, place: string): string[] =>
  hellgame.notation.meant(state, 0, { kind: 'place', id: PLACE_IDS.indexOf(place) }).map((m) => WORDS[m])

/** The rules against all that it means. */
const against = ({ state }: Table, place: string): (Rule | undefined)[] =>
  hellgame.notation
    .meant(state, 0, { kind: 'place', id: PLACE_IDS.indexOf(place) })
    .map((m) => hellgame.refusal(state, 0, m))

test('pointing at a place means what can be answered about it', () => {
  const t = scene({ phase: 'action', legions: ['p0 s51 2'] }).play('p0 march')
  expect(meant(t, 's51')).toEqual(['party s51 plain 1', 'party s51 plain 2'])
})

test('where nothing can be answered it means the same kind of answer, so that the rule against it fits the question', () => {
  const raising = scene({ phase: 'summoning', souls: [9, 9], sectio: [['s51'], ['s95']] })
  expect(meant(raising, 's52')).toEqual(['raise s52'])
  expect(against(raising, 's52')).toEqual(['HG-8.2-01'])
  const marching = scene({ phase: 'action', legions: ['p0 s51 1'] }).play('p0 march')
  expect(meant(marching, 's91')).toEqual(['party s91 plain 1'])
  expect(against(marching, 's91')).toEqual(['HG-9.5-01'])
})

test('what is going on is told so that a board can show a proposal', () => {
  const t = scene({ phase: 'action', legions: ['p0 s51 2', 'p1 s52 1'] }).play(
    'p0 march',
    'p0 party s51 plain 2',
    'p0 ask s52',
  )
  const { underway } = hellgame.shown(t.state) as { underway: { id: string }[] }
  expect(underway.find(({ id }) => id === 'march')).toMatchObject({
    by: 0,
    owner: 0,
    legions: 2,
    place: PLACE_IDS.indexOf('s51'),
    ahead: PLACE_IDS.indexOf('s52'),
  })
  expect(underway.at(-1)).toMatchObject({ id: 'passage', asked: [1] })
})
