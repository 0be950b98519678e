import type { Circle } from '../../../railway/circles.ts'
import { barriers } from './barriers.ts'
import { derailments } from './derailments.ts'
import { gluttony } from './gluttony.ts'
import { hands } from './hands.ts'
import type { Power } from './power.ts'
import { removal } from './removal.ts'
import { ferryTicket, heresyChip } from './taking.ts'
import { theft } from './theft.ts'
import { turning } from './turning.ts'

/** Printed on the stations 1 to 9. */
export const POWERS = {
  ferryTicket,
  hands,
  gluttony,
  barriers,
  derailments,
  heresyChip,
  removal,
  turning,
  theft,
} satisfies Readonly<Record<string, Power>>

const BY_STATION: readonly Power[] = Object.values(POWERS)

/** The power of a station other than the Gates of Hell. */
export const powerOf = (station: Circle): Power => BY_STATION[station - 1]
