import { type Hash, sha256 } from '@acheron/core'

interface Digest {
  (algorithm: string, data: Uint8Array, encoding: 'buffer'): Uint8Array
  (algorithm: string, data: string, encoding: 'hex'): string
}

interface Machine {
  getBuiltinModule?(name: string): { readonly hash?: Digest }
}

/** The machine's own SHA-256 where it has a synchronous one, several times as quick as `core`'s. */
export const quickHash: Hash = machineHash() ?? sha256

function machineHash(): Hash | undefined {
  const { process } = globalThis as { process?: Machine }
  const hash = process?.getBuiltinModule?.('node:crypto')?.hash
  if (!hash) return undefined
  return Object.assign((message: Uint8Array) => hash('sha256', message, 'buffer'), {
    text: (message: string) => hash('sha256', message, 'hex'),
  })
}
