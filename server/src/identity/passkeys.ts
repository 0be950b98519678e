import { refused } from '@acheron/core'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Rooms } from '../tables/rooms.ts'
import { keepCode, useCode } from './codes.ts'
import type { Session } from './sessions.ts'

const GOOD_FOR_MS = 5 * 60 * 1000
const MOST_KEYS = 20

/** Where passkeys are good: the name of the site, and the address of its pages. */
interface Site {
  readonly rpID: string
  readonly origin: string
}

export const siteOf = (origin: string): Site => ({ rpID: new URL(origin).hostname, origin })

/** What a browser needs to make a passkey. Its challenge is a code, good once. */
export async function beginPasskey({ db, now }: Rooms, { person }: Session, { rpID }: Site) {
  const known = await db.selectFrom('passkeys').select('id').where('person', '=', person.num).execute()
  if (known.length >= MOST_KEYS) throw refused('passkeys-full', { most: MOST_KEYS })
  const options = await generateRegistrationOptions({
    rpName: 'Acheron',
    rpID,
    userName: person.name,
    userID: new TextEncoder().encode(`person ${person.num}`),
    attestationType: 'none',
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
  await keepCode(db, 'passkey-new', options.challenge, { person: person.num, until: now() + GOOD_FOR_MS, now: now() })
  return options
}

export async function addPasskey(
  rooms: Rooms,
  { person }: Session,
  { rpID, origin }: Site,
  response: unknown,
): Promise<void> {
  const { db, now } = rooms
  const verified = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: async (challenge) => (await useCode(db, 'passkey-new', challenge, now()))?.person === person.num,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
  }).catch(() => undefined)
  if (!verified?.verified || !verified.registrationInfo) throw refused('no-passkey', {})
  const { credential } = verified.registrationInfo
  await db
    .insertInto('passkeys')
    .values({
      id: credential.id,
      person: person.num,
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** What a browser needs to show a passkey: whose it is comes from the key itself. */
export async function challengePasskey({ db, now }: Rooms, { rpID }: Site) {
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'preferred' })
  await keepCode(db, 'passkey-enter', options.challenge, { until: now() + GOOD_FOR_MS, now: now() })
  return options
}

/** The person whose passkey it is. */
export async function personOfPasskey({ db, now }: Rooms, { rpID, origin }: Site, response: unknown): Promise<number> {
  const id = typeof response === 'object' && response !== null && 'id' in response ? response.id : undefined
  const known =
    typeof id === 'string'
      ? await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst()
      : undefined
  if (!known) throw refused('no-passkey', {})
  const verified = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: async (challenge) => (await useCode(db, 'passkey-enter', challenge, now())) !== undefined,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: { id: known.id, publicKey: new Uint8Array(known.public_key), counter: known.counter },
    requireUserVerification: false,
  }).catch(() => undefined)
  if (!verified?.verified) throw refused('no-passkey', {})
  const { newCounter } = verified.authenticationInfo
  await db.updateTable('passkeys').set({ counter: newCounter }).where('id', '=', known.id).execute()
  return known.person
}
