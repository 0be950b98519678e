import { expect, test } from 'vitest'
import { type SessionState, START } from '../src/table/session-state.ts'
import { createTeller } from '../src/table/teller.ts'

/** A look at a table that stands still, before any seat. */
const lookOf = (at: number): NonNullable<SessionState['look']> => ({ at, shown: {}, own: {}, awaited: [] })

test('a button that is handed the skipping alone shows the rest at once', async () => {
  let state: SessionState = { ...START, stage: 'table', look: lookOf(0), count: 2, paused: true }
  let isToldAll = (): void => undefined
  const told = new Promise<void>((resolve) => {
    isToldAll = resolve
  })
  const { skip } = createTeller({
    lookAt: async (at) => lookOf(at),
    now: () => 0,
    pause: () => Promise.reject(new Error('nothing is waited for')),
    speed: () => 1,
    isTold: () => true,
    isMine: () => false,
    read: () => state,
    set(change) {
      state = { ...state, ...change }
    },
    arrive: () => isToldAll(),
  })
  skip()
  await told
  expect([state.look?.at, state.paused, state.telling]).toEqual([2, false, false])
})
