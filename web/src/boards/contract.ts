import type { Facts, Json, Language, Move, Player, Target, Texts } from '@acheron/core'
import type { Component } from 'svelte'
import type { SoundName } from '../sound/samples.ts'
import type { Choice, Choices } from './choices.ts'
import type { Point } from './places.ts'

/** Something that happened, as the person looking may read it. */
export interface Happening {
  readonly id: string
  readonly facts: Facts
}

/** What the person looking sees and may do. A board knows no rules: it draws this and says what was pointed at. */
export interface Sight {
  /** What they may know: the game's own view. */
  readonly view: Json
  /** What they may do now; none while others are asked. */
  readonly choices: Choices
  readonly names: readonly string[]
  readonly language: Language
  /** What the game can say in that language. */
  readonly texts: Texts
}

/** What every part of a board is given. */
export interface BoardProps extends Sight {
  /** What has just happened and should be shown as motion; empty when nothing should move. */
  readonly happenings: readonly Happening[]
  /** What has just happened, where nothing moves as well: for what stays to be read, such as dice. */
  readonly told?: readonly Happening[]
  /** Things to point out: those a log line or a rule speaks of. */
  readonly marked: readonly Target[]
  /** What is marked is to be chosen now: where it is too small for a finger it is brought near. */
  readonly isGuided?: boolean
  /** The thing that has the keyboard's focus. */
  readonly focused: Target | undefined
  /** The thing that is looked at, wherever it is: under the pointer, in the list, in a menu. */
  readonly looked: Target | undefined
  /** The row that is being traced, or that would be played where the pointer or the focus is. */
  readonly row: Row | undefined
  /**
   * Something was clicked, tapped or entered, whether it can be played or not. The table plays the one choice about it,
   * offers the several, proposes the row that leads there, or says why there is none.
   */
  readonly onPoint: (target: Target) => void
  /** Something is being looked at (hover, focus), or nothing any more. */
  readonly onLook: (target: Target | undefined) => void
  /** One of the several choices about a thing, or a row, was made on the board itself. Without it the table offers them. */
  readonly onChoose?: (choice: Choice | Row) => void
  /** The gesture that traces a row, where somebody may play; `Sheet` makes it. */
  readonly tracer?: Tracer | undefined
}

/** What a board that is on the screen can be asked. Points and rectangles are those of the window. */
export interface Surface {
  /** Where a thing is; undefined: the board does not show it. What lies beside the sheet is found by `data-kind` and `data-id`. */
  placeOf(target: Target): DOMRect | undefined
  targetAt(point: Point): Target | undefined
}

/**
 * Small moves of one player that are meant as one thing, such as a journey or a stretch of track: the table plays them
 * with one message, as far as they can be played.
 */
export interface Row {
  readonly moves: readonly Move[]
  /** The things it leads along, from where it begins to where it ends. */
  readonly way: readonly Target[]
  /** What it does and what it costs, as a button would say it. */
  readonly text: string
  /** It costs something: a click shows it first, and plays it when it is confirmed. */
  readonly asks?: boolean
}

/** How rows are made on a board: by dragging along things, by pointing at a far one, or step by step with the keyboard. */
export interface Tracing {
  /** Where a row can begin: to press such a thing and drag traces; to drag elsewhere moves the board. */
  starts(sight: Sight): readonly Target[]
  /** The things that may come after the last one of a way. */
  next(sight: Sight, way: readonly Target[]): readonly Target[]
  /** The moves along a way; undefined while there are none. */
  along(sight: Sight, way: readonly Target[]): Row | undefined
  /** The rows that lead to a thing about which there is no choice, the best one first. */
  to(sight: Sight, target: Target): readonly Row[]
  /** The things that rows lead to, besides those about which there is a choice: the keyboard walks there, too. */
  ends(sight: Sight): readonly Target[]
}

/** A row while it is being traced. */
export interface Tracer {
  /** Where a row can begin. */
  starts(): readonly Target[]
  /** Where the present one can go on to. */
  next(): readonly Target[]
  begin(target: Target): void
  /** The hand is over a thing: the row grows to it, or goes back to it. */
  reach(target: Target): void
  /** Plays what was traced. */
  end(): void
  leave(): void
}

/** A public fact about a player, for the strip of players: an icon, a number, and the words for it. */
export interface SeatFact {
  readonly icon: string
  readonly value: number
  readonly label: string
  /** Draws the eye: the number is about to matter. */
  readonly urgent?: boolean
}

/** A section of the board as a list, for screen readers and keyboards: every thing is a line, some can be played. */
export interface ListSection {
  readonly heading: string
  readonly lines: readonly { readonly text: string; readonly target?: Target }[]
}

/** The board of one game. README.md says how to write one. */
export interface BoardModule {
  /** The common table: the map, the row of cards, the piles. */
  readonly Board: Component<BoardProps, Surface>
  /** What is mine: hand and tickets. */
  readonly Tray?: Component<BoardProps>
  /** What the signs on the board mean. */
  readonly Key?: Component<{ readonly view: Json; readonly language: Language }>
  /**
   * The end of a game, staged over the board before the result is shown: what was hidden is turned over bit by bit.
   * It calls `onend` when it is done, and whoever is in a hurry can skip it.
   */
  readonly Finale?: Component<BoardProps & { readonly onend: () => void }>
  readonly tracing?: Tracing
  /** The events before which people want to be asked, if they befall themselves. They are told in the words of the game. */
  readonly dangers?: readonly string[]
  seatFacts(view: Json, player: Player, language: Language): readonly SeatFact[]
  /** The points that everybody can see, by player, for the graph and the strip; none while they are secret. */
  scores(view: Json): readonly number[]
  /** Whether somebody else's deed befalls a player, who should have the time to see it: a ram, a theft. */
  befalls?(happening: Happening, player: Player): boolean
  /** Where points are secret in play: what an event was worth, for the graph at the end. */
  earned?(happening: Happening): { readonly player: Player; readonly points: number } | undefined
  /** Where no points are counted in play: what the graph at the end shows instead. */
  readonly course?: {
    title(language: Language): string
    of(view: Json): readonly number[]
  }
  list(sight: Sight): readonly ListSection[]
  /** The lit things in reading order, for the arrow keys. */
  readingOrder(choices: Choices): readonly Target[]
  /** What a happening sounds like, if anything. */
  sound?(happening: Happening): SoundName | undefined
  /** What a happening is about on the board, so that a log line can point it out. */
  targetsOf(happening: Happening): readonly Target[]
  /** What a look at a thing should say beside the board's own tooltip, such as the price of a route. */
  hint(sight: Sight, target: Target): string | undefined
}
