import { describe, expect, test } from 'vitest'
import { soundOf as hellrailSound } from '../src/boards/hellrail/order.ts'
import { soundOf as ticketSound } from '../src/boards/ticket-to-ride/order.ts'
import { heaviest, SOUNDS, samplesOf } from '../src/sound/samples.ts'

const RATE = 22_050

describe.each([...SOUNDS])('the sound %s', (name) => {
  const samples = samplesOf(name, RATE)
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

  test('is short, can be heard and is not distorted', () => {
    expect(samples.length / RATE).toBeLessThan(1.5)
    expect(loudest).toBeGreaterThan(0.1)
    const clipped = samples.filter((sample) => Math.abs(sample) === 1).length
    expect(clipped).toBeLessThan(samples.length / 200)
  })

  test('neither begins nor ends with a crack', () => {
    expect(Math.abs(samples[0])).toBeLessThan(0.05)
    const last = samples.slice(-Math.round(RATE * 0.01))
    expect(Math.max(...last.map(Math.abs))).toBeLessThan(0.05)
  })

  test('is the same every time', () => {
    expect(samplesOf(name, RATE)).toEqual(samples)
  })
})

test('of several at once the heaviest is heard', () => {
  expect(heaviest(['card', 'train', undefined, 'crash'])).toBe('crash')
  expect(heaviest(['card', undefined])).toBe('card')
  expect(heaviest([undefined])).toBeUndefined()
})

test('what happens has its sound', () => {
  const heard = (id: string) => [hellrailSound({ id, facts: {} }), ticketSound({ id, facts: {} })]
  expect(heard('derailed')).toEqual(['crash', undefined])
  expect(heard('claimed-route')).toEqual([undefined, 'train'])
  expect(heard('turn-ended')).toEqual([undefined, undefined])
})
