import { describe, expect, it } from 'vitest'
import { noFigures, playFor } from './hellgame-figures.ts'

const sum = (count: Readonly<Record<string, number>>): number => Object.values(count).reduce((all, n) => all + n, 0)

describe('figures of HellGame', () => {
  it('count what happens in a game', { timeout: 60_000 }, () => {
    const figures = noFigures(3)
    playFor(figures, 3, 5)
    expect(figures.games).toBe(1)
    expect(sum(figures.endings)).toBe(1)
    expect(figures.wins.reduce((all, n) => all + n, 0)).toBeCloseTo(1)
    expect(figures.handOvers).toBeLessThan(figures.decisions)
    expect(sum(figures.minors)).toBeGreaterThan(0)
    expect(sum(figures.hellCards)).toBeGreaterThanOrEqual(figures.turns[0] - 1)
    expect(sum(figures.diplomacies)).toBeGreaterThan(0)
    expect(sum(figures.skills)).toBeGreaterThan(0)
  })
})
