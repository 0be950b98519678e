import { type Player, seededChance } from '@acheron/core'
import { hellgame, WORDS } from '@acheron/games/hellgame'
import { describe, expect, it } from 'vitest'
import { flow } from '../../games/hellgame/src/flow.ts'
import { type Scene, Table } from '../../games/hellgame/test/scene.ts'
import { rowOf, seatOf } from '../src/bot.ts'
import { deadliness, odds } from '../src/hellgame/odds.ts'
import { plan, QUESTIONS } from '../src/hellgame/planner.ts'

/** What the planner answers, in words. */
const says = (t: Table, p: Player): string => WORDS[rowOf(plan(seatOf(hellgame, t.state, p, seededChance(1))))[0]]

/** A scene with somebody one Sectio short of circle 9, standing there with a favour. */
const NEARLY: Scene = {
  phase: 'action',
  demons: [['sammael'], ['gomory']],
  sectio: [['s11'], ['s91', 's92', 's93', 's94']],
  legions: ['p1 s95 1', 'p1 s91 1', 'p1 s92 1', 'p1 s93 1', 'p1 s94 1'],
  favours: [0, 1],
  rest: 3,
}

describe('decisions of the planner of HellGame', () => {
  it('has an opinion on every question of the rules', () => {
    expect(flow.questions.filter((id) => !QUESTIONS.includes(id))).toEqual([])
  })

  it('knows the odds of a fight', () => {
    const even = { units: 1, deadly: deadliness(0, 1) }
    expect(odds(even, even)).toBeCloseTo(0.5, 1)
    expect(odds({ units: 2, deadly: deadliness(0, 1) }, even)).toBeGreaterThan(0.8)
    expect(odds({ units: 1, deadly: deadliness(3, 1) }, even)).toBeGreaterThan(0.7)
    expect(odds(even, { units: 5, deadly: deadliness(0, 1) })).toBeLessThan(0.05)
  })

  it('dismisses the legion on which the victory of another hangs, with a bribe that makes it certain', () => {
    const t = new Table({ ...NEARLY, souls: [9, 0] })
    const first = says(t, 0)
    expect(['dismiss', 'turn']).toContain(first)
    t.play(`p0 ${first}`)
    expect(says(t, 0)).toBe('legion p1 s95 plain')
    t.play('p0 legion p1 s95 plain')
    expect(says(t, 0)).toBe(first === 'dismiss' ? 'amount 1' : 'amount 2')
  })

  it('marches to where a victory of another can be broken', () => {
    const t = new Table({ ...NEARLY, legions: [...(NEARLY.legions ?? []), 'p0 s85 3'] })
    expect(says(t, 0)).toBe('march')
    t.play('p0 march')
    const party = says(t, 0)
    expect(party).toMatch(/^party s85 plain/)
    t.play(`p0 ${party}`)
    expect(says(t, 0)).toBe('go s95')
  })

  it('completes a circle when it can', () => {
    const t = new Table({
      phase: 'petition',
      sectio: [['s91', 's92', 's93', 's94'], ['s11']],
      legions: ['p0 s95 1', 'p0 s13 1'],
      favours: [1, 0],
    })
    expect(says(t, 0)).toBe('petition s95')
  })

  it('petitions by the victor’s right before it spends a favour', () => {
    const t = new Table({
      phase: 'petition',
      sectio: [['s91'], ['s95']],
      legions: ['p0 s95 1'],
      victors: { s95: [0] },
      favours: [1, 0],
    })
    expect(says(t, 0)).toBe('right s95')
  })

  it('walks the earth while nobody is in a hurry', () => {
    const t = new Table({
      phase: 'action',
      demons: [['sammael', 'orias'], ['gomory']],
      hands: [['cutpurse'], []],
      souls: [5, 0],
    })
    expect(says(t, 0)).toBe('walk cutpurse')
  })

  it('leaves the march that is to win to the demon who comes last', () => {
    const strike: Scene = {
      phase: 'action',
      demons: [['sammael', 'naburos'], ['gomory']],
      sectio: [
        ['s91', 's92', 's93', 's94'],
        ['s11', 's12'],
      ],
      legions: ['p0 s85 2', 'p1 s11 1'],
      favours: [1, 0],
      souls: [0, 9],
    }
    const early = new Table(strike)
    expect(says(early, 0)).not.toBe('march')
    const last = new Table({ ...strike, acted: ['sammael', 'gomory'] })
    expect(says(last, 0)).toBe('march')
  })

  it('passes with a card rather than march too early', () => {
    const t = new Table({
      phase: 'action',
      demons: [['sammael'], ['gomory', 'naburos']],
      sectio: [
        ['s91', 's92', 's93'],
        ['s11', 's12'],
      ],
      legions: ['p0 s85 4', 'p1 s11 3'],
      favours: [2, 0],
      souls: [6, 9],
      hands: [['no-confidence'], []],
    })
    expect(says(t, 0)).toBe('pass no-confidence')
  })

  it('keeps souls for a walk when it raises legions', () => {
    const t = new Table({
      phase: 'summoning',
      demons: [['sammael'], ['gomory']],
      hands: [['cup-of-lethe'], []],
      souls: [6, 0],
    })
    expect(says(t, 0)).not.toMatch(/^raise/)
    const rich = new Table({
      phase: 'summoning',
      demons: [['sammael'], ['gomory']],
      hands: [['cup-of-lethe'], []],
      souls: [12, 0],
    })
    expect(says(rich, 0)).toMatch(/^raise/)
  })

  it('counters what strikes its demon, not what does not concern it', () => {
    const struck: Scene = {
      phase: 'action',
      seats: 3,
      demons: [['sammael'], ['gomory'], ['thamuz']],
      hands: [['cup-of-lethe'], ['trapdoor'], []],
      souls: [9, 0, 0],
      rest: 1,
    }
    const mine = new Table(struck).play('p0 magic cup-of-lethe', 'p0 demon gomory')
    expect(says(mine, 1)).toBe('parry trapdoor gomory')
    const harmless = new Table({ ...struck, hands: [['regimental-fund'], ['filed-under-never'], []], souls: [9, 9, 0] })
    harmless.play('p0 magic regimental-fund')
    expect(says(harmless, 1)).toBe('let')
  })

  it('refuses passage to whoever is ahead', () => {
    const t = new Table({
      phase: 'action',
      demons: [['sammael'], ['gomory']],
      sectio: [['s91', 's92', 's93'], ['s11']],
      legions: ['p0 s92 1', 'p1 s93 2'],
    })
    t.play('p0 march', 'p0 party s92 plain 1', 'p0 ask s93')
    expect(says(t, 1)).toBe('no')
  })

  it('names whoever is ahead as the enemy, and sides against him', () => {
    const t = new Table({
      phase: 'combat',
      seats: 3,
      sectio: [['s11'], ['s81', 's82', 's83'], ['s12']],
      legions: ['p0 s85 3', 'p1 s85 2', 'p2 s85 1'],
      favours: [0, 2, 0],
      rest: 3,
    })
    if (t.asked().some((it) => it.endsWith('agree'))) t.play('p0 no', 'p1 no', 'p2 no')
    expect(says(t, 0)).toBe('side p1')
    t.play('p0 side p1')
    expect(says(t, 2)).toBe('side p0')
  })

  it('flees from what it cannot beat where nothing is to be held', () => {
    const t = new Table({
      phase: 'action',
      demons: [['sammael'], ['gomory']],
      sectio: [['s91'], ['s11']],
      legions: ['p0 s33 3', 'p1 s43 1'],
    })
    t.play('p0 march', 'p0 party s33 plain 3', 'p0 go s43')
    expect(says(t, 1)).toBe('flee')
  })

  it('gives souls to whoever could stop the leader but is too poor', () => {
    const t = new Table({
      phase: 'gifts',
      seats: 3,
      sectio: [['s11'], ['s91', 's92', 's93', 's94'], ['s12']],
      legions: ['p1 s95 1', 'p2 s12 1'],
      favours: [0, 2, 0],
      souls: [40, 0, 0],
    })
    expect(says(t, 0)).toBe('yes')
    t.play('p0 yes', 'p1 no', 'p2 no')
    expect(says(t, 0)).toBe('give p2')
    t.play('p0 give p2')
    expect(says(t, 0)).toBe('souls')
    const peaceful = new Table({ phase: 'gifts', seats: 3, souls: [40, 0, 0] })
    expect(says(peaceful, 0)).toBe('no')
  })

  it('lets a lieutenant lead legions to where they are wanted', () => {
    const t = new Table({
      phase: 'action',
      demons: [['sammael'], ['gomory']],
      sectio: [['s91', 's92', 's93', 's94'], ['s11']],
      legions: ['p0 s65 2', 'p1 s11 1'],
      lieutenants: ['semiazas p0 s65'],
      favours: [1, 0],
      acted: ['gomory'],
    })
    expect(says(t, 0)).toBe('march')
    t.play('p0 march')
    expect(says(t, 0)).toBe('lead semiazas')
    t.play('p0 lead semiazas')
    expect(says(t, 0)).toMatch(/^following [12] 0$/)
  })
})
