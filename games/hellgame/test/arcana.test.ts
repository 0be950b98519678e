import { describe, expect, test } from 'vitest'
import { CLOSED } from '../src/state.ts'
import { expectAsked, expectRefused, scene } from './scene.ts'

/** Player 0 acts first with Sammael (5 hearts, 3 skulls, 4 stars), holds the card and is rich; nobody can counter. */
const holding = (card: string, it: object = {}) =>
  scene({
    phase: 'action',
    seats: 3,
    demons: [['sammael', 'asmodeus'], ['gomory'], ['thamuz']],
    acted: ['gomory', 'thamuz'],
    hands: [[card]],
    souls: [9, 9, 9],
    favours: [3, 3, 3],
    ...it,
  })
const onEarth = { earth: ['sammael'] }

describe('what an Arcana card does, when it cannot, and whom it leaves alone', () => {
  test('HG-C02 HG-C03 HG-9.8.1-04 cup-of-lethe: a star roll incapacitates a demon in Hell until 4 or more', () => {
    const t = holding('cup-of-lethe').play('p0 magic cup-of-lethe', 'p0 demon gomory', [4])
    expect([t.isActive('gomory'), t.isActive('thamuz')]).toEqual([false, true])
    expect(t.state.recoversOn[12]).toBe(4)
    expect(t.state.souls[0]).toBe(7)
    expect(t.state.cardOnDemon[12]).toBeGreaterThanOrEqual(0)
    expect(holding('cup-of-lethe').play('p0 magic cup-of-lethe', 'p0 demon gomory', [5]).isActive('gomory')).toBe(true)
    expectRefused(holding('cup-of-lethe', { souls: [1] }), 'p0 magic cup-of-lethe', 'HG-9.8.1-04')
    expectRefused(holding('cup-of-lethe', { earth: ['gomory', 'thamuz'] }), 'p0 magic cup-of-lethe', 'HG-C03')
  })

  test('one-size-fits-all: a demon on earth is incapacitated, for a favour, by three stars', () => {
    const it = { earth: ['sammael', 'gomory'] }
    const t = holding('one-size-fits-all', it).play('p0 magic one-size-fits-all', 'p0 demon gomory')
    expect([t.isActive('gomory'), t.isActive('thamuz'), t.state.favours[0]]).toEqual([false, true, 2])
    expect(t.isOnEarth('gomory')).toBe(true)
    expectRefused(holding('one-size-fits-all', { earth: ['gomory'] }), 'p0 magic one-size-fits-all', 'HG-9.8.1-02')
    const weak = {
      demons: [['gomory'], ['sammael'], ['thamuz']],
      acted: ['sammael', 'thamuz'],
      earth: ['gomory', 'sammael'],
    }
    expectRefused(holding('one-size-fits-all', weak), 'p0 magic one-size-fits-all', 'HG-C02')
  })

  test('nine-choirs: nine stars remove Uriel and earn a favour', () => {
    const it = { uriel: 's51', demons: [['sammael', 'asmodeus', 'beelzebub'], ['gomory'], ['thamuz']] }
    const t = holding('nine-choirs', it).play('p0 magic nine-choirs', 'p0 demon beelzebub', 'p0 done')
    expect([t.state.uriel, t.state.favours[0], t.state.favours[1]]).toEqual([-2, 4, 3])
    expectRefused(holding('nine-choirs', { uriel: 's51' }), 'p0 magic nine-choirs', 'HG-9.8.3.2-01')
    expectRefused(holding('nine-choirs', { ...it, uriel: undefined }), 'p0 magic nine-choirs', 'HG-C02')
  })

  test('cutpurse: a star roll, then a die of souls from another', () => {
    const t = holding('cutpurse').play('p0 magic cutpurse', 'p0 side p1', [4, 3])
    expect(t.state.souls).toEqual([12, 6, 9])
    expect(holding('cutpurse').play('p0 magic cutpurse', 'p0 side p1', [5]).state.souls).toEqual([9, 9, 9])
    expect(
      holding('cutpurse', { souls: [0, 1, 9] }).play('p0 magic cutpurse', 'p0 side p1', [1, 6]).state.souls,
    ).toEqual([1, 0, 9])
  })

  test('silent-whistle: a hound joins a legion that has none', () => {
    const it = { legions: ['p0 s51 1', 'p0 s52 1'], hounds: ['2 p0 s52'] }
    const t = holding('silent-whistle', it).play('p0 magic silent-whistle', 'p0 legion p0 s51 plain')
    expect(t.state.houndOwner.filter((owner) => owner === 0)).toHaveLength(2)
    expectRefused(
      holding('silent-whistle', { legions: ['p0 s52 1'], hounds: ['2 p0 s52'] }),
      'p0 magic silent-whistle',
      'HG-C03',
    )
  })

  test('HG-C29 forged-orders: two unled legions of another march a step, no passage asked', () => {
    const it = { legions: ['p1 s51 2', 'p1 s33 1', 'p2 s61 1'], lieutenants: ['sulla p1 s33'] }
    const t = holding('forged-orders', it).play('p0 magic forged-orders', 'p0 side p1')
    expectRefused(t, 'p0 party s33 plain 1', 'HG-G125')
    t.play('p0 party s51 plain 1')
    expectRefused(t, 'p0 ask s61', 'HG-C29')
    t.play('p0 go s61', 'p2 stay', 'p0 done')
    expect([t.legions('p1', 's61'), t.legions('p1', 's51')]).toEqual([1, 1])
    expectRefused(holding('forged-orders', { legions: ['p0 s51 2'] }), 'p0 magic forged-orders', 'HG-C03')
  })

  test('season-ticket: up to three units from anywhere into one open Sectio of one’s own', () => {
    const it = { legions: ['p0 s51 2', 'p0 antehell 1'], lieutenants: ['sulla p0 s33'], hounds: ['3 p0 s51'] }
    const t = holding('season-ticket', it).play('p0 magic season-ticket', 'p0 place s91')
    t.play('p0 legion p0 s51 hounded', 'p0 legion p0 antehell plain', 'p0 lieutenant sulla')
    expect([t.legions('p0', 's91'), t.hound(3), t.lieutenant('sulla'), t.legions('p0', 's51')]).toEqual([
      2,
      'p0 s91',
      'p0 s91',
      1,
    ])
    expectRefused(holding('season-ticket', { signs: { s91: CLOSED } }), 'p0 magic season-ticket', 'HG-C03')
  })

  test('anonymous-letter: another gains a disfavour', () => {
    const t = holding('anonymous-letter').play('p0 magic anonymous-letter', 'p0 side p2')
    expect([t.state.disfavours, t.state.favours[0]]).toEqual([[0, 0, 1], 2])
    expectRefused(holding('anonymous-letter', { disfavours: [3] }), 'p0 magic anonymous-letter', 'HG-9.8.1-04')
  })

  test('HG-G148 backdated-deed: an unowned Sectio where one stands alone, a Freebooter’s too', () => {
    const it = { legions: ['p0 s51 1', 'p0 s52 1', 'p1 s52 1', 'p0 s53 1'], freebooterSectio: ['s53'] }
    const t = holding('backdated-deed', it).play('p0 magic backdated-deed')
    expect(t.legal(0)).toEqual(['place s51', 'place s53'])
    expect(t.play('p0 place s53').owner('s53')).toBe('p0')
    expectRefused(holding('backdated-deed', { legions: ['p1 s51 1'] }), 'p0 magic backdated-deed', 'HG-C03')
  })

  test('HG-C25 hired-cutthroats: two Freebooters in an open Sectio without units', () => {
    const it = { legions: ['p1 s51 1'], uriel: 's52', signs: { s53: CLOSED } }
    const t = holding('hired-cutthroats', it).play('p0 magic hired-cutthroats')
    for (const place of ['s51', 's52', 's53', 'antehell']) expectRefused(t, `p0 place ${place}`, 'HG-C03')
    expect(t.play('p0 place s54').legions('free', 's54')).toBe(2)
  })

  test('golden-handshake: a lieutenant retires, whatever he was paid', () => {
    const it = {
      demons: [['caim'], ['gomory'], ['thamuz']],
      lieutenants: ['sulla p1 s51', 'verin p2 s51'],
      bonus: { sulla: 4 },
      acted: ['gomory', 'thamuz'],
    }
    const t = holding('golden-handshake', it).play('p0 magic golden-handshake', 'p0 lieutenant sulla')
    expect([t.lieutenant('sulla'), t.lieutenant('verin')]).toEqual(['returned', 'p2 s51'])
    expectRefused(holding('golden-handshake'), 'p0 magic golden-handshake', 'HG-C03')
  })

  test('headhunter: a heart roll wins a lieutenant without his legions', () => {
    const it = { legions: ['p0 s51 1', 'p1 s33 2'], lieutenants: ['sulla p1 s33'] }
    const t = holding('headhunter', it).play('p0 magic headhunter', 'p0 lieutenant sulla', [5], 'p0 place s51')
    expect([t.lieutenant('sulla'), t.legions('p1', 's33')]).toEqual(['p0 s51', 2])
    expectRefused(holding('headhunter', { ...it, legions: ['p1 s33 2'] }), 'p0 magic headhunter', 'HG-C02')
  })

  test('HG-C28 chthonian-tunnels: each unit of a Sectio dies on 5 or 6, a hound apart from its legion', () => {
    const it = { legions: ['p1 s51 3', 'p1 s52 1'], hounds: ['2 p1 s51'], lieutenants: ['sulla p0 s51'] }
    const t = holding('chthonian-tunnels', it).play('p0 magic chthonian-tunnels', 'p0 place s51', [5, 4, 6, 1, 5])
    expect([t.legions('p1', 's51'), t.legions('p1', 's52')]).toEqual([2, 1])
    expect([t.hound(2), t.lieutenant('sulla')]).toEqual(['box', 'returned'])
    expect(t.state.lostLegion).toBe(0b10)
  })

  test('HG-C01 drum-at-midnight: two legions in one’s own Sectio, as far as there are', () => {
    const t = holding('drum-at-midnight').play('p0 magic drum-at-midnight', 'p0 place s91')
    expect(t.legions('p0', 's91')).toBe(2)
    const few = holding('drum-at-midnight', { legions: ['p0 s51 11'] }).play(
      'p0 magic drum-at-midnight',
      'p0 place s91',
    )
    expect(few.legions('p0', 's91')).toBe(1)
  })

  test('HG-C16 smelling-salts: an incapacitated demon recovers; past its place it does not act', () => {
    const t = holding('smelling-salts', { incapacitated: ['gomory'], acted: ['thamuz'] })
    t.play('p0 magic smelling-salts', 'p0 demon gomory')
    expect(t.isActive('gomory')).toBe(true)
    expectRefused(holding('smelling-salts'), 'p0 magic smelling-salts', 'HG-C03')
  })

  test('good-lawyer: supplication with +3, no incapacity', () => {
    const t = holding('good-lawyer', { disfavours: [3, 3] }).play('p0 magic good-lawyer', [1, 1])
    expect([t.isActive('sammael'), t.state.disfavours]).toEqual([true, [3, 3, 0]])
    expect(holding('good-lawyer', { disfavours: [3] }).play('p0 magic good-lawyer', [4, 4]).state.disfavours[0]).toBe(0)
  })

  test('HG-C36 midnight-post: two cards, the limit after both', () => {
    const hands = [['midnight-post', 'cutpurse', 'cutpurse', 'bookworm', 'bookworm']]
    const t = holding('', { hands, arcanaTop: ['toll-gate', 'toll-gate'] }).play('p0 magic midnight-post')
    expectAsked(t, 'p0 discardSurplus')
    expect(t.play('p0 discard cutpurse').hand(0)).toHaveLength(5)
  })

  test('HG-3.2-05 HG-C18 serenade: a duel of hearts with a demon of another sex costs it its action', () => {
    const it = { demons: [['sammael'], ['asmodeus', 'baal'], ['thamuz']], acted: ['thamuz'], hands: [['serenade']] }
    const t = holding('', it).play('p0 magic serenade')
    expect(t.legal(0)).toEqual(['demon asmodeus'])
    t.play('p0 demon asmodeus', [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1])
    expect([(t.state.acted >> 1) & 1, t.params(1).demon]).toEqual([1, 4])
    const lost = holding('', it).play('p0 magic serenade', 'p0 demon asmodeus', [1, 1, 1, 1, 1, 2, 1, 1, 1, 1])
    expect(lost.params(1).demon).toBe(1)
  })

  test('banners-advance: eight skulls give those who take part +1 this turn', () => {
    const it = {
      demons: [['sammael', 'beelzebub', 'andras'], ['agares'], ['thamuz']],
      acted: ['thamuz'],
      hands: [['banners-advance']],
    }
    const t = holding('', it).play('p0 magic banners-advance', 'p0 demon beelzebub', 'p0 done', 'p1 demon agares')
    expect(t.state.banners).toEqual([1, 1, 0])
    expect(t.params(0).demon).toBe(18)
    const alone = holding('', it).play('p0 magic banners-advance', 'p0 done', 'p1 done')
    expectRefused(alone, 'p0 magic banners-advance', 'HG-9.8.3.2-02')
    expect(alone.hand(0)).toEqual(['banners-advance'])
  })

  test('new-almanac: six Hell cards, one permanent may be laid', () => {
    const top = ['audit', 'amnesty', 'indulgences', 'carnival', 'brimstone', 'exorcists', 'long-forks']
    const t = holding('new-almanac', { ...onEarth, hellTop: top }).play('p0 magic new-almanac')
    expect(t.legal(0)).toEqual(['lay indulgences', 'done'])
    expect(t.play('p0 done').state.permanents).toEqual([-1, -1, -1])
  })

  test('HG-C41 reversed-hourglass: another demon that has acted acts again, but cannot pass', () => {
    const t = holding('', { hands: [['reversed-hourglass', 'toll-gate']], acted: ['gomory', 'thamuz', 'asmodeus'] })
    t.play('p0 magic reversed-hourglass', 'p0 demon asmodeus')
    expectAsked(t, 'p0 act')
    expectRefused(t, 'p0 pass toll-gate', 'HG-C41')
    expectRefused(holding('reversed-hourglass'), 'p0 magic reversed-hourglass', 'HG-C03')
  })

  test('HG-C42 change-partners: all hands go to the left, empty ones too', () => {
    const t = holding('', { hands: [['change-partners', 'cutpurse'], [], ['bookworm', 'toll-gate']] })
    t.play('p0 magic change-partners')
    expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual([['bookworm', 'toll-gate'], ['cutpurse'], []])
  })
})

