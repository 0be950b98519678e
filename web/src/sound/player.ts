import { type SoundName, samplesOf } from './samples.ts'

let context: AudioContext | undefined
const buffers = new Map<SoundName, AudioBuffer>()

/** Plays a sound. The browser allows it once somebody has clicked or pressed something; until then it stays silent. */
export function playSound(name: SoundName): void {
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  const buffer = buffers.get(name) ?? bufferOf(context, name)
  const source = new AudioBufferSourceNode(context, { buffer })
  source.connect(context.destination)
  source.start()
}

function bufferOf({ sampleRate }: AudioContext, name: SoundName): AudioBuffer {
  const samples = samplesOf(name, sampleRate)
  const buffer = new AudioBuffer({ length: samples.length, sampleRate })
  buffer.copyToChannel(samples, 0)
  buffers.set(name, buffer)
  return buffer
}
