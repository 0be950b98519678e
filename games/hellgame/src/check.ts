import { ANTEHELL, NOWHERE, PLACES, SECTIO } from './board.ts'
import { ARCANA, HELL_CARDS } from './cards/counts.ts'
import { BOX_OF } from './cards/hell-deck.ts'
import { DEMONS } from './demons.ts'
import { flow } from './flow.ts'
import { HOUNDS } from './hounds.ts'
import { LIEUTENANTS } from './lieutenants.ts'
import { everybody, houndedAt, legionsAt, legionsOnMap, whereIs } from './queries.ts'
import {
  AVAILABLE,
  BROUGHT,
  CARD_PLACE_BITS,
  FREEBOOTERS,
  HAND,
  LEGION_BITS,
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
  if (g.turn > g.lastTurn) fail(`it cannot be turn ${g.turn} of ${g.lastTurn}`)
  if (!within(g.phase, 0, 8) || !within(g.ending, -1, 2)) fail('there is no such phase or ending')
  for (const key of ['quickFights', 'threeRounds', 'reversed'] as const) bits(key, g[key], 1)
  checkPlayers(g)
  checkMap(g)
  checkDemons(g)
  checkPile('Arcana', g, g.arcana, g.arcanaTop, g.arcanaQueue, ARCANA)
  checkPile('Hell', g, g.hell, g.hellTop, g.hellQueue, HELL_CARDS)
  checkOpenCards(g)
  checkSpirits(g)
  checkFight(g)
  flow.check(g)
}

const within = (n: number, least: number, most: number): boolean => Number.isInteger(n) && n >= least && n <= most

function list(name: string, its: readonly number[], length: number, least: number, most: number): void {
  if (!Array.isArray(its) || its.length !== length) fail(`${name} must have ${length} entries`)
  for (const n of its) if (!within(n, least, most)) fail(`${name} cannot hold ${n}`)
}

/** Sectio, number, Sectio, number. */
function pairs(name: string, its: readonly number[], least: number, most: number): void {
  if (its.length % 2 > 0) fail(`${name} go in pairs`)
  for (const [i, n] of its.entries())
    if (!within(n, i % 2 > 0 ? least : 0, i % 2 > 0 ? most : SECTIO - 1)) fail(`${name} cannot hold ${n}`)
}

function bits(name: string, its: number, count: number): void {
  if (!within(its, 0, 2 ** count - 1)) fail(`${name} cannot be ${its}`)
}

function checkPlayers(g: State): void {
  const { seats } = g
  for (const key of ['souls', 'favours', 'disfavours'] as const) list(key, g[key], seats, 0, 1_000_000)
  for (const key of ['freePetitions', 'banners', 'lostPlain'] as const) list(key, g[key], seats, 0, 100)
  for (const key of ['freeRights', 'lostLegion'] as const) bits(key, g[key], seats)
  bits('winners', g.winners, seats)
  if (g.ending < 0 !== (g.winners === 0)) fail('a game is over when somebody has won')
}

function checkMap(g: State): void {
  list('owner', g.owner, SECTIO, NOBODY, FREEBOOTERS)
  list('signs', g.signs, SECTIO, 0, 1023)
  pairs('yields', g.yields, -50, 50)
  pairs('victors', g.victors, 0, g.seats - 1)
  list('legions', g.legions, PLACES, 0, 2 ** (OWNERS * LEGION_BITS) - 1)
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
  bits('hounds lost in AnteHell', g.lostHounds, HOUNDS)
  bits('lieutenants lost in AnteHell', g.lostLieutenants, LIEUTENANTS)
  if (new Set(g.loose).size < g.loose.length) fail('a hound is loose twice')
  for (const hound of g.loose)
    if (!within(g.houndPlace[hound] ?? NOWHERE, 0, SECTIO - 1) || g.houndOwner[hound] !== NOBODY)
      fail('a loose hound is not rampaging')
  checkLieutenants(g)
}

function checkLieutenants(g: State): void {
  list('lieutenants', g.lieutenantPlace, LIEUTENANTS, 0, RETURNED)
  list('masters', g.lieutenantOwner, LIEUTENANTS, NOBODY, FREEBOOTERS)
  list('heights', g.lieutenantHeight, LIEUTENANTS, 0, LIEUTENANTS)
  list('bonus pay', g.lieutenantSouls, LIEUTENANTS, 0, 1_000_000)
  for (const [it, place] of g.lieutenantPlace.entries())
    if (place < AVAILABLE !== (g.lieutenantOwner[it] !== NOBODY)) fail(`lieutenant ${it} is lost`)
  for (const owner of g.lieutenantOwner)
    if (owner >= g.seats && owner !== FREEBOOTERS) fail(`there is no player ${owner}`)
  for (const [it, souls] of g.lieutenantSouls.entries())
    if (souls > 0 && g.lieutenantOwner[it] === NOBODY) fail(`lieutenant ${it} is paid by nobody`)
}

