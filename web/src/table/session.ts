import type { Move, Player, Target } from '@acheron/core'
import type { Happening } from '../boards/contract.ts'
import type { Crew } from '../engine/crew.ts'
import type { EngineApi, News, Played, SeatPlan, WhyNot } from '../engine/types.ts'
import { type BotLoop, createBotLoop } from './bot-loop.ts'
import { humansOf, lastOwn, mayAct, type SessionState, START } from './session-state.ts'
import { createTeller, type Speed } from './teller.ts'

export interface SessionParts {
  readonly engine: EngineApi
  readonly crew: Crew
  now(): number
  pause(ms: number, signal: AbortSignal): Promise<void>
  speed(): Speed
  /** Whether there is a line about something. */
  isTold(happening: Happening): boolean
  /** Whether something befalls a player, besides what they do themselves. */
  befalls(happening: Happening, p: Player): boolean
  /** The events before which the person wants to be asked. */
  dangers(): readonly string[]
  changed(state: SessionState): void
}

/** A game on the screen: what is shown to whom, and what they may do. */
export interface Session {
  readonly state: SessionState
  open(): Promise<void>
  close(): void
  /** Lifts the curtain. */
  lift(): Promise<void>
  /** Lets the curtain fall, for the next person. */
  pass(): void
  /** Makes a move, or a row of them. */
  play(moves: readonly Move[], isConfirmed?: boolean): Promise<void>
  cancelDanger(): void
  /** Takes back the last move, or says why it cannot be taken back. */
  undo(): Promise<void>
  redo(): Promise<void>
  whyNot(target: Target): Promise<WhyNot | undefined>
  /** Shows an earlier position; undefined: back to the game. */
  visit(at: number | undefined): Promise<void>
  pause(): void
  resume(): void
  skip(): void
  dismissRecap(): void
  /** Tells again what happened since the viewer's last turn. */
  retell(): Promise<void>
  /** Somebody comes back after a while. */
  welcomeBack(): void
  /** Another window has changed the game. */
  reload(): Promise<void>
  reseat(seats: readonly SeatPlan[]): Promise<void>
  note(text: string): Promise<void>
  dismissTrouble(): void
}

/** How long a move can be taken back before the bots answer it, at the usual speed. */
const GRACE = 1200

