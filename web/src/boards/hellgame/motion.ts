import { FREEBOOTERS, isSectio } from '@acheron/games/hellgame'
import type { Happening } from '../contract.ts'
import { Stage } from '../stage.ts'
import { AREAS } from './geometry.ts'
import { isOnMap } from './seen.ts'

/** The events in which units come from one place to another. */
const COMING = ['marched', 'fled']

/** Shows marches and flights as motion; a new call ends the old one. Reduced motion makes the unit 0: nothing moves. */
export class Motion {
  private readonly stage = new Stage()

  stop(): void {
    this.stage.stop()
  }

  play(root: HTMLElement, happenings: readonly Happening[]): void {
    if (!this.stage.begin(root)) return
    for (const { id, facts } of happenings) {
      const [from, to, by] = [Number(facts.from), Number(facts.to), Number(facts.by)]
      if (COMING.includes(id) && isOnMap(from) && isOnMap(to) && by <= FREEBOOTERS) {
        this.come(`[data-piece="stack"][data-area="${to}"][data-owner="${by}"] > g`, from, to)
        const lieutenant = Number(facts.lieutenant)
        if (lieutenant >= 0) this.come(`[data-piece="lieutenant"][data-piece-id="${lieutenant}"] > g`, from, to)
      }
      if (id === 'raised' && isSectio(Number(facts.place))) this.rise(Number(facts.place), by)
    }
  }

  /** A piece comes from where it was. */
  private come(piece: string, from: number, to: number): void {
    const [dx, dy] = [AREAS[from].x - AREAS[to].x, AREAS[from].y - AREAS[to].y]
    this.stage.run(this.stage.find(piece), [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
      duration: this.stage.unit * 1.5,
      easing: 'ease-in-out',
    })
  }

  private rise(area: number, by: number): void {
    this.stage.run(
      this.stage.find(`[data-piece="stack"][data-area="${area}"][data-owner="${by}"] > g`),
      [
        { transform: 'scale(1.8)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: this.stage.unit * 1.2, easing: 'ease-out' },
    )
  }
}
