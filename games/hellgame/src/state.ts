import { cloneFrames, type Framed, type Player } from '@acheron/core'
import { PLACES, SECTIO } from './board.ts'
import { ARCANA, HELL_CARDS } from './cards/counts.ts'
import { DEMONS } from './demons.ts'
import { HOUNDS } from './hounds.ts'
import { LIEUTENANTS } from './lieutenants.ts'

export const MOST_SEATS = 6
export const LEGIONS = 12
export const HAND_LIMIT = 5

/** An owner of units or Sectio: a player, or the Freebooters. */
export type Owner = number
export const FREEBOOTERS = MOST_SEATS
export const OWNERS = MOST_SEATS + 1
export const NOBODY = -1

/** Where a card of either deck is: one number. */
export const BAG = 0
/** On top of its pile, in the order of `arcanaTop` or `hellTop`. */
export const TOP = 1
/** Under its pile, in the order of `arcanaQueue` or `hellQueue`. */
export const QUEUE = 2
/** Lying open: announced, under a demon on earth, on an incapacitated one, in a box of the permanents. */
export const OPEN = 3
/** A Hell card that is being looked at. */
export const LOOKED_AT = 4
export const HAND = 5 // + player
export const BROUGHT = HAND + MOST_SEATS // + demon

/** Where a lieutenant is besides the places of the board: a box of those available, or the Returned box. */
export const AVAILABLE = PLACES // + box
export const RETURNED = AVAILABLE + 3

/** Where Uriel is besides the Sectio, and Lilith. */
export const OUT = -2
export const URIELS_BOX = -1

export const CRONE = 0
export const MOTHER = 1
export const VIRGIN = 2

/** What lies on a Sectio for the turn: bits of `signs`. */
export const MUST_STOP = 1
export const CLOSED = 2
export const CLOSED_TO_SPIRITS = 4
export const SPIRITS_HELD = 8
export const NO_SOULS = 16
export const PITS = 32
export const NO_FLEE = 64
export const RED_MIST = 128
export const NO_PETITION = 256
/** Two sides share it by consent: stays until the next Combat phase. */
export const PEACE = 512
const LASTING = PEACE

export const PHASES = ['setup', 'hell', 'soul', 'summoning', 'action', 'random', 'combat', 'petition', 'end'] as const

export const ENDINGS = ['circle', 'sixes', 'patience'] as const

