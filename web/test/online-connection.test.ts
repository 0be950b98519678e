import { Refused } from '@acheron/core'
import { describe, expect, test } from 'vitest'
import { type Connection, openConnection, type SocketEvents, Unreachable } from '../src/online/connection.ts'

const ME = { name: 'Ada', isNew: false, passkeys: 0, protocol: 1, pushKey: '', signKey: '' }
const LOOK = { at: 7, shown: {}, own: {}, awaited: [] }

/** A server far away, of which everything that goes over the wire is seen. */
function farAway() {
  const sent: Record<string, unknown>[] = []
  const posted: Record<string, unknown>[] = []
  const timers = new Set<() => void>()
  let events: SocketEvents | undefined
  let sockets = 0
  let isReachable = true
  let count = 0
  const connection: Connection = openConnection({
    session: async () => {
      if (!isReachable) throw new Unreachable()
      return ME
    },
    socket(given) {
      sockets++
      events = given
      return { send: (text) => void sent.push(JSON.parse(text)), close: () => undefined }
    },
    async post(text) {
      const said = JSON.parse(text)
      posted.push(said)
      return JSON.stringify({ re: said.id, ok: true, answer: { posted: true } })
    },
    newId: () => `m${++count}`,
    wait(_ms, act) {
      timers.add(act)
      return () => void timers.delete(act)
    },
    random: () => 0.5,
  })
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0))
  return {
    connection,
    sent,
    posted,
    settle,
    get sockets() {
      return sockets
    },
    open: async () => {
      await settle()
      events?.opened()
    },
    say: (said: object) => events?.heard(JSON.stringify(said)),
    cut: () => events?.closed(),
    /** So much time passes that everything waited for happens. */
    async later() {
      const waiting = Array.from(timers)
      for (const act of waiting) {
        timers.delete(act)
        act()
      }
      await settle()
    },
    reach(reachable: boolean) {
      isReachable = reachable
    },
  }
}

describe('the line to the server', () => {
  test('an answer goes to whoever asked', async () => {
    const far = farAway()
    await far.open()
    const [first, second] = [far.connection.ask({ do: 'mine' }), far.connection.ask({ do: 'lobby' })]
    far.say({ re: 'm2', ok: true, answer: { tables: [2], here: [] } })
    far.say({ re: 'm1', ok: true, answer: { tables: [1] } })
    expect(await first).toEqual({ tables: [1] })
    expect(await second).toEqual({ tables: [2], here: [] })
  })

  test('no network is noticed at once, although the other end says nothing; with a network it is tried at once', async () => {
    const far = farAway()
    await far.open()
    const answer = far.connection.ask({ do: 'mine' })
    far.connection.noticeNetwork(false)
    expect(far.connection.state).toBe('lost')
    far.connection.noticeNetwork(true)
    await far.open()
    expect([far.sockets, far.connection.state]).toEqual([2, 'joined'])
    expect(far.sent.map(({ id }) => id)).toEqual(['m1', 'm1'])
    far.say({ re: 'm1', ok: true, answer: { tables: [] } })
    expect(await answer).toEqual({ tables: [] })
  })

  test('a refusal is a refusal here too', async () => {
    const far = farAway()
    await far.open()
    const asked = far.connection.ask({ do: 'table', table: 'x' })
    far.say({ re: 'm1', ok: false, refusal: { code: 'no-table', params: { table: 'x' } } })
    await expect(asked).rejects.toThrow(Refused)
  })

  test('the answer to a move is its news', async () => {
    const far = farAway()
    await far.open()
    const heard: object[] = []
    far.connection.hear((push) => heard.push(push))
    const played = far.connection.ask({ do: 'play', table: 'x', seat: 0, at: 6, moves: [3] })
    far.say({ push: 'news', table: 'x', re: 'm1', came: 1, chapters: [], look: LOOK })
    expect(await played).toEqual({ kind: 'done', came: 1, news: { chapters: [], look: LOOK } })
    expect(heard).toEqual([])
    far.say({ push: 'lobby' })
    expect(heard).toEqual([{ push: 'lobby' }])
  })

  test('what is asked before the line is there is sent when it is', async () => {
    const far = farAway()
    void far.connection.ask({ do: 'mine' })
    expect(far.sent).toEqual([])
    await far.open()
    expect(far.sent).toEqual([{ id: 'm1', do: 'mine' }])
  })

  test('a cut line heals, and what was not answered is sent again under the same id', async () => {
    const far = farAway()
    await far.open()
    const states: string[] = []
    const joins: number[] = []
    far.connection.onState((state) => states.push(state))
    far.connection.onJoin(() => joins.push(far.sent.length))
    const asked = far.connection.ask({ do: 'play', table: 'x', seat: 0, at: 6, moves: [3] })
    far.cut()
    await far.later()
    await far.open()
    expect(far.sent.map(({ id }) => id)).toEqual(['m1', 'm1'])
    expect(states).toEqual(['lost', 'joined'])
    expect(joins).toEqual([2])
    far.say({ push: 'news', table: 'x', re: 'm1', came: 1, chapters: [], look: LOOK })
    expect(await asked).toMatchObject({ came: 1 })
  })

  test('what was answered is not sent again', async () => {
    const far = farAway()
    await far.open()
    const asked = far.connection.ask({ do: 'mine' })
    far.say({ re: 'm1', ok: true, answer: { tables: [] } })
    await asked
    far.cut()
    await far.later()
    await far.open()
    expect(far.sent).toHaveLength(1)
  })

  test('a line over which no answer comes is cut and healed', async () => {
    const far = farAway()
    await far.open()
    void far.connection.ask({ do: 'mine' })
    await far.later()
    expect(far.connection.state).toBe('lost')
    await far.later()
    await far.open()
    expect(far.sent).toHaveLength(2)
  })

  test('where sockets are blocked it asks without one, and goes on trying', async () => {
    const far = farAway()
    for (let i = 0; i < 3; i++) {
      await far.settle()
      far.cut()
      await far.later()
    }
    expect(far.connection.state).toBe('asking')
    expect(await far.connection.ask({ do: 'mine' })).toEqual({ posted: true })
    expect(far.posted).toHaveLength(1)
    await far.later()
    await far.open()
    expect(far.connection.state).toBe('joined')
  })

  test('a long message goes without the socket, and the others are not held up', async () => {
    const far = farAway()
    await far.open()
    const setting = { clock: { kind: 'none' }, talk: 'all', delay: 0, listed: false, caretaker: 'easy' } as const
    const record = 'x'.repeat(20_000)
    const asked = far.connection.ask({ do: 'found', game: 'hellrail', chairs: [{ kind: 'me' }], setting, record })
    expect(far.sent).toEqual([])
    expect(await asked).toEqual({ posted: true })
    expect(far.posted).toMatchObject([{ do: 'found', record }])
  })

  test('a server that is not there is asked for again', async () => {
    const far = farAway()
    far.reach(false)
    await far.settle()
    await far.later()
    expect(far.sockets).toBeLessThanOrEqual(1)
    far.cut()
    await far.later()
    far.reach(true)
    await far.later()
    await far.open()
    expect(far.connection.state).toBe('joined')
  })
})
