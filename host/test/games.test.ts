import {
  branchSeed,
  type Game,
  type Move,
  noChance,
  parseRecord,
  printRecord,
  readPosition,
  replay,
  seededChance,
  verifyFairness,
} from '@acheron/core'
import { GAMES } from '@acheron/games'
import { describe, expect, test } from 'vitest'
import { judgeRow, lookOf, newsSince, undoBar } from '../src/index.ts'
import { commit, type Played, recorded, reopen, sitDown, undo } from './at-table.ts'

const ENTRIES = 150

/** Random rows at a table, now and then something taken back, and a look around after each entry. */
function wander<S>(game: Game<S>, seed: number, look: (at: Played<S>, act: () => void) => void): Played<S> {
  const choice = seededChance(branchSeed(seed, 0))
  const [fewest, most] = game.seats
  const at = sitDown(game, { seats: fewest + choice.pick(most - fewest + 1), options: {} })
  for (let i = 0; i < ENTRIES; i++) {
    const asked = game.asked(at.table.state)
    if (asked.length === 0) break
    const p = asked[choice.pick(asked.length)]
    if (choice.pick(5) === 0 && !undoBar(at.table, p)) look(at, () => undo(at, p))
    else
      look(at, () => commit(at, judgeRow(at.table, p, someMoves(game, at, p, 1 + choice.pick(3), choice.pick(1000)))))
  }
  return at
}

function someMoves<S>(game: Game<S>, at: Played<S>, p: number, count: number, seed: number): Move[] {
  const legal = game.legal(at.table.state, p)
  return Array.from({ length: count }, (_, i) => legal[(seed * (i + 1)) % legal.length])
}

/** All that a seat could have been sent. */
const traffic = <S>({ table }: Played<S>, seat: number | undefined): string =>
  JSON.stringify([lookOf(table, seat), newsSince(table, seat, 0)])

/** All seats, and a spectator. */
const seatsOf = <S>({ table }: Played<S>): (number | undefined)[] => [
  ...Array.from({ length: table.heading.seats }, (_, p) => p),
  undefined,
]

/** Who made the last entry, if nobody else was told of it. */
function secretMover<S>({ log }: Played<S>): number | undefined {
  const entry = log.at(-1)
  if (entry?.kind === 'row' && entry.told === 'mover') return entry.by
  return entry?.kind === 'undo' && entry.only ? entry.by : undefined
}

describe.each(GAMES.map(({ plate, load }) => [plate.id, load] as const))('%s at a table', (_, load) => {
  test('is the same when it is opened from its log, and its record proves it', async () => {
    const { game } = await load()
    for (let seed = 0; seed < 3; seed++) {
      const at = wander(game, seed, (_at, act) => act())
      const { luck, hash, game: __, ...table } = at.table
      expect(reopen(at)).toMatchObject(table)
      const read = parseRecord(printRecord(recorded(at)))
      expect(replay(game, read, noChance).state).toEqual(at.table.state)
      const { fairness } = recorded(at)
      const key = '00112233445566778899aabbccddeeff0123456789abcdef0123456789abcdef'
      expect(() =>
        verifyFairness(game, { ...read, fairness: { salt: '', commitment: '', ...fairness, key } }),
      ).not.toThrow()
    }
  })

  test('ACH-201 nobody sees that somebody else has answered a question to several', async () => {
    const { game } = await load()
    const changed: string[] = []
    for (let seed = 10; seed < 14; seed++)
      wander(game, seed, (at, act) => {
        const before = seatsOf(at).map((seat) => traffic(at, seat))
        act()
        const mover = secretMover(at)
        const seen = seatsOf(at).filter((seat, i) => seat !== mover && traffic(at, seat) !== before[i])
        if (mover !== undefined) changed.push(...seen.map((seat) => `${seed}: ${seat} sees what ${mover} did`))
      })
    expect(changed).toEqual([])
  })

  test('a state in which nobody is asked any more can be set up', async () => {
    const { game } = await load()
    const choice = seededChance(5)
    const [seats] = game.seats
    const options = Object.fromEntries(Object.entries(game.options).map(([name, [usual]]) => [name, usual]))
    const state = game.setup(options, seats, choice)
    for (let asked = game.asked(state); asked.length > 0; asked = game.asked(state)) {
      const legal = game.legal(state, asked[0])
      game.play(state, asked[0], legal[choice.pick(legal.length)], choice)
    }
    expect(readPosition(game, options, seats, JSON.stringify(state))).toEqual(state)
  })
})
