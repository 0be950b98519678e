import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  beginRun,
  bytes,
  type Entry,
  type GameRecord,
  hasUnseen,
  hex,
  logNumbers,
  noChance,
  parseRecord,
  printRecord,
  printResult,
  Refused,
  replay,
  sealedText,
  seededChance,
  sha256,
} from '../src/index.ts'
import { randomGame } from './random-game.ts'
import { toy } from './toy/index.ts'

const names = ['Ada: the first', '日本 🚂', 'p1 dive']
const fairness = { commitment: 'ab'.repeat(32), salt: 'a: b ', key: 'cd'.repeat(32) }
const { record } = randomGame(toy, { seats: 3, names }, 11)
const text = printRecord(record)
const lines = text.trimEnd().split('\n')
const last = lines.length

/** As `parseRecord` read it, without the places in the text. */
function bare({ lines: _, ...rest }: GameRecord): GameRecord {
  const marks = rest.marks?.map(({ line: __, ...mark }) => mark)
  return { ...rest, ...(marks && { marks }), entries: rest.entries.map(({ line: __, ...entry }) => entry) }
}

/** The text with some lines changed and a seal that fits again. */
function forge(change: (lines: string[]) => string[]): string {
  const forged = change(lines.slice(0, -1))
  const moves = forged.filter((line) => /^p\d+ /.test(line)).length
  const seal = hex(sha256(bytes(`${forged.join('\n')}\n`)))
  return `${[...forged, `end: ${moves} moves, ${seal}`].join('\n')}\n`
}

function refusal(act: () => unknown): Refused {
  try {
    act()
  } catch (error) {
    if (error instanceof Refused) return error
    throw error
  }
  throw new Error('nothing was refused')
}

describe('print and parse', () => {
  test('a record is read as it was written', () => {
    expect(bare(parseRecord(text))).toEqual(record)
    expect(printRecord(parseRecord(text))).toBe(text)
    expect(text).toContain('name p1: 日本 🚂\n')
  })

  test('each move and each heading knows its line', () => {
    const read = parseRecord(text)
    expect(read.lines).toMatchObject({ game: 2, rules: 3, seats: 4, 'option first': 5, 'name p0': 7 })
    for (const { player, words, line = 0 } of read.entries) expect(lines[line - 1]).toBe(`p${player} ${words}`)
  })

  const oneLine = fc.string({ unit: 'grapheme' }).filter((words) => !hasUnseen(words) && words.length < 1000)
  const chance = fc.array(fc.nat())
  const entry: fc.Arbitrary<Entry> = fc.record({
    player: fc.nat({ max: 20 }),
    words: oneLine.filter((words) => words.length > 0),
    chance,
  })
  const anyRecord: fc.Arbitrary<GameRecord> = fc.record(
    {
      game: oneLine,
      rules: fc.nat({ max: 1000 }),
      seats: fc.constant(21),
      options: fc.dictionary(fc.stringMatching(/^[a-z][a-z-]*$/), oneLine),
      names: fc
        .array(oneLine, { maxLength: 21 })
        .map((list) => list.slice(0, list.findLastIndex((name) => name !== '') + 1)),
      start: chance,
      entries: fc.array(entry),
      fairness: fc.record(
        { commitment: oneLine, salt: oneLine, key: oneLine.filter((key) => key !== '') },
        {
          requiredKeys: ['commitment', 'salt'],
        },
      ),
      position: fc.json(),
      result: oneLine.filter((result) => result !== ''),
    },
    { requiredKeys: ['game', 'rules', 'seats', 'options', 'names', 'start', 'entries'] },
  )

  test('are inverse for all records', () => {
    fc.assert(
      fc.property(anyRecord, (any) => {
        const plain = JSON.parse(JSON.stringify(any))
        expect(JSON.parse(JSON.stringify(bare(parseRecord(printRecord(any)))))).toEqual(plain)
      }),
      { numRuns: 500 },
    )
  })

  test('are inverse for tables with all names, whatever is in them', () => {
    const name = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string(),
      fc.constantFrom('a\nb', 'p0 wait', 'end: 0', '\r'),
    )
    fc.assert(
      fc.property(fc.array(name, { maxLength: 4 }), (given) => {
        const table = beginRun(toy, { seats: 4, names: given }, seededChance(1))
        expect(bare(parseRecord(printRecord(table.record)))).toEqual(table.record)
        for (const [p, kept] of table.record.names.entries())
          expect(kept.replaceAll(' ', '')).toBe(given[p].toWellFormed().replace(/[\s\p{Cc}]/gu, ''))
      }),
    )
  })

  test('a name stands in one line', () => {
    const given = [' Ada\n\tLovelace\u2028', '', '\u001b[31mred']
    expect(beginRun(toy, { seats: 4, names: given }, seededChance(1)).record.names).toEqual([
      'Ada Lovelace',
      '',
      '[31mred',
    ])
  })

  test('a line that would be broken is not printed', () => {
    expect(() => printRecord({ ...record, names: ['a\nend: 0'] })).toThrow('a line of a record cannot be broken')
  })

  test('more than nine players have their names', () => {
    const many = Array.from({ length: 12 }, (_, p) => `player ${p}`)
    expect(parseRecord(printRecord({ ...record, seats: 12, names: many })).names).toEqual(many)
  })

  test('line ends of other systems and empty lines at the end are accepted', () => {
    expect(bare(parseRecord(text.replaceAll('\n', '\r\n')))).toEqual(record)
    expect(bare(parseRecord(`${text}\n \n`))).toEqual(record)
    expect(bare(parseRecord(text.trimEnd()))).toEqual(record)
  })

  test('fairness and position are kept', () => {
    const more = { ...record, fairness, position: '{"a":"\u2028"}' }
    expect(bare(parseRecord(printRecord(more)))).toEqual(more)
  })
})

