import { capital, type Facts } from '@acheron/core'
import { ANTEHELL, PENTAGRAM } from '../src/board.ts'
import { type Card, DESIGN_OF, type Design, MAJORS } from '../src/cards/deck.ts'
import { legionOf, nounOf, type VerbName, verbOf } from '../src/moves.ts'
import {
  CLOSED,
  CLOSED_TO_SPIRITS,
  ENDINGS,
  MUST_STOP,
  NO_FLEE,
  NO_PETITION,
  NO_SOULS,
  NOBODY,
  OUT,
  type Owner,
  PEACE,
  PITS,
  RED_MIST,
  SPIRITS_HELD,
  URIELS_BOX,
} from '../src/state.ts'
import { type HellgameEvent, PAID } from '../src/story.ts'
import type { Words } from './en.ts'
import type { Things } from './things.ts'

type Secret = { readonly card?: Card; readonly cards?: readonly Card[] }
type Tellers = { readonly [E in HellgameEvent as E['id']]: (facts: E['facts'] & Secret) => string | undefined }

/** One event as a line; undefined is not worth one. */
export function tell(words: Words, things: Things, event: { id: string; facts: Facts }): string | undefined {
  const tellers = tellersOf(words, things) as unknown as Readonly<Record<string, (facts: Facts) => string | undefined>>
  return tellers[event.id]?.(event.facts)
}

const CARDS_OF_DIE = [0, 0, 1, 1, 2, 2, 3]
const WHYS = ['card', 'combat', 'spirit', 'danger', 'dismissed', 'unpaid', 'captured', 'sacrificed', 'skill'] as const

const SIGNS = [
  [MUST_STOP, 'mustStop'],
  [CLOSED, 'closed'],
  [CLOSED_TO_SPIRITS, 'closedToSpirits'],
  [SPIRITS_HELD, 'spiritsHeld'],
  [NO_SOULS, 'noSouls'],
  [PITS, 'pits'],
  [NO_FLEE, 'noFlee'],
  [RED_MIST, 'redMist'],
  [NO_PETITION, 'noPetition'],
  [PEACE, 'peace'],
] as const

/** What lies on a Sectio, sign by sign. */
export const signsOf = ({ story }: Words, signs: number): string[] =>
  SIGNS.flatMap(([bit, id]) => (signs & bit ? [story.signs[id]] : []))

