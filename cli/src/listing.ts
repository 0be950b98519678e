import { readFile } from 'node:fs/promises'
import { type Language, parseSpec, type Rule, refused, type Statement } from '@acheron/core'
import type { Listing } from '@acheron/games'
import { PLATFORM_SPEC } from '@acheron/host'

export function listingCalled(games: readonly Listing[], id: string): Listing {
  const listing = games.find(({ plate }) => plate.id === id)
  if (listing) return listing
  throw refused('no-game', { game: id.slice(0, 80), games: games.map(({ plate }) => `"${plate.id}"`).join(', ') })
}

/** The rules of a game as players read them. */
export async function statementsOf({ spec }: Pick<Listing, 'spec'>, language: Language): Promise<Statement[]> {
  return parseSpec(await readFile(spec[language], 'utf8'))
}

/** A rule by its number; the letters in front of it may be left out. */
export function statementCalled(statements: readonly Statement[], name: string): Statement | undefined {
  const wanted = name.toUpperCase()
  const digits = wanted.padStart(3, '0')
  return statements.find(({ rule }) => rule === wanted || rule.endsWith(`-${wanted}`) || rule.endsWith(`-${digits}`))
}

/** A rule of any game, or of the table. */
export async function statementIn(
  games: readonly Listing[],
  rule: Rule,
  language: Language,
): Promise<Statement | undefined> {
  for (const listing of [{ spec: PLATFORM_SPEC }, ...games]) {
    const found = (await statementsOf(listing, language)).find((statement) => statement.rule === rule)
    if (found) return found
  }
  return undefined
}
