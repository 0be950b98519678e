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
} from '@acheron/core'
import { type Design, MINORS } from '../cards/deck.ts'
import { BELPHEGOR, type Demon, HEARTS } from '../demons.ts'
import { gainSouls, goToEarth, paySouls, returnHome, settleLucifer } from '../edits.ts'
import { DEMON, whole, wholes } from '../locals.ts'
import { isVerb, move, nounOf, type VerbName, verbOf } from '../moves.ts'
import { walkCost } from '../numbers.ts'
import { discard, layOpen } from '../piles.ts'
import { canStillAct, copyAt, designsAt, isOnEarth, isSettledOnEarth, mustPass } from '../queries.ts'
import { rampages } from '../starts.ts'
import { HAND, NOBODY, type State } from '../state.ts'
import { BY_SKILL, type HellgameStory } from '../story.ts'
import { conspiracy } from './conspiracy.ts'
import { cannotInfluence, doEvilDeeds, influence, supplicate } from './diplomacy.ts'
import { cannotCast, magic, NO_GROUP } from './magic.ts'
import { cannotMarch, marchOf } from './march.ts'

// One action of one demon

interface Action extends Frame {
  demon: Demon
  /** Whether it is an extra action: 1 or 0. */
  extra: number
  /** Group cards that did not come together with this demon (G-129). */
  failed: Design[]
  /** The major arcana being played, or NOBODY. */
  magic: Design
}

export const action = (demon: Demon): Action => ({ step: at(acts), demon, extra: 0, failed: [], magic: NOBODY })

function acts(g: State, f: Action, _answer: number, chance: Chance, story?: HellgameStory): void {
  if (!mustPass(g, f.demon)) return ask(g, f, g.demonOwner[f.demon], act)
  g.mustPass &= ~(1 << f.demon)
  rest(g, f, chance, story)
}

type Cannot = (g: State, f: Action, p: Player, it: number) => Rule | undefined
type Do = (g: State, f: Action, it: number, chance: Chance, story?: HellgameStory) => void

const holds = (g: State, p: Player, it: Design): boolean => copyAt(g, it, HAND + p) !== NOBODY

/** What a demon can do. Those marked bring a demon on earth home (9.6). */
const ACTIONS: Partial<Record<VerbName, { readonly home?: true; readonly cannot: Cannot; readonly carryOut: Do }>> = {
  rest: { cannot: () => undefined, carryOut: (g, f, _it, chance, story) => rest(g, f, chance, story) },
  pass: { cannot: cannotPass, carryOut: passOn },
  march: {
    home: true,
    cannot: (g, f) => cannotMarch(g, f.demon),
    carryOut: (g, f) => call(g, f, marchOf(g, f.demon), over),
  },
  walk: { cannot: cannotWalk, carryOut: walk },
  dismiss: {
    home: true,
    cannot: (g, f) => cannotInfluence(g, f.demon, 0),
    carryOut: (g, f) => call(g, f, influence(g, f.demon, 0), over),
  },
  turn: {
    home: true,
    cannot: (g, f) => cannotInfluence(g, f.demon, 1),
    carryOut: (g, f) => call(g, f, influence(g, f.demon, 1), over),
  },
  supplicate: {
    home: true,
    cannot: () => undefined,
    carryOut(g, f, _it, chance, story) {
      supplicate(g, f.demon, 0, false, chance, story)
      over(g, f, 0, chance, story)
    },
  },
  conspire: { cannot: cannotOnEarth, carryOut: conspire },
  deeds: {
    cannot: cannotOnEarth,
    carryOut(g, f, _it, chance, story) {
      doEvilDeeds(g, f.demon, chance, story)
      over(g, f, 0, chance, story)
    },
  },
  return: {
    home: true,
    cannot: (g, f) => (isOnEarth(g, f.demon) ? undefined : 'HG-9.6.1-01'),
    carryOut: (g, f, _it, chance, story) => over(g, f, 0, chance, story),
  },
  magic: {
    cannot: cannotUseMagic,
    carryOut(g, f, it) {
      f.magic = it
      const p = g.demonOwner[f.demon]
      call(g, f, magic(p, f.demon, copyAt(g, it, HAND + p)), enchanted)
    },
  },
}

function cannotPass(g: State, f: Action, p: Player, it: Design): Rule | undefined {
  const minor = MINORS[it]
  if (f.extra) return 'HG-C41'
  if (minor?.kind !== 'pass' || !holds(g, p, it)) return 'HG-9.4-01'
  if (g.souls[p] < minor.souls) return 'HG-9.4-01'
  return g.track.some((demon) => canStillAct(g, demon)) ? undefined : 'HG-G037'
}

