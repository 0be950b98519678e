import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Refused } from '@acheron/core'
import { reasonOf } from '../file.ts'
import { grid } from '../grid.ts'
import { statementCalled } from '../listing.ts'
import { type Item, refusalLines, unknownLines } from './menu.ts'
import { inside, lookOf, type Sitting } from './sitting.ts'

/** What became of a line: nothing changed on the table, something did, or the person has left. */
export type Outcome = 'same' | 'changed' | 'left'

type PlayCommand = (at: Sitting, rest: string, menu: readonly Item[]) => Outcome | Promise<Outcome>

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

function say({ shell }: Sitting, lines: readonly string[]): Outcome {
  for (const line of lines) shell.print(line)
  return 'same'
}

async function why(at: Sitting, rest: string, menu: readonly Item[]): Promise<Outcome> {
  const { words } = at
  if (rest === '') return say(at, [words.whichMove])
  const item = menu.find(({ number, words: notation }) => String(number) === rest || notation === rest.toLowerCase())
  if (item) return say(at, [words.allowed(item.words)])
  return say(at, (await refusalLines(at, rest)) ?? (await unknownLines(at, rest)))
}

function printRule(at: Sitting, rest: string): Outcome {
  const found = statementCalled(at.statements, rest)
  return say(at, [found ? `${found.rule} ${found.text}` : at.words.noRule(rest)])
}

function printRules(at: Sitting, rest: string): Outcome {
  const wanted = rest.toLowerCase()
  const found = at.statements.filter(({ rule, text }) => `${rule} ${text}`.toLowerCase().includes(wanted))
  return say(at, found.length > 0 ? found.map(({ rule, text }) => `${rule} ${text}`) : [at.words.noRuleWith(rest)])
}

/** Takes back a row, or says by which rule of the table it cannot be. */
async function takeBack(at: Sitting): Promise<Outcome> {
  const { house, table, me, words } = at
  const look = await lookOf(at)
  try {
    await house.ask({ do: 'undo', table, seat: me, at: look.at })
  } catch (error) {
    return say(at, sayRule(at, error))
  }
  say(at, [
    words.undone(
      await inside(at, ({ table: { game, state, undone } }) => {
        const row = undone[me].at(-1) ?? []
        return row.map((m) => game.notation.print(state, m)).join(', ')
      }),
    ),
  ])
  at.told = (await lookOf(at)).at
  return 'changed'
}

async function makeAgain(at: Sitting): Promise<Outcome> {
  const { house, table, me } = at
  try {
    await house.ask({ do: 'redo', table, seat: me, at: (await lookOf(at)).at })
    return 'changed'
  } catch (error) {
    return say(at, sayRule(at, error))
  }
}

function sayRule({ statements, words }: Sitting, error: unknown): string[] {
  if (!(error instanceof Refused) || !error.rule) throw error
  const statement = statementCalled(statements, error.rule)
  return [words.barred(error.rule), ...(statement ? [statement.text] : [])]
}

async function save(at: Sitting, file: string): Promise<Outcome> {
  const { house, table, words, shell } = at
  if (file === '') return say(at, [words.whichFile])
  const path = resolve(shell.folder, file)
  try {
    if (!(await mayWrite(path))) return say(at, [words.notOurs(file)])
    const { record } = await house.ask({ do: 'record', table })
    await writeFile(path, record)
  } catch (error) {
    return say(at, [words.cannotSave(file, reasonOf(error))])
  }
  at.file = file
  at.saved = await lengthOf(at)
  return say(at, [words.saved(file)])
}

const lengthOf = (at: Sitting): Promise<number> => inside(at, ({ table }) => table.end.number)

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
async function quit(at: Sitting): Promise<Outcome> {
  const length = await lengthOf(at)
  const { result } = await lookOf(at)
  const isOurs = await inside(at, ({ table }) => table.last[at.me] !== undefined)
  if (isOurs && !result && length !== at.saved && length !== at.abandoned) {
    at.abandoned = length
    return say(at, [at.words.notSaved])
  }
  if (at.file && length === at.saved) say(at, [at.words.goOn(at.file)])
  return 'left'
}
