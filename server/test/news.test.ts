import type { Json } from '@acheron/core'
import { Redis } from 'ioredis'
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import type { News } from '../src/news/news.ts'
import { redisNews } from '../src/news/redis.ts'
import { DATABASES, newSettings } from './databases.ts'
import { newProcess, newTable, playOn } from './processes.ts'
import { startRedis } from './services/redis.ts'

const KEY = Buffer.alloc(32, 7)

function newsAt(url: string, key = KEY): News {
  const news = redisNews({ url, key })
  onTestFinished(() => news.stop())
  return news
}

/** Follows a channel, and waits until it hears there. */
async function hearing(news: News, by: News, channel: string): Promise<Json[]> {
  const heard: Json[] = []
  await vi.waitFor(async () => {
    await news.follow(channel, (message) => heard.push(message))
    by.publish(channel, 'are you there')
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(heard).toContain('are you there')
  }, 5000)
  heard.length = 0
  return heard
}

describe('news over Redis', () => {
  test('reach the others who follow, and nobody believes who does not know the key', async () => {
    const url = inject('redisUrl')
    const [one, other, stranger] = [newsAt(url), newsAt(url), newsAt(url, Buffer.alloc(32, 8))]
    const own = await hearing(one, other, 'a')
    const heard = await hearing(other, one, 'a')
    own.length = 0
    const forger = new Redis(url)
    onTestFinished(() => forger.disconnect())
    let sealed = ''
    const ear = new Redis(url)
    onTestFinished(() => ear.disconnect())
    ear.on('message', (_: string, text: string) => {
      sealed = text
    })
    await ear.subscribe('acheron:a')
    one.publish('a', { n: 1 })
    await vi.waitFor(() => expect(heard).toEqual([{ n: 1 }]), 5000)
    await vi.waitFor(() => expect(sealed).not.toBe(''), 5000)
    const elsewhere = await hearing(other, one, 'b')
    stranger.publish('a', { n: 666 })
    for (const [channel, text] of [
      ['acheron:a', JSON.stringify({ from: 'x', message: { n: 666 } })],
      ['acheron:a', sealed.replace('"n":1', '"n":2')],
      ['acheron:a', ''],
      ['acheron:b', sealed],
    ])
      await forger.publish(channel, text)
    one.publish('a', { n: 2 })
    one.publish('b', { n: 3 })
    await vi.waitFor(() => expect(elsewhere).toEqual([{ n: 3 }]), 5000)
    expect(heard).toEqual([{ n: 1 }, { n: 2 }])
    expect(own).toEqual([])
    other.unfollow('a')
    await new Promise((resolve) => setTimeout(resolve, 50))
    one.publish('a', { n: 4 })
    one.publish('b', { n: 5 })
    await vi.waitFor(() => expect(elsewhere).toHaveLength(2), 5000)
    expect(heard).toHaveLength(2)
  })

  test('a Redis that is frozen or away is noticed, and what follows is heard again when it is back', async () => {
    const redis = await startRedis()
    onTestFinished(() => redis.end())
    const [one, other] = [newsAt(redis.url), newsAt(redis.url)]
    const heard = await hearing(one, other, 'a')
    one.hasMissed()
    await vi.waitFor(() => expect(one.hasMissed()).toBe(false), 5000)
    redis.freeze()
    await vi.waitFor(() => expect(one.isDeaf()).toBe(true), 5000)
    expect(one.hasMissed()).toBe(true)
    await one.follow('b', () => undefined)
    redis.thaw()
    await vi.waitFor(() => expect(one.isDeaf()).toBe(false), 5000)
    expect(one.hasMissed()).toBe(true)
    await redis.stop()
    await vi.waitFor(() => expect(one.isDeaf()).toBe(true), 5000)
    await redis.start()
    await vi.waitFor(() => {
      other.publish('a', 'back')
      expect(heard).toContain('back')
    }, 10_000)
    expect(one.hasMissed()).toBe(true)
  })
})

describe.each(DATABASES)('processes on %s', (kind) => {
  test('follow each other at every table that is open', async () => {
    const settings = await newSettings(kind)
    const seen: number[] = []
    const one = await newProcess(settings)
    const other = await newProcess({ ...settings, changed: (_, __, { table }) => seen.push(table.end.number) })
    const table = await newTable(one)
    await other.house.ask({ do: 'look', table })
    for (let i = 0; i < 5; i++) await playOn(one, table)
    await vi.waitFor(() => expect(seen).toEqual([2, 3, 4, 5, 6]), 10_000)
    await playOn(other, table)
    await vi.waitFor(() => expect(one.house.known().get(table)).toBe(7), 10_000)
    const looks = [one, other].map(({ house }) => house.ask({ do: 'look', table, seat: 0 }))
    const [mine, theirs] = await Promise.all(looks)
    expect(theirs).toEqual(mine)
  })
})

test('what Redis does not bring is found in the log', async () => {
  const redis = await startRedis()
  onTestFinished(() => redis.end())
  const settings = { ...(await newSettings('postgres')), redisUrl: redis.url }
  const [one, other] = [await newProcess(settings), await newProcess(settings)]
  const table = await newTable(one)
  await other.house.ask({ do: 'look', table })
  for (const trouble of [async () => redis.freeze(), redis.stop]) {
    await trouble()
    await playOn(one, table)
    const number = one.house.known().get(table)
    await vi.waitFor(() => expect(other.house.known().get(table)).toBe(number), 5000)
    await playOn(other, table)
    await vi.waitFor(() => expect(one.house.known().get(table)).toBe((number ?? 0) + 1), 5000)
    redis.thaw()
  }
})
