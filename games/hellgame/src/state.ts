import { cloneFrames, type Framed, type Player } from '@acheron/core'
import { PLACES, SECTIO } from './board.ts'
import { ARCANA, HELL_CARDS } from './cards/counts.ts'
import { DEMONS } from './demons.ts'
import { HOUNDS } from './hounds.ts'
import { LIEUTENANTS } from './lieutenants.ts'

export const MOST_SEATS = 6
export const LEGIONS = 12
export const HAND_LIMIT = 5
/** Twelve legions fit in so many bits of `legions`. */
export const LEGION_BITS = 4

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
/** All these places fit in so many bits. */
export const CARD_PLACE_BITS = 5

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

/** Who is in a combat, and what cards have changed. */
export interface Fight {
  /** By owner, by hound, by demon: the camp, 0 or 1, or NOBODY. */
  camp: number[]
  houndCamp: number[]
  demonCamp: number[]
  /** By owner: +n on attacks, +n on attacks of this round, +n on saves, +n on the bonus of lieutenants. */
  attackPlus: number[]
  roundPlus: number[]
  savePlus: number[]
  bonusPlus: number[]
  /** A bit for each owner whose lieutenants are silenced. */
  silenced: number
}

export const newFight = (): Fight => ({
  camp: Array(OWNERS).fill(NOBODY),
  houndCamp: Array(HOUNDS).fill(NOBODY),
  demonCamp: Array(DEMONS).fill(NOBODY),
  attackPlus: Array(OWNERS).fill(0),
  roundPlus: Array(OWNERS).fill(0),
  savePlus: Array(OWNERS).fill(0),
  bonusPlus: Array(OWNERS).fill(0),
  silenced: 0,
})

/** While there is no combat nobody is in it. Frozen, so that nobody can join it. */
const NO_FIGHT: Fight = newFight()
for (const list of Object.values(NO_FIGHT)) Object.freeze(list)
Object.freeze(NO_FIGHT)
export const fightOf = ({ fight }: State): Fight => fight ?? NO_FIGHT

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
  /** By place: how many legions of each owner, four bits each (`legionsAt`). What is on no place is in stock. */
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
  /** By demon: the Walk card under him when on earth, or NOBODY. */
  walkCard: number[]
  /** By demon: 0 when active, otherwise the least die with which he recovers; and the Arcana card on him or NOBODY. */
  recoversOn: number[]
  cardOnDemon: number[]
  /** A bit for each demon that has gone to earth this turn, acted this turn, must pass for good with his next action, joined a combat this turn. */
  setOff: number
  acted: number
  mustPass: number
  joined: number
  /** A demon for each use of his skill this turn. */
  skillUses: number[]
  /** The order track of this turn: demons. */
  track: number[]
  /** By Arcana card: its place (`whereIs`), and above it a bit for each player who knows it although it is hidden (`whoKnows`). */
  arcana: number[]
  arcanaTop: number[]
  arcanaQueue: number[]
  /** By Hell card, likewise. */
  hell: number[]
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
  /** By Sectio: signs of this turn as bits. */
  signs: number[]
  /** Souls that a Sectio yields more this turn: Sectio, souls, Sectio, souls. */
  yields: number[]
  /** Whether the order of demons is reversed this turn. */
  reversed: number
  /** By player, this turn: petitions that cost nothing; +n on attacks. */
  freePetitions: number[]
  banners: number[]
  /** A bit for each player whose victor's right needs no roll this turn; of whom a legion was destroyed this turn. */
  freeRights: number
  lostLegion: number
  /** By player: what cannot leave AnteHell any more this phase: plain legions; as bits hounds (with their legions) and lieutenants. */
  lostPlain: number[]
  lostHounds: number
  lostLieutenants: number
  /** Who has won a combat where this turn: Sectio, player, Sectio, player. */
  victors: number[]
  /** Hounds that have lost their controller and have yet to make their first step. */
  loose: number[]
  /** The combat that is being fought, if any: its Sectio or NOWHERE, the round from 1, and who is in it. */
  fightPlace: number
  fightRound: number
  fight: Fight | null
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
    legions: Array(PLACES).fill(0),
    lieutenantPlace: Array(LIEUTENANTS).fill(AVAILABLE),
    lieutenantOwner: Array(LIEUTENANTS).fill(NOBODY),
    lieutenantHeight: Array(LIEUTENANTS).fill(0),
    lieutenantSouls: Array(LIEUTENANTS).fill(0),
    houndPlace: Array(HOUNDS).fill(-1),
    houndOwner: Array(HOUNDS).fill(NOBODY),
    demonOwner: demons(NOBODY),
    demonQueue: [],
    walkCard: demons(NOBODY),
    recoversOn: demons(0),
    cardOnDemon: demons(NOBODY),
    setOff: 0,
    acted: 0,
    mustPass: 0,
    joined: 0,
    skillUses: [],
    track: [],
    arcana: Array(ARCANA).fill(BAG),
    arcanaTop: [],
    arcanaQueue: [],
    hell: Array(HELL_CARDS).fill(BAG),
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
    yields: [],
    reversed: 0,
    freePetitions: players(0),
    freeRights: 0,
    banners: players(0),
    lostLegion: 0,
    lostPlain: players(0),
    lostHounds: 0,
    lostLieutenants: 0,
    victors: [],
    loose: [],
    fightPlace: -1,
    fightRound: 0,
    fight: null,
    winners: 0,
    frames: [],
    open: null,
  }
}

