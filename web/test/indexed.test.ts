import { describeStore } from '@acheron/host/test-kit'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { indexedStore } from '../src/store/indexed.ts'

globalThis.IDBKeyRange = IDBKeyRange

describeStore('in the browser', async () => indexedStore('test', new IDBFactory()))
