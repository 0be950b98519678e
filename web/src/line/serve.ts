import { type HouseParts, type Message, openHouse } from '@acheron/host'
import type { FromHouse, FromPage } from './wire.ts'

/** Where a house in a worker speaks to: the page that started it, and the other windows. */
export interface Ways {
  toPage(data: FromHouse): void
  toWindows(table: string): void
}

/** What other windows should know of although it is no move. */
const ANNOUNCED: ReadonlySet<Message['do']> = new Set<Message['do']>(['reseat', 'remove'])

/** A house that answers what a page sends. */
export function serveHouse(parts: Omit<HouseParts, 'changed'>, { toPage, toWindows }: Ways) {
  /** By table: how many messages about it are being answered. What they change is in their answers. */
  const busy = new Map<string, number>()
  const count = (table: string, by: 1 | -1): void => {
    const now = (busy.get(table) ?? 0) + by
    if (now > 0) busy.set(table, now)
    else busy.delete(table)
  }

  const house = openHouse({
    ...parts,
    changed(table) {
      toWindows(table)
      if (!busy.has(table)) toPage({ changed: table })
    },
  })

  return {
    async hear({ id, message }: FromPage): Promise<void> {
      const table = 'table' in message ? message.table : ''
      count(table, 1)
      try {
        const reply = await house.answer(message)
        if (reply.ok && ANNOUNCED.has(message.do)) toWindows(table)
        toPage({ re: id, reply })
      } catch (error) {
        toPage({ re: id, broke: error instanceof Error ? error.message : String(error) })
      } finally {
        count(table, -1)
      }
    },
    changedElsewhere(table: string): void {
      house.forget(table)
      toPage({ changed: table })
    },
  }
}
