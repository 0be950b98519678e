import { readFile } from 'node:fs/promises'
import { type Language, parseSpec, Refused, type Rule, type Statement } from '@acheron/core'
import type { Listing } from '@acheron/games'

export function listingCalled(games: readonly Listing[], id: string): Listing {
  const listing = games.find(({ plate }) => plate.id === id)
  if (listing) return listing
  throw new Refused(`there is no game "${id}"; there is ${games.map(({ plate }) => `"${plate.id}"`).join(', ')}`)
}

/** The rules of a game as players read them. */
export async function statementsOf({ spec }: Listing, language: Language): Promise<Statement[]> {
  return parseSpec(await readFile(spec[language], 'utf8'))
}

/** A rule by its number; the letters in front of it may be left out. */
export function statementCalled(statements: readonly Statement[], name: string): Statement | undefined {
  const wanted = name.toUpperCase()
  const digits = wanted.padStart(3, '0')
  return statements.find(({ rule }) => rule === wanted || rule.endsWith(`-${wanted}`) || rule.endsWith(`-${digits}`))
}

/** A rule of any game. */
export async function statementIn(
  games: readonly Listing[],
  rule: Rule,
  language: Language,
): Promise<Statement | undefined> {
  for (const listing of games) {
    const found = (await statementsOf(listing, language)).find((statement) => statement.rule === rule)
    if (found) return found
  }
  return undefined
}
