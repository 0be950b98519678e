import { describe, expect, test } from 'vitest'
import { run } from './fake-shell.ts'
import { listing, pebbles } from './pebbles.ts'

const games = [listing(pebbles)]
const sim = async (flags: string) => JSON.parse((await run(`sim pebbles --jobs 1 --json ${flags}`, { games })).out)

describe('sim', () => {
  test('prints one object with an entry per place in the list of bots', async () => {
    const {
      games: count,
      seconds,
      gamesPerSecond,
      decisionsPerSecond,
      endings,
      bots,
    } = await sim('--bots random,random')
    expect(count).toBe(100)
    expect(endings).toEqual({ taken: 100 })
    expect(gamesPerSecond).toBeCloseTo(100 / seconds)
    expect(decisionsPerSecond).toBeGreaterThan(gamesPerSecond)
    expect(bots).toHaveLength(2)
    for (const { bot, seats, games: played, wins, share, low, high, meanScore } of bots) {
      expect([bot, seats, played]).toEqual(['random', 1, 100])
      expect(share).toBeCloseTo(wins / 100)
      expect(low < share && share < high).toBe(true)
      expect(meanScore).toBeCloseTo(share)
    }
    expect(bots[0].wins + bots[1].wins).toBe(100)
  })

  test('lets everybody sit everywhere equally often', async () => {
    const { bots, bySeat } = await sim('--seats 3 --bots random,random --games 9')
    expect(bots.map((bot: { seats: number }) => bot.seats)).toEqual([2, 1])
    const sat = bots.map((bot: { bySeat: { games: number }[] }) => bot.bySeat.map(({ games: times }) => times))
    expect(sat).toEqual([
      [6, 6, 6],
      [3, 3, 3],
    ])
    expect(bySeat.map(({ seat, games: times }: { seat: number; games: number }) => [seat, times])).toEqual([
      [0, 9],
      [1, 9],
      [2, 9],
    ])
  })

  test('plays no deal twice in the same seating', async () => {
    const { out } = await run('sim ticket-to-ride --bots medium --games 2 --jobs 1 --json')
    const [{ wins, meanScore }] = JSON.parse(out).bots
    const { out: first } = await run('sim ticket-to-ride --bots medium --games 1 --jobs 1 --json')
    expect(wins).toBe(2)
    expect(meanScore).not.toBe(JSON.parse(first).bots[0].meanScore)
  })

  test('counts a shared win in parts', async () => {
    const { bots } = await sim('--seats 3 --bots random,random,random --games 30 --option last=loses')
    const wins = bots.map((bot: { wins: number }) => bot.wins)
    expect(wins[0] + wins[1] + wins[2]).toBeCloseTo(30)
    for (const won of wins) expect(Number.isInteger(won * 2)).toBe(true)
    expect(bots[0].meanScore).toBeCloseTo((2 * bots[0].wins) / 30)
  })

  test('repeats itself with the same seed, and only then', async () => {
    const bots = async (seed: number) => (await sim(`--games 50 --bots random,random --seed ${seed}`)).bots
    expect(await bots(7)).toEqual(await bots(7))
    expect(await bots(8)).not.toEqual(await bots(7))
  })

  test('prints a table by bot and by seat', async () => {
    const { out, code } = await run('sim pebbles --jobs 1 --seats 3 --games 3', { games })
    expect(code).toBe(0)
    expect(out).toContain('pebbles, 3 seats, last wins, seed 0\n3 games in')
    expect(out).toContain('endings: taken 3')
    expect(out).toMatch(/^random +[\d.]+ +[\d.]+ % +[\d.]+ % to [\d.]+ %/m)
    expect(out).toMatch(/^seat 3 +[\d.]+ +[\d.]+ %/m)
  })

  test('lets the planner beat random', async () => {
    const { out } = await run('sim ticket-to-ride --bots medium,random --games 20 --jobs 1 --json')
    const [planner, random] = JSON.parse(out).bots
    expect([planner.bot, random.bot]).toEqual(['medium', 'random'])
    expect(planner.share).toBeGreaterThan(0.9)
  })
})
