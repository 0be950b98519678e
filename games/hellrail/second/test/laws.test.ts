import { describeLaws } from '@acheron/core/test-kit'
import { hellrail1999 } from '../src/index.ts'

describeLaws(hellrail1999)
