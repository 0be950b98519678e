import type { Language, Player } from '@acheron/core'
import type { Chair, Clock, Ending, OnlineTable } from '@acheron/host/online'
import { levelText } from '../setup/levels.ts'
import type { OnlineWords } from './text/en.ts'

/** The link to a table, wherever this page is. */
export const linkTo = (table: string): string => new URL(`#/online/${table}`, location.href).href

/** The id of a table in what somebody typed: a link, or the id itself. */
export function readLink(text: string): string | undefined {
  const id = text.trim().split('#/online/').at(-1)?.split(/[/?#]/)[0]
  return id && /^[0-9A-Za-z_-]{8,64}$/.test(id) ? id : undefined
}

/** A link of this page to a table, in what somebody said. */
export function linkIn(text: string): { readonly link: string; readonly table: string } | undefined {
  const link = text.split(/\s/).find((word) => word.startsWith(linkTo('')))
  const table = link && readLink(link)
  return link && table ? { link, table } : undefined
}

export function nameOn(chair: Chair | undefined, words: OnlineWords): string {
  if (!chair || chair.kind === 'open') return words.room.free
  return chair.kind === 'bot' ? words.room.botOf(chair.name, levelText(chair.bot)) : chair.name
}

export const nameAt = (table: OnlineTable, seat: Player, words: OnlineWords): string =>
  nameOn(table.chairs[seat], words)

export const freeChairs = ({ chairs }: OnlineTable): number => chairs.filter(({ kind }) => kind === 'open').length

export const endingText = (table: OnlineTable, ending: Ending, words: OnlineWords): string =>
  ending.kind === 'resigned' ? words.endings.resigned(nameAt(table, ending.by, words)) : words.endings[ending.kind]

export function clockText(clock: Clock, { plan, room }: OnlineWords): string {
  if (clock.kind === 'live') return room.live(clock.minutes, clock.plus)
  return clock.kind === 'days' ? room.days(clock.days, clock.weekends) : plan.clocks.none
}

/** Hours and days as they are written where our English is spoken. */
const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language)

export const dayText = (time: number, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { weekday: 'short', day: 'numeric', month: 'short' }).format(time)

/** A moment as people say it: with the day unless it is today. */
export function momentText(time: number, now: number, language: Language): string {
  const isToday = new Date(time).toDateString() === new Date(now).toDateString()
  return new Intl.DateTimeFormat(localeOf(language), {
    ...(isToday ? {} : { weekday: 'short', day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(time)
}

/** A span of time on a clock: hours only where there are any. */
export function spanText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const shown = parts[0] > 0 ? parts : parts.slice(1)
  return shown.map((part, i) => (i === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}
