import { describeRecords } from '../../railway/test/describe-records.ts'
import { hellrail } from '../src/index.ts'
import { RECORDED } from './make-records.ts'

describeRecords(hellrail, RECORDED, new URL('records/', import.meta.url))
