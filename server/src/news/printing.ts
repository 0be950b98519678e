import type { JsonObject } from '@acheron/core'
import type { News } from '@acheron/host'

/** What is said of one's own message with its news. */
export interface Answered {
  readonly re: string
  readonly came: number
}

/** By table: what was printed last of it for all. */
const PRINTED = new Map<string, { readonly shown: JsonObject; readonly text: string }>()
const MOST_PRINTED = 5000

/** What all may know is the same object for every seat: it is printed once. */
function printShown(table: string, shown: JsonObject): string {
  const known = PRINTED.get(table)
  if (known?.shown === shown) return known.text
  const text = JSON.stringify(shown)
  if (PRINTED.size >= MOST_PRINTED) PRINTED.clear()
  PRINTED.set(table, { shown, text })
  return text
}

/** News as they are pushed. */
export function printNews(table: string, { chapters, look }: News, answered?: Answered): string {
  const { at, shown, own, awaited, question, options, back, result } = look
  const mine = answered ? `,"re":${JSON.stringify(answered.re)},"came":${answered.came}` : ''
  const head = `{"push":"news","table":${JSON.stringify(table)}${mine},"chapters":${JSON.stringify(chapters)}`
  const rest = JSON.stringify({ at, own, awaited, question, options, back, result })
  return `${head},"look":{"shown":${printShown(table, shown)},${rest.slice(1)}}`
}