describe('a signature', () => {
  const signed = { key: 'ab'.repeat(32), signature: 'cd'.repeat(64) }

  test('stands after the end, and what it is of stays what it was', () => {
    const whole = printRecord({ ...record, signed })
    expect(whole).toBe(`${text}signed: ${signed.key} ${signed.signature}\n`)
    expect(bare(parseRecord(whole))).toEqual({ ...bare(parseRecord(text)), signed })
    expect(sealedText(parseRecord(whole))).toBe(text)
  })

  test('of another shape is refused with its line, and so is one that is not at the end', () => {
    expect(() => parseRecord(`${text}signed: ab cd\n`)).toThrow(/line \d+.*"signed:"/s)
    expect(() => parseRecord(`${text}${`signed: ${signed.key} ${signed.signature}\n`.repeat(2)}`)).toThrow(Refused)
  })
})

describe('rows, moves taken back, changed rules', () => {
  const seal = 'ef'.repeat(32)
  const move = (player: number, words: string, joined?: true): Entry => ({
    player,
    words,
    chance: [],
    ...(joined && { joined }),
  })
  const marked: GameRecord = {
    ...record,
    entries: [move(0, 'bid 1'), move(1, 'beg'), move(1, 'wait', true), move(2, 'bid 0', true), move(0, 'dive')],
    marks: [
      { after: 1, undone: 3, seal },
      { after: 3, undone: 2, seal },
      { after: 4, rules: 2 },
      { after: 5, rules: 3, position: '{}' },
      { after: 5, undone: 1, seal },
    ],
  }

  test('are read as they were written', () => {
    const written = printRecord(marked)
    expect(written).toContain(
      `p0 bid 1\nundone: 3 ${seal}\np1 beg\np1+ wait\nundone: 2 ${seal}\np2+ bid 0\nrules: 2\np0 dive\nrules: 3\nposition: {}\nundone: 1 ${seal}\n`,
    )
    expect(bare(parseRecord(written))).toEqual(marked)
    expect(printRecord(parseRecord(written))).toBe(written)
  })

  test('give each move its number in the log', () => {
    expect(logNumbers(marked)).toEqual([1, 5, 5, 7, 9])
    expect(logNumbers(record)).toEqual(record.entries.map((_, i) => i + 1))
  })

  test.each([
    ['undone: 0', '"undone:" needs a whole number and a seal'],
    [`undone: x ${seal}`, '"undone:" needs a whole number and a seal'],
    ['rules: new', '"rules:" needs a whole number, not "new"'],
  ])('"%s" is refused', (line, message) => {
    expect(() => parseRecord(forge((all) => all.toSpliced(-3, 0, line)))).toThrow(message)
  })
})

