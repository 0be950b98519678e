import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What is counted and timed, as Prometheus reads it. Nothing in it names a table, a person or what somebody did. */
export interface Metrics {
  /** A message was answered. */
  answered(kind: string, isGood: boolean, ms: number): void
  /** An entry was kept by this process. */
  kept(kind: string): void
  /** Somebody was written to outside of the page. */
  told(hasArrived: boolean): void
  readonly type: string
  text(): Promise<string>
}

/** What is read when it is asked for. */
export interface Gauged {
  sockets(): number
  dueUnderWay(): number
  botsThinking(): number
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

export function openMetrics(gauged: Gauged): Metrics {
  const registers = [new Registry()]
  const [registry] = registers
  collectDefaultMetrics({ register: registry })
  const messages = new Counter({
    name: 'acheron_messages_total',
    help: 'Messages by kind and outcome',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  const seconds = new Histogram({
    name: 'acheron_message_seconds',
    help: 'From a message to its answer, by kind',
    labelNames: ['kind'],
    buckets: SECONDS,
    registers,
  })
  const entries = new Counter({
    name: 'acheron_entries_total',
    help: 'Entries of logs kept by this process: rows of moves, undos and the rest',
    labelNames: ['kind'],
    registers,
  })
  const letters = new Counter({
    name: 'acheron_letters_total',
    help: 'Notifications sent, by outcome',
    labelNames: ['outcome'],
    registers,
  })
  const gauge = (name: string, help: string, read: () => number): void => {
    const made: Gauge = new Gauge({ name, help, registers, collect: () => made.set(read()) })
  }
  gauge('acheron_sockets', 'Open sockets', gauged.sockets)
  gauge('acheron_due_under_way', 'Due things that this process holds', gauged.dueUnderWay)
  gauge('acheron_bots_thinking', 'Answers that bots of this process are thinking about', gauged.botsThinking)
  return {
    answered(kind, isGood, ms) {
      messages.inc({ kind, outcome: isGood ? 'done' : 'refused' })
      seconds.observe({ kind }, ms / 1000)
    },
    kept: (kind) => entries.inc({ kind }),
    told: (hasArrived) => letters.inc({ outcome: hasArrived ? 'arrived' : 'failed' }),
    type: registry.contentType,
    text: () => registry.metrics(),
  }
}
