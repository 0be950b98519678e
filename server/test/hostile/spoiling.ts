import type { Chance } from '@acheron/core'

export const oneOf = <T>(chance: Chance, all: readonly T[]): T => all[chance.pick(all.length)]

/** Values that a careless reader would trip over. */
const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  2 ** 31,
  2 ** 53,
  1e99,
  '',
  '0',
  'x'.repeat(65),
  '\u0000',
  '\ud800',
  '<script>alert(1)</script>',
  "' or 1=1; drop table entries; --",
  '../../../etc/passwd',
  '__proto__',
  [],
  {},
  [[[[]]]],
  { toString: 1 },
  { kind: 'constructor' },
  Array.from({ length: 600 }, () => 1),
]

type Spoiling = (text: string, chance: Chance) => string

/** How a message is made into none, or into another. */
const SPOILINGS: readonly Spoiling[] = [
  (text, chance) => text.slice(0, chance.pick(text.length)),
  (text, chance) => {
    const at = chance.pick(text.length)
    return text.slice(0, at) + String.fromCharCode(chance.pick(0x100)) + text.slice(at + 1)
  },
  (text, chance) => withField(text, chance, () => oneOf(chance, ODD)),
  (text, chance) => withField(text, chance, () => undefined),
  (text, chance) => `{${JSON.stringify(oneOf(chance, ['__proto__', 'constructor', 'x', 'seat']))}:9,${text.slice(1)}`,
  (text) => text + text,
  (text, chance) => '['.repeat(1 + chance.pick(5000)) + text,
  (_, chance) => JSON.stringify(oneOf(chance, ODD)),
  (text) => `\ufeff${text}`,
  (_, chance) => String.fromCharCode(...Array.from({ length: 1 + chance.pick(300) }, () => chance.pick(0x10000))),
]

export const spoiled: Spoiling = (text, chance) => oneOf(chance, SPOILINGS)(text, chance)

function withField(text: string, chance: Chance, value: () => unknown): string {
  const message = JSON.parse(text) as Record<string, unknown>
  const field = oneOf(chance, Object.keys(message))
  return JSON.stringify({ ...message, [field]: value() })
}
