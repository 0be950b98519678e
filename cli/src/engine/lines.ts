import { StringDecoder } from 'node:string_decoder'

/** Lines of a stream; undefined for a line that is too long, which takes no memory beyond the limit. */
export async function* boundedLines(
  input: AsyncIterable<Uint8Array | string>,
  most: number,
): AsyncGenerator<string | undefined> {
  const decoder = new StringDecoder('utf8')
  let begun = ''
  for await (const chunk of input) {
    const parts = (typeof chunk === 'string' ? chunk : decoder.write(chunk)).split('\n')
    for (const [i, part] of parts.entries()) {
      if (begun.length <= most) begun += part.length > most ? part.slice(0, most + 1) : part
      if (i === parts.length - 1) continue
      yield bounded(begun, most)
      begun = ''
    }
  }
  begun += decoder.end()
  if (begun !== '') yield bounded(begun, most)
}

const bounded = (line: string, most: number): string | undefined => (line.length > most ? undefined : line)
