/** How many tables online wait for me: for the title of the page, whether or not there is a line to the server. */
export const awaiting: { count: number } = $state({ count: 0 })

const VISITED = 'acheron.online'

/** Whether this browser has ever sat at a table online: only then the first screen asks the server. */
export const hasPlayedOnline = (): boolean => localStorage.getItem(VISITED) !== null

export function rememberOnline(): void {
  localStorage.setItem(VISITED, '1')
}
