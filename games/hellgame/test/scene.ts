import { type Chance, keepStory, type Move, type Player, type Rule, type StoryEvent, seededChance } from '@acheron/core'
import { expect } from 'vitest'
import { ANTEHELL, NOWHERE, PLACE_IDS, type Place } from '../src/board.ts'
import { DESIGN_IDS, DESIGN_OF } from '../src/cards/deck.ts'
import { BOX_OF, HELL_IDS } from '../src/cards/hell-deck.ts'
import { DEMON_IDS, type Demon } from '../src/demons.ts'
import { flow } from '../src/flow.ts'
import { ATTACKS } from '../src/hounds.ts'
import { hellgame, type State } from '../src/index.ts'
import { LIEUTENANT_IDS } from '../src/lieutenants.ts'
import { MOVES, WORDS } from '../src/moves.ts'
import { put, setKnown } from '../src/piles.ts'
import { copyAt, everybody, handOf, hasWonAt, legionsAt, whereIs } from '../src/queries.ts'
import {
  AVAILABLE,
  BAG,
  emptyTable,
  FREEBOOTERS,
  HAND,
  LEGION_BITS,
  NOBODY,
  OPEN,
  OUT,
  QUEUE,
  RETURNED,
} from '../src/state.ts'

/** The parts of the turn, in order; a scene begins with one of them. */
const PARTS = [
  'hell',
  'soul',
  'gifts',
  'upkeep',
  'summoning',
  'action',
  'uriel',
  'lilith',
  'hounds',
  'combat',
  'petition',
  'end',
] as const

/** By part: the phase. */
const PHASE_OF = [1, 2, 2, 2, 3, 4, 5, 5, 5, 6, 7, 8]

/** A position, naming only what matters. Demons act in rank order; what is not named is not there. */
export interface Scene {
  readonly phase: (typeof PARTS)[number]
  readonly seats?: number
  readonly turn?: number
  readonly souls?: readonly number[]
  readonly favours?: readonly number[]
  readonly disfavours?: readonly number[]
  /** By player. */
  readonly demons?: readonly (readonly string[])[]
  readonly sectio?: readonly (readonly string[])[]
  readonly hands?: readonly (readonly string[])[]
  /** `p0 s11 2`: two legions. `free s11 1` for Freebooters. */
  readonly legions?: readonly string[]
  /** `sulla p0 s11`; `sulla returned`. */
  readonly lieutenants?: readonly string[]
  /** `5 p0 s11`: the hound with five attacks holds on to a legion there; `4 wild s12`. */
  readonly hounds?: readonly string[]
  /** Demons on earth since an earlier turn: `caim`, or with the card under them `caim harmless-governess`. */
  readonly earth?: readonly string[]
  readonly incapacitated?: readonly string[]
  readonly acted?: readonly string[]
  readonly permanents?: readonly string[]
  /** Hell cards and Arcana on top of their piles. */
  readonly hellTop?: readonly string[]
  readonly arcanaTop?: readonly string[]
  readonly uriel?: string | undefined
  readonly lilith?: string | undefined
  readonly aspect?: number
  readonly signs?: Readonly<Record<string, number>>
  /** By Sectio: who has won a combat there. */
  readonly victors?: Readonly<Record<string, readonly Player[]>>
  readonly freebooterSectio?: readonly string[]
  readonly quickFights?: true
  readonly threeRounds?: true
  readonly lastTurn?: number
  readonly urielTurn?: number
  readonly mustPass?: readonly string[]
  /** By player: whether a legion of theirs was destroyed this turn. */
  readonly lostLegion?: readonly number[]
  readonly bonus?: Readonly<Record<string, number>>
  /** What the dice show, in order. Whatever else chance decides is the same each time. */
  readonly dice?: readonly number[]
  /** What every further die shows. Left out, there are none in this phase. */
  readonly rest?: number
  /** What chance says where it picks one of other than six. Left out: anything, but always the same. */
  readonly picks?: readonly number[]
}