/** Player 0 draws the card in the Hell phase. */
const drawn = (card: string, it: object = {}) =>
  scene({
    phase: 'hell',
    seats: 3,
    demons: [['sammael'], ['gomory'], ['thamuz']],
    incapacitated: ['gomory', 'thamuz'],
    hellTop: ['indulgences', 'very-bad-year', 'audit'],
    arcanaTop: [card, 'cutpurse', 'bookworm', 'toll-gate'],
    ...it,
  })

describe('cards to be played right away', () => {
  test('called-as-witness: the highest demon is incapacitated until 3, the card on him', () => {
    const t = drawn('called-as-witness')
    expect([t.state.recoversOn[0], t.state.cardOnDemon[0] >= 0]).toEqual([3, true])
  })
  test('chain-letter: the left takes a card at random', () => {
    const t = drawn('chain-letter', { hands: [['bookworm']] })
    expect([t.hand(0), t.hand(1)]).toEqual([[], ['bookworm']])
  })
  test('HG-C32 said-her-name: Lilith comes; if she is here, she stays', () => {
    expect(drawn('said-her-name').state.lilith).toBe(45)
    expect(drawn('said-her-name', { lilith: 's51', aspect: 1 }).state.lilith).toBe(20)
  })
  test('leash-snaps: a tamed hound breaks loose, or a stray appears', () => {
    expect(drawn('leash-snaps', { legions: ['p0 s51 1'], hounds: ['3 p0 s51'], dice: [1] }).hound(3)).toBe('wild s61')
    expect(drawn('leash-snaps').told('stray')).toMatchObject({ place: 40 })
  })
})

