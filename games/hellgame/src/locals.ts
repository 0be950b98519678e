import { type Fits, type Framed, isWhole } from '@acheron/core'

/** Ranges of the locals of frames. */
export const whole: Fits<Framed> = (local) => isWhole(local, -2, 1_000_000)
export const wholes: Fits<Framed> = (local) =>
  Array.isArray(local) && local.every((each) => isWhole(each, -2, 1_000_000))
