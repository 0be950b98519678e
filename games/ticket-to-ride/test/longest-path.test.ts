import { expect, test } from 'vitest'
import { FROM, LENGTH, ROUTE_NAME, type Route, TO } from '../src/board.ts'
import { denseNetwork, longestByTrying, scatteredNetwork } from './networks.ts'
import { endedGame, position } from './scenario.ts'

const ownedBy = (p: number, routes: readonly string[]): Record<string, number> =>
  Object.fromEntries(routes.map((route) => [route, p]))

/** The longest path of the first player, as everybody sees it. */
function pathLength(routes: readonly string[], others: readonly string[] = []): number {
  return position({ owners: { ...ownedBy(0, routes), ...ownedBy(1, others) } }).view(undefined).players[0].longestPath
}

const named = (routes: readonly Route[]): string[] => routes.map((route) => ROUTE_NAME[route])
const numbered = (names: readonly string[]): Route[] => names.map((name) => ROUTE_NAME.indexOf(name))

/** Short routes with many loops and many cities where three or five routes meet; all 45 trains are used. */
const TANGLES = [
  [
    'atlanta~nashville',
    'atlanta~raleigh:1',
    'chicago~duluth',
    'chicago~pittsburgh:orange',
    'chicago~saint-louis:green',
    'duluth~omaha:2',
    'kansas-city~oklahoma-city:1',
    'kansas-city~omaha:2',
    'kansas-city~saint-louis:blue',
    'little-rock~nashville',
    'little-rock~oklahoma-city',
    'little-rock~saint-louis',
    'nashville~pittsburgh',
    'nashville~raleigh',
    'nashville~saint-louis',
    'pittsburgh~raleigh',
    'pittsburgh~saint-louis',
    'pittsburgh~washington',
    'raleigh~washington:2',
  ],
  [
    'atlanta~charleston',
    'atlanta~nashville',
    'atlanta~raleigh:2',
    'boston~new-york:red',
    'charleston~raleigh',
    'chicago~pittsburgh:black',
    'chicago~saint-louis:green',
    'chicago~toronto',
    'montreal~new-york',
    'montreal~toronto',
    'nashville~pittsburgh',
    'nashville~raleigh',
    'nashville~saint-louis',
    'new-york~pittsburgh:white',
    'new-york~washington:orange',
    'pittsburgh~raleigh',
    'pittsburgh~toronto',
    'pittsburgh~washington',
    'raleigh~washington:2',
  ],
  [
    'atlanta~nashville',
    'atlanta~raleigh:2',
    'chicago~pittsburgh:black',
    'chicago~saint-louis:green',
    'dallas~houston:2',
    'dallas~little-rock',
    'dallas~oklahoma-city:2',
    'houston~new-orleans',
    'kansas-city~oklahoma-city:2',
    'kansas-city~omaha:1',
    'kansas-city~saint-louis:violet',
    'little-rock~nashville',
    'little-rock~new-orleans',
    'little-rock~oklahoma-city',
    'little-rock~saint-louis',
    'nashville~pittsburgh',
    'nashville~raleigh',
    'nashville~saint-louis',
    'pittsburgh~raleigh',
    'pittsburgh~washington',
    'raleigh~washington:2',
  ],
]

test('TTR-087 the player with the longest continuous path scores 10 more points', () => {
  const owners = { 'chicago~duluth': 0, 'duluth~winnipeg': 0, 'calgary~winnipeg': 1, 'atlanta~nashville': 2 }
  const scene = endedGame({ seats: 3, owners })
  expect(scene.result().parts['longest-path']).toEqual([10, 0, 0])
  expect(scene.result().scores).toEqual([4 + 7 + 10, 15, 1])
  expect(scene.told(1)).toContainEqual({ id: 'longest-path', by: 0, length: 7 })
  expect(scene.asked()).toEqual([])
})

test('TTR-088 players who tie for the longest path score the 10 points each', () => {
  const owners = { 'calgary~winnipeg': 0, 'chicago~duluth': 1, 'chicago~pittsburgh:black': 1, 'atlanta~miami': 2 }
  const scene = endedGame({ seats: 3, owners })
  expect(scene.result().parts['longest-path']).toEqual([10, 10, 0])
  expect(
    scene
      .told()
      .filter(({ id }) => id === 'longest-path')
      .map(({ by }) => by),
  ).toEqual([0, 1])
})

