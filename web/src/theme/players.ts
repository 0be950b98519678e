/** How a player is shown wherever one is meant: colour, shape, line pattern and letter together. */
export interface PlayerMark {
  readonly colour: string
  readonly shape: 'circle' | 'square' | 'diamond' | 'triangle' | 'hexagon' | 'star'
  /** An SVG stroke-dasharray over a length of 12. */
  readonly dashes: string
  readonly letter: string
}

/** By player. */
export const PLAYER_MARKS: readonly PlayerMark[] = [
  { colour: 'var(--player-0)', shape: 'circle', dashes: 'none', letter: 'A' },
  { colour: 'var(--player-1)', shape: 'square', dashes: '6 6', letter: 'B' },
  { colour: 'var(--player-2)', shape: 'diamond', dashes: '2 4', letter: 'C' },
  { colour: 'var(--player-3)', shape: 'triangle', dashes: '9 3', letter: 'D' },
  { colour: 'var(--player-4)', shape: 'hexagon', dashes: '1 3', letter: 'E' },
  { colour: 'var(--player-5)', shape: 'star', dashes: '6 2 1 3', letter: 'F' },
]

/** The outline of a shape in a box from -1 to 1. */
export const SHAPE_PATHS: Readonly<Record<PlayerMark['shape'], string>> = {
  circle: 'M1 0A1 1 0 1 1-1 0A1 1 0 1 1 1 0Z',
  square: 'M-.86-.86H.86V.86H-.86Z',
  diamond: 'M0-1.1L1.1 0L0 1.1L-1.1 0Z',
  triangle: 'M0-1.05L1.05.8H-1.05Z',
  hexagon: 'M-.5-.95H.5L1.05 0L.5 .95H-.5L-1.05 0Z',
  star: 'M0-1.15L.3-.4L1.1-.36L.48.15L.68.93L0 .48L-.68.93L-.48.15L-1.1-.36L-.3-.4Z',
}
