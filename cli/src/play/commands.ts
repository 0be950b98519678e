import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { printRecord, redo, undo, undoBar } from '@acheron/core'
import { reasonOf } from '../file.ts'
import { grid } from '../grid.ts'
import { statementCalled } from '../listing.ts'
import { recordOf } from '../luck.ts'
import { type Item, refusalLines, unknownLines } from './menu.ts'
import type { Sitting } from './sitting.ts'

/** What became of a line: nothing changed on the table, something did, or the person has left. */
export type Outcome = 'same' | 'changed' | 'left'

type PlayCommand = (at: Sitting<unknown>, rest: string, menu: readonly Item[]) => Outcome | Promise<Outcome>

/** What can be typed beside moves, by its first word. */
export const COMMANDS: Readonly<Record<string, PlayCommand>> = {
  '?': (at) => say(at, grid(at.words.help, 'left')),
  why,
  rule: printRule,
  rules: printRules,
  look: () => 'changed',
  undo: takeBack,
  redo: makeAgain,
  save,
  quit,
}

function say({ shell }: Sitting<unknown>, lines: readonly string[]): Outcome {
  for (const line of lines) shell.print(line)
  return 'same'
}

function why(at: Sitting<unknown>, rest: string, menu: readonly Item[]): Outcome {
  const { words } = at
  if (rest === '') return say(at, [words.whichMove])
  const item = menu.find(({ number, words: notation }) => String(number) === rest || notation === rest.toLowerCase())
  if (item) return say(at, [words.allowed(item.words)])
  return say(at, refusalLines(at, rest) ?? unknownLines(at, rest))
}

function printRule(at: Sitting<unknown>, rest: string): Outcome {
  const found = statementCalled(at.statements, rest)
  return say(at, [found ? `${found.rule} ${found.text}` : at.words.noRule(rest)])
}

function printRules(at: Sitting<unknown>, rest: string): Outcome {
  const wanted = rest.toLowerCase()
  const found = at.statements.filter(({ rule, text }) => `${rule} ${text}`.toLowerCase().includes(wanted))
  return say(at, found.length > 0 ? found.map(({ rule, text }) => `${rule} ${text}`) : [at.words.noRuleWith(rest)])
}

function takeBack(at: Sitting<unknown>): Outcome {
  const { table, me, words } = at
  const bar = undoBar(table, me)
  if (bar) return say(at, [words.undoBars[bar]])
  undo(table, me)
  at.told = Math.min(at.told, table.story.length)
  say(at, [words.undone(table.undone.at(-1)?.words ?? '')])
  return 'changed'
}

function makeAgain(at: Sitting<unknown>): Outcome {
  const { table, me, words } = at
  if (!table.undone.some(({ player }) => player === me)) return say(at, [words.nothingToRedo])
  redo(table, me)
  return 'changed'
}

async function save(at: Sitting<unknown>, file: string): Promise<Outcome> {
  const { table, key, words, shell } = at
  if (file === '') return say(at, [words.whichFile])
  const path = resolve(shell.folder, file)
  try {
    if (!(await mayWrite(path))) return say(at, [words.notOurs(file)])
    await writeFile(path, printRecord(recordOf(table, key)))
  } catch (error) {
    return say(at, [words.cannotSave(file, reasonOf(error))])
  }
  at.file = file
  at.saved = table.record
  return say(at, [words.saved(file)])
}

/** A file that is not there yet, or a record. */
async function mayWrite(path: string): Promise<boolean> {
  try {
    return (await readFile(path, 'utf8')).startsWith('acheron ')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true
    throw error
  }
}

/** Leaves; but the first time it only says what would be lost. */
function quit(at: Sitting<unknown>): Outcome {
  const { record } = at.table
  const isOurs = record.entries.some(({ player }) => player === at.me)
  if (isOurs && !record.result && record !== at.saved && record !== at.abandoned) {
    at.abandoned = record
    return say(at, [at.words.notSaved])
  }
  if (at.file && record === at.saved) say(at, [at.words.goOn(at.file)])
  return 'left'
}
