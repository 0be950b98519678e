import {
  type AnyProcedure,
  type Flow,
  type Frame,
  type Framed,
  type Move,
  noChance,
  type Player,
  procedure,
  type Step,
} from '../src/index.ts'

/** A state with nothing in it but what the procedures have to tell. */
export interface Log extends Framed {
  log: string[]
}

export const tell = (g: Log, text: string): void => void g.log.push(text)
export const empty = (): Log => ({ seats: 5, log: [], frames: [], open: null })
export const RULES = { notAsked: 'TEST-3', over: 'TEST-4' } as const

export function begin(flow: Flow<Log>, first: Frame): Log {
  const g = empty()
  flow.begin(g, first, noChance)
  return g
}

/** One procedure of one step. */
export const only = (step: Step<Log, Frame>): AnyProcedure<Log> =>
  procedure<Log, Frame>({ locals: {}, steps: { step } })

/** Moves 0 to 3; 2 is forbidden. */
export const number = {
  rule: 'TEST-1',
  moves: () => [0, 1, 2, 3],
  cannot: (_g: Log, _f: Frame, _p: Player, m: Move) => (m === 2 || m > 3 ? 'TEST-2' : undefined),
  params: (_g: Log, _f: Frame, p: Player) => ({ seat: p }),
} as const
