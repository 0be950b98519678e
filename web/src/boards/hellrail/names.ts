import { cardText } from '@acheron/games/hellrail/third'
import type { Words } from './text/words.ts'

/** The sinner on a rail card. */
export const sinnerName = ({ railway }: Words, card: number): string => railway.sinners[card]
export const cardLine = ({ railway }: Words, card: number): string => cardText(railway, card)
