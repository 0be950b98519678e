import type { Player } from '@acheron/core'
import { QUAKE_OUTER } from './areas.ts'
import { discard, enforce } from './cards.ts'
import { attend } from './congress.ts'
import { DEMAND_CARDS } from './demands.ts'
import { AT_ONCE, EVENTS, type Event, type EventKind, OPEN_ENDED } from './events.ts'
import type { Load } from './loads.ts'
import { kindsAboard, takeOff } from './loads-aboard.ts'
import { pay } from './money.ts'
import { halve } from './moving.ts'
import { LOSING, put, SEEKING_REFUGE } from './question.ts'
import { insert } from './rails.ts'
import { nearestCities, placeInRefuge } from './refuge.ts'
import { FROM, type Section, TO } from './sections.ts'
import { FOR_GOOD, NO_EVENT, OFF_BOARD, type State } from './state.ts'
import type { ChinaRailsStory } from './story.ts'
import { inTurnOrder, nextTurnOf } from './turn-order.ts'
import { isSlow } from './weather.ts'

/** The tax by cash: from so much on, so much. */
const TAX = [
  [250, 30],
  [200, 25],
  [150, 20],
  [100, 15],
  [50, 10],
] as const

type Effect = (s: State, event: Event, story?: ChinaRailsStory) => void

/** What happens when a card of a kind is drawn, beside what is true while it is in force. */
const EFFECTS: Partial<Record<EventKind, Effect>> = {
  congress: summon,
  tax: levyTax,
  flood: washAway,
  derailment: strikeTrains,
  'wind-storm': catchTrains,
  sandstorm: buryTrains,
  earthquake: shakeTrains,
}

/** Carries out the event that was drawn, up to the questions it leaves open. */
export function strike(s: State, event: Event, story?: ChinaRailsStory): void {
  const { kind, lasts } = EVENTS[event]
  story?.tell({ id: 'event', facts: { by: s.player, event } })
  if (lasts === AT_ONCE) discard(s, DEMAND_CARDS + event)
  else enforce(s, event, lasts === OPEN_ENDED ? FOR_GOOD : s.turn + lasts * s.seats)
  s.striking = event
  EFFECTS[kind]?.(s, event, story)
  slowDrawer(s, story)
}

/** The train of the player whose turn it is may stand in the new storm. */
function slowDrawer(s: State, story?: ChinaRailsStory): void {
  const at = s.at[s.player]
  if (at !== OFF_BOARD && isSlow(s, at)) halve(s, s.player, story)
}

/** Asks those who have a choice, one after the other in turn order; says whether somebody is asked. */
export function settle(s: State, story?: ChinaRailsStory): boolean {
  if (s.striking === NO_EVENT) return false
  for (const p of inTurnOrder(s)) if (isIn(s.homeless, p) && seekRefuge(s, p, story)) return true
  if (EVENTS[s.striking].kind === 'sandstorm') buryTrack(s, s.striking, story)
  for (const p of inTurnOrder(s)) if (isIn(s.losing, p) && loseSomething(s, p, story)) return true
  s.striking = NO_EVENT
  return false
}

const isIn = (bits: number, p: Player): boolean => ((bits >> p) & 1) === 1

function seekRefuge(s: State, p: Player, story?: ChinaRailsStory): boolean {
  const cities = nearestCities(s, p)
  if (cities.length > 1) {
    put(s, SEEKING_REFUGE, p)
    return true
  }
  findRefuge(s, p, cities[0], story)
  return false
}

export function findRefuge(s: State, p: Player, city: number, story?: ChinaRailsStory): void {
  s.homeless &= ~(1 << p)
  placeInRefuge(s, p, city, story)
  attend(s, p, story)
}

function loseSomething(s: State, p: Player, story?: ChinaRailsStory): boolean {
  const kinds = kindsAboard(s, p)
  if (kinds.length > 1) {
    put(s, LOSING, p)
    return true
  }
  if (kinds.length === 1) loseLoad(s, p, kinds[0], story)
  s.losing &= ~(1 << p)
  return false
}

export function loseLoad(s: State, p: Player, load: Load, story?: ChinaRailsStory): void {
  s.losing &= ~(1 << p)
  takeOff(s, p, load)
  story?.tell({ id: 'lost-load', facts: { by: p, load } })
}

function summon(s: State, _event: Event, story?: ChinaRailsStory): void {
  s.duty = (1 << s.seats) - 1
  for (const p of inTurnOrder(s)) attend(s, p, story)
}

function levyTax(s: State, _event: Event, story?: ChinaRailsStory): void {
  s.taxed = 1
  for (const p of inTurnOrder(s)) {
    const sum = TAX.find(([from]) => s.cash[p] >= from)?.[1] ?? 0
    pay(s, p, sum, 'tax')
    story?.tell({ id: 'taxed', facts: { by: p, sum } })
  }
}

/** Bridges go, but each stays reserved for its owner (CR-261). */
function washAway(s: State, event: Event, story?: ChinaRailsStory): void {
  const { flooded } = EVENTS[event]
  erase(
    s,
    (section) => flooded?.[section] === 1,
    story,
    (p, section) => insert(s.bridges[p], section),
  )
}

function buryTrack(s: State, event: Event, story?: ChinaRailsStory): void {
  const desert = EVENTS[event].strikes
  erase(s, (section) => desert?.[FROM[section]] === 1 || desert?.[TO[section]] === 1, story)
}

function erase(
  s: State,
  isGone: (section: Section) => boolean,
  story?: ChinaRailsStory,
  each?: (p: Player, section: Section) => void,
): void {
  for (let p = 0; p < s.seats; p++) {
    const gone = s.track[p].filter(isGone)
    if (gone.length === 0) continue
    s.track[p] = s.track[p].filter((section) => !isGone(section))
    for (const section of gone) each?.(p, section)
    story?.tell({ id: 'erased', facts: { by: p, sections: gone } })
  }
}

/** The players whose trains stand where the card strikes, in turn order. */
function struck(s: State, event: Event): Player[] {
  const { strikes } = EVENTS[event]
  return inTurnOrder(s).filter((p) => s.at[p] !== OFF_BOARD && strikes?.[s.at[p]] === 1)
}

function strikeTrains(s: State, event: Event, story?: ChinaRailsStory): void {
  for (const p of struck(s, event)) {
    s.losing |= 1 << p
    loseTurn(s, p, story)
  }
}

function catchTrains(s: State, event: Event): void {
  for (const p of struck(s, event)) s.losing |= 1 << p
}

function buryTrains(s: State, event: Event, story?: ChinaRailsStory): void {
  for (const p of struck(s, event)) s.homeless |= 1 << p
  strikeTrains(s, event, story)
}

function shakeTrains(s: State, event: Event, story?: ChinaRailsStory): void {
  strikeTrains(s, event, story)
  for (const p of inTurnOrder(s)) {
    if (s.at[p] === OFF_BOARD || !QUAKE_OUTER[s.at[p]]) continue
    s.shaken[p] = nextTurnOf(s, p)
    story?.tell({ id: 'shaken', facts: { by: p } })
    if (p === s.player) halve(s, p, story)
  }
}

/** The drawer loses the rest of the turn as well (CR-229). */
function loseTurn(s: State, p: Player, story?: ChinaRailsStory): void {
  s.lost[p]++
  if (p === s.player) s.forfeited = 1
  story?.tell({ id: 'loses-turn', facts: { by: p } })
}
