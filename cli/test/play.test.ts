import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRecord } from '@acheron/core'
import { describe, expect, test } from 'vitest'
import { newFolder, run } from './fake-shell.ts'

const play = (
  flags: string,
  lines: readonly string[],
  around: { folder?: string; env?: Record<string, string> } = {},
) => run(`play ${flags}`.trim(), { input: lines.map((line) => `${line}\n`).join(''), ...around })

/** The first move of every list, until the game must be over. */
const ALWAYS_FIRST = Array<string>(600).fill('1')

describe('a game to its end', () => {
  test.each([
    ['en', 'The game is over.', 'place', 'Longest path'],
    ['fr', 'La partie est finie.', 'place', 'Chemin le plus long'],
    ['de', 'Das Spiel ist zu Ende.', 'Platz', 'Längste durchgehende Strecke'],
  ])('in %s', async (language, over, place, part) => {
    const folder = newFolder()
    const { code, out, error } = await play(`--lang ${language} --seed 2`, [...ALWAYS_FIRST, 'save end.txt', 'quit'], {
      folder,
    })
    expect({ code, error }).toEqual({ code: 0, error: '' })
    const end = out.slice(out.lastIndexOf(place))
    expect(out).toContain(over)
    expect(out.toLowerCase()).toContain(part.toLowerCase())
    expect(end).toMatch(/^medium +1 /m)
    expect(parseRecord(readFileSync(join(folder, 'end.txt'), 'utf8')).result).toContain('last-round, scores')
    expect((await run('replay end.txt', { folder })).code).toBe(0)
  })

  test('without a seed the record is proved fair', async () => {
    const folder = newFolder()
    const { out } = await play('--bots random', [...ALWAYS_FIRST, ...ALWAYS_FIRST, 'save fair.txt'], { folder })
    expect(out).toContain('Chance is fixed in advance')
    expect((await run('replay fair.txt', { folder })).out).toContain('Chance was fair')
  })
})

describe('the language', () => {
  test.each([
    [{ LC_ALL: 'de_AT.UTF-8', LANG: 'fr_FR' }, 'Zug um Zug'],
    [{ LC_MESSAGES: 'fr_CA', LANG: 'de_DE' }, 'Les Aventuriers du Rail'],
    [{ LC_ALL: '', LANG: 'fr' }, 'Les Aventuriers du Rail'],
    [{ LANG: 'C.UTF-8' }, 'Ticket to Ride'],
    [{}, 'Ticket to Ride'],
  ])('of the locale %j', async (env, name) => {
    expect((await play('', [], { env })).out).toContain(name)
  })

  test('of --lang', async () => {
    expect((await play('--lang fr', [], { env: { LANG: 'de_DE' } })).out).toContain('Les Aventuriers du Rail')
  })
})

