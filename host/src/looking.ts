import { type Player, refused } from '@acheron/core'
import type { News } from './answers.ts'
import { whyNot } from './foresight.ts'
import { keptCalled } from './founding.ts'
import type { Answering, Rooms } from './house.ts'
import { lookOf, sealShownTo } from './look.ts'
import { newsSince } from './news.ts'
import { allNews, lookBack, turnsOf } from './past.ts'
import { againFrom, type Open, pastAt, pastOf } from './shelf.ts'
import { checkPlayer } from './table.ts'

/** What can be seen of a table, and what people keep beside it. */
export const LOOKING: Answering<'open' | 'look' | 'news' | 'views' | 'why' | 'seal' | 'tell' | 'note'> = {
  async open({ parts, shelf }, { table: id, seat }) {
    const { founded, head } = await keptCalled(parts.store, id)
    const { game, options, seats } = founded
    const { told, notes, standing } = await parts.store.aside(id)
    const mine = String(seat)
    const aside = { told: told[mine] ?? 0, note: notes[mine] ?? '', standing: standing[mine] ?? [] }
    const plain = { table: id, game, options, seats, begun: head !== undefined, ...aside }
    if (!head) return plain
    return shelf.inTurn(id, ({ table, stuck }) => ({
      ...plain,
      ...(table.heading.fairness && {
        commitment: table.heading.fairness.commitment,
        salt: table.heading.fairness.salt,
      }),
      ...(stuck && { stuck: { was: stuck.was, now: stuck.now } }),
    }))
  },

  look: (rooms, { table: id, seat, at, place }) =>
    rooms.shelf.inTurn(id, async (open) => {
      checkViewer(open, seat)
      if (place !== undefined) {
        if (!isOver(open)) throw refused('not-over', {})
        return lookBack(await pastAt(open, rooms.parts.store, place), seat)
      }
      if (at === undefined) return lookOf(open.table, seat)
      return lookBack(await pastOf(open, rooms.parts.store, seat, at), seat)
    }),

  news: (rooms, { table: id, seat, since }) =>
    rooms.shelf.inTurn(id, (open) => newsFor(rooms, open, seat, since), { seat, at: since }),

  views: (rooms, { table: id, seat }) =>
    rooms.shelf.inTurn(id, async (open) => {
      checkViewer(open, seat)
      return { moments: turnsOf(await againFrom(open, rooms.parts.store), seat) }
    }),

  why: ({ shelf }, { table: id, seat, target, verb }) =>
    shelf.inTurn(id, ({ table }) => {
      checkPlayer(table, seat)
      const why = whyNot(table, seat, target, verb)
      return why ? { why } : {}
    }),

  seal: ({ shelf }, { table: id, seat }) =>
    shelf.inTurn(id, (open) => {
      checkViewer(open, seat)
      if (!open.table.heading.fairness) throw refused('unproved', {})
      return { seal: sealShownTo(open.table, seat, open.founded.key) }
    }),

  async tell({ parts }, { table: id, seat, told }) {
    await parts.store.changeAside(id, (aside) => ({ ...aside, told: { ...aside.told, [seat]: told } }))
    return {}
  },

  async note({ parts }, { table: id, seat, text }) {
    await parts.store.changeAside(id, (aside) => ({ ...aside, notes: { ...aside.notes, [seat]: text } }))
    return {}
  },
}

function checkViewer({ table }: Open, seat: Player | undefined): void {
  if (seat !== undefined) checkPlayer(table, seat)
}

/** What a seat was told since, and what it sees. News from long ago is read from the log. */
export async function newsFor({ parts }: Rooms, open: Open, seat: Player | undefined, since: number): Promise<News> {
  checkViewer(open, seat)
  const recent = newsSince(open.table, seat, since)
  const everything = async () => allNews(await againFrom(open, parts.store), seat, isOver(open))
  const chapters = recent ?? (await everything()).filter(({ at }) => at > since)
  return { chapters, look: lookOf(open.table, seat) }
}

const isOver = ({ table: { game, state } }: Open): boolean => game.result(state) !== undefined
