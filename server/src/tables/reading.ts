/** Reads what is asked for one by one, several at a time: all that is asked for in a moment is read together. */
export function readTogether<T, K = string>(readAll: (keys: readonly K[]) => Promise<ReadonlyMap<K, T>>) {
  let asked: K[] = []
  let reading: Promise<ReadonlyMap<K, T>> | undefined

  async function readSoon(): Promise<ReadonlyMap<K, T>> {
    await new Promise(setImmediate)
    const keys = asked
    asked = []
    reading = undefined
    return readAll(keys)
  }

  return async (key: K): Promise<T | undefined> => {
    asked.push(key)
    reading ??= readSoon()
    return (await reading).get(key)
  }
}
