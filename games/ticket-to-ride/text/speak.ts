import type { Json, Move, Player, Question, Texts } from '@acheron/core'
import { COLOUR, LENGTH, type Route } from '../src/board.ts'
import { GREY, LOCOMOTIVE } from '../src/colours.ts'
import {
  CLAIM,
  DRAW,
  isClaim,
  isReturn,
  isTake,
  KEEP,
  PASS,
  paidColour,
  paidLocomotives,
  RETURN,
  TAKE_TICKETS,
} from '../src/moves.ts'
import type { View } from '../src/secrets.ts'
import { EMPTY, OPEN_END } from '../src/state.ts'
import type { Words } from './en.ts'
import { positionLines } from './position.ts'
import { tell } from './tell.ts'
import { paymentText, routeText, ticketText } from './things.ts'

/** Makes a language out of its words. */
export function speak(words: Words): Texts {
  const nameIn = (names: readonly string[]) => (p: Player) => names[p]?.trim() || words.seat(p + 1)
  return {
    name: words.name,
    prompt: (question, view) => prompt(words, question, seen(view)),
    move: (m, view) => moveText(words, m, seen(view)),
    story: (event, names) => tell(words, event, nameIn(names)),
    option: (name) => find(words.options, name),
    choice: (option, choice) => find(find<Readonly<Record<string, string>>>(words.choices, option), choice),
    ending: (id) => find(words.endings, id),
    part: (id) => find(words.parts, id),
    position: (view, names) => positionLines(words, seen(view), nameIn(names)),
  }
}

/** The view of this game, as the platform passes it on. */
const seen = (view: Json): View => view as View & Json

function find<T>(table: Readonly<Record<string, T>>, id: string): T {
  if (!Object.hasOwn(table, id)) throw new Error(`there are no words for "${id}"`)
  return table[id]
}

function prompt(words: Words, { id, params }: Question, view: View): string {
  const { prompts } = words
  const asking: Readonly<Record<string, () => string>> = {
    'first-tickets': () => prompts.firstTickets(params.offered, params.fewest),
    turn: () => turnPrompt(words, params.turnsLeft, view),
    'second-card': () => (view.row.includes(LOCOMOTIVE) ? prompts.secondCardNoLocomotive : prompts.secondCard),
    pay: () => prompts.pay(routeText(words, params.route), price(words, params.route)),
    'keep-tickets': () => prompts.keepTickets(params.offered, params.fewest),
  }
  return find(asking, id)()
}

/** Names the actions for which there is something left on the table. */
function turnPrompt({ prompts }: Words, turnsLeft: number, view: View): string {
  const cards = view.pile > 0 || view.row.some((card) => card !== EMPTY) ? [prompts.takeCards] : []
  const tickets = view.ticketPile > 0 ? [prompts.takeTickets] : []
  const others = cards.length + tickets.length
  const actions = [...cards, others > 0 ? prompts.claimRoute : prompts.claimOrPass, ...tickets]
  if (turnsLeft === OPEN_END) return prompts.turn(actions)
  return turnsLeft === 1 ? prompts.veryLastTurn(actions) : prompts.ownLastTurn(actions)
}

function price({ cards, prompts }: Words, route: Route): string {
  return COLOUR[route] === GREY ? prompts.anyColour(LENGTH[route]) : cards(LENGTH[route], COLOUR[route])
}

function moveText(words: Words, m: Move, view: View): string {
  const { moves } = words
  if (isTake(m)) return view.row[m] === EMPTY ? moves.takeNothing : moves.take(view.row[m])
  if (m === DRAW) return moves.draw
  if (m === TAKE_TICKETS) return moves.takeTickets
  if (m === PASS) return moves.pass
  if (m === KEEP) return moves.keep(view.offered.length)
  if (isReturn(m)) return moves.giveBack(ticketText(m - RETURN))
  if (isClaim(m)) return moves.claim(routeText(words, m - CLAIM))
  const length = LENGTH[view.claiming] ?? 0
  const locomotives = paidLocomotives(m, length)
  const paid = paymentText(paidColour(m), length - locomotives, locomotives, moves.paid)
  return paid.length > 0 ? moves.pay(paid) : moves.payNothing
}
