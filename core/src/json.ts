/** What JSON can say. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject

export type JsonObject = { readonly [key: string]: Json }

/** Equal as JSON, whatever the order of keys. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!sameJson(a[i], b[i])) return false
    return true
  }
  const left = Object.entries(a)
  return (
    left.length === Object.keys(b).length &&
    left.every(([key, value]) => Object.hasOwn(b, key) && sameJson(value, (b as Record<string, unknown>)[key]))
  )
}

/** The first place of a value that is not plain JSON, as a path. */
export function notJson(value: unknown, path = ''): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : path || 'the whole'
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = notJson(value[i], `${path}[${i}]`)
      if (found) return found
    }
    return undefined
  }
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return path || 'the whole'
  for (const [key, part] of Object.entries(value)) {
    const found = notJson(part, path ? `${path}.${key}` : key)
    if (found) return found
  }
  return undefined
}

/** The first place where two values differ as JSON, as a path: `players[1].trains`. */
export function difference(a: unknown, b: unknown, path = ''): string | undefined {
  if (sameJson(a, b)) return undefined
  if (typeof a === 'object' && typeof b === 'object' && a && b && Array.isArray(a) === Array.isArray(b))
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const step = Array.isArray(a) ? `${path}[${key}]` : path ? `${path}.${key}` : key
      const found = difference((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], step)
      if (found) return found
    }
  return path || 'the whole'
}

/** How deeply lists and objects are nested in a text of JSON, without reading it: what is too deep is best not read. */
export function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let isInString = false
  for (let i = 0; i < text.length; i++) {
    const sign = text[i]
    if (isInString && sign === '\\') i++
    else if (sign === '"') isInString = !isInString
    else if (!isInString && (sign === '[' || sign === '{')) deepest = Math.max(deepest, ++depth)
    else if (!isInString && (sign === ']' || sign === '}')) depth--
  }
  return deepest
}
