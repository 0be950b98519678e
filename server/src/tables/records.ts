import { refused } from '@acheron/core'
import type { OnlineAnswering } from './rooms.ts'

/** Games that are over, to be taken home. */
export const RECORDS: OnlineAnswering<'record'> = {
  async record(rooms, _caller, { table: id }) {
    const { num, ending } = await rooms.register.of(id)
    const head = await rooms.db.selectFrom('heads').select('result').where('tbl', '=', num).executeTakeFirst()
    if (!head?.result && !ending) throw refused('not-over', {})
    const { record } = await rooms.house.ask({ do: 'record', table: id, ended: true })
    return { record: rooms.signer.sign(record) }
  },
}