test('TTR-089 only trains of one colour count for a path', () => {
  const mine = ['denver~santa-fe', 'el-paso~phoenix']
  expect(pathLength(mine)).toBe(3)
  expect(pathLength(mine, ['el-paso~santa-fe', 'phoenix~santa-fe'])).toBe(3)
  expect(pathLength([...mine, 'el-paso~santa-fe'])).toBe(7)
})

test('TTR-090 a path may loop back and visit a city more than once', () => {
  const loop = ['el-paso~santa-fe', 'el-paso~phoenix', 'phoenix~santa-fe']
  expect(pathLength(loop)).toBe(8)
  expect(pathLength([...loop, 'denver~santa-fe'])).toBe(10)
  const eight = [...loop, 'denver~santa-fe', 'denver~oklahoma-city', 'oklahoma-city~santa-fe']
  expect(pathLength(eight)).toBe(8 + 9)
})

test('TTR-091 each train counts only once in a path', () => {
  expect(pathLength(['denver~santa-fe', 'el-paso~santa-fe', 'phoenix~santa-fe'])).toBe(3 + 2)
  expect(pathLength(['denver~santa-fe'])).toBe(2)
  const fourArms = ['denver~santa-fe', 'el-paso~santa-fe', 'phoenix~santa-fe', 'oklahoma-city~santa-fe']
  expect(pathLength(fourArms)).toBe(3 + 3)
})

test('TTR-092 the length of a path is counted in trains, not in routes', () => {
  const two = ['portland~seattle:1', 'seattle~vancouver:1', 'calgary~vancouver']
  expect(pathLength(two)).toBe(5)
  expect(pathLength([...two, 'helena~seattle'])).toBe(6 + 4)
  const scene = endedGame({ owners: { ...ownedBy(0, two), 'calgary~winnipeg': 1 } })
  expect(scene.result().parts['longest-path']).toEqual([0, 10])
})

test('TTR-090 TTR-091 the longest path of any small network is the one found by trying everything', () => {
  for (let seed = 0; seed < 150; seed++) {
    const routes = scatteredNetwork(seed, 3 + (seed % 8))
    expect(pathLength(named(routes)), `seed ${seed}`).toBe(longestByTrying(routes))
  }
})

test('TTR-090 TTR-091 the longest path of a dense network is the one found by trying everything', () => {
  for (let seed = 0; seed < 120; seed++) {
    const routes = denseNetwork(seed, 10 + (seed % 12))
    expect(pathLength(named(routes)), `seed ${seed}`).toBe(longestByTrying(routes))
  }
})

test('TTR-090 TTR-091 the longest path through a tangle of loops is exact', () => {
  for (const tangle of TANGLES) {
    const routes = numbered(tangle)
    expect(routes.reduce((sum, route) => sum + LENGTH[route], 0)).toBe(45)
    expect(pathLength(tangle)).toBe(longestByTrying(routes))
  }
  expect(TANGLES.map((tangle) => pathLength(tangle))).toEqual([40, 39, 42])
})

/** Whether one can walk these routes one after the other. */
function isWalk(routes: readonly Route[]): boolean {
  let ends = [FROM[routes[0]], TO[routes[0]]]
  for (const route of routes.slice(1))
    ends = ends.flatMap((city) => (FROM[route] === city ? [TO[route]] : TO[route] === city ? [FROM[route]] : []))
  return ends.length > 0
}

test('TTR-087 TTR-091 the path shown at the end is a walk of that length that uses no route twice', () => {
  for (const routes of [...TANGLES, ...Array.from({ length: 40 }, (_, seed) => named(denseNetwork(seed, 12)))]) {
    const { longestPath, longestRoutes } = endedGame({ owners: ownedBy(0, routes) }).view(undefined).players[0]
    expect(longestRoutes.reduce((sum, route) => sum + LENGTH[route], 0)).toBe(longestPath)
    expect(new Set(longestRoutes).size).toBe(longestRoutes.length)
    expect(named(longestRoutes).every((name) => routes.includes(name))).toBe(true)
    expect(isWalk(longestRoutes)).toBe(true)
  }
})
