import type { News } from '../news/news.ts'
import type { Register } from './register.ts'

const CHANNEL = 'register'

/** A register that several processes keep: each tells the others what has changed. */
export interface SharedRegister extends Register {
  /** Something may have been missed: everything is read again. */
  forgetAll(): void
}

export function sharedRegister(register: Register, news: News, changed: (id: string) => void): SharedRegister {
  const asked = new Set<string>()
  const forget = (id: string): void => {
    asked.delete(id)
    register.forget(id)
  }
  void news.follow(CHANNEL, (id) => {
    if (typeof id !== 'string') return
    forget(id)
    changed(id)
  })
  return {
    ...register,
    of(id) {
      if (news.isDeaf()) forget(id)
      asked.add(id)
      return register.of(id)
    },
    forget(id) {
      forget(id)
      news.publish(CHANNEL, id)
    },
    forgetAll() {
      for (const id of asked) forget(id)
    },
  }
}
