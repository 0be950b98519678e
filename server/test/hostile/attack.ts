import type { DatabaseKind } from '../databases.ts'
import { newWorld } from '../faults/world.ts'
import { type Back, newLane } from './lanes.ts'
import { type Shot, shotsOf } from './shots.ts'
import { goOn, keptOf, newVictims, type Victims } from './victims.ts'

export interface AttackPlan {
  readonly kind: DatabaseKind
  readonly messages: number
  readonly seed: number
  readonly note?: (line: string) => void
  /** The verdict must see it if something of what came, or of what is kept, was another. */
  readonly plant?: { readonly text?: (victims: Victims) => string; readonly kept?: string }
}

export interface AttackVerdict {
  readonly messages: number
  /** How often each kind of hostility was answered how. */
  readonly backs: Readonly<Record<string, number>>
  /** Megabytes in use in all processes, after the first fifth and at the end. */
  readonly heap: readonly [number, number]
  readonly faults: readonly string[]
}

const LANES = 8
const MOST_FAULTS = 20
const MEGABYTE = 2 ** 20
/** What is kept of sessions, buckets and tables may still grow to its bound. */
const MOST_GROWN_MB = 12
const INSIDE = /node_modules|\.ts:\d+|SqliteError|select \* from|root:x:/

/** Hostile clients against a server where honest people sit. Nothing of theirs may change, nor come to light. */
export async function attack({ kind, messages, seed, note, plant }: AttackPlan): Promise<AttackVerdict> {
  const world = await newWorld(kind)
  const { url, settings, processes } = world
  const faults: string[] = []
  const fault = (text: string): unknown => faults.length < MOST_FAULTS && faults.push(text)
  const backs: Record<string, number> = {}
  let sent = 0
  const heapNow = async (): Promise<number> => {
    let sum = 0
    for (const served of processes) sum += await served.heap()
    return Math.round((10 * sum) / MEGABYTE) / 10
  }
  try {
    const victims = await newVictims(world)
    const before = await keptOf(settings, victims.tables)
    const shots = shotsOf(url, victims, seed)
    const judgeBack = (name: string, shot: Shot, { how, texts }: Back): void => {
      const key = `${name}, ${shot.over}: ${how}`
      backs[key] = (backs[key] ?? 0) + 1
      if (how === 'no answer' || how === '500') fault(`${key}: ${JSON.stringify(shot).slice(0, 300)}`)
      for (const text of texts) {
        const leaked = victims.secrets.find((secret) => text.includes(secret)) ?? INSIDE.exec(text)?.[0]
        if (leaked !== undefined) fault(`${key} told ${leaked.slice(0, 80)}: ${JSON.stringify(shot).slice(0, 300)}`)
        if (text.includes('"code":"failed"')) fault(`${key} failed: ${JSON.stringify(shot).slice(0, 300)}`)
      }
    }
    const fireUntil = async (end: number): Promise<void> => {
      const work = async (): Promise<void> => {
        const lane = newLane(url, victims)
        while (sent < end) {
          const [name, shot] = shots.next().value as readonly [string, Shot]
          sent += shot.over === 'socket' ? shot.frames.length : 1
          judgeBack(name, shot, await lane.send(shot))
        }
        lane.close()
      }
      await Promise.all(Array.from({ length: LANES }, work))
      note?.(`${sent} of ${messages}`)
    }
    await fireUntil(messages / 5)
    const early = await heapNow()
    for (let part = 2; part <= 5; part++) await fireUntil((messages * part) / 5)
    const late = await heapNow()
    if (plant?.text) judgeBack('planted', { over: 'line', bytes: '' }, { how: 'left', texts: [plant.text(victims)] })

    if (late - early > MOST_GROWN_MB * processes.length) fault(`the heap has grown from ${early} to ${late} MB`)
    if ((await keptOf(settings, victims.tables)) + (plant?.kept ?? '') !== before) fault('a game has changed')
    for (const { complaints, isAlive } of processes) {
      if (!isAlive()) fault('a process has died')
      if (complaints.length > 0) fault(`complaint: ${complaints[0]}`)
    }
    await goOn(url, victims)
    return { messages: sent, backs: sorted(backs), heap: [early, late], faults }
  } finally {
    await world.stop()
  }
}

const sorted = (counts: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)))
