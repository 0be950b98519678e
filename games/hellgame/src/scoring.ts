import type { Player, Result } from '@acheron/core'
import { bestCircle, wholeCircle } from './numbers.ts'
import { everybody, sectioCount, sixesOf } from './queries.ts'
import { ENDINGS, type State } from './state.ts'

interface Victory {
  readonly ending: (typeof ENDINGS)[number]
  readonly players: Player[]
}

/** Whoever has won at the end of this turn: three sixes, a whole circle, or patience (4.0, G-140). */
export function winnersNow(g: State): Victory | undefined {
  const lucky = everybody(g).filter((p) => sixesOf(g, p).length >= 3)
  if (lucky.length > 0) return { ending: 'sixes', players: best(g, lucky, () => 0) }
  const holders = everybody(g).filter((p) => wholeCircle(g, p) >= 0)
  if (holders.length > 0) return { ending: 'circle', players: best(g, holders, (p) => wholeCircle(g, p)) }
  if (g.turn < g.lastTurn) return undefined
  const most = Math.max(...everybody(g).map((p) => bestCircle(g, p).held))
  const ahead = everybody(g).filter((p) => bestCircle(g, p).held === most)
  return { ending: 'patience', players: best(g, ahead, (p) => bestCircle(g, p).circle) }
}

/** Most favours, then fewest disfavours, then the circle nearest to the Pentagram; then they share it. */
function best(g: State, players: Player[], circle: (p: Player) => number): Player[] {
  const keep = (worth: (p: Player) => number) => (left: Player[]) => {
    const most = Math.max(...left.map(worth))
    return left.filter((p) => worth(p) === most)
  }
  return [keep((p) => g.favours[p]), keep((p) => -g.disfavours[p]), keep(circle)].reduce(
    (left, step) => step(left),
    players,
  )
}

/** Scores are Sectio of the best circle; places are winner and the rest by them. */
export function result(g: State): Result | undefined {
  if (g.ending < 0) return undefined
  const players = everybody(g)
  const circle = players.map((p) => bestCircle(g, p).held)
  const victory = players.map((p) => ((g.winners >> p) & 1 ? 100 : 0))
  const sectio = players.map((p) => sectioCount(g, p) - circle[p])
  const scores = players.map((p) => circle[p] + victory[p] + sectio[p])
  const isAhead = (other: Player, p: Player): boolean => scores[other] > scores[p]
  return {
    ending: ENDINGS[g.ending],
    scores,
    places: players.map((p) => (victory[p] > 0 ? 1 : 1 + players.filter((other) => isAhead(other, p)).length)),
    parts: { victory, circle, sectio },
  }
}
