import type { Target } from '@acheron/core'
import {
  ANTEHELL,
  ATTACKS,
  BONUS,
  COMMAND,
  circleOf,
  FREEBOOTERS,
  HEARTS,
  MAJORS,
  MINORS,
  NOBODY,
  type Place,
  printedSouls,
  quarterOf,
  SIXES,
  SKULLS,
  STARS,
  signsOf,
  type Things,
  WISE_MEN,
} from '@acheron/games/hellgame'
import type { Sight } from '../contract.ts'
import { sidesAfter } from './combat.ts'
import { legionsLed, reaching } from './marches.ts'
import { oddsOf } from './odds.ts'
import { demonIn, forcesAt, promised, type ShownDemon, seen, type Table, wildAt } from './seen.ts'
import { namesOf, type Words, wordsIn } from './text/words.ts'

/** One line about a thing. */
export function hint(sight: Sight, { kind, id }: Target): string | undefined {
  const view = seen(sight.view)
  const words = wordsIn(sight.language)
  const things = namesOf(words, sight.names)
  const found: Readonly<Record<string, () => string | undefined>> = {
    place: () => [placeText(words, things, view, id), ...oddsText(sight, words, view, id)].join(words.semicolon),
    pentagram: () => words.hints.pentagram,
    demon: () => {
      const it = demonIn(view, id)
      return it && demonText(words, things, it)
    },
    lieutenant: () => lieutenantText(words, things, view, id),
    hound: () => houndText(words, things, view, id),
    player: () => (id === FREEBOOTERS ? words.game.terms.freebooters : playerText(words, things, view, id)),
    card: () => cardText(words, things, id),
    'hell-card': () => (id < 0 ? undefined : `${things.hellCard(id)}${words.colon}${things.hellText(id)}`),
    uriel: () => words.hints.uriel,
    lilith: () => lilithText(words, view),
  }
  return Object.hasOwn(found, kind) ? found[kind]() : undefined
}

/** The odds of the fight that a march to a place would bring, for the largest party that could come there. */
function oddsText(sight: Sight, words: Words, view: Table, place: Place): string[] {
  const [party] = reaching(sight, place)
  if (!party || view.me === undefined || place === ANTEHELL) return []
  const sides = sidesAfter(view, view.me, party.legions, party.lieutenant, place)
  return sides ? [words.hints.odds(oddsOf(sides)[0])] : []
}

export const lilithText = ({ hints, game }: Words, { lilith }: Table): string =>
  hints.lilith(lilith.aspect === NOBODY ? '' : game.terms.aspects[lilith.aspect])

/** A place with its owner, what it yields, who stands there, and what holds there this turn. */
export function placeText(words: Words, things: Things, view: Table, place: Place): string {
  const { hints, semicolon } = words
  const head = place === ANTEHELL ? [hints.antehell] : sectioHead(words, things, view, place)
  return [...head, ...unitTexts(words, things, view, place)].join(semicolon)
}

function sectioHead(words: Words, things: Things, view: Table, place: Place): string[] {
  const { hints, game } = words
  const owner = view.owner[place]
  const circle = game.terms.circle(circleOf(place) + 1, game.names.circles[circleOf(place)])
  return [
    `${things.sectio(place)} (${circle}, ${game.terms.quarter(quarterOf(place) + 1)})`,
    owner === NOBODY ? hints.unowned : hints.owner(things.side(owner)),
    place === WISE_MEN ? hints.yieldsCards : hints.yields(game.terms.souls(printedSouls(place)), view.yields[place]),
    ...signsOf(game, view.signs[place]),
  ]
}

/** Who stands in a place, side by side. */
function unitTexts(words: Words, things: Things, view: Table, place: Place): string[] {
  const { hints, game } = words
  const { terms } = game
  const toCome = promised(view).filter((it) => it === place).length
  return [
    ...forcesAt(view, place).map(({ owner, legions, lieutenants, hounds }) =>
      hints.units(
        things.side(owner),
        [
          ...(legions > 0 ? [terms.legions(legions)] : []),
          ...lieutenants.map((it) => terms.lieutenant(things.lieutenant(it), BONUS[it], COMMAND[it])),
          ...hounds.map(things.hound),
        ].join(', '),
      ),
    ),
    ...(toCome > 0 ? [hints.toCome(terms.legions(toCome))] : []),
    ...wildAt(view, place).map((hound) => hints.wild(things.hound(hound))),
    ...(view.uriel.place === place ? [hints.uriel] : []),
    ...(view.lilith.place === place ? [lilithText(words, view)] : []),
  ]
}

