import { describeRecords } from '@acheron/core/test-kit'
import { hellrail } from '../src/index.ts'
import { RECORDED } from './make-records.ts'

describeRecords(hellrail, RECORDED, new URL('records/', import.meta.url))
