import { createPublicKey, verify } from 'node:crypto'
import { beginRun, commitmentTo, keyedLuck, newKey, parseRecord, printRecord, sealedText } from '@acheron/core'
import { GAMES } from '@acheron/games'
import { describe, expect, test } from 'vitest'
import { openSigner } from '../src/prove/signer.ts'
import { openSecret } from '../src/store/secret.ts'
import { DATABASES, newSettings, reopenedDatabase } from './databases.ts'

async function newRecord(): Promise<string> {
  const { game } = await GAMES[0].load()
  const key = newKey()
  const fairness = { commitment: commitmentTo(key), salt: 'sea rock' }
  const table = beginRun(game, { seats: 2, names: ['Ada', 'Bo'], fairness }, keyedLuck(key, fairness.salt))
  return printRecord({ ...table.record, fairness: { ...fairness, key } })
}

const isTrue = (text: string): boolean => {
  const record = parseRecord(text)
  const { key = '', signature = '' } = record.signed ?? {}
  const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), Buffer.from(key, 'hex')])
  const publicKey = createPublicKey({ key: der, format: 'der', type: 'spki' })
  return verify(null, Buffer.from(sealedText(record)), publicKey, Buffer.from(signature, 'hex'))
}

describe.each(DATABASES)('the signer on %s', (kind) => {
  test('signs with the same key after a restart; former keys stay known; the database alone cannot sign', async () => {
    const settings = await newSettings(kind)
    const database = await reopenedDatabase(settings)
    const secret = openSecret(settings)
    const signer = await openSigner(database, secret)
    const again = await openSigner(database, secret)
    expect(again.key).toBe(signer.key)
    const record = await newRecord()
    const signed = signer.sign(record)
    expect(signed.startsWith(record)).toBe(true)
    expect(isTrue(signed)).toBe(true)
    expect(isTrue(signed.replace(/[0-9a-f]\n$/, (end) => (end.startsWith('0') ? '1\n' : '0\n')))).toBe(false)
    expect(again.sign(signed)).toBe(signed)
    const renewed = await openSigner(database, secret, true)
    expect(await renewed.keys()).toEqual([renewed.key, signer.key])
    expect(renewed.sign(signed)).toBe(signed)
    await expect(openSigner(database, openSecret({ folder: '', secret: 'cd'.repeat(32) }))).rejects.toThrow(
      /authenticate/,
    )
  })
})
