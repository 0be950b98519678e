import { grammar } from '@acheron/core'
import type { Place, Words } from './en.ts'
import { namesIn } from './names.ts'

// A name of a player or of a city may begin with any letter, so none ever follows `de` or `que`: there is nothing to
// elide.
const { count, and } = grammar('fr')

const money = (n: number): string => `${n} M`
const sections = (n: number): string => count(n, 'section', 'sections')
const mileposts = (n: number): string => count(n, 'borne', 'bornes')
const turns = (n: number): string => count(n, 'tour', 'tours')
const cards = (n: number): string => count(n, 'carte', 'cartes')
const listed = (items: readonly string[]): string => items.join(', ') || 'aucune'

const DIRECTIONS = ['l’est', 'le nord-est', 'le nord-ouest', 'l’ouest', 'le sud-ouest', 'le sud-est']

const city = (name: string): Place => ({ name, at: `à ${name}`, to: `à ${name}` })
const port = (name: string): Place => ({ name, at: `au ${name}`, to: `au ${name}` })

const TOWARDS = ['à l’est', 'au nord-est', 'au nord-ouest', 'à l’ouest', 'au sud-ouest', 'au sud-est']

const milepost = (off: string): Place => ({ name: `borne ${off}`, at: `à la borne ${off}`, to: `à la borne ${off}` })

