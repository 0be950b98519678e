import type { RequestKind } from '@acheron/host/online'
import { DEVICES } from '../identity/devices.ts'
import { GUESTS } from '../identity/guests.ts'
import { CHANNELS } from '../notify/channels.ts'
import { ABSENCE } from './absence.ts'
import { ATTENDING } from './attending.ts'
import { CONSENT } from './consent.ts'
import { LOBBY } from './lobby.ts'
import { RECORDS } from './records.ts'
import type { OnlineAnswering } from './rooms.ts'
import { SEATS } from './seats.ts'
import { TALK } from './talk.ts'

/** What each kind of request is answered by. */
export const ANSWERS: Partial<OnlineAnswering<RequestKind>> = {
  ...GUESTS,
  ...DEVICES,
  ...CHANNELS,
  ...LOBBY,
  ...SEATS,
  ...ATTENDING,
  ...ABSENCE,
  ...CONSENT,
  ...TALK,
  ...RECORDS,
}
