import { type Language, parseSpec, type Rule, type Statement } from '@acheron/core'
import { GAMES } from '@acheron/games'

const loaded = new Map<string, Promise<Statement[]>>()

/** The rules of a game as numbered statements; loaded once. */
export function loadSpec(game: string, language: Language): Promise<Statement[]> {
  const key = `${game}.${language}`
  const known = loaded.get(key)
  if (known) return known
  const loading = fetchSpec(game, language)
  loaded.set(key, loading)
  loading.catch(() => loaded.delete(key))
  return loading
}

export async function statement(game: string, rule: string, language: Language): Promise<Statement | undefined> {
  return (await loadSpec(game, language)).find((known) => known.rule === (rule as Rule))
}

async function fetchSpec(game: string, language: Language): Promise<Statement[]> {
  const listing = GAMES.find(({ plate }) => plate.id === game)
  if (!listing) return []
  const answer = await fetch(listing.spec[language])
  if (!answer.ok) throw new Error(`${listing.spec[language]}: ${answer.status}`)
  return parseSpec(await answer.text())
}
