/** A finger never rests above a thing: what it touched last must not count as looked at for ever. */
export const pointsByFinger = (): boolean => globalThis.matchMedia?.('(hover: none)').matches ?? false
