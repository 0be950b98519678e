import { branchSeed, keepStory, type Move, type Player, type StoryEvent, seededChance } from '@acheron/core'
import {
  AGARES,
  ANDRAS,
  ASHTAROTH,
  BAAL,
  BELPHEGOR,
  bearer,
  DEMON_IDS,
  DESIGN_IDS,
  type Demon,
  GOMORY,
  HELL_IDS,
  hasForeignLegions,
  hellgame,
  isVerb,
  MINORS,
  NABUROS,
  nounOf,
  PHASES,
  parryIn,
  SAMMAEL,
  type State,
  THAMUZ,
  UKOBACH,
  verbOf,
  YES,
} from '@acheron/games/hellgame'
import { rowOf, seatOf } from '../src/bot.ts'
import { botCalled } from '../src/index.ts'

/** What is seen of one answer: the state before it, who gives it to which question, and what happened. */
interface Seen {
  readonly s: State
  readonly p: Player
  readonly id: string
  readonly m: Move
  readonly acting: Demon
  readonly events: readonly StoryEvent[]
}

const joins = (demon: Demon, { events }: Seen): boolean =>
  events.some((e) => e.id === 'joins' && e.facts.demon === demon)
const isSoulPhase = ({ s, id }: Seen): boolean => PHASES[s.phase] === 'soul' && id === 'generous'

/** By demon: when the skill has been of use. */
const SKILLS: Readonly<Record<string, (it: Seen) => boolean>> = {
  sammael: ({ id, m, acting }) => id === 'act' && isVerb(m, 'deeds') && acting === SAMMAEL,
  asmodeus: ({ id, m }) => id === 'rollAgain' && m === YES,
  beelzebub: ({ id, m }) => id === 'flyInBroth' && isVerb(m, 'side'),
  ashtaroth: (it) => isSoulPhase(it) && bearer(it.s, ASHTAROTH) === it.p && it.s.souls[it.p] >= 12,
  baal: ({ id, m, acting }) => id === 'setOut' && isVerb(m, 'lead') && acting === BAAL,
  moloch: ({ id, m }) => id === 'feedIdol' && isVerb(m, 'legion'),
  belphegor: ({ id, m, acting }) => id === 'act' && isVerb(m, 'rest') && acting === BELPHEGOR,
  orias: ({ id }) => id === 'layNext',
  thamuz: (it) => joins(THAMUZ, it),
  caim: ({ id, m }) => id === 'littleBird' && isVerb(m, 'side'),
  agares: ({ id, m, acting, s, p }) =>
    id === 'walkOn' && isVerb(m, 'go') && acting === AGARES && hasForeignLegions(s, p, nounOf(m)),
  balban: ({ id, m }) => id === 'meantMySister' && isVerb(m, 'demon'),
  gomory: (it) => isSoulPhase(it) && bearer(it.s, GOMORY) === it.p,
  ereshkigal: ({ id, s }) => id === 'placeFree' && PHASES[s.phase] === 'end',
  paymon: ({ id }) => id === 'precedence',
  zagam: ({ m }) => isVerb(m, 'sell'),
  ukobach: ({ m, s, p }) => isVerb(m, 'raise') && bearer(s, UKOBACH) === p,
  pruflas: ({ id, m }) => id === 'haveYouHeard' && isVerb(m, 'demon'),
  andras: (it) => joins(ANDRAS, it),
  xaphan: ({ id, m }) => id === 'redraw' && m === YES,
  naburos: ({ s, events }) => bearer(s, NABUROS) >= 0 && events.some(({ id }) => id === 'turn'),
}

const DIPLOMACIES = ['dismiss', 'turn', 'supplicate', 'conspire', 'deeds']

type Count = Record<string, number>
const add = (count: Count, name: string): void => {
  count[name] = (count[name] ?? 0) + 1
}

/** The figures of a series of games with planners in all seats. */
export interface Figures {
  games: number
  readonly endings: Count
  readonly turns: number[]
  readonly wins: number[]
  decisions: number
  /** Whenever somebody is waited for who was not just before. */
  handOvers: number
  /** By design: cards used in their small and in their great way; Play-right-away cards have only the latter. */
  readonly minors: Count
  readonly majors: Count
  readonly skills: Count
  readonly diplomacies: Count
  readonly hellCards: Count
}

export const noFigures = (seats: number): Figures => ({
  games: 0,
  endings: {},
  turns: [],
  wins: Array<number>(seats).fill(0),
  decisions: 0,
  handOvers: 0,
  minors: {},
  majors: {},
  skills: {},
  diplomacies: {},
  hellCards: {},
})

