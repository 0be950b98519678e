import type { Facts, Json, Move, Player, Question, Texts } from '@acheron/core'
import type { RailwayWords } from './en.ts'
import { type Sayings, say } from './moves.ts'
import type { Prompts } from './prompts.ts'
import type { Naming } from './things.ts'

type Lines = Readonly<Record<string, string>>

/** The words of an edition that are looked up by name. */
export interface EditionWords {
  readonly name: string
  readonly railway: RailwayWords
  /** Besides that of the first player, which both have. */
  readonly options?: Lines
  readonly choices?: Readonly<Record<string, Lines>>
}

/** How an edition speaks: prompts by the name of the question, moves by the first of their verb, events by id. */
export interface Edition<View> {
  prompts(view: View, name: Naming): Prompts
  sayings(view: View, name: Naming): Sayings
  tellers(name: Naming): Readonly<Record<string, (facts: never) => string | undefined>>
  position(view: View, name: Naming): string[]
}

/** Makes a language out of the words of an edition. */
export function speakAs<View>(words: EditionWords, its: Edition<View>): Texts {
  const { railway } = words
  const nameIn = (names: readonly string[]) => (p: Player) => names[p]?.trim() || railway.seat(p + 1)
  const seen = (view: Json): View => view as View & Json
  const options = { ...words.options, first: railway.first.name }
  const choices = { ...words.choices, first: railway.first.choices }
  return {
    name: words.name,
    prompt(question: Question, view: Json, names: readonly string[]) {
      return find(its.prompts(seen(view), nameIn(names)), question.id)(question.params)
    },
    move: (m: Move, view: Json, names: readonly string[]) => say(its.sayings(seen(view), nameIn(names)), m),
    story({ id, facts }, names) {
      const tell = find(its.tellers(nameIn(names)), id) as (facts: Facts) => string | undefined
      return tell(facts)
    },
    option: (name) => find(options, name),
    choice: (option, choice) => find(find<Lines>(choices, option), choice),
    ending: (id) => find<string>(railway.endings, id),
    part: (id) => find<string>(railway.parts, id),
    position: (view, names) => its.position(seen(view), nameIn(names)),
  }
}

function find<T>(table: Readonly<Record<string, T>>, id: string): T {
  if (!Object.hasOwn(table, id)) throw new Error(`there are no words for "${id}"`)
  return table[id]
}
