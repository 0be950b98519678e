import { type Chance, seededChance } from '@acheron/core'
import { oneOf, spoiled } from './spoiling.ts'
import { HOSTILE_SEAT, type Role, type Victims } from './victims.ts'

/** Something that is sent. */
export type Shot =
  | {
      readonly over: 'http'
      readonly method: string
      readonly path: string
      readonly headers: Readonly<Record<string, string>>
      readonly body: string
    }
  /** One after the other, without waiting. */
  | { readonly over: 'socket'; readonly role: Role; readonly frames: readonly (string | Buffer)[] }
  /** Bytes on a line of their own. */
  | { readonly over: 'line'; readonly bytes: string }

export interface Aim {
  readonly chance: Chance
  readonly url: string
  readonly victims: Victims
  /** How many shots there were before. */
  readonly count: number
}

/** The kinds of hostility, each as often as its name stands here. */
export const HOSTILITIES: Readonly<Record<string, (aim: Aim) => Shot>> = {
  malformed: (aim) => said(aim, aRole(aim), spoiled(printed(aim, harmless(aim)), aim.chance)),
  forged: (aim) => said(aim, 'spectator', printed(aim, forgery(aim))),
  'forged session': forgedSession,
  'forged origin': (aim) => post(aim, 'player', printed(aim, peaceful(aim)), { Origin: 'https://evil.example' }),
  replayed: (aim) => said(aim, 'player', printed(aim, peaceful(aim))),
  'replayed by another': (aim) => said(aim, 'spectator', printed(aim, oneOf(aim.chance, aim.victims.sent).message)),
  reordered: (aim) => ({
    over: 'socket',
    role: 'player',
    frames: Array.from({ length: 1 + aim.chance.pick(8) }, () => printed(aim, peaceful(aim))),
  }),
  'out of turn': (aim) => said(aim, 'player', printed(aim, outOfTurn(aim))),
  oversized,
  'wrong path': wrongPath,
  'broken line': (aim) => ({ over: 'line', bytes: brokenLine(aim) }),
}

/** All that an attack sends, one after the other; the same for the same seed. */
export function* shotsOf(url: string, victims: Victims, seed: number): Generator<readonly [string, Shot]> {
  const chance = seededChance(seed)
  const names = Object.keys(HOSTILITIES)
  for (let count = 0; ; count++) {
    const name = oneOf(chance, names)
    yield [name, HOSTILITIES[name]({ chance, url, victims, count })]
  }
}

const aRole = ({ chance }: Aim): Role => oneOf(chance, ['spectator', 'player'] as const)
const aTable = ({ chance, victims }: Aim): string => oneOf(chance, victims.tables)
const printed = ({ count }: Aim, message: object): string => JSON.stringify({ id: `h${count}`, ...message })

/** The same over a socket or by plain HTTP. */
function said(aim: Aim, role: Role, text: string): Shot {
  return aim.chance.pick(3) === 0 ? post(aim, role, text) : { over: 'socket', role, frames: [text] }
}

function post({ url, victims }: Aim, role: Role, body: string, headers = {}): Shot {
  const usual = { 'Content-Type': 'application/json', Cookie: victims.cookies[role], Origin: url }
  return { over: 'http', method: 'POST', path: '/api/ask', headers: { ...usual, ...headers }, body }
}

/** Something that the hostile player has said before, and that was heard. */
function peaceful({ chance, victims }: Aim): object {
  const own = victims.sent.filter(({ seat }) => seat === HOSTILE_SEAT)
  return oneOf(chance, own).message
}

