import type { Json, Move, Player, Target, Texts } from '@acheron/core'
import { GAMES, type GameModule } from '@acheron/games'
import { type Look, viewIn } from '@acheron/host'
import { type Choices, choicesOf, NO_CHOICES } from '../boards/choices.ts'
import type { BoardModule, Happening, Sight } from '../boards/contract.ts'
import { boardOf } from '../boards/index.ts'
import type { Line } from '../line/line.ts'
import { settings } from '../settings/settings.svelte.ts'
import type { Company } from './company.ts'
import { growingLog, type Telling } from './log.ts'
import { inParts } from './parts.svelte.ts'
import { createSession } from './session.ts'
import { mayAct, type SessionState, START } from './session-state.ts'
import { shared } from './sharing.ts'
import { words } from './text/index.ts'

/** The parts of a game that are fetched when it is opened. */
export interface Kit {
  readonly module: GameModule
  readonly board: BoardModule
}

export async function loadKit(game: string): Promise<Kit> {
  const listing = GAMES.find(({ plate }) => plate.id === game)
  if (!listing) throw new Error(`there is no game "${game}"`)
  const [module, board] = await Promise.all([listing.load(), boardOf(game)])
  return { module, board }
}

/** Waits, unless it is not worth waiting any more. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** Before a game is loaded nothing is said. */
const SILENT: Texts = {
  name: '',
  prompt: () => '',
  move: () => '',
  story: () => undefined,
  option: () => '',
  choice: () => '',
  ending: () => '',
  part: () => '',
  position: () => [],
}

/** The words of a game in the language chosen. */
export function speech(kit: () => Kit | undefined, names: () => readonly string[]) {
  const texts = () => kit()?.module.texts[settings.language] ?? SILENT
  return {
    texts,
    names,
    nameOf: (p: Player): string => names()[p]?.trim() || words().seat(p + 1),
    tell: (happening: Happening): string | undefined => texts().story(happening, names()),
    tellRow: (happenings: readonly Happening[]): string | undefined => texts().row?.(happenings, names()),
    choicesOf: (look: Look | undefined): Choices => {
      const text = texts()
      if (!look?.options) return NO_CHOICES
      const view = viewIn(look)
      return choicesOf(look.options, (move: Move) => text.move(move, view, names()))
    },
    promptOf: (look: Look | undefined): string | undefined =>
      look?.question && texts().prompt(look.question, viewIn(look), names()),
  }
}

export type Speech = ReturnType<typeof speech>

const NOTHING: readonly never[] = []

/** A game at the table, as the screen sees it. */
export function createGame(id: string, line: Line, company?: Pick<Company, 'seats' | 'sitters' | 'halted'>) {
  // What depends on one part of the state is not drawn again when another changes.
  const state: SessionState = inParts(START)
  let kit = $state.raw<Kit | undefined>()
  let failure = $state.raw<Error | undefined>()

  const session = createSession(id, {
    line,
    ...(company && { seats: company.seats }),
    now: () => performance.now(),
    pause,
    speed: () => settings.storySpeed,
    isTold: (happening) => speaking.tell(happening) !== undefined,
    befalls: (happening, p) => happening.facts.by === p || (kit?.board.befalls?.(happening, p) ?? false),
    dangers: () => (settings.confirmDanger ? (kit?.board.dangers ?? []) : []),
    changed: (next) => void Object.assign(state, next),
  })

  const seats = $derived(state.opened && company ? company.sitters : (state.opened?.seats ?? NOTHING))
  const names = $derived(seats.map(({ name }) => name))
  const speaking = speech(
    () => kit,
    () => names,
  )
  const isHalted = $derived(company?.halted !== undefined)
  const isMine = $derived(mayAct(state) && !isHalted)
  const look = $derived(state.look)
  let seen: Json = null
  const view = $derived.by(() => {
    seen = shared(seen, look ? viewIn(look) : null)
    return seen
  })
  const happenings = $derived(settings.motion === 'reduced' ? NOTHING : state.happenings)
  const choices = $derived(isMine ? speaking.choicesOf(look) : NO_CHOICES)
  const sight: Sight = $derived({ view, choices, names, language: settings.language, texts: speaking.texts() })
  const shownTo = $derived(state.visiting === undefined ? (look?.at ?? 0) : state.count)
  const told = $derived(state.chapters.filter(({ at }) => at <= shownTo))
  /** Whoever alone is asked has the turn, as far as the log goes. */
  const turn = $derived(look?.awaited.length === 1 ? look.awaited[0] : undefined)
  const grow = growingLog()
  /** What one takes back oneself needs no telling. */
  const telling: Telling = {
    tell: speaking.tell,
    tellRow: speaking.tellRow,
    tellBack: (by) => (by === state.viewer ? undefined : words().tookBack(speaking.nameOf(by))),
  }
  const log = $derived(kit ? grow(told, telling, [settings.language, state.viewer, ...names].join(), turn) : NOTHING)

  async function open(): Promise<void> {
    failure = undefined
    try {
      await session.open()
      if (state.opened) kit = await loadKit(state.opened.game)
    } catch (error) {
      failure = error as Error
    }
  }

  return {
    id,
    line,
    session,
    speech: speaking,
    open,
    telling,
    get state() {
      return state
    },
    get kit() {
      return kit
    },
    get failure() {
      return failure
    },
    /** The viewer may answer now. */
    get isMine() {
      return isMine
    },
    /** Nobody may answer: the game is paused, or over before its end. */
    get isHalted() {
      return isHalted
    },
    get choices() {
      return choices
    },
    /** What a board is told. */
    get sight() {
      return sight
    },
    get log() {
      return log
    },
    get view() {
      return view
    },
    /** What should be shown as motion. */
    get happenings() {
      return happenings
    },
    get seats() {
      return seats
    },
    /** What the arrow keys walk through: what can be chosen, then what rows lead to. */
    order: (): readonly Target[] =>
      kit ? [...kit.board.readingOrder(choices), ...(kit.board.tracing?.ends(sight) ?? [])] : [],
    targetsOf: (happening: Happening): readonly Target[] => kit?.board.targetsOf(happening) ?? [],
  }
}

export type Game = ReturnType<typeof createGame>
