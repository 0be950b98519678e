import type { Player } from '@acheron/core'
import { type Chapter, type Happening, type Look, type Opened, viewIn } from '@acheron/host'
import type { Line } from '../line/line.ts'
import { settings } from '../settings/settings.svelte.ts'
import { type Kit, loadKit, speech } from './game.svelte.ts'
import { logOf } from './log.ts'
import { problemWith } from './session.ts'
import { grown, humansOf, type Problem } from './session-state.ts'
import { shared } from './sharing.ts'

/** Whose eyes a replay is seen with: those of a seat, of whoever is to play, or of somebody who only watches. */
export type Eyes = Player | 'player' | 'spectator'

/** What is seen at a place of the game. */
interface Scene {
  /** In a game that is over, the same for all eyes; otherwise how much news the seat had had. */
  readonly place: number
  readonly viewer: Player | undefined
  readonly look: Look
  readonly view: ReturnType<typeof viewIn>
}

const STEP = 1100

/** A game that is looked at again, move by move. */
export function createReplay(id: string, line: Line) {
  let opened = $state.raw<Opened | undefined>()
  let problem = $state.raw<Problem | undefined>()
  let failure = $state.raw<Error | undefined>()
  let kit = $state.raw<Kit | undefined>()
  let scene = $state.raw<Scene | undefined>()
  let happenings = $state.raw<readonly Happening[]>([])
  /** What stood in the end; at places instead of numbers of news once the game is over. */
  let chapters = $state.raw<readonly Chapter[]>([])
  let over = $state(false)
  let eyes = $state.raw<Eyes>('spectator')
  let playing = $state(false)
  let timer: ReturnType<typeof setTimeout> | undefined

  const speaking = speech(
    () => kit,
    () => opened?.seats.map(({ name }) => name) ?? [],
  )

  /** The seats whose view may be seen: all when the game is over, otherwise only that of the one person. */
  const seats = $derived.by((): readonly Player[] => {
    if (!opened) return []
    const humans = humansOf(opened)
    if (over) return opened.seats.map((_, p) => p)
    return humans.length === 1 ? humans : []
  })
  /** Where the eyes see something new. */
  const steps = $derived(
    chapters
      .filter(({ by, happenings: told }, i) => i === 0 || i === chapters.length - 1 || told.length > 0 || by === eyes)
      .map(({ at }) => at),
  )
  const at = $derived(scene?.place ?? 0)
  const step = $derived(
    Math.max(
      0,
      steps.findLastIndex((place) => place <= at),
    ),
  )
  const log = $derived(logOf(chapters, { ...speaking, tellBack: () => undefined }))

  const lookAt = (seat: Player | undefined, place: number): Promise<Look> =>
    line.ask({ do: 'look', table: id, seat, ...(over ? { place } : { at: place }) })

  async function viewerAt(place: number): Promise<Player | undefined> {
    if (typeof eyes === 'number') return eyes
    if (eyes === 'spectator') return undefined
    const { awaited } = await lookAt(undefined, place)
    return awaited.at(0) ?? chapters.findLast((chapter) => chapter.at <= place)?.by
  }

  let latest = 0
  async function show(place: number, isStep = false): Promise<void> {
    const mine = ++latest
    const viewer = await viewerAt(place)
    const look = await lookAt(viewer, place)
    if (mine !== latest) return
    const from = scene?.place ?? place
    scene = { place, viewer, look, view: shared(scene?.view, viewIn(look)) }
    happenings = isStep
      ? chapters.filter((one) => one.at > from && one.at <= place).flatMap((one) => one.happenings)
      : []
  }

  async function open(): Promise<void> {
    failure = undefined
    try {
      opened = await line.ask({ do: 'open', table: id })
      const { result } = await line.ask({ do: 'look', table: id })
      over = result !== undefined
    } catch (error) {
      problem = problemWith(error)
      failure = problem ? undefined : (error as Error)
      return
    }
    try {
      kit = await loadKit(opened.game)
      await see(seats.at(0) ?? 'spectator')
      await show(steps[0])
    } catch (error) {
      failure = error as Error
    }
  }

  async function see(wanted: Eyes): Promise<void> {
    eyes = wanted
    const seat = typeof wanted === 'number' ? wanted : undefined
    const news = await line.ask({ do: 'news', table: id, seat, since: 0 })
    chapters = grown([], news.chapters).map((chapter) => ({ ...chapter, at: chapter.place ?? chapter.at }))
    if (scene) await show(scene.place)
  }

  function stop(): void {
    playing = false
    clearTimeout(timer)
  }

  async function tick(): Promise<void> {
    if (!playing) return
    if (step === steps.length - 1) return stop()
    await show(steps[step + 1], true)
    const speed = settings.storySpeed === 'skip' ? 4 : settings.storySpeed
    if (playing) timer = setTimeout(() => void tick(), STEP / speed)
  }

  function goTo(wanted: number, isStep = false): Promise<void> {
    stop()
    return show(steps[Math.min(Math.max(0, wanted), steps.length - 1)], isStep)
  }

  return {
    id,
    line,
    speech: speaking,
    open,
    see,
    /** Shows the position at a line of the log. */
    show: (place: number) => {
      stop()
      return show(place)
    },
    goTo,
    move: (by: 1 | -1) => goTo(step + by, by > 0),
    toggle() {
      if (playing) return stop()
      playing = true
      void (step === steps.length - 1 ? show(steps[0]).then(tick) : tick())
    },
    stop,
    get opened() {
      return opened
    },
    get problem() {
      return problem
    },
    get failure() {
      return failure
    },
    get kit() {
      return kit
    },
    get scene() {
      return scene
    },
    get happenings() {
      return happenings
    },
    get log() {
      return log
    },
    /** Which of the steps is shown, from 0, and the last of them. */
    get step() {
      return step
    },
    get lastStep() {
      return steps.length - 1
    },
    get over() {
      return over
    },
    get eyes() {
      return eyes
    },
    get seats() {
      return seats
    },
    get playing() {
      return playing
    },
  }
}

export type Replay = ReturnType<typeof createReplay>
