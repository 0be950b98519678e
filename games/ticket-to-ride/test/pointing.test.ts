import { describe, expect, test } from 'vitest'
import { ROUTE_NAME } from '../src/board.ts'
import { LOCOMOTIVE, RED } from '../src/colours.ts'
import { position, type Scene } from './scenario.ts'

const targets = (scene: Scene, words: string) => {
  const { game, state } = scene.table
  return game.notation.targets(state, 0, game.notation.parse(state, words) as number)
}
const meant = (scene: Scene, kind: string, id: number): string[] => {
  const { game, state } = scene.table
  return game.notation.meant(state, 0, { kind, id }).map((m) => game.notation.print(state, m))
}

describe('what is pointed at', () => {
  const route = ROUTE_NAME.indexOf('chicago~duluth')

  test('TTR-050 a payment is made by pointing at the cards in hand that it lays down', () => {
    const scene = position({ hands: [{ red: 3, locomotive: 3 }] })
    expect(targets(scene, 'claim chicago~duluth')).toEqual([{ kind: 'route', id: route }])
    scene.play(0, 'claim chicago~duluth')
    expect(targets(scene, 'pay red')).toEqual([{ kind: 'hand', id: RED }])
    expect(targets(scene, 'pay red+1')).toEqual([
      { kind: 'hand', id: RED },
      { kind: 'hand', id: LOCOMOTIVE },
    ])
    expect(targets(scene, 'pay locomotive')).toEqual([{ kind: 'hand', id: LOCOMOTIVE }])
    scene.play(0, 'pay red')
    expect(scene.asked()).toEqual([1])
  })

  test('TTR-027 why a card in hand cannot be played is said by what it could pay', () => {
    const scene = position({ hands: [{ red: 3 }] })
    expect(meant(scene, 'hand', RED)).toEqual([
      'pay red',
      'pay red+1',
      'pay red+2',
      'pay red+3',
      'pay red+4',
      'pay red+5',
    ])
    expect(meant(scene, 'hand', LOCOMOTIVE)).toContain('pay locomotive')
    expect(scene.refused(0, 'pay red')).toBe('TTR-027')
    expect(meant(scene, 'route', route)).toEqual(['claim chicago~duluth'])
    expect(scene.asked()).toEqual([0])
  })
})
