import { ANTEHELL, NOWHERE, PLACES, SECTIO } from './board.ts'
import { ARCANA, HELL_CARDS } from './cards/counts.ts'
import { DEMONS } from './demons.ts'
import { flow } from './flow.ts'
import { HOUNDS } from './hounds.ts'
import { LIEUTENANTS } from './lieutenants.ts'
import { everybody, houndedAt, legionsAt, legionsOnMap } from './queries.ts'
import {
  AVAILABLE,
  BAG,
  BROUGHT,
  FREEBOOTERS,
  HAND,
  LEGIONS,
  LOOKED_AT,
  MOST_SEATS,
  NOBODY,
  OPEN,
  OUT,
  OWNERS,
  QUEUE,
  RETURNED,
  type State,
  TOP,
  URIELS_BOX,
} from './state.ts'

/** Throws when something is lost, doubled or out of range. A state from a stranger is checked by nothing else. */
export function check(g: State): void {
  if (!within(g.seats, 2, MOST_SEATS)) fail(`there are ${g.seats} seats`)
  if (![8, 24].includes(g.lastTurn) || !within(g.turn, 1, 25)) fail(`it cannot be turn ${g.turn} of ${g.lastTurn}`)
  if (!within(g.phase, 0, 8) || !within(g.ending, -1, 2)) fail('there is no such phase or ending')
  checkPlayers(g)
  checkMap(g)
  checkDemons(g)
  checkPile('Arcana', g, g.arcanaPlace, g.arcanaTop, g.arcanaQueue, ARCANA)
  checkPile('Hell', g, g.hellPlace, g.hellTop, g.hellQueue, HELL_CARDS)
  checkOpenCards(g)
  checkSpirits(g)
  flow.check(g)
}

const within = (n: number, least: number, most: number): boolean => Number.isInteger(n) && n >= least && n <= most

function list(name: string, its: readonly number[], length: number, least: number, most: number): void {
  if (!Array.isArray(its) || its.length !== length) fail(`${name} must have ${length} entries`)
  for (const n of its) if (!within(n, least, most)) fail(`${name} cannot hold ${n}`)
}

function checkPlayers(g: State): void {
  const { seats } = g
  for (const key of ['souls', 'favours', 'disfavours'] as const) list(key, g[key], seats, 0, 1_000_000)
  for (const key of ['freePetitions', 'freeRights', 'banners', 'lostLegion', 'lostPlain'] as const)
    list(key, g[key], seats, 0, 100)
  if (g.winners < 0 || g.winners >= 1 << seats) fail('there are no such winners')
}

function checkMap(g: State): void {
  list('owner', g.owner, SECTIO, NOBODY, FREEBOOTERS)
  list('signs', g.signs, SECTIO, 0, 1023)
  list('yields', g.yields, SECTIO, -50, 50)
  list('victors', g.victors, SECTIO, 0, (1 << g.seats) - 1)
  list('legions', g.legions, OWNERS * PLACES, 0, LEGIONS)
  for (const owner of g.owner) if (owner >= g.seats && owner !== FREEBOOTERS) fail(`there is no player ${owner}`)
  for (let owner = 0; owner < OWNERS; owner++) {
    if (legionsOnMap(g, owner) > LEGIONS) fail(`side ${owner} has more than ${LEGIONS} legions`)
    if (owner >= g.seats && owner !== FREEBOOTERS && legionsOnMap(g, owner) > 0) fail(`there is no player ${owner}`)
    for (let place = 0; place < PLACES; place++)
      if (houndedAt(g, owner, place) > legionsAt(g, owner, place)) fail('a tamed hound is without its legion')
  }
  list('hounds', g.houndPlace, HOUNDS, NOWHERE, ANTEHELL)
  list('owners of hounds', g.houndOwner, HOUNDS, NOBODY, FREEBOOTERS)
  for (const [hound, place] of g.houndPlace.entries()) {
    if (place === NOWHERE && g.houndOwner[hound] !== NOBODY) fail('a hound in the box has a master')
    if (place === ANTEHELL && g.houndOwner[hound] === NOBODY) fail('a hound rampages in AnteHell')
  }
  checkLieutenants(g)
}

