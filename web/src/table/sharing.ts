/**
 * What is new, with every part that has not changed taken from what was before: so it is known as the same, and nothing
 * that depends on it is drawn again. A message from the engine would otherwise be new in all its parts.
 */
export function shared<T>(before: unknown, now: T): T {
  if (before === now || !isTree(before) || !isTree(now) || Array.isArray(before) !== Array.isArray(now)) return now
  const keys = Object.keys(now)
  const merged = keys.map((key) => shared(before[key], now[key]))
  const isSame =
    keys.length === Object.keys(before).length &&
    keys.every((key, i) => merged[i] === before[key] && Object.hasOwn(before, key))
  if (isSame) return before as T
  return (Array.isArray(now) ? merged : Object.fromEntries(keys.map((key, i) => [key, merged[i]]))) as T
}

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