export const fr: Words = {
  name: 'China Rails',
  names: namesIn('fr'),

  seat: (n) => `Place ${n}`,
  money,

  city,
  port,
  off: (way, from) => `${way} depuis ${from}`,
  legs: (legs) => and(legs.map(({ steps, direction }) => `${steps} ${TOWARDS[direction]}`)),
  milepost,
  section: (one, other) => `${one} – ${other}`,
  demand: (load, where, pay) => `${load} à ${where} ${money(pay)}`,
  card: (demands) => demands.join(' · '),

  prompts: {
    start:
      'Mettre votre train dans une ville, de préférence sur vos voies, là où l’on trouve ce que demandent vos cartes.',
    operate: (left, isAtStop) => {
      if (left > 0) return `Avancer de ${mileposts(left)} au plus, charger, livrer ; puis passer à la construction.`
      return isAtStop
        ? 'Plus de mouvement : charger ou livrer sur place, ou passer à la construction.'
        : 'Plus de mouvement : passer à la construction.'
    },
    build: (left) =>
      `Construire des voies ou acheter une liaison pour conteneurs, pour ${money(left)} au plus, ou finir le tour.`,
    buildOrUpgrade: (left) =>
      `Construire des voies ou acheter une liaison, pour ${money(left)} au plus, ou améliorer le train ; puis finir le tour.`,
    opening: (left) =>
      `Construire au départ d’une Cité, pour ${money(left)} au plus, vers ce que demandent vos cartes ; puis finir le tour.`,
    endTurn: 'On ne peut plus rien dépenser : finir votre tour.',
    lose: (event) => `${event} : choisir la marchandise que perd votre train.`,
    refuge: (event) => `${event} : choisir la ville où votre train est ramené.`,
  },

  moves: {
    step: (direction, to) =>
      to === undefined ? `Aller vers ${DIRECTIONS[direction]}` : `Aller vers ${DIRECTIONS[direction]} : ${to.name}`,
    cross: 'Prendre le ferry',
    turn: 'Faire demi-tour',
    endOperating: 'Passer à la construction',
    endTurn: 'Finir le tour',
    exchange: 'Passer le tour et changer vos cartes',
    take: (load) => `Charger ${load}`,
    drop: (load) => `Déposer ${load}`,
    lose: (load) => `Perdre ${load}`,
    deliver: (load, where, pay) => `Livrer ${load} à ${where} pour ${money(pay)}`,
    start: (where) => `Démarrer ${where.at}`,
    refuge: (where) => `Se réfugier ${where.at}`,
    link: (name, price) => `Acheter la liaison du ${name} pour ${money(price)}`,
    upgrade: (train, price) => `Passer au ${train} pour ${money(price)}`,
    borrow: (sum) => `Emprunter ${money(sum)} et en rembourser ${money(2 * sum)}`,
    build: (section) => `Construire ${section}`,
    buildFor: (section, price) => `Construire ${section} pour ${money(price)}`,
    buildNowhere: 'Construire une section',
  },

  story: {
    dealt: (by, hand) => `${by} reçoit : ${listed(hand)}`,
    firstPlayer: (by, pay) => `${by} a la plus forte rémunération, ${money(pay)}, et commence`,
    openingTurn: (by, round) => `Tour d’ouverture ${round} : ${by} construit`,
    turn: (by, round) => `Tour de table ${round} : ${by}`,
    built: (by, section, price) => `${by} construit ${section} pour ${money(price)}`,
    builtRow: (by, sections, where, price) =>
      `${by} construit ${sections} sections pour ${money(price)}, la dernière jusqu’${where.to}`,
    ferry: (by) => `${by} possède le ferry`,
    linked: (by, name, price) => `${by} achète la liaison du ${name} pour ${money(price)}`,
    upgraded: (by, train, price) => `${by} passe au ${train} pour ${money(price)}`,
    started: (by, where) => `${by} démarre ${where.at}`,
    moved: (by, where) => `${by} va ${where.to}`,
    movedRow: (by, steps, where) => `${by} avance de ${mileposts(steps)} jusqu’${where.to}`,
    fee: (by, to, sum) => `${by} paie ${money(sum)} de droit de passage à ${to}`,
    turned: (by) => `${by} fait demi-tour`,
    crossed: (by, where) => `${by} prend le ferry et arrive ${where.to}`,
    halved: (by, left) => `${by} voit son mouvement divisé par deux : il reste ${mileposts(left)}`,
    took: (by, load, where) => `${by} charge ${load} ${where.at}`,
    dropped: (by, load, where) => `${by} dépose ${load} ${where.at}`,
    delivered: (by, load, where, pay) => `${by} livre ${load} à ${where} pour ${money(pay)}`,
    deliveredWithBonus: (by, load, where, pay, bonus) =>
      `${by} livre ${load} à ${where} pour ${money(pay)}, dont ${money(bonus)} de prime`,
    exchanged: (by) => `${by} change toute sa main`,
    drew: (by, card) => `${by} pioche une carte Demande : ${card}`,
    reshuffled: (n) => `La défausse est mélangée et forme une nouvelle pioche de ${cards(n)}`,
    borrowed: (by, sum, debt) => `${by} emprunte ${money(sum)} et doit ${money(debt)}`,
    repaid: (by, sum) => `${by} rembourse ${money(sum)}`,
    event: (by, event, effect) => `${by} pioche un évènement : ${event}. ${effect}`,
    eventOver: (event) => `Fin de l’évènement : ${event}`,
    congress: (by, where, pay) => `${by} amène des délégués ${where.to} : ${money(pay)}`,
    taxed: (by, sum) => (sum === 0 ? `${by} ne paie pas de taxe` : `${by} paie ${money(sum)} de taxe`),
    erased: (by, n) => `${by} perd ${sections(n)} de voie`,
    refuge: (by, where) => `${by} voit son train ramené ${where.to}`,
    lostLoad: (by, load) => `${by} perd ${load}`,
    losesTurn: (by) => `${by} devra passer un tour`,
    shaken: (by) => `${by} ira à demi-mouvement après le tremblement de terre`,
    lostTurn: (by) => `${by} perd ce tour`,
    bridgesFree: (by, n) =>
      n === 1
        ? `${by} n’a pas reconstruit son pont : la place est libre pour tous`
        : `${by} n’a pas reconstruit ses ${n} ponts : les places sont libres pour tous`,
    candidate: (by, goal) =>
      `${by} a tout relié et possède au moins ${money(goal)} : le tour de table se joue jusqu’au bout`,
    goalRaised: (goal, tied) => `${and(tied)} sont à égalité : l’objectif passe à ${money(goal)}`,
    won: (by) => `${by} gagne`,
    shared: (winners) => `${and(winners)} partagent la victoire`,
  },

  options: { trains: 'Trains', indulgence: 'Indulgence', limit: 'Temps limite' },
  choices: {
    trains: { usual: 'ordinaires : 9 ou 12 bornes par tour', express: 'express : 12 ou 16 bornes par tour' },
    indulgence: { no: 'pas d’emprunt', yes: 'emprunts de 20 M au plus, remboursés au double' },
    limit: { none: 'aucun', '40': '40 tours de table', '60': '60 tours de table', '80': '80 tours de table' },
  },
  endings: {
    won: 'Les quatre Cités et Taïwan sont reliés, et l’argent y est',
    'time-limit': 'Le dernier tour de table du tournoi a été joué',
    exhausted: 'Personne n’a gagné en 150 tours de table',
  },
  parts: {
    start: 'Capital initial',
    deliveries: 'Livraisons',
    congress: 'Congrès du Parti',
    fees: 'Droits de passage',
    track: 'Voies',
    links: 'Liaisons pour conteneurs',
    trains: 'Trains',
    tax: 'Taxe ferroviaire',
    loans: 'Emprunts',
  },

  position: {
    over: 'La partie est finie',
    opening: (round, player) => `Tour d’ouverture ${round} : à ${player} de jouer`,
    round: (round, player) => `Tour de table ${round} : à ${player} de jouer`,
    toAnswer: (name) => `${name} doit choisir`,
    goal: (goal) => `Objectif : ${money(goal)} en liquide, les quatre Cités et Taïwan reliés`,
    limit: (rounds) => `La partie finit après le tour de table ${rounds}`,
    movement: (left) => `Mouvement restant : ${mileposts(left)}`,
    budget: (left) => `À dépenser encore ce tour : ${money(left)}`,
    inForce: (event, effect) => `En cours : ${event}. ${effect}`,
    ends: (line, n) =>
      n === 1 ? `${line} Cela finit avec ce tour.` : `${line} Cela finit après ${turns(n)}, celui-ci compris.`,
    pile: (n) => `Pioche : ${cards(n)}`,
    me: (name) => `${name} (vous)`,
    player: (name, facts) => `${name} : ${facts.join(' ; ')}`,
    cash: (sum) => `${money(sum)} en liquide`,
    cashHidden: 'argent caché',
    debt: (sum) => `doit ${money(sum)}`,
    train: (train) => train,
    at: (where) => `se trouve ${where.at}`,
    notStarted: 'train pas encore parti',
    loads: (loads) => (loads.length === 0 ? 'ne transporte rien' : `à bord : ${listed(loads)}`),
    track: (n) => `${sections(n)} de voie`,
    ferry: 'possède le ferry',
    links: (ports) => `liaisons : ${listed(ports)}`,
    loses: (n) => `doit passer ${turns(n)}`,
    duty: 'doit aller au Congrès du Parti',
    joined: 'a relié les quatre Cités et Taïwan',
    hand: (name, card) => `Carte (${name}) : ${card}`,
    network: (name, cities) => `Villes sur les voies (${name}) : ${listed(cities)}`,
    scarce: (loads) => `Plus de jetons : ${listed(loads)}`,
  },
}
