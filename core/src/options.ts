import { Refused } from './refused.ts'

/** The variants of a game: for each option its choices, the first of them the default. */
export type OptionSpec = Readonly<Record<string, readonly [usual: string, ...others: string[]]>>

/** A choice for every option of the game. */
export type Options = Readonly<Record<string, string>>

/** Full options from what somebody asked for. What is not mentioned takes its default. */
export function readOptions(spec: OptionSpec, asked: unknown = {}): Options {
  if (typeof asked !== 'object' || asked === null || Array.isArray(asked))
    throw new Refused('options must be an object such as {"option": "choice"}')
  for (const [name, choice] of Object.entries(asked)) {
    if (!Object.hasOwn(spec, name))
      throw new Refused(`there is no option "${name}"; there is ${list(Object.keys(spec))}`)
    if (!(spec[name] as readonly unknown[]).includes(choice))
      throw new Refused(`option "${name}" cannot be ${JSON.stringify(choice)}; it can be ${list(spec[name])}`)
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

/** A number of seats that the game allows. */
export function readSeats(range: readonly [number, number], seats: unknown): number {
  const [fewest, most] = range
  if (typeof seats === 'number' && Number.isInteger(seats) && seats >= fewest && seats <= most) return seats
  throw new Refused(`seats must be a whole number from ${fewest} to ${most}, not ${JSON.stringify(seats)}`)
}

function list(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ') || 'none'
}
