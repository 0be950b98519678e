import type { Target } from '@acheron/core'
import {
  cellOf,
  cellText,
  engineText,
  HIDDEN,
  NONE,
  printedTrack,
  railText,
  shownTrack,
  sleeperOf,
  sleeperText,
  TRACTION,
} from '@acheron/games/hellrail/third'
import type { ListSection, Sight } from '../contract.ts'
import { hint } from './hint.ts'
import { cardLine } from './names.ts'
import { inRows, readingOrder } from './order.ts'
import { enginesIn, isPlaying, isThird, laidCircles, type Seat, seen, type Table } from './seen.ts'
import { explained, powerOf, type Words, wordsIn } from './text/words.ts'

type Line = ListSection['lines'][number]

/** The whole table as lines; whatever can be pointed at on the board can be pointed at here. */
export function list(sight: Sight): readonly ListSection[] {
  const { names, language, choices } = sight
  const view = seen(sight.view)
  const words = wordsIn(language, view)
  const nameOf = (player: number): string => names[player]?.trim() || words.railway.seat(player + 1)
  const lit = readingOrder(choices)
  const sections = [
    ...placeSections(words, view, lit, (target) => hint(sight, target)),
    ...ownSections(words, view),
    ...trainSections(words, view, nameOf),
    circleSection(words, view, nameOf),
    engineSection(words, view, nameOf),
    railSection(words, view),
    pileSection(words, view),
  ]
  return sections.filter(({ lines }) => lines.length > 0)
}

/** Places of which there are too many to name those that cannot be chosen. */
function placeSections(
  words: Words,
  view: Table,
  lit: readonly Target[],
  say: (target: Target) => string | undefined,
): ListSection[] {
  const { railway } = words
  const lines = (kind: string): Line[] =>
    lit
      .filter((target) => target.kind === kind)
      .map((target) => {
        if (kind !== 'sleeper') return { text: say(target) ?? '', target }
        const rail = view.rails.find(({ cell }) => cell === cellOf(target.id))
        const where = rail ? railText(railway, view, rail.card) : cellText(railway, cellOf(target.id))
        return { text: `${where}, ${sleeperText(railway, sleeperOf(target.id))}`, target }
      })
  const isMoving = view.moving !== NONE
  return [
    { heading: isMoving ? words.list.ahead : words.list.sleepers, lines: lines('sleeper') },
    { heading: isMoving ? words.hints.derail : words.list.cells, lines: lines('cell') },
  ]
}

function ownSections(words: Words, view: Table): ListSection[] {
  if (!isPlaying(view)) return []
  const { railway } = words
  const circles = (view.circleHolder ?? []).flatMap((holder, circle) => (holder === view.me ? [circle] : []))
  const withTrack = (card: number): string => `${cardLine(words, card)}${words.semicolon}${printedTrack(railway, card)}`
  const hand = view.hand.map((id): Line => ({ text: withTrack(id), target: { kind: 'card', id } }))
  return [
    {
      heading: words.circlesToLay,
      lines: circles.map((id) => ({ text: railway.circle(id), target: { kind: 'circle-card', id } })),
    },
    { heading: words.toBeLaid, lines: view.played === NONE ? [] : [{ text: withTrack(view.played) }] },
    { heading: words.hand, lines: hand.length > 0 ? hand : [{ text: railway.position.emptyHand }] },
  ]
}

function trainSections(words: Words, view: Table, nameOf: (player: number) => string): ListSection[] {
  const { position } = words.railway
  return view.players.map((seat, player) => ({
    heading: player === view.me ? words.yourTrain : position.train(nameOf(player)),
    lines: [
      {
        text: [nameOf(player), position.inHand(seat.cards), position.delivered(seat.delivered)].join(', '),
        target: { kind: 'player', id: player },
      },
      ...seat.cars.map((id): Line => ({ text: cardLine(words, id), target: { kind: 'car', id } })),
      ...heldLines(words, seat),
    ],
  }))
}

