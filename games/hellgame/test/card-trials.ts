import { describe, expect, test } from 'vitest'
import { ALL_SECTIO, PLACE_IDS } from '../src/board.ts'
import { DESIGN_IDS, DESIGN_OF } from '../src/cards/deck.ts'
import { HELL_IDS } from '../src/cards/hell-deck.ts'
import { ALL_DEMONS, DEMON_IDS } from '../src/demons.ts'
import { ATTACKS } from '../src/hounds.ts'
import { LIEUTENANT_IDS } from '../src/lieutenants.ts'
import { extraSouls, handOf, legionsAt, skillUses, whoKnows } from '../src/queries.ts'
import {
  CLOSED,
  type Fight,
  MUST_STOP,
  NO_FLEE,
  NO_PETITION,
  NO_SOULS,
  NOBODY,
  OUT,
  PITS,
  RED_MIST,
  SPIRITS_HELD,
  type State,
  URIELS_BOX,
} from '../src/state.ts'
import { positionOf, type Scene, scene, type Table } from './scene.ts'

/** Moves in words, and between them the dice that follow. */
export type Play = readonly (string | readonly number[])[]
/** What is seen, by what is looked at: `souls p0`, `demon gomory`, `owner s51` ... */
export type Seen = Readonly<Record<string, string | number>>
type Position = Partial<Scene>

/** A card tried three ways: it works, it does not when its condition fails, and a bystander is untouched. */
export interface CardTrial {
  /** What is on the table besides the usual. */
  readonly at?: Position
  readonly play?: Play
  readonly see: Seen
  /** What is otherwise when the condition fails, and what is seen then; or the rule that refuses the first move, or another. */
  readonly but: {
    readonly at?: Position
    readonly play?: Play
    readonly see?: Seen
    readonly refused?: string | readonly [move: string, rule: string]
  }
  /** `but` is what would have happened without the card, and the bystander must come out of both alike. */
  readonly control?: true
  /** Who has nothing changed when it works: `p2` unless it says so; `p2 but cards` where cards of all go round. */
  readonly spares?: string
}

/** How cards of a kind are tried: the usual position, and the moves that use the card. */
export interface Usual {
  position(id: string): Scene
  uses(id: string): readonly string[]
}

/** Somebody who has a bit of everything and takes no part. */
const BYSTANDER = {
  p: 2,
  legions: ['p2 s93 2'],
  lieutenants: ['pytho p2 s93'],
  hounds: ['4 p2 s93'],
}

/** With lists of units laid together; all else of the second counts. */
function over(first: Scene, second: Position = {}): Scene {
  const both = { ...first, ...second }
  return {
    ...both,
    legions: [...(second.legions ?? first.legions ?? [])],
    lieutenants: [...(second.lieutenants ?? first.lieutenants ?? [])],
    hounds: [...(second.hounds ?? first.hounds ?? [])],
  }
}

const withBystander = (it: Scene): Scene => ({
  ...it,
  legions: [...(it.legions ?? []), ...BYSTANDER.legions],
  lieutenants: [...(it.lieutenants ?? []), ...BYSTANDER.lieutenants],
  hounds: [...(it.hounds ?? []), ...BYSTANDER.hounds],
})

/** Tries every card of a kind; a card that has no trial fails, as does a trial of no card. */
export function describeCards(
  kind: string,
  ids: readonly string[],
  usual: Usual,
  trials: Readonly<Record<string, CardTrial>>,
): void {
  describe(kind, () => {
    test('each card has a trial, and each trial a card', () => {
      expect(Object.keys(trials).toSorted()).toEqual([...ids].toSorted())
    })

    describe.each(Object.entries(trials))('%s', (id, trial) => {
      const { at, play = [], see, but, control, spares = 'p2' } = trial
      const position = withBystander(over(usual.position(id), at))
      const otherwise = withBystander(over(over(usual.position(id), at), but.at))
      const uses = usual.uses(id)
      const works = (): Table => scene(position).play(...uses, ...play)
      const fails = (): Table => scene(otherwise).play(...uses, ...(but.play ?? play))
      /** In the words of the trial: the rule against the card, or against another move. */
      const refusal = (): CardTrial['but']['refused'] => {
        const t = scene(otherwise)
        if (!Array.isArray(but.refused)) return t.play(...uses.slice(0, -1)).refusal(uses.at(-1) ?? '')
        const [move] = but.refused
        return [move, t.play(...uses, ...(but.play ?? [])).refusal(move) ?? 'allowed']
      }

      test('works', () => {
        expect(look(works(), see)).toEqual(see)
      })

      test('does not when its condition fails', () => {
        const expected = but.refused === undefined ? but.see : { refused: but.refused }
        expect(expected).not.toEqual(see)
        expect(expected).not.toEqual({})
        expect(but.refused === undefined ? look(fails(), but.see ?? {}) : { refused: refusal() }).toEqual(expected)
      })

      test(`leaves ${spares} alone`, () => {
        const [who, , touched = ''] = spares.split(' ')
        const p = Number(who.slice(1))
        const before = belongings(control ? fails().state : positionOf(position), p)
        expect(p === BYSTANDER.p && Object.values(before).some((its) => its.length === 0)).toBe(false)
        expect({ ...belongings(works().state, p), [touched]: [] }).toEqual({ ...before, [touched]: [] })
      })
    })
  })
}

