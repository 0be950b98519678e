import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { Refused } from '@acheron/core'

/** All that can be set: by a flag, or by a variable of the environment. A flag comes before a variable. */
export interface Settings {
  readonly port: number
  readonly host: string
  readonly open: boolean
  readonly folder: string
  readonly secret: string | undefined
  readonly url: URL | undefined
  readonly proxies: readonly string[]
  readonly database: string | undefined
  readonly redis: string | undefined
  readonly threads: number
  readonly budget: number
  readonly rate: number
  readonly tables: number
  readonly sockets: number
  readonly inside: boolean
  readonly watchers: readonly string[]
  readonly log: LogLevel
}

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

interface Spec<T> {
  readonly variable: string
  /** What stands for the value in the help; a flag without a value has none. */
  readonly value?: string
  readonly usual: string | undefined
  readonly help: string
  read(text: string, flag: string): T
}

type Specs = { readonly [K in keyof Settings]: Spec<Settings[K]> }

const SPECS: Specs = {
  port: {
    variable: 'ACHERON_PORT',
    value: 'N',
    usual: '4620',
    help: 'the port, or the next one that is free; 0 takes any',
    read: wholeFrom(0, 65_535),
  },
  host: {
    variable: 'ACHERON_HOST',
    value: 'NAME',
    usual: 'localhost',
    help: 'where to listen; 0.0.0.0 lets others in',
    read(text) {
      if (text.trim() === '') throw new Refused('--host needs a name or an address, such as localhost or 0.0.0.0')
      return text
    },
  },
  open: {
    variable: 'ACHERON_OPEN',
    usual: 'no',
    help: 'shows the page in your browser',
    read: (text, flag) => oneOf(['yes', 'no'])(text, flag) === 'yes',
  },
  folder: {
    variable: 'ACHERON_FOLDER',
    value: 'PATH',
    usual: 'acheron-data',
    help: 'where tables are kept, and the secret that locks them',
    read(text) {
      if (text.trim() === '') throw new Refused('--folder needs the path of a folder')
      return resolve(text)
    },
  },
  secret: {
    variable: 'ACHERON_SECRET',
    value: 'HEX',
    usual: undefined,
    help: 'the secret itself instead of the file in the folder, the same on every machine: 64 hexadecimal digits; older ones before it, with commas between',
    read(text, flag) {
      if (/^[0-9a-f]{64}(,[0-9a-f]{64})*$/.test(text)) return text
      throw new Refused(`${flag} must be 64 hexadecimal digits, or several such with commas between, the oldest first`)
    },
  },
  url: {
    variable: 'ACHERON_URL',
    value: 'URL',
    usual: undefined,
    help: 'how browsers reach it, such as https://play.example.org; with https cookies are never sent otherwise',
    read: readUrl,
  },
  proxies: {
    variable: 'ACHERON_PROXIES',
    value: 'LIST',
    usual: '',
    help: 'addresses or networks of reverse proxies whose X-Forwarded-For is believed, with commas between',
    read: readProxies,
  },
  database: {
    variable: 'DATABASE_URL',
    value: 'URL',
    usual: undefined,
    help: 'a PostgreSQL database instead of a file in the folder, for several processes',
    read: addressOf(['postgres:', 'postgresql:']),
  },
  redis: {
    variable: 'REDIS_URL',
    value: 'URL',
    usual: undefined,
    help: 'a Redis that carries news between several processes',
    read: addressOf(['redis:', 'rediss:']),
  },
  threads: {
    variable: 'ACHERON_THREADS',
    value: 'N',
    usual: String(Math.max(1, availableParallelism() - 1)),
    help: 'threads on which bots think',
    read: wholeFrom(1, 256),
  },
  budget: {
    variable: 'ACHERON_BUDGET',
    value: 'SECONDS',
    usual: '10',
    help: 'how long a bot may think about one answer before it makes any legal one',
    read: wholeFrom(1, 600),
  },
  rate: {
    variable: 'ACHERON_RATE',
    value: 'N',
    usual: '20',
    help: 'messages a second that one session may send in the long run',
    read: wholeFrom(1, 100_000),
  },
  tables: {
    variable: 'ACHERON_TABLES',
    value: 'N',
    usual: '50',
    help: 'tables that are not over at which one person may sit',
    read: wholeFrom(1, 100_000),
  },
  sockets: {
    variable: 'ACHERON_SOCKETS',
    value: 'N',
    usual: '20000',
    help: 'sockets in all that may be open',
    read: wholeFrom(1, 1_000_000),
  },
  inside: {
    variable: 'ACHERON_INSIDE',
    value: 'YES',
    usual: 'no',
    help: 'yes lets webhooks and push addresses lead to this machine and its networks, and over plain http; for tests',
    read: (text, flag) => oneOf(['yes', 'no'])(text, flag) === 'yes',
  },
  watchers: {
    variable: 'ACHERON_WATCHERS',
    value: 'LIST',
    usual: 'loopback',
    help: 'addresses or networks that may read /metrics, with commas between',
    read: readProxies,
  },
  log: {
    variable: 'ACHERON_LOG',
    value: 'LEVEL',
    usual: 'warn',
    help: `what is written to standard error as JSON lines: ${LOG_LEVELS.join(', ')}`,
    read: oneOf(LOG_LEVELS),
  },
}

