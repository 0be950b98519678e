import type { Game, Player } from './game.ts'
import type { JsonObject } from './json.ts'

/** What a player (undefined: a spectator) may know: what is shown to all, and over it what is the player's own. */
export function viewOf<S>(game: Game<S>, s: S, p: Player | undefined): JsonObject {
  return p === undefined ? game.shown(s) : { ...game.shown(s), ...game.own(s, p) }
}
