import type { Chance } from '@acheron/core'
import type { State } from '@acheron/games/ticket-to-ride'
import type { Answer, Seat } from '../bot.ts'
import { others, plan } from './planner.ts'

/** In a hundred answers: so many are given with something else in mind. */
const DISTRACTED = 30

/** Knows where it wants to go, but often does the next best thing instead: takes a pretty card, claims what it can. */
export function beginner(seat: Seat<State>, chance: Chance): Answer {
  const planned = plan(seat)
  if (seat.legal.length === 1 || chance.pick(100) >= DISTRACTED) return planned
  const instead = others(seat)
  return instead.length === 0 ? planned : instead[chance.pick(instead.length)]
}
