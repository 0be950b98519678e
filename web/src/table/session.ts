import { type Move, type Player, Refused, type Target } from '@acheron/core'
import { type Happening, type Look, type News, type Played, refusalOf, type SeatPlan, type WhyNot } from '@acheron/host'
import { type Line, Lost } from '../line/line.ts'
import { begin } from '../line/tables.ts'
import { type BotLoop, createBotLoop } from './bot-loop.ts'
import {
  grown,
  hasNews,
  humansOf,
  knownBy,
  lastOwn,
  mayAct,
  type Problem,
  type SessionState,
  START,
} from './session-state.ts'
import { createTeller, type Speed } from './teller.ts'

export interface SessionParts {
  readonly line: Line
  /** Who sits at this screen; everybody who is no bot if left out. */
  readonly seats?: readonly Player[]
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
  reseat(seats: readonly SeatPlan[]): Promise<void>
  note(text: string): Promise<void>
  dismissTrouble(): void
}

/** How long a move can be taken back before the bots answer it, at the usual speed. */
const GRACE = 1200

export function createSession(id: string, parts: SessionParts): Session {
  const { line, now } = parts
  let state = START
  let isClosed = false
  let stopListening = (): void => undefined
  /** What was seen of what is still to be told, by how much news there had been. */
  const looks = new Map<number, Look>()

  function set(change: Partial<SessionState>): void {
    if (isClosed) return
    if ('viewer' in change) looks.clear()
    state = { ...state, ...change }
    parts.changed(state)
  }

  const common = { now, pause: parts.pause, read: () => state, set }
  const teller = createTeller({
    ...common,
    speed: parts.speed,
    lookAt,
    isTold: parts.isTold,
    isMine: (happening) => state.viewer !== undefined && parts.befalls(happening, state.viewer),
    arrive,
  })
  const bots: BotLoop = createBotLoop({ ...common, id, line, hear, rest: arrive, failed })

  /** Who sits at this screen. */
  const people = (): readonly Player[] => parts.seats ?? (state.opened ? humansOf(state.opened) : [])

  async function lookAt(at: number): Promise<Look> {
    for (const seen of looks.keys()) if (seen < at) looks.delete(seen)
    const known = state.latest?.at === at ? state.latest : looks.get(at)
    return known ?? line.ask({ do: 'look', table: id, seat: state.viewer, at })
  }

  /** Takes in what has happened, and tells it. */
  function hear({ chapters, look }: News): void {
    if (look.at <= state.count) return
    looks.set(look.at, look)
    set({ ...knownBy(look), chapters: grown(state.chapters, chapters) })
    void teller.tell()
  }

  /** Shows what the viewer has just done, at once. */
  function show({ chapters, look }: News): void {
    const happenings = chapters.flatMap((chapter) => chapter.happenings)
    set({ ...knownBy(look), look, chapters: grown(state.chapters, chapters), happenings })
    teller.shown()
  }

  /** Looks at everything afresh, without telling what led there. */
  async function lookAfresh(change: Partial<SessionState> = {}, at?: number): Promise<void> {
    const viewer = 'viewer' in change ? change.viewer : state.viewer
    const { chapters, look } = await line.ask({ do: 'news', table: id, seat: viewer, since: 0 })
    const isBehind = at !== undefined && at < look.at
    const then = isBehind ? await line.ask({ do: 'look', table: id, seat: viewer, at }) : look
    const fresh = { chapters: grown([], chapters), look: then, happenings: [], visiting: undefined }
    set({ ...change, ...knownBy(look), ...fresh })
    listen(viewer)
  }

  /** Others may change the game: another window, or somebody far away. */
  function listen(viewer: Player | undefined): void {
    stopListening()
    if (isClosed) return
    stopListening = line.listen(id, viewer, (news) => {
      if (news) take(news)
      else void line.ask({ do: 'news', table: id, seat: viewer, since: state.count }).then(take, () => undefined)
    })
    function take(news: News): void {
      if (state.viewer !== viewer) return
      hear(news)
      void bots.start(0)
    }
  }

  /** The story has caught up with the game: whose turn is it? */
  function arrive(): void {
    const { viewer, over, people: asked, look, count } = state
    if (state.stage !== 'table' || look?.at !== count) return
    const others = people()
    if (viewer !== undefined && others.length > 1)
      void line.ask({ do: 'tell', table: id, seat: viewer, told: count }).catch(() => undefined)
    const next = asked?.filter((p) => others.includes(p)) ?? []
    if (over || next.length === 0 || (viewer !== undefined && next.includes(viewer))) set({ passTo: undefined })
    else if (viewer === undefined) set({ stage: 'curtain', curtainFor: next[0] })
    else set({ passTo: next[0] })
  }

  function failed(): void {
    set({ trouble: 'not-kept' })
  }

  function goOn(): void {
    void bots.start(0)
    void teller.tell()
  }

  async function open(): Promise<void> {
    const asItWas = await line.ask({ do: 'open', table: id })
    if (!asItWas.begun && line.isOwner) await begin(line, id)
    const first = asItWas.begun ? asItWas : await line.ask({ do: 'open', table: id })
    if (first.stuck) return set({ stage: 'problem', problem: { kind: 'rules', ...first.stuck } })
    set({ opened: first })
    const { result } = await line.ask({ do: 'look', table: id })
    const viewer = people().length === 1 || result ? people().at(0) : undefined
    const opened = viewer === undefined ? first : await line.ask({ do: 'open', table: id, seat: viewer })
    await lookAfresh({ opened, viewer })
    const from = lastOwn(state)
    const isNews = viewer !== undefined && !state.over && hasNews(state, from)
    set({ stage: 'table', ...(isNews && { recapFrom: from }) })
    goOn()
  }

  async function lift(): Promise<void> {
    const { curtainFor: viewer } = state
    if (viewer === undefined) return
    const opened = await line.ask({ do: 'open', table: id, seat: viewer })
    await lookAfresh(
      { opened, viewer, curtainFor: undefined, passTo: undefined, paused: false },
      opened.told || undefined,
    )
    set({ stage: 'table' })
    goOn()
  }

  /** What is being done: the next thing waits for it, so that no click and no key is lost. */
  let doing: Promise<void> = Promise.resolve()

  /** Does something for the viewer when everything before it is done, unless it has become void by then. */
  function act(
    deed: (viewer: Player) => Promise<Played> | undefined,
    then: (played: Played) => unknown,
  ): Promise<void> {
    doing = doing.then(() => carryOut(deed, then))
    return doing
  }

  async function carryOut(...[deed, then]: Parameters<typeof act>): Promise<void> {
    const { viewer } = state
    const answer = viewer === undefined ? undefined : deed(viewer)
    if (!answer) return
    set({ paused: false, danger: undefined, recapFrom: undefined, trouble: undefined })
    try {
      await then(await answer)
    } catch (error) {
      const trouble = troubleWith(error)
      set({ trouble })
      if (AFRESH.includes(trouble)) await lookAfresh().catch(() => undefined)
      goOn()
    }
  }

  /** A click that meant a position is void in another one: the second of two clicks does not play twice. */
  async function play(moves: readonly Move[], isConfirmed = false): Promise<void> {
    if (!mayAct(state)) return
    const { count: at } = state
    const askFirst = isConfirmed ? [] : [...parts.dangers()]
    await act(
      (seat) =>
        mayAct(state) && state.count === at
          ? line.ask({ do: 'play', table: id, seat, at, moves: [...moves], askFirst })
          : undefined,
      (played) => {
        if (played.kind === 'danger') return set({ danger: { moves, happenings: played.happenings } })
        show(played.news)
        void letOthersAnswer()
      },
    )
  }

  /** Whoever is next answers after a moment in which the move can be taken back. */
  async function letOthersAnswer(): Promise<void> {
    const speed = parts.speed()
    const grace = state.undo.bar === undefined ? GRACE / (speed === 'skip' ? 2 : speed) : 0
    await teller.tell()
    void bots.start(grace)
  }

  /** Undo and redo stop the bots first: what they have not answered yet can be taken back. */
  async function rewind(what: 'undo' | 'redo'): Promise<void> {
    await act(
      (seat) => {
        bots.stop()
        return line.ask({ do: what, table: id, seat, at: state.count })
      },
      (played) => {
        if (played.kind === 'done') show(played.news)
        goOn()
      },
    )
  }

  return {
    get state() {
      return state
    },
    async open() {
      try {
        await open()
      } catch (error) {
        const problem = problemWith(error)
        if (!problem) throw error
        set({ stage: 'problem', problem })
      }
    },
    close() {
      isClosed = true
      stopListening()
      bots.stop()
      teller.hurry()
    },
    lift,
    pass() {
      const { passTo } = state
      if (passTo !== undefined)
        set({ stage: 'curtain', curtainFor: passTo, passTo: undefined, visiting: undefined, danger: undefined })
    },
    play,
    cancelDanger: () => set({ danger: undefined }),
    undo: () => rewind('undo'),
    redo: () => rewind('redo'),
    async whyNot(target) {
      const { viewer: seat } = state
      return seat === undefined ? undefined : (await line.ask({ do: 'why', table: id, seat, target })).why
    },
    async visit(at) {
      const look = await lookAt(at ?? state.count)
      set({ visiting: at === undefined ? undefined : look.at, look, happenings: [] })
      if (at === undefined) void teller.tell()
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
      const look = await lookAt(lastOwn(state))
      set({ recapFrom: undefined, visiting: undefined, happenings: [], look })
      void teller.tell()
    },
    welcomeBack() {
      const from = lastOwn(state)
      if (state.stage === 'table' && state.viewer !== undefined && !state.over && hasNews(state, from))
        set({ recapFrom: from })
    },
    async reseat(seats) {
      bots.stop()
      await line.ask({ do: 'reseat', table: id, seats: [...seats] })
      set({ stage: 'loading', viewer: undefined, passTo: undefined, curtainFor: undefined })
      await open()
    },
    async note(text) {
      const { viewer: seat, opened } = state
      if (!opened || seat === undefined) return
      set({ opened: { ...opened, note: text } })
      await line.ask({ do: 'note', table: id, seat, text })
    },
    dismissTrouble: () => set({ trouble: undefined }),
  }
}

/** After these nobody knows where the game stands. */
const AFRESH: readonly SessionState['trouble'][] = ['not-kept', 'not-answered', 'changed-elsewhere']

/** What is wrong with a table that does not open; undefined if it could not be asked. */
export function problemWith(error: unknown): Problem | undefined {
  if (error instanceof Lost) return undefined
  if (!(error instanceof Refused)) return { kind: 'broken' }
  return error.code === 'no-table' ? { kind: 'missing' } : { kind: 'broken', refusal: refusalOf(error) }
}

function troubleWith(error: unknown): SessionState['trouble'] {
  if (error instanceof Lost) return 'not-answered'
  if (!(error instanceof Refused)) return 'not-kept'
  return error.code === 'stale' ? 'changed-elsewhere' : error
}
