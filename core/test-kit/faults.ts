import { expect, test } from 'vitest'
import {
  BrokenLaw,
  bytes,
  type Game,
  type Options,
  type Player,
  type StoryEvent,
  seededChance,
  tryLaws,
  viewOf,
} from '../src/index.ts'

type Fault<S> = readonly [fault: string, message: RegExp, its: (game: Game<S>) => Partial<Game<S>>]

/** Faults that any game with secrets can have. Each must be found, or the laws are asleep. */
const FAULTS: readonly Fault<unknown>[] = [
  [
    'a guess is a clone',
    /^every guess of player \d has the true .+ of player \d$/,
    (game) => ({ guess: (s) => game.clone(s) }),
  ],
  [
    'a guess leaves nothing to chance',
    /^the guesses of player \d leave the .+ of player \d nothing to chance$/,
    (game) => ({ guess: (s, p) => game.guess(s, p, seededChance(1)) }),
  ],
  [
    'a secret is told to all',
    /^fact "told" of event ".+" of .+ tells all what is secret$/,
    (game) => ({
      setup: (options, seats, chance, story) =>
        game.setup(options, seats, chance, story && { tell: (event) => story.tell(withSecretsTold(event)) }),
      play: (s, p, m, chance, story) =>
        game.play(s, p, m, chance, story && { tell: (event) => story.tell(withSecretsTold(event)) }),
    }),
  ],
  [
    'what is revealed is not marked',
    /^player \d learns something by ".+", but no event says so$/,
    (game) => ({
      play: (s, p, m, chance, story) =>
        game.play(s, p, m, chance, story && { tell: ({ reveals, ...event }) => story.tell(event) }),
    }),
  ],
  [
    'a refusal depends on the secrets of another',
    /^why ".+" is refused tells player \d a secret/,
    (game) => ({
      refusal(s, p, m) {
        const rule = game.refusal(s, p, m)
        return rule && (secretOf(game, s, p) % 2 === 0 ? rule : 'ODD-1')
      },
    }),
  ],
  [
    'what a move points at depends on the secrets of another',
    /^(what ".+" points at tells player \d a secret|pointing at)/,
    (game) => ({
      notation: {
        ...game.notation,
        targets: (s, p, m) => [{ kind: 'hand', id: secretOf(game, s, p) }, ...game.notation.targets(s, p, m)],
        meant: (s, p, target) =>
          target.kind === 'hand'
            ? Array.from({ length: game.notation.vocabulary }, (_, m) => m)
            : game.notation.meant(s, p, target),
      },
    }),
  ],
  [
    'a clone shares its lists',
    /^a clone shares a part with the original/,
    (game) => ({ clone: (s) => ({ ...(s as object), ...shallow(game.clone(s), s) }) }),
  ],
]

/** The secret facts of an event, told to everybody under one name. */
function withSecretsTold(event: StoryEvent): StoryEvent {
  const told = Object.values(event.secret?.facts ?? {}).flat()
  return told.length > 0 ? { ...event, facts: { ...event.facts, told } } : event
}

/** A number made of what the next player holds in secret. */
function secretOf<S>(game: Game<S>, s: S, p: Player): number {
  const { seats = 2 } = s as { seats?: number }
  const own = viewOf(game, s, (p + 1) % seats)
  const text = JSON.stringify(game.hidden.map((part) => own[part]))
  return bytes(text).reduce((sum, byte) => (sum * 31 + byte) % 9973, 7)
}

function shallow(clone: unknown, original: unknown): object {
  const lists = Object.entries(clone as object).filter(([, value]) => Array.isArray(value) && value.length > 0)
  const [name] = lists[0] ?? []
  return name === undefined ? {} : { [name]: (original as Record<string, unknown>)[name] }
}

/** The laws find these faults in this game, within some random games. */
export function describeFaults<S>(game: Game<S>, options: Options, seats = 2): void {
  test.each(FAULTS as unknown as readonly Fault<S>[])('the laws catch it when %s', (_, message, its) => {
    const broken = { ...game, ...its(game) }
    const found = (): void => {
      for (let seed = 0; seed < 12; seed++) tryLaws(broken, { seats, options, seed })
    }
    expect(found).toThrow(expect.objectContaining({ name: BrokenLaw.name, message: expect.stringMatching(message) }))
  })
}
