import type { Game, Options } from '@acheron/core'
import type { Match } from './match.ts'
import { add, type Share, spread, type Tally, tally, wilson } from './statistics.ts'

/** How somebody stands after some games. A shared win counts in parts. */
export interface Standing extends Share {
  readonly games: number
  readonly wins: number
  readonly meanScore: number
  readonly scoreSpread: number
}

export interface SeatStanding extends Standing {
  readonly seat: number
}

export interface BotStanding extends Standing {
  readonly bot: string
  /** How many seats it has in every game. */
  readonly seats: number
  readonly bySeat: readonly SeatStanding[]
}

/** What a series of games came to. */
export interface Series {
  readonly game: string
  readonly seats: number
  readonly options: Options
  readonly seed: number
  readonly games: number
  readonly seconds: number
  readonly gamesPerSecond: number
  readonly decisionsPerSecond: number
  readonly meanLength: number
  readonly lengthSpread: number
  readonly endings: Readonly<Record<string, number>>
  readonly bots: readonly BotStanding[]
  readonly bySeat: readonly SeatStanding[]
}

interface Count {
  games: number
  wins: number
  scores: Tally
}

const nothing = (): Count => ({ games: 0, wins: 0, scores: tally() })

const standing = ({ games, wins, scores }: Count): Standing => ({
  games,
  wins,
  ...wilson(wins, games),
  meanScore: scores.mean,
  scoreSpread: spread(scores),
})

const standings = (counts: readonly Count[]): SeatStanding[] => counts.map((it, seat) => ({ seat, ...standing(it) }))

/** Counts games, which must come in their order, so that the sums are the same to the last digit. */
export function series<S>(
  game: Game<S>,
  { seats, options, bots, seed }: { seats: number; options: Options; bots: readonly string[]; seed: number },
) {
  const row = (): Count[] => Array.from({ length: seats }, nothing)
  const bySeat = row()
  const byBot = bots.map(() => ({ all: nothing(), bySeat: row() }))
  const endings: Record<string, number> = Object.fromEntries(game.endings.map((ending) => [ending, 0]))
  const length = tally()

  return {
    games: (): number => length.count,

    add({ ending, decisions, sitting, scores, places }: Match): void {
      endings[ending]++
      add(length, decisions)
      const winners = places.filter((place) => place === 1).length
      for (const { all } of byBot) all.games++
      for (const [seat, place] of places.entries()) {
        const { all, bySeat: its } = byBot[sitting[seat]]
        its[seat].games++
        bySeat[seat].games++
        for (const count of [all, its[seat], bySeat[seat]]) {
          add(count.scores, scores[seat])
          if (place === 1) count.wins += 1 / winners
        }
      }
    },

    result(seconds: number): Series {
      return {
        game: game.id,
        seats,
        options,
        seed,
        games: length.count,
        seconds,
        gamesPerSecond: length.count / seconds,
        decisionsPerSecond: (length.count * length.mean) / seconds,
        meanLength: length.mean,
        lengthSpread: spread(length),
        endings,
        bots: bots.map((bot, i) => ({
          bot,
          seats: row().filter((_, seat) => seat % bots.length === i).length,
          ...standing(byBot[i].all),
          bySeat: standings(byBot[i].bySeat),
        })),
        bySeat: standings(bySeat),
      }
    },
  }
}