/** Everything of one player. */
function belongings(g: State, p: number): Readonly<Record<string, readonly unknown[]>> {
  return {
    counters: [g.souls[p], g.favours[p], g.disfavours[p], g.freePetitions[p], (g.freeRights >> p) & 1, g.banners[p]],
    cards: handOf(g, p),
    demons: ALL_DEMONS.filter((demon) => g.demonOwner[demon] === p).map((demon) => [
      demon,
      g.recoversOn[demon],
      g.walkCard[demon],
      (g.acted >> demon) & 1,
    ]),
    sectio: ALL_SECTIO.filter((place) => g.owner[place] === p),
    legions: PLACE_IDS.flatMap((id, place) => {
      const legions = legionsAt(g, p, place)
      return legions > 0 ? [`${id} ${legions}`] : []
    }),
    lieutenants: LIEUTENANT_IDS.filter((_, it) => g.lieutenantOwner[it] === p),
    hounds: ATTACKS.flatMap((_, hound) => (g.houndOwner[hound] === p ? [g.houndPlace[hound]] : [])),
  }
}

const look = (t: Table, seen: Seen): Seen =>
  Object.fromEntries(Object.keys(seen).map((words) => [words, lookAt(t, words)]))

/** What a player of the game could see or look up. */
function lookAt(t: Table, words: string): string | number {
  const [what, first = '', second = ''] = words.split(' ')
  const eye = EYES[what]
  if (eye) return eye(t, first, second)
  const its = t.state[what as keyof State] ?? t.state.fight?.[what as keyof Fight]
  const p = Number(first.slice(1))
  if (Array.isArray(its)) return Number(its[p])
  if (typeof its !== 'number') throw new Error(`nobody can look at "${words}"`)
  return (its >> p) & 1
}

type Eye = (t: Table, first: string, second: string) => string | number

const SIGNS = {
  'must stop': MUST_STOP,
  closed: CLOSED,
  'spirits held': SPIRITS_HELD,
  'no souls': NO_SOULS,
  pits: PITS,
  'no flight': NO_FLEE,
  'red mist': RED_MIST,
  'no petition': NO_PETITION,
}
const OFF_THE_MAP = new Map([
  [OUT, 'out'],
  [URIELS_BOX, 'box'],
])
const spot = (place: number): string => OFF_THE_MAP.get(place) ?? PLACE_IDS[place]

const EYES: Readonly<Record<string, Eye>> = {
  asked: (t) => t.asked().join(', '),
  hand: (t, p) => t.hand(Number(p.slice(1))).join(' '),
  /** What a player has seen of the hand of another. */
  seen: (t, p, other) =>
    handOf(t.state, Number(other.slice(1)))
      .filter((card) => (whoKnows(t.state.arcana, card) >> Number(p.slice(1))) & 1)
      .map((card) => DESIGN_IDS[DESIGN_OF[card]])
      .join(' '),
  cards: (t, p) => t.hand(Number(p.slice(1))).length,
  legions: (t, owner, place) => t.legions(owner, place),
  owner: (t, place) => t.owner(place),
  hound: (t, attacks) => t.hound(Number(attacks)),
  tamed: (t, p) => t.state.houndOwner.filter((owner) => owner === Number(p.slice(1))).length,
  lieutenant: (t, id) => t.lieutenant(id),
  demon(t, id) {
    const demon = DEMON_IDS.indexOf(id)
    if (t.state.demonOwner[demon] === NOBODY) return 'gone'
    const until = t.state.recoversOn[demon]
    if (until > 0) return `incapacitated until ${until}`
    return t.isOnEarth(id) ? 'on earth' : 'in hell'
  },
  acted: (t, id) => (t.state.acted >> DEMON_IDS.indexOf(id)) & 1,
  uses: (t, id) => skillUses(t.state, DEMON_IDS.indexOf(id)),
  signs: (t, id) =>
    Object.entries(SIGNS)
      .filter(([, sign]) => t.state.signs[PLACE_IDS.indexOf(id)] & sign)
      .map(([name]) => name)
      .join(', '),
  yields: (t, id) => extraSouls(t.state, PLACE_IDS.indexOf(id)),
  victors: (t, id) => t.victors(id).join(' '),
  uriel: (t) => spot(t.state.uriel),
  lilith: (t) => spot(t.state.lilith),
  aspect: (t) => t.state.lilithNext,
  promised: (t) => t.state.lilithPromised,
  guides: (t) => t.state.urielGuides.join(' '),
  boxes: (t) => t.state.permanents.map((card) => HELL_IDS[card] ?? '-').join(' '),
  /** How many are to act before a demon. */
  before: (t, id) => t.state.track.indexOf(DEMON_IDS.indexOf(id)),
  track: (t) => t.state.track.map((demon) => DEMON_IDS[demon]).join(' '),
  reversed: (t) => t.state.reversed,
  /** How often an event was told. */
  told: (t, id) => t.events.filter((event) => event.id === id).length,
  /** A fact of the last event of that name. */
  fact: (t, id, name) => Number(t.told(id)?.[name] ?? NOBODY),
  /** What a player is asked about. */
  param: (t, p, name) => t.params(Number(p.slice(1)))[name],
  legal: (t, p) => t.legal(Number(p.slice(1))).join(', '),
  /** An answer that may or may not be given. */
  may: (t, p, answer) => (t.legal(Number(p.slice(1))).includes(answer.replaceAll('_', ' ')) ? 'yes' : 'no'),
}
