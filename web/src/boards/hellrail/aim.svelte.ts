import type { Target } from '@acheron/core'
import { isPlace, isTurn, TRACK, turnOfPlace, turnOfTurn, turnTrack } from '@acheron/games/hellrail/third'
import type { Choice, Choices } from '../choices.ts'
import { sameTarget } from '../places.ts'
import { railOf, type Table } from './seen.ts'

/** A card that is about to lie on a cell, with the ways in which it may lie there. */
export interface Aim {
  readonly target: Target
  readonly card: number
  readonly cell: number
  readonly turns: readonly { readonly turn: number; readonly choice: Choice }[]
}

/** What can be laid or turned at a thing; undefined where there is nothing to turn. */
export function aimAt(view: Table, choices: Choices, target: Target | undefined): Aim | undefined {
  if (!target || (target.kind !== 'cell' && target.kind !== 'rail')) return undefined
  const about = choices.about(target).filter(({ move }) => (target.kind === 'cell' ? isPlace(move) : isTurn(move)))
  const card = target.kind === 'cell' ? view.played : target.id
  const cell = target.kind === 'cell' ? target.id : railOf(view, target.id)?.cell
  if (about.length === 0 || card < 0 || cell === undefined) return undefined
  const turns = about.map((choice) => ({
    turn: target.kind === 'cell' ? turnOfPlace(choice.move) : turnOfTurn(choice.move),
    choice,
  }))
  return { target, card, cell, turns: distinct(card, turns) }
}

/** A card that looks alike after half a turn need not be turned so far. */
function distinct(card: number, turns: Aim['turns']): Aim['turns'] {
  const tracks = turns.map(({ turn }) => turnTrack(TRACK[card], turn))
  return turns.filter((_, i) => tracks.indexOf(tracks[i]) === i)
}

/** Where a card is about to be laid: under the pointer, under the keyboard's focus, or pinned by a click. */
export class Aiming {
  pinned = $state.raw<Target | undefined>()
  hovered = $state.raw<Target | undefined>()
  /** How the card is held, in quarter turns. */
  private wish = $state(0)

  /** The first of the ways to lie that comes after the wish, clockwise. */
  of({ turns }: Aim): Aim['turns'][number] {
    const after = (turn: number): number => (turn - this.wish + 4) & 3
    return turns.reduce((best, one) => (after(one.turn) < after(best.turn) ? one : best))
  }

  turn(aim: Aim, step: 1 | -1 = 1): void {
    const at = aim.turns.indexOf(this.of(aim))
    this.wish = aim.turns[(at + step + aim.turns.length) % aim.turns.length].turn
  }

  isPinned(target: Target): boolean {
    return sameTarget(this.pinned, target)
  }

  release(): void {
    this.pinned = undefined
    this.hovered = undefined
  }
}