const USUAL_DEMONS = [['sammael'], ['gomory'], ['thamuz'], ['ukobach'], ['andras'], ['naburos']]
const USUAL_SECTIO = [['s91'], ['s95'], ['s93'], ['s81'], ['s85'], ['s83']]
/** Walk cards for demons on earth, the first that is left. */
const WALKS = ['anonymous-letter', 'blank-confession', 'hired-cutthroats', 'season-ticket', 'forged-orders', 'bookworm']

class Script implements Chance {
  readonly #dice: number[]
  readonly #picks: number[]
  readonly #rest = seededChance(5)
  readonly #further: number | undefined
  readonly #isStrict: () => boolean

  constructor(dice: readonly number[], picks: readonly number[], further: number | undefined, isStrict: () => boolean) {
    this.#further = further
    this.#dice = [...dice]
    this.#picks = [...picks]
    this.#isStrict = isStrict
  }

  pick(n: number): number {
    if (n === 6) {
      const face = this.#dice.shift()
      if (face !== undefined) return face - 1
      if (this.#further !== undefined) return this.#further - 1
      if (this.#isStrict()) throw new Error('a die is rolled that the scene does not know')
    }
    return this.#picks.shift() ?? this.#rest.pick(n)
  }

  more(dice: readonly number[]): void {
    this.#dice.push(...dice)
  }

  get left(): number {
    return this.#dice.length
  }
}

const placeOf = (id: string): Place => {
  const place = PLACE_IDS.indexOf(id)
  if (place < 0) throw new Error(`there is no place ${id}`)
  return place
}
const demonOf = (id: string): Demon => {
  const demon = DEMON_IDS.indexOf(id)
  if (demon < 0) throw new Error(`there is no demon ${id}`)
  return demon
}
const ownerOf = (id: string): number => (id === 'free' ? FREEBOOTERS : Number(id.slice(1)))

/** The table before anything has happened. */
export function positionOf(it: Scene): State {
  const seats = it.seats ?? 2
  const g = emptyTable(seats, it.quickFights ? 1 : 0, it.threeRounds ? 1 : 0, it.lastTurn ?? 24)
  g.turn = it.turn ?? 2
  g.phase = PHASE_OF[PARTS.indexOf(it.phase)]
  for (let p = 0; p < seats; p++) {
    g.souls[p] = it.souls?.[p] ?? 0
    g.favours[p] = it.favours?.[p] ?? 0
    g.disfavours[p] = it.disfavours?.[p] ?? 0
    g.lostLegion |= (it.lostLegion?.[p] ?? 0) << p
    for (const id of it.demons?.[p] ?? USUAL_DEMONS[p]) g.demonOwner[demonOf(id)] = p
    for (const id of it.sectio?.[p] ?? USUAL_SECTIO[p]) g.owner[placeOf(id)] = p
    for (const id of it.hands?.[p] ?? []) deal(g, p, id)
  }
  placeUnits(g, it)
  placeCards(g, it)
  for (const id of it.incapacitated ?? []) g.recoversOn[demonOf(id)] = 5
  for (const id of it.acted ?? []) g.acted |= 1 << demonOf(id)
  for (const id of it.mustPass ?? []) g.mustPass |= 1 << demonOf(id)
  for (const [id, sign] of Object.entries(it.signs ?? {})) g.signs[placeOf(id)] = sign
  for (const [id, players] of Object.entries(it.victors ?? {})) for (const p of players) g.victors.push(placeOf(id), p)
  for (const id of it.freebooterSectio ?? []) g.owner[placeOf(id)] = FREEBOOTERS
  for (const [id, souls] of Object.entries(it.bonus ?? {})) g.lieutenantSouls[LIEUTENANT_IDS.indexOf(id)] = souls
  g.uriel = it.uriel === undefined ? OUT : it.uriel === 'box' ? NOWHERE : placeOf(it.uriel)
  g.urielTurn = it.urielTurn ?? 1
  g.lilith = it.lilith === undefined ? OUT : placeOf(it.lilith)
  g.lilithAspect = it.aspect ?? NOBODY
  return g
}

function deal(g: State, p: Player, id: string): void {
  const design = DESIGN_IDS.indexOf(id)
  const card = copyAt(g, design, BAG)
  if (design < 0 || card === NOBODY) throw new Error(`there is no card ${id}`)
  put(g.arcana, card, HAND + p)
}

function placeUnits(g: State, it: Scene): void {
  for (const words of it.legions ?? []) {
    const [owner, place, count] = words.split(' ')
    g.legions[placeOf(place)] += Number(count) << (ownerOf(owner) * LEGION_BITS)
  }
  for (let i = 0; i < LIEUTENANT_IDS.length; i++) {
    g.lieutenantPlace[i] = AVAILABLE + (i % 3)
    g.lieutenantHeight[i] = Math.floor(i / 3)
  }
  for (const words of it.lieutenants ?? []) {
    const [id, owner, place] = words.split(' ')
    const lieutenant = LIEUTENANT_IDS.indexOf(id)
    if (owner === 'returned') g.lieutenantPlace[lieutenant] = RETURNED
    else {
      g.lieutenantOwner[lieutenant] = ownerOf(owner)
      g.lieutenantPlace[lieutenant] = placeOf(place)
    }
  }
  for (const words of it.hounds ?? []) {
    const [attacks, owner, place] = words.split(' ')
    const hound = ATTACKS.findIndex((each, i) => each === Number(attacks) && g.houndPlace[i] < 0)
    g.houndPlace[hound] = placeOf(place)
    g.houndOwner[hound] = owner === 'wild' ? NOBODY : ownerOf(owner)
  }
}

function placeCards(g: State, it: Scene): void {
  const everyone = (1 << g.seats) - 1
  for (const words of it.earth ?? []) {
    const [id, under] = words.split(' ')
    if (g.demonOwner[demonOf(id)] === NOBODY) continue
    const card = copyAt(g, under ? DESIGN_IDS.indexOf(under) : spareWalk(g), BAG)
    put(g.arcana, card, OPEN)
    setKnown(g.arcana, card, everyone)
    g.walkCard[demonOf(id)] = card
  }
  for (const id of it.permanents ?? []) {
    const card = HELL_IDS.indexOf(id)
    g.permanents[BOX_OF[card] ?? 0] = card
    put(g.hell, card, OPEN)
    setKnown(g.hell, card, everyone)
  }
  // What lies on top in a known order is laid in the queue of an otherwise empty pile.
  if (it.hellTop) {
    for (let card = 0; card < HELL_IDS.length; card++) if (whereIs(g.hell, card) === BAG) put(g.hell, card, QUEUE)
    const top = it.hellTop.map((id) => HELL_IDS.indexOf(id))
    const rest = HELL_IDS.map((_, card) => card).filter(
      (card) => whereIs(g.hell, card) === QUEUE && !top.includes(card),
    )
    g.hellQueue = [...top, ...rest]
  }
  if (it.arcanaTop) {
    const top = it.arcanaTop.map((id) => {
      const card = copyAt(g, DESIGN_IDS.indexOf(id), BAG)
      put(g.arcana, card, QUEUE)
      return card
    })
    for (let card = 0; card < DESIGN_OF.length; card++)
      if (whereIs(g.arcana, card) === BAG) {
        put(g.arcana, card, QUEUE)
        top.push(card)
      }
    for (const card of top) setKnown(g.arcana, card, everyone)
    g.arcanaQueue = top
  }
}

const spareWalk = (g: State): number =>
  WALKS.map((id) => DESIGN_IDS.indexOf(id)).find((design) => copyAt(g, design, BAG) !== NOBODY) ?? 0

/** A table in a position, played in words: `p0 raise s11`. */
export class Table {
  readonly state: State
  readonly events: StoryEvent[] = []
  readonly #chance: Script

  constructor(it: Scene) {
    const g = positionOf(it)
    this.state = g
    const { phase, turn } = g
    // What later phases roll is not the matter of the scene.
    this.#chance = new Script(it.dice ?? [], it.picks ?? [], it.rest, () => g.phase === phase && g.turn === turn)
    g.frames.push({ step: 'game.nextTurn' })
    const story = keepStory()
    const begin = { step: 'turn.next', part: PARTS.indexOf(it.phase) }
    flow.begin(g, begin, this.#chance, story)
    this.events.push(...story.events)
    hellgame.check(g)
  }

  /** Moves, and between them the dice that follow: `t.play('p0 deeds', [6, 1])`. */
  play(...moves: readonly (string | readonly number[])[]): this {
    for (const [i, words] of moves.entries()) {
      if (typeof words !== 'string') continue
      const dice = moves[i + 1]
      if (Array.isArray(dice)) this.#chance.more(dice)
      const { p, m } = this.read(words)
      const rule = hellgame.refusal(this.state, p, m)
      if (rule) throw new Error(`"${words}" is refused by ${rule}; asked: ${this.asked().join(', ')}`)
      const story = keepStory()
      hellgame.play(this.state, p, m, this.#chance, story)
      this.events.push(...story.events)
      hellgame.check(this.state)
    }
    return this
  }

  read(words: string): { p: Player; m: Move } {
    const [, player, move] = /^p(\d) (.+)$/.exec(words) ?? []
    const m = MOVES.get(move)
    if (m === undefined) throw new Error(`"${words}" is no move`)
    return { p: Number(player), m }
  }

  /** Who is asked what: `p1 react`. */
  asked(): string[] {
    return hellgame.asked(this.state).map((p) => `p${p} ${hellgame.question(this.state, p).id}`)
  }

  /** What is asked of a player, with which values. */
  params(p: Player): Readonly<Record<string, number>> {
    return hellgame.question(this.state, p).params
  }

  legal(p: Player): string[] {
    return hellgame.legal(this.state, p).map((m) => WORDS[m])
  }

  refusal(words: string): Rule | undefined {
    const { p, m } = this.read(words)
    return hellgame.refusal(this.state, p, m)
  }

  legions(owner: string, place: string): number {
    return legionsAt(this.state, ownerOf(owner), placeOf(place))
  }

  owner(place: string): string {
    const owner = this.state.owner[placeOf(place)]
    return owner === NOBODY ? 'nobody' : owner === FREEBOOTERS ? 'free' : `p${owner}`
  }

  /** Who has won a combat there this turn. */
  victors(place: string): Player[] {
    return everybody(this.state).filter((p) => hasWonAt(this.state, p, placeOf(place)))
  }

  hand(p: Player): string[] {
    return handOf(this.state, p).map((card) => DESIGN_IDS[DESIGN_OF[card]])
  }

  /** `p0 s11`, `wild s12` or `box`, for the first hound of that strength. */
  hound(attacks: number): string {
    const hound = ATTACKS.indexOf(attacks)
    const place = this.state.houndPlace[hound]
    if (place < 0) return 'box'
    const owner = this.state.houndOwner[hound]
    return `${owner === NOBODY ? 'wild' : `p${owner}`} ${PLACE_IDS[place]}`
  }

  /** `p0 s11`, `returned` or `box`. */
  lieutenant(id: string): string {
    const it = LIEUTENANT_IDS.indexOf(id)
    const place = this.state.lieutenantPlace[it]
    if (place === RETURNED) return 'returned'
    if (place > ANTEHELL) return 'box'
    const owner = this.state.lieutenantOwner[it]
    return `${owner === FREEBOOTERS ? 'free' : `p${owner}`} ${PLACE_IDS[place]}`
  }

  isActive(id: string): boolean {
    const demon = demonOf(id)
    return this.state.demonOwner[demon] !== NOBODY && this.state.recoversOn[demon] === 0
  }

  isOnEarth(id: string): boolean {
    return this.state.walkCard[demonOf(id)] !== NOBODY
  }

  /** The facts of the last event of that name. */
  told(id: string): Record<string, unknown> | undefined {
    return this.events.findLast((event) => event.id === id)?.facts
  }

  get diceLeft(): number {
    return this.#chance.left
  }
}

export const scene = (it: Scene): Table => new Table(it)

export function expectAsked(t: Table, ...asked: readonly string[]): void {
  expect(t.asked()).toEqual(asked)
}

export function expectRefused(t: Table, move: string, rule: string): void {
  expect(t.refusal(move)).toBe(rule)
}