describe('what can be typed', () => {
  const say = async (...lines: string[]) => (await play('--seed 3', ['keep', ...lines])).out

  test('numbers, moves in notation, and nonsense', async () => {
    expect(await say('DRAW')).toContain('Guest draws a card blind')
    expect(await say('99999')).toMatch(/The moves have the numbers 1 to \d+\./)
    expect(await say('fly')).toContain('“fly” is neither a move nor a command; ? for help.')
    expect(await say('claim denver')).toMatch(/Perhaps: claim denver~|Claim Denver/)
  })

  test('many moves of a kind take a line, and show when asked for', async () => {
    const out = await say('claim', 'montreal')
    expect(out).toMatch(/^\d+-\d+ {2}claim: \d+ moves; type claim, or a part of the name$/m)
    expect(out).toMatch(/^ ?\d+ {2}Claim .+ {2,}\d+ {2}Claim /m)
    expect(out).toMatch(/^\d+ {2}Claim Boston – Montréal \(track 1\) \(claim boston~montreal:1\)/m)
  })

  test('the prompt has its rule', async () => {
    expect(await say()).toContain('(TTR-027)')
  })

  test('?', async () => {
    expect(await say('?')).toMatch(/^why MOVE +say whether/m)
  })

  test('why', async () => {
    expect(await say('why 1')).toContain('“take 1” is allowed.')
    expect(await say('why keep')).toMatch(/“keep” is not allowed, by TTR-027:\nIn their turn/)
    expect(await say('why')).toContain('Which move?')
    expect(await say('why fly')).toContain('neither a move nor a command')
    expect(await say('keep')).toMatch(/“keep” is not allowed, by TTR-027:\nIn their turn/)
  })

  test('rule and rules', async () => {
    expect(await say('rule ttr-058')).toMatch(/^TTR-058 A route/m)
    expect(await say('rule 58')).toMatch(/^TTR-058 A route/m)
    expect(await say('rule 999')).toContain('There is no rule 999.')
    expect(await say('rules locomotive')).toMatch(/^TTR-039 .*locomotive/m)
    expect(await say('rules zeppelin')).toContain('No rule mentions “zeppelin”.')
  })

  test('undo and redo', async () => {
    const back = (await play('--seed 3', ['2', 'undo', 'redo', 'undo', 'undo', 'redo', 'redo', 'redo'])).out
    expect(back.match(/Taken back: return/g)).toHaveLength(2)
    expect(back).toContain('by ACH-101:\nPlayers may take back their last moves')
    expect(back).toContain('by ACH-106:\nWhat was taken back can be made again')
    expect(await say('undo')).toMatch(/This cannot be taken back or made again, by ACH-10\d:/)
  })

  test('look', async () => {
    const times = async (...lines: string[]) => (await say(...lines)).split('Face up:').length
    expect(await times('look')).toBe((await times()) + 1)
  })
})

describe('leaving and coming back', () => {
  test('quit warns of a game that is not saved', async () => {
    const { out } = await play('--seed 3', ['quit'])
    expect(out).not.toContain('not saved')
    const { out: warned } = await play('--seed 3', ['keep', 'quit', 'quit', 'look'])
    expect(warned.match(/The game is not saved/g)).toHaveLength(1)
    expect(warned).not.toContain('End of input')
  })

  test('the end of input is an end', async () => {
    expect(await play('--seed 3', ['keep'])).toMatchObject({ code: 0, error: '' })
    expect((await play('--seed 3', ['keep'])).out).toContain('End of input; the game is not over.\n')
  })

  test('save, quit, and go on', async () => {
    const folder = newFolder()
    const { out } = await play('--seats 3 --bots random,medium --name Ada --seed 3', ['keep', 'save a.txt', 'quit'], {
      folder,
    })
    expect(out).toContain('Saved. To go on with it: acheron play --load a.txt')
    expect(out).toContain('To go on: acheron play --load a.txt')
    const again = await play('--load a.txt', ['draw', 'save a.txt'], { folder })
    expect(again.out).toContain('Ticket to Ride: Ada, random, medium')
    expect(again.out).toContain('Ada draws a card blind')
    const { names, entries } = parseRecord(readFileSync(join(folder, 'a.txt'), 'utf8'))
    expect(names).toEqual(['Ada', 'random', 'medium'])
    expect(entries.some(({ player, words }) => player === 0 && words === 'draw')).toBe(true)
  })

  test('save writes over records only', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'letter.txt'), 'Dear Ada')
    const { out } = await play('--seed 3', ['keep', 'save letter.txt', 'save no/such/folder.txt', 'save'], { folder })
    expect(out).toContain('letter.txt exists and is not a record of a game')
    expect(out).toContain('no/such/folder.txt cannot be written: ENOENT')
    expect(out).toContain('Which file?')
    expect(readFileSync(join(folder, 'letter.txt'), 'utf8')).toBe('Dear Ada')
  })

  test('a record that was edited is not loaded', async () => {
    const folder = newFolder()
    await play('--seed 3', ['keep', 'save a.txt'], { folder })
    const file = join(folder, 'a.txt')
    writeFileSync(file, readFileSync(file, 'utf8').replace('seats: 2', 'seats: 3'))
    expect(await play('--load a.txt', [], { folder })).toMatchObject({ code: 2, out: '' })
  })

  test('another game than the record has', async () => {
    const folder = newFolder()
    await play('--seed 3', ['keep', 'save a.txt'], { folder })
    expect((await play('chess --load a.txt', [], { folder })).error).toContain('there is no game "chess"')
  })
})
