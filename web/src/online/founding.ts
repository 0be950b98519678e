import type { ChairPlan, OnlineTable, RequestFor } from '@acheron/host/online'
import { go } from '../router.svelte.ts'
import { keep, newSalt, rememberSalt } from './online.svelte.ts'
import { linkTo } from './phrases.ts'
import { server } from './server.ts'
import { words } from './text/index.ts'

type Plan = Omit<RequestFor<'found'>, 'do' | 'saltHash'>

/** Lays a table on the server, and goes there. */
export const found = async (plan: Plan): Promise<void> => go(`/online/${await lay(plan)}`)

async function lay(plan: Plan): Promise<string> {
  const { salt, saltHash } = newSalt()
  const isMine = plan.chairs.some(({ kind }) => kind === 'me')
  const table = await server.ask({ do: 'found', ...plan, ...(isMine && { saltHash }) })
  rememberSalt(table.table, salt)
  keep(table)
  return table.table
}

/** The same once more: bots stay, people are asked anew. Those who sat there hear of it, where people may talk. */
export async function foundAgain({ table, game, options, chairs, setting, mine }: OnlineTable): Promise<void> {
  const again = chairs.map((chair, seat): ChairPlan => {
    if (seat === mine) return { kind: 'me' }
    return chair.kind === 'bot' ? { kind: 'bot', bot: chair.bot } : { kind: 'open' }
  })
  const next = await lay({ game, options: { ...options }, chairs: again, setting })
  if (mine !== undefined && setting.talk !== 'none')
    await server.ask({ do: 'say', table, text: words().table.laidAgain(linkTo(next)) }).catch(() => undefined)
  go(`/online/${next}`)
}
