import type { Target } from '@acheron/core'
import {
  cellOf,
  cellText,
  type Explained,
  HIDDEN,
  isAtEnd,
  isInCircle,
  NONE,
  railText,
  shownTrack,
  sleeperOf,
  sleeperText,
  TRACTION,
  VALUE,
} from '@acheron/games/hellrail/third'
import type { Sight } from '../contract.ts'
import { PIECES } from './glyphs.ts'
import { cardLine } from './names.ts'
import { cellPast, reachOf } from './reach.ts'
import { enginesIn, railAt, railOf, railwayOf, seen, type Table } from './seen.ts'
import { explained, powerOf, type Words, wordsIn } from './text/words.ts'

type NameOf = (player: number) => string

/** What a look at a thing says: what a card is worth and how far it carries, what a circle does and who is there. */
export function hint({ view, names, language }: Sight, { kind, id }: Target): string | undefined {
  const table = seen(view)
  const words = wordsIn(language, table)
  const nameOf: NameOf = (player) => names[player]?.trim() || words.railway.seat(player + 1)
  const saying: Readonly<Record<string, () => string | undefined>> = {
    card: () => handHint(words, table, nameOf, id),
    car: () => cardLine(words, id),
    circle: () => circleHint(words, table, nameOf, id),
    'circle-card': () => words.railway.circle(id),
    rail: () => railHint(words, table, id),
    sleeper: () => sleeperHint(words, table, id),
    cell: () => cellHint(words, table, id),
    player: () => playerHint(words, table, nameOf, id),
    token: () => explained(words, words.effects[id]),
    heresy: () => explained(words, words.heresies[id]),
    piece: () => explained(words, words.tokens[PIECES[id].name]),
    pile: () => words.railway.position.pile(table.pile),
    discards: () => words.railway.position.discards(table.discards.map((card) => words.railway.sinners[card])),
  }
  const text = Object.hasOwn(saying, kind) ? saying[kind]() : undefined
  return text && `${text[0].toLocaleUpperCase(language)}${text.slice(1)}`
}

/** My card, and in my turn how far the engine would come with it. */
function handHint(words: Words, view: Table, nameOf: NameOf, card: number): string {
  const { hints, railway, semicolon } = words
  const line = cardLine(words, card)
  if (view.me !== view.player || view.moving !== NONE || !view.hand.includes(card)) return line
  const { sleepers, circles, rams, derails } = reachOf(view, view.me, VALUE[card])
  if (sleepers.size === 0 && circles.size === 0) return line
  const told = [line, hints.reaches(VALUE[card], [...circles.keys()].sort((a, b) => a - b).map(railway.circle))]
  if (rams.length > 0) told.push(hints.rams(rams.map(({ engine }) => nameOf(engine))))
  if (derails.length > 0) told.push(hints.derails)
  return told.join(semicolon)
}

function circleHint(words: Words, view: Table, nameOf: NameOf, circle: number): string {
  const { railway, hints, tokens } = words
  const power = powerOf(words, view, circle)
  const isHidden = view.tokens?.[circle] === HIDDEN
  const engines = enginesIn(view, circle).map(nameOf)
  const place = [
    railway.circle(circle),
    ...(isHidden ? [words.faceDown] : []),
    ...(engines.length > 0 ? [hints.engines(engines)] : []),
  ].join(words.semicolon)
  return inSentences(words, place, [power, view.cerberus === circle ? tokens.cerberus : undefined])
}

/** A place, and in sentences of their own what is there and what it does. */
const inSentences = (words: Words, place: string, there: readonly (Explained | undefined)[]): string => {
  const told = there.flatMap((thing) => (thing ? [explained(words, thing)] : []))
  return told.length > 0 ? [`${place}.`, ...told].join(' ') : place
}

function railHint(words: Words, view: Table, card: number): string | undefined {
  const rail = railOf(view, card)
  if (!rail) return undefined
  const { railway, hints, semicolon } = words
  return [
    `${railText(railway, view, card)}, ${railway.traction(TRACTION[card])}`,
    shownTrack(railway, rail),
    ...(rail.under.length > 0 ? [hints.under(rail.under.length)] : []),
  ].join(semicolon)
}

function sleeperHint(words: Words, view: Table, at: number): string {
  const { railway } = words
  const rail = railAt(view, cellOf(at))
  const where = rail ? railText(railway, view, rail.card) : cellText(railway, cellOf(at))
  const place = `${where}, ${sleeperText(railway, sleeperOf(at))}`
  return inSentences(words, place, view.markers.includes(at) ? [words.marker] : [])
}

function cellHint(words: Words, view: Table, cell: number): string {
  const { railway, hints, colon } = words
  if (isPastEnd(view, cell)) return hints.derail
  const rail = railAt(view, cell)
  return rail ? railText(railway, view, rail.card) : `${hints.emptyCell}${colon}${cellText(railway, cell)}`
}

/** Whether the engine on the move stands at the end of its track, before this cell. */
function isPastEnd(view: Table, cell: number): boolean {
  if (view.moving === NONE) return false
  const { engine } = view.players[view.moving]
  if (isInCircle(engine) || !isAtEnd(railwayOf(view), engine)) return false
  return reachOf(view, view.moving, 1).derails.some((end) => cellPast(end) === cell)
}

function playerHint(words: Words, view: Table, nameOf: NameOf, player: number): string | undefined {
  const seat = view.players[player]
  if (!seat) return undefined
  const { position, sinners } = words.railway
  const seen = view.seen[player]
  const known = seen.length > 0 ? [seen.map((card) => sinners[card]).join(', ')] : []
  return [
    nameOf(player),
    position.inHand(seat.cards),
    position.coupled(seat.cars.length),
    position.delivered(seat.delivered),
    ...known,
  ].join(words.semicolon)
}
