import { Refused } from '@acheron/core'
import { PROTOCOL, type Push } from '@acheron/host/online'
import type { Line, Lines } from './lines.ts'

/** Asks a page to load itself again, as another release serves it by now. */
export const RELOAD = JSON.stringify({ push: 'reload' } satisfies Push)

/** Whether a page that opens a socket speaks as this server does. It says so in its address; who says nothing is believed. */
export function isOfOurRelease(url: string): boolean {
  const said = new URLSearchParams(url.split('?')[1]).get('protocol')
  return said === null || said === String(PROTOCOL)
}

/** Whether a table cannot be followed because a newer release has gone on with it. */
export const isOutgrown = (error: unknown): boolean => error instanceof Refused && error.code === 'newer-rules'

/** A newer release has gone on with a table: whoever attends it here, or has just asked about it, finds it there. */
export function askToReload(lines: Pick<Lines, 'at'>, id: string, asking?: Line): void {
  const there = new Set([...lines.at(id)].map(([line]) => line))
  if (asking) there.add(asking)
  for (const line of there) line.send(RELOAD)
}