export interface State extends Framed {
  seats: number
  /** Options: the quick rules of 11.3.5 and 11.3.6 (1 or 0), and after which turn patience is over. */
  quickFights: number
  threeRounds: number
  lastTurn: number
  turn: number
  /** A place in PHASES. */
  phase: number
  /** A place in ENDINGS, or -1 while the game goes on. */
  ending: number
  /** By player. */
  souls: number[]
  favours: number[]
  disfavours: number[]
  /** By Sectio: an Owner or NOBODY. */
  owner: Owner[]
  /** By owner and place (owner * PLACES + place): how many legions. What is on no place is in stock. */
  legions: number[]
  /** By lieutenant. The owner is NOBODY in the boxes; the least height lies on top of a box. */
  lieutenantPlace: number[]
  lieutenantOwner: Owner[]
  lieutenantHeight: number[]
  lieutenantSouls: number[]
  /** By hound: a place, or NOWHERE for the box; whose legion holds it there, or NOBODY for a rampage. */
  houndPlace: number[]
  houndOwner: Owner[]
  /** By demon: a player or NOBODY. */
  demonOwner: number[]
  /** Demons under their deck, in order; the others without an owner are a bag. */
  demonQueue: number[]
  /** By demon: the Walk card under him when on earth, or NOBODY; and since which turn. */
  walkCard: number[]
  walkTurn: number[]
  /** By demon: 0 when active, otherwise the least die with which he recovers; and the Arcana card on him or NOBODY. */
  recoversOn: number[]
  cardOnDemon: number[]
  /** By demon: whether he has acted this turn, must pass for good with his next action, has joined a combat this turn. */
  acted: number[]
  mustPass: number[]
  joined: number[]
  /** By demon: how often his skill was used this turn. */
  skillUses: number[]
  /** The order track of this turn: demons. */
  track: number[]
  /** By Arcana card: its place; a bit for each player who knows it although it is hidden. */
  arcanaPlace: number[]
  arcanaSeen: number[]
  arcanaTop: number[]
  arcanaQueue: number[]
  /** By Hell card, likewise. */
  hellPlace: number[]
  hellSeen: number[]
  hellTop: number[]
  hellQueue: number[]
  /** By HEAVEN, EARTH, HELL: the Hell card in the box, or NOBODY. */
  permanents: number[]
  /** A Sectio, URIELS_BOX or OUT; the turn in which he was called. */
  uriel: number
  urielTurn: number
  /** Who may steer how many of his steps this turn: player, steps, player, steps. */
  urielGuides: number[]
  /** A place or OUT; her aspect or NOBODY; the aspect that a card has named for next time or NOBODY. */
  lilith: number
  lilithAspect: number
  lilithNext: number
  /** Who steers her this turn by a card, or NOBODY. */
  lilithPromised: number
  /** By Sectio: signs of this turn as bits, and how many souls more it yields. */
  signs: number[]
  yields: number[]
  /** Whether the order of demons is reversed this turn. */
  reversed: number
  /** By player, this turn: petitions that cost nothing; whether the victor's right needs no roll; +n on attacks. */
  freePetitions: number[]
  freeRights: number[]
  banners: number[]
  /** By player: whether a legion of his was destroyed this turn. */
  lostLegion: number[]
  /** By player: what cannot leave AnteHell any more this phase: plain legions; as bits hounds (with their legions) and lieutenants. */
  lostPlain: number[]
  lostHounds: number
  lostLieutenants: number
  /** By Sectio: a bit for each player who has won a combat there this turn. */
  victors: number[]
  /** Hounds that have lost their controller and have yet to make their first step. */
  loose: number[]
  /** The combat that is being fought: its Sectio or NOWHERE, the round from 1. */
  fightPlace: number
  fightRound: number
  /** By owner, by hound, by demon: the camp in this combat, 0 or 1, or NOBODY. */
  camp: number[]
  houndCamp: number[]
  demonCamp: number[]
  /** By owner, in this combat: +n on attacks, +n on attacks of this round. */
  attackPlus: number[]
  roundPlus: number[]
  /** By owner, in this combat: +n on saves, +n on the bonus of lieutenants, whether lieutenants are silenced. */
  savePlus: number[]
  bonusPlus: number[]
  silenced: number[]
  /** Who has won, as bits; 0 while the game goes on. */
  winners: number
}

export function emptyTable(seats: number, quickFights: number, threeRounds: number, lastTurn: number): State {
  const players = (n: number): number[] => Array(seats).fill(n)
  const demons = (n: number): number[] => Array(DEMONS).fill(n)
  return {
    seats,
    quickFights,
    threeRounds,
    lastTurn,
    turn: 1,
    phase: 0,
    ending: -1,
    souls: players(5),
    favours: players(1),
    disfavours: players(0),
    owner: Array(SECTIO).fill(NOBODY),
    legions: Array(OWNERS * PLACES).fill(0),
    lieutenantPlace: Array(LIEUTENANTS).fill(AVAILABLE),
    lieutenantOwner: Array(LIEUTENANTS).fill(NOBODY),
    lieutenantHeight: Array(LIEUTENANTS).fill(0),
    lieutenantSouls: Array(LIEUTENANTS).fill(0),
    houndPlace: Array(HOUNDS).fill(-1),
    houndOwner: Array(HOUNDS).fill(NOBODY),
    demonOwner: demons(NOBODY),
    demonQueue: [],
    walkCard: demons(NOBODY),
    walkTurn: demons(0),
    recoversOn: demons(0),
    cardOnDemon: demons(NOBODY),
    acted: demons(0),
    mustPass: demons(0),
    joined: demons(0),
    skillUses: demons(0),
    track: [],
    arcanaPlace: Array(ARCANA).fill(BAG),
    arcanaSeen: Array(ARCANA).fill(0),
    arcanaTop: [],
    arcanaQueue: [],
    hellPlace: Array(HELL_CARDS).fill(BAG),
    hellSeen: Array(HELL_CARDS).fill(0),
    hellTop: [],
    hellQueue: [],
    permanents: [NOBODY, NOBODY, NOBODY],
    uriel: OUT,
    urielTurn: 0,
    urielGuides: [],
    lilith: OUT,
    lilithAspect: NOBODY,
    lilithNext: NOBODY,
    lilithPromised: NOBODY,
    signs: Array(SECTIO).fill(0),
    yields: Array(SECTIO).fill(0),
    reversed: 0,
    freePetitions: players(0),
    freeRights: players(0),
    banners: players(0),
    lostLegion: players(0),
    lostPlain: players(0),
    lostHounds: 0,
    lostLieutenants: 0,
    victors: Array(SECTIO).fill(0),
    loose: [],
    fightPlace: -1,
    fightRound: 0,
    camp: Array(OWNERS).fill(NOBODY),
    houndCamp: Array(HOUNDS).fill(NOBODY),
    demonCamp: demons(NOBODY),
    attackPlus: Array(OWNERS).fill(0),
    roundPlus: Array(OWNERS).fill(0),
    savePlus: Array(OWNERS).fill(0),
    bonusPlus: Array(OWNERS).fill(0),
    silenced: Array(OWNERS).fill(0),
    winners: 0,
    frames: [],
    open: null,
  }
}

