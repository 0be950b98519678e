import { checkRailway, fail, list, within } from '../../railway/check.ts'
import { CIRCLE_NAMES, CIRCLES, GATES } from '../../railway/circles.ts'
import { checkProgress } from '../../railway/progress.ts'
import { everybody, NONE } from '../../railway/queries.ts'
import { HAND, inCircle, MOST_SEATS, NOWHERE, PILE } from '../../railway/state.ts'
import { EFFECTS } from './effects.ts'
import { checkUse, isAdvocating, PROGRESS } from './progress.ts'
import { BOATS, CATCHERS, CHECKS, HELD, HERESIES, type State, TENDERS } from './state.ts'

/** Throws when something is lost, doubled or out of range. A state from a stranger is checked by nothing else. */
export function check(g: State): void {
  checkRailway(g, CHECKS)
  within('secret', g.secret, 0, 1)
  within('glutton', g.glutton, 0, 1)
  within('cerberus', g.cerberus, NONE, CIRCLES - 1)
  checkEffectTokens(g)
  checkSpecialTokens(g)
  checkLayout(g)
  checkProgress(g, 'hellrail', PROGRESS)
  checkUse(g)
}

function checkEffectTokens(g: State): void {
  list('tokenPlace', g.tokenPlace, EFFECTS, 0, HELD + g.seats - 1)
  list('tokenSeen', g.tokenSeen, EFFECTS, 0, g.secret ? (1 << g.seats) - 1 : 0)
  const countOn = (place: number): number => g.tokenPlace.filter((each) => each === place).length
  for (let circle = GATES + 1; circle < CIRCLES; circle++)
    if (countOn(circle) !== 1)
      fail(`circle ${CIRCLE_NAMES[circle]} has ${countOn(circle)} effect tokens instead of one`)
  for (const p of everybody(g)) if (countOn(HELD + p) > 1) fail(`player ${p} holds more than one effect token`)
}

function checkSpecialTokens(g: State): void {
  list('heresyHolder', g.heresyHolder, HERESIES, NONE, g.seats - 1)
  const [one, other] = g.heresyHolder
  if (one === other && one !== NONE) fail(`player ${one} holds both Heresy tokens`)
  checkSupply('boat', g.boat, g.seats, BOATS)
  checkSupply('tender', g.tender, g.seats, TENDERS)
  checkSupply('catcher', g.catcher, g.seats, CATCHERS)
}

function checkSupply(name: string, holders: readonly number[], seats: number, most: number): void {
  list(name, holders, seats, 0, 1)
  const taken = holders.filter((has) => has === 1).length
  if (taken > most) fail(`${taken} players have a ${name}; there are ${most}`)
}

/** Circles are with the players only while these lay them, and nothing else happens then. */
function checkLayout(g: State): void {
  list('circleHolder', g.circleHolder, CIRCLES, NONE, g.seats - 1)
  for (const [circle, holder] of g.circleHolder.entries())
    if ((holder === NONE) !== (g.circleCell[circle] !== NOWHERE))
      fail(`circle ${CIRCLE_NAMES[circle]} is neither with a player nor on the table, or both`)
  if (!isAdvocating(g) && g.circleCell.includes(NOWHERE)) fail('there are circles to be laid, but nobody lays them')
  if (isAdvocating(g) && !isUntouched(g)) fail('the game has begun before all circles are laid')
}

function isUntouched(g: State): boolean {
  const isUnplayed = (place: number): boolean => place === PILE || (place >= HAND && place < HAND + MOST_SEATS)
  const has = [g.glutton, g.markers.length, ...g.boat, ...g.tender, ...g.catcher, ...g.cardSeen, ...g.tokenSeen]
  return (
    g.cardPlace.every(isUnplayed) &&
    g.engine.every((at) => at === inCircle(GATES)) &&
    g.tokenPlace.every((place) => place < HELD) &&
    [g.cerberus, ...g.heresyHolder].every((each) => each === NONE) &&
    has.every((count) => count === 0)
  )
}
