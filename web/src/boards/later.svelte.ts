import { untrack } from 'svelte'

/** The frame still has to get to the screen when the page is done with it. */
const ON_ITS_WAY = 30

let underWay = 0

/** Something that is being done: whatever can wait, waits until it is drawn. */
export async function first(deed: Promise<void>): Promise<void> {
  underWay++
  await deed.finally(() => underWay--)
}

/** Does something when the next frame has been drawn and nothing else is being done. Returns how to call it off. */
export function afterDrawing(act: () => void): () => void {
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  function wait(): void {
    frame = requestAnimationFrame(() => {
      timer = setTimeout(() => (underWay > 0 ? wait() : act()), ON_ITS_WAY)
    })
  }
  wait()
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
