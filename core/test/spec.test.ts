import { expect, test } from 'vitest'
import { parseSpec } from '../src/index.ts'

test('the statements of a SPEC, with their chapters', () => {
  const markdown = `# A game
Some words.
- **TTR-000** before any chapter

## Turns
- **TTR-026** Play goes clockwise.
- **TTR-A05** Nobody answers **twice**.
- not a statement
-  **TTR-027** not written as usual
* **TTR-028** nor this

## The end
- **HR3-12.4** All is over.
`
  expect(parseSpec(markdown)).toEqual([
    { rule: 'TTR-000', chapter: '', text: 'before any chapter' },
    { rule: 'TTR-026', chapter: 'Turns', text: 'Play goes clockwise.' },
    { rule: 'TTR-A05', chapter: 'Turns', text: 'Nobody answers **twice**.' },
    { rule: 'HR3-12.4', chapter: 'The end', text: 'All is over.' },
  ])
  expect(parseSpec('')).toEqual([])
})

test('line ends of other systems make no difference', () => {
  expect(parseSpec('## Turns\r\n- **TTR-026** Play goes clockwise.\r\n')).toEqual([
    { rule: 'TTR-026', chapter: 'Turns', text: 'Play goes clockwise.' },
  ])
})
