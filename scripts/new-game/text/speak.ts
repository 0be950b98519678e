import type { Texts } from '@acheron/core'
import type { State } from '../src/index.ts'
import type { Words } from './en.ts'

/** What the words of a language say of moves, prompts and events. */
export function speak(words: Words): Texts {
  const nameOf = (names: readonly string[], p: number): string => names[p] || words.seat(p + 1)
  return {
    name: words.name,
    prompt: (question) => words.prompt(question.params.heap ?? 0),
    move: (m) => words.take(m + 1),
    story({ id, facts }, names) {
      const by = nameOf(names, Number(facts.by))
      return id === 'took' ? words.took(by, Number(facts.count)) : words.firstPlayer(by)
    },
    option: (name) => name,
    choice: (_option, choice) => choice,
    ending: () => words.ending,
    part: () => words.last,
    position: (view) => [words.heap((view as unknown as State).heap)],
  }
}
