import {
  ask,
  askAll,
  at,
  type Chance,
  done,
  type Frame,
  type Move,
  type Player,
  procedure,
  question,
  questionToAll,
} from '@acheron/core'
import { printedSouls } from '../board.ts'
import { byFalling, rollForOrder } from '../edits.ts'
import { triumviratesAt } from '../fight.ts'
import { SEAT, SEATS, whole } from '../locals.ts'
import { isVerb, move, NO, nounOf, YES } from '../moves.ts'
import { allLegionsAt, hasRampaging, legionsAt, rampagingAt, unitsAt } from '../queries.ts'
import { FREEBOOTERS, fightOf, NOBODY, PEACE, type State } from '../state.ts'
import { type HellgameStory, PEACE_OFFER, showAnswers } from '../story.ts'

/** Peace, and who is on which side (11.3.1, 11.3.2). */
interface Camps extends Frame {
  by: Player
  /** Triumvirates; whether they are victors who fight on as one camp. */
  players: Player[]
  together: number
  /** Who has still to choose a side. */
  choosing: Player[]
}

export const AT_PEACE = 1
const AT_WAR = 0

export const formCamps = (g: State, together: number): Camps => ({
  step: at(begins),
  by: NOBODY,
  players: triumviratesAt(g, g.fightPlace),
  together,
  choosing: [],
})

function begins(g: State, f: Camps, _answer: number, chance: Chance, story?: HellgameStory): void {
  fightOf(g).camp.fill(NOBODY)
  fightOf(g).houndCamp.fill(NOBODY)
  const place = g.fightPlace
  const mayAgree =
    f.players.length >= 2 &&
    !hasRampaging(g, place) &&
    legionsAt(g, FREEBOOTERS, place) === 0 &&
    allLegionsAt(g, place) <= printedSouls(place)
  if (mayAgree) askAll(g, f, f.players, agree)
  else opposes(g, f, chance, story)
}

function agreed(g: State, f: Camps, answers: readonly Move[], chance: Chance, story?: HellgameStory): void {
  showAnswers(
    story,
    PEACE_OFFER,
    f.players.filter((_, i) => answers[i] === YES),
  )
  if (!answers.every((m) => m === YES)) return opposes(g, f, chance, story)
  g.signs[g.fightPlace] |= PEACE
  story?.tell({ id: 'peace', facts: { place: g.fightPlace } })
  done(g, AT_PEACE)
}

const agree = questionToAll<State, Camps>({
  rule: 'HG-11.3.1-01',
  next: agreed,
  params: (g) => ({ place: g.fightPlace }),
  moves: () => [YES, NO],
  cannot: (_g, _f, _p, m) => (m === YES || m === NO ? undefined : 'HG-11.3.1-01'),
})

const sizeIn =
  (g: State) =>
  (p: Player): number =>
    unitsAt(g, p, g.fightPlace)

function opposes(g: State, f: Camps, chance: Chance, story?: HellgameStory): void {
  const units = sizeIn(g)
  if (f.together || f.players.length < 2) return againstOthers(g, f, chance, story)
  if (f.players.length === 2) {
    fightOf(g).camp[f.players[0]] = 0
    fightOf(g).camp[f.players[1]] = 1
    return restRolls(g, chance, story)
  }
  const most = Math.max(...f.players.map(units))
  f.by = rollForOrder(
    f.players.filter((p) => units(p) === most),
    chance,
  )[0]
  f.choosing = f.players.filter((p) => p !== f.by)
  ask(g, f, f.by, nameEnemy)
}

/** One camp of Triumvirates against the Freebooters or, without any, the strongest hound (G-127). */
function againstOthers(g: State, f: Camps, chance: Chance, story?: HellgameStory): void {
  const hasFreebooters = legionsAt(g, FREEBOOTERS, g.fightPlace) > 0
  for (const p of f.players) fightOf(g).camp[p] = 0
  if (hasFreebooters) fightOf(g).camp[FREEBOOTERS] = f.players.length > 0 ? 1 : 0
  const [strongest] = rampagingAt(g, g.fightPlace)
  if (strongest !== undefined && !(hasFreebooters && f.players.length > 0)) fightOf(g).houndCamp[strongest] = 1
  restRolls(g, chance, story)
}

function enemyNamed(g: State, f: Camps, m: Move, chance: Chance, story?: HellgameStory): void {
  fightOf(g).camp[f.by] = 0
  fightOf(g).camp[nounOf(m)] = 1
  f.choosing = byFalling(
    f.choosing.filter((p) => p !== nounOf(m)),
    sizeIn(g),
    chance,
  )
  nextChoice(g, f, chance, story)
}

const nameEnemy = question<State, Camps>({
  rule: 'HG-11.3.2-01',
  next: enemyNamed,
  params: (g) => ({ place: g.fightPlace }),
  moves: (_g, f) => f.choosing.map((p) => move('side', p)),
  cannot: (_g, f, _p, m) => (isVerb(m, 'side') && f.choosing.includes(nounOf(m)) ? undefined : 'HG-11.3.2-01'),
})

function nextChoice(g: State, f: Camps, chance: Chance, story?: HellgameStory): void {
  if (f.choosing.length === 0) return restRolls(g, chance, story)
  f.by = f.choosing[0]
  ask(g, f, f.by, chooseSide)
}

function sideChosen(g: State, f: Camps, m: Move, chance: Chance, story?: HellgameStory): void {
  f.choosing.shift()
  fightOf(g).camp[f.by] = fightOf(g).camp[nounOf(m)]
  nextChoice(g, f, chance, story)
}

const chooseSide = question<State, Camps>({
  rule: 'HG-11.3.2-01',
  next: sideChosen,
  params: (g) => ({ place: g.fightPlace }),
  moves: (g, f) => f.players.filter((p) => fightOf(g).camp[p] !== NOBODY).map((p) => move('side', p)),
  cannot: (g, f, _p, m) =>
    isVerb(m, 'side') && f.players.includes(nounOf(m)) && fightOf(g).camp[nounOf(m)] !== NOBODY
      ? undefined
      : 'HG-11.3.2-01',
})

/** Freebooters and hounds without a side take one by an even roll. */
export function rollSides(g: State, chance: Chance): void {
  if (fightOf(g).camp[FREEBOOTERS] === NOBODY && legionsAt(g, FREEBOOTERS, g.fightPlace) > 0)
    fightOf(g).camp[FREEBOOTERS] = chance.pick(2)
  for (const hound of rampagingAt(g, g.fightPlace))
    if (fightOf(g).houndCamp[hound] === NOBODY) fightOf(g).houndCamp[hound] = chance.pick(2)
}

function restRolls(g: State, chance: Chance, story?: HellgameStory): void {
  rollSides(g, chance)
  story?.tell({ id: 'combat', facts: { place: g.fightPlace, camps: [...fightOf(g).camp] } })
  done(g, AT_WAR)
}

export const formingCamps = procedure<State, Camps>({
  locals: { by: SEAT, players: SEATS, together: whole, choosing: SEATS },
  steps: { begins, agreed, enemyNamed, sideChosen },
  questions: { agree, nameEnemy, chooseSide },
})
