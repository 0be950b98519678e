import type { Player } from '@acheron/core'
import type { Happening } from '../boards/contract.ts'
import { engine } from '../engine/client.ts'
import type { Chapter, Look, Opened, Problem } from '../engine/types.ts'
import { settings } from '../settings/settings.svelte.ts'
import { type Kit, loadKit, speech } from './game.svelte.ts'
import { logOf } from './log.ts'
import { humansOf } from './session-state.ts'
import { shared } from './sharing.ts'

/** Whose eyes a replay is seen with: those of a seat, of whoever is to play, or of somebody who only watches. */
export type Eyes = Player | 'player' | 'spectator'

const STEP = 1100

/** A game that is looked at again, move by move. */
export function createReplay(id: string) {
  let opened = $state.raw<Opened | undefined>()
  let problem = $state.raw<Problem | undefined>()
  let failure = $state.raw<Error | undefined>()
  let kit = $state.raw<Kit | undefined>()
  let look = $state.raw<Look | undefined>()
  let happenings = $state.raw<readonly Happening[]>([])
  let chapters = $state.raw<readonly Chapter[]>([])
  let count = $state(0)
  let over = $state(false)
  let eyes = $state.raw<Eyes>('spectator')
  let playing = $state(false)
  let timer: ReturnType<typeof setTimeout> | undefined

  const speaking = speech(
    () => kit,
    () => opened?.names ?? [],
  )

  /** The seats whose view may be seen: all when the game is over, otherwise only that of the one person. */
  const seats = $derived.by((): readonly Player[] => {
    if (!opened) return []
    const humans = humansOf(opened)
    if (over) return opened.seats.map((_, p) => p)
    return humans.length === 1 ? humans : []
  })
  /** Moves after which the eyes see something new. */
  const steps = $derived([
    ...new Set([
      0,
      ...chapters.flatMap(({ at, by, happenings: told }) => (told.length > 0 || by === eyes ? [at] : [])),
      count,
    ]),
  ])
  const log = $derived(logOf(chapters, speaking.tell))

  async function viewerAt(at: number): Promise<Player | undefined> {
    if (typeof eyes === 'number') return eyes
    if (eyes === 'spectator') return undefined
    const { asked } = await engine.look(id, undefined, at)
    return asked.at(0) ?? chapters.at(at)?.by
  }

  let latest = 0
  async function show(at: number, isStep = false): Promise<void> {
    const mine = ++latest
    const next = await engine.look(id, await viewerAt(at), at)
    if (mine !== latest) return
    const from = look?.at ?? at
    look = { ...next, view: shared(look?.view, next.view) }
    happenings = isStep
      ? chapters.filter((one) => one.at > from && one.at <= next.at).flatMap((one) => one.happenings)
      : []
  }

  async function open(): Promise<void> {
    failure = undefined
    try {
      const answer = await engine.open(id)
      if ('problem' in answer) {
        problem = answer.problem
        return
      }
      opened = answer
      const head = await engine.head(id)
      count = head.count
      over = head.over
      kit = await loadKit(answer.game)
      await see(seats.at(0) ?? 'spectator', 0)
    } catch (error) {
      failure = error as Error
    }
  }

  async function see(wanted: Eyes, at = look?.at ?? 0): Promise<void> {
    eyes = wanted
    chapters = await engine.chapters(id, typeof wanted === 'number' ? wanted : undefined, 0)
    await show(at)
  }

  const stepFrom = (at: number, by: 1 | -1): number =>
    (by > 0 ? steps.find((one) => one > at) : steps.findLast((one) => one < at)) ?? at

  function stop(): void {
    playing = false
    clearTimeout(timer)
  }

  async function tick(): Promise<void> {
    if (!playing) return
    const at = look?.at ?? 0
    const next = stepFrom(at, 1)
    if (next === at) return stop()
    await show(next, true)
    const speed = settings.storySpeed === 'skip' ? 4 : settings.storySpeed
    if (playing) timer = setTimeout(() => void tick(), STEP / speed)
  }

  return {
    id,
    speech: speaking,
    open,
    see,
    show: (at: number) => {
      stop()
      return show(at)
    },
    step: (by: 1 | -1) => {
      stop()
      return show(stepFrom(look?.at ?? 0, by), by > 0)
    },
    toggle() {
      if (playing) return stop()
      playing = true
      void ((look?.at ?? 0) >= count ? show(0).then(tick) : tick())
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
    get look() {
      return look
    },
    get happenings() {
      return happenings
    },
    get log() {
      return log
    },
    get count() {
      return count
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
