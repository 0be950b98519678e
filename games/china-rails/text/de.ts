import { capital, grammar } from '@acheron/core'
import type { Place, Words } from './en.ts'
import { namesIn } from './names.ts'

// Names of players never stand in the genitive: nobody knows how theirs would go.
const { count, and } = grammar('de')

const money = (n: number): string => `${n} Mio.`
const sections = (n: number): string => count(n, 'Abschnitt', 'Abschnitte')
const mileposts = (n: number): string => count(n, 'Meilenstein', 'Meilensteine')
const cards = (n: number): string => count(n, 'Karte', 'Karten')
const listed = (items: readonly string[]): string => items.join(', ') || 'keine'

const DIRECTIONS = ['Osten', 'Nordosten', 'Nordwesten', 'Westen', 'Südwesten', 'Südosten']

const city = (name: string): Place => ({ name, at: `in ${name}`, to: `nach ${name}` })
const port = (name: string): Place => ({ name, at: `im ${name}`, to: `zum ${name}` })

const LYING = ['östlich', 'nordöstlich', 'nordwestlich', 'westlich', 'südwestlich', 'südöstlich']

const milepost = (off: string): Place => ({
  name: `Meilenstein ${off}`,
  at: `am Meilenstein ${off}`,
  to: `zum Meilenstein ${off}`,
})

