import { isForBoard } from '../sheet-keys.ts'

/** What a key means for a card that is about to be laid; the rest is the table's. */
export type LayingDeed = 'turn' | 'turn-back' | 'lay' | 'release'

/** R turns it, Enter lays it, Escape lets go of one that was pinned. */
export function layingKey(event: KeyboardEvent, isPinned: boolean): LayingDeed | undefined {
  if (!isForBoard(event)) return undefined
  const { key, target, shiftKey } = event
  if (key.toLowerCase() === 'r') return shiftKey ? 'turn-back' : 'turn'
  const isOnButton = target instanceof Element && target.closest('button, a, [role=tab]') !== null
  if (key === 'Enter' && !isOnButton) return 'lay'
  return key === 'Escape' && isPinned ? 'release' : undefined
}
