import { describeRecords } from '@acheron/core/test-kit'
import { hellgame } from '../src/index.ts'
import { folder, RECORDED } from './make-records.ts'

describeRecords(hellgame, RECORDED, folder)