/** A demon with hearts, skulls and stars, how he is, and his skill. */
export function demonText(words: Words, things: Things, it: ShownDemon): string {
  const { terms } = words.game
  const state =
    it.recoversOn > 0
      ? [words.demon.incapacitated(it.recoversOn)]
      : it.walk === NOBODY
        ? []
        : [words.demon.onEarth(things.card(it.walk))]
  return [
    `${things.demon(it.demon)} (${things.name(it.owner)})`,
    [terms.hearts(HEARTS[it.demon]), terms.skulls(SKULLS[it.demon]), terms.stars(STARS[it.demon])].join(', '),
    ...state,
    ...(it.acted ? [words.order.acted] : []),
    things.skill(it.demon),
  ].join(words.semicolon)
}

function lieutenantText(words: Words, things: Things, view: Table, id: number): string {
  const { hints } = words
  const { owner, place, souls } = view.lieutenants[id]
  const head = hints.lieutenant(things.lieutenant(id), BONUS[id], COMMAND[id])
  if (owner === NOBODY) return head
  return [
    head,
    hints.owner(things.side(owner)),
    hints.leads(legionsLed(view, id)),
    ...(place <= ANTEHELL ? [things.sectio(place)] : []),
    ...(souls > 0 ? [words.game.terms.souls(souls)] : []),
  ].join(words.semicolon)
}

function houndText({ hints, semicolon }: Words, things: Things, view: Table, id: number): string {
  const { owner } = view.hounds[id]
  return [hints.hound(ATTACKS[id]), owner === NOBODY ? hints.rampaging : hints.tamedBy(things.side(owner))].join(
    semicolon,
  )
}

function playerText(words: Words, things: Things, view: Table, player: number): string | undefined {
  const seat = view.players[player]
  if (!seat) return undefined
  const { terms } = words.game
  const known = view.seen?.[player] ?? seat.known
  return [
    things.name(player),
    terms.souls(seat.souls),
    terms.favours(seat.favours),
    terms.disfavours(seat.disfavours),
    terms.cards(seat.cards),
    ...(known.length > 0 ? [words.hints.known(known.map(things.card).join(', '))] : []),
  ].join(words.semicolon)
}

/** The minor use of a card with its price; undefined: it has none. */
export function minorText(words: Words, design: number): string | undefined {
  const minor = MINORS[design]
  if (!minor) return undefined
  const { terms } = words.game
  const kind = minor.kind === 'pass' ? terms.passes[minor.length] : terms.minors[minor.kind]
  return `${kind}, ${terms.cost(minor.souls, 0)}`
}

/** When, where and at what price the major use is. */
export function majorText(words: Words, design: number): string {
  const { terms } = words.game
  const { timing, sphere, souls = 0, favours = 0, needs } = MAJORS[design]
  if (timing === 'playRightAway') return terms.timings[timing]
  const asked =
    needs?.stat !== undefined && needs.min !== undefined
      ? [terms.needs[needs.stat](needs.min)]
      : needs?.group !== undefined && needs.total !== undefined
        ? [terms.needs.group[needs.group](needs.total)]
        : []
  return [terms.timings[timing], terms.spheres[sphere], terms.cost(souls, favours), ...asked].join(', ')
}

/** A card with both uses. */
export function cardText(words: Words, things: Things, design: number): string {
  const minor = minorText(words, design)
  return [
    `${things.card(design)}${SIXES[design] ? ` (${words.hints.six})` : ''}`,
    ...(minor ? [`${words.minor}${words.colon}${minor}`] : []),
    `${words.major}${words.colon}${majorText(words, design)}`,
    things.cardText(design),
  ].join(words.semicolon)
}
