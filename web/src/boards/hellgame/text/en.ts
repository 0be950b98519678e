/** What HellGame’s board says besides the words of the game. The other languages have this shape. */
export const en = {
  map: 'The nine circles of hell around the Pentagram, with AnteHell outside',
  colon: ': ',
  semicolon: '; ',
  close: 'Close',

  turn: (n: number, last: number) => `Turn ${n} of ${last}`,
  phasesOfTurn: 'The eight phases of a turn',
  settingUp: 'Setting up',

  /** What lies beside the map. */
  panels: { order: 'Order', demons: 'Triumvirates', circles: 'Circles', events: 'Events' },
  order: {
    heading: 'Order of rank',
    reversed: 'Order of rank, reversed',
    now: 'acts now',
    acted: 'has acted',
    waiting: 'has yet to act',
  },
  demon: {
    inHell: 'in Hell',
    onEarth: (card: string) => `on earth by “${card}”`,
    incapacitated: (n: number) => `incapacitated, recovers on ${n} or more`,
  },
  circles: {
    heading: 'Who is how near to a circle',
    held: (n: number, name: string) => `${name} ${n} of 5`,
    nobody: 'nobody yet',
    best: (n: number) => `${n} of 5 in the best circle`,
  },
  events: {
    heading: 'Permanent events',
    none: 'none',
    piles: 'Piles',
    hell: (n: number) => `Hell cards: ${n}`,
    arcana: (n: number) => `Arcana: ${n}`,
    pool: 'Lieutenants to be had',
    nobodyLeft: 'none left',
  },

  hand: 'Your hand',
  yours: 'Your Triumvirate',
  offered: 'Choose one of these',
  watching: 'You are watching: hands stay secret.',
  minor: 'Minor',
  major: 'Major',
  noMinor: 'no minor use',
  soulsInHand: 'Souls',
  sectioOverTime: 'Sectio held, turn by turn',
  sectioHeld: (n: number) => `${n} Sectio controlled`,
  inStock: (n: number) => (n === 1 ? '1 legion in stock' : `${n} legions in stock`),

  /** Rows of moves. */
  march: (party: string, goal: string) => `${party}: march to ${goal}`,
  withLieutenant: (name: string, n: number) =>
    n === 0 ? name : `${name} with ${n === 1 ? '1 legion' : `${n} legions`}`,

  combat: {
    heading: (sectio: string) => `Combat in ${sectio}`,
    round: (n: number) => (n === 0 ? 'before the first round' : `round ${n}`),
    against: 'against',
    attacks: (n: number) => (n === 1 ? '1 attack' : `${n} attacks`),
    saves: (n: number) => `saves up to ${n}`,
    brought: (n: number) => (n === 1 ? '1 hidden card' : `${n} hidden cards`),
    odds: (percent: number) => `wins ${percent} times in 100`,
    oddsNote: 'Hits on a 6 with bonus. Odds without cards and flight.',
    attack: 'Attack',
    save: 'Saves',
    hits: (n: number) => (n === 1 ? '1 hit' : `${n} hits`),
    lost: (n: number) => `${n} lost`,
    last: 'The last round',
    wild: 'Rampaging hellhounds',
    won: (names: string) => `Won by ${names}`,
  },

  /** What others propose. */
  proposal: {
    passage: {
      title: 'Passage',
      text: (name: string, legions: string, where: string) => `${name} asks to pass ${where} with ${legions}.`,
      yes: 'Nobody fights there because of it; the units may move on.',
      no: 'They may come all the same, and then your units must flee or stand.',
    },
    peace: {
      title: 'Peace',
      text: (sectio: string) => `${sectio}: share it in peace?`,
      yes: 'If all agree, nobody fights; a shared Sectio yields no souls.',
      no: 'The combat begins.',
    },
    allies: {
      title: 'Allies',
      text: (sectio: string) => `The combat in ${sectio} is won. Turn on your allies?`,
      yes: 'They become the enemy and the combat goes on.',
      no: 'If nobody attacks, the Sectio is shared.',
    },
    consent: {
      title: 'Petition',
      text: (name: string, sectio: string) => `${name} petitions for ${sectio}, where you have units.`,
      yes: 'The petition is heard.',
      no: 'Lucifer does not hear it.',
    },
    gift: {
      title: 'A gift',
      text: (name: string, what: string) => `${name} offers you ${what}.`,
      yes: 'It is yours, with all that it costs.',
      no: 'It stays where it is.',
    },
    sides: {
      title: 'Sides',
      enemy: (sectio: string) => `${sectio}: more than two are here. Whom do you attack?`,
      ally: (sectio: string) => `${sectio}: whose side do you take?`,
      attack: 'becomes the enemy; the others choose a side',
      join: 'you fight on this side',
    },
    group: {
      title: 'A group',
      text: (demon: string, card: string) => `${demon} calls a group for “${card}”. Who of yours joins?`,
      joins: 'joins the group with its strength',
      done: 'nobody else of yours joins',
    },
    card: 'an Arcana card, unseen',
    thing: 'something',
  },

  hints: {
    pentagram: 'The Pentagram, seat of Lucifer: nobody enters it.',
    antehell:
      'AnteHell: whoever is here leaves by die, one unit at a time, into the first circle; a 6 is lost for this phase',
    owner: (name: string) => `owner ${name}`,
    unowned: 'unowned',
    yields: (n: string, more: number) =>
      more === 0 ? `yields ${n}` : `yields ${n} (${more > 0 ? '+' : '−'}${Math.abs(more)} this turn)`,
    yieldsCards: 'yields Arcana cards by die',
    /** Paid for in Summoning, and not on the board yet. */
    toCome: (legions: string) => `${legions} to come`,
    units: (side: string, units: string) => `${side} ${units}`,
    wild: (hound: string) => `rampaging ${hound}`,
    lieutenant: (name: string, bonus: number, command: number) =>
      `Lieutenant ${name}: bonus +${bonus} for up to ${command === 1 ? '1 legion' : `${command} legions`} he leads`,
    leads: (n: number) => (n === 1 ? 'leads 1 legion' : `leads ${n} legions`),
    hound: (attacks: number) => `Hellhound with ${attacks} attacks a round`,
    tamedBy: (name: string) => `tamed by ${name}`,
    rampaging: 'rampaging: it fights whoever is there and runs by die',
    uriel: 'Uriel: whoever he meets must flee or is destroyed; nobody may enter where he is',
    lilith: (aspect: string) => `Lilith${aspect === '' ? '' : `, the ${aspect}`}: whoever courts her steers her`,
    six: 'marked 6: three of these in hand win the game',
    known: (cards: string) => `cards that are known: ${cards}`,
    odds: (percent: number) => `odds of the fight there: about ${percent} in 100`,
  },

  list: {
    choose: 'You may choose',
    order: 'Order of play',
    circle: (n: number, name: string) => `Circle ${n}, ${name}`,
    spirits: 'Spirits and independents',
    combat: 'Combat',
  },

  key: {
    demons: 'Demons',
    pieces: 'On the map',
    cards: 'Arcana cards',
    signs: 'Signs of this turn',
    entries: {
      hearts: [
        'Hearts',
        'A heart roll succeeds on this number or less: to dismiss, to turn. On earth each heart is a soul a turn.',
      ],
      skulls: ['Skulls', 'How many units march with one action, and on which roll legions are saved in combat.'],
      stars: ['Stars', 'Magic: many cards ask for stars, or roll against them.'],
      earth: ['On earth', 'Walks the earth: gathers souls and favours there, but cannot march or fight.'],
      fallen: ['Incapacitated', 'Does nothing until a die at the end of the turn lets him recover.'],
      legions: ['Legions', 'A shield with how many there are; colour, crest and letter say whose.'],
      banner: ['Lieutenant', 'Leads legions together with one skull, three Sectio far, and helps them in combat.'],
      hound: ['Hellhound', 'Tamed it fights for its legion with as many dice as its number; rampaging it fights all.'],
      free: [
        'Freebooters',
        'Legions of nobody: they stay, fight, and take the Sectio over if they live to see the petitions.',
      ],
      uriel: ['Uriel', 'An angel astray. Units flee from him or are destroyed.'],
      lilith: ['Lilith', 'Comes as crone, mother or virgin; who courts her best steers her.'],
      seal: ['Seal', 'Who controls the Sectio. All five of a circle at the end of a turn win the game.'],
      souls: ['Souls', 'What a Sectio brings each turn; a Sectio with no neighbour of the same owner brings two less.'],
      favour: ['Favour', 'Buys petitions; each disfavour binds one.'],
      disfavour: [
        'Disfavour',
        'Binds a favour, and forces a roll for cards that are drawn and for the victor’s right.',
      ],
      minorUse: ['Minor arcana', 'The small use: walk the earth, recruit a lieutenant, or pass so many demons.'],
      majorUse: ['Major arcana', 'The great use: when, where and at what price is written below it.'],
      six: ['6', 'Three cards marked 6 in hand win the game at the end of a turn.'],
    },
  },
}

export type Own = typeof en
