const circles = [
  'Limbo',
  'The Lustful',
  'The Gluttonous',
  'The Greedy',
  'The Wrathful',
  'Heretics',
  'The Violent',
  'Fraud',
  'Treachery',
]

const sectio = {
  s11: 'Vestibule of the Undecided',
  s12: 'Meadow of Faint Praise',
  s13: 'Acheron Landing',
  s14: 'The Wise Men',
  s15: 'Castle of the Seven Walls',
  s21: 'Waiting Room of Minos',
  s22: 'The Endless Gale',
  s23: 'Gallery of Stolen Glances',
  s24: 'Garden of the Unread Page',
  s25: 'Bower of Broken Vows',
  s31: 'Kennel of Cerberus',
  s32: 'The Eternal Sleet',
  s33: 'Ciacco’s Table',
  s34: 'Lake of Gravy',
  s35: 'Second Helpings',
  s41: 'Counting House of Plutus',
  s42: 'Treadmill of the Misers',
  s43: 'Slope of the Spendthrifts',
  s44: 'The Golden Lottery',
  s45: 'Vault of Unpaid Wages',
  s51: 'Lower Dungeon of the Superior',
  s52: 'The Envious',
  s53: 'Shallows of the Styx',
  s54: 'Marsh of the Sullen',
  s55: 'Ferry of Phlegyas',
  s61: 'Gate of Dis',
  s62: 'Balcony of the Furies',
  s63: 'Idolaters',
  s64: 'The Open Tombs',
  s65: 'Academy of False Prophets',
  s71: 'Rubble of the Minotaur',
  s72: 'Ford of the Phlegethon',
  s73: 'Centaurs’ Shooting Range',
  s74: 'The Weeping Wood',
  s75: 'Desert of the Fiery Rain',
  s81: 'Ditch of the Flatterers',
  s82: 'Lake of Boiling Pitch',
  s83: 'Cloakroom of the Leaden Hypocrites',
  s84: 'Nest of the Thieving Snakes',
  s85: 'Market of Sold Offices',
  s91: 'Well of the Giants',
  s92: 'Caina',
  s93: 'Antenora',
  s94: 'Ptolomea',
  s95: 'The Frozen Kiss',
}