function checkLieutenants(g: State): void {
  list('lieutenants', g.lieutenantPlace, LIEUTENANTS, 0, RETURNED)
  list('masters', g.lieutenantOwner, LIEUTENANTS, NOBODY, FREEBOOTERS)
  list('heights', g.lieutenantHeight, LIEUTENANTS, 0, LIEUTENANTS)
  list('bonus pay', g.lieutenantSouls, LIEUTENANTS, 0, 1_000_000)
  for (const [it, place] of g.lieutenantPlace.entries())
    if (place < AVAILABLE !== (g.lieutenantOwner[it] !== NOBODY)) fail(`lieutenant ${it} is lost`)
}

function checkDemons(g: State): void {
  list('demons', g.demonOwner, DEMONS, NOBODY, g.seats - 1)
  list('walks', g.walkTurn, DEMONS, 0, 25)
  list('recoveries', g.recoversOn, DEMONS, 0, 6)
  for (const key of ['acted', 'mustPass', 'joined'] as const) list(key, g[key], DEMONS, 0, 1)
  list('uses of skills', g.skillUses, DEMONS, 0, 10)
  for (const demon of g.demonQueue)
    if (!within(demon, 0, DEMONS - 1) || g.demonOwner[demon] !== NOBODY) fail('a demon is under the deck and in play')
  if (new Set(g.demonQueue).size < g.demonQueue.length) fail('a demon is twice under the deck')
  for (const demon of g.track) if (!within(demon, 0, DEMONS - 1)) fail('a stranger is on the order track')
  for (let demon = 0; demon < DEMONS; demon++)
    if (g.demonOwner[demon] === NOBODY && (g.walkCard[demon] !== NOBODY || g.recoversOn[demon] !== 0))
      fail('a demon that is not in play is on earth or incapacitated')
}

function checkPile(
  name: string,
  g: State,
  places: readonly number[],
  top: readonly number[],
  queue: readonly number[],
  count: number,
): void {
  list(`${name} cards`, places, count, BAG, BROUGHT + DEMONS - 1)
  for (const [where, cards] of [
    [TOP, top],
    [QUEUE, queue],
  ] as const) {
    if (new Set(cards).size < cards.length) fail(`a ${name} card is twice in its pile`)
    if (cards.some((card) => places[card] !== where)) fail(`a ${name} card is in two places`)
    if (places.filter((place) => place === where).length !== cards.length) fail(`a ${name} card is lost from its pile`)
  }
  for (const place of places)
    if (place >= HAND && place < BROUGHT && place - HAND >= g.seats) fail(`a ${name} card is in nobody's hand`)
  if (name === 'Hell' && places.some((place) => place > LOOKED_AT)) fail('a Hell card is in a hand')
}

function checkOpenCards(g: State): void {
  for (const card of [...g.walkCard, ...g.cardOnDemon])
    if (card !== NOBODY && g.arcanaPlace[card] !== OPEN) fail('a card lies with a demon and elsewhere')
  const lying = [...g.walkCard, ...g.cardOnDemon].filter((card) => card !== NOBODY)
  if (new Set(lying).size < lying.length) fail('a card lies with two demons')
  for (const card of g.permanents)
    if (card !== NOBODY && g.hellPlace[card] !== OPEN) fail('a permanent card is in its box and elsewhere')
  list('knowledge', g.arcanaSeen, ARCANA, 0, (1 << g.seats) - 1)
  list('knowledge of Hell', g.hellSeen, HELL_CARDS, 0, (1 << g.seats) - 1)
}

function checkSpirits(g: State): void {
  if (g.uriel !== OUT && g.uriel !== URIELS_BOX && !within(g.uriel, 0, SECTIO - 1)) fail('Uriel is nowhere')
  if (g.lilith !== OUT && !within(g.lilith, 0, ANTEHELL)) fail('Lilith is nowhere')
  if (!within(g.lilithAspect, NOBODY, 2) || !within(g.lilithNext, NOBODY, 2)) fail('Lilith has no such aspect')
  if (!everybody(g).includes(g.lilithPromised) && g.lilithPromised !== NOBODY) fail('Lilith is promised to nobody')
}

function fail(message: string): never {
  throw new Error(message)
}
