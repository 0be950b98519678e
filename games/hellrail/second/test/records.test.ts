import { describeRecords } from '@acheron/core/test-kit'
import { hellrail1999 } from '../src/index.ts'
import { RECORDED } from './make-records.ts'

describeRecords(hellrail1999, RECORDED, new URL('records/', import.meta.url))
