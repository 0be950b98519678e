import type { ChairPlan, OnlineTable, RequestFor } from '@acheron/host/online'
import { go } from '../router.svelte.ts'
import { keep, newSalt, rememberSalt } from './online.svelte.ts'
import { server } from './server.ts'

type Plan = Omit<RequestFor<'found'>, 'do' | 'saltHash'>

/** Lays a table on the server, and goes there. */
export async function found(plan: Plan): Promise<void> {
  const { salt, saltHash } = newSalt()
  const isMine = plan.chairs.some(({ kind }) => kind === 'me')
  const table = await server.ask({ do: 'found', ...plan, ...(isMine && { saltHash }) })
  rememberSalt(table.table, salt)
  keep(table)
  go(`/online/${table.table}`)
}

/** The same once more: bots stay, people are asked anew, and those who sat there hear of it. */
export async function foundAgain({ table, game, options, chairs, setting, mine }: OnlineTable): Promise<void> {
  const again = chairs.map((chair, seat): ChairPlan => {
    if (seat === mine) return { kind: 'me' }
    return chair.kind === 'bot' ? { kind: 'bot', bot: chair.bot } : { kind: 'open' }
  })
  await found({ game, options: { ...options }, chairs: again, setting, after: table })
}