describe('a damaged text is refused, with its line', () => {
  const move = lines.findIndex((line) => /^p\d /.test(line)) + 1
  const chanceLine = lines.findIndex((line) => line.startsWith('chance: ')) + 1

  test('cut short, wherever', () => {
    for (let kept = 1; kept < last; kept++) {
      const { line, message } = refusal(() => parseRecord(lines.slice(0, kept).join('\n')))
      expect(line).toBe(kept)
      expect(message).toBe(`line ${kept}: the record is cut short: its last line must begin with "end:"`)
    }
    for (let cut = 2; cut < text.length; cut += 7)
      expect(refusal(() => parseRecord(text.slice(0, -cut))).line).toBeGreaterThan(0)
  })

  test.each<[string, (text: string) => string]>([
    ['a move edited', (it) => it.replace(/\n(p\d) \w+/, '\n$1 dive 7')],
    ['a chance edited', (it) => it.replace(/chance: \d+/, 'chance: 99')],
    ['an option edited', (it) => it.replace('option first: bid', 'option first: rotate')],
    ['the result edited', (it) => it.replace(/scores \d+/, 'scores 99')],
    ['a wrong seal', (it) => it.replace(/[0-9a-f]{64}\n$/, `${'0'.repeat(64)}\n`)],
  ])('%s', (_, spoil) => {
    expect(spoil(text)).not.toBe(text)
    const { message } = refusal(() => parseRecord(spoil(text)))
    expect(message).toBe(`line ${last}: the record was changed after it was sealed`)
  })

  test('a line lost or doubled', () => {
    const { message } = refusal(() => parseRecord([...lines.slice(0, move - 1), ...lines.slice(move)].join('\n')))
    expect(message).toBe(
      `line ${last - 1}: the record was sealed with ${record.entries.length} moves, but it has ${record.entries.length - 1}`,
    )
  })

  test.each(['game', 'rules', 'seats'])('without its %s', (key) => {
    const { line, message } = refusal(() => parseRecord(forge((all) => all.filter((it) => !it.startsWith(`${key}:`)))))
    expect(line).toBe({ game: 2, rules: 3, seats: 4 }[key])
    expect(message).toContain(`the record has no line "${key}:"`)
  })

  test('a commitment without a salt', () => {
    const commitment = `commitment: ${fairness.commitment}`
    expect(refusal(() => parseRecord(forge((all) => all.toSpliced(10, 0, commitment)))).message).toBe(
      'line 12: the record has no line "salt:"',
    )
  })

  test.each([
    ['a heading', 'seats: 3', 'the heading "seats" stands here for the second time'],
    ['an option', 'option first: rotate', 'the heading "option first" stands here for the second time'],
    ['a name', 'name p0: Eve', 'the heading "name p0" stands here for the second time'],
    ['an unknown heading', 'weather: fine', 'there is no heading "weather"'],
    ['an unknown name', 'name x: y', 'there is no heading "name x"'],
    ['garbage', 'some garbage', 'this is neither a move nor a heading: "some garbage"'],
    ['an empty line', '', 'this is neither a move nor a heading: ""'],
    ['a move of nobody', 'p dive', 'this is neither a move nor a heading: "p dive"'],
    ['a move without words', 'p1 ', 'this is neither a move nor a heading: "p1 "'],
    ['a name of nobody', 'name p3: Eve', 'there is no player 3 with 3 seats'],
    ['a name of far too many', 'name p4294967294: Eve', 'there is no player 4294967294 with 3 seats'],
    [
      'a key too early',
      `key: ${fairness.key}`,
      `this line is out of place or not written as usual: "key: ${fairness.key}"`,
    ],
    ['a salt for nothing', 'salt: x', 'this line is out of place or not written as usual: "salt: x"'],
  ])('%s inserted', (_, inserted, message) => {
    const at = 9
    expect(refusal(() => parseRecord(forge((all) => all.toSpliced(at, 0, inserted)))).message).toBe(
      `line ${at + 1}: ${message}`,
    )
  })

  test('chance said twice', () => {
    const twice = refusal(() => parseRecord(forge((all) => all.toSpliced(chanceLine, 0, 'chance: 1'))))
    expect(twice.message).toBe(`line ${chanceLine + 1}: the heading "chance" stands here for the second time`)
    const after = lines.findLastIndex((line) => line.startsWith('chance: ')) + 1
    const again = refusal(() => parseRecord(forge((all) => all.toSpliced(after, 0, 'chance: 1'))))
    expect(again.message).toBe(`line ${after + 1}: the heading "chance" stands here for the second time`)
  })

  test.each(['x', '', '1  2', '-1', '1.5', '1,2'])('chance said "%s"', (said) => {
    const forged = forge((all) => all.with(chanceLine - 1, `chance: ${said}`))
    expect(refusal(() => parseRecord(forged)).message).toBe(
      `line ${chanceLine}: "chance:" needs whole numbers with a space between`,
    )
  })

  test.each([
    ['rules', 3, 'x'],
    ['rules', 3, ''],
    ['seats', 4, '3.0'],
    ['seats', 4, '0x3'],
    ['seats', 4, '-3'],
    ['seats', 4, '1e1'],
    ['seats', 4, '99999999999999999999'],
  ])('%s on line %i that are "%s"', (key, line, value) => {
    expect(refusal(() => parseRecord(forge((all) => all.with(line - 1, `${key}: ${value}`)))).message).toBe(
      `line ${line}: "${key}:" needs a whole number, not "${value}"`,
    )
  })

  test('more seats than any game has', () => {
    expect(refusal(() => parseRecord(forge((all) => all.with(3, 'seats: 4000000')))).message).toBe(
      'line 4: no game has 4000000 seats',
    )
  })

  test.each([
    ['a number with a nought before it', 4, 'seats: 03'],
    ['no space after the colon', 4, 'seats:3'],
    ['an empty name', 7, 'name p0: '],
  ])('%s', (_, line, written) => {
    const { message } = refusal(() => parseRecord(forge((all) => all.with(line - 1, written))))
    expect(message).toBe(`line ${line}: this line is out of place or not written as usual: "${written}"`)
  })

  test('a line broken within a position', () => {
    const forged = forge((all) => all.toSpliced(chanceLine - 1, 0, 'position: {\r}'))
    expect(refusal(() => parseRecord(forged)).code).toBe('line-unusual')
  })

  test('a heading after the moves', () => {
    const forged = forge((all) => [...all.slice(0, 3), ...all.slice(4), all[3]])
    expect(refusal(() => parseRecord(forged)).message).toMatch(/^line 4: this line is out of place/)
  })

  test.each(['', '\n', 'acheron 2', 'PGN', '\u0000'])('a text that is no record: %j', (other) => {
    expect(refusal(() => parseRecord(other)).message).toBe('line 1: a record begins with "acheron 1"')
  })

  test('a text of one line', () => {
    expect(refusal(() => parseRecord('acheron 1')).line).toBe(1)
  })
})

