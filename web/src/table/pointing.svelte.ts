import type { Target } from '@acheron/core'
import { untrack } from 'svelte'
import type { Choice, Happening } from '../boards/contract.ts'
import type { WhyNot } from '../engine/types.ts'
import { settings } from '../settings/settings.svelte.ts'
import type { Game } from './game.svelte.ts'
import { choicesAbout, stepFocus } from './targets.ts'

const MARKED_FOR = 2200
const NOTHING: readonly Target[] = []

/** What is pointed at on the board, by whatever hand, and what comes of it. To be made by a component. */
export function createPointing({ session, speech, ...game }: PointedGame, box: () => HTMLElement | undefined) {
  let focused = $state.raw<Target | undefined>()
  let looked = $state.raw<Target | undefined>()
  let pointedOut = $state.raw<Happening | undefined>()
  let fresh = $state.raw(NOTHING)
  let spot = $state.raw<{ readonly at: Element; readonly target: Target } | undefined>()
  let why = $state.raw<{ readonly at: Element; readonly target: Target; readonly answer?: WhyNot } | undefined>()

  /** What cannot be played any more loses the focus. */
  $effect(() => {
    const isLit = focused && choicesAbout(game.choices(), focused).length > 0
    if (focused && !isLit && !spot) focused = undefined
  })

  /** Why something could not be done is true only until somebody does something. */
  $effect(() => {
    if (game.state().look) why = undefined
  })

  /** What others have just done is pointed out for a moment. */
  $effect(() => {
    const { chapters, look, viewer, happenings } = game.state()
    const isOwn = chapters.at(look?.at ?? 0)?.by === viewer
    fresh = NOTHING
    if (isOwn || happenings.length === 0) return
    fresh = untrack(() => happenings.filter(speech.tell).flatMap(game.targetsOf))
    const timer = setTimeout(() => {
      fresh = NOTHING
    }, MARKED_FOR)
    return () => clearTimeout(timer)
  })

  const marked = $derived(pointedOut ? game.targetsOf(pointedOut) : fresh)
  const hint = $derived.by(() => {
    const target = looked ?? focused
    return target && game.hint(target)
  })

  function play(choice: Choice | undefined): void {
    spot = undefined
    why = undefined
    focused = undefined
    if (choice) void session.play(choice.move)
  }

  /** One choice is played, several are offered, none is explained. */
  async function point(target: Target, at: Element): Promise<void> {
    const about = choicesAbout(game.choices(), target)
    why = undefined
    if (about.length === 1) play(about[0])
    else if (about.length > 1) spot = { at, target }
    else if (game.state().visiting === undefined && !game.state().telling) {
      const answer = await session.whyNot(target)
      why = { at, target, ...(answer && { answer }) }
    }
  }

  const elementOf = ({ kind, id }: Target): Element | undefined =>
    document.querySelector(`[data-kind="${kind}"][data-id="${id}"]`) ?? box()

  return {
    play,
    point,
    walk(step: 1 | -1): void {
      box()?.focus({ preventScroll: true })
      focused = stepFocus(game.order(), focused, step)
    },
    /** Plays what has the focus; false if nothing has. */
    enter(): boolean {
      const at = focused && elementOf(focused)
      if (!focused || !at) return false
      void point(focused, at)
      return true
    },
    leave(): boolean {
      const hadFocus = focused !== undefined
      focused = undefined
      return hadFocus
    },
    look(target: Target | undefined): void {
      looked = target
    },
    pointOut(happening: Happening | undefined): void {
      pointedOut = happening
    },
    close(): void {
      spot = undefined
      why = undefined
    },
    get focused() {
      return focused
    },
    get looked() {
      return looked
    },
    get marked() {
      return marked
    },
    get hint() {
      return hint
    },
    get spot() {
      return spot
    },
    get why() {
      return why
    },
  }
}

export type Pointing = ReturnType<typeof createPointing>

/** What pointing needs of a game. */
interface PointedGame extends Pick<Game, 'session' | 'speech' | 'order' | 'targetsOf'> {
  state(): Game['state']
  choices(): Game['choices']
  hint(target: Target): string | undefined
}

export const pointedGame = (game: Game): PointedGame => ({
  session: game.session,
  speech: game.speech,
  order: game.order,
  targetsOf: game.targetsOf,
  state: () => game.state,
  choices: () => game.choices,
  hint: (target) => game.kit?.board.hint(game.view, target, settings.language),
})