function note(figures: Figures, it: Seen): void {
  const { m, id, events } = it
  const verb = verbOf(m)
  if (['pass', 'walk', 'recruit'].includes(verb)) add(figures.minors, DESIGN_IDS[nounOf(m)])
  if (['magic', 'cast'].includes(verb)) add(figures.majors, DESIGN_IDS[nounOf(m)])
  if (verb === 'parry') add(figures.majors, DESIGN_IDS[parryIn(m).design])
  if (id === 'act' && DIPLOMACIES.includes(verb)) add(figures.diplomacies, verb)
  for (const [demon, isUsed] of Object.entries(SKILLS)) if (isUsed(it)) add(figures.skills, demon)
  for (const event of events) {
    if (event.id === 'right-away') add(figures.majors, DESIGN_IDS[Number(event.facts.card)])
    if (event.id === 'hell-drawn' && event.facts.as === 1) add(figures.hellCards, HELL_IDS[Number(event.facts.card)])
  }
}

/** Plays one game and adds what was seen of it. */
export function playFor(figures: Figures, seats: number, seed: number, bots = ['medium']): void {
  const players = Array.from({ length: seats }, (_, p) => botCalled(hellgame, bots[p % bots.length]))
  const luck = seededChance(branchSeed(seed, 0))
  const thoughts = players.map((_, p) => seededChance(branchSeed(seed, p + 1)))
  const s = hellgame.setup({ length: 'full', 'small-fights': 'full', 'long-fights': 'full' }, seats, luck)
  let awaited: readonly Player[] = []
  for (let asked = hellgame.asked(s); asked.length > 0; asked = hellgame.asked(s)) {
    const [p] = asked
    if (!awaited.includes(p)) figures.handOvers++
    awaited = asked
    const { id } = hellgame.question(s, p)
    const [m] = rowOf(players[p].choose(seatOf(hellgame, s, p, thoughts[p]), thoughts[p]))
    const acting = s.frames.findLast((f) => f.step.startsWith('action.')) as { demon?: Demon } | undefined
    figures.decisions++
    const before = { ...s }
    const story = keepStory()
    hellgame.play(s, p, m, luck, story)
    note(figures, { s: before, p, id, m, acting: acting?.demon ?? -1, events: story.events })
  }
  const result = hellgame.result(s)
  if (!result) throw new Error('nobody is asked, and there is no result')
  figures.games++
  add(figures.endings, result.ending)
  figures.turns.push(s.turn)
  const winners = result.places.filter((place) => place === 1).length
  for (const [seat, place] of result.places.entries()) if (place === 1) figures.wins[seat] += 1 / winners
}

const SMALL = MINORS.map((minor) => minor !== undefined)

function table(figures: Figures): string {
  const { games, turns, wins, decisions, handOvers } = figures
  const sorted = turns.toSorted((a, b) => a - b)
  const all = turns.reduce((sum, n) => sum + n, 0)
  const share = (n: number): string => `${((100 * n) / games).toFixed(1)} %`
  return [
    `${games} games, ${JSON.stringify(figures.endings)}`,
    `turns: half within ${sorted[games >> 1]}, nine in ten within ${sorted[Math.floor(games * 0.9)]}`,
    `wins by seat: ${wins.map(share).join(', ')}`,
    `a turn: ${(decisions / all).toFixed(0)} decisions, ${(handOvers / all).toFixed(0)} hand-overs`,
  ].join('\n')
}

function cards({ minors, majors }: Figures): string {
  const rows = DESIGN_IDS.map((id, design) => {
    const small = minors[id] ?? 0
    const great = majors[id] ?? 0
    return `| ${id} | ${SMALL[design] ? small : '–'} | ${great} | ${Math.round((100 * great) / Math.max(1, small + great))} % |`
  })
  return ['| card | small use | great use | great |', '| --- | --- | --- | --- |', ...rows].join('\n')
}

const missing = (count: Count, of: readonly string[]): string => of.filter((name) => !count[name]).join(' ') || 'none'

/** `node bots/test/hellgame-figures.ts [games] [seats ...]` */
if (import.meta.main) {
  const [games = '200', ...counts] = process.argv.slice(2)
  const all = noFigures(6)
  for (const seats of counts.length > 0 ? counts.map(Number) : [2, 3, 4, 5, 6]) {
    const figures = noFigures(seats)
    for (let i = 0; i < Number(games); i++) playFor(figures, seats, branchSeed(seats, i))
    console.log(`\n${seats} seats: ${table(figures)}`)
    for (const part of ['minors', 'majors', 'skills', 'diplomacies', 'hellCards'] as const)
      for (const [name, n] of Object.entries(figures[part])) all[part][name] = (all[part][name] ?? 0) + n
  }
  console.log(`\n${cards(all)}\n`)
  console.log(`skills: ${JSON.stringify(all.skills)}\ndiplomacies: ${JSON.stringify(all.diplomacies)}`)
  const uses = { ...all.minors, ...all.majors }
  console.log(`never: cards ${missing(uses, DESIGN_IDS)}; great uses ${missing(all.majors, DESIGN_IDS)}`)
  console.log(`skills ${missing(all.skills, DEMON_IDS)}; Hell cards ${missing(all.hellCards, HELL_IDS)}`)
}
