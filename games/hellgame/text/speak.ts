import type { Json, Player, Texts } from '@acheron/core'
import { ask } from './asking.ts'
import type { Words } from './en.ts'
import { positionLines } from './position.ts'
import { say } from './saying.ts'
import { tell } from './tell.ts'
import { type Things, thingsOf } from './things.ts'
import type { View } from './view.ts'

/** Makes a language out of its words. */
export function speak(words: Words): Texts {
  const things = (names: readonly string[]): Things =>
    thingsOf(words, (p: Player) => names[p]?.trim() || words.seat(p + 1))
  return {
    name: words.name,
    prompt: (question, _view, names) => ask(words, things(names), question),
    move: (m, view, names) => say(words, things(names), seen(view), m),
    story: (event, names) => tell(words, things(names), event),
    option: (name) => find(words.options, name),
    choice: (option, choice) => find(find<Readonly<Record<string, string>>>(words.choices, option), choice),
    ending: (id) => find(words.endings, id),
    part: (id) => find(words.parts, id),
    position: (view, names) => positionLines(words, things(names), seen(view)),
  }
}

/** The view of this game, as the platform passes it on. */
const seen = (view: Json): View => view as unknown as View

function find<T>(table: Readonly<Record<string, T>>, id: string): T {
  if (!Object.hasOwn(table, id)) throw new Error(`there are no words for "${id}"`)
  return table[id]
}
