import { ARCANA } from './counts.ts'
import { action, combat, counter, type Major, type Minor, pass, recruit, rightAway, walk, walkSafely } from './words.ts'

/** An Arcana card, from 0; copies of a design lie side by side. */
export type Card = number
/** What a card shows, from 0: its two uses. */
export type Design = number

type Row = readonly [id: string, copies: number, minor: Minor | undefined, major: Major]

/** The Arcana: copies, minor, major. */
// biome-ignore format: a line a card
const DECK: readonly Row[] = [
  ['cup-of-lethe', 2, walk(4), action('hell', { souls: 2, targets: [{ kind: 'demon', of: 'enemy', sphere: 'hell' }] }, { v: 'roll', stat: 'stars', demon: 'caster', pass: [{ v: 'incapacitate', demon: 't1', recoversOn: 4 }], fail: [] })],
  ['one-size-fits-all', 2, walk(2), action('earth', { favours: 1, needs: { stat: 'stars', min: 3 }, targets: [{ kind: 'demon', of: 'enemy', sphere: 'earth' }] }, { v: 'incapacitate', demon: 't1', recoversOn: 5 })],
  ['map-for-the-angel', 2, walk(4), action('any', { souls: 3, needs: { uriel: true }, targets: [{ kind: 'uriel' }] }, { v: 'steerUriel', steps: 2 })],
  ['nine-choirs', 1, walk(1), action('any', { needs: { group: 'stars', total: 9, uriel: true }, targets: [{ kind: 'uriel' }] }, { v: 'banishUriel' }, { v: 'gainFavours', who: 'self', n: 1 })],
  ['candle-in-the-window', 2, walk(3), action('any', { souls: 2, needs: { lilith: false } }, { v: 'callLilith', aspect: 'die' })],
  ['arm-in-arm', 2, walk(4), action('hell', { favours: 1, needs: { lilith: true, notPromised: true }, targets: [{ kind: 'lilith' }] }, { v: 'steerLilith' })],
  ['sunbeam', 2, walk(0), counter('earth', 'anyCard', {}, { v: 'cancelCard' }, { v: 'returnToHell', demon: 'cardCaster' })],
  ['passing-the-plate', 2, walk(3), action('earth', {}, { v: 'gainSouls', who: 'self', n: 'hearts' }, { v: 'gainSouls', who: 'self', n: 'd6' })],
  ['cutpurse', 2, walk(2), action('any', { targets: [{ kind: 'player', of: 'enemy' }] }, { v: 'roll', stat: 'stars', demon: 'caster', pass: [{ v: 'moveSouls', from: 't1', to: 'self', n: 'd6' }], fail: [] })],
  ['silent-whistle', 2, walk(0), action('hell', { souls: 3, targets: [{ kind: 'legion', of: 'own', hounded: false }] }, { v: 'tameHound' })],
  ['cat-over-the-wall', 2, walk(1), combat({ targets: [{ kind: 'hound', of: 'enemy', inCombat: true }] }, { v: 'looseTarget' })],
  ['forged-orders', 2, walk(3), action('hell', { souls: 2, targets: [{ kind: 'player', of: 'enemy' }] }, { v: 'forgeOrders', n: 2 })],
  ['season-ticket', 2, walk(5), action('hell', { souls: 2, targets: [{ kind: 'sectio', of: 'own', open: true }] }, { v: 'ferry', n: 3 })],
  ['anonymous-letter', 2, walk(2), action('any', { favours: 1, targets: [{ kind: 'player', of: 'enemy' }] }, { v: 'gainDisfavours', who: 't1', n: 1 })],
  ['backdated-deed', 2, walk(4), action('hell', { souls: 4, targets: [{ kind: 'sectio', of: 'unowned', withOwnLegion: true }] }, { v: 'claimSectio' })],
  ['hired-cutthroats', 2, walk(2), action('hell', { souls: 2, targets: [{ kind: 'sectio', of: 'any', empty: true, open: true }] }, { v: 'placeFreebooters', n: 2, where: 't1' })],
  ['blank-confession', 2, walk(2), action('any', { souls: 3 }, { v: 'loseDisfavours', who: 'self', n: 2 })],
  ['bookworm', 2, walk(4), action('any', { souls: 1, targets: [{ kind: 'player', of: 'enemy' }] }, { v: 'discardRandom', who: 't1', n: 2 })],
  ['harmless-governess', 1, walkSafely(0), action('any', { souls: 1, targets: [{ kind: 'player', of: 'enemy' }] }, { v: 'takeChosen', from: 't1' })],
  ['filed-under-never', 2, recruit(6), counter('any', 'anyCard', { souls: 2 }, { v: 'cancelCard' })],
  ['golden-handshake', 2, recruit(2), action('hell', { souls: 1, targets: [{ kind: 'lieutenant', of: 'enemy' }] }, { v: 'destroyLieutenant' })],
  ['field-promotion', 2, recruit(3), combat({ needs: { lieutenantHere: true } }, { v: 'modify', rule: 'lieutenantBonus', n: 1, side: 'own', until: 'combat' })],
  ['headhunter', 2, recruit(4), action('hell', { souls: 3, needs: { ownLegion: true }, targets: [{ kind: 'lieutenant', of: 'enemy' }] }, { v: 'roll', stat: 'hearts', demon: 'caster', pass: [{ v: 'headhunt' }], fail: [] })],
  ['regimental-fund', 2, recruit(1), action('any', {}, { v: 'gainSouls', who: 'self', n: 3 }, { v: 'gainSouls', who: 'self', n: '2perLieutenant' })],
  ['in-triplicate', 2, recruit(4), action('any', { souls: 1 }, { v: 'modify', rule: 'freePetition', n: 1, until: 'turn' }, { v: 'modify', rule: 'victorRollFree', n: 1, until: 'turn' })],
  ['toll-gate', 2, pass(1, 1), action('hell', { souls: 1, targets: [{ kind: 'sectio', of: 'any' }] }, { v: 'modify', rule: 'closed', n: 1, where: 't1', until: 'turn' })],
  ['chthonian-tunnels', 2, pass(2, 3), action('hell', { souls: 2, needs: { stat: 'stars', min: 2 }, targets: [{ kind: 'sectio', of: 'any' }] }, { v: 'destroyRoll', units: 'all', where: 't1', from: 5 })],
  ['drum-at-midnight', 2, pass(2, 2), action('hell', { souls: 3, targets: [{ kind: 'sectio', of: 'own', open: true }] }, { v: 'placeLegions', who: 'self', n: 2, where: 't1' })],
  ['smelling-salts', 2, pass(2, 2), action('any', { souls: 1, targets: [{ kind: 'demon', of: 'any', incapacitated: true }] }, { v: 'recover', demon: 't1' })],
  ['wrong-address', 2, pass(2, 3), counter('any', 'cardTargetingDemon', { souls: 1 }, { v: 'redirectCard' })],
  ['good-lawyer', 1, pass(2, 2), action('hell', { souls: 2 }, { v: 'supplicate', bonus: 3 })],
  ['trapdoor', 2, pass(3, 2), counter('hell', 'cardTargetingMe', {}, { v: 'cancelCard' })],
  ['every-devil', 2, pass(3, 0), combat({}, { v: 'fleeAll' })],
  ['pitchfork-drill', 2, pass(3, 1), combat({}, { v: 'modify', rule: 'combatRoll', n: 1, side: 'own', until: 'round' })],
  ['what-did-he-say', 2, pass(3, 3), combat({}, { v: 'modify', rule: 'silence', n: 1, side: 'enemy', until: 'combat' })],
  ['dead-but-stubborn', 2, pass(3, 2), combat({ souls: 1 }, { v: 'modify', rule: 'saveNumber', n: 2, side: 'own', until: 'combat' })],
  ['midnight-post', 2, pass(3, 3), action('any', { souls: 3 }, { v: 'drawArcana', who: 'self', n: 2 })],
  ['warm-embrace', 2, pass(4, 2), action('any', { targets: [{ kind: 'player', of: 'enemy' }] }, { v: 'roll', stat: 'stars', demon: 'caster', pass: [{ v: 'takeRandom', from: 't1', to: 'self' }], fail: [] })],
  ['serenade', 2, pass(4, 0), action('hell', { souls: 1, targets: [{ kind: 'demon', of: 'enemy', sphere: 'hell', acted: false, otherSex: true }] }, { v: 'duel', stat: 'hearts', win: [{ v: 'spendAction', demon: 't1' }], lose: [] })],
  ['no-confidence', 2, pass(4, 4), action('hell', { needs: { group: 'hearts', total: 12 }, targets: [{ kind: 'sectio', of: 'enemy' }] }, { v: 'revokeSectio', where: 't1' })],
  ['choir-of-the-lost', 2, pass(4, 3), action('earth', { needs: { group: 'stars', total: 8 } }, { v: 'gainFavours', who: 'participants', n: 1 }, { v: 'gainFavours', who: 'self', n: 1 })],
  ['pistols-swords-teeth', 2, pass(4, 2), combat({ targets: [{ kind: 'demon', of: 'enemy', sphere: 'hell', inCombat: true }] }, { v: 'duel', stat: 'skulls', win: [{ v: 'incapacitate', demon: 't1', recoversOn: 5 }], lose: [{ v: 'incapacitate', demon: 'caster', recoversOn: 5 }] })],
  ['hair-shirt', 2, pass(5, 3), action('hell', {}, { v: 'loseDisfavours', who: 'self', n: 3 }, { v: 'incapacitate', demon: 'caster', recoversOn: 3 })],
  ['turncoats-trumpet', 2, pass(5, 2), combat({ souls: 1, needs: { legionInStock: true }, targets: [{ kind: 'legion', of: 'enemy', inCombat: true, hounded: false }] }, { v: 'roll', stat: 'hearts', demon: 'caster', pass: [{ v: 'turnLegion' }], fail: [] })],
  ['first-stone', 2, pass(5, 1), combat({ souls: 1, targets: [{ kind: 'legion', of: 'enemy', max: 2, inCombat: true }] }, { v: 'hitTargets' })],
  ['banners-advance', 1, pass(5, 3), action('hell', { needs: { group: 'skulls', total: 8 } }, { v: 'modify', rule: 'combatRoll', n: 1, side: 'participants', until: 'turn' })],
  ['verdict-turned', 1, pass(6, 6), counter('any', 'cardTargetingMe', { favours: 1 }, { v: 'reflectCard' })],
  ['burnt-almanac', 2, pass(6, 4), action('earth', { souls: 2, targets: [{ kind: 'permanent' }] }, { v: 'discardPermanent' })],
  ['new-almanac', 1, pass(7, 4), action('earth', {}, { v: 'conspire', n: 6 })],
  ['prophet-for-hire', 1, pass(7, 3), action('earth', { souls: 1 }, { v: 'takeOneRearrange', n: 5 })],
  ['reversed-hourglass', 1, pass(8, 6), action('any', { favours: 1, targets: [{ kind: 'demon', of: 'own', acted: true, notCaster: true, incapacitated: false }] }, { v: 'grantAction' })],
  ['change-partners', 1, pass(8, 4), action('any', { souls: 2 }, { v: 'rotateHands' })],
  ['deeds-swapped', 1, pass(9, 6), action('hell', { favours: 2, targets: [{ kind: 'sectio', of: 'own' }, { kind: 'sectio', of: 'enemy', sameQuarter: true, unguarded: true }] }, { v: 'swapSectio' })],
  ['whole-truth', 1, pass(9, 4), action('any', { souls: 1, targets: [{ kind: 'player', of: 'enemy' }] }, { v: 'lookHand', at: 't1', n: 99 }, { v: 'discardByCaster', who: 't1', n: 2 })],
  ['caught-doing-good', 2, undefined, rightAway({ v: 'gainDisfavours', who: 'self', n: 1 })],
  ['called-as-witness', 2, undefined, rightAway({ v: 'incapacitate', demon: 'strongestOwn', recoversOn: 3 })],
  ['an-aunt-has-died', 2, undefined, rightAway({ v: 'gainSouls', who: 'self', n: 'd6' })],
  ['homesick', 2, undefined, rightAway({ v: 'returnToHell', demon: 'randomOwnOnEarth' })],
  ['chain-letter', 2, undefined, rightAway({ v: 'takeRandom', from: 'self', to: 'left' })],
  ['said-her-name', 1, undefined, rightAway({ v: 'callLilith', aspect: 'die' })],
  ['leash-snaps', 1, undefined, rightAway({ v: 'if', test: 'hasTamedHound', yes: [{ v: 'looseRandom' }], no: [{ v: 'strayHound', where: 'randomOwnSectio' }] })],
]

export const DESIGNS = DECK.length
export const DESIGN_IDS = DECK.map(([id]) => id)
export const COPIES = DECK.map(([, copies]) => copies)
export const MINORS = DECK.map(([, , minor]) => minor)
export const MAJORS = DECK.map(([, , , major]) => major)

const SIX = ['new-almanac', 'reversed-hourglass', 'deeds-swapped']
/** By design: whether it bears the 6. */
export const SIXES = DESIGN_IDS.map((id) => SIX.includes(id))

/** By card. */
export const DESIGN_OF: readonly Design[] = DECK.flatMap(([, copies], design) => Array<Design>(copies).fill(design))
if (DESIGN_OF.length !== ARCANA) throw new Error(`there are ${DESIGN_OF.length} Arcana cards`)

/** By design: its first card. */
export const FIRST_CARD: readonly Card[] = DECK.map((_, design) => DESIGN_OF.indexOf(design))

export const design = (id: string): Design => DESIGN_IDS.indexOf(id)
export const isRightAway = (it: Design): boolean => MAJORS[it].timing === 'playRightAway'

/** The counters, in the order of the deck. */
export const COUNTERS: readonly Design[] = MAJORS.flatMap((major, it) => (major.timing === 'counter' ? [it] : []))