/** Everything that held for one turn is over. */
export function beginTurn(g: State): void {
  for (let place = 0; place < SECTIO; place++) {
    g.signs[place] &= LASTING
    g.yields[place] = 0
    g.victors[place] = 0
  }
  for (let p: Player = 0; p < g.seats; p++) {
    g.freePetitions[p] = 0
    g.freeRights[p] = 0
    g.banners[p] = 0
    g.lostLegion[p] = 0
    g.lostPlain[p] = 0
  }
  for (let demon = 0; demon < DEMONS; demon++) {
    g.acted[demon] = 0
    g.joined[demon] = 0
    g.skillUses[demon] = 0
  }
  g.lostHounds = 0
  g.lostLieutenants = 0
  g.reversed = 0
  g.urielGuides.length = 0
  g.lilithPromised = NOBODY
  g.track.length = 0
}

/** Copied as a whole first: of an object that is written out, V8 would learn that it lives long, and search clones die young. */
export function clone(g: State): State {
  const copy = { ...g }
  copy.souls = g.souls.slice()
  copy.favours = g.favours.slice()
  copy.disfavours = g.disfavours.slice()
  copy.owner = g.owner.slice()
  copy.legions = g.legions.slice()
  copy.lieutenantPlace = g.lieutenantPlace.slice()
  copy.lieutenantOwner = g.lieutenantOwner.slice()
  copy.lieutenantHeight = g.lieutenantHeight.slice()
  copy.lieutenantSouls = g.lieutenantSouls.slice()
  copy.houndPlace = g.houndPlace.slice()
  copy.houndOwner = g.houndOwner.slice()
  copy.demonOwner = g.demonOwner.slice()
  copy.demonQueue = g.demonQueue.slice()
  copy.walkCard = g.walkCard.slice()
  copy.walkTurn = g.walkTurn.slice()
  copy.recoversOn = g.recoversOn.slice()
  copy.cardOnDemon = g.cardOnDemon.slice()
  copy.acted = g.acted.slice()
  copy.mustPass = g.mustPass.slice()
  copy.joined = g.joined.slice()
  copy.skillUses = g.skillUses.slice()
  copy.track = g.track.slice()
  copy.arcanaPlace = g.arcanaPlace.slice()
  copy.arcanaSeen = g.arcanaSeen.slice()
  copy.arcanaTop = g.arcanaTop.slice()
  copy.arcanaQueue = g.arcanaQueue.slice()
  copy.hellPlace = g.hellPlace.slice()
  copy.hellSeen = g.hellSeen.slice()
  copy.hellTop = g.hellTop.slice()
  copy.hellQueue = g.hellQueue.slice()
  copy.permanents = g.permanents.slice()
  copy.urielGuides = g.urielGuides.slice()
  copy.signs = g.signs.slice()
  copy.yields = g.yields.slice()
  copy.freePetitions = g.freePetitions.slice()
  copy.freeRights = g.freeRights.slice()
  copy.banners = g.banners.slice()
  copy.lostLegion = g.lostLegion.slice()
  copy.lostPlain = g.lostPlain.slice()
  copy.victors = g.victors.slice()
  copy.loose = g.loose.slice()
  copy.camp = g.camp.slice()
  copy.houndCamp = g.houndCamp.slice()
  copy.demonCamp = g.demonCamp.slice()
  copy.attackPlus = g.attackPlus.slice()
  copy.roundPlus = g.roundPlus.slice()
  copy.savePlus = g.savePlus.slice()
  copy.bonusPlus = g.bonusPlus.slice()
  copy.silenced = g.silenced.slice()
  const { frames, open } = cloneFrames(g)
  copy.frames = frames
  copy.open = open
  return copy
}
