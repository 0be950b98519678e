import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Tokens = Readonly<Record<string, string>>

const css = readFileSync(new URL('../src/theme/tokens.css', import.meta.url), 'utf8').replaceAll('"', "'")
const blocks = [...css.matchAll(/:root([^{]*)\{([^}]*)\}/g)].map(([, selector, body]) => ({
  selector: selector.trim(),
  tokens: Object.fromEntries(
    [...body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  ),
}))

/** The tokens that hold where these attributes are set, as the cascade has it. */
function shown(attributes: readonly string[]): Tokens {
  const holding = blocks.filter(({ selector }) =>
    (selector.match(/\[[^\]]+\]/g) ?? []).every((condition) => attributes.includes(condition)),
  )
  return Object.assign({}, ...holding.map(({ tokens }) => tokens))
}

const NIGHT = "[data-theme='night']"
const STRONG = "[data-palette='strong']"
const THEMES: readonly (readonly [string, Tokens])[] = [
  ['day', shown([])],
  ['night', shown([NIGHT])],
  ['day, strong', shown([STRONG])],
  ['night, strong', shown([NIGHT, STRONG])],
]

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((one, other) => one - other)
  return (light + 0.05) / (dark + 0.05)
}

const SURFACES = ['paper', 'panel', 'sunk']
const PLAYERS = [0, 1, 2, 3, 4, 5].map((player) => `player-${player}`)

/** Pairs whose contrast is too low, with what it is. */
function tooLow(tokens: Tokens, fronts: readonly string[], backs: readonly string[], least: number): string[] {
  return fronts.flatMap((front) =>
    backs
      .map((back) => ({ pair: `${front} on ${back}`, found: contrast(tokens[front], tokens[back]) }))
      .filter(({ found }) => !(found >= least))
      .map(({ pair, found }) => `${pair}: ${found.toFixed(2)}`),
  )
}

test('the formula is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

describe.each(THEMES)('%s', (_name, tokens) => {
  test('text that is read has 7:1', () => {
    expect(tooLow(tokens, ['ink', 'ink-soft'], SURFACES, 7)).toEqual([])
    expect(tooLow(tokens, ['ink'], ['land', 'water'], 7)).toEqual([])
  })

  test('coloured text has 4.5:1', () => {
    expect(tooLow(tokens, ['brass', 'verdigris', 'oxblood', 'ember'], SURFACES, 4.5)).toEqual([])
    expect(tooLow(tokens, ['on-ember'], ['ember'], 4.5)).toEqual([])
    expect(tooLow(tokens, ['on-player'], PLAYERS, 4.5)).toEqual([])
  })

  test('borders and players stand out from what they lie on, 3:1', () => {
    expect(tooLow(tokens, ['line', ...PLAYERS], SURFACES, 3)).toEqual([])
    expect(tooLow(tokens, PLAYERS, ['land', 'water'], 3)).toEqual([])
  })

  test('ember is the colour of nothing else', () => {
    const { ember, ...others } = tokens
    expect(Object.values(others)).not.toContain(ember)
  })
})

test('the themes have the same tokens', () => {
  const [day, night] = blocks.map(({ tokens }) => Object.keys(tokens).sort())
  expect(night).toEqual(day)
})
