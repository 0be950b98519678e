import { type Hash, sha256 } from '@acheron/core'

interface Machine {
  getBuiltinModule?(name: string): {
    readonly hash?: (algorithm: string, data: Uint8Array | string, encoding: 'hex') => string
    readonly Buffer?: { from(digits: string, encoding: 'hex'): Uint8Array }
  }
}

/** The machine's own SHA-256 where it has a synchronous one, several times as quick as `core`'s. */
export const quickHash: Hash = machineHash() ?? sha256

function machineHash(): Hash | undefined {
  const { process } = globalThis as { process?: Machine }
  const hash = process?.getBuiltinModule?.('node:crypto')?.hash
  const Buffer = process?.getBuiltinModule?.('node:buffer')?.Buffer
  if (!hash || !Buffer) return undefined
  const text = (message: Uint8Array | string): string => hash('sha256', message, 'hex')
  // Digits and back take half as long as asking for bytes.
  return Object.assign((message: Uint8Array) => Buffer.from(text(message), 'hex'), { text })
}
