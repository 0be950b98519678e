import type { Writable } from 'node:stream'

const FINAL_TEXT = 0x81
const TWO_BYTES = 126
const EIGHT_BYTES = 127

/**
 * Writes a text as one frame of a socket (RFC 6455, section 5.2): one piece, and so one call of the system to send it.
 * Nearly all that is said is plain ASCII, a byte a letter: it goes as it is, and needs no buffer.
 */
export function writeText(stream: Writable, text: string): void {
  const length = Buffer.byteLength(text)
  const head = headOf(length)
  if (length === text.length) stream.write(head + text, 'latin1')
  else stream.write(Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(text)]))
}

/** A letter for each byte. */
function headOf(length: number): string {
  if (length < TWO_BYTES) return String.fromCharCode(FINAL_TEXT, length)
  if (length < 2 ** 16) return String.fromCharCode(FINAL_TEXT, TWO_BYTES, length >> 8, length & 0xff)
  const bytes = Buffer.alloc(10)
  bytes[0] = FINAL_TEXT
  bytes[1] = EIGHT_BYTES
  bytes.writeUInt32BE(length, 6)
  return bytes.toString('latin1')
}
