import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The names that a game goes by, from the one given on the command line. */
export function namesOf(id: string) {
  const words = id.split('-')
  const title = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return {
    id,
    title: title.join(' '),
    variable: words[0] + title.slice(1).join(''),
    prefix:
      words.length > 1
        ? words
            .map((word) => word.charAt(0))
            .join('')
            .toUpperCase()
        : id.slice(0, 3).toUpperCase(),
  }
}

/** Copies the smallest game there is into a draft that runs at once, and enters it in the list of games. */
export function newGame(id: string, house: string): string {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) throw new Error(`"${id}" is no name: lower case, with hyphens`)
  const folder = join(house, 'games', id)
  if (existsSync(folder)) throw new Error(`there is a game "${id}" already`)
  cpSync(join(house, 'scripts/new-game'), folder, { recursive: true })
  for (const file of filesBelow(folder)) writeFileSync(file, rename(readFileSync(file, 'utf8'), id))
  const list = join(house, 'games/index.ts')
  writeFileSync(list, enter(readFileSync(list, 'utf8'), id))
  return folder
}

function rename(text: string, id: string): string {
  const { title, variable, prefix } = namesOf(id)
  return text
    .replaceAll('draft-id', id)
    .replaceAll('Draft Name', title)
    .replaceAll('DRAFT-', `${prefix}-`)
    .replace(/\bdraft(?=Module|\b(?! that))/g, variable)
}

/** The list of games with one more entry. */
export function enter(list: string, id: string): string {
  const { variable } = namesOf(id)
  const spec = ['en', 'fr', 'de'].map((l) => `      ${l}: new URL('./${id}/SPEC.${l}.md', import.meta.url),\n`).join('')
  const load = `async () => (await import('./${id}/src/module.ts')).${variable}Module`
  const entry = `  {\n    plate: ${variable},\n    spec: {\n${spec}    },\n    load: ${load},\n  },\n]\n`
  return list.replace(/\n\n/, `\nimport { plate as ${variable} } from './${id}/plate.ts'\n\n`).replace(/\]\n$/, entry)
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
}

if (import.meta.main) {
  const house = resolve(import.meta.dirname, '..')
  const [id] = process.argv.slice(2)
  if (!id) {
    console.error('usage: npm run new-game NAME')
    process.exit(2)
  }
  try {
    newGame(id, house)
    execFileSync('biome', ['check', '--write', `games/${id}`, 'games/index.ts'], { cwd: house, stdio: 'inherit' })
    console.log(`games/${id} is ready: npx vitest run games/${id}, and npm start to play it`)
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 2
  }
}
