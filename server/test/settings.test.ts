import { describe, expect, test } from 'vitest'
import { readSettings, settingsHelp } from '../src/settings.ts'

test('a flag comes before a variable, and a variable before what is usual', () => {
  expect(readSettings({}, {})).toMatchObject({ port: 4620, host: 'localhost', url: undefined, proxies: [] })
  expect(readSettings({}, { ACHERON_PORT: '80' }).port).toBe(80)
  expect(readSettings({ port: '81' }, { ACHERON_PORT: '80' }).port).toBe(81)
  expect(readSettings({ open: true }, {}).open).toBe(true)
  expect(readSettings({}, { DATABASE_URL: 'postgres://a/b', REDIS_URL: 'redis://c' })).toMatchObject({
    database: 'postgres://a/b',
    redis: 'redis://c',
  })
})

test('a secret that is wrong is not repeated', () => {
  expect(() => readSettings({}, { ACHERON_SECRET: 'swordfish' })).toThrow(/^ACHERON_SECRET must be 64(?!.*swordfish)/)
  expect(readSettings({}, { ACHERON_SECRET: 'ab'.repeat(32) }).secret).toBe('ab'.repeat(32))
})

test('every setting is in the help, with its variable', () => {
  const help = settingsHelp()
  for (const name of Object.keys(readSettings({}, {}))) expect(help).toContain(`--${name}`)
  expect(help).toContain('ACHERON_FOLDER')
  expect(help).toContain('DATABASE_URL')
})

describe('a wrong value is refused', () => {
  test.each([
    [{ port: '65536' }, '--port must be a whole number from 0 to 65535, not "65536"'],
    [{ port: '-1' }, '--port must be'],
    [{ host: ' ' }, '--host needs a name'],
    [{ folder: '' }, '--folder needs the path'],
    [{ secret: 'swordfish' }, '--secret must be 64 hexadecimal digits'],
    [{ url: 'example.org' }, '--url must be an address'],
    [{ url: 'https://example.org/path' }, 'without a path'],
    [{ url: 'ftp://example.org' }, '--url must be an address'],
    [{ proxies: '10.0.0.0/8, everybody' }, 'not "everybody"'],
    [{ log: 'loud' }, '--log cannot be "loud"; it can be silent, error, warn, info, debug'],
    [{ threads: '0' }, '--threads must be a whole number from 1 to 256'],
  ])('%j', (flags, message) => {
    expect(() => readSettings(flags as Record<string, string>, {})).toThrow(message)
  })

  test('by the name of the variable it came from', () => {
    expect(() => readSettings({}, { ACHERON_RATE: 'much' })).toThrow('ACHERON_RATE must be a whole number')
  })

  test('without repeating what may hold a password', () => {
    expect(() => readSettings({}, { DATABASE_URL: 'mysql://me:secret@there' })).toThrow(/^(?!.*secret)DATABASE_URL/)
    expect(() => readSettings({}, { REDIS_URL: 'secret' })).toThrow(/^(?!.*secret)REDIS_URL/)
  })
})
