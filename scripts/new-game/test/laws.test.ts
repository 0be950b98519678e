import { describeLaws } from '@acheron/core/test-kit'
import { draft } from '../src/index.ts'

describeLaws(draft)