function tellersOf(words: Words, things: Things): Tellers {
  const { story, terms } = words
  const { name, side, where, sectio, demon, card, hellCard, lieutenant, hound } = things
  const designs = (cards: readonly Card[]): string[] => cards.map((each) => card(DESIGN_OF[each]))
  const party = (legions: number, it: number): string => story.party(legions, it === NOBODY ? [] : [lieutenant(it)])
  return {
    turn: ({ turn }) => story.turn(turn),
    phase: ({ phase }) => (phase === 0 ? undefined : story.phase(terms.phases[phase - 1])),
    'demon-drawn': ({ by, demon: it }) => story.demonDrawn(name(by), demon(it)),
    'demon-swapped': ({ by, demon: it }) => story.demonSwapped(name(by), demon(it)),
    'sectio-dealt': ({ by, place }) => story.sectioDealt(name(by), sectio(place)),
    'order-rolled': ({ players }) => story.orderRolled(players.map(name)),

    'hell-drawn': ({ card: it, as }) =>
      [story.hellDrawn, story.event, story.phenomenonCard, story.placeCard][as](hellCard(it)),
    'permanent-laid': ({ card: it, box }) => story.permanentLaid(hellCard(it), terms.boxes[box]),
    'permanent-gone': ({ card: it }) => story.permanentGone(hellCard(it)),
    'event-redrawn': ({ by, card: it }) => story.eventRedrawn(name(by), hellCard(it)),
    phenomenon: ({ phenomenon, places }) => story.phenomenon(things.phenomenon(phenomenon), things.area(places)),

    drew: ({ by, count, card: it }) =>
      it === undefined ? story.drew(name(by), count) : story.drewThese(name(by), count, designs([it])),
    'not-drawn': ({ by, die }) => story.notDrawn(name(by), die),
    'right-away': ({ by, card: it }) => story.rightAway(name(by), card(it)),
    discarded: ({ by, card: it }) => story.discarded(name(by), card(it)),
    'card-taken': ({ by, from, card: it }) =>
      it === undefined
        ? story.cardTaken(name(by), name(from))
        : story.cardTakenThis(name(by), name(from), card(DESIGN_OF[it])),
    'hand-seen': ({ by, at, count, cards }) =>
      cards && cards.length > 0
        ? story.handSeenThese(name(by), name(at), count, designs(cards))
        : story.handSeen(name(by), name(at), count),
    'pile-seen': ({ by, deck, count, cards = [] }) => {
      if (cards.length === 0) return (deck === 0 ? story.arcanaSeen : story.hellSeen)(name(by), count)
      return deck === 0
        ? story.arcanaSeenThese(name(by), count, designs(cards))
        : story.hellSeenThese(name(by), count, cards.map(hellCard))
    },
    'cards-laid-under': ({ by, count }) => story.laidUnder(name(by), count),
    'hands-rotated': () => story.handsRotated,

    souls({ by, n, why }) {
      if (n > 0) return story.soulsGained(name(by), n)
      return why === PAID ? story.soulsPaid(name(by), -n) : story.soulsLost(name(by), -n)
    },
    favours: ({ by, n }) => (n > 0 ? story.favoursGained(name(by), n) : story.favoursLost(name(by), -n)),
    disfavours: ({ by, n }) => (n > 0 ? story.disfavoursGained(name(by), n) : story.disfavoursLost(name(by), -n)),
    'souls-given': ({ by, to, n }) => story.gave(name(by), name(to), story.gifts.souls(n)),
    collected: ({ by, souls }) => story.collected(name(by), souls),
    'earth-souls': ({ demon: it, die, souls }) => story.earthSouls(demon(it), die, souls),
    'earth-favour': ({ demon: it, die, got }) =>
      got ? story.earthFavour(demon(it)) : story.noEarthFavour(demon(it), die),
    'wise-men': ({ by, die }) => story.wiseMen(name(by), die, CARDS_OF_DIE[die]),
    upkeep: ({ by, souls, unpaid }) => {
      if (unpaid === 0) return story.upkeep(name(by), souls)
      return souls === 0 ? story.unpaid(name(by), unpaid) : story.upkeepShort(name(by), souls, unpaid)
    },
    offered: ({ by, to, taken }) =>
      taken > 0 ? story.takesUnpaid(name(to), name(by), taken) : story.refusesUnpaid(name(to), name(by)),
    given: ({ by, to, what, thing, accepted }) =>
      (accepted ? story.gave : story.giftRefused)(name(by), name(to), giftOf(words, things, verbOf(what), thing)),

    raised: ({ by, place, count }) => story.raised(side(by), count, where(place)),
    recruited: ({ by, die, lieutenant: it }) => story.recruited(name(by), die, lieutenant(it)),
    'recruiting-failed': ({ by, die }) => story.recruitingFailed(name(by), die),
    'lieutenant-placed': ({ by, lieutenant: it, place }) =>
      story.lieutenantPlaced(side(by), lieutenant(it), where(place)),
    'lieutenant-gone': ({ lieutenant: it, why }) => story.lieutenantGone(lieutenant(it), story.whys[WHYS[why]]),
    'bonus-paid': ({ by, lieutenant: it, souls }) => story.bonusPaid(name(by), lieutenant(it), souls),
    tamed: ({ by, die, hound: it }) => {
      if (it === NOBODY) return story.notTamed(side(by), die)
      return die === 0 ? story.tamed(side(by), hound(it)) : story.tamedByDie(side(by), die, hound(it))
    },
    stray: ({ hound: it, place }) => story.stray(hound(it), where(place)),
    rampages: ({ hound: it, place }) => story.rampages(hound(it), where(place)),
    'hound-gone': ({ hound: it }) => story.houndGone(hound(it)),
    'legions-gone': ({ by, place, count, why }) =>
      story.legionsGone(side(by), count, where(place), story.whys[WHYS[why]]),
    'legions-turned': ({ from, to, place, count }) => story.legionsTurned(side(to), side(from), count, where(place)),
    'lieutenant-turned': ({ lieutenant: it, to }) => story.lieutenantTurned(side(to), lieutenant(it)),
    freebooters: ({ place, count }) => story.freebooters(count, where(place)),

    gained: ({ by, place, from }) =>
      from === NOBODY ? story.gained(side(by), sectio(place)) : story.gainedFrom(side(by), sectio(place), side(from)),
    revoked: ({ place, from }) => story.revoked(sectio(place), side(from)),
    lucifer: ({ by, place, souls }) => story.lucifer(name(by), sectio(place), souls),
    sign: ({ places, sign }) => story.warning(signsOf(words, sign).join(', '), things.area(places)),

    acts: ({ demon: it, action, card: used }) => {
      const verb = verbOf(action)
      if (!isAct(words, verb)) return undefined
      return story.acts[verb](demon(it), used === NOBODY ? '' : card(used))
    },
    order: ({ demon: it, at }) => story.order(demon(it), at + 1),
    marched: ({ by, from, to, legions, lieutenant: it }) =>
      story.marched(side(by), party(legions, it), where(from), where(to)),
    'passage-asked': ({ by, place, granted }) =>
      (granted ? story.passageGranted : story.passageRefused)(name(by), where(place)),
    lost: ({ by, die }) => story.lost(name(by), die),
    fled: ({ by, from, to, dice, legions, lieutenant: it }) =>
      story.fled(side(by), party(legions, it), where(from), where(to), dice),
    'flight-failed': ({ by, place, dice, legions, lieutenant: it }) =>
      story.flightFailed(side(by), party(legions, it), where(place), dice),
    earth: ({ demon: it }) => story.earth(demon(it)),
    home: ({ demon: it }) => story.home(demon(it)),
    influence: ({ demon: it, dice, succeeded }) =>
      (succeeded ? story.influenced : story.notInfluenced)(demon(it), dice),
    supplicated: ({ demon: it, dice, result }) => {
      const { supplication } = story
      const told = result < 0 ? supplication.incapacitated : supplication.lost(result)
      return story.supplicated(demon(it), dice, result === 0 ? supplication.nothing : told)
    },
    deeds: ({ demon: it, dice, favours }) => story.deeds(demon(it), dice, favours),
    incapacitated: ({ demon: it, recoversOn }) => story.incapacitated(demon(it), recoversOn),
    recovered: ({ demon: it, die }) => (die > 0 ? story.recoveredByDie(demon(it), die) : story.recovered(demon(it))),
    'still-incapacitated': ({ demon: it, die }) => story.stillIncapacitated(demon(it), die),
    killed: ({ demon: it }) => story.killed(demon(it)),
    rolled: ({ demon: it, die, passed }) => (passed ? story.passed : story.failed)(demon(it), die),
    duel: ({ a, b, sums, won }) => story.duel(demon(a), demon(b), sums, demon(won ? a : b)),

    announced: ({ demon: it, card: played, targets }) =>
      story.announced(
        demon(it),
        card(played),
        targets.map((target, i) => targetText(words, things, played, target, i)),
      ),
    countered: ({ demon: it, card: played }) => story.countered(demon(it), card(played)),
    stands: ({ card: played }) => story.stands(card(played)),
    cancelled: ({ card: played }) => story.cancelled(card(played)),
    redirected: ({ card: played, demon: it }) => story.redirected(card(played), demon(it)),
    group: ({ demons, total, stands }) => (stands ? story.groupStands : story.groupFails)(demons.map(demon), total),

    answers: ({ about, players }) => story.answers(about, players.map(name)),

    uriel: ({ place }) => {
      if (place === OUT) return story.urielGone
      return place === URIELS_BOX ? story.urielComes : story.urielAt(sectio(place))
    },
    'uriel-rolled': ({ die }) => story.urielRolled(die),
    lilith: ({ place, aspect }) => {
      if (place === OUT) return story.lilithGone
      if (place === ANTEHELL) return aspect === NOBODY ? story.lilithCalled : story.lilithComes(terms.aspects[aspect])
      return story.lilithAt(sectio(place), terms.aspects[aspect])
    },
    'lilith-rolled': ({ die }) => story.lilithRolled(die),
    courted: ({ demons, winner, steers }) =>
      (steers ? story.courtedWell : story.courtedInVain)(
        demon(winner),
        demons.filter((it) => it !== winner).map(demon),
      ),
    'hound-moved': ({ hound: it, die, to }) => {
      if (die > 4) return story.houndStays(hound(it), die)
      return to === PENTAGRAM || to === ANTEHELL
        ? story.houndOut(hound(it), die)
        : story.houndMoved(hound(it), die, where(to))
    },

    combat: ({ place, camps }) =>
      story.combat(
        sectio(place),
        [0, 1].map((camp) => campText(words, things, camps, camp)),
      ),
    peace: ({ place }) => story.peace(sectio(place)),
    joins: ({ demon: it, cards }) => story.joins(demon(it), cards),
    attacks: ({ by, dice, hits }) => story.attacks(rampagingOr(words, things, by), dice, hits),
    saves: ({ by, dice, lost }) => story.saves(rampagingOr(words, things, by), dice, lost),
    'hound-fight': ({ hounds, sums }) => story.houndFight(hounds.map((it, i) => `${hound(it)} ${sums[i]}`)),
    won: ({ place, players }) =>
      players.length > 0 ? story.won(sectio(place), players.map(name)) : story.wonByIndependents(sectio(place)),
    'quick-fight': ({ place, sums }) => story.quickFight(sectio(place), sums[0], sums[1]),
    cup: ({ place }) => story.cup(sectio(place)),

    petition: ({ by, place, way, die, granted }) => {
      if (!granted) {
        return die > 0
          ? story.petitionFails(name(by), sectio(place), die)
          : story.petitionOpposed(name(by), sectio(place))
      }
      if (way === 0) return story.petitionByFavour(name(by), sectio(place))
      return die > 0
        ? story.petitionByRightRolled(name(by), sectio(place), die)
        : story.petitionByRight(name(by), sectio(place))
    },
    atoned: ({ by, disfavours }) => story.atoned(name(by), disfavours),
    sixes: ({ by, cards }) => story.sixes(name(by), designs(cards ?? [])),
    ended: ({ ending, winners }) => story.endings[ENDINGS[ending]](winners.map(name)),
  }
}

