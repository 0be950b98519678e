/**
 * Small sets of routes or tickets, as bits. A set of more than BITS things takes several words, side by side in a list of
 * the state: `at` is the place of the first of them.
 */

/** Few enough for a small integer on every machine. */
export const BITS = 25

/** How many words a set takes that may have so many members. */
export const wordsFor = (members: number): number => Math.ceil(members / BITS)

/** No set of this game has more members. */
const MOST_MEMBERS = 100
/** By member. */
const WORD: readonly number[] = Array.from({ length: MOST_MEMBERS }, (_, member) => Math.floor(member / BITS))
const BIT: readonly number[] = WORD.map((word, member) => 1 << (member - word * BITS))

/** By word: the set of everything below a number. */
export const allBelow = (members: number): number[] =>
  Array.from({ length: wordsFor(members) }, (_, word) => (1 << Math.min(BITS, members - word * BITS)) - 1)

export const has = (sets: readonly number[], at: number, member: number): boolean =>
  (sets[at + WORD[member]] & BIT[member]) !== 0

export function add(sets: number[], at: number, member: number): void {
  sets[at + WORD[member]] |= BIT[member]
}

export function remove(sets: number[], at: number, member: number): void {
  sets[at + WORD[member]] &= ~BIT[member]
}

/** The lowest member of a word that is not empty. */
export const lowest = (word: number): number => 31 - Math.clz32(word & -word)

/** The same word without its lowest member. */
export const withoutLowest = (word: number): number => word & (word - 1)

/** How many members a word has. */
export function count(word: number): number {
  const pairs = word - ((word >> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333)
  return Math.imul((fours + (fours >> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The member that so many others precede. */
export function nth(sets: readonly number[], at: number, n: number): number {
  let word = at
  let rest = n
  for (let here = count(sets[word]); rest >= here; here = count(sets[word])) {
    rest -= here
    word++
  }
  let members = sets[word]
  for (; rest > 0; rest--) members = withoutLowest(members)
  return (word - at) * BITS + lowest(members)
}

/** Adds the members of a word to a list, counted from `first`. */
export function list(word: number, first: number, out: number[]): void {
  for (let rest = word; rest !== 0; rest = withoutLowest(rest)) out.push(first + lowest(rest))
}
