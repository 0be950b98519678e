import { readdirSync, readFileSync } from 'node:fs'

/** Microseconds that the database and Redis have used; nothing of those that run on other machines. */
export interface Beside {
  readonly postgres: number
  readonly redis: number
}

const US_PER_TICK = 10_000

/** Reads from the machine what others use. The database is known by one of its processes, Redis by its port. */
export function besideOf(database: number | undefined, redisUrl: string): () => Beside {
  const above = database === undefined ? undefined : processOf(String(database))?.parent
  const redis = processes().find(
    (pid) => commandOf(pid).startsWith('redis-server') && hasPort(commandOf(pid), redisUrl),
  )
  return () => {
    let postgres = 0
    for (const pid of above === undefined ? [] : processes()) {
      const it = processOf(pid)
      if (it && (it.parent === above || Number(pid) === above)) postgres += it.us
    }
    return { postgres, redis: redis === undefined ? 0 : (processOf(redis)?.us ?? 0) }
  }
}

const processes = (): string[] => readdirSync('/proc').filter((name) => /^\d+$/.test(name))

const hasPort = (command: string, url: string): boolean => command.includes(`:${new URL(url).port || 6379}`)

function commandOf(pid: string): string {
  return (textOf(`/proc/${pid}/cmdline`) ?? '').replaceAll('\0', ' ').replace(/^\S*\//, '')
}

function processOf(pid: string): { readonly parent: number; readonly us: number } | undefined {
  const stat = textOf(`/proc/${pid}/stat`)
  // The name may hold anything; after it come state, parent, and from the twelfth on the ticks of the process and of those that it has ended.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (!fields) return undefined
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  return { parent: Number(fields[1]), us: ticks * US_PER_TICK }
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