/** Everything that held for one turn is over. */
export function beginTurn(g: State): void {
  for (let place = 0; place < SECTIO; place++) g.signs[place] &= LASTING
  for (let p: Player = 0; p < g.seats; p++) {
    g.freePetitions[p] = 0
    g.banners[p] = 0
    g.lostPlain[p] = 0
  }
  g.setOff = 0
  g.acted = 0
  g.joined = 0
  g.freeRights = 0
  g.lostLegion = 0
  g.lostHounds = 0
  g.lostLieutenants = 0
  g.reversed = 0
  g.urielGuides.length = 0
  g.lilithPromised = NOBODY
  g.track.length = 0
  g.skillUses.length = 0
  g.yields.length = 0
  g.victors.length = 0
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
  copy.recoversOn = g.recoversOn.slice()
  copy.cardOnDemon = g.cardOnDemon.slice()
  copy.skillUses = g.skillUses.slice()
  copy.track = g.track.slice()
  copy.arcana = g.arcana.slice()
  copy.arcanaTop = g.arcanaTop.slice()
  copy.arcanaQueue = g.arcanaQueue.slice()
  copy.hell = g.hell.slice()
  copy.hellTop = g.hellTop.slice()
  copy.hellQueue = g.hellQueue.slice()
  copy.permanents = g.permanents.slice()
  copy.urielGuides = g.urielGuides.slice()
  copy.signs = g.signs.slice()
  copy.yields = g.yields.slice()
  copy.freePetitions = g.freePetitions.slice()
  copy.banners = g.banners.slice()
  copy.lostPlain = g.lostPlain.slice()
  copy.victors = g.victors.slice()
  copy.loose = g.loose.slice()
  copy.fight = g.fight && copyFight(g.fight)
  const { frames, open } = cloneFrames(g)
  copy.frames = frames
  copy.open = open
  return copy
}

function copyFight({ camp, houndCamp, demonCamp, attackPlus, roundPlus, savePlus, bonusPlus, silenced }: Fight): Fight {
  return {
    camp: camp.slice(),
    houndCamp: houndCamp.slice(),
    demonCamp: demonCamp.slice(),
    attackPlus: attackPlus.slice(),
    roundPlus: roundPlus.slice(),
    savePlus: savePlus.slice(),
    bonusPlus: bonusPlus.slice(),
    silenced,
  }
}