/** Some actions are told by what comes of them. */
const isAct = ({ story }: Words, verb: VerbName): verb is VerbName & keyof Words['story']['acts'] =>
  Object.hasOwn(story.acts, verb)

/** Hounds that rampage have no owner. */
const rampagingOr = ({ terms }: Words, { side }: Things, owner: Owner): string =>
  owner === NOBODY ? capital(terms.rampaging) : side(owner)

/** Those of one side; where there is no owner, hounds. */
function campText({ terms }: Words, { side }: Things, camps: readonly number[], camp: number): string {
  const owners = camps.flatMap((each, owner) => (each === camp ? [side(owner)] : []))
  return owners.length > 0 ? owners.join(', ') : terms.rampaging
}

/** A gift, by the verb that named it. */
function giftOf({ story }: Words, things: Things, verb: VerbName, thing: number): string {
  const { gifts } = story
  const kinds: Partial<Record<VerbName, () => string>> = {
    favour: () => gifts.favour,
    take: () => gifts.card,
    place: () => gifts.sectio(things.sectio(thing)),
    demon: () => gifts.demon(things.demon(thing)),
    lieutenant: () => gifts.lieutenant(things.lieutenant(thing)),
    legion: () => gifts.legion(things.where(legionOf(thing).place)),
  }
  return kinds[verb]?.() ?? gifts.souls(thing)
}

/** What a card was aimed at. */
function targetText(words: Words, things: Things, card: Design, target: number, index: number): string {
  const { targets = [] } = MAJORS[card]
  const kind = targets[Math.min(index, targets.length - 1)]?.kind
  if (kind === 'demon') return things.demon(target)
  if (kind === 'player') return things.name(target)
  if (kind === 'sectio') return things.sectio(target)
  if (kind === 'lieutenant') return things.lieutenant(target)
  if (kind === 'permanent') return things.hellCard(target)
  const { owner, place } = legionOf(target)
  return words.story.legionOf(things.side(owner), things.where(place))
}

export const giftMoved = (words: Words, things: Things, gift: number): string =>
  giftOf(words, things, verbOf(gift), nounOf(gift))
