import { untrack } from 'svelte'

/** The frame still has to get to the screen when the page is done with it. */
const ON_ITS_WAY = 30

/** Does something when the next frame has been drawn. Returns how to call it off. */
export function afterDrawing(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act, ON_ITS_WAY)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** A value that follows another once the move is drawn: for what need not be there with the move itself. */
export function later<T>(read: () => T): () => T {
  let value = $state.raw(untrack(read))
  $effect(() => {
    const next = read()
    return afterDrawing(() => {
      value = next
    })
  })
  return () => value
}
