import { readOptions, readPosition, seededChance } from '@acheron/core'
import { expect, test } from 'vitest'
import { hellgame } from '../src/index.ts'

test.each([2, 4, 6])('every state of a game with %d seats can be set up as a position', (seats) => {
  const options = readOptions(hellgame.options, { length: 'short' })
  const chance = seededChance(seats)
  const whim = seededChance(seats + 10)
  const g = hellgame.setup(options, seats, chance)
  const kept: string[] = []
  const read: string[] = []
  let sideBySide = 0
  for (let move = 0; hellgame.asked(g).length > 0; move++) {
    if (move % 5 === 0) {
      const text = JSON.stringify(g)
      kept.push(text)
      read.push(JSON.stringify(readPosition(hellgame, options, seats, text)))
      if (g.open && g.open.lanes.length > 0) sideBySide++
    }
    const asked = hellgame.asked(g)
    const p = asked[whim.pick(asked.length)]
    const legal = hellgame.legal(g, p)
    hellgame.play(g, p, legal[whim.pick(legal.length)], chance)
  }
  expect(read).toEqual(kept)
  expect(sideBySide).toBeGreaterThan(3)
})
