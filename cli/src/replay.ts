import { createHash, createPublicKey, verify as verifyBytes } from 'node:crypto'
import {
  blindSeal,
  type GameRecord,
  type Language,
  logNumbers,
  madeOverAt,
  noChance,
  parseRecord,
  Refused,
  refusalText,
  refused,
  replay as replayRecord,
  type Signature,
  sealedText,
  sealsOf,
  verifyFairness,
} from '@acheron/core'
import { readArguments, readLanguageFlag } from './arguments.ts'
import { readText } from './file.ts'
import { listingCalled, statementIn } from './listing.ts'
import { scoreboard } from './scoreboard.ts'
import type { Shell } from './shell.ts'
import { WORDS, type Words } from './words/index.ts'

const FLAGS = {
  lang: { type: 'string' },
  commitment: { type: 'string' },
  seal: { type: 'string', multiple: true },
  signer: { type: 'string' },
  'salt-hash': { type: 'string', multiple: true },
} as const

export async function replay(args: string[], shell: Shell): Promise<number> {
  const { values, positionals } = readArguments(args, FLAGS, [1, 1])
  const language = readLanguageFlag(values.lang, shell.env)
  const [file] = positionals
  const text = await readText(file, shell)
  try {
    const seen = { ...values, saltHash: values['salt-hash'] }
    for (const line of await verify(text, seen, shell, language)) shell.print(line)
    return 0
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const statement = error.rule && (await statementIn(shell.games, error.rule, language))
    shell.complain(`${shell.style('red', WORDS[language].invalid(file))}\n${refusalText(error, language)}`)
    if (statement) shell.complain(`${statement.rule} ${statement.text}`)
    return 1
  }
}

/** What somebody saw while the game was on, to be compared with the record. */
interface Seen {
  readonly commitment?: string | undefined
  readonly seal?: readonly string[] | undefined
  /** The key of the server. */
  readonly signer?: string | undefined
  /** Hashes of salts, as they were shown when somebody sat down. */
  readonly saltHash?: readonly string[] | undefined
}

/** What there is to say of a record that holds; throws where it does not. */
async function verify(text: string, seen: Seen, shell: Shell, language: Language): Promise<string[]> {
  const record = parseRecord(text)
  const { game, texts: all } = await listingCalled(shell.games, record.game).load()
  const { state } = replayRecord(game, record, noChance)
  const isProved = record.fairness?.key !== undefined && !madeOverAt(record)
  if (isProved) verifyFairness(game, record)
  compareCommitment(record, seen.commitment)
  checkSignature(record, seen.signer)
  const texts = all[language]
  const words = WORDS[language]
  const names = Array.from({ length: record.seats }, (_, p) => record.names[p] || `p${p}`)
  const choices = Object.entries(record.options).map(([option, choice]) =>
    words.colon(texts.option(option), texts.choice(option, choice)),
  )
  const result = game.result(state)
  return [
    shell.style('bold', words.opening(texts.name, words.list(names))),
    ...choices,
    words.moves(record.entries.length),
    ...(result ? scoreboard(result, names, texts, words) : [words.open]),
    '',
    shell.style('green', words.valid),
    ...fairnessOf(record, isProved, seen, words),
    ...(record.signed ? [seen.signer === undefined ? words.signed(record.signed.key) : words.signerSeen] : []),
    ...(seen.saltHash ?? []).map((hash) => words.saltSeen(seatOfSalt(record, hash))),
    ...(seen.seal ?? []).map((seal) => words.sealOf(seal, numberOf(record, seal))),
  ]
}

function compareCommitment({ fairness, lines }: GameRecord, seen: string | undefined): void {
  if (seen === undefined) return
  if (!fairness) throw refused('unproved', {})
  const said = fairness.commitment
  if (said !== seen.toLowerCase()) throw refused('commitment-other', { said, seen }, { line: lines?.commitment })
}

/** What is proved of the luck, and what is not. */
function fairnessOf(record: GameRecord, isProved: boolean, seen: Seen, words: Words): string[] {
  const { fairness, position } = record
  if (!fairness) return [words.noProof]
  if (!fairness.key) return [words.keyMissing]
  if (!isProved) return [words.madeOver]
  return [
    words.fair,
    seen.commitment === undefined ? words.notCompared(fairness.commitment) : words.compared,
    ...(position === undefined ? [] : [words.fromPosition]),
    ...(record.signed ? [] : [words.notSigned]),
  ]
}

/** Throws unless the signature, where there is one, is of this text; and of the server that was named. */
function checkSignature(record: GameRecord, seen: string | undefined): void {
  const { signed } = record
  if (!signed && seen !== undefined) throw refused('unsigned', {})
  if (!signed) return
  if (!isSignedBy(signed, sealedText(record))) throw refused('signature-wrong', {})
  if (seen !== undefined && signed.key !== seen.toLowerCase()) throw refused('signer-other', { said: signed.key, seen })
}

/** What comes before the 32 bytes of an Ed25519 key in its usual form (RFC 8410). */
const ED25519 = Buffer.from('302a300506032b6570032100', 'hex')

function isSignedBy({ key, signature }: Signature, text: string): boolean {
  const publicKey = createPublicKey({
    key: Buffer.concat([ED25519, Buffer.from(key, 'hex')]),
    format: 'der',
    type: 'spki',
  })
  return verifyBytes(null, Buffer.from(text), publicKey, Buffer.from(signature, 'hex'))
}

/** Whose salt has the hash that was seen. */
function seatOfSalt({ fairness }: GameRecord, hash: string): number {
  const salts = fairness?.salt.split(' ') ?? []
  const seat = salts.findIndex((salt) => createHash('sha256').update(salt).digest('hex') === hash.toLowerCase())
  if (seat < 0) throw refused('salt-unseen', { hash })
  return seat
}

/** How many moves had been made when a seal was shown. */
function numberOf(record: GameRecord, shown: string): number {
  const { key } = record.fairness ?? {}
  if (!key) throw refused('key-secret', {})
  const numbers = logNumbers(record)
  for (const [number, seal] of sealsOf(record))
    if (blindSeal(seal, number, key) === shown.toLowerCase()) return numbers.filter((each) => each <= number).length
  throw refused('seal-unknown', { seal: shown })
}
