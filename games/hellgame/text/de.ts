import type { Words } from './en.ts'
import { movesDe as moves } from './moves/de.ts'
import { namesDe as names } from './names/de.ts'
import { promptsDe as prompts } from './prompts/de.ts'
import { storyDe as story } from './story/de.ts'
import { termsDe as terms } from './terms/de.ts'

export const de: Words = {
  name: 'HellGame',
  seat: (n) => `Platz ${n}`,
  names,
  terms,
  prompts,
  moves,
  story,

  options: { length: 'Länge', 'small-fights': 'Kleine Gefechte', 'long-fights': 'Lange Kämpfe' },
  choices: {
    length: { full: 'höchstens 24 Runden', short: 'höchstens 8 Runden' },
    'small-fights': { full: 'in Kampfrunden', quick: 'ein Wurf je Legion' },
    'long-fights': { full: 'bis zum Ende', 'three-rounds': 'nach drei Kampfrunden entscheidet der Becher' },
  },
  endings: { circle: 'Ein ganzer Kreis', sixes: 'Drei Sechsen', patience: 'Luzifers Geduld ist am Ende' },
  parts: { victory: 'Sieg', circle: 'Sectio des besten Kreises', sectio: 'Andere Sectio' },

  position: {
    line: (head, things) => `${head}: ${things.join('; ')}`,
    settingUp: 'Aufbau',
    turn: (n, last, phase) => `Runde ${n} von höchstens ${last}, ${phase}`,
    over: (n) => `Das Spiel ist nach Runde ${n} zu Ende`,
    permanent: (box, name, text) => `Permanentes Ereignis, ${box}, „${name}“: ${text}`,
    track: (demons) => `Handeln noch: ${demons.join(', ')}`,
    uriel: (where) => `Uriel: ${where}`,
    onEarth: 'auf der Erde',
    lilith: (where) => `Lilith (${where})`,
    fight: (sectio, round) => `Kampf ${terms.at(sectio)}${round > 0 ? `, Kampfrunde ${round}` : ''}`,
    me: (name) => `${name} (eigener Platz)`,
    inHand: (n) => `${terms.cards(n)} auf der Hand`,
    sectioOf: (name) => `Sectio von ${name}`,
    walks: (name) => `auf der Erde durch „${name}“`,
    incapacitated: (recoversOn) => `handlungsunfähig, erholt sich bei ${recoversOn} oder mehr`,
    acted: 'hat gehandelt',
    fights: (brought) => `im Kampf mit ${brought}`,
    owner: (name) => `Besitzer ${name}`,
    units: (side, units) => `${units} (${side})`,
    rampages: (hound) => `rasend: ${hound}`,
    yieldsCards: 'Arcana-Karten',
    sectio: (name, circle, quarter, souls) => `${name} (Kreis ${circle}, Viertel ${quarter}, ${souls})`,
    emptyHand: 'Deine Hand ist leer',
    card: (name) => `Auf deiner Hand „${name}“`,
    minor: (kind, cost) => `${kind} für ${cost}`,
    major: (timing, sphere, cost) => `großes Arcanum: ${timing}, ${sphere}, ${cost}`,
  },
}