const demons = {
  sammael: {
    name: 'Sammael',
    title: 'The Venom, Prince of the Powers of the Air',
    skill: 'A Drop More',
    text: 'He rolls one die more when doing evil deeds. It is all in the aftertaste.',
  },
  asmodeus: {
    name: 'Asmodeus',
    title: 'Overseer of the Gaming Tables',
    skill: 'Loaded Dice',
    text: 'In the Soul phase she may repeat her soul roll on earth; the second result stands.',
  },
  beelzebub: {
    name: 'Beelzebub',
    title: 'Lord of the Flies',
    skill: 'A Fly in the Broth',
    text: 'At the start of the Soul phase another player of your choice loses one soul. It is not the loss, it is the buzzing.',
  },
  ashtaroth: {
    name: 'Ashtaroth',
    title: 'Princess and Grand Treasurer of Hell',
    skill: 'Compound Interest',
    text: 'Soul phase, before collecting: gain one soul for every full ten you hold, at most three.',
  },
  baal: {
    name: 'Baal',
    title: 'General of the Infernal Armies',
    skill: 'Staff Officers First',
    text: 'When he marches, one lieutenant and the legions that lieutenant leads move without using a skull.',
  },
  moloch: {
    name: 'Moloch',
    title: 'Prince of the Land of Tears',
    skill: 'Feeding the Idol',
    text: 'Soul phase, before upkeep: you may destroy one of your own legions and gain four souls. They volunteered, the paperwork says.',
  },
  belphegor: {
    name: 'Belphegor',
    title: 'Patron of Sloth and of Clever Inventions',
    skill: 'Paid Leave',
    text: 'Whenever Belphegor passes for good, gain two souls.',
  },
  orias: {
    name: 'Orias',
    title: 'Marquis of the Stars',
    skill: 'Tomorrow’s Horoscope',
    text: 'Before Hell cards are drawn, look at the top three and put them back on top in any order.',
  },
  thamuz: {
    name: 'Thamuz',
    title: 'Ambassador to Spain, Father of Artillery',
    skill: 'Opening Salvo',
    text: 'In the first round of a combat he joins, two of your attacks get +2.',
  },
  caim: {
    name: 'Caim',
    title: 'Grand President, Who Understands the Birds',
    skill: 'A Little Bird',
    text: 'At the start of the Action phase, look at two random Arcana cards in another player’s hand.',
  },
  agares: {
    name: 'Agares',
    title: 'Duke of the East, Catcher of Runaways',
    skill: 'Nobody Leaves',
    text: 'No unit may flee from units that Agares marches into its Sectio.',
  },
  balban: {
    name: 'Balban',
    title: 'Spirit of Delusion',
    skill: 'You Meant My Sister',
    text: 'Once per turn, when another player’s Arcana card targets one of your demons, you may make another of your demons its target, if the card allows it.',
  },
  gomory: {
    name: 'Gomory',
    title: 'Duchess of the Caravans, Finder of Hidden Hoards',
    skill: 'Night Caravans',
    text: 'Each of your isolated Sectio loses one soul less to isolation; the camels know a way.',
  },
  ereshkigal: {
    name: 'Ereshkigal',
    title: 'Queen of the Great Below',
    skill: 'Return to Sender',
    text: 'End phase: if at least one legion of yours was destroyed this turn, place one legion, free of charge, in a Sectio you control.',
  },
  paymon: {
    name: 'Paymon',
    title: 'Master of Ceremonies',
    skill: 'Order of Precedence',
    text: 'At the start of the Action phase, put Paymon anywhere on the order track for this turn.',
  },
  zagam: {
    name: 'Zagam',
    title: 'King of Counterfeiters',
    skill: 'Paper into Gold',
    text: 'Summoning phase, up to twice: discard an Arcana card and gain four souls.',
  },
  ukobach: {
    name: 'Ukobach',
    title: 'Stoker of the Boilers, Inventor of Fireworks',
    skill: 'Bulk Order',
    text: 'Each legion you raise costs you one soul less (never below one).',
  },
  pruflas: {
    name: 'Pruflas',
    title: 'Owl-Headed Sower of Quarrels',
    skill: 'Have You Heard?',
    text: 'At the start of the Action phase, move one demon of another player to the end of the order track for this turn.',
  },
  andras: {
    name: 'Andras',
    title: 'Marquis on the Black Wolf',
    skill: 'Teeth of the Wolf',
    text: 'In a combat he joins, all your attacks get +1.',
  },
  xaphan: {
    name: 'Xaphan',
    title: 'Keeper of the Bellows, Who Would Have Burnt Heaven',
    skill: 'Blow It Out',
    text: 'When the event card is drawn, you may put it under the deck unresolved; the next card is the event instead.',
  },
  naburos: {
    name: 'Naburos',
    title: 'Marquis, Restorer of Lost Honours',
    skill: 'Honour Restored',
    text: 'End phase: lose one disfavour; if you have none, roll a die and gain a favour on 4 or more.',
  },
}

const phenomena = {
  quagmire: {
    name: 'Quagmire',
    text: 'All turn, a unit marching into a Sectio of the area must stop there. Boots are not refunded.',
  },
  'cave-in': {
    name: 'Cave-in',
    text: 'Roll for each unit in this Sectio: on 5 or 6 it is destroyed. All turn nobody may enter, and Uriel or Lilith standing there cannot leave.',
  },
  landslide: {
    name: 'Landslide',
    text: 'Roll for each unit in the area, and for Uriel and Lilith there: on 1 to 3 it slides one step outward.',
  },
  'rich-vein': { name: 'Rich Vein', text: 'Each Sectio in the area yields one soul more this turn.' },
  'mother-lode': { name: 'Mother Lode', text: 'This Sectio yields three souls more this turn. Form an orderly queue.' },
  'black-frost': { name: 'Black Frost', text: 'Each Sectio in the area yields one soul less this turn.' },
  silence: {
    name: 'Silence of the Damned',
    text: 'No souls can be gathered in the area this turn; even the Wise Men keep their mouths shut.',
  },
  sealed: {
    name: 'Sealed by the Court',
    text: 'All turn no unit may enter or be placed in this Sectio. Leaving is allowed, though frowned upon.',
  },
  'hidden-pits': {
    name: 'Hidden Pits',
    text: 'All turn, roll for each unit that marches or flees into a Sectio of the area: on a 6 it is destroyed.',
  },
  firestorm: { name: 'Firestorm', text: 'Roll for each unit in this Sectio: on 4, 5 or 6 it is destroyed.' },
  'thick-smoke': {
    name: 'Thick Smoke',
    text: 'Nobody finds the exit: all turn units in the area may not flee, save from Uriel.',
  },
  'tenants-revolt': {
    name: 'Tenants’ Revolt',
    text: 'If the owner of this Sectio has no legion there, it is revoked.',
  },
  'red-mist': { name: 'Red Mist', text: 'All combat rolls in the area get +1 this turn.' },
  stray: {
    name: 'Something Followed You Home',
    text: 'A random hound from the box appears in this Sectio, rampaging.',
  },
  tremor: { name: 'Tremor', text: 'Each unit in the area makes one rolled step on the direction cross.' },
  'registry-shut': {
    name: 'Registry Closed for Lunch',
    text: 'No petitions for Sectio in the area this turn; Freebooters, who never read notices, are not hindered.',
  },
}

