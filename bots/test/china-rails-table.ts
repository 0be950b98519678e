import {
  ANY_WAY,
  CITY_MILEPOST,
  cityCalled,
  DEMAND_CITY,
  DEMAND_LOAD,
  type Demand,
  EMPTY,
  emptyTable,
  FREIGHT,
  HELD,
  IS_RED,
  includes,
  insert,
  loadCalled,
  NO_QUAY,
  OFF_BOARD,
  OPERATING,
  PILE,
  type State,
  sectionsTo,
  speed,
  type Train,
  waysFrom,
} from '@acheron/games/china-rails'

interface Position {
  readonly seats?: number
  /** The cards held, each by one of its demands: `silk jinan`. */
  readonly hand: readonly string[]
  readonly cash?: number
  readonly train?: Train
  /** Pairs of cities with the cheapest track between them. */
  readonly track?: readonly (readonly [string, string])[]
  /** Where the train is; off the board if left out. */
  readonly at?: string
  readonly loads?: readonly string[]
}

/** The demand that is called so. */
export function demandCalled(name: string): Demand {
  const [load, city] = name.split(' ')
  const demand = DEMAND_LOAD.findIndex((it, d) => it === loadCalled(load) && DEMAND_CITY[d] === cityCalled(city))
  if (demand < 0) throw new Error(`there is no demand for ${name}`)
  return demand
}

/** A table at which the first player begins a turn; the others hold cards that nobody named. */
export function table({ seats = 2, hand, cash = 60, train = FREIGHT, track = [], at, loads = [] }: Position): State {
  const s = emptyTable(seats)
  s.turn = 2 * seats
  s.question = OPERATING
  s.cash[0] = cash
  s.train[0] = train
  s.left = speed(train, 0)
  s.quay = NO_QUAY
  s.at[0] = at === undefined ? OFF_BOARD : CITY_MILEPOST[cityCalled(at)]
  s.came[0] = ANY_WAY
  for (let i = 0; i < 3; i++) s.loads[i] = i < loads.length ? loadCalled(loads[i]) : EMPTY
  for (const name of hand) s.cardPlace[Math.floor(demandCalled(name) / 3)] = HELD
  for (let p = 1, card = 0; p < seats; p++)
    for (let i = 0; i < 3; i++) {
      while (s.cardPlace[card] !== PILE) card++
      s.cardPlace[card] = HELD + p
    }
  for (const [a, b] of track) lay(s, 0, a, b)
  return s
}

/** Lays the cheapest track between two cities. */
function lay(s: State, p: number, a: string, b: string): void {
  const goal = CITY_MILEPOST[cityCalled(b)]
  for (const section of sectionsTo(waysFrom(s, p, [CITY_MILEPOST[cityCalled(a)]]), goal))
    if (IS_RED[section] === 0 && !includes(s.track[p], section)) insert(s.track[p], section)
}
