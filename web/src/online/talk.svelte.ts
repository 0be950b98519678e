import type { Player } from '@acheron/core'
import type { Said } from '@acheron/host/online'
import { server } from './server.ts'

/** What is said at a table, as far as I may hear it. */
export class Talk {
  said = $state.raw<readonly Said[]>([])
  muted = $state.raw<readonly Player[]>([])
  /** How much of it has not been seen. */
  unread = $state(0)
  isSeen = false
  readonly #table: string
  readonly #mine: Player | undefined

  constructor(table: string, mine: Player | undefined) {
    this.#table = table
    this.#mine = mine
  }

  /** Hears what is said from now on, and what was said while the line was cut. */
  listen(): () => void {
    const stops = [
      server.hear((push) => push.push === 'said' && push.table === this.#table && this.#hear([push.said])),
      server.onJoin(() => void this.#read()),
    ]
    void this.#read()
    return () => {
      for (const stop of stops) stop()
    }
  }

  see(isSeen: boolean): void {
    this.isSeen = isSeen
    if (isSeen) this.#haveRead()
  }

  async say(text: string, to: readonly Player[] | undefined): Promise<void> {
    this.#hear([await server.ask({ do: 'say', table: this.#table, text, ...(to && { to: [...to] }) })])
    this.#haveRead()
  }

  async mute(seat: Player, muted: boolean): Promise<void> {
    await server.ask({ do: 'mute', table: this.#table, seat, muted })
    this.muted = muted ? [...this.muted, seat] : this.muted.filter((each) => each !== seat)
  }

  async #read(): Promise<void> {
    const since = this.said.at(-1)?.number ?? 0
    const { said, muted } = await server
      .ask({ do: 'talk', table: this.#table, since })
      .catch(() => ({ said: [], muted: this.muted }))
    this.muted = muted
    this.#hear(said)
  }

  #hear(said: readonly Said[]): void {
    const fresh = said.filter(({ number }) => !this.said.some((known) => known.number === number))
    if (fresh.length === 0) return
    this.said = [...this.said, ...fresh].toSorted((a, b) => a.number - b.number)
    if (this.isSeen) this.#haveRead()
    else this.unread += fresh.filter((each) => this.#isNews(each)).length
  }

  #isNews({ number, seat }: Said): boolean {
    return number > this.#lastRead() && seat !== this.#mine && !this.muted.includes(seat)
  }

  get #key(): string {
    return `acheron.read.${this.#table}`
  }

  #lastRead(): number {
    return Number(localStorage.getItem(this.#key) ?? 0)
  }

  /** This browser keeps how far one has read, so that a page that is loaded again does not count it once more. */
  #haveRead(): void {
    this.unread = 0
    const last = this.said.at(-1)?.number
    if (last !== undefined && last > this.#lastRead()) localStorage.setItem(this.#key, String(last))
  }
}
