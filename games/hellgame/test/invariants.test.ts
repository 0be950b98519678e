import { seededChance, viewOf } from '@acheron/core'
import { expect, test } from 'vitest'
import { hellgame, type State } from '../src/index.ts'
import { MOVES } from '../src/moves.ts'
import { handOf } from '../src/queries.ts'
import { expectAsked, scene } from './scene.ts'

/** Walks through random games and looks at some of their states. */
function walk(seats: number, seed: number, look: (s: State) => void): void {
  const chance = seededChance(seed)
  const choice = seededChance(seed + 99)
  const s = hellgame.setup({ length: 'short', 'small-fights': 'full', 'long-fights': 'full' }, seats, chance)
  for (let i = 0; hellgame.asked(s).length > 0; i++) {
    const asked = hellgame.asked(s)
    const p = asked[choice.pick(asked.length)]
    const legal = hellgame.legal(s, p)
    if (i % 7 === 0) look(s)
    hellgame.play(s, p, legal[choice.pick(legal.length)], chance)
  }
}

test('HG-X-05 HG-X-02 HG-X-03 HG-X-01 nothing is lost, doubled or alone in random games', () => {
  let looks = 0
  walk(4, 3, (s) => {
    looks++
    hellgame.check(s)
  })
  expect(looks).toBeGreaterThan(50)
  const t = scene({ phase: 'action', legions: ['p0 s51 1'], hounds: ['2 p0 s51'] })
  const broken = structuredClone(t.state)
  broken.houndPlace[0] = 21
  expect(() => hellgame.check(broken)).toThrow('a tamed hound is without its legion')
})

test('HG-X-07 HG-G141 counts are open, hands and what was brought are not', () => {
  const t = scene({
    phase: 'combat',
    demons: [['sammael'], ['gomory']],
    legions: ['p0 s53 4', 'p1 s53 3'],
    hands: [['pitchfork-drill', 'cutpurse'], ['bookworm']],
    souls: [7, 8],
    rest: 5,
  }).play('p0 demon sammael', 'p0 bring pitchfork-drill', 'p0 done')
  const shown = JSON.parse(JSON.stringify(hellgame.shown(t.state)))
  expect(shown.players[0]).toMatchObject({ souls: 7, cards: 1, known: [] })
  expect(shown.demons[0]).toMatchObject({ demon: 0, brought: 1 })
  expect(JSON.stringify(viewOf(hellgame, t.state, 1))).not.toContain('"hand":[8')
  const guessed = new Set<string>()
  for (let seed = 0; seed < 20; seed++) {
    const guess = hellgame.guess(t.state, 1, seededChance(seed))
    expect(hellgame.shown(guess)).toEqual(hellgame.shown(t.state))
    guessed.add(String(handOf(guess, 0)))
  }
  expect(guessed.size).toBeGreaterThan(10)
})

test('HG-G141 what a conspirator puts under the deck only he knows', () => {
  const t = scene({
    phase: 'action',
    demons: [['caim'], ['naburos']],
    earth: ['caim'],
  }).play('p0 conspire', 'p0 done')
  const [card] = t.state.hellQueue
  expect(JSON.parse(JSON.stringify(hellgame.own(t.state, 0))).hellQueue).toEqual([card])
  expect(JSON.parse(JSON.stringify(hellgame.own(t.state, 1))).hellQueue).toEqual([-1])
  expect(JSON.parse(JSON.stringify(hellgame.shown(t.state))).hell.queue).toEqual([-1])
})

test('HG-G118 markers never run out', () => {
  const all = Array.from({ length: 9 }, (_, circle) => [1, 2, 3, 4].map((quarter) => `s${circle + 1}${quarter}`)).flat()
  const t = scene({ phase: 'petition', sectio: [all, ['s95']], favours: [1], legions: ['p0 s55 1'] }).play(
    'p0 petition s55',
  )
  expect(t.state.owner.filter((owner) => owner === 0)).toHaveLength(37)
})

test('HG-3.1-04 halves are rounded down', () => {
  const t = scene({
    phase: 'hell',
    incapacitated: ['sammael', 'gomory'],
    souls: [11, 9],
    hellTop: ['wealth-tax', 'very-bad-year', 'audit'],
  })
  expect(t.events.find(({ id }) => id === 'souls')?.facts).toEqual({ by: 0, n: -5, why: 0 })
})

test('HG-C15 HG-3.1-05 incapacitated on earth a demon stays there and gathers nothing', () => {
  const t = scene({
    phase: 'soul',
    earth: ['sammael'],
    incapacitated: ['sammael'],
    sectio: [['s14'], ['s95']],
    dice: [1],
  })
  expect([t.isOnEarth('sammael'), t.state.souls[0], t.state.favours[0]]).toEqual([true, 0, 0])
})

test('HG-C26 nobody flees from units that an event puts down; they fight in the Combat phase', () => {
  const t = scene({
    phase: 'action',
    hands: [['drum-at-midnight']],
    souls: [9],
    legions: ['p1 s91 1'],
  }).play('p0 magic drum-at-midnight', 'p0 place s91')
  expectAsked(t, 'p1 act')
  t.play('p1 rest')
  expect(t.told('combat')).toMatchObject({ place: 40 })
})

test('HG-G086 Freebooters spread their attacks at random', () => {
  const struck = (pick: number) => {
    const t = scene({
      phase: 'combat',
      demons: [['sammael'], ['gomory']],
      earth: ['sammael', 'gomory'],
      legions: ['p0 s51 1', 'free s51 1'],
      hounds: ['2 p0 s51'],
      picks: [pick],
      dice: [1, 5, 5, 6, 1],
      rest: 5,
    })
    return t.events.filter(({ id }) => id === 'saves').map(({ facts }) => facts.dice)
  }
  expect(struck(0)).toHaveLength(1)
  expect(struck(1)).toHaveLength(1)
})

test('the moves of a record are words', () => {
  expect(MOVES.get('party s51 hounded 2')).toBeDefined()
})
