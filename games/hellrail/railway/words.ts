import type { Move } from '@acheron/core'
import { CIRCLE_NAMES } from './circles.ts'
import { across, cellAt, down, MIDDLE } from './field.ts'
import {
  CANCEL,
  CATCH,
  COUPLE,
  DECLINE,
  DELIVER,
  DERAIL,
  DISCARD,
  DROP_TENDER,
  END,
  ENOUGH,
  FERRY,
  FORCE,
  firstOf,
  GIVE,
  GO,
  GUARD,
  KEEP_TENDER,
  LAY,
  LET,
  MARK,
  MOVE,
  NAME,
  PLACE,
  PRESENT,
  REDIRECT,
  REMOVE,
  SAIL,
  SHED,
  SPARE,
  STOKE,
  STOP,
  SWAP,
  SWAP_CIRCLE,
  SWAP_PLAYER,
  TAKE,
  TARGET,
  TURN,
  USE,
  USE_HELD,
} from './moves.ts'
import { SINNERS } from './rail-cards.ts'
import { SIDE_NAMES } from './sides.ts'

const TURNS = 4

/** How a noun is written: every one of a list, or something of its own. */
type Nouns = readonly string[] | { print(noun: number): string; parse(text: string): number | undefined }

const ONE: readonly string[] = ['']
const PLAYERS = ['p0', 'p1', 'p2', 'p3']
const TURN_NAMES = ['r0', 'r1', 'r2', 'r3']

/** `ciacco r2`: a card and how it lies. */
const CARD_TURNS = SINNERS.flatMap((sinner) => TURN_NAMES.map((turn) => `${sinner} ${turn}`))

/** `ciacco n`, `ciacco ns2`: a card and one of its sleepers. */
export const SLEEPER_NAMES = ['n', 'e', 's', 'w', 'nn', 'ee', 'ss', 'ww', 'ne', 'es', 'sw', 'wn']
const CARD_SLEEPERS = SINNERS.flatMap((sinner) => SLEEPER_NAMES.map((sleeper) => `${sinner} ${sleeper}`))

/** `2,-1 r3`: a cell, counted from the middle of the field, and how the card lies. */
const CELL_TURNS: Nouns = {
  print(noun) {
    const cell = Math.floor(noun / TURNS)
    return `${across(cell)},${down(cell)} ${TURN_NAMES[noun % TURNS]}`
  },
  parse(text) {
    const [, x, y, turn] = /^(0|-?[1-9]\d?),(0|-?[1-9]\d?) r([0-3])$/.exec(text) ?? []
    const isInField = (n: string): boolean => Number(n) >= -MIDDLE && Number(n) < MIDDLE
    if (turn === undefined || !isInField(x) || !isInField(y)) return undefined
    return cellAt(Number(x), Number(y)) * TURNS + Number(turn)
  },
}

/** By verb, in the order of the moves. */
const verbs = (
  heresies: readonly string[],
  effects: readonly string[],
): readonly (readonly [string, Move, Nouns])[] => [
  ['end', END, ONE],
  ['stop', STOP, ONE],
  ['derail', DERAIL, ONE],
  ['use', USE, ONE],
  ['use-held', USE_HELD, ONE],
  ['decline', DECLINE, ONE],
  ['enough', ENOUGH, ONE],
  ['let', LET, ONE],
  ['cancel', CANCEL, ONE],
  ['force', FORCE, ONE],
  ['catch', CATCH, ONE],
  ['spare', SPARE, ONE],
  ['keep-tender', KEEP_TENDER, ONE],
  ['drop-tender', DROP_TENDER, ONE],
  ['ferry', FERRY, ONE],
  ['go', GO, SIDE_NAMES],
  ['target', TARGET, PLAYERS],
  ['redirect', REDIRECT, PLAYERS],
  ['guard', GUARD, CIRCLE_NAMES],
  ['circle', PRESENT, CIRCLE_NAMES],
  ['take', TAKE, heresies],
  ['swap', SWAP, effects],
  ['swap-circle', SWAP_CIRCLE, CIRCLE_NAMES],
  ['swap-player', SWAP_PLAYER, PLAYERS],
  ['couple', COUPLE, SINNERS],
  ['deliver', DELIVER, SINNERS],
  ['move', MOVE, SINNERS],
  ['lay', LAY, SINNERS],
  ['stoke', STOKE, SINNERS],
  ['sail', SAIL, SINNERS],
  ['discard', DISCARD, SINNERS],
  ['shed', SHED, SINNERS],
  ['name', NAME, SINNERS],
  ['give', GIVE, SINNERS],
  ['remove', REMOVE, SINNERS],
  ['turn', TURN, CARD_TURNS],
  ['mark', MARK, CARD_SLEEPERS],
  ['place', PLACE, CELL_TURNS],
]

export interface Words {
  verb(m: Move): string
  print(m: Move): string
  parse(words: string): Move | undefined
}

/** Moves as words: `move dido`, `go n`, `place 1,-2 r3`. */
export function wordsWith(heresies: readonly string[], effects: readonly string[]): Words {
  const table = verbs(heresies, effects)
  const verbOf = (m: Move) => table.find(([, first]) => first === firstOf(m)) ?? table[0]
  return {
    verb: (m) => verbOf(m)[0],
    print(m) {
      const [verb, from, nouns] = verbOf(m)
      const noun = 'print' in nouns ? nouns.print(m - from) : nouns[m - from]
      return noun === '' ? verb : `${verb} ${noun}`
    },
    parse(words) {
      const [verb, ...rest] = words.split(' ')
      const found = table.find(([name]) => name === verb)
      if (!found) return undefined
      const [, from, nouns] = found
      const noun = 'parse' in nouns ? nouns.parse(rest.join(' ')) : nouns.indexOf(rest.join(' '))
      return noun === undefined || noun < 0 ? undefined : from + noun
    },
  }
}
