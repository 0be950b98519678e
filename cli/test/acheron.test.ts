import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { HELP } from '../src/help.ts'
import { run } from './fake-shell.ts'

const bin = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const spawn = (args: readonly string[], input = '') =>
  spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8', input, env: { ...process.env, LC_ALL: 'C' } })

describe('help', () => {
  test('acheron alone, --help and -h list the commands', async () => {
    const bare = await run([])
    expect(bare).toEqual(await run('--help'))
    expect(bare).toEqual(await run('-h'))
    expect(bare.code).toBe(0)
    for (const name of Object.keys(HELP)) expect(bare.out).toContain(`  ${name} `)
  })

  test.each(Object.entries(HELP))('acheron %s --help', async (name, help) => {
    expect(await run(`${name} --help`)).toEqual({ code: 0, out: `${help}\n`, error: '' })
    expect(help).toContain(`acheron ${name}`)
  })
})

describe('what makes no sense ends with 2 and says why', () => {
  test.each([
    [
      'juggle',
      'there is no command "juggle"; there is serve, play, replay, sim, fuzz, bench, backup, restore, doctor, admin, engine',
    ],
    ['serve --port 70000', '--port must be a whole number from 0 to 65535, not "70000"'],
    ['serve ticket-to-ride', '"ticket-to-ride" is one argument too many'],
    ['serve --host=', '--host needs a name or an address'],
    ['constructor', 'there is no command "constructor"'],
    ['sim', 'something is missing after the command'],
    ['sim chess', 'there is no game "chess"; there is "ticket-to-ride"'],
    ['fuzz chess', 'there is no game "chess"'],
    ['bench chess', 'there is no game "chess"'],
    ['play chess', 'there is no game "chess"'],
    ['sim ticket-to-ride another', '"another" is one argument too many'],
    ['sim ticket-to-ride --speed 9', "Unknown option '--speed'; there is --seats, --bots, --games"],
    ['sim ticket-to-ride --seats', "Option '--seats <value>' argument missing; there is"],
    ['sim ticket-to-ride --seats 6', 'seats must be a whole number from 2 to 5, not 6'],
    ['sim ticket-to-ride --seats two', 'seats must be a whole number from 2 to 5'],
    ['sim ticket-to-ride --bots medium,nobody', 'there is no bot "nobody" for ticket-to-ride; there is "hard"'],
    ['sim ticket-to-ride --bots random,random,random', '3 bots do not fit on 2 seats'],
    ['sim ticket-to-ride --games 0', '--games must be a whole number from 1'],
    ['sim ticket-to-ride --games many', '--games must be a whole number from 1 to 1000000000, not "many"'],
    ['sim ticket-to-ride --seed 4294967296', '--seed must be a whole number from 0 to 4294967295'],
    ['sim ticket-to-ride --jobs 0', '--jobs must be'],
    ['sim ticket-to-ride --option tickets', '--option needs name=choice, not "tickets"'],
    ['sim ticket-to-ride --option colour=red', 'there is no option "colour"; there is "tickets", "first"'],
    ['sim ticket-to-ride --option __proto__=red', 'there is no option "__proto__"'],
    ['sim ticket-to-ride --option tickets=31', 'option "tickets" cannot be "31"; it can be "33", "30"'],
    ['sim ticket-to-ride --option tickets=30 --option tickets=33', '--option tickets is given twice'],
    ['fuzz ticket-to-ride --seconds soon', '--seconds must be'],
    ['play --lang it', '--lang cannot be "it"; it can be en, fr, de'],
    ['play --bots medium,random', '2 bots and you do not fit on 2 seats'],
    ['play --load game.txt --seats 3', '--seats cannot go with --load'],
    ['play --load missing.txt', 'missing.txt cannot be read: ENOENT'],
    ['replay', 'something is missing'],
    ['replay missing.txt', 'missing.txt cannot be read: ENOENT: no such file or directory'],
    ['engine now', '"now" is one argument too many'],
  ])('acheron %s', async (line, message) => {
    const { code, out, error } = await run(line)
    expect(error).toContain(message)
    expect(error).toMatch(/See acheron .*--help\.\n$/)
    expect({ code, out }).toEqual({ code: 2, out: '' })
  })
})

describe('the program itself', () => {
  test('has exit code 0, 1 or 2, and complains on standard error, without a stack', () => {
    const help = spawn([])
    expect([help.status, help.stderr]).toEqual([0, ''])
    expect(help.stdout).toContain('acheron COMMAND')
    const bad = spawn(['replay', '-'], 'not a record')
    expect([bad.status, bad.stdout]).toEqual([1, ''])
    expect(bad.stderr).toContain('line 1: a record begins with "acheron 1"')
    const unknown = spawn(['sim', 'chess'])
    expect([unknown.status, unknown.stdout]).toEqual([2, ''])
    expect(bad.stderr + unknown.stderr).not.toMatch(/^\s+at /m)
  })

  test('plays with what is piped in, and shows no bar and no colour', () => {
    const { status, stdout, stderr } = spawn(['play', '--seed', '1'], '1\nquit\nquit\n')
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain('Ticket to Ride: Guest, medium')
    expect(stdout).not.toContain('\x1b')
  })

  test('gives the same results with one job and with two', () => {
    const sim = (jobs: string) => {
      const args = [
        'sim',
        'ticket-to-ride',
        '--seats',
        '3',
        '--bots',
        'medium,random',
        '--games',
        '12',
        '--seed',
        '5',
        '--json',
      ]
      const { status, stdout, stderr } = spawn([...args, '--jobs', jobs])
      expect([status, stderr]).toEqual([0, ''])
      const { seconds, gamesPerSecond, decisionsPerSecond, ...rest } = JSON.parse(stdout)
      expect([seconds > 0, gamesPerSecond > 0, decisionsPerSecond > 0]).toEqual([true, true, true])
      return rest
    }
    expect(sim('2')).toEqual(sim('1'))
  })

  test('tries the laws on two threads', () => {
    const { status, stdout } = spawn(['fuzz', 'ticket-to-ride', '--seconds', '1', '--seed', '1', '--jobs', '2'])
    expect(stdout).toMatch(/^ticket-to-ride: \d+ games, \d+ decisions in \d+\.\d s, seed 1\nAll laws hold\.\n$/)
    expect(status).toBe(0)
  })
})