function cannotWalk(g: State, f: Action, p: Player, it: Design): Rule | undefined {
  const minor = MINORS[it]
  if ((minor?.kind !== 'walk' && minor?.kind !== 'walkSafely') || !holds(g, p, it)) return 'HG-9.6-01'
  return isOnEarth(g, f.demon) || g.souls[p] < walkCost(g, minor.souls) ? 'HG-9.6-01' : undefined
}

function cannotOnEarth(g: State, f: Action): Rule | undefined {
  if (!isOnEarth(g, f.demon)) return 'HG-9.7-01'
  return isSettledOnEarth(g, f.demon) ? undefined : 'HG-9.6-02'
}

function cannotUseMagic(g: State, f: Action, p: Player, it: Design): Rule | undefined {
  if (!holds(g, p, it)) return 'HG-9.8-01'
  return f.failed.includes(it) ? 'HG-9.8.3.2-02' : cannotCast(g, f.demon, it, 'action')
}

function cannotAct(g: State, f: Action, p: Player, m: Move): Rule | undefined {
  const it = ACTIONS[verbOf(m)]
  return it ? it.cannot(g, f, p, nounOf(m)) : 'HG-9.2-02'
}

const PLAIN = (['rest', 'march', 'dismiss', 'turn', 'supplicate', 'conspire', 'deeds', 'return'] as const).map((verb) =>
  move(verb),
)

function* worthTrying(g: State, f: Action, p: Player): Iterable<Move> {
  yield* PLAIN
  for (const it of designsAt(g, HAND + p)) {
    const kind = MINORS[it]?.kind
    if (kind === 'pass' && !f.extra) yield move('pass', it)
    if (kind === 'walk' || kind === 'walkSafely') yield move('walk', it)
    yield move('magic', it)
  }
}

function acted(g: State, f: Action, m: Move, chance: Chance, story?: HellgameStory): void {
  const verb = verbOf(m)
  const it = ACTIONS[verb]
  if (!it) throw new Error(`${verb} is no action`)
  const isCard = isVerb(m, 'pass') || isVerb(m, 'walk') || isVerb(m, 'magic')
  const told = { demon: f.demon, action: move(verb), card: isCard ? nounOf(m) : NOBODY }
  story?.tell(isCard ? { id: 'acts', facts: told, reveals: 'all' } : { id: 'acts', facts: told })
  if (it.home) returnHome(g, f.demon, story)
  it.carryOut(g, f, nounOf(m), chance, story)
}

const act = question<State, Action>({
  rule: 'HG-9.2-01',
  next: acted,
  params: (_g, f) => ({ demon: f.demon, extra: f.extra }),
  moves: worthTrying,
  cannot: cannotAct,
})

/** Passing for good; Belphegor is paid for it. */
function rest(g: State, f: Action, chance: Chance, story?: HellgameStory): void {
  if (f.demon === BELPHEGOR && !f.extra) gainSouls(g, g.demonOwner[f.demon], 2, story, BY_SKILL)
  over(g, f, 0, chance, story)
}

function passOn(g: State, f: Action, it: Design, _chance: Chance, story?: HellgameStory): void {
  const p = g.demonOwner[f.demon]
  const minor = MINORS[it]
  paySouls(g, p, minor?.souls ?? 0, story)
  discard(g, copyAt(g, it, HAND + p))
  done(g, minor?.length ?? 1)
}

function walk(g: State, f: Action, it: Design, chance: Chance, story?: HellgameStory): void {
  const p = g.demonOwner[f.demon]
  const card = copyAt(g, it, HAND + p)
  paySouls(g, p, walkCost(g, MINORS[it]?.souls ?? 0), story)
  layOpen(g, card)
  goToEarth(g, f.demon, card, story)
  over(g, f, 0, chance, story)
}

function conspire(g: State, f: Action, _it: number, chance: Chance, story?: HellgameStory): void {
  const frame = conspiracy(g, g.demonOwner[f.demon], HEARTS[f.demon], chance, story)
  if (frame) call(g, f, frame, over)
  else over(g, f, 0, chance, story)
}

function enchanted(g: State, f: Action, outcome: number, chance: Chance, story?: HellgameStory): void {
  if (outcome !== NO_GROUP) return over(g, f, 0, chance, story)
  f.failed.push(f.magic)
  ask(g, f, g.demonOwner[f.demon], act)
}

function over(g: State, f: Action, _answer: number, chance: Chance, story?: HellgameStory): void {
  settleLucifer(g, chance, story)
  if (g.loose.length > 0) call(g, f, rampages(), over)
  else done(g)
}

export const acting = procedure<State, Action>({
  locals: { demon: DEMON, extra: whole, failed: wholes, magic: whole },
  steps: { acts, acted, enchanted, over },
  questions: { act },
  meanwhile: { acted: (g, f) => g.open?.question !== 'act' || g.open.asked[0] === g.demonOwner[f.demon] },
  tells: (g, f) => ({ by: g.demonOwner[f.demon], demon: f.demon }),
})
