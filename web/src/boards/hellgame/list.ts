import type { Target } from '@acheron/core'
import { ALL_PLACES, ANTEHELL, circleOf, NOBODY, PHASES, type Things } from '@acheron/games/hellgame'
import type { ListSection, Sight } from '../contract.ts'
import { areTwo, sidesOf, sideText } from './combat.ts'
import { cardText, demonText, hint, lilithText, placeText } from './hint.ts'
import { oddsOf } from './odds.ts'
import { readingOrder } from './order.ts'
import {
  actingDemon,
  CIRCLES,
  demonsOf,
  heldIn,
  isFighting,
  isOnMap,
  orderOf,
  type ShownDemon,
  seen,
  type Table,
} from './seen.ts'
import { namesOf, type Words, wordsIn } from './text/words.ts'

type Line = ListSection['lines'][number]

/** The whole table as lines; whatever can be pointed at on the board can be pointed at here. */
export function list(sight: Sight): readonly ListSection[] {
  const view = seen(sight.view)
  const words = wordsIn(sight.language)
  const things = namesOf(words, sight.names)
  const sections = [
    chooseSection(sight, words),
    ...combatSection(words, things, view),
    phaseSection(words, view),
    handSection(words, things, view),
    ...playerSections(words, things, view),
    orderSection(words, things, view),
    eventSection(words, things, view),
    progressSection(words, things, view),
    ...placeSections(words, things, view),
    spiritSection(words, things, view),
  ]
  return sections.filter(({ lines }) => lines.length > 0)
}

/** What can be chosen comes first, so that nobody has to look for it among forty-five Sectio. */
function chooseSection(sight: Sight, words: Words): ListSection {
  const lines = readingOrder(sight.choices).map((target): Line => ({ text: hint(sight, target) ?? '', target }))
  return { heading: words.list.choose, lines }
}

function combatSection(words: Words, things: Things, view: Table): ListSection[] {
  if (!isFighting(view)) return []
  const sides = sidesOf(view)
  const odds = areTwo(sides) ? oddsOf(sides) : undefined
  const head = `${words.combat.heading(things.sectio(view.fight.place))}, ${words.combat.round(view.fight.round)}`
  return [
    {
      heading: words.list.combat,
      lines: [
        { text: head, target: { kind: 'place', id: view.fight.place } },
        ...(odds ? sides.map((side, i): Line => ({ text: sideText(words, things, side, odds[i]) })) : []),
      ],
    },
  ]
}

function phaseSection(words: Words, view: Table): ListSection {
  const isSetup = PHASES[view.phase] === 'setup'
  const now = isSetup ? words.settingUp : words.game.terms.phases[view.phase - 1]
  return { heading: words.turn(view.turn, view.lastTurn), lines: [{ text: now }] }
}

function handSection(words: Words, things: Things, view: Table): ListSection {
  const hand = view.hand ?? []
  const empty = view.me === undefined ? [] : [{ text: words.game.position.emptyHand }]
  const lines = hand.map(
    (design): Line => ({ text: cardText(words, things, design), target: { kind: 'card', id: design } }),
  )
  return { heading: words.hand, lines: lines.length > 0 ? lines : empty }
}

function playerSections(words: Words, things: Things, view: Table): ListSection[] {
  const { terms, position } = words.game
  return view.players.map(({ souls, favours, disfavours, cards }, player) => ({
    heading: player === view.me ? position.me(things.name(player)) : things.name(player),
    lines: [
      {
        text: [terms.souls(souls), terms.favours(favours), terms.disfavours(disfavours), position.inHand(cards)].join(
          ', ',
        ),
        target: { kind: 'player', id: player },
      },
      ...demonsOf(view, player).map(
        (it): Line => ({ text: demonText(words, things, it), target: { kind: 'demon', id: it.demon } }),
      ),
    ],
  }))
}

function orderSection(words: Words, things: Things, view: Table): ListSection {
  const lines = orderOf(view).map((it): Line => {
    const text = [`${things.demon(it.demon)} (${things.name(it.owner)})`, ...actionState(words, view, it)].join(', ')
    return { text, target: { kind: 'demon', id: it.demon } }
  })
  return { heading: words.list.order, lines }
}

function actionState({ demon: how, order }: Words, view: Table, { demon, acted, recoversOn }: ShownDemon): string[] {
  if (recoversOn > 0) return [how.incapacitated(recoversOn)]
  if (demon === actingDemon(view)) return [order.now]
  if (acted) return [order.acted]
  return view.track.includes(demon) ? [order.waiting] : []
}

function eventSection(words: Words, things: Things, view: Table): ListSection {
  const { terms } = words.game
  return {
    heading: words.events.heading,
    lines: view.permanents.map((card, box): Line => {
      if (card === NOBODY) return { text: `${terms.boxes[box]}${words.colon}${words.events.none}` }
      const text = `${terms.boxes[box]}${words.colon}${things.hellCard(card)}. ${things.hellText(card)}`
      return { text, target: { kind: 'hell-card', id: card } }
    }),
  }
}

/** Who is how near to which circle. */
function progressSection(words: Words, things: Things, view: Table): ListSection {
  const lines = Array.from({ length: CIRCLES }, (_, circle): Line => {
    const held = view.players.flatMap((_none, player) => {
      const n = heldIn(view, player, circle)
      return n > 0 ? [words.circles.held(n, things.name(player))] : []
    })
    const name = words.list.circle(circle + 1, words.game.names.circles[circle])
    return { text: `${name}${words.colon}${held.join(', ') || words.circles.nobody}` }
  })
  return { heading: words.circles.heading, lines }
}

function placeSections(words: Words, things: Things, view: Table): ListSection[] {
  const line = (place: number): Line => ({
    text: placeText(words, things, view, place),
    target: { kind: 'place', id: place } satisfies Target,
  })
  const circles = Array.from({ length: CIRCLES }, (_, circle) => ({
    heading: words.list.circle(circle + 1, words.game.names.circles[circle]),
    lines: ALL_PLACES.filter((place) => place !== ANTEHELL && circleOf(place) === circle).map(line),
  }))
  return [...circles, { heading: words.game.terms.antehell, lines: [line(ANTEHELL)] }]
}

function spiritSection(words: Words, things: Things, view: Table): ListSection {
  const { uriel, lilith } = view
  const { position } = words.game
  return {
    heading: words.list.spirits,
    lines: [
      ...(uriel.place === -2
        ? []
        : [{ text: position.uriel(isOnMap(uriel.place) ? things.sectio(uriel.place) : position.onEarth) }]),
      ...(isOnMap(lilith.place)
        ? [{ text: [lilithText(words, view), things.sectio(lilith.place)].join(words.semicolon) }]
        : []),
    ],
  }
}
