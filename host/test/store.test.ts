import { memoryStore } from '../src/index.ts'
import { describeStore } from '../test-kit/index.ts'

describeStore('in memory', async () => memoryStore())
