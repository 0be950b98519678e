/** Reads what is asked for one by one, several at a time: all that is asked for in a moment is read together. */
export function readTogether<T>(readAll: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>) {
  let asked: string[] = []
  let reading: Promise<ReadonlyMap<string, T>> | undefined

  async function readSoon(): Promise<ReadonlyMap<string, T>> {
    await new Promise(setImmediate)
    const ids = asked
    asked = []
    reading = undefined
    return readAll(ids)
  }

  return async (id: string): Promise<T | undefined> => {
    asked.push(id)
    reading ??= readSoon()
    return (await reading).get(id)
  }
}
