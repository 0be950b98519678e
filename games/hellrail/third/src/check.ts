import type { Frame, Player } from '@acheron/core'
import { checkRailway, fail, list, within } from '../../railway/check.ts'
import { CIRCLE_NAMES, CIRCLES, GATES } from '../../railway/circles.ts'
import { countAt, everybody, NONE } from '../../railway/queries.ts'
import { inCircle, NOWHERE, PILE, PLAYED } from '../../railway/state.ts'
import { rulesOf } from './effects/index.ts'
import { ABYSS, EFFECT_NAMES, EFFECTS, type Effect, FALSE_PATH } from './effects.ts'
import { flow } from './flow.ts'
import { advocateProcedure } from './phases/advocate.ts'
import { laying } from './phases/laying.ts'
import { visitProcedure } from './phases/visit.ts'
import { BOATS, CATCHERS, CHECKS, HELD, HERESIES, type State, TENDERS } from './state.ts'
import { windows } from './windows.ts'

/** Throws when something is lost, doubled or out of range. A state from a stranger is checked by nothing else. */
export function check(g: State): void {
  checkRailway(g, CHECKS)
  within('secret', g.secret, 0, 1)
  within('glutton', g.glutton, 0, 1)
  within('cerberus', g.cerberus, NONE, CIRCLES - 1)
  checkEffectTokens(g)
  checkSpecialTokens(g)
  checkLayout(g)
  flow.check(g)
  if (countAt(g, PLAYED) !== (flow.frameOf(g, laying.procedure) ? 1 : 0)) fail('a card is shown that nobody lays')
  checkUse(g)
}

function checkEffectTokens(g: State): void {
  list('tokenPlace', g.tokenPlace, EFFECTS, 0, HELD + g.seats - 1)
  list('tokenSeen', g.tokenSeen, EFFECTS, 0, g.secret ? (1 << g.seats) - 1 : 0)
  const countOn = (place: number): number => g.tokenPlace.filter((each) => each === place).length
  const dealt = isAdvocating(g) ? 0 : 1
  for (let circle = GATES + 1; circle < CIRCLES; circle++)
    if (countOn(circle) !== dealt)
      fail(`circle ${CIRCLE_NAMES[circle]} has ${countOn(circle)} effect tokens instead of ${dealt}`)
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
  const has = [g.glutton, g.markers.length, ...g.boat, ...g.tender, ...g.catcher, ...g.cardSeen, ...g.tokenSeen]
  return (
    g.cardPlace.every((place) => place === PILE) &&
    g.engine.every((at) => at === inCircle(GATES)) &&
    g.tokenPlace.every((place) => place < HELD) &&
    [g.cerberus, ...g.heresyHolder].every((each) => each === NONE) &&
    has.every((count) => count === 0)
  )
}

const isAdvocating = (g: State): boolean => flow.frameOf(g, advocateProcedure) !== undefined

/** Throws when an effect is in progress that its circle or its user does not have, or that cannot be used. */
function checkUse(g: State): void {
  const visiting = flow.frameOf<Frame & { by: Player; effect: Effect }>(g, visitProcedure)
  if (visiting === undefined || visiting.effect === NONE) return
  const { by, effect } = visiting
  const name = EFFECT_NAMES[effect]
  if (!flow.frameOf(g, rulesOf(effect).procedure)) fail(`${name} is used, but another effect is in progress`)
  const window = flow.frameOf<Frame & { effect: Effect }>(g, windows)
  if (window && window.effect !== effect) fail(`${name} is used, but another effect was announced`)
  const isPaid = effect === ABYSS || effect === FALSE_PATH
  if (!isPaid && rulesOf(effect).cannotUse(g, by, g.tokenPlace[effect] === HELD + by)) fail(`${name} cannot be used`)
}
