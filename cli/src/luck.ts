import { randomInt } from 'node:crypto'
import { GREATEST_SEED } from './arguments.ts'

export const randomSeed = (): number => randomInt(GREATEST_SEED + 1)
