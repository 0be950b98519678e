import type { Game, Json, Language, Move, Player, Target, Texts } from '@acheron/core'
import { optionsOf } from '@acheron/host'
import { type Choices, choicesOf, NO_CHOICES } from '../src/boards/choices.ts'
import type { Sight } from '../src/boards/contract.ts'

/** What a player may do, as the page has it. */
export const choicesIn = <S>(game: Game<S>, s: S, p: Player): Choices =>
  choicesOf(optionsOf(game, s, p), (move) => `move ${move}`)

/** Choices about things, without a game: by move. */
export const choicesAbout = (...choices: readonly (readonly [Move, ...Target[]])[]): Choices =>
  choicesOf(
    choices.map(([move, ...targets]) => ({
      verb: '',
      kinds: targets.map(({ kind }) => kind),
      moves: [move],
      ids: targets.map(({ id }) => [id]),
    })),
    (move) => `move ${move}`,
  )

const SILENT: Texts = {
  name: '',
  prompt: () => '',
  move: () => '',
  story: () => undefined,
  option: () => '',
  choice: () => '',
  ending: () => '',
  part: () => '',
  position: () => [],
}

/** A view as somebody sees it who may do some things, or nothing. */
export const sightOf = (
  view: Json,
  language: Language = 'en',
  choices: Choices = NO_CHOICES,
  names: readonly string[] = [],
  texts: Texts = SILENT,
): Sight => ({ view, language, choices, names, texts })
