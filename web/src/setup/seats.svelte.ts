import type { Words } from '../text/en.ts'

export interface Chair {
  readonly key: number
  name: string
  /** The bot that sits there; undefined for a person. */
  bot: string | undefined
}

const NAME_KEY = 'acheron.name'
const LONGEST_NAME = 24

/** The chairs around a table that is being laid: one for oneself, two for bots. */
export class Chairs {
  list: Chair[] = $state([])
  #next = 0
  readonly #range: readonly [number, number]
  readonly #words: Words
  readonly #bot: string

  constructor(range: readonly [number, number], words: Words, bot: string) {
    this.#range = range
    this.#words = words
    this.#bot = bot
    this.list.push(this.#chair(rememberedName() ?? words.setup.guestNames[0], undefined))
    const others = Math.min(Math.max(2, range[0] - 1), range[1] - 1)
    for (let i = 0; i < others; i++) this.add()
  }

  get canAdd(): boolean {
    return this.list.length < this.#range[1]
  }

  get canRemove(): boolean {
    return this.list.length > this.#range[0]
  }

  get people(): number {
    return this.list.filter(({ bot }) => bot === undefined).length
  }

  add(): void {
    if (this.canAdd) this.list.push(this.#chair(this.#freeName(this.#words.setup.botNames), this.#bot))
  }

  remove(chair: Chair): void {
    if (this.canRemove) this.list = this.list.filter(({ key }) => key !== chair.key)
  }

  /** Somebody else sits down; a name that nobody typed changes with them. */
  seat(chair: Chair, bot: string | undefined): void {
    const { guestNames, botNames } = this.#words.setup
    const wasPerson = chair.bot === undefined
    const isPerson = bot === undefined
    chair.bot = bot
    if (wasPerson === isPerson || !(wasPerson ? guestNames : botNames).includes(chair.name)) return
    chair.name = this.#freeName(isPerson ? guestNames : botNames)
  }

  /** The seats as a plan: no name empty, none there twice. */
  plan(): { name: string; bot?: string }[] {
    const taken: string[] = []
    return this.list.map(({ name, bot }, i) => {
      const wished = cleanName(name) || this.#words.setup.seat(i + 1)
      const unique = taken.includes(wished) ? `${wished} ${i + 1}` : wished
      taken.push(unique)
      return bot === undefined ? { name: unique } : { name: unique, bot }
    })
  }

  #freeName(names: readonly string[]): string {
    const free = names.find((name) => !this.list.some((chair) => chair.name === name))
    return free ?? this.#words.setup.seat(this.list.length + 1)
  }

  #chair(name: string, bot: string | undefined): Chair {
    return { key: this.#next++, name, bot }
  }
}

function cleanName(name: string): string {
  return name
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
}

function rememberedName(): string | undefined {
  try {
    return cleanName(localStorage.getItem(NAME_KEY) ?? '') || undefined
  } catch {
    return undefined
  }
}

/** Keeps the name of the one person at the table for the next game. */
export function rememberName(name: string): void {
  try {
    localStorage.setItem(NAME_KEY, cleanName(name))
  } catch {
    // Storage is forbidden: the name is asked for again.
  }
}