describe('fuzz: parseRecord throws nothing but Refused', () => {
  const onlyRefused = (it: string): void => {
    try {
      const read = parseRecord(it)
      expect(parseRecord(printRecord(read))).toEqual(read)
    } catch (error) {
      expect(error).toBeInstanceOf(Refused)
    }
  }

  test('on any text', () => {
    expect.hasAssertions()
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), onlyRefused), { numRuns: 500 })
  })

  test('on lines that look like a record, with a seal that fits', () => {
    const word = fc.oneof(fc.constantFrom('p0 dive', 'chance: 1 2', 'seats: 2', 'name p1: x', 'result: a'), fc.string())
    const line = fc.oneof(word, fc.constantFrom(...lines.slice(0, -1)))
    expect.hasAssertions()
    fc.assert(
      fc.property(fc.array(line), fc.nat({ max: last }), fc.nat({ max: 5 }), (inserted, at, removed) =>
        onlyRefused(forge((all) => all.toSpliced(at, removed, ...inserted))),
      ),
      { numRuns: 500 },
    )
  })

  test('on a record with one character changed; and it is never taken for the same game', () => {
    fc.assert(
      fc.property(fc.nat({ max: text.length - 2 }), fc.string({ minLength: 1, maxLength: 1 }), (at, by) => {
        fc.pre(text[at] !== by)
        expect(() => parseRecord(text.slice(0, at) + by + text.slice(at + 1))).toThrow(Refused)
      }),
      { numRuns: 500 },
    )
  })
})

