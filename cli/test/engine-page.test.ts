import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { GAMES } from '@acheron/games'
import { expect, test } from 'vitest'
import { answerTo } from '../src/engine/answer.ts'
import { newSession } from '../src/engine/session.ts'

const page = fileURLToPath(new URL('../../docs/engine.md', import.meta.url))

test('the example on the page of the engine is what the engine says', async () => {
  const [before, example, after] = readFileSync(page, 'utf8').split(/(?<=^```text\n)|(?=^```\n)/m)
  const session = newSession(GAMES)
  const lines: string[] = []
  for (const [i, request] of requests(example).entries())
    lines.push(`> ${request}`, `< ${await answerTo(session, request, i + 1)}`)
  expect(lines.length).toBeGreaterThan(20)
  await expect(`${before}${lines.join('\n')}\n${after}`).toMatchFileSnapshot(page)
})

function requests(example: string): string[] {
  return example.split('\n').flatMap((line) => (line.startsWith('> ') ? [line.slice(2)] : []))
}
