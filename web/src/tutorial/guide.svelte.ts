import type { Game, GameRecord, Language, Rule, Target, Texts } from '@acheron/core'
import { viewOf } from '@acheron/core'
import { optionsOf } from '@acheron/host'
import { type Choices, choicesOf, NO_CHOICES } from '../boards/choices.ts'
import type { BoardModule, Happening } from '../boards/contract.ts'
import { settings } from '../settings/settings.svelte.ts'
import { expectedMove, READER, readScenes, ruleAgainst, type Step, stepsOf, tableAt } from './course.ts'
import type { Tutorial } from './tutorial.ts'

/** Between two moves of the others, in milliseconds. */
const PAUSE = 1100

/** What the guide answers to a click that does not lead on. */
export type Answer = { readonly kind: 'forbidden'; readonly rule: Rule } | { readonly kind: 'not-now' }

/** A tutorial being played: where the reader is, and what lies on the table there. */
export class Guide {
  readonly steps: readonly Step[]
  readonly game: Game<unknown>
  readonly board: BoardModule
  readonly #texts: Readonly<Record<Language, Texts>>
  readonly #records: readonly GameRecord[]
  #timer: ReturnType<typeof setTimeout> | undefined

  index = $state(0)
  /** How many moves of the record are on the table. */
  #at = $state(0)
  answer = $state<Answer>()
  happenings = $state.raw<readonly Happening[]>([])

  constructor(
    tutorial: Tutorial,
    { game, texts }: { game: Game<unknown>; texts: Readonly<Record<Language, Texts>> },
    board: BoardModule,
  ) {
    this.game = game
    this.#texts = texts
    this.board = board
    this.#records = readScenes(tutorial)
    this.steps = stepsOf(tutorial, this.#records)
    this.#at = this.steps[0].note.at
  }

  step = $derived.by(() => this.steps[this.index])
  #state = $derived.by(() => tableAt(this.game, this.#records[this.step.scene], this.#at).state)
  texts = $derived.by(() => this.#texts[settings.language])
  view = $derived.by(() => viewOf(this.game, this.#state, READER))
  result = $derived.by(() => this.game.result(this.#state))
  names = $derived.by(() => this.#records[this.step.scene].names)
  /** The others are playing, or one's own move is being shown. */
  isBusy = $derived.by(() => this.#at !== this.step.note.at)
  isLast = $derived.by(() => this.index === this.steps.length - 1)

  /** The one move that leads on. */
  choices: Choices = $derived.by(() => {
    const { words } = this.step
    if (words === undefined || this.isBusy) return NO_CHOICES
    const move = expectedMove(this.game, this.#state, words)
    return choicesOf(optionsOf(this.game, this.#state, READER, [move]), () =>
      this.texts.move(move, this.view, this.names),
    )
  })

  /** Makes the expected move, or turns the page where no move is expected. */
  goOn(): void {
    if (this.isBusy || this.isLast) return
    const { scene, note, until } = this.step
    const next = this.steps[this.index + 1]
    this.answer = undefined
    this.happenings = []
    if (this.step.words === undefined) this.#open(this.index + 1)
    else this.#show(scene, note.at + 1, until, () => this.#open(next === undefined ? this.index : this.index + 1))
  }

  back(): void {
    if (this.index > 0) this.#open(this.index - 1)
  }

  restart(): void {
    this.#open(0)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  point(target: Target): void {
    if (this.isBusy) return
    if (this.choices.isLit(target) && !this.step.note.attempt) return this.goOn()
    const rule = ruleAgainst(this.game, this.#state, target)
    this.answer = rule ? { kind: 'forbidden', rule } : { kind: 'not-now' }
  }

  #open(index: number): void {
    clearTimeout(this.#timer)
    this.answer = undefined
    this.happenings = []
    this.index = index
    this.#at = this.steps[index].note.at
  }

  /** Puts one move after the other on the table, slowly enough to follow. */
  #show(scene: number, at: number, until: number, done: () => void): void {
    this.#at = at
    this.happenings = tableAt(this.game, this.#records[scene], at).happenings
    const isOver = at >= until
    const pause = isOver && at === this.step.note.at + 1 ? PAUSE / 3 : PAUSE
    this.#timer = setTimeout(
      () => (isOver ? done() : this.#show(scene, at + 1, until, done)),
      settings.motion === 'reduced' ? pause / 3 : pause,
    )
  }
}
