/** What a key means on the board itself; the rest is the table's. */
export type BoardDeed =
  | 'turn'
  | 'turn-back'
  | 'lay'
  | 'release'
  | 'in'
  | 'out'
  | 'fit'
  | { readonly x: number; readonly y: number }

const PANS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowUp: { x: 0, y: -0.2 },
  ArrowRight: { x: 0.2, y: 0 },
  ArrowDown: { x: 0, y: 0.2 },
  ArrowLeft: { x: -0.2, y: 0 },
}
const ZOOMS: Readonly<Record<string, 'in' | 'out' | 'fit'>> = { '+': 'in', '=': 'in', '-': 'out', '0': 'fit' }

/** While a card is about to be laid, R turns it and Enter lays it. */
export function boardKeys(event: KeyboardEvent, isAiming: boolean, isPinned: boolean): BoardDeed | undefined {
  const { key, target, shiftKey } = event
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined
  if (document.querySelector('dialog[open]')) return undefined
  if (target instanceof Element && target.closest('input, textarea, select, .spot')) return undefined
  if (shiftKey && PANS[key]) return PANS[key]
  if (ZOOMS[key]) return ZOOMS[key]
  if (!isAiming) return undefined
  if (key.toLowerCase() === 'r') return shiftKey ? 'turn-back' : 'turn'
  const isOnButton = target instanceof Element && target.closest('button, a, [role=tab]') !== null
  if (key === 'Enter' && !isOnButton) return 'lay'
  return key === 'Escape' && isPinned ? 'release' : undefined
}
