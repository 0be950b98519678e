const PANS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowUp: { x: 0, y: -0.2 },
  ArrowRight: { x: 0.2, y: 0 },
  ArrowDown: { x: 0, y: 0.2 },
  ArrowLeft: { x: -0.2, y: 0 },
}
const ZOOMS: Readonly<Record<string, 'in' | 'out' | 'fit'>> = { '+': 'in', '=': 'in', '-': 'out', '0': 'fit' }

/** Whether a key is meant for the board: not for a dialog, not for a field that is written in. */
export function isForBoard({ defaultPrevented, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return false
  return !(target instanceof Element && target.closest('input, textarea, select, .spot'))
}

/** What a key means on every board: shift and the arrows move it, plus and minus enlarge it, 0 shows all. */
export function sheetKey(
  event: KeyboardEvent,
): 'in' | 'out' | 'fit' | { readonly x: number; readonly y: number } | undefined {
  if (!isForBoard(event)) return undefined
  return (event.shiftKey && PANS[event.key]) || ZOOMS[event.key]
}
