import { describe, expect, test } from 'vitest'
import { attack } from './hostile/attack.ts'
import { HOSTILITIES } from './hostile/shots.ts'

// All 100,000 of them: node server/test/hostile/main.ts
describe('hostile clients, by HTTP and by sockets', () => {
  test('nothing of what they send changes a game, tells a secret, fills the memory or ends a server', async () => {
    const verdict = await attack({ kind: 'sqlite', messages: 2500, seed: 7 })
    expect(verdict.faults).toEqual([])
    const kinds = new Set(Object.keys(verdict.backs).map((back) => back.split(',')[0]))
    expect([...kinds].sort()).toEqual(Object.keys(HOSTILITIES).sort())
  })

  test('a secret that is told, and a game that is another afterwards, are found', async () => {
    const plant = { text: ({ secrets }: { secrets: readonly string[] }) => `{"text":"${secrets[0]}"}`, kept: ' ' }
    const { faults } = await attack({ kind: 'sqlite', messages: 50, seed: 8, plant })
    expect(faults).toEqual([expect.stringContaining('planted, line: left told'), 'a game has changed'])
  })
}, 240_000)
