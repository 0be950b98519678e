/** The sounds of the table, made by code. */
export const SOUNDS = ['card', 'train', 'whistle', 'crash', 'turn'] as const
export type SoundName = (typeof SOUNDS)[number]

/** A noise that is the same every time. */
function noise(): () => number {
  let seed = 0x2545f491
  return () => {
    seed ^= seed << 13
    seed ^= seed >>> 17
    seed ^= seed << 5
    return (seed >>> 0) / 0x80000000 - 1
  }
}

const sine = (hertz: number, t: number): number => Math.sin(2 * Math.PI * hertz * t)

/** Rises for a moment, then dies away: neither beginning nor end is heard as a crack. */
function swell(t: number, rise: number, length: number): number {
  if (t < 0 || t >= length) return 0
  return Math.min(1, t / rise) * (1 - t / length) ** 2
}

/** Lets through what is below a frequency, as one call after the other. */
function lowPass(hertz: number, rate: number): (sample: number) => number {
  const part = 1 - Math.exp((-2 * Math.PI * hertz) / rate)
  let held = 0
  return (sample) => {
    held += part * (sample - held)
    return held
  }
}

/** How long a sound is in seconds, and what it is at a time, given how many samples a second has. */
interface Recipe {
  readonly length: number
  play(rate: number): (t: number) => number
}

const RECIPES: Readonly<Record<SoundName, Recipe>> = {
  /** A card on the table: a brush of paper, then a soft tap. */
  card: {
    length: 0.16,
    play(rate) {
      const hiss = noise()
      const paper = lowPass(5200, rate)
      const tap = lowPass(420, rate)
      return (t) => paper(hiss()) * 0.5 * swell(t, 0.02, 0.09) + tap(hiss()) * 2.2 * swell(t - 0.07, 0.003, 0.08)
    },
  },
  /** A train under way: four puffs, the first one the strongest. */
  train: {
    length: 0.95,
    play(rate) {
      const hiss = noise()
      const steam = lowPass(1100, rate)
      const PUFFS = [1, 0.55, 0.7, 0.45]
      return (t) => {
        const strength = PUFFS.reduce((sum, part, i) => sum + part * swell(t - i * 0.21, 0.03, 0.2), 0)
        return steam(hiss()) * 1.1 * strength + sine(52, t) * 0.25 * strength
      }
    },
  },
  /** Two notes of a steam whistle, a third apart, that bend as they end. */
  whistle: {
    length: 0.9,
    play(rate) {
      const hiss = noise()
      const breath = lowPass(2600, rate)
      let [low, high] = [0, 0]
      return (t) => {
        const bend = 1 - 0.06 * Math.max(0, (t - 0.55) / 0.35) + 0.004 * sine(6, t)
        low += (587 * bend) / rate
        high += (740 * bend) / rate
        const tone = 0.3 * Math.sin(2 * Math.PI * low) + 0.24 * Math.sin(2 * Math.PI * high)
        return (tone + breath(hiss()) * 0.12) * swell(t, 0.07, 0.9) * 1.5
      }
    },
  },
  /** A derailment: a blow, iron that rings out of tune, rubble. */
  crash: {
    length: 1.2,
    play(rate) {
      const hiss = noise()
      const blow = lowPass(160, rate)
      const rubble = lowPass(900, rate)
      const IRON = [311, 487, 653, 1021]
      return (t) => {
        const ring = IRON.reduce(
          (sum, hertz, i) => sum + sine(hertz, t) * swell(t - 0.04 * i, 0.002, 0.5 - 0.08 * i),
          0,
        )
        const falling = rubble(hiss()) * (0.5 + 0.5 * sine(17, t)) * swell(t - 0.1, 0.05, 1.1)
        return blow(hiss()) * 3 * swell(t, 0.002, 0.3) + ring * 0.13 + falling * 0.9
      }
    },
  },
  /** One's turn: a station gong, two notes, quiet. */
  turn: {
    length: 0.9,
    play: () => (t) => {
      const gong = (hertz: number, at: number): number =>
        (sine(hertz, t - at) + 0.3 * sine(hertz * 2.76, t - at)) * swell(t - at, 0.006, 0.7)
      return 0.22 * (gong(523, 0) + gong(392, 0.18))
    },
  },
}

/** A sound as it is played: samples between -1 and 1. */
export function samplesOf(name: SoundName, rate: number): Float32Array<ArrayBuffer> {
  const { length, play } = RECIPES[name]
  const samples = new Float32Array(Math.ceil(length * rate))
  const at = play(rate)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.max(-1, Math.min(1, at(i / rate)))
  return samples
}

/** Of several sounds at once, the one that matters most. */
const BY_WEIGHT: readonly SoundName[] = ['crash', 'whistle', 'train', 'card']

export const heaviest = (names: readonly (SoundName | undefined)[]): SoundName | undefined =>
  BY_WEIGHT.find((name) => names.includes(name))
