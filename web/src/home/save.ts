import type { Line } from '../line/line.ts'

/** Hands a text to the reader as a file. */
function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Saves the record of a table; if there is none any more, all that is kept of it. */
export async function saveTable(line: Line, table: string, game = 'acheron'): Promise<void> {
  const record = await line.ask({ do: 'record', table }).then(
    (answer) => answer.record,
    () => undefined,
  )
  saveText(`${game}-${table}.txt`, record ?? (await remains(table)))
}

/** What this browser has of a table that cannot be read. */
async function remains(id: string): Promise<string> {
  const { indexedStore } = await import('../store/indexed.ts')
  const kept = await indexedStore().asItIs(id)
  const { record } = (kept.table ?? {}) as { readonly record?: unknown }
  return typeof record === 'string' ? record : JSON.stringify(kept, null, 1)
}
