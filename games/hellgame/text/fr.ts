import type { Words } from './en.ts'
import { movesFr as moves } from './moves/fr.ts'
import { namesFr as names } from './names/fr.ts'
import { promptsFr as prompts } from './prompts/fr.ts'
import { storyFr as story } from './story/fr.ts'
import { termsFr as terms } from './terms/fr.ts'

export const fr: Words = {
  name: 'HellGame',
  seat: (n) => `Place ${n}`,
  names,
  terms,
  prompts,
  moves,
  story,

  options: { length: 'Durée', 'small-fights': 'Petits affrontements', 'long-fights': 'Longs combats' },
  choices: {
    length: { full: '24 tours au plus', short: '8 tours au plus' },
    'small-fights': { full: 'en rounds', quick: 'un jet par légion' },
    'long-fights': { full: 'jusqu’au bout', 'three-rounds': 'la tasse décide après trois rounds' },
  },
  endings: { circle: 'Un cercle entier', sixes: 'Trois six', patience: 'Lucifer a perdu patience' },
  parts: { victory: 'Victoire', circle: 'Sectio du meilleur cercle', sectio: 'Autres Sectio' },

  position: {
    line: (head, things) => `${head} : ${things.join(' ; ')}`,
    settingUp: 'mise en place',
    turn: (n, last, phase) => `Tour ${n} sur ${last} au plus, ${phase}`,
    over: (n) => `La partie s’est terminée au tour ${n}`,
    permanent: (box, name, text) => `Événement permanent, ${box}, « ${name} » : ${text}`,
    track: (demons) => `Agiront encore : ${demons.join(', ')}`,
    uriel: (where) => `Uriel : ${where}`,
    onEarth: 'sur terre',
    lilith: (where) => `Lilith (${where})`,
    fight: (sectio, round) => `Combat ${terms.at(sectio)}${round > 0 ? `, round ${round}` : ''}`,
    me: (name) => `${name} (vous)`,
    inHand: (n) => `${terms.cards(n)} en main`,
    sectioOf: (name) => `Sectio (${name})`,
    walks: (name) => `sur terre par « ${name} »`,
    incapacitated: (recoversOn) => `incapacité, se rétablit sur ${recoversOn} ou plus`,
    acted: 'a déjà agi',
    fights: (brought) => `au combat avec ${brought}`,
    owner: (name) => `propriétaire ${name}`,
    units: (side, units) => `${units} (${side})`,
    rampages: (hound) => `${hound} en saccage`,
    yieldsCards: 'cartes d’Arcana',
    sectio: (name, circle, quarter, souls) => `${name} (cercle ${circle}, quartier ${quarter}, ${souls})`,
    emptyHand: 'Votre main est vide',
    card: (name) => `Dans votre main, « ${name} »`,
    minor: (kind, cost) => `${kind} pour ${cost}`,
    major: (timing, sphere, cost) => `Arcana majeur : ${timing}, ${sphere}, ${cost}`,
  },
}
