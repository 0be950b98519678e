import { type Chance, call, done, procedure } from '@acheron/core'
import { settleLucifer } from '../edits.ts'
import { DEMON, SEAT, whole, wholes } from '../locals.ts'
import { type Effect, type ForEach, oneOf, rampages } from '../starts.ts'
import type { State } from '../state.ts'
import type { HellgameStory } from '../story.ts'
import { listOf } from './lists.ts'
import { carryOut } from './verbs.ts'

function nextVerb(g: State, f: Effect, _answer: number, chance: Chance, story?: HellgameStory): void {
  const ops = listOf(f.list)
  while (f.next < ops.length) {
    if (g.loose.length > 0) return call(g, f, rampages(), nextVerb)
    const frame = carryOut(g, f, ops[f.next++], chance, story)
    if (frame) return call(g, f, frame, nextVerb)
  }
  settleLucifer(g, chance, story)
  if (g.loose.length > 0) call(g, f, rampages(), nextVerb)
  else done(g)
}

const locals = {
  list: whole,
  next: whole,
  by: SEAT,
  caster: DEMON,
  targets: wholes,
  it: whole,
  area: wholes,
  card: whole,
  helpers: whole,
  used: wholes,
  count: whole,
}

export const effects = procedure<State, Effect>({
  locals,
  steps: { nextVerb },
  tells: (_g, f) => ({ list: f.list, by: f.by }),
})

function nextOne(g: State, f: ForEach): void {
  const it = f.left.shift()
  if (it === undefined) return done(g)
  call(g, f, oneOf(f, it), nextOne)
}

export const forEachOf = procedure<State, ForEach>({ locals: { ...locals, left: wholes }, steps: { nextOne } })