const hellCards = {
  'angel-at-the-gate': {
    name: 'The Angel at the Gate',
    text: 'Uriel has found his sword, and the key to the wrong door. Uriel appears.',
  },
  'nobody-watching': {
    name: 'Nobody Is Watching',
    text: 'Evil deeds bring a favour for each 5 or 6, at most two favours per action.',
  },
  'pilgrim-season': {
    name: 'Season of Pilgrims',
    text: 'The roads are full of hymns. Each demon on earth gathers two souls less.',
  },
  'confession-hours': {
    name: 'Extended Confession Hours',
    text: 'Add one to every roll for atonement and supplication.',
  },
  'guardian-patrol': {
    name: 'Guardian Angels on Patrol',
    text: 'At the start of each Soul phase, roll for each demon on earth: on a 1 he is escorted back to Hell.',
  },
  indulgences: {
    name: 'Indulgences at Half Price',
    text: 'In the End phase one favour, not two, removes a disfavour.',
  },
  'very-bad-year': {
    name: 'A Very Bad Year',
    text: 'Each demon on earth gathers two souls more. Business is booming.',
  },
  'age-of-reason': {
    name: 'Age of Reason',
    text: 'Nobody believes in you any more: walking the earth costs one soul more.',
  },
  'long-war': { name: 'The Long War', text: 'Each Sectio of circles five and seven yields one soul more.' },
  'ballroom-season': {
    name: 'The Ballroom Season',
    text: 'On earth each female demon gathers two souls more; each male demon treads on toes and gathers one less.',
  },
  'free-press': {
    name: 'The Free Press',
    text: 'A demon whose evil deeds bring no favour is in the papers by morning: his Triumvirate gains a disfavour.',
  },
  'occult-paperbacks': {
    name: 'Grimoires in Paperback',
    text: 'An Arcana card costs four souls in the Summoning phase.',
  },
  'officers-union': { name: 'The Officers’ Union', text: 'Each lieutenant must be paid two souls instead of one.' },
  'general-levy': { name: 'General Levy', text: 'Each new legion costs one soul less.' },
  'full-court-dress': {
    name: 'Full Court Dress',
    text: 'A petition by favour costs two favours. The hat alone costs one.',
  },
  'paved-roads': {
    name: 'Freshly Paved with Good Intentions',
    text: 'A legion marches up to three Sectio instead of two.',
  },
  'shipment-of-bones': {
    name: 'A Shipment of Bones',
    text: 'A legion in AnteHell tames a hound on 1 to 5; on a 6 it is still eaten.',
  },
  'damned-commuters': { name: 'The Damned Commute', text: 'An isolated Sectio yields one soul less instead of two.' },
  freebooters: {
    name: 'Freebooters',
    text: 'Two Freebooter legions appear in each of two different random Sectio. They serve no one, badly.',
  },
  'back-pay': {
    name: 'Back Pay Disputed',
    text: 'Each player with four or more legions chooses one of them in Hell; it turns Freebooter.',
  },
  'small-republic': {
    name: 'A Small Republic',
    text: 'Three Freebooter legions led by a lieutenant from the boxes appear in a random unowned Sectio and hold elections.',
  },
  'knock-at-the-door': {
    name: 'A Knock at the Door',
    text: 'Lilith has come to see how her children are doing. Lilith appears; her aspect is rolled.',
  },
  'mothering-sunday': {
    name: 'Mothering Sunday',
    text: 'Lilith appears as the mother. She has brought more of everything.',
  },
  'girl-with-a-knife': {
    name: 'The Girl with the Bread Knife',
    text: 'Lilith appears as the virgin. Do not ask what she is playing.',
  },
  'grandmothers-tales': {
    name: 'Grandmother’s Tales',
    text: 'Lilith appears as the crone, with a bag of old books and older grudges.',
  },
  'bumper-harvest': { name: 'Bumper Harvest', text: 'Each Sectio yields one soul more this turn.' },
  'general-strike': {
    name: 'General Strike of the Damned',
    text: 'They demand water. Each Sectio yields one soul less this turn.',
  },
  audit: { name: 'Audit from Above', text: 'Pick a circle at random: no souls can be gathered in it this turn.' },
  numerologist: {
    name: 'The Numerologist',
    text: 'Each player shows every Arcana card bearing a 6, puts it under the deck and draws another. He has a thing about sixes.',
  },
  exorcists: {
    name: 'Exorcists’ Congress',
    text: 'Each demon on earth must succeed at a star roll or return to Hell.',
  },
  'holy-water-main': {
    name: 'Burst Main, Holy Water',
    text: 'Each demon on earth must succeed at a skull roll or be incapacitated; he recovers on 4 or more.',
  },
  carnival: {
    name: 'Carnival Week',
    text: 'Each demon on earth makes a soul roll at once. Nobody looks behind the mask.',
  },
  'wealth-tax': { name: 'Wealth Tax', text: 'Each player holding ten or more souls loses half of them.' },
  'lucifer-bored': {
    name: 'Lucifer Is Bored',
    text: 'The player with the fewest favours gains one, tied players likewise. New faces, please.',
  },
  'word-with-landlord': {
    name: 'A Word with the Landlord',
    text: 'The player controlling the most Sectio gains a disfavour, tied players likewise.',
  },
  amnesty: { name: 'Amnesty, Mistakenly Signed', text: 'Each player loses one disfavour.' },
  'archive-fire': {
    name: 'Fire in the Archive',
    text: 'Each player discards one random Arcana card. In Hell, fire is hardly news.',
  },
  'library-sale': { name: 'Library Clearance', text: 'Each player draws one Arcana card.' },
  'new-litter': {
    name: 'A New Litter',
    text: 'Two random hounds from the box appear in two different random Sectio, rampaging. They are teething.',
  },
  brimstone: { name: 'Rain of Brimstone', text: 'Roll for each unit in a random circle: on a 6 it is destroyed.' },
  'long-forks': {
    name: 'Night of the Long Forks',
    text: 'Roll for each lieutenant in service: on a 6 he is destroyed, sitting upright at dinner.',
  },
  volunteers: {
    name: 'They Came of Their Own Free Will',
    text: 'Each player places one legion, free of charge, in a Sectio he controls.',
  },
  'clerical-error': {
    name: 'Clerical Error',
    text: 'A random Sectio of the player controlling the most is revoked, tied players likewise. The clerk has been promoted.',
  },
  'antehell-tide': {
    name: 'High Tide in AnteHell',
    text: 'Each unit in AnteHell is washed into the first circle of a rolled quarter. On a 6 it drowns; washed up at Uriel’s feet it is destroyed.',
  },
  'feast-of-fools': {
    name: 'Feast of Fools',
    text: 'This turn demons act in reverse order of rank. The lowest has waited a long time for this.',
  },
}

