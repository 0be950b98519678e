import { stripVTControlCharacters } from 'node:util'

const width = (text: string): number => stripVTControlCharacters(text).length

/** Rows as lines, each column as wide as it must be: the first one to the left, the others, numbers mostly, to the right. */
export function grid(rows: readonly (readonly string[])[], others: 'left' | 'right' = 'right'): string[] {
  const widths = rows.reduce<number[]>((sofar, row) => row.map((cell, i) => Math.max(sofar[i] ?? 0, width(cell))), [])
  const pad = (cell: string, i: number): string => {
    const gap = ' '.repeat(widths[i] - width(cell))
    return i === 0 || others === 'left' ? cell + gap : gap + cell
  }
  return rows.map((row) => row.map(pad).join('  ').trimEnd())
}

/** A list in as many columns as fit, read downwards. */
export function inColumns(items: readonly string[], room: number): string[] {
  const wide = Math.max(0, ...items.map(width)) + 2
  const columns = Math.max(1, Math.floor(room / wide))
  const height = Math.ceil(items.length / columns)
  return Array.from({ length: height }, (_, row) =>
    items
      .filter((_item, i) => i % height === row)
      .map((item) => item + ' '.repeat(wide - width(item)))
      .join('')
      .trimEnd(),
  )
}
