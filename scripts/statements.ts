import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { parseSpec, type Statement } from '../core/src/index.ts'
import type { Titled } from './test-titles.ts'

/** How far the tests of one game cover its SPEC. */
export interface Coverage {
  readonly game: string
  readonly statements: number
  readonly untested: readonly Statement[]
  readonly faults: readonly string[]
}

interface Spec {
  readonly file: string
  readonly statements: readonly Statement[]
  readonly faults: readonly string[]
}

const LANGUAGES = ['en', 'fr', 'de']
const ID = /[A-Z]+[0-9]*-[A-Z0-9]+(?:\.[0-9]+)*(?:-[0-9]+)?/.source
const STATEMENT = new RegExp(`^- \\*\\*${ID}\\*\\* \\S`)
const NEARLY_STATEMENT = new RegExp(`^\\s*(?:[-*+]\\s+\\**|\\*\\*)${ID}\\b`)
const LEADING_IDS = new RegExp(`^(?:${ID}[,:]?(?:\\s+|$))+`)

/** The coverage of every game in a folder; a game is a folder with sources or a SPEC. Editions may share a folder. */
export function coverageOf(games: string, tests: readonly Titled[]): Coverage[] {
  const isGame = (name: string): boolean => ['SPEC.en.md', 'src'].some((part) => existsSync(join(games, name, part)))
  return foldersIn(games)
    .flatMap((name) => (isGame(name) ? [name] : foldersIn(join(games, name)).map((edition) => join(name, edition))))
    .filter(isGame)
    .map((name) => coverageIn(join(games, name), name, tests))
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

/** The coverage of one folder with a SPEC, by the tests that are there, or in other folders that keep it too. */
export function coverageIn(
  folder: string,
  game: string,
  all: readonly Titled[],
  others: readonly string[] = [],
): Coverage {
  const specs = LANGUAGES.map((language) => readSpec(folder, `SPEC.${language}.md`))
  const [spec, ...translations] = specs
  const known = rulesOf(spec)
  const tests = [folder, ...others].flatMap((each) => testsIn(each, all))
  const tested = new Set(tests.flatMap(({ ids }) => ids))
  return {
    game,
    statements: known.size,
    untested: spec.statements.filter(({ rule }) => !tested.has(rule)),
    faults: [
      ...specs.flatMap(({ faults }) => faults),
      ...translations.flatMap((translation) => [...lacking(translation, spec), ...lacking(spec, translation)]),
      ...tests.flatMap(({ file, title, ids }) =>
        ids.filter((id) => !known.has(id)).map((id) => `${file}: there is no ${id} for the test '${title}'`),
      ),
    ],
  }
}

function readSpec(folder: string, file: string): Spec {
  if (!existsSync(join(folder, file))) return { file, statements: [], faults: [`${file} is missing`] }
  const text = readFileSync(join(folder, file), 'utf8')
  const statements = parseSpec(text)
  return { file, statements, faults: [...malformed(text), ...doubled(statements)].map((fault) => `${file}: ${fault}`) }
}

function malformed(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => NEARLY_STATEMENT.test(line) && !STATEMENT.test(line))
    .map((line) => `not written as '- **ID** text': ${line.trim()}`)
}

function doubled(statements: readonly Statement[]): string[] {
  return statements
    .filter(({ rule }, index) => statements.findIndex((other) => other.rule === rule) < index)
    .map(({ rule }) => `${rule} is there twice`)
}

function lacking(spec: Spec, other: Spec): string[] {
  const known = rulesOf(spec)
  return other.statements
    .filter(({ rule }) => !known.has(rule))
    .map(({ rule }) => `${spec.file} lacks ${rule} of ${other.file}`)
}

function rulesOf({ statements }: Spec): Set<string> {
  return new Set(statements.map(({ rule }) => rule))
}

function testsIn(folder: string, all: readonly Titled[]): { file: string; title: string; ids: string[] }[] {
  const home = resolve(folder)
  return all
    .filter(({ file }) => file.startsWith(home + sep))
    .flatMap(({ file, titles }) =>
      titles.map((title) => ({ file: relative(home, file).replaceAll(sep, '/'), title, ids: leadingIds(title) })),
    )
}

/** The statements a test is about: those its title begins with. */
export function leadingIds(title: string): string[] {
  return LEADING_IDS.exec(title)?.[0].match(new RegExp(ID, 'g')) ?? []
}
