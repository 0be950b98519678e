import { playMove } from '@acheron/core'
import { scoreboard } from '../scoreboard.ts'
import { COMMANDS, type Outcome } from './commands.ts'
import { type Item, itemLines, menuLines, menuOf, refusalLines, search, unknownLines } from './menu.ts'
import { botsPlay, type Sitting, tellNews, viewOf } from './sitting.ts'

/** Shows, asks and plays, until the person leaves or the input ends. */
export async function converse<S>(at: Sitting<S>): Promise<void> {
  const { shell, words, texts, names } = at
  const { fairness } = at.table.record
  shell.print(shell.style('bold', words.opening(texts.name, words.list(names))))
  if (fairness && !fairness.key) shell.print(shell.style('dim', words.commitment(fairness.commitment)))
  shell.print(words.hint)
  let outcome: Outcome
  do {
    botsPlay(at)
    const menu = menuOf(at)
    for (const line of show(at, menu)) shell.print(line)
    outcome = await answer(at, menu)
  } while (outcome === 'changed')
}

/** Takes lines until one of them changes something or ends it. */
async function answer<S>(at: Sitting<S>, menu: readonly Item[]): Promise<Outcome> {
  for (;;) {
    const line = await at.lines.next()
    if (line === undefined) {
      if (menu.length > 0) at.shell.print(at.words.cutOff)
      return 'left'
    }
    const outcome = line === '' ? 'same' : await obey(at, menu, line)
    if (outcome !== 'same') return outcome
  }
}

/** The news, the table, and what is asked; or how it all came out. */
function show<S>(at: Sitting<S>, menu: readonly Item[]): string[] {
  const { shell, words, texts, table, names, me } = at
  const { game, state } = table
  const result = game.result(state)
  const news = tellNews(at).map((line) => shell.style('cyan', line))
  const position = texts.position(viewOf(at), names)
  const shown = ['', ...news, ...(news.length > 0 ? [''] : []), ...position, '']
  if (result) return [...shown, ...scoreboard(result, names, texts, words), '', words.over]
  const question = game.question(state, me)
  const prompt = texts.prompt(question, viewOf(at), names)
  return [
    ...shown,
    `${shell.style('bold', prompt)} ${shell.style('dim', `(${question.rule})`)}`,
    ...menuLines(at, menu),
  ]
}

/** Does what a line says: a command, the number of a move, a move, or words to look for among the moves. */
async function obey<S>(at: Sitting<S>, menu: readonly Item[], line: string): Promise<Outcome> {
  const { shell, words, table, me } = at
  const [, name, rest] = /^(\S+)\s*(.*)$/.exec(line) ?? ['', line, '']
  if (Object.hasOwn(COMMANDS, name.toLowerCase())) return COMMANDS[name.toLowerCase()](at, rest, menu)
  const item = menu.find(({ number, words: notation }) => String(number) === line || notation === line.toLowerCase())
  if (item) {
    playMove(table, me, item.move)
    return 'changed'
  }
  const found = search(menu, line)
  const lines =
    refusalLines(at, line) ??
    (/^\d+$/.test(line) && menu.length > 0 ? [words.noNumber(menu.length)] : undefined) ??
    (found.length > 0 ? itemLines(found, menu.length, shell) : unknownLines(at, line))
  for (const text of lines) shell.print(text)
  return 'same'
}
