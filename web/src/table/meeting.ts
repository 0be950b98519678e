const KEY = 'acheron.met'

/** Where storage is forbidden every game counts as met: nobody is told again and again. */
function met(): readonly string[] | undefined {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ')
  } catch {
    return undefined
  }
}

/** Whether this browser has shown yet what a game is about. */
export const isNew = (game: string): boolean => met()?.includes(game) === false

export function remember(game: string): void {
  if (!isNew(game)) return
  try {
    localStorage.setItem(KEY, [...(met() ?? []), game].join(' ').trim())
  } catch {
    // Storage is full: it is told again next time.
  }
}
