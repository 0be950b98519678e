import type { Wishes } from '@acheron/host/online'

const MINUTE = 60_000

/** How long it is quiet yet: 0 when somebody may be told. An unknown zone is taken for that of Greenwich. */
export function quietFor({ quiet }: Pick<Wishes, 'quiet'>, now: number): number {
  if (!quiet || quiet.from === quiet.to) return 0
  const minute = minuteOfDay(now, quiet.zone)
  const isAcross = quiet.from > quiet.to
  const isQuiet = isAcross ? minute >= quiet.from || minute < quiet.to : minute >= quiet.from && minute < quiet.to
  if (!isQuiet) return 0
  const left = (quiet.to - minute + 1440) % 1440
  return left * MINUTE - (now % MINUTE)
}

function minuteOfDay(now: number, zone: string): number {
  const [hour, minute] = partsOf(now, isZone(zone) ? zone : 'UTC')
  return hour * 60 + minute
}

function partsOf(now: number, timeZone: string): [hour: number, minute: number] {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const part = (type: string): number => Number(format.formatToParts(now).find((each) => each.type === type)?.value)
  return [part('hour'), part('minute')]
}

export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