/** Player 0 attacks with Sammael and the card against player 1 with Gomory, three legions each; dice that are not named are fives. */
const fighting = (card: string, it: object = {}) =>
  scene({
    phase: 'combat',
    demons: [['sammael'], ['gomory']],
    legions: ['p0 s53 3', 'p1 s53 3'],
    hands: [[card]],
    souls: [9, 9],
    dice: [2],
    rest: 5,
    ...it,
  }).play('p0 demon sammael', `p0 bring ${card}`, 'p1 demon gomory')

describe('combat cards', () => {
  test('HG-G155 first-stone: up to two legions are hit at once', () => {
    const t = fighting('first-stone').play(
      'p0 cast first-stone',
      'p0 legion p1 s53 plain',
      'p0 legion p1 s53 plain',
      [6, 1],
    )
    expect([t.legions('p1', 's53'), t.state.souls[0]]).toEqual([2, 8])
  })
  test('HG-C40 what-did-he-say: the other side’s lieutenants are silent', () => {
    const t = fighting('what-did-he-say', { lieutenants: ['dabriel p1 s53'] }).play('p0 cast what-did-he-say')
    expect(t.state.fight?.silenced).toBe(0b10)
    expect(t.legions('p0', 's53')).toBe(3)
  })
  test('field-promotion: one more for one’s lieutenants; not without one', () => {
    const t = fighting('field-promotion', { lieutenants: ['sulla p0 s53'] }).play(
      'p0 cast field-promotion',
      [1, 1, 1, 1, 1, 1],
    )
    expect(t.state.fight?.bonusPlus.slice(0, 2)).toEqual([1, 0])
    expectRefused(fighting('field-promotion'), 'p0 cast field-promotion', 'HG-C02')
  })
  test('HG-C44 turncoats-trumpet: a heart roll turns a legion without a hound, and it attacks at once', () => {
    const t = fighting('turncoats-trumpet').play('p0 cast turncoats-trumpet', 'p0 legion p1 s53 plain', [5])
    expect([t.legions('p0', 's53'), t.legions('p1', 's53')]).toEqual([4, 2])
    expect(t.events.find(({ id }) => id === 'attacks')?.facts.dice).toHaveLength(4)
  })
  test('HG-C44 turncoats-trumpet: the last legion turned, the combat is over and won after this round', () => {
    const it = { legions: ['p0 s53 3', 'p1 s53 1'], dice: [] }
    const t = fighting('turncoats-trumpet', it).play('p0 cast turncoats-trumpet', 'p0 legion p1 s53 plain', [5])
    expect([t.legions('p0', 's53'), t.victors('s53')]).toEqual([4, [0]])
  })
  test('HG-C43 every-devil: units flee without a roll to a free neighbour; without a round nobody has won', () => {
    const t = fighting('every-devil').play('p0 cast every-devil')
    for (let i = 0; i < 3; i++) t.play('p0 legion p0 s53 plain', 'p0 go s54')
    expect([t.legions('p0', 's54'), t.victors('s53')]).toEqual([3, []])
  })
  test('HG-C14 pistols-swords-teeth: a duel of skulls; the loser is incapacitated and leaves the combat', () => {
    const t = fighting('pistols-swords-teeth').play('p0 cast pistols-swords-teeth', 'p0 demon gomory', [6, 6, 6, 1])
    expect([t.isActive('gomory'), t.state.fight?.demonCamp[12]]).toEqual([false, -1])
    const lost = fighting('pistols-swords-teeth').play('p0 cast pistols-swords-teeth', 'p0 demon gomory', [1, 1, 1, 6])
    expect(lost.isActive('sammael')).toBe(false)
  })
  test('HG-9.8.1-01 HG-9.8-01 combat cards only in combat, action cards only as an action', () => {
    expectRefused(holding('pitchfork-drill'), 'p0 magic pitchfork-drill', 'HG-9.8.1-01')
    expectRefused(fighting('cutpurse'), 'p0 cast cutpurse', 'HG-9.8-01')
  })
  test('HG-11.2.1-01 the side with the most skulls says who casts first; then in turn', () => {
    const t = scene({
      phase: 'combat',
      demons: [['sammael'], ['gomory']],
      legions: ['p0 s53 3', 'p1 s53 4'],
      hands: [['pitchfork-drill'], ['every-devil']],
      rest: 5,
    }).play('p1 demon gomory', 'p1 bring every-devil', 'p0 demon sammael', 'p0 bring pitchfork-drill')
    expectAsked(t, 'p0 castFirst')
    t.play('p0 no')
    expectAsked(t, 'p1 cast')
    t.play('p1 let')
    expectAsked(t, 'p0 cast')
  })
  test('HG-G158 whoever casts no more is not asked again in this combat, but may counter', () => {
    const t = scene({
      phase: 'combat',
      demons: [['sammael'], ['gomory']],
      legions: ['p0 s53 3', 'p1 s53 4'],
      souls: [9, 9],
      hands: [['pitchfork-drill'], ['filed-under-never']],
      rest: 5,
    }).play('p1 demon gomory', 'p1 bring filed-under-never', 'p0 demon sammael', 'p0 bring pitchfork-drill')
    t.play('p0 no', 'p1 done', 'p0 let', 'p1 stay', 'p0 stay')
    expectAsked(t, 'p0 cast')
    t.play('p0 cast pitchfork-drill')
    expectAsked(t, 'p1 react')
  })
})
