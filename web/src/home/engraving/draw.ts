// Draws the title picture, once for each theme: node web/src/home/engraving/draw.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { arches, boat, type Inks, reserveDrawings, train } from './drawings.ts'
import { HATCHING, type Point, type Stroke } from './hatch.ts'
import { brightness, HEIGHT, presence, type Region, regionAt, WIDTH } from './scene.ts'

const LEVELS = 8
const FINEST = 0.45

/** Ink or light: day is dark lines on paper, night is light lines on iron. */
type Theme = 'day' | 'night'

const tokens = readFileSync(new URL('../../theme/tokens.css', import.meta.url), 'utf8')
const [, day, night] = tokens.split(/:root[^{]*\{/)
const token = (theme: Theme, name: string): string =>
  new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(theme === 'day' ? day : night)?.[1] ?? ''

const amount: Readonly<Record<Theme, (light: number) => number>> = {
  day: (light) => 0.9 * (1 - light) ** 1.45,
  night: (light) => 0.95 * light ** 0.9,
}

function levelAt(region: Region, [x, y]: Point, space: number, theme: Theme): number {
  if (x < 0 || x > WIDTH || y < 0 || y > HEIGHT || regionAt(x, y) !== region) return 0
  const width = amount[theme](brightness(region, x, y)) * presence(x, y) * space * 0.82
  return width < FINEST ? 0 : Math.max(1, Math.round((width / 5) * LEVELS))
}

/** Cuts a stroke into pieces of one width each. */
function cut(region: Region, { points, space }: Stroke, theme: Theme, paths: string[]): void {
  let level = 0
  let piece: Point[] = []
  const finish = (): void => {
    if (level > 0 && piece.length > 1) paths[level] += printed(piece)
  }
  for (const point of points) {
    const here = levelAt(region, point, space, theme)
    if (here !== level) {
      if (level > 0) piece.push(point)
      finish()
      piece = []
      level = here
    }
    piece.push(point)
  }
  finish()
}

/** Points as a path, in whole tenths, without those that lie on the way. */
function printed(points: readonly Point[]): string {
  const kept = points.filter((_, i) => i === 0 || i === points.length - 1 || i % 4 === 0)
  let [px, py] = kept[0].map((v) => Math.round(v * 10))
  let path = `M${px / 10} ${py / 10}`
  for (const [x, y] of kept.slice(1)) {
    const [qx, qy] = [Math.round(x * 10), Math.round(y * 10)]
    path += qy === py ? `h${(qx - px) / 10}` : `l${(qx - px) / 10} ${(qy - py) / 10}`
    ;[px, py] = [qx, qy]
  }
  return path
}

function picture(theme: Theme): string {
  const line = token(theme, 'ink')
  const paper = token(theme, 'paper')
  const inks: Inks =
    theme === 'day'
      ? { line: paper, dark: line, light: paper, lamp: '#f6dfa6' }
      : { line, dark: token(theme, 'sunk'), light: line, lamp: token(theme, 'brass') }
  const paths = Array.from({ length: LEVELS + 1 }, () => '')
  for (const [region, strokes] of Object.entries(HATCHING))
    for (const stroke of strokes()) cut(region as Region, stroke, theme, paths)
  const hatched = paths
    .map((d, level) => (d ? `<path stroke-width="${((level * 5) / LEVELS).toFixed(2)}" d="${d}"/>` : ''))
    .join('\n')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none">
<title>A night train crosses a river of the underworld</title>
<g stroke="${line}">${hatched}</g>
${arches(line)}
${train(inks)}
${boat(inks)}
</svg>
`
}

reserveDrawings()
for (const theme of ['day', 'night'] as const) {
  const text = picture(theme)
  writeFileSync(new URL(`./${theme}.svg`, import.meta.url), text)
  console.log(`${theme}.svg ${Math.round(text.length / 1000)} kB`)
}