export const de: Words = {
  name: 'China Rails',
  names: namesIn('de'),

  seat: (n) => `Platz ${n}`,
  money,

  city,
  port,
  off: (way, from) => `${way} von ${from}`,
  legs: (legs) => and(legs.map(({ steps, direction }) => `${steps} ${LYING[direction]}`)),
  milepost,
  section: (one, other) => `${one} – ${other}`,
  demand: (load, where, pay) => `${load} nach ${where} ${money(pay)}`,
  card: (demands) => demands.join(' · '),

  prompts: {
    start: 'Den Zug in eine Stadt setzen, am besten am eigenen Gleis, wo es eine Ware gibt, die die Karten verlangen.',
    operate: (left, isAtStop) => {
      if (left > 0) return `Bis zu ${mileposts(left)} weit fahren, laden und liefern; dann zum Bauen übergehen.`
      return isAtStop
        ? 'Keine Fahrpunkte mehr: hier laden oder liefern oder zum Bauen übergehen.'
        : 'Keine Fahrpunkte mehr: zum Bauen übergehen.'
    },
    build: (left) =>
      `Für bis zu ${money(left)} Gleise bauen oder eine Containerverbindung kaufen oder den Spielzug beenden.`,
    buildOrUpgrade: (left) =>
      `Für bis zu ${money(left)} bauen, eine Containerverbindung kaufen oder den Zug aufrüsten; dann beenden.`,
    opening: (left) =>
      `Von einer Metropole aus für bis zu ${money(left)} bauen, dorthin, wohin die eigenen Karten führen.`,
    endTurn: 'Mehr ist nicht auszugeben: den Spielzug beenden.',
    lose: (event) => `${event}: die Ware wählen, die der Zug verliert.`,
    refuge: (event) => `${event}: die Stadt wählen, in die der Zug gebracht wird.`,
  },

  moves: {
    step: (direction, to) =>
      to === undefined ? `Nach ${DIRECTIONS[direction]} fahren` : `Nach ${DIRECTIONS[direction]} fahren: ${to.name}`,
    cross: 'Die Fähre nehmen',
    turn: 'Umkehren',
    endOperating: 'Zum Bauen übergehen',
    endTurn: 'Den Spielzug beenden',
    exchange: 'Aussetzen und die Karten tauschen',
    take: (load) => `${load} laden`,
    drop: (load) => `${load} abladen`,
    lose: (load) => `${load} verlieren`,
    deliver: (load, where, pay) => `${load} nach ${where} liefern für ${money(pay)}`,
    start: (where) => `${capital(where.at)} beginnen`,
    refuge: (where) => `${capital(where.at)} Zuflucht suchen`,
    link: (name, price) => `Die Verbindung im ${name} kaufen für ${money(price)}`,
    upgrade: (train, price) => `Zum ${train} aufrüsten für ${money(price)}`,
    borrow: (sum) => `${money(sum)} leihen und ${money(2 * sum)} zurückzahlen`,
    build: (section) => `${section} bauen`,
    buildFor: (section, price) => `${section} bauen für ${money(price)}`,
    buildNowhere: 'Einen Abschnitt bauen',
  },

  story: {
    dealt: (by, hand) => `${by} erhält: ${listed(hand)}`,
    firstPlayer: (by, pay) => `${by} hat den höchsten Betrag, ${money(pay)}, und beginnt`,
    openingTurn: (by, round) => `Eröffnungsrunde ${round}: ${by} baut`,
    turn: (by, round) => `Runde ${round}: ${by}`,
    built: (by, section, price) => `${by} baut ${section} für ${money(price)}`,
    builtRow: (by, sections, where, price) =>
      `${by} baut ${sections} Abschnitte für ${money(price)}, den letzten ${where.to}`,
    ferry: (by) => `${by} besitzt die Fähre`,
    linked: (by, name, price) => `${by} kauft die Verbindung im ${name} für ${money(price)}`,
    upgraded: (by, train, price) => `${by} rüstet zum ${train} auf für ${money(price)}`,
    started: (by, where) => `${by} beginnt ${where.at}`,
    moved: (by, where) => `${by} fährt ${where.to}`,
    movedRow: (by, steps, where) => `${by} fährt ${mileposts(steps)} weit ${where.to}`,
    fee: (by, to, sum) => `${by} zahlt ${money(sum)} Gebühr an ${to}`,
    turned: (by) => `${by} kehrt um`,
    crossed: (by, where) => `${by} nimmt die Fähre ${where.to}`,
    halved: (by, left) => `Halbe Fahrt für ${by}: noch ${mileposts(left)}`,
    took: (by, load, where) => `${by} lädt ${load} ${where.at}`,
    dropped: (by, load, where) => `${by} lädt ${load} ${where.at} ab`,
    delivered: (by, load, where, pay) => `${by} liefert ${load} nach ${where} für ${money(pay)}`,
    deliveredWithBonus: (by, load, where, pay, bonus) =>
      `${by} liefert ${load} nach ${where} für ${money(pay)}, davon ${money(bonus)} Zuschlag`,
    exchanged: (by) => `${by} tauscht alle Karten`,
    drew: (by, card) => `${by} zieht eine Nachfragekarte: ${card}`,
    reshuffled: (n) =>
      `Der Ablagestapel wird zu einem neuen Nachziehstapel von ${n === 1 ? 'einer Karte' : cards(n)} gemischt`,
    borrowed: (by, sum, debt) => `${by} leiht ${money(sum)} und schuldet ${money(debt)}`,
    repaid: (by, sum) => `${by} zahlt ${money(sum)} zurück`,
    event: (by, event, effect) => `${by} zieht ein Ereignis: ${event}. ${effect}`,
    eventOver: (event) => `${event}: vorbei`,
    congress: (by, where, pay) => `${by} bringt Delegierte ${where.to}: ${money(pay)}`,
    taxed: (by, sum) => (sum === 0 ? `${by} zahlt keine Steuer` : `${by} zahlt ${money(sum)} Steuer`),
    erased: (by, n) => `${by} verliert ${sections(n)} Gleis`,
    refuge: (by, where) => `${by} findet Zuflucht ${where.at}`,
    lostLoad: (by, load) => `${by} verliert ${load}`,
    losesTurn: (by) => `${by} muss einen Spielzug aussetzen`,
    shaken: (by) => `${by} fährt nach dem Erdbeben mit halber Fahrt`,
    lostTurn: (by) => `${by} setzt diesen Spielzug aus`,
    bridgesFree: (by, n) =>
      n === 1
        ? `${by} hat seine Brücke nicht wieder aufgebaut: Ihr Platz ist frei für alle`
        : `${by} hat seine ${n} Brücken nicht wieder aufgebaut: Ihre Plätze sind frei für alle`,
    candidate: (by, goal) =>
      `${by} hat alles verbunden und mindestens ${money(goal)} Bargeld: Die Runde wird zu Ende gespielt`,
    goalRaised: (goal, tied) => `${and(tied)} liegen gleichauf: Das Ziel steigt auf ${money(goal)}`,
    won: (by) => `${by} gewinnt`,
    shared: (winners) => `${and(winners)} teilen sich den Sieg`,
  },

  options: { trains: 'Züge', indulgence: 'Nachsicht', limit: 'Rundengrenze' },
  choices: {
    trains: { usual: 'gewöhnlich: 9 oder 12 Meilensteine weit', express: 'Express: 12 oder 16 Meilensteine weit' },
    indulgence: { no: 'keine Kredite', yes: 'Kredite bis 20 Mio., doppelt zurückzuzahlen' },
    limit: { none: 'keine', '40': '40 Runden', '60': '60 Runden', '80': '80 Runden' },
  },
  endings: {
    won: 'Die vier Metropolen und Taiwan sind verbunden, und das Geld reicht',
    'time-limit': 'Die letzte Runde des Turniers ist gespielt',
    exhausted: 'In 150 Runden hat niemand gewonnen',
  },
  parts: {
    start: 'Startgeld',
    deliveries: 'Lieferungen',
    congress: 'Parteitag',
    fees: 'Gebühren',
    track: 'Gleise',
    links: 'Containerverbindungen',
    trains: 'Züge',
    tax: 'Bahnsteuer',
    loans: 'Kredite',
  },

  position: {
    over: 'Das Spiel ist zu Ende',
    opening: (round, player) => `Eröffnungsrunde ${round}: ${player} ist an der Reihe`,
    round: (round, player) => `Runde ${round}: ${player} ist an der Reihe`,
    toAnswer: (name) => `${name} muss wählen`,
    goal: (goal) => `Ziel: ${money(goal)} Bargeld, die vier Metropolen und Taiwan verbunden`,
    limit: (rounds) => `Das Spiel endet nach Runde ${rounds}`,
    movement: (left) => `Fahrpunkte: noch ${mileposts(left)}`,
    budget: (left) => `In diesem Spielzug noch auszugeben: ${money(left)}`,
    inForce: (event, effect) => `In Kraft: ${event}. ${effect}`,
    ends: (line, n) =>
      n === 1 ? `${line} Das endet mit diesem Spielzug.` : `${line} Das endet nach ${n} Spielzügen, diesen mitgezählt.`,
    pile: (n) => `Nachziehstapel: ${cards(n)}`,
    me: (name) => `${name} (eigener Platz)`,
    player: (name, facts) => `${name}: ${facts.join('; ')}`,
    cash: (sum) => `${money(sum)} Bargeld`,
    cashHidden: 'Bargeld verdeckt',
    debt: (sum) => `schuldet ${money(sum)}`,
    train: (train) => train,
    at: (where) => `steht ${where.at}`,
    notStarted: 'Zug noch nicht eingesetzt',
    loads: (loads) => (loads.length === 0 ? 'nichts geladen' : `geladen: ${listed(loads)}`),
    track: (n) => `${sections(n)} Gleis`,
    ferry: 'besitzt die Fähre',
    links: (ports) => `Verbindungen: ${listed(ports)}`,
    loses: (n) => (n === 1 ? 'muss 1 Spielzug aussetzen' : `muss ${n} Spielzüge aussetzen`),
    duty: 'muss zum Parteitag',
    joined: 'hat die vier Metropolen und Taiwan verbunden',
    hand: (name, card) => `Karte (${name}): ${card}`,
    network: (name, cities) => `Städte am Netz (${name}): ${listed(cities)}`,
    scarce: (loads) => `Keine Chips mehr: ${listed(loads)}`,
  },
}
