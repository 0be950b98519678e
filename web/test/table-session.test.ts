import { seededChance } from '@acheron/core'
import { memoryStore, viewIn } from '@acheron/host'
import { describe, expect, test } from 'vitest'
import type { Line } from '../src/line/line.ts'
import { type GamePlan, newTable } from '../src/line/tables.ts'
import { createSession, type Session, type SessionParts } from '../src/table/session.ts'
import { mayAct, type SessionState } from '../src/table/session-state.ts'
import { playVerb, roomOn, TWO } from './room.ts'

const THREE: GamePlan = { ...TWO, seats: [{ name: 'Ada' }, { name: 'Robot', bot: 'medium' }, { name: 'Bea' }] }

interface Sitting {
  readonly session: Session
  readonly shown: SessionState[]
}

function sit(line: Line, id: string, parts: Partial<SessionParts> = {}): Sitting {
  const shown: SessionState[] = []
  const session = createSession(id, {
    line,
    now: () => performance.now(),
    pause: (_, signal) => (signal.aborted ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, 0))),
    speed: () => 4,
    isTold: () => true,
    befalls: () => false,
    dangers: () => [],
    changed: (state) => void shown.push(state),
    ...parts,
  })
  return { session, shown }
}

async function until(session: Session, isSo: (state: SessionState) => boolean): Promise<void> {
  for (let i = 0; i < 4000; i++) {
    if (isSo(session.state)) return
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  const { chapters, look, opened, ...rest } = session.state
  throw new Error(`it never came to that: ${JSON.stringify({ ...rest, at: look?.at })}`)
}

async function choose(session: Session, verb: string): Promise<void> {
  const option = session.state.look?.options?.find((one) => one.verb === verb)
  if (!option) throw new Error(`cannot ${verb}`)
  await session.play([option.moves[0]])
}

describe('one person against a bot', () => {
  test('plays to the end, every move being told in order', async () => {
    const { line } = roomOn()
    const luck = seededChance(7)
    const { session, shown } = sit(line, await newTable(line, TWO))
    await session.open()
    while (!session.state.over) {
      await until(session, (state) => mayAct(state) || state.over)
      if (!mayAct(session.state)) break
      const moves = session.state.look?.options?.flatMap((group) => group.moves) ?? []
      await session.play([moves[luck.pick(moves.length)]])
    }
    await until(session, ({ look, count }) => look?.at === count)
    expect(session.state.look?.result?.scores).toHaveLength(2)
    const order = shown.flatMap(({ look }) => (look ? [look.at] : []))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    session.close()
  }, 60_000)

  test('can take back a move that nobody has answered', async () => {
    const { line } = roomOn()
    const { session } = sit(line, await newTable(line, TWO))
    await session.open()
    await until(session, mayAct)
    await choose(session, 'return')
    await until(session, ({ undo }) => undo.bar === undefined)
    const { count } = session.state
    await session.undo()
    await until(session, ({ undo }) => undo.redo)
    expect(session.state.count).toBe(count + 1)
    expect(session.state.chapters.map(({ at }) => at)).toEqual([1, count + 1])
    await session.redo()
    await until(session, (state) => state.count === count + 2 && !state.undo.redo)
    session.close()
  })

  test('can take back a move at once, before it is known whether it can be', async () => {
    const { line } = roomOn()
    const { session } = sit(line, await newTable(line, TWO))
    await session.open()
    await until(session, mayAct)
    const { count } = session.state
    void choose(session, 'return')
    await session.undo()
    expect(session.state.count).toBe(count + 2)
    expect(session.state.undo).toMatchObject({ bar: 'ACH-101', redo: true })
    expect(session.state.trouble).toBeUndefined()
    await session.redo()
    await until(session, (state) => state.count === count + 3)
    session.close()
  })

  test('plays on at once: a click on what a move has brought is not lost, and a double click plays once', async () => {
    const { line } = roomOn()
    const { session } = sit(line, await newTable(line, TWO))
    await session.open()
    await choose(session, 'keep')
    await until(session, (state) => mayAct(state) && state.look?.question?.id === 'turn')
    const { count } = session.state
    const [draw] = session.state.look?.options?.find(({ verb }) => verb === 'draw')?.moves ?? []
    await Promise.all([session.play([draw]), session.play([draw])])
    expect(session.state.count).toBe(count + 1)
    await session.play([draw])
    expect(session.state.chapters.findLast(({ by }) => by === 0)?.at).toBe(count + 2)
    session.close()
  })

  test('is not hurried by a bot that is asked at the same time', async () => {
    const { line } = roomOn()
    const { session } = sit(line, await newTable(line, TWO))
    await session.open()
    await until(session, mayAct)
    await choose(session, 'return')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(session.state.asked).toEqual([0, 1])
    expect(session.state.undo.bar).toBeUndefined()
    session.close()
  })

  test('can skip the rest of the story, as a button does', async () => {
    const { line } = roomOn()
    const { session } = sit(line, await newTable(line, TWO))
    await session.open()
    const onclick = session.skip
    expect(onclick.bind(undefined)).not.toThrow()
    await until(session, ({ look, count }) => look?.at === count)
    session.close()
  })

  test('is told why a move cannot be taken back', async () => {
    const { line } = roomOn()
    const { session } = sit(line, await newTable(line, TWO))
    await session.open()
    await choose(session, 'keep')
    await until(session, (state) => mayAct(state) && state.look?.question?.id === 'turn')
    await choose(session, 'draw')
    await until(session, ({ undo }) => undo.bar === 'ACH-102')
    await session.undo()
    expect(session.state.trouble).toMatchObject({ rule: 'ACH-102' })
    session.close()
  })

  test('is asked before something dangerous', async () => {
    const { line } = roomOn()
    const { session } = sit(line, await newTable(line, TWO), { dangers: () => ['drew-card'] })
    await session.open()
    await choose(session, 'keep')
    await until(session, (state) => mayAct(state) && state.look?.question?.id === 'turn')
    const { count } = session.state
    await choose(session, 'draw')
    expect(session.state.danger?.happenings[0].id).toBe('drew-card')
    expect(session.state.count).toBe(count)
    await session.play(session.state.danger?.moves ?? [], true)
    await until(session, (state) => state.count === count + 1 && state.danger === undefined)
    session.close()
  })

  test('is told after a reload what happened since the last turn', async () => {
    const store = memoryStore()
    const { line } = roomOn(store)
    const id = await newTable(line, TWO)
    const first = sit(line, id)
    await first.session.open()
    expect(first.session.state.recapFrom).toBeUndefined()
    await choose(first.session, 'keep')
    await until(first.session, (state) => mayAct(state) && state.look?.question?.id === 'turn')
    await choose(first.session, 'draw')
    await until(first.session, mayAct)
    await choose(first.session, 'draw')
    await until(first.session, (state) => mayAct(state) && state.look?.question?.id === 'turn')
    const { count } = first.session.state
    first.session.close()

    const { session } = sit(roomOn(store).line, id)
    await session.open()
    const from = session.state.recapFrom ?? -1
    const { chapters } = session.state
    expect(chapters.find(({ at }) => at === from)?.by).toBe(0)
    expect(chapters.filter(({ at }) => at > from).every(({ by }) => by === 1)).toBe(true)
    expect(session.state.look?.at).toBe(count)
    await session.retell()
    expect(session.state.recapFrom).toBeUndefined()
    await until(session, mayAct)
    session.close()
  })

  test('can look at an earlier position and come back', async () => {
    const { line } = roomOn()
    const { session } = sit(line, await newTable(line, TWO))
    await session.open()
    await choose(session, 'keep')
    await until(session, (state) => mayAct(state) && state.look?.question?.id === 'turn')
    const { count } = session.state
    await session.visit(1)
    expect(session.state.look?.at).toBe(1)
    expect(mayAct(session.state)).toBe(false)
    await session.visit(undefined)
    expect(session.state.look?.at).toBe(count)
    expect(mayAct(session.state)).toBe(true)
    session.close()
  })

  test('sees what another window has played', async () => {
    const store = memoryStore()
    const [one, two] = [roomOn(store), roomOn(store)]
    const id = await newTable(one.line, TWO)
    const { session } = sit(one.line, id)
    await session.open()
    await until(session, mayAct)
    const { count } = session.state
    await playVerb(two.line, id, 0, 'return')
    await until(session, mayAct)
    await until(session, (state) => state.count > count)
    expect(session.state).toMatchObject({ count: count + 1, trouble: undefined })
    session.close()
  })

  test('is told when a click came too late for another window’s move', async () => {
    const store = memoryStore()
    const [one, two] = [roomOn(store), roomOn(store)]
    const id = await newTable(one.line, TWO)
    const deaf: Line = { ...one.line, listen: () => () => undefined }
    const { session } = sit(deaf, id)
    await session.open()
    await until(session, mayAct)
    const { count } = session.state
    await playVerb(two.line, id, 0, 'return')
    await choose(session, 'keep')
    expect(session.state.trouble).toBe('changed-elsewhere')
    expect(session.state.count).toBe(count + 1)
    session.close()
  })

  test('goes on although the bot cannot think', async () => {
    const { line } = roomOn(memoryStore(), { think: async () => undefined })
    const { session } = sit(line, await newTable(line, TWO))
    await session.open()
    await choose(session, 'keep')
    await until(session, (state) => mayAct(state) && state.look?.question?.id === 'turn')
    expect(session.state.over).toBe(false)
    session.close()
  })

  test('goes on although the worker has died', async () => {
    const { line, die } = roomOn()
    const { session } = sit(line, await newTable(line, TWO))
    await session.open()
    const playing = choose(session, 'keep')
    die()
    await playing
    await until(session, (state) => mayAct(state) && state.look?.question?.id === 'turn')
    expect(session.state.trouble).toBeUndefined()
    session.close()
  })
})

describe('two people on one screen', () => {
  test('see the curtain in turn, and never the hand of the other', async () => {
    const { line } = roomOn()
    const { session, shown } = sit(line, await newTable(line, THREE))
    await session.open()
    await until(session, ({ stage }) => stage === 'curtain')
    expect(session.state).toMatchObject({ curtainFor: 0, viewer: undefined })
    await session.lift()
    expect(session.state).toMatchObject({ stage: 'table', viewer: 0 })
    await until(session, mayAct)
    await choose(session, 'keep')
    await until(session, ({ passTo }) => passTo === 2)
    session.pass()
    expect(session.state).toMatchObject({ stage: 'curtain', curtainFor: 2 })
    await session.lift()
    await until(session, mayAct)
    await choose(session, 'keep')
    await until(session, ({ passTo }) => passTo === 0)
    session.pass()
    await session.lift()
    await until(session, (state) => mayAct(state) && state.look?.question?.id === 'turn')
    const seen = shown.flatMap(({ look, stage, viewer }) =>
      look && stage === 'table' ? [{ saw: (viewIn(look) as { me: number }).me, viewer: viewer ?? -1 }] : [],
    )
    expect(seen.filter(({ saw, viewer }) => saw !== viewer)).toEqual([])
    session.close()
  })

  test('are told what the others did since their own turn', async () => {
    const { line } = roomOn()
    const { session, shown } = sit(line, await newTable(line, THREE))
    await session.open()
    const turnOf = async (p: number): Promise<void> => {
      await until(session, (state) => state.curtainFor === p || state.passTo === p)
      session.pass()
      await session.lift()
      await until(session, mayAct)
    }
    await turnOf(0)
    await choose(session, 'keep')
    await turnOf(2)
    await choose(session, 'keep')
    await turnOf(0)
    await choose(session, 'draw')
    await until(session, mayAct)
    await choose(session, 'draw')
    const seen = shown.length
    await turnOf(2)
    const told = shown.slice(seen).flatMap(({ viewer, happenings }) => (viewer === 2 ? happenings : []))
    expect(told.filter(({ id, facts }) => id === 'drew-card' && facts.by === 0).length).toBeGreaterThan(0)
    expect(told.every(({ id, facts }) => id !== 'drew-card' || !('card' in facts))).toBe(true)
    session.close()
  })
})