const NAMES = Object.keys(SPECS) as readonly (keyof Settings)[]

/** The flags as `parseArgs` wants them. */
export const SERVE_FLAGS = Object.fromEntries(
  NAMES.map((name) => [name, { type: SPECS[name].value === undefined ? 'boolean' : 'string' }]),
) as { readonly [K in keyof Settings]: { readonly type: K extends 'open' ? 'boolean' : 'string' } }

/** What flags and environment say, checked. A wrong value is refused. */
export function readSettings(
  flags: Readonly<Record<string, string | boolean | undefined>>,
  env: Readonly<Record<string, string | undefined>>,
): Settings {
  const read = NAMES.map((name) => [name, readOne(name, flags[name], env)])
  return Object.fromEntries(read) as Settings
}

function readOne<K extends keyof Settings>(
  name: K,
  flag: string | boolean | undefined,
  env: Readonly<Record<string, string | undefined>>,
): Settings[K] | undefined {
  const { variable, usual, read } = SPECS[name]
  if (flag !== undefined) return read(flag === true ? 'yes' : String(flag), `--${name}`)
  const said = env[variable]
  if (said !== undefined && said !== '') return read(said, variable)
  return usual === undefined ? undefined : read(usual, `--${name}`)
}

/** A line for each setting. */
export function settingsHelp(): string {
  const width = Math.max(...NAMES.map((name) => flagOf(name).length))
  return NAMES.map((name) => {
    const { variable, usual, help } = SPECS[name]
    const also = [variable, usual ? `usually ${usual}` : ''].filter(Boolean).join(', ')
    return `  ${flagOf(name).padEnd(width)}  ${help} (${also})`
  }).join('\n')
}

const flagOf = (name: keyof Settings): string => [`--${name}`, SPECS[name].value].filter(Boolean).join(' ')

function wholeFrom(least: number, most: number) {
  return (text: string, flag: string): number => {
    const number = Number(text)
    if (/^\d+$/.test(text) && number >= least && number <= most) return number
    throw new Refused(`${flag} must be a whole number from ${least} to ${most}, not "${text}"`)
  }
}

function oneOf<T extends string>(choices: readonly T[]) {
  return (text: string, flag: string): T => {
    const choice = choices.find((each) => each === text)
    if (choice) return choice
    throw new Refused(`${flag} cannot be "${text}"; it can be ${choices.join(', ')}`)
  }
}

function readUrl(text: string, flag: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isGood = url && ['http:', 'https:'].includes(url.protocol) && url.pathname === '/' && !url.search && !url.hash
  if (isGood && !url.username) return url
  throw new Refused(`${flag} must be an address such as https://play.example.org, without a path, not "${text}"`)
}

/** The address of another service. It may hold a password, so a wrong one is not repeated. */
function addressOf(protocols: readonly string[]) {
  return (text: string, flag: string): string => {
    if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text
    throw new Refused(
      `${flag} must be an address that begins with ${protocols.map((each) => `${each}//`).join(' or ')}`,
    )
  }
}

const NETWORK = /^(\d{1,3}(\.\d{1,3}){3}(\/\d{1,2})?|[0-9a-fA-F:]*:[0-9a-fA-F:.]*(\/\d{1,3})?|loopback|uniquelocal)$/

function readProxies(text: string, flag: string): string[] {
  const proxies = text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
  const wrong = proxies.find((each) => !NETWORK.test(each))
  if (wrong === undefined) return proxies
  throw new Refused(`${flag} needs addresses or networks such as 10.0.0.0/8 with commas between, not "${wrong}"`)
}
