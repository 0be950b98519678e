import { viewIn } from '@acheron/host'
import { scoreboard } from '../scoreboard.ts'
import { COMMANDS, type Outcome } from './commands.ts'
import { type Item, itemLines, menuLines, menuOf, refusalLines, search, unknownLines } from './menu.ts'
import { botsPlay, lookOf, playRow, type Sitting, tellNews } from './sitting.ts'

/** Shows, asks and plays, until the person leaves or the input ends. */
export async function converse(at: Sitting): Promise<void> {
  at.shell.print(at.words.hint)
  let outcome: Outcome
  do {
    await botsPlay(at)
    const menu = await menuOf(at)
    for (const line of await show(at, menu)) at.shell.print(line)
    outcome = await answer(at, menu)
  } while (outcome === 'changed')
}

/** Takes lines until one of them changes something or ends it. */
async function answer(at: Sitting, menu: readonly Item[]): Promise<Outcome> {
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
async function show(at: Sitting, menu: readonly Item[]): Promise<string[]> {
  const { shell, words, texts, names } = at
  const news = (await tellNews(at)).map((line) => shell.style('cyan', line))
  const look = await lookOf(at)
  const { question, result } = look
  const position = texts.position(viewIn(look), names)
  const shown = ['', ...news, ...(news.length > 0 ? [''] : []), ...position, '']
  if (result) return [...shown, ...scoreboard(result, names, texts, words), '', words.over]
  if (!question) return shown
  const prompt = texts.prompt(question, viewIn(look), names)
  return [
    ...shown,
    `${shell.style('bold', prompt)} ${shell.style('dim', `(${question.rule})`)}`,
    ...menuLines(at, menu),
  ]
}

/** Does what a line says: a command, the number of a move, a move, or words to look for among the moves. */
async function obey(at: Sitting, menu: readonly Item[], line: string): Promise<Outcome> {
  const { shell, words } = at
  const [, name, rest] = /^(\S+)\s*(.*)$/.exec(line) ?? ['', line, '']
  if (Object.hasOwn(COMMANDS, name.toLowerCase())) return COMMANDS[name.toLowerCase()](at, rest, menu)
  const item = menu.find(({ number, words: notation }) => String(number) === line || notation === line.toLowerCase())
  if (item) {
    await playRow(at, [item.move])
    return 'changed'
  }
  const found = search(menu, line)
  const lines =
    (await refusalLines(at, line)) ??
    (/^\d+$/.test(line) && menu.length > 0 ? [words.noNumber(menu.length)] : undefined) ??
    (found.length > 0 ? itemLines(found, menu.length, shell) : await unknownLines(at, line))
  for (const text of lines) shell.print(text)
  return 'same'
}
