import { beginRun, type Game, seededChance, usualOptions } from '@acheron/core'
import { newDealer, type Wish } from '@acheron/core/test-kit'
import type { Railway } from '../state.ts'
import { pickOfCard } from './dealer.ts'
import { layOut, type RailwayPosition } from './position.ts'
import { type Scene, sceneAt, type ViewWithPlayers } from './scene.ts'

type Options = Readonly<Record<string, string>>

/** Where the scenarios of an edition are played. */
export interface Stage<S, V, P> {
  /** In the middle of a turn: the player has drawn and may act. */
  position(it: P): Scene<S, V>
  /** A game at its beginning. Luck is what is wished for, or dull. */
  newGame(seats: number, options: Options, wishes: readonly Wish[]): Scene<S, V>
  /** A table on which everything is as this state has it. */
  at(g: S, options: Options): Scene<S, V>
}

/** What only one edition has is laid out by `furnish`, and `pickOf` finds what it calls by name. Seat 1 begins. */
export function stageOf<S extends Railway, V extends ViewWithPlayers, P extends RailwayPosition>(
  game: Game<S>,
  furnish: (g: S, it: P) => void,
  pickOf: (g: S, wish: string) => number = () => -1,
): Stage<S, V, P> {
  const at = (g: S, options: Options): Scene<S, V> => {
    const dealer = newDealer(game, (g, wish) => Math.max(pickOfCard(g, wish), pickOf(g, wish)))
    const seating = { seats: g.seats, options, position: JSON.stringify(g) }
    return sceneAt(beginRun(dealer.game, seating, dealer.chance), dealer)
  }
  return {
    at,
    position(it) {
      const { seats = 2, turn = 0 } = it
      const options = { ...usualOptions(game.options), first: 'seat-1', ...it.options }
      const g = game.setup(options, seats, seededChance(7))
      layOut(g, it)
      furnish(g, it)
      g.player = turn
      Object.assign(g.frames[1], { by: turn })
      if (g.open) g.open.asked = [turn]
      return at(g, options)
    },
    newGame(seats, options, wishes) {
      const dealer = newDealer(game, (g, wish) => Math.max(pickOfCard(g, wish), pickOf(g, wish)))
      dealer.wish(wishes)
      const table = beginRun(dealer.game, { seats, options: { first: 'seat-1', ...options } }, dealer.chance)
      dealer.finish('the set-up')
      return sceneAt(table, dealer)
    },
  }
}