const arcana = {
  'cup-of-lethe': {
    name: 'A Cup of Lethe',
    incantation: 'Bibe et vale!',
    text: 'Make a star roll; if it succeeds, another player’s demon in Hell is incapacitated and recovers on 4 or more, once he recalls his name.',
  },
  'one-size-fits-all': {
    name: 'One Size Fits All',
    incantation: 'Longior, longior!',
    text: 'Another player’s demon on earth takes a room where the bed does not fit: incapacitated, he recovers on 5 or 6.',
  },
  'map-for-the-angel': {
    name: 'A Map for the Angel',
    incantation: 'Angele, perdidisti viam.',
    text: 'In this turn’s Random moves you choose the direction of up to two of Uriel’s steps, never outward.',
  },
  'nine-choirs': {
    name: 'Nine Choirs, Out of Tune',
    incantation: 'Gloria in profundis!',
    text: 'Group, nine stars: Uriel covers his ears and is removed; you gain a favour.',
  },
  'candle-in-the-window': {
    name: 'A Candle in the Window',
    incantation: 'Mater, lumen relictum est.',
    text: 'Lilith appears; her aspect is rolled. You should have tidied up.',
  },
  'arm-in-arm': {
    name: 'Arm in Arm',
    incantation: 'Ambulamus, domina?',
    text: 'Nobody may court Lilith this turn; you steer her without a heart roll.',
  },
  sunbeam: {
    name: 'An Unseasonable Sunbeam',
    incantation: 'Fiat lux. Ecce.',
    text: 'If your demon and the caster are both on earth, cancel the Arcana card played, whomever it targets; the caster returns to Hell.',
  },
  'passing-the-plate': {
    name: 'Passing the Plate',
    incantation: 'Date, date, dabitur mihi.',
    text: 'Gather souls equal to this demon’s hearts, plus a soul roll. Buttons are counted separately.',
  },
  cutpurse: {
    name: 'Blessing of the Cutpurse',
    incantation: 'Quod tuum est, meum erat.',
    text: 'Make a star roll; if it succeeds, roll a die and take that many souls from another player.',
  },
  'silent-whistle': {
    name: 'The Silent Whistle',
    incantation: 'Canis, veni. Canis, sede!',
    text: 'A random hound from the box joins one of your legions that has none.',
  },
  'cat-over-the-wall': {
    name: 'A Cat over the Wall',
    incantation: 'Felis! Felis!',
    text: 'A tamed hound of the other side in this combat breaks loose and rampages at once.',
  },
  'forged-orders': {
    name: 'Forged Marching Orders',
    incantation: 'Iussu regis, ut opinor.',
    text: 'Move up to two legions of another player, none led by a lieutenant, one Sectio each as you please.',
  },
  'season-ticket': {
    name: 'Charon’s Season Ticket',
    incantation: 'Omnes in navem!',
    text: 'Put up to three of your units, from anywhere, into one open Sectio you control. Keep the stub.',
  },
  'anonymous-letter': {
    name: 'An Anonymous Letter',
    incantation: 'Amicus quidam scribit.',
    text: 'Another player gains a disfavour. Lucifer recognised the handwriting, but enjoyed the style.',
  },
  'backdated-deed': {
    name: 'A Backdated Deed',
    incantation: 'Semper meum fuit.',
    text: 'Gain at once an unowned Sectio where you have a legion and nobody else has a unit. The ink is nearly dry.',
  },
  'hired-cutthroats': {
    name: 'Hired Cutthroats',
    incantation: 'Nomina nulla, pretium unum.',
    text: 'Two Freebooter legions appear in an open Sectio without units. They have never met you.',
  },
  'blank-confession': {
    name: 'A Signed Blank Confession',
    incantation: 'Mea minima culpa.',
    text: 'Lose two disfavours. Fill in the name of somebody you dislike.',
  },
  bookworm: {
    name: 'The Bookworm',
    incantation: 'Vermis legit omnia.',
    text: 'Another player discards two random Arcana cards.',
  },
  'harmless-governess': {
    name: 'The Harmless Governess',
    incantation: 'Quid habes in manu, parvule?',
    text: 'Look at another player’s hand and confiscate one card.',
  },
  'filed-under-never': {
    name: 'Filed under Never',
    incantation: 'Ad calendas Graecas.',
    text: 'Cancel any Arcana card, whomever it targets.',
  },
  'golden-handshake': {
    name: 'The Golden Handshake',
    incantation: 'Otium cum dignitate.',
    text: 'Another player’s lieutenant retires to the Returned box. He had been about to ask.',
  },
  'field-promotion': {
    name: 'Field Promotion',
    incantation: 'Optimus superstitum.',
    text: 'The bonus of each of your lieutenants here is one higher for this combat. The previous holder no longer needs the hat.',
  },
  headhunter: {
    name: 'The Head-Hunter',
    incantation: 'Caput tuum mihi placet.',
    text: 'Make a heart roll; if it succeeds, another player’s lieutenant leaves his legions and joins a legion of yours.',
  },
  'regimental-fund': {
    name: 'The Regimental Fund',
    incantation: 'Pro viduis et orbis, aliquando.',
    text: 'Gain three souls, and two more for each lieutenant in your service.',
  },
  'in-triplicate': {
    name: 'Petition in Triplicate',
    incantation: 'Ter scriptum, semel lectum.',
    text: 'This turn your first petition by favour costs nothing, and your victor’s right needs no disfavour roll.',
  },
  'toll-gate': {
    name: 'The Toll Gate',
    incantation: 'Siste, viator, et solve.',
    text: 'Choose a Sectio: until the end of the turn no unit may enter or be placed there. Exact change only.',
  },
  'chthonian-tunnels': {
    name: 'Chthonian Tunnels',
    incantation: 'Quid est sub pedibus?',
    text: 'Something old is digging: roll for each unit in one Sectio; on 5 or 6 it is destroyed.',
  },
  'drum-at-midnight': {
    name: 'The Drum at Midnight',
    incantation: 'Surgite, pigri!',
    text: 'Place up to two legions in one open Sectio you control.',
  },
  'smelling-salts': {
    name: 'Salts and Sulphur',
    incantation: 'Expergiscere!',
    text: 'One incapacitated demon, yours or another’s, recovers at once.',
  },
  'wrong-address': {
    name: 'Wrong Address',
    incantation: 'Non hic habitat.',
    text: 'An Arcana card that targets a demon targets another demon of your choice instead, if the card allows him as a target.',
  },
  'good-lawyer': {
    name: 'A Good Lawyer',
    incantation: 'Nihil probatum est.',
    text: 'Make atonement and supplication with +3 on the dice; any incapacity is ignored. He has only ever lost one case: his own.',
  },
  trapdoor: {
    name: 'The Trapdoor',
    incantation: 'Descende!',
    text: 'Cancel an Arcana card that targets one of your demons in Hell or, in combat, any combat card of the other side.',
  },
  'every-devil': {
    name: 'Every Devil for Himself',
    incantation: 'Currite quo libet!',
    text: 'Each of your units here may flee at once, without a roll, to an adjacent Sectio of your choice free of enemies or, from circle one, to AnteHell.',
  },
  'pitchfork-drill': {
    name: 'Pitchfork Drill',
    incantation: 'Unus, duo, fodite!',
    text: 'All your attacks get +1 this round.',
  },
  'what-did-he-say': {
    name: 'What Did He Say?',
    incantation: 'Quid dixit?',
    text: 'The bonuses of the other side’s lieutenants do not count in this combat.',
  },
  'dead-but-stubborn': {
    name: 'Dead, but Stubborn',
    incantation: 'Iterum mori nolo.',
    text: 'In this combat the save number of your legions is two higher, but at most 5.',
  },
  'midnight-post': {
    name: 'The Midnight Post',
    incantation: 'Epistula sine nomine.',
    text: 'Draw two Arcana cards. The postman is still screaming.',
  },
  'warm-embrace': {
    name: 'A Warm Embrace',
    incantation: 'Amice! Quam diu!',
    text: 'Make a star roll; if it succeeds, take a random Arcana card from another player’s sleeve.',
  },
  serenade: {
    name: 'Serenade for Bone and Saw',
    incantation: 'Audi, audi, anima mea.',
    text: 'Duel of hearts with another player’s demon in Hell, of another sex, that has not acted; if you win, it listens this turn instead of acting.',
  },
  'no-confidence': {
    name: 'Vote of No Confidence',
    incantation: 'Omnes contra unum.',
    text: 'Group, twelve hearts: a Sectio of another player is revoked, by show of claws.',
  },
  'choir-of-the-lost': {
    name: 'Choir of the Lost',
    incantation: 'Cantate, damnati!',
    text: 'Group, eight stars: each Triumvirate taking part gains a favour, yours two. Lucifer weeps, though not with joy.',
  },
  'pistols-swords-teeth': {
    name: 'Pistols, Swords or Teeth',
    incantation: 'Exi, si audes.',
    text: 'Duel of skulls with a demon of the other side in this combat; the loser is incapacitated and carried off.',
  },
  'hair-shirt': {
    name: 'The Hair Shirt',
    incantation: 'Scalpo, ergo sum.',
    text: 'Lose three disfavours; the wearer is incapacitated and recovers on 3 or more.',
  },
  'turncoats-trumpet': {
    name: 'The Turncoat’s Trumpet',
    incantation: 'Ad signa nostra!',
    text: 'Make a heart roll; if it succeeds, a legion of the other side without a hound, Freebooters included, joins you.',
  },
  'first-stone': {
    name: 'The First Stone',
    incantation: 'Quis sine peccato? Ego.',
    text: 'Up to two legions of the other side, Freebooters included, are hit and must roll their saves at once.',
  },
  'banners-advance': {
    name: 'The Banners Advance',
    incantation: 'Vexilla inferni prodeunt.',
    text: 'Group, eight skulls: this turn all attacks of the Triumvirates taking part get +1, even against each other.',
  },
  'verdict-turned': {
    name: 'The Verdict Turned',
    incantation: 'Te ipsum nosce.',
    text: 'An Arcana card that targets one of your demons strikes the demon who used it instead.',
  },
  'burnt-almanac': {
    name: 'The Burnt Almanac',
    incantation: 'Dies iste non erat.',
    text: 'Remove one permanent Hell card from its box.',
  },
  'new-almanac': {
    name: 'Next Year’s Almanac',
    incantation: 'Annus novus, mala vetera.',
    text: 'Look at the top six Hell cards; you may put one permanent among them into its box. The rest go under the deck.',
  },
  'prophet-for-hire': {
    name: 'Prophet for Hire',
    incantation: 'Video quod solvis.',
    text: 'Look at the top five Arcana cards, take one and put the others back on top in any order.',
  },
  'reversed-hourglass': {
    name: 'The Hourglass Reversed',
    incantation: 'Tempus fugit retro.',
    text: 'Another of your demons that has already acted takes one more action right now.',
  },
  'change-partners': {
    name: 'Ladies and Devils, Change Partners',
    incantation: 'Da sinistrae quod habes.',
    text: 'Every player gives his whole hand of cards to the player on his left.',
  },
  'deeds-swapped': {
    name: 'Deeds Swapped by Night',
    incantation: 'Tuum meum, meum tuum.',
    text: 'Exchange one of your Sectio for another player’s in the same quarter where its owner has no legion.',
  },
  'whole-truth': {
    name: 'Nothing but the Truth',
    incantation: 'Dic omnia, etiam falsa.',
    text: 'Look at another player’s hand; he discards two cards of your choice.',
  },
  'caught-doing-good': {
    name: 'Caught Doing Good',
    incantation: '',
    text: 'You helped somebody across the Styx and were seen. Gain a disfavour.',
  },
  'called-as-witness': {
    name: 'Called as a Witness',
    incantation: '',
    text: 'Your highest-ranking active demon must attend court: incapacitated, he recovers on 3 or more.',
  },
  'an-aunt-has-died': {
    name: 'An Aunt Has Died',
    incantation: '',
    text: 'Unexpectedly, she came here. Make a soul roll.',
  },
  homesick: {
    name: 'Homesick',
    incantation: '',
    text: 'One of your demons on earth, chosen at random, misses the smell and returns to Hell.',
  },
  'chain-letter': {
    name: 'The Chain Letter',
    incantation: '',
    text: 'The player on your left takes a random Arcana card from your hand. Do not break the chain.',
  },
  'said-her-name': { name: 'Somebody Said Her Name', incantation: '', text: 'Lilith appears; her aspect is rolled.' },
  'leash-snaps': {
    name: 'The Leash Snaps',
    incantation: '',
    text: 'One of your tamed hounds, at random, rampages; if you have none, a stray appears rampaging in a random Sectio of yours.',
  },
}

/** What the components are called, and what the cards say. The other languages have this shape. */
export const namesEn = { circles, sectio, demons, phenomena, hellCards, arcana }

export type Names = typeof namesEn