function heldLines(words: Words, seat: Seat): Line[] {
  const { tokens, effects, heresies } = words
  const held: Line[] = []
  if (seat.token === HIDDEN) held.push({ text: words.faceDown })
  else if (seat.token !== undefined && seat.token !== NONE)
    held.push({ text: explained(words, effects[seat.token]), target: { kind: 'token', id: seat.token } })
  if (seat.heresy !== undefined && seat.heresy !== NONE) held.push({ text: explained(words, heresies[seat.heresy]) })
  if (seat.boat) held.push({ text: explained(words, tokens.boat) })
  if (seat.tender) held.push({ text: explained(words, tokens.tender) })
  if (seat.catcher) held.push({ text: explained(words, tokens.catcher) })
  if (seat.chip) held.push({ text: explained(words, tokens.chip) })
  if (seat.ticket) held.push({ text: explained(words, tokens.ticket) })
  return held
}

function circleSection(words: Words, view: Table, nameOf: (player: number) => string): ListSection {
  const { railway, tokens } = words
  const lines = laidCircles(view).flatMap((circle): Line[] => {
    const power = powerOf(words, view, circle)
    const token = view.tokens?.[circle] ?? NONE
    const here = enginesIn(view, circle).map(nameOf)
    const text = [
      railway.position.circle(circle, cellText(railway, view.circles[circle])),
      ...(token === HIDDEN ? [words.faceDown] : []),
      ...(view.cerberus === circle ? [tokens.cerberus.name] : []),
      ...(here.length > 0 ? [railway.position.engines(here)] : []),
    ].join(', ')
    const effect: Line[] =
      isThird(view) && token >= 0
        ? [{ text: explained(words, words.effects[token]), target: { kind: 'token', id: token } }]
        : power
          ? [{ text: explained(words, power) }]
          : []
    return [{ text, target: { kind: 'circle', id: circle } }, ...effect]
  })
  return { heading: isThird(view) ? words.list.circles : words.list.stations, lines }
}

function engineSection(words: Words, view: Table, nameOf: (player: number) => string): ListSection {
  const { railway, colon, semicolon } = words
  const lines = view.players.map(({ engine }, player): Line => {
    const where = `${nameOf(player)}${colon}${engineText(railway, view, engine)}`
    if (player !== view.moving) return { text: where }
    return { text: `${where}${semicolon}${railway.position.moving(nameOf(player), view.left)}` }
  })
  return { heading: words.list.engines, lines }
}

function railSection(words: Words, view: Table): ListSection {
  const { railway, hints } = words
  const lines = [...view.rails]
    .sort((a, b) => inRows(a.cell, b.cell))
    .map((rail): Line => {
      const markers = view.markers.filter((at) => cellOf(at) === rail.cell)
      const text = [
        `${railText(railway, view, rail.card)}, ${railway.traction(TRACTION[rail.card])}`,
        shownTrack(railway, rail),
        ...(rail.under.length > 0 ? [hints.under(rail.under.length)] : []),
        ...(markers.length > 0
          ? [railway.position.markers(markers.map((at) => sleeperText(railway, sleeperOf(at))))]
          : []),
      ].join(words.semicolon)
      return { text, target: { kind: 'rail', id: rail.card } }
    })
  return { heading: words.list.rails, lines: lines.length > 0 ? lines : [{ text: words.list.noRails }] }
}

function pileSection(words: Words, view: Table): ListSection {
  const { position, sinners } = words.railway
  const hidden = (view.unusedCount ?? 0) - (view.unused?.length ?? 0)
  return {
    heading: words.list.piles,
    lines: [
      { text: position.pile(view.pile) },
      { text: position.discards(view.discards.map((card) => sinners[card])) },
      ...(view.unused ?? []).map(
        (id): Line => ({
          text: `${words.unused}${words.colon}${words.effects[id].name}`,
          target: { kind: 'token', id },
        }),
      ),
      ...(hidden > 0 ? [{ text: `${words.hints.unused(hidden)}, ${words.faceDown}` }] : []),
      ...(view.heresyHolder ?? []).flatMap((holder, id): Line[] =>
        holder === NONE ? [{ text: explained(words, words.heresies[id]), target: { kind: 'heresy', id } }] : [],
      ),
    ],
  }
}
