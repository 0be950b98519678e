import { MAJORS } from './deck.ts'
import { EVENTS } from './hell-deck.ts'
import { PHENOMENON_OPS } from './phenomena.ts'
import type { Op, Ops } from './words.ts'

/** Every list of verbs has a number, so that a frame can say which one it carries out. */
const LISTS: Ops[] = []
const NUMBERS = new Map<Ops, number>()

function number(ops: Ops): void {
  NUMBERS.set(ops, LISTS.length)
  LISTS.push(ops)
  for (const op of ops) for (const inner of innerLists(op)) number(inner)
}

function innerLists(op: Op): readonly Ops[] {
  if (op.v === 'roll') return [op.pass, op.fail]
  if (op.v === 'duel') return [op.win, op.lose]
  if (op.v === 'die') return [op.yes]
  if (op.v === 'if') return [op.yes, op.no]
  return op.v === 'forEachPlayer' || op.v === 'forEachOnEarth' ? [op.ops] : []
}

for (const { ops } of MAJORS) number(ops)
for (const { now, eachSoulPhase } of EVENTS) for (const ops of [now, eachSoulPhase]) number(ops)
for (const ops of PHENOMENON_OPS) number(ops)

export const listOf = (n: number): Ops => LISTS[n]
export const numberOf = (ops: Ops): number => NUMBERS.get(ops) ?? 0
