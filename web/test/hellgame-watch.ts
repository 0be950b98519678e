import { readOptions, seededChance, viewOf } from '@acheron/core'
import { hellgame, type State } from '@acheron/games/hellgame'
import type { Choice, Choices } from '../src/boards/choices.ts'
import { seen, type Table } from '../src/boards/hellgame/seen.ts'
import { choicesIn } from './sights.ts'

interface Seen {
  readonly view: Table
  readonly choices: Choices
  readonly state: State
  readonly player: number
}

/** What brings a game on: raise, recruit, march, fight. */
const isKeen = ({ verb }: Choice): boolean =>
  ['raise', 'recruit', 'march', 'party', 'go', 'ask', 'tame', 'demon'].includes(verb)

/** Random games that raise and march much, looked at before every move by whoever is asked first. */
export function watch(seats: number, moves: number, see: (at: Seen) => void): void {
  const chance = seededChance(seats * 17 + moves)
  const begin = (): State => hellgame.setup(readOptions(hellgame.options, {}), seats, chance)
  let s = begin()
  for (let i = 0; i < moves; i++) {
    if (hellgame.asked(s).length === 0) s = begin()
    const [player] = hellgame.asked(s)
    const choices = choicesIn(hellgame, s, player)
    see({ view: seen(viewOf(hellgame, s, player)), choices, state: s, player })
    const keen = choices.all.filter(isKeen)
    const wanted = keen.length > 0 && chance.pick(4) > 0 ? keen : choices.all
    hellgame.play(s, player, wanted[chance.pick(wanted.length)].move, chance)
  }
}