export function createSession(id: string, parts: SessionParts): Session {
  const { engine, now } = parts
  let state = START
  let isClosed = false
  /** After how many moves of the viewer's own the answer said all, so that nothing more need be asked or told. */
  let answeredAt: number | undefined
  /** After how many moves it was found out what can be taken back. */
  let undoKnownAt: number | undefined

  function set(change: Partial<SessionState>): void {
    if (isClosed) return
    state = { ...state, ...change }
    parts.changed(state)
  }

  const common = { id, engine, now, pause: parts.pause, speed: parts.speed, read: () => state, set }
  const teller = createTeller({
    ...common,
    isTold: parts.isTold,
    isMine: (happening) => state.viewer !== undefined && parts.befalls(happening, state.viewer),
    arrive,
  })
  const bots: BotLoop = createBotLoop({ ...common, crew: parts.crew, news })

  /** Takes in what has happened, and tells it. */
  async function news(): Promise<void> {
    const { viewer, chapters: known } = state
    const { count, asked, over } = await engine.head(id)
    const fresh = await engine.chapters(id, viewer, known.length)
    const chapters = [...known, ...fresh]
    // What others chose in secret shows nothing: the table must not flicker under the hands of whoever is choosing too.
    const isSilent = fresh.every(({ by, happenings }) => by !== viewer && happenings.length === 0)
    const look = isSilent ? await engine.look(id, viewer, count) : undefined
    if (state.viewer !== viewer || chapters.length < state.chapters.length) return
    const isCaughtUp = state.look?.at === state.count && state.visiting === undefined
    set({ count, asked, over, chapters, ...(look && isCaughtUp && { look }) })
    void teller.tell()
  }

  /** Shows what the viewer has just done, at once. */
  function show({ head, look, chapters, undo }: News): void {
    const { count, asked, over } = head
    const told = [...state.chapters.slice(0, chapters.at(0)?.at), ...chapters]
    const happenings = chapters.flatMap((chapter) => chapter.happenings)
    set({ count, asked, over, look, chapters: told, happenings, ...(undo && { undo }) })
    answeredAt = undo && count
    undoKnownAt = undo && count
    teller.shown()
  }

  /** Looks at everything afresh, without telling what led there. */
  async function lookAfresh(change: Partial<SessionState> = {}, at?: number): Promise<void> {
    const viewer = 'viewer' in change ? change.viewer : state.viewer
    answeredAt = undefined
    const [{ count, asked, over }, look, chapters] = await Promise.all([
      engine.head(id),
      engine.look(id, viewer, at),
      engine.chapters(id, viewer, 0),
    ])
    set({ ...change, count, asked, over, look, chapters, happenings: [], visiting: undefined })
  }

  /** The story has caught up with the game: whose turn is it? */
  async function arrive(): Promise<void> {
    const { opened, viewer, asked, over } = state
    if (!opened || state.stage !== 'table') return
    const next = asked.filter((p) => opened.seats[p].bot === undefined)
    if (viewer !== undefined && state.count !== answeredAt) {
      void engine.tell(id, viewer, state.count).catch(() => undefined)
      const { count } = state
      const undo = await engine.undoState(id, viewer)
      if (state.count !== count) return
      undoKnownAt = count
      set({ undo })
    }
    if (over || next.length === 0 || (viewer !== undefined && next.includes(viewer))) set({ passTo: undefined })
    else if (viewer === undefined && humansOf(opened).length > 0) set({ stage: 'curtain', curtainFor: next[0] })
    else set({ passTo: next[0] })
  }

  function goOn(): void {
    void bots.start(0)
    void teller.tell()
  }

  async function open(): Promise<void> {
    const opened = await engine.open(id)
    if ('problem' in opened) return set({ stage: 'problem', problem: opened.problem })
    const humans = humansOf(opened)
    const { over } = await engine.head(id)
    const viewer = humans.length === 1 || over ? humans.at(0) : undefined
    await lookAfresh({ opened, viewer })
    const from = lastOwn(state)
    const isNews = viewer !== undefined && !over && hasNews(state, from)
    set({ stage: 'table', ...(isNews && { recapFrom: from }) })
    goOn()
  }

  async function lift(): Promise<void> {
    const { curtainFor: viewer, opened } = state
    if (viewer === undefined || !opened) return
    const told = (await toldTo(viewer)) ?? state.count
    await lookAfresh({ viewer, curtainFor: undefined, passTo: undefined, paused: false }, told)
    set({ stage: 'table' })
    goOn()
  }

  async function toldTo(p: Player): Promise<number | undefined> {
    const opened = await engine.open(id)
    return 'problem' in opened ? undefined : opened.told[p]
  }

  async function settle(played: Played, isAfresh: boolean): Promise<void> {
    if (played.kind === 'stale') {
      set({ trouble: 'changed-elsewhere' })
      await lookAfresh()
    } else if (isAfresh) await lookAfresh()
    else await news()
    goOn()
  }

  /** What is being done: the next thing waits for it, so that no click and no key is lost. */
  let doing: Promise<void> = Promise.resolve()
  let toDo = 0

  /** Does something for the viewer when everything before it is done, unless it has become void by then. */
  function act(
    deed: (viewer: Player) => Promise<Played> | undefined,
    then: (played: Played) => unknown,
  ): Promise<void> {
    toDo++
    doing = doing.then(() => carryOut(deed, then)).finally(() => toDo--)
    return doing
  }

  async function carryOut(...[deed, then]: Parameters<typeof act>): Promise<void> {
    const { viewer } = state
    const answer = viewer === undefined ? undefined : deed(viewer)
    if (!answer) return
    set({ paused: false, danger: undefined, recapFrom: undefined, trouble: undefined })
    try {
      await then(await answer)
    } catch {
      set({ trouble: 'not-kept' })
      await lookAfresh().catch(() => undefined)
      goOn()
    }
  }

  /** A click that meant a position is void in another one: the second of two clicks does not play twice. */
  async function play(moves: readonly Move[], isConfirmed = false): Promise<void> {
    if (!mayAct(state)) return
    const { count } = state
    await act(
      (viewer) =>
        mayAct(state) && state.count === count
          ? engine.playRow(id, viewer, moves, count, isConfirmed ? [] : parts.dangers())
          : undefined,
      (played) => {
        if (played.kind === 'danger') return set({ danger: { moves, happenings: played.happenings } })
        if (played.kind !== 'done') return settle(played, true)
        show(played.news)
        void letOthersAnswer()
      },
    )
  }

  /** Whoever is next answers after a moment in which the move can be taken back. */
  async function letOthersAnswer(): Promise<void> {
    await teller.tell()
    const speed = parts.speed()
    const grace = state.undo.bar === undefined ? GRACE / (speed === 'skip' ? 2 : speed) : 0
    void bots.start(grace)
  }

  /** Undo and redo stop the bots first: what they have not answered yet can be taken back. */
  async function rewind(deed: (viewer: Player) => Promise<Played>): Promise<void> {
    await act(
      (viewer) => {
        bots.stop()
        return deed(viewer)
      },
      async (played) => {
        const isRefused = played.kind === 'refused' && state.viewer !== undefined
        if (isRefused) set({ trouble: (await engine.undoState(id, state.viewer ?? 0)).bar })
        await settle(played, true)
      },
    )
  }

  /** Whether a move can be taken back is known a moment after it was made; until then the engine is asked. */
  async function undo(): Promise<void> {
    const isKnown = state.undo.bar !== undefined && undoKnownAt === state.count && toDo === 0
    if (isKnown) set({ trouble: state.undo.bar })
    else await rewind((viewer) => engine.undo(id, viewer))
  }

  return {
    get state() {
      return state
    },
    open: () =>
      open().catch((error: Error) => set({ stage: 'problem', problem: { kind: 'broken', message: error.message } })),
    close() {
      isClosed = true
      bots.stop()
      teller.hurry()
      parts.crew.close()
    },
    lift,
    pass() {
      const { passTo } = state
      if (passTo !== undefined)
        set({ stage: 'curtain', curtainFor: passTo, passTo: undefined, visiting: undefined, danger: undefined })
    },
    play,
    cancelDanger: () => set({ danger: undefined }),
    undo,
    redo: () => rewind((viewer) => engine.redo(id, viewer)),
    whyNot: async (target) => (state.viewer === undefined ? undefined : engine.whyNot(id, state.viewer, target)),
    async visit(at) {
      if (at === undefined) {
        set({ visiting: undefined, happenings: [], look: await engine.look(id, state.viewer, state.count) })
        return void teller.tell()
      }
      const look = await engine.look(id, state.viewer, at)
      set({ visiting: look.at, look, happenings: [] })
    },
    pause() {
      set({ paused: true })
      teller.hurry()
    },
    resume() {
      set({ paused: false })
      void teller.tell()
    },
    skip: teller.skip,
    dismissRecap: () => set({ recapFrom: undefined }),
    async retell() {
      const from = lastOwn(state)
      set({
        recapFrom: undefined,
        visiting: undefined,
        happenings: [],
        look: await engine.look(id, state.viewer, from),
      })
      void teller.tell()
    },
    welcomeBack() {
      const from = lastOwn(state)
      if (state.stage === 'table' && state.viewer !== undefined && !state.over && hasNews(state, from))
        set({ recapFrom: from })
    },
    async reload() {
      bots.stop()
      await engine.forget(id)
      if (state.stage === 'loading' || state.stage === 'problem') return
      await lookAfresh()
      goOn()
    },
    async reseat(seats) {
      bots.stop()
      await engine.reseat(id, seats)
      set({ stage: 'loading', viewer: undefined, passTo: undefined, curtainFor: undefined })
      await open()
    },
    async note(text) {
      const { viewer, opened } = state
      if (!opened) return
      const p = viewer ?? -1
      set({ opened: { ...opened, notes: { ...opened.notes, [p]: text } } })
      await engine.note(id, p, text)
    },
    dismissTrouble: () => set({ trouble: undefined }),
  }
}

/** Whether others have done something since. */
function hasNews({ chapters, viewer }: SessionState, from: number): boolean {
  return chapters.some(({ at, by, happenings }) => at > from && by !== viewer && happenings.length > 0)
}
