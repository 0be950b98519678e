import type { Player } from '@acheron/core'
import { endEvent } from './cards.ts'
import { EVENT_CARDS } from './events.ts'
import { halve } from './moving.ts'
import { PORT_AT } from './ports.ts'
import { BUILDING, OPERATING, OVER, put, STARTING } from './question.ts'
import { NO_QUAY, OFF_BOARD, QUAY_OPEN, type State } from './state.ts'
import type { ChinaRailsStory } from './story.ts'
import { speed } from './trains.ts'
import { isLastOfRound, isOpening, playerOfTurn, roundOf } from './turn-order.ts'
import { closedToBuilding, isSlow } from './weather.ts'
import { endRound, result, testCandidate } from './winning.ts'

/** Begins the turn that `turn` counts; turns that are lost end at once. */
export function beginTurn(s: State, story?: ChinaRailsStory): void {
  for (;;) {
    const p = playerOfTurn(s)
    s.player = p
    clearTurn(s)
    if (s.lost[p] === 0) return openTurn(s, p, story)
    s.lost[p]--
    story?.tell({ id: 'lost-turn', facts: { by: p } })
    if (!passOn(s, story)) return
  }
}

function clearTurn(s: State): void {
  s.left = 0
  s.halved = 0
  s.paid = 0
  s.spent = 0
  s.exits = 0
  s.acted = 0
  s.exchanging = 0
  s.forfeited = 0
  s.taken = 0
  s.dropped = 0
  s.quay = NO_QUAY
}

function openTurn(s: State, p: Player, story?: ChinaRailsStory): void {
  if (isOpening(s)) {
    story?.tell({ id: 'opening-turn', facts: { by: p, round: s.turn < s.seats ? 1 : 2 } })
    return put(s, BUILDING, p)
  }
  story?.tell({ id: 'turn', facts: { by: p, round: roundOf(s) } })
  s.left = speed(s.train[p], s.express)
  if (s.at[p] === OFF_BOARD) return put(s, STARTING, p)
  if (isSlow(s, s.at[p]) || s.shaken[p] === s.turn) halve(s, p, story)
  if (isAtOwnQuay(s, p)) s.quay = QUAY_OPEN
  put(s, OPERATING, p)
}

/** Whether the train ended its last turn at a container port whose link its player owns (CR-A93). */
function isAtOwnQuay(s: State, p: Player): boolean {
  const port = PORT_AT[s.at[p]]
  return port >= 0 && ((s.links[p] >> port) & 1) === 1 && ((s.waiting >> p) & 1) === 1
}

/** The building phase is over: bridges that could have been built again are free for all (CR-261). */
export function endBuilding(s: State, story?: ChinaRailsStory): void {
  const p = s.player
  const freed = s.bridges[p].filter((section) => !closedToBuilding(s, section))
  if (freed.length > 0) {
    s.bridges[p] = s.bridges[p].filter((section) => !freed.includes(section))
    story?.tell({ id: 'bridges-free', facts: { by: p, sections: freed } })
  }
  endTurn(s, story)
}

/** The turn in progress is over. */
export function endTurn(s: State, story?: ChinaRailsStory): void {
  if (s.at[s.player] !== OFF_BOARD) s.waiting |= 1 << s.player
  if (passOn(s, story)) beginTurn(s, story)
}

/** What happens at the end of every turn, also of a lost one. Says whether the game goes on. */
function passOn(s: State, story?: ChinaRailsStory): boolean {
  testCandidate(s, s.player, story)
  for (let event = 0; event < EVENT_CARDS; event++) if (s.ends[event] === s.turn) endEvent(s, event, story)
  if (isLastOfRound(s) && endRound(s, story)) {
    clearTurn(s)
    put(s, OVER, s.player)
    const winners = result(s)?.places.flatMap((place, p) => (place === 1 ? [p] : [])) ?? []
    story?.tell({ id: 'game-over', facts: { winners } })
    return false
  }
  s.turn++
  return true
}
