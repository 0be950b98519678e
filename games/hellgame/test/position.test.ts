import { type Frame, readOptions, readPosition, seededChance } from '@acheron/core'
import { expect, test } from 'vitest'
import { BOX_OF } from '../src/cards/hell-deck.ts'
import { hellgame } from '../src/index.ts'
import { put } from '../src/piles.ts'
import { BROUGHT, newFight, OPEN, type State } from '../src/state.ts'

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

/** A game that has come to its first action, as JSON to be altered. */
function begun(): State {
  const chance = seededChance(3)
  const g = hellgame.setup(readOptions(hellgame.options, {}), 3, chance)
  while (hellgame.asked(g).length > 0 && hellgame.question(g, hellgame.asked(g)[0]).id !== 'act')
    hellgame.play(g, hellgame.asked(g)[0], hellgame.legal(g, hellgame.asked(g)[0])[0], chance)
  return g
}

test.each<[what: string, message: string, alter: (g: State) => void]>([
  ['a turn after the last', 'it cannot be turn 9 of 8', (g) => Object.assign(g, { lastTurn: 8, turn: 9 })],
  ['an option that is neither', 'quickFights cannot be 2', (g) => Object.assign(g, { quickFights: 2 })],
  ['a winner of a game that goes on', 'a game is over when somebody has won', (g) => Object.assign(g, { winners: 1 })],
  ['a loose hound in the box', 'a loose hound is not rampaging', (g) => g.loose.push(0)],
  ['a lieutenant of a stranger', 'there is no player 4', (g) => employ(g, 4)],
  ['a lieutenant in a box who is paid', 'lieutenant 0 is paid by nobody', (g) => g.lieutenantSouls.fill(1)],
  ['a demon twice on the track', 'a demon is twice on the order track', (g) => g.track.push(g.track[0])],
  ['a card on an active demon', 'a card lies on a demon that is active', (g) => lieOn(g, g.track[0])],
  ['a permanent in a wrong box', 'a Hell card is in the wrong box', (g) => misplace(g, BOX_OF.indexOf(0))],
  ['a combat without a place', 'a combat is nowhere', (g) => Object.assign(g, { fight: newFight() })],
  ['a round of no combat', 'there is a round of no combat', (g) => Object.assign(g, { fightRound: 1 })],
  ['a card brought to no combat', 'a card is in no combat', (g) => put(g.arcana, 0, BROUGHT)],
  ['an aspect of Lilith who is out', 'Lilith is out, but has an aspect', (g) => Object.assign(g, { lilithAspect: 1 })],
  ['a guide of Uriel from nowhere', 'Uriel is led by nobody', (g) => g.urielGuides.push(3, 1)],
  ['Uriel called in time to come', 'Uriel is called in a turn to come', (g) => Object.assign(g, { urielTurn: 2 })],
  ['a demon that another acts with', 'the rules cannot be at action.acted', (g) => actWith(g, otherDemon(g))],
])('%s is refused', (_what, message, alter) => {
  const g = begun()
  hellgame.check(g)
  alter(g)
  expect(() => hellgame.check(g)).toThrow(message)
})

function employ(g: State, owner: number): void {
  g.lieutenantPlace[0] = 0
  g.lieutenantOwner[0] = owner
}

function openCard(g: State, card: number): number {
  put(g.arcana, card, OPEN)
  return card
}

function misplace(g: State, card: number): void {
  g.permanents = [-1, -1, card]
  put(g.hell, card, OPEN)
}

function lieOn(g: State, demon: number): void {
  g.cardOnDemon[demon] = openCard(g, 0)
}

const actingFrame = (g: State): { demon: number } => g.frames.at(-1) as Frame & { demon: number }
const otherDemon = (g: State): number =>
  g.demonOwner.findIndex((p) => p !== -1 && p !== g.demonOwner[actingFrame(g).demon])

function actWith(g: State, demon: number): void {
  actingFrame(g).demon = demon
}
