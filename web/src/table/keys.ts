/** What a key means at the table. */
export type KeyAction =
  | { readonly kind: 'walk'; readonly step: 1 | -1; readonly along: { readonly x: number; readonly y: number } }
  | { readonly kind: 'button'; readonly index: number }
  | {
      readonly kind:
        | 'enter'
        | 'leave'
        | 'undo'
        | 'redo'
        | 'log'
        | 'rules'
        | 'notes'
        | 'players'
        | 'list'
        | 'keys'
        | 'pause'
        | 'skip'
        | 'trace'
    }

const NAMED: Readonly<Record<string, KeyAction>> = {
  ArrowRight: { kind: 'walk', step: 1, along: { x: 1, y: 0 } },
  ArrowDown: { kind: 'walk', step: 1, along: { x: 0, y: 1 } },
  ArrowLeft: { kind: 'walk', step: -1, along: { x: -1, y: 0 } },
  ArrowUp: { kind: 'walk', step: -1, along: { x: 0, y: -1 } },
  Enter: { kind: 'enter' },
  Escape: { kind: 'leave' },
  u: { kind: 'undo' },
  y: { kind: 'redo' },
  l: { kind: 'log' },
  r: { kind: 'rules' },
  n: { kind: 'notes' },
  p: { kind: 'players' },
  b: { kind: 'list' },
  '?': { kind: 'keys' },
  ' ': { kind: 'pause' },
  s: { kind: 'skip' },
  t: { kind: 'trace' },
}

interface Key {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

export function keyAction({ key, ctrlKey, metaKey, altKey }: Key): KeyAction | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  if (/^[1-9]$/.test(key)) return { kind: 'button', index: Number(key) - 1 }
  return NAMED[key.length === 1 ? key.toLowerCase() : key]
}
