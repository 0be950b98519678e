import { describeRecords } from '@acheron/core/test-kit'
import { chinaRails } from '../src/index.ts'
import { folder, RECORDED } from './make-records.ts'

describeRecords(chinaRails, RECORDED, folder)
