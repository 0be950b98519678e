import type { Texts } from '@acheron/core'
import { GATES } from '../../railway/circles.ts'
import { CANCEL, FERRY, FORCE, USE } from '../../railway/moves.ts'
import { railwaySayings, type Sayings } from '../../railway/text/moves.ts'
import { positionLines } from '../../railway/text/position.ts'
import { speakAs } from '../../railway/text/speak.ts'
import { circleOfSeen, type Naming } from '../../railway/text/things.ts'
import type { View } from '../src/secrets.ts'
import type { Words } from './en.ts'
import { secondPrompts } from './prompts.ts'
import { powerName, secondTellers } from './tell.ts'

/** Makes a language out of its words. */
export const speak = (words: Words): Texts =>
  speakAs<View>(words, {
    prompts: (view, name) => secondPrompts(words, view, name),
    sayings: (view, name) => secondSayings(words, view, name),
    tellers: (name) => secondTellers(words, name),
    position: (view, name) => secondPosition(words, view, name),
  })

function secondSayings(words: Words, view: View, name: Naming): Sayings {
  const { moves, railway } = words
  const station = circleOfSeen(view, view.me)
  return {
    ...railwaySayings(railway, view, name),
    [USE]: () => (station > GATES ? railway.moves.use(powerName(words, station)) : moves.useSome),
    [CANCEL]: () => moves.prevent,
    [FORCE]: () => moves.force,
    [FERRY]: () => moves.ferry,
  }
}

function secondPosition(words: Words, view: View, name: Naming): string[] {
  const { position, railway } = words
  return positionLines(railway, view, name, {
    supplies: [railway.position.line(position.supply, [position.chips(view.chips), position.tickets(view.tickets)])],
    inCircle: (station) => (station === GATES ? [] : [powerName(words, station)]),
    held(p) {
      const { chip, ticket } = view.players[p]
      return [...(chip ? [position.chips(chip)] : []), ...(ticket ? [position.tickets(ticket)] : [])]
    },
  })
}
