import { usualOptions } from '../src/index.ts'
import { describeFaults } from '../test-kit/index.ts'
import { toy } from './toy/index.ts'

describeFaults(toy, usualOptions(toy.options))
