import type { Target } from '@acheron/core'
import { circleOf, fieldSleeperOf, isInCircle, type Position } from '@acheron/games/hellrail/third'
import type { Choice } from '../contract.ts'
import { wayTo } from './reach.ts'
import type { Table } from './seen.ts'

/** What the traveller can see and do now. */
export interface Sight {
  readonly view: Table
  readonly choices: readonly Choice[]
}

const isAt = ({ kind, id }: Target, at: Position): boolean =>
  isInCircle(at) ? kind === 'circle' && id === circleOf(at) : kind === 'sleeper' && id === fieldSleeperOf(at)

/** A try to go on may come while the last step is still being taken in. */
const AGAIN = 120

/**
 * Goes to a place that is several steps away, one step after another, as long as the way is free: whatever else is asked
 * on the way ends it.
 */
export class Journey {
  private way: Position[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly sight: () => Sight
  private readonly choose: (choice: Choice) => void

  constructor(sight: () => Sight, choose: (choice: Choice) => void) {
    this.sight = sight
    this.choose = choose
  }

  /** Whether there is a way to the thing within the points that are left. */
  begin(target: Target): boolean {
    const { view, choices } = this.sight()
    this.stop()
    if (view.moving !== view.me || !choices.some(({ verb }) => verb === 'go')) return false
    this.way = wayTo(view, view.moving, view.left, (at) => isAt(target, at))
    this.goOn(0)
    return this.way.length > 0
  }

  stop(): void {
    this.way = []
    clearTimeout(this.timer)
  }

  /** After so many milliseconds. */
  goOn(wait: number): void {
    clearTimeout(this.timer)
    if (this.way.length > 0) this.timer = setTimeout(() => this.step(), wait)
  }

  private step(): void {
    const { view, choices } = this.sight()
    const { engine } = view.players[view.me]
    const passed = this.way.indexOf(engine)
    if (passed >= 0) this.way = this.way.slice(passed + 1)
    const [next] = this.way
    if (next === undefined) return
    if (choices.length > 0) {
      const choice = choices.find(({ verb, targets }) => verb === 'go' && targets.some((target) => isAt(target, next)))
      if (!choice) return this.stop()
      this.choose(choice)
    }
    this.goOn(AGAIN)
  }
}
