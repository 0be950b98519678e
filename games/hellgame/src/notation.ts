import type { Move, Notation, Player, Target } from '@acheron/core'
import { flow } from './flow.ts'
import {
  legionIn,
  MOVES,
  move,
  nounKind,
  nounOf,
  parryIn,
  partyIn,
  partyMove,
  type VerbName,
  VOCABULARY,
  verbOf,
  WORDS,
} from './moves.ts'
import type { State } from './state.ts'

/** What a noun names: most name themselves; legions and parties name their place. */
function targetsOf(m: Move): readonly Target[] {
  const verb = verbOf(m)
  const kind = nounKind(verb)
  if (kind === '' || kind === 'amount' || kind === 'following' || kind === 'direction') return []
  if (kind === 'party') return [{ kind: 'place', id: partyIn(m).from }]
  if (kind === 'legion') return [{ kind: 'place', id: legionIn(m).place }]
  if (kind === 'parry') return [{ kind: 'card', id: parryIn(m).design }]
  return [{ kind, id: nounOf(m) }]
}

/** Pointing at a thing means whatever answer names it now; or what such an answer would be about it; or the plainest thing. */
function meant(g: State, p: Player, target: Target): readonly Move[] {
  const legal = flow.legal(g, p)
  const isAbout = (m: Move): boolean => targetsOf(m).some(({ kind, id }) => kind === target.kind && id === target.id)
  const named = legal.filter(isAbout)
  if (named.length > 0) return named
  const verbs = new Set(legal.map(verbOf))
  const alike = [...verbs].flatMap((verb) => answerAbout(verb, target))
  return alike.length > 0 ? alike : (MEANT[target.kind] ?? []).map((verb) => move(verb, target.id))
}

/** What an answer with this verb would be about a thing; none if the verb names other things. */
function answerAbout(verb: VerbName, { kind, id }: Target): Move[] {
  if (nounKind(verb) === kind) return [move(verb, id)]
  return kind === 'place' && nounKind(verb) === 'party' ? [partyMove(id, false, 1)] : []
}

const MEANT: Readonly<Record<string, readonly Parameters<typeof move>[0][]>> = {
  place: ['go', 'place', 'raise', 'petition'],
  card: ['magic', 'walk', 'pass', 'discard', 'recruit', 'cast', 'bring'],
  demon: ['demon', 'swap'],
  lieutenant: ['lead', 'lieutenant', 'bonus'],
  player: ['side', 'give'],
  'hell-card': ['lay'],
  hound: ['hound'],
}

export const notation: Notation<State> = {
  vocabulary: VOCABULARY,
  print: (_g, m) => WORDS[m],
  parse: (_g, words) => MOVES.get(words),
  verb: verbOf,
  targets: (_g, _p, m) => targetsOf(m),
  meant,
}
