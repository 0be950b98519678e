import {
  ask,
  at,
  type Chance,
  call,
  done,
  from,
  type Move,
  type Player,
  procedure,
  question,
  type Rule,
} from '@acheron/core'
import { CIRCLES, GATES } from '../../../railway/circles.ts'
import { isSwap, SWAP, SWAP_CIRCLE, SWAP_PLAYER, VOCABULARY } from '../../../railway/moves.ts'
import { isAtTable, NONE } from '../../../railway/queries.ts'
import { MOVER } from '../../../railway/ranges.ts'
import { dealTokens, drawToken, swapTokens, tokensLying } from '../edits.ts'
import { CHAOS_REIGNS, EFFECTS, type Effect, INFERNAL_POWER, SHIFT_CHANGE } from '../effects.ts'
import { effectOf, heldEffect, unusedEffects } from '../queries.ts'
import { HELD, type State } from '../state.ts'
import type { ThirdStory } from '../story.ts'
import { announce, CANCELLED } from '../windows.ts'
import type { EffectRules, Using } from './effect.ts'

function chaosBegun(g: State, f: Using): void {
  call(g, f, announce(f.by, CHAOS_REIGNS), chaosAnswered)
}

function chaosAnswered(g: State, f: Using, outcome: number, chance: Chance, story?: ThirdStory): void {
  if (outcome !== CANCELLED) {
    dealTokens(g, chance)
    story?.tell({ id: 'chaos', facts: { by: f.by, effects: tokensLying(g) } })
  }
  done(g)
}

export const chaosReigns: EffectRules = {
  procedure: procedure<State, Using>({
    locals: { by: MOVER },
    steps: { begun: chaosBegun, answered: chaosAnswered },
    calls: { answered: ['window'] },
  }),
  cannotUse: () => undefined,
  begin: (_g, by): Using => ({ step: at(chaosBegun), by }),
}

function powerBegun(g: State, f: Using): void {
  call(g, f, announce(f.by, INFERNAL_POWER), powerAnswered)
}

/** Whoever uses it from the engine card draws first; the visit gives the used token back. */
function powerAnswered(g: State, f: Using, outcome: number, chance: Chance, story?: ThirdStory): void {
  if (outcome !== CANCELLED) {
    const effect = drawToken(g, f.by, unusedEffects(g), chance)
    story?.tell({ id: 'took-token', facts: { by: f.by, effect: g.secret ? NONE : effect } })
  }
  done(g)
}

export const infernalPower: EffectRules = {
  procedure: procedure<State, Using>({
    locals: { by: MOVER },
    steps: { begun: powerBegun, answered: powerAnswered },
    calls: { answered: ['window'] },
  }),
  cannotUse(g, p, held) {
    if (!held && heldEffect(g, p) !== NONE) return 'HR3-114'
    return unusedEffects(g).length > 0 ? undefined : 'HR3-A42'
  },
  begin: (_g, by): Using => ({ step: at(powerBegun), by }),
}

interface ShiftChange extends Using {
  /** What was chosen: a move. */
  choice: Move
}

function shiftBegun(g: State, f: ShiftChange): void {
  ask(g, f, f.by, choose)
}

function shiftChosen(g: State, f: ShiftChange, m: Move): void {
  f.choice = m
  call(g, f, announce(f.by, SHIFT_CHANGE), shiftAnswered)
}

function shiftAnswered(g: State, f: ShiftChange, outcome: number, chance: Chance, story?: ThirdStory): void {
  if (outcome !== CANCELLED) {
    const other = isUnusedPile(f.choice) ? pickUnused(g, chance) : tokenChosen(g, f.choice)
    const from = g.tokenPlace[other]
    const to = g.tokenPlace[SHIFT_CHANGE]
    swapTokens(g, SHIFT_CHANGE, other)
    story?.tell({ id: 'swapped', facts: { by: f.by, effect: g.secret ? NONE : other, from, to } })
  }
  done(g)
}

const isUnusedPile = (m: Move): boolean => m === SWAP_CIRCLE + GATES

/** Whoever knew one of the tokens lying aside knows no longer whether it is still there. */
function pickUnused(g: State, chance: Chance): Effect {
  const unused = unusedEffects(g)
  for (const effect of unused) g.tokenSeen[effect] = 0
  return unused[chance.pick(unused.length)]
}

/** The token that a choice means, or NONE. Face down, tokens are chosen by where they lie. */
function tokenChosen(g: State, m: Move): Effect {
  if (m < SWAP_CIRCLE) return m - SWAP
  if (m < SWAP_PLAYER) return effectOf(g, m - SWAP_CIRCLE)
  return isAtTable(g, m - SWAP_PLAYER) ? heldEffect(g, m - SWAP_PLAYER) : NONE
}

const choose = question<State, ShiftChange>({
  rule: 'HR3-118',
  next: shiftChosen,
  moves: (g) =>
    g.secret
      ? Array.from({ length: CIRCLES + g.seats }, (_, i) => SWAP_CIRCLE + i)
      : Array.from({ length: EFFECTS }, (_, effect) => SWAP + effect),
  cannot: (g, _f, p, m) => cannotSwap(g, p, m),
})

function cannotSwap(g: State, p: Player, m: Move): Rule | undefined {
  if (!isSwap(m) || m >= SWAP_CIRCLE !== (g.secret === 1)) return 'HR3-118'
  if (g.secret && isUnusedPile(m)) return unusedEffects(g).length > 0 ? undefined : 'HR3-118'
  const effect = tokenChosen(g, m)
  if (effect === NONE || effect === SHIFT_CHANGE) return 'HR3-118'
  return g.tokenPlace[effect] === HELD + p ? 'HR3-118' : undefined
}

export const shiftChange: EffectRules = {
  procedure: procedure<State, ShiftChange>({
    locals: { by: MOVER, choice: from(NONE, VOCABULARY - 1) },
    steps: { begun: shiftBegun, chosen: shiftChosen, answered: shiftAnswered },
    questions: { 'shift-change': choose },
    calls: { answered: ['window'] },
    meanwhile: {
      chosen: (_g, f) => f.choice === NONE,
      answered: (g, f) => cannotSwap(g, f.by, f.choice) === undefined,
    },
  }),
  cannotUse: () => undefined,
  begin: (_g, by): ShiftChange => ({ step: at(shiftBegun), by, choice: NONE }),
}
