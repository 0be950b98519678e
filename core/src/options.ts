import { refused } from './refused.ts'

/** The variants of a game: for each option its choices, the first of them the default. */
export type OptionSpec = Readonly<Record<string, readonly [usual: string, ...others: string[]]>>

/** A choice for every option of the game. */
export type Options = Readonly<Record<string, string>>

/** Full options from what somebody asked for. What is not mentioned takes its default. */
export function readOptions(spec: OptionSpec, asked: unknown = {}): Options {
  if (typeof asked !== 'object' || asked === null || Array.isArray(asked)) throw refused('options-shape', {})
  for (const [name, choice] of Object.entries(asked)) {
    if (!Object.hasOwn(spec, name)) throw refused('no-option', { name, names: list(Object.keys(spec)) })
    if (!(spec[name] as readonly unknown[]).includes(choice))
      throw refused('no-choice', { name, choice: JSON.stringify(choice), choices: list(spec[name]) })
  }
  return { ...usualOptions(spec), ...asked }
}

/** The default of every option. */
export function usualOptions(spec: OptionSpec): Options {
  return Object.fromEntries(Object.entries(spec).map(([name, [usual]]) => [name, usual]))
}

/** Every combination of choices. */
export function allOptions(spec: OptionSpec): Options[] {
  return Object.entries(spec).reduce<Options[]>(
    (sofar, [name, choices]) => sofar.flatMap((options) => choices.map((choice) => ({ ...options, [name]: choice }))),
    [{}],
  )
}

const FEW = 12

/** Every combination of choices where these are few; otherwise so many that every two choices come together once. */
export function optionsToTry(spec: OptionSpec): Options[] {
  const all = allOptions(spec)
  if (all.length <= FEW) return all
  const chosen: Options[] = []
  const missing = new Set(all.flatMap(pairsIn))
  while (missing.size > 0) {
    const news = (options: Options): number => pairsIn(options).filter((pair) => missing.has(pair)).length
    const best = all.reduce((a, b) => (news(b) > news(a) ? b : a))
    for (const pair of pairsIn(best)) missing.delete(pair)
    chosen.push(best)
  }
  return chosen
}

function pairsIn(options: Options): string[] {
  const choices = Object.entries(options).map(([name, choice]) => `${name}=${choice}`)
  return choices.flatMap((one, i) => choices.slice(i + 1).map((other) => `${one} ${other}`))
}

/** A number of seats that the game allows. */
export function readSeats(range: readonly [number, number], seats: unknown): number {
  const [fewest, most] = range
  if (typeof seats === 'number' && Number.isInteger(seats) && seats >= fewest && seats <= most) return seats
  throw refused('no-seats', { fewest, most, seats: JSON.stringify(seats) ?? 'undefined' })
}

function list(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ') || 'none'
}
