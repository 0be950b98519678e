import {
  ask,
  at,
  type Chance,
  call,
  done,
  type Frame,
  type Move,
  type Player,
  procedure,
  question,
  type Rule,
  reactions,
} from '@acheron/core'
import { type Card, COPIES, COUNTERS, DESIGN_OF, type Design, design, FIRST_CARD, MAJORS } from './cards/deck.ts'
import { isLegalAim } from './cards/targets.ts'
import type { Target } from './cards/words.ts'
import { ALL_DEMONS, type Demon } from './demons.ts'
import { payFavours, paySouls, returnHome } from './edits.ts'
import { DEMON, SEAT, whole } from './locals.ts'
import { isVerb, move, nounOf, parryIn, parryMove } from './moves.ts'
import { discard, layOpen } from './piles.ts'
import {
  broughtBy,
  canStillAct,
  copyAt,
  demonsOf,
  handSize,
  isActive,
  isOnEarth,
  isSettledOnEarth,
  mustPass,
  othersAfter,
  spendableFavours,
  whereIs,
  whoKnows,
} from './queries.ts'
import { BROUGHT, fightOf, HAND, NOBODY, type State } from './state.ts'
import type { HellgameStory } from './story.ts'

/** What comes of an announced card. */
const STANDS = 0
const CANCELLED = 1
/** It has another demon as its target: REDIRECTED + demon. */
const REDIRECTED = 100
/** It strikes whoever played it, by the hand of another demon: REFLECTED + demon. */
const REFLECTED = 200

export const isCancelled = (outcome: number): boolean => outcome === CANCELLED
export const redirectedTo = (outcome: number): Demon =>
  outcome >= REDIRECTED && outcome < REFLECTED ? outcome - REDIRECTED : NOBODY
export const reflectedBy = (outcome: number): Demon => (outcome >= REFLECTED ? outcome - REFLECTED : NOBODY)

const SUNBEAM = design('sunbeam')
const WRONG_ADDRESS = design('wrong-address')
const VERDICT = design('verdict-turned')

/** A card has been announced; whoever could counter it by public knowledge is asked at once (9.8.2.1). */
export interface Window extends Frame {
  /** Who played it, with which demon, and what it is; the demon that it is aimed at or NOBODY. */
  by: Player
  demon: Demon
  card: Design
  aim: Demon
  /** Whether it is itself a counter, and whether it was played in combat: 1 or 0. */
  counter: number
  combat: number
  /** What has come of it, or NOBODY. */
  outcome: number
}

export const windowFor = (
  by: Player,
  demon: Demon,
  card: Design,
  aim: Demon,
  counter: number,
  combat: number,
): Window => ({
  step: at(opened),
  by,
  demon,
  card,
  aim,
  counter,
  combat,
  outcome: NOBODY,
})

/** Whether a design fits what was announced, whoever holds it. */
function fits(f: Window, it: Design, p: Player, g: State): boolean {
  const { counters } = MAJORS[it]
  if (counters === 'anyCard') return true
  if (f.counter || (counters === 'cardTargetingDemon' && f.aim === NOBODY)) return false
  if (counters === 'cardTargetingDemon') return newAims(g, f).length > 0
  const aimedAtMe = f.aim !== NOBODY && g.demonOwner[f.aim] === p
  return aimedAtMe || (f.combat === 1 && it !== VERDICT)
}

/** Demons that a card could be turned to: the caster could have named them. */
function newAims(g: State, f: Window): Demon[] {
  const target = demonTarget(f.card)
  if (!target) return []
  return ALL_DEMONS.filter((demon) => demon !== f.aim && isLegalAim(g, f, target, demon))
}

export const demonTarget = (card: Design): Target | undefined =>
  MAJORS[card].targets?.find((target) => target.kind === 'demon')

function cannotParryWith(g: State, f: Window, p: Player, it: Design, demon: Demon): Rule | undefined {
  if (g.demonOwner[demon] !== p || !isActive(g, demon)) return 'HG-9.8.2.1-01'
  if (f.combat) {
    if (fightOf(g).demonCamp[demon] === NOBODY || fightOf(g).demonCamp[demon] === fightOf(g).demonCamp[f.demon])
      return 'HG-C08'
  } else if (demon !== f.aim) {
    if (!canStillAct(g, demon)) return 'HG-9.8.2.1-02'
    if (mustPass(g, demon)) return 'HG-10.1-02'
  }
  if (!fits(f, it, p, g)) return 'HG-C05'
  // The parrying demon will have acted: that may leave nobody to whom the card could be turned.
  if (it === WRONG_ADDRESS && newAims(g, f).every((other) => other === demon && demon !== f.aim)) return 'HG-C12'
  const { sphere, souls = 0, favours = 0 } = MAJORS[it]
  if (sphere === 'earth' && !(isSettledOnEarth(g, demon) && isOnEarth(g, f.demon))) return 'HG-C09'
  if (sphere === 'hell' && (isOnEarth(g, demon) || isOnEarth(g, f.demon))) return 'HG-C09'
  return g.souls[p] < souls || spendableFavours(g, p) < favours ? 'HG-9.8.2.1-03' : undefined
}

/** Whether a player might have it: a copy that not everybody knows of, or that all know to be with this player. */
function mayHold(g: State, it: Design, p: Player): boolean {
  const everyone = (1 << g.seats) - 1
  for (let card = FIRST_CARD[it]; card < FIRST_CARD[it] + COPIES[it]; card++) {
    if (whoKnows(g.arcana, card) !== everyone || whereIs(g.arcana, card) === HAND + p) return true
  }
  return false
}

