import {
  CITY_MILEPOSTS,
  chipsLeft,
  DEMAND_CITY,
  DEMAND_LOAD,
  type Demand,
  demandsOf,
  handOf,
  hasLink,
  isInTaiwan,
  LINK_PRICE,
  loadsAboard,
  type Milepost,
  OFF_BOARD,
  PAYMENT,
  PORT_MILEPOST,
  type Section,
  SOURCES,
  speed,
  UNREACHED,
  type View,
} from '@acheron/games/china-rails'
import { type Line, lineIn, planFrom } from './lines.ts'
import { once } from './seen.ts'

/** How a demand could be met with the network there is and the track that is missing. */
export interface Outlook {
  readonly demand: Demand
  /** The load is aboard already. */
  readonly isAboard: boolean
  readonly chips: number
  /** The city where the load would be taken; undefined when it is aboard, or no way leads there. */
  readonly source: number | undefined
  /** From the source, or the train, to the city that asks for it. */
  readonly way: readonly Milepost[]
  readonly missing: readonly Section[]
  /** What is to be paid: for track, and for links to Taiwan. */
  readonly price: number
  /** The part of it that is for links. */
  readonly link: number
  /** Mileposts from the source, or the train, to the city. */
  readonly length: number
  /** Turns from where the train is, without waiting for money. */
  readonly turns: number
}

/** In milliseconds: nobody looks ahead while the train still goes on. */
const REST = 150

const memo = once(() => new Map<Demand, Outlook | undefined>())

/** The best way to meet a demand for the one who looks: the least money, then the fewest mileposts. */
export function outlookOf(view: View, demand: Demand): Outlook | undefined {
  const known = memo(view)
  if (!known.has(demand)) known.set(demand, view.me < 0 ? undefined : findOutlook(view, demand))
  return known.get(demand)
}

interface Start {
  readonly source: number | undefined
  readonly mileposts: readonly Milepost[]
  /** What a link to Taiwan would cost here. */
  readonly link: number
}

/** Where a load for a city is brought or taken: in it, or at the container ports for Taiwan, each with its link. */
function stopsFor(view: View, city: number): { readonly m: Milepost; readonly link: number }[] {
  if (!isInTaiwan(city)) return CITY_MILEPOSTS[city].map((m) => ({ m, link: 0 }))
  return PORT_MILEPOST.map((m, port) => ({ m, link: hasLink(view, view.me, port) ? 0 : LINK_PRICE[port] }))
}

function startsFor(view: View, city: number): Start[] {
  if (!isInTaiwan(city)) return [{ source: city, mileposts: CITY_MILEPOSTS[city], link: 0 }]
  return stopsFor(view, city).map(({ m, link }) => ({ source: city, mileposts: [m], link }))
}

function findOutlook(view: View, demand: Demand): Outlook | undefined {
  const load = DEMAND_LOAD[demand]
  const isAboard = loadsAboard(view, view.me).includes(load) && view.at[view.me] !== OFF_BOARD
  const starts = isAboard
    ? [{ source: undefined, mileposts: [view.at[view.me]], link: 0 }]
    : SOURCES[load].flatMap((city) => startsFor(view, city))
  const stops = stopsFor(view, DEMAND_CITY[demand])
  let best: { start: Start; line: Line; length: number; price: number; link: number } | undefined
  for (const start of starts) {
    const ways = planFrom(view, start.mileposts)
    for (const { m, link } of stops) {
      if (ways.weight[m] === UNREACHED) continue
      const links = link + start.link
      const [price, length] = [ways.price[m] + links, ways.length[m]]
      if (best && (price > best.price || (price === best.price && length >= best.length))) continue
      const line = lineIn(view, ways, m)
      if (line) best = { start, line, length, price, link: links }
    }
  }
  if (!best) return undefined
  const { line, start, length, price, link } = best
  const waits = [DEMAND_CITY[demand], start.source ?? 0].filter(isInTaiwan).length
  const running = Math.ceil((length + toSource(view, start)) / speed(view.train[view.me], view.express))
  return {
    demand,
    isAboard,
    chips: chipsLeft(view, load),
    source: start.source,
    way: line.way,
    missing: line.missing,
    price,
    link,
    length,
    turns: Math.max(1, running) + waits,
  }
}

/** How far the train is from where it would load. */
function toSource(view: View, { source, mileposts }: Start): number {
  if (source === undefined || view.at[view.me] === OFF_BOARD) return 0
  const ways = fromTrain(view)
  const lengths = mileposts.filter((m) => ways.weight[m] !== UNREACHED).map((m) => ways.length[m])
  return lengths.length === 0 ? 0 : Math.min(...lengths)
}

const fromTrain = once((view) => planFrom(view, [view.at[view.me]]))

const demandsInHand = (view: View): Demand[] => (view.me < 0 ? [] : handOf(view, view.me).flatMap(demandsOf))

/** What could be delivered soon: with little or no track to build, the best payment for the time first. */
export const soonOf = once((view): readonly Outlook[] => {
  const worth = ({ demand, turns, price }: Outlook): number =>
    (PAYMENT[demand] - price) / (turns + Math.ceil(price / 20))
  return demandsInHand(view)
    .flatMap((demand) => outlookOf(view, demand) ?? [])
    .filter(({ isAboard, chips, price, demand }) => (isAboard || chips > 0) && price < PAYMENT[demand])
    .sort((a, b) => worth(b) - worth(a))
    .slice(0, 3)
})

/** Tells what could be delivered soon. It looks demand by demand, so that nothing has to wait for all of it. */
export function lookAhead(view: View, tell: (soon: readonly Outlook[]) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = ([demand, ...others]: readonly Demand[]): void => {
    if (demand === undefined) return tell(soonOf(view))
    outlookOf(view, demand)
    timer = setTimeout(look, 0, others)
  }
  timer = setTimeout(look, REST, demandsInHand(view))
  return () => clearTimeout(timer)
}
