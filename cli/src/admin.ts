import { Refused, refusalText } from '@acheron/core'
import { openSecret } from '@acheron/server/secret'
import { readSettings } from '@acheron/server/settings'
import { readArguments } from './arguments.ts'
import type { Shell } from './shell.ts'

const FLAGS = {
  url: { type: 'string' },
  folder: { type: 'string' },
  most: { type: 'string' },
  json: { type: 'boolean' },
} as const

/** Gives an order to a server that runs, known by its secret. */
export async function admin(args: string[], shell: Shell): Promise<number> {
  const { values, positionals } = readArguments(args, FLAGS, [1, 2])
  const [verb, about] = positionals
  const { folder, port } = readSettings(values.folder === undefined ? {} : { folder: values.folder }, shell.env)
  const key = openSecret({ folder, secret: shell.env.ACHERON_SECRET }).derive('admin').toString('hex')
  const url = new URL('/api/admin', values.url ?? `http://localhost:${port}`)
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
    body: JSON.stringify(orderOf(verb, about, values.most)),
  }).catch(() => {
    throw new Refused(`no server answers at ${url.origin}; --url says where it is`)
  })
  if (answer.status === 404) throw new Refused(`the server at ${url.origin} has another secret than ${folder}`)
  const said = (await answer.json()) as Said
  if (!said.ok) throw new Refused(refusalText(said.refusal, 'en'))
  shell.print(values.json ? JSON.stringify(said.answer) : table(Object.values(said.answer)[0] ?? []))
  return 0
}

type Said =
  | { readonly ok: true; readonly answer: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> }
  | { readonly ok: false; readonly refusal: Parameters<typeof refusalText>[0] }

function orderOf(verb: string, about: string | undefined, most: string | undefined): object {
  const limit = most === undefined ? {} : { most: Number(most) }
  if (verb === 'tables') return { do: verb, ...limit }
  if (verb === 'people') return { do: verb, ...limit, ...(about !== undefined && { name: about }) }
  if (verb === 'ban' || verb === 'unban') return { do: verb, person: Number(about) }
  if (verb === 'end') return { do: verb, table: about ?? '' }
  throw new Refused(`there is no order "${verb}"; there is tables, people, ban, unban, end`)
}

function table(rows: readonly Readonly<Record<string, unknown>>[]): string {
  if (rows.length === 0) return 'done'
  const names = Object.keys(rows[0])
  const cells = [names, ...rows.map((row) => names.map((name) => cell(name, row[name])))]
  const widths = names.map((_, i) => Math.max(...cells.map((line) => line[i].length)))
  return cells
    .map((line) =>
      line
        .map((text, i) => text.padEnd(widths[i]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function cell(name: string, value: unknown): string {
  if (value === null || value === undefined) return '-'
  const isTime = (name === 'made' || name === 'changed' || name === 'banned') && typeof value === 'number'
  return isTime ? new Date(value).toISOString().slice(0, 16) : JSON.stringify(value).replace(/^"|"$/g, '')
}