/** Messages that change nothing, whoever sends them, even if they are spoiled. */
function harmless(aim: Aim): object {
  const { chance } = aim
  const at = { table: aTable(aim), seat: oneOf(chance, [0, 1, HOSTILE_SEAT]) }
  return oneOf(chance, [
    { do: 'look', ...at },
    { do: 'look', ...at, at: chance.pick(40) },
    { do: 'look', ...at, place: chance.pick(40) },
    { do: 'news', ...at, since: chance.pick(40) },
    { do: 'views', ...at },
    { do: 'why', ...at, target: { kind: oneOf(chance, ['city', 'card', 'route']), id: chance.pick(60) } },
    { do: 'seal', ...at },
    { do: 'open', ...at },
    { do: 'play', ...at, at: chance.pick(40), moves: [chance.pick(5000)] },
    { do: 'undo', ...at, at: chance.pick(40), to: chance.pick(40) },
    { do: 'redo', ...at, at: chance.pick(40) },
    { do: 'table', table: at.table },
    { do: 'attend', table: at.table, since: chance.pick(40) },
    { do: 'unattend', table: at.table },
    { do: 'talk', table: at.table, since: 0 },
    { do: 'record', table: at.table },
    { do: 'lobby' },
    { do: 'mine' },
    { do: 'me' },
    { do: 'channels' },
  ])
}

const NOBODY = { clock: { kind: 'none' }, talk: 'all', delay: 0, listed: true, caretaker: 'random' }

/** What only others may say, and what nobody may say over a network. */
function forgery(aim: Aim): object {
  const { chance, victims } = aim
  const table = chance.pick(8) === 0 ? `${aTable(aim).slice(0, -1)}_` : aTable(aim)
  const seat = oneOf(chance, [0, 1, HOSTILE_SEAT])
  const { message } = oneOf(chance, victims.sent)
  return oneOf(chance, [
    { ...message, at: chance.pick(60) },
    { do: 'undo', table, seat, at: chance.pick(60) },
    { do: 'note', table, seat, text: 'mine' },
    { do: 'tell', table, seat, told: 9 },
    { do: 'standing', table, seat, answers: [{ question: 'x', move: 0 }] },
    { do: 'resign', table },
    { do: 'come-back', table },
    { do: 'leave', table },
    { do: 'sit', table, seat, saltHash: 'a'.repeat(64) },
    { do: 'salt', table, salt: 'abc' },
    {
      do: 'propose',
      table,
      proposal: oneOf(chance, [{ kind: 'end' }, { kind: 'replace', seat: 0 }, { kind: 'pause' }]),
    },
    { do: 'consent', table, proposal: chance.pick(3), yes: true },
    { do: 'withdraw', table, proposal: chance.pick(3) },
    { do: 'say', table, text: 'hello', to: [0] },
    { do: 'mute', table, seat, muted: true },
    { do: 'table-wishes', table, when: 'never' },
    { do: 'change-channel', channel: chance.pick(5), wishes: { when: 'never' } },
    { do: 'try-channel', channel: chance.pick(5) },
    { do: 'drop-channel', channel: chance.pick(5) },
    { do: 'add-channel', kind: 'webhook', address: 'https://[::ffff:127.0.0.1]/x', wishes: { when: 'always' } },
    { do: 'found', game: 'hellrail', chairs: [{ kind: 'open' }, { kind: 'open' }], setting: NOBODY },
    { do: 'found', game: 'hellrail', chairs: [{ kind: 'me' }, { kind: 'me' }], setting: NOBODY },
    { do: 'new', game: 'hellrail', seats: [{ name: 'a' }, { name: 'b' }], seed: 1 },
    { do: 'begin', table, salts: [] },
    { do: 'go', table, since: 0 },
    { do: 'take', record: 'x' },
    { do: 'fork', table, place: 1 },
    { do: 'reseat', table, seats: [{ name: 'x', bot: 'random' }] },
    { do: 'remove', table },
    { do: 'list' },
  ])
}

