import type { Facts, Json, Language, Move, Player, Target } from '@acheron/core'
import type { Component } from 'svelte'

/** A legal move as the table offers it: what kind, in which words, and what on the board it is about. */
export interface Choice {
  readonly move: Move
  readonly verb: string
  readonly text: string
  readonly targets: readonly Target[]
}

/** Something that happened, as the person looking may read it. */
export interface Happening {
  readonly id: string
  readonly facts: Facts
}

/** What every part of a board is given. It knows no rules: it draws the view and says what was pointed at. */
export interface BoardProps {
  /** What the person looking may know: the game's own view. */
  readonly view: Json
  /** What the person looking may do now; empty while others are asked. */
  readonly choices: readonly Choice[]
  readonly names: readonly string[]
  readonly language: Language
  /** What has just happened and should be shown as motion; empty when nothing should move. */
  readonly happenings: readonly Happening[]
  /** Things to point out: those a log line or a rule speaks of. */
  readonly marked: readonly Target[]
  /** The thing that has the keyboard's focus. */
  readonly focused: Target | undefined
  /**
   * Something was clicked, tapped or entered, whether it can be played or not. The table plays the one choice about it,
   * offers the several, or says why there is none.
   */
  readonly onPoint: (target: Target, at: Element) => void
  /** One of the several choices about a thing was made on the board itself. Without it the table offers them. */
  readonly onChoose?: (choice: Choice) => void
  /** Something is being looked at (hover, focus), or nothing any more. */
  readonly onLook: (target: Target | undefined) => void
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

/** The board of one game. */
export interface BoardModule {
  /** The common table: the map, the row of cards, the piles. */
  readonly Board: Component<BoardProps>
  /** What is mine: hand and tickets. */
  readonly Tray: Component<BoardProps>
  seatFacts(view: Json, player: Player, language: Language): readonly SeatFact[]
  /** The points that everybody can see, by player, for the graph and the strip; none while they are secret. */
  scores(view: Json): readonly number[]
  /** Where points are secret in play: what an event was worth, for the graph at the end. */
  earned?(happening: Happening): { readonly player: Player; readonly points: number } | undefined
  /** The choices are those of whoever looks, for boards with more places than a list can name. */
  list(view: Json, names: readonly string[], language: Language, choices: readonly Choice[]): readonly ListSection[]
  /** The lit things in reading order, for the arrow keys. */
  readingOrder(choices: readonly Choice[]): readonly Target[]
  /** What a happening is about on the board, so that a log line can point it out. */
  targetsOf(happening: Happening): readonly Target[]
  /** What a look at a thing should say beside the board's own tooltip, such as the price of a route. */
  hint(view: Json, target: Target, language: Language): string | undefined
}
