import type { Target } from '@acheron/core'
import type { WhyNot } from '@acheron/host'
import { tick, untrack } from 'svelte'
import type { Happening, Row, Sight, Surface, Tracer, Tracing } from '../boards/contract.ts'
import { pointsByFinger } from '../boards/finger.ts'
import { first } from '../boards/later.svelte.ts'
import { elementOf, targetOf } from '../boards/lights.svelte.ts'
import { type Point, sameTarget } from '../boards/places.ts'
import type { Game } from './game.svelte.ts'
import { chapterAt } from './session-state.ts'
import { askingFirst, movesOf, type Offer, stepFocus } from './targets.ts'
import { rowsTo, towards, wayTo } from './tracing.ts'

const MARKED_FOR = 2200
const NOTHING: readonly Target[] = []

/** Where a small sheet opens, and for which thing. */
interface At {
  readonly at: DOMRect
  readonly target: Target
}

/** What is pointed at on the board, by whatever hand, and what comes of it. To be made by a component. */
export function createPointing({ session, speech, ...game }: PointedGame, box: () => HTMLElement | undefined) {
  let surface = $state.raw<Surface | undefined>()
  let focused = $state.raw<Target | undefined>()
  let looked = $state.raw<Target | undefined>()
  let pointedOut = $state.raw<readonly Happening[] | undefined>()
  let fresh = $state.raw(NOTHING)
  let spot = $state.raw<(At & { readonly offers: readonly Offer[] }) | undefined>()
  let why = $state.raw<(At & { readonly answer?: WhyNot }) | undefined>()
  /** The row that is traced, and one that a menu shows. */
  let way = $state.raw(NOTHING)
  let shown = $state.raw<Row | undefined>()

  /** What cannot be played any more loses the focus. */
  $effect(() => {
    if (focused && !spot && offersAt(focused).length === 0) focused = undefined
  })

  /** Why something could not be done is true only until somebody does something; and a new question is a new way. */
  $effect(() => {
    if (!game.state().look) return
    why = undefined
    way = NOTHING
    if (pointsByFinger()) looked = undefined
  })

  /** What others have just done is pointed out for a moment. */
  $effect(() => {
    const { chapters, look, viewer, happenings } = game.state()
    const isOwn = chapterAt(chapters, look?.at ?? 0)?.by === viewer
    fresh = NOTHING
    if (isOwn || happenings.length === 0) return
    fresh = untrack(() => happenings.filter(speech.tell).flatMap(game.targetsOf))
    const timer = setTimeout(() => {
      fresh = NOTHING
    }, MARKED_FOR)
    return () => clearTimeout(timer)
  })

  const marked = $derived(pointedOut?.flatMap(game.targetsOf) ?? fresh)
  const traced = $derived(way.length > 0 ? game.tracing()?.along(game.sight(), way) : undefined)
  const row = $derived.by((): Row | undefined => {
    if (way.length > 0) return traced ?? { moves: [], way, text: '' }
    const target = looked ?? focused
    return shown ?? (target && rowsTo(game.tracing(), game.sight(), target).at(0))
  })
  const hint = $derived.by(() => {
    const target = looked ?? focused
    return row?.text || (target && game.hint(target))
  })

  /** What can be played at a thing: the choices about it, or else the rows that lead there. */
  function offersAt(target: Target): readonly Offer[] {
    const about = game.sight().choices.about(target)
    const rows = rowsTo(game.tracing(), game.sight(), target)
    return about.length > 0 ? about.map((choice) => askingFirst(choice, rows)) : rows
  }

  function play(offer: Offer | undefined): void {
    spot = undefined
    why = undefined
    focused = undefined
    shown = undefined
    way = NOTHING
    if (offer) void first(session.play(movesOf(offer)))
  }

  /** One choice is played, several are offered, none is explained. */
  async function point(target: Target): Promise<void> {
    const offers = offersAt(target)
    why = undefined
    if (offers.length === 1 && !('asks' in offers[0] && offers[0].asks)) play(offers[0])
    else if (offers.length > 0) spot = { at: placeOf(target), target, offers }
    else if (game.state().visiting === undefined && !game.state().telling && !game.isHalted()) {
      const answer = await session.whyNot(target)
      if (offersAt(target).length === 0) why = { at: placeOf(target), target, ...(answer && { answer }) }
    }
  }

  function close(): void {
    spot = undefined
    why = undefined
    shown = undefined
  }

  /** Whether something can be played where a point of the window lies, besides one thing. */
  function mayPlayAt(element: Element, point: Point, besides: Target | undefined): boolean {
    if (element.closest('button.may')) return true
    const isOnSheet = element.closest('.sheet') !== null && element.closest('button, [data-tools]') === null
    const target = isOnSheet ? surface?.targetAt(point) : targetOf(element.closest('[data-kind]'))
    return target !== undefined && !sameTarget(target, besides) && offersAt(target).length > 0
  }

  /** Where a thing is: on the board, or in the tray or the list; or else the board itself. */
  const placeOf = (target: Target): DOMRect =>
    surface?.placeOf(target) ?? (elementOf(target) ?? box())?.getBoundingClientRect() ?? new DOMRect()
  const middleOf = (target: Target): Point | undefined => {
    const place = surface?.placeOf(target)
    return place && { x: place.left + place.width / 2, y: place.top + place.height / 2 }
  }

  const starts = (): readonly Target[] => game.tracing()?.starts(game.sight()) ?? []

  const tracer: Tracer = {
    starts,
    next: () => game.tracing()?.next(game.sight(), way) ?? NOTHING,
    begin(target) {
      focused = undefined
      looked = undefined
      way = [target]
    },
    reach(target) {
      const tracing = game.tracing()
      if (tracing) way = wayTo(tracing, game.sight(), way, target)
    },
    end() {
      if (traced) play(traced)
      way = NOTHING
    },
    leave() {
      way = NOTHING
    },
  }

  return {
    play,
    point,
    placeOf,
    offersAt,
    tracer,
    /** The board is on the screen, or it is not any more. */
    set surface(shows: Surface | undefined) {
      surface = shows
    },
    walk(step: 1 | -1): void {
      box()?.focus({ preventScroll: true })
      focused = stepFocus(game.order(), focused, step)
    },
    /** Begins a row at what has the focus, or where one can begin. */
    trace(): void {
      const start = starts().find((one) => sameTarget(one, focused)) ?? starts().at(0)
      if (!start) return
      box()?.focus({ preventScroll: true })
      tracer.begin(start)
    },
    /** The row goes on in a direction; false while none is traced. */
    steer(direction: Point): boolean {
      const tracing = game.tracing()
      if (way.length === 0 || !tracing) return false
      const next = towards(tracing, game.sight(), way, direction, middleOf)
      if (next) tracer.reach(next)
      return true
    },
    /** Plays what is traced or has the focus; false if nothing has. */
    enter(): boolean {
      if (way.length > 0) tracer.end()
      else if (focused) void point(focused)
      else return false
      return true
    },
    leave(): boolean {
      const hadSomething = focused !== undefined || way.length > 0
      focused = undefined
      way = NOTHING
      return hadSomething
    },
    look(target: Target | undefined): void {
      if (!sameTarget(looked, target)) looked = target
    },
    /** A menu shows where a row would lead. */
    showRow(offer: Offer | undefined): void {
      shown = offer && 'way' in offer ? offer : undefined
    },
    pointOut(happenings: readonly Happening[] | undefined): void {
      pointedOut = happenings
    },
    close,
    /** A click beside a small sheet closes it; on another thing that can be chosen it is a click on that as well. */
    async clickBeside(click: MouseEvent): Promise<void> {
      const open = (spot ?? why)?.target
      const below = document
        .elementsFromPoint(click.clientX, click.clientY)
        .find((element) => element !== click.currentTarget)
      close()
      if (!below || !mayPlayAt(below, { x: click.clientX, y: click.clientY }, open)) return
      await tick()
      below.dispatchEvent(new PointerEvent('click', click))
    },
    get focused() {
      return focused
    },
    get looked() {
      return looked
    },
    get row() {
      return row
    },
    get isTracing() {
      return way.length > 0
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
  sight(): Sight
  isHalted(): boolean
  tracing(): Tracing | undefined
  hint(target: Target): string | undefined
}

export const pointedGame = (game: Game): PointedGame => ({
  session: game.session,
  speech: game.speech,
  order: game.order,
  targetsOf: game.targetsOf,
  state: () => game.state,
  sight: () => game.sight,
  isHalted: () => game.isHalted,
  tracing: () => (game.isMine ? game.kit?.board.tracing : undefined),
  hint: (target) => game.kit?.board.hint(game.sight, target),
})