/** The hostile player moves when somebody else is asked, or takes back what is not theirs. */
function outOfTurn(aim: Aim): object {
  const { chance } = aim
  const from = { table: aTable(aim), seat: HOSTILE_SEAT, at: chance.pick(60) }
  return oneOf(chance, [
    { do: 'play', ...from, moves: Array.from({ length: 1 + chance.pick(4) }, () => chance.pick(3000)) },
    { do: 'undo', ...from },
    { do: 'undo', ...from, to: chance.pick(60) },
    { do: 'redo', ...from },
  ])
}

function forgedSession(aim: Aim): Shot {
  const { chance, victims, url } = aim
  const cookie = oneOf(chance, victims.honest)
  const at = cookie.indexOf('=') + 1 + chance.pick(cookie.length - cookie.indexOf('=') - 1)
  const other = cookie[at] === 'A' ? 'B' : 'A'
  const forged = oneOf(chance, [cookie.slice(0, at) + other + cookie.slice(at + 1), cookie.slice(0, -1), '', 'x=y'])
  const path = oneOf(chance, ['/api/ask', '/api/me/erase', '/api/device', '/api/passkeys/add', '/api/passkeys/enter'])
  const headers = { 'Content-Type': 'application/json', Cookie: forged, Origin: url, 'X-Forwarded-For': '127.0.0.1' }
  const body = printed(aim, { ...oneOf(chance, victims.sent).message, code: 'abc', response: { id: 'x' } })
  return { over: 'http', method: 'POST', path, headers, body }
}

const FRAME = 16_384

function oversized(aim: Aim): Shot {
  const { chance } = aim
  const size = FRAME + 1 + chance.pick(3 * FRAME)
  const long = 'x'.repeat(size)
  const role = aRole(aim)
  if (chance.pick(2) === 0)
    return { over: 'socket', role, frames: [oneOf(chance, [long, Buffer.alloc(size), printed(aim, { do: long })])] }
  const many = chance.pick(20) === 0 ? 1_000_000 : 131_073
  return post(aim, role, printed(aim, { do: 'note', text: 'x'.repeat(many) }))
}

const PATHS = [
  '/../../../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/..%2f..%2fsecret',
  '/secret',
  '/tables.db',
  '/api/attend?table=x&since=-1',
  '/api/attend?table[]=x',
  '/api/me/games',
  '/api/admin/tables',
  '/metrics',
  '/socket',
  '/%',
  '/%00',
  `/${'a'.repeat(5000)}`,
  '//evil.example/',
]

function wrongPath({ chance, url }: Aim): Shot {
  const method = oneOf(chance, ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'])
  const headers = { Origin: url, 'Content-Type': oneOf(chance, ['text/plain', 'application/json', 'x']) }
  return { over: 'http', method, path: oneOf(chance, PATHS), headers, body: method === 'GET' ? '' : '{' }
}

function brokenLine({ chance, url, victims }: Aim): string {
  const { host } = new URL(url)
  const upgrade = [
    'GET /socket HTTP/1.1',
    `Host: ${host}`,
    `Origin: ${url}`,
    `Cookie: ${victims.cookies.spectator}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    '\r\n',
  ].join('\r\n')
  const noise = Array.from({ length: 1 + chance.pick(60) }, () => String.fromCharCode(chance.pick(256))).join('')
  return oneOf(chance, [
    noise,
    'GET / HTTP/9.9\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: ${host}\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`,
    `POST /api/ask HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 10\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
    `POST /api/ask HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 99\r\n\r\n{`,
    upgrade.replace('13', '12'),
    upgrade.replace('dGhl', ''),
    upgrade + noise,
    // Not masked; a reserved bit; an operation that there is not; half a letter; a ping that is too long; too long a frame.
    `${upgrade}\x81\x02{}`,
    `${upgrade}\xf1\x82abcd{}`,
    `${upgrade}\x83\x82abcd{}`,
    `${upgrade}\x81\x81\x00\x00\x00\x00\xff`,
    `${upgrade}\x89\xfe\x01\x00abcd`,
    `${upgrade}\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xffabcd`,
  ])
}
