import {
  type Game,
  type GameRecord,
  type Move,
  noChance,
  type Player,
  parseRecord,
  type Rule,
  readEvent,
  readWords,
  replay,
  type Target,
} from '@acheron/core'
import type { Happening } from '../boards/contract.ts'
import type { Note, Tutorial } from './tutorial.ts'

/** The seat of the reader in every record. */
export const READER: Player = 0

/** One station of a tutorial. */
export interface Step {
  readonly scene: number
  readonly note: Note
  /** The words of the move that leads on; undefined: a button does. */
  readonly words: string | undefined
  /** How many moves of the record have been made when the next step begins, or at the end of the scene. */
  readonly until: number
}

export function readScenes({ scenes }: Tutorial): GameRecord[] {
  return scenes.map(({ record }) => parseRecord(record))
}

/** The notes of all scenes in order. A note leads on by a move if the next one does not stand at the same place. */
export function stepsOf(tutorial: Tutorial, records: readonly GameRecord[]): Step[] {
  return tutorial.scenes.flatMap(({ notes }, scene) =>
    notes.map((note, i) => {
      const { entries } = records[scene]
      const until = notes[i + 1]?.at ?? entries.length
      const isMove = until > note.at && entries[note.at].player === READER
      return { scene, note, words: isMove ? entries[note.at].words : undefined, until }
    }),
  )
}

/** The table after some moves of a record, and what the last of them brought about. */
export function tableAt<S>(game: Game<S>, record: GameRecord, at: number): { state: S; happenings: Happening[] } {
  const { state, story } = replay(game, record, noChance, at)
  return { state, happenings: at === 0 ? [] : (story.at(-1) ?? []).map((event) => readEvent(event, READER)) }
}

export const expectedMove = <S>(game: Game<S>, state: S, words: string): Move => readWords(game, state, words)

/** The rule against doing anything with a thing; undefined if something can be done with it. */
export function ruleAgainst<S>(game: Game<S>, state: S, target: Target): Rule | undefined {
  const asked = game.asked(state).includes(READER)
  const general = asked ? game.question(state, READER).rule : undefined
  const rules: Rule[] = []
  for (const move of game.notation.meant(state, READER, target)) {
    const rule = game.refusal(state, READER, move)
    if (!rule) return undefined
    rules.push(rule)
  }
  return rules.find((rule) => rule !== general) ?? rules[0] ?? general
}