/** Public: never what is in the hand, only that something is. */
function couldReact(g: State, f: Window, p: Player): boolean {
  if (!f.combat && handSize(g, p) === 0) return false
  return demonsOf(g, p).some(
    (demon) =>
      (!f.combat || broughtBy(g, demon).length > 0) &&
      COUNTERS.some((it) => mayHold(g, it, p) && !cannotParryWith(g, f, p, it, demon)),
  )
}

const copyFor = (g: State, f: Window, p: Player, it: Design, demon: Demon): Card =>
  copyAt(g, it, f.combat ? BROUGHT + demon : HAND + p)

function cannotParry(g: State, f: Window, p: Player, m: Move): Rule | undefined {
  if (!isVerb(m, 'parry')) return 'HG-9.8.2.1-01'
  const { design: it, demon } = parryIn(m)
  const barred = cannotParryWith(g, f, p, it, demon)
  return barred ?? (copyFor(g, f, p, it, demon) === NOBODY ? 'HG-9.0-03' : undefined)
}

const { opened, procedure: windows } = reactions<State, Window>({
  question: 'react',
  rule: 'HG-C06',
  locals: { by: SEAT, demon: DEMON, card: whole, aim: DEMON, counter: whole, combat: whole, outcome: whole },
  pass: move('let'),
  who: (g, f) => othersAfter(g, f.by).filter((p) => couldReact(g, f, p)),
  params: (_g, f) => ({ by: f.by, demon: f.demon, card: f.card, aim: f.aim }),
  moves: (g, f, p) =>
    demonsOf(g, p).flatMap((demon) =>
      COUNTERS.filter((it) => copyFor(g, f, p, it, demon) !== NOBODY).map((it) => parryMove(it, demon)),
    ),
  cannot: cannotParry,
  /** Of several counters the one of the highest-ranking demon is played. */
  first: (_g, _f, given) => {
    const demons = given.map(({ move: m }) => parryIn(m).demon)
    return demons.indexOf(Math.min(...demons))
  },
  react(g, f, p, m, _chance: Chance, story?: HellgameStory) {
    const { design: it, demon } = parryIn(m)
    const card = copyFor(g, f, p, it, demon)
    layOpen(g, card)
    paySouls(g, p, MAJORS[it].souls ?? 0, story)
    payFavours(g, p, MAJORS[it].favours ?? 0)
    if (!f.combat && demon !== f.aim) g.acted |= 1 << demon
    story?.tell({ id: 'countered', facts: { by: p, demon, card: it }, reveals: 'all' })
    const parry: Parry = {
      step: at(parries),
      by: p,
      demon,
      card,
      combat: f.combat,
      against: f.card,
      caster: f.demon,
      aim: f.aim,
      newAim: NOBODY,
    }
    return parry
  },
  reacted(_g, f, outcome) {
    if (outcome !== STANDS) f.outcome = outcome
  },
  outcome: (_g, f) => (f.outcome === NOBODY ? undefined : f.outcome),
  passed: () => STANDS,
  tells: (_g, f) => ({ by: f.by, demon: f.demon, card: f.card, aim: f.aim }),
})

export { windows }

// One counter: its target is named, it has a window of its own, then it does what it does

interface Parry extends Frame {
  by: Player
  demon: Demon
  card: Card
  combat: number
  /** What it counters: the design, who played it, and at whom it was aimed. */
  against: Design
  caster: Demon
  aim: Demon
  /** The demon that a redirected card is turned to, or NOBODY. */
  newAim: Demon
}

function parries(g: State, f: Parry): void {
  if (DESIGN_OF[f.card] === WRONG_ADDRESS) ask(g, f, f.by, nameAim)
  else opensWindow(g, f)
}

const aimsOf = (g: State, f: Parry): Demon[] => {
  const target = demonTarget(f.against)
  const caster = { by: g.demonOwner[f.caster], demon: f.caster }
  return target ? ALL_DEMONS.filter((demon) => demon !== f.aim && isLegalAim(g, caster, target, demon)) : []
}

function aimNamed(g: State, f: Parry, m: Move): void {
  f.newAim = nounOf(m)
  opensWindow(g, f)
}

const nameAim = question<State, Parry>({
  rule: 'HG-C12',
  next: aimNamed,
  params: (_g, f) => ({ card: f.against }),
  moves: (g, f) => aimsOf(g, f).map((demon) => move('demon', demon)),
  cannot: (g, f, _p, m) => (isVerb(m, 'demon') && aimsOf(g, f).includes(nounOf(m)) ? undefined : 'HG-C12'),
})

function opensWindow(g: State, f: Parry): void {
  call(g, f, windowFor(f.by, f.demon, DESIGN_OF[f.card], NOBODY, 1, f.combat), closed)
}

function closed(g: State, f: Parry, outcome: number, _chance: Chance, story?: HellgameStory): void {
  const it = DESIGN_OF[f.card]
  discard(g, f.card)
  if (isCancelled(outcome)) {
    story?.tell({ id: 'cancelled', facts: { card: it } })
    return done(g, STANDS)
  }
  story?.tell({ id: 'stands', facts: { card: it }, reveals: 'all' })
  if (it === SUNBEAM) returnHome(g, f.caster, story)
  if (it === WRONG_ADDRESS) return done(g, REDIRECTED + f.newAim)
  done(g, it === VERDICT ? REFLECTED + f.demon : CANCELLED)
}

export const parrying = procedure<State, Parry>({
  locals: {
    by: SEAT,
    demon: DEMON,
    card: whole,
    combat: whole,
    against: whole,
    caster: DEMON,
    aim: DEMON,
    newAim: whole,
  },
  steps: { parries, aimNamed, closed },
  questions: { nameAim },
})