function checkDemons(g: State): void {
  list('demons', g.demonOwner, DEMONS, NOBODY, g.seats - 1)
  list('Walk cards', g.walkCard, DEMONS, NOBODY, ARCANA - 1)
  list('cards on demons', g.cardOnDemon, DEMONS, NOBODY, ARCANA - 1)
  list('recoveries', g.recoversOn, DEMONS, 0, 6)
  for (const key of ['setOff', 'acted', 'mustPass', 'joined'] as const) bits(key, g[key], DEMONS)
  list('uses of skills', g.skillUses, g.skillUses.length, 0, DEMONS - 1)
  for (const demon of g.demonQueue)
    if (!within(demon, 0, DEMONS - 1) || g.demonOwner[demon] !== NOBODY) fail('a demon is under the deck and in play')
  if (new Set(g.demonQueue).size < g.demonQueue.length) fail('a demon is twice under the deck')
  for (const demon of g.track) if (!within(demon, 0, DEMONS - 1)) fail('a stranger is on the order track')
  if (new Set(g.track).size < g.track.length) fail('a demon is twice on the order track')
  for (let demon = 0; demon < DEMONS; demon++)
    if (g.demonOwner[demon] === NOBODY && (g.walkCard[demon] !== NOBODY || g.recoversOn[demon] !== 0))
      fail('a demon that is not in play is on earth or incapacitated')
}

function checkPile(
  name: string,
  g: State,
  deck: readonly number[],
  top: readonly number[],
  queue: readonly number[],
  count: number,
): void {
  list(`${name} cards`, deck, count, 0, (1 << (CARD_PLACE_BITS + g.seats)) - 1)
  const places = deck.map((_, card) => whereIs(deck, card))
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

const BOXES = 3

function checkOpenCards(g: State): void {
  for (const card of [...g.walkCard, ...g.cardOnDemon])
    if (card !== NOBODY && whereIs(g.arcana, card) !== OPEN) fail('a card lies with a demon and elsewhere')
  const lying = [...g.walkCard, ...g.cardOnDemon].filter((card) => card !== NOBODY)
  if (new Set(lying).size < lying.length) fail('a card lies with two demons')
  list('permanents', g.permanents, BOXES, NOBODY, HELL_CARDS - 1)
  for (const [demon, card] of g.cardOnDemon.entries())
    if (card !== NOBODY && g.recoversOn[demon] === 0) fail('a card lies on a demon that is active')
  for (const [box, card] of g.permanents.entries())
    if (card !== NOBODY && BOX_OF[card] !== box) fail('a Hell card is in the wrong box')
  for (const card of g.permanents)
    if (card !== NOBODY && whereIs(g.hell, card) !== OPEN) fail('a permanent card is in its box and elsewhere')
}

/** Who fights is there, and nobody has brought cards elsewhere. */
function checkFight(g: State): void {
  const { fight, fightPlace, fightRound } = g
  if ((fight === null) !== (fightPlace === NOWHERE)) fail('a combat is nowhere')
  const isBrought = (demon: number): boolean => fight !== null && fight.demonCamp[demon] !== NOBODY
  for (let card = 0; card < ARCANA; card++) {
    const place = whereIs(g.arcana, card)
    if (place >= BROUGHT && !isBrought(place - BROUGHT)) fail('a card is in no combat')
  }
  if (fight === null) {
    if (fightRound !== 0) fail('there is a round of no combat')
    return
  }
  if (!within(fightPlace, 0, SECTIO - 1) || !within(fightRound, 0, 1_000_000)) fail('a combat is nowhere')
  list('camps', fight.camp, OWNERS, NOBODY, 1)
  list('camps of hounds', fight.houndCamp, HOUNDS, NOBODY, 1)
  list('camps of demons', fight.demonCamp, DEMONS, NOBODY, 1)
  for (const key of ['attackPlus', 'roundPlus', 'savePlus', 'bonusPlus'] as const)
    list(key, fight[key], OWNERS, -50, 50)
  bits('silenced', fight.silenced, OWNERS)
  for (const [demon, camp] of fight.demonCamp.entries())
    if (camp !== NOBODY && (g.demonOwner[demon] === NOBODY || !((g.joined >> demon) & 1)))
      fail('a demon is in a combat that it has not joined')
}

function checkSpirits(g: State): void {
  if (g.uriel !== OUT && g.uriel !== URIELS_BOX && !within(g.uriel, 0, SECTIO - 1)) fail('Uriel is nowhere')
  if (g.lilith !== OUT && !within(g.lilith, 0, ANTEHELL)) fail('Lilith is nowhere')
  if (!within(g.lilithAspect, NOBODY, 2) || !within(g.lilithNext, NOBODY, 2)) fail('Lilith has no such aspect')
  if (g.lilith === OUT && g.lilithAspect !== NOBODY) fail('Lilith is out, but has an aspect')
  if (!within(g.urielTurn, 0, g.turn)) fail('Uriel is called in a turn to come')
  if (g.urielGuides.length % 2 > 0) fail('Uriel is led by nobody')
  for (const [i, n] of g.urielGuides.entries())
    if (i % 2 === 0 ? !everybody(g).includes(n) : !within(n, 0, 100)) fail('Uriel is led by nobody')
  if (!everybody(g).includes(g.lilithPromised) && g.lilithPromised !== NOBODY) fail('Lilith is promised to nobody')
}

function fail(message: string): never {
  throw new Error(message)
}
