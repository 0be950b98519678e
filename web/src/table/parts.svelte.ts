/** An object whose parts are watched one by one: what depends on one is not looked at again when another changes. */
export function inParts<T extends object>(start: T): T {
  const parts = Object.entries(start).map(([name, value]) => [name, part(value)])
  return Object.defineProperties({}, Object.fromEntries(parts)) as T
}

function part(start: unknown): PropertyDescriptor {
  let value = $state.raw(start)
  return {
    enumerable: true,
    get: () => value,
    set: (next) => {
      value = next
    },
  }
}
