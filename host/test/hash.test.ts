import { bytes, hex, sha256 } from '@acheron/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quickHash } from '../src/index.ts'

test('the quick hash is the slow one', () => {
  expect(quickHash).not.toBe(sha256)
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const digest = hex(sha256(bytes(text)))
      expect(hex(quickHash(bytes(text)))).toBe(digest)
      expect(quickHash.text?.(text)).toBe(digest)
    }),
  )
})
