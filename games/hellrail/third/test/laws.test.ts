import { describeLaws } from '@acheron/core/test-kit'
import { hellrail } from '../src/index.ts'

describeLaws(hellrail)