describe('replay names the line', () => {
  const replayed = (change: (lines: string[]) => string[]): Refused =>
    refusal(() => replay(toy, parseRecord(forge(change)), noChance))
  const firstMove = lines.findIndex((line) => /^p\d /.test(line))
  const dive = lines.findIndex((line, i) => /^p\d dive/.test(line) && lines[i + 1].startsWith('chance'))

  test.each<[string, number, string, string]>([
    ['another game', 2, 'game: chess', 'this is a record of "chess", not of "toy"'],
    ['another version', 3, 'rules: 2', 'the record follows version 2 of the rules; this is version 1'],
    ['too many seats', 4, 'seats: 5', 'seats must be a whole number from 2 to 4, not 5'],
    ['an unknown option', 5, 'option size: big', 'there is no option "size"; there is "first", "length"'],
    ['an unknown choice', 6, 'option length: long', 'option "length" cannot be "long"; it can be "usual", "short"'],
    ['chance that cannot be', 10, 'chance: 99', 'chance said 99 as answer 1, where 0 to 19 is possible'],
    ['chance that runs out', 10, 'chance: 0', 'chance is asked 2 times, but 1 answers are there'],
    ['chance that is left over', 10, `${lines[9]} 1`, 'chance has 8 answers, but only 7 were asked for'],
    ['an unknown move', firstMove + 1, 'p0 swim', '"swim" is no move of toy'],
    ['an illegal move', firstMove + 1, 'p0 bid 9', 'p0 cannot "bid 9": TOY-05'],
    ['an unknown player', firstMove + 1, 'p7 bid 0', 'there is no player 7; players are 0 to 2'],
    [
      'chance for a move that needs none',
      firstMove + 2,
      'chance: 0',
      'chance has 1 answers, but only 0 were asked for',
    ],
  ])('%s', (kind, line, written, message) => {
    const insert = kind.startsWith('chance for')
    const refused = replayed((all) => all.toSpliced(line - 1, insert ? 0 : 1, written))
    expect(refused.message).toBe(`line ${insert ? line - 1 : line}: ${message}`)
  })

  test('a refused move brings its rule', () => {
    expect(replayed((all) => all.with(firstMove, 'p0 bid 9')).rule).toBe('TOY-05')
  })

  test('chance that is missing', () => {
    expect(replayed((all) => all.toSpliced(dive + 1, 1)).message).toBe(
      `line ${dive + 1}: chance is asked 1 times, but 0 answers are there`,
    )
  })

  test('another result', () => {
    const refused = replayed((all) => all.with(-1, 'result: victory'))
    expect(refused.message).toBe(
      `line ${last - 1}: the record says that the result is "victory", but it is "${record.result}"`,
    )
    expect(replayed((all) => all.slice(0, -1)).message).toContain('the result is "open", but it is')
  })

  test('fairness that is none, a position that is none', () => {
    expect(replayed((all) => all.toSpliced(9, 0, 'commitment: x', 'salt: ')).message).toBe(
      'line 10: a commitment is 64 hexadecimal digits',
    )
    expect(replayed((all) => all.toSpliced(9, 0, 'position: {')).message).toMatch(/^line 10: the position is not JSON/)
  })
})

test('a result in one line', () => {
  const result = { ending: 'crossing', scores: [7, -2], places: [1, 2], parts: {} }
  expect(printResult(result)).toBe('crossing, scores 7 -2, places 1 2')
})
