import type { Own } from './en.ts'

const legionen = (n: number): string => (n === 1 ? '1 Legion' : `${n} Legionen`)

/** Was der Plan von HellGame außer den Wörtern des Spiels sagt. */
export const de: Own = {
  map: 'Die neun Kreise der Hölle um das Pentagramm, außen die AnteHell',
  colon: ': ',
  semicolon: '; ',
  close: 'Schließen',

  turn: (n, last) => `Runde ${n} von ${last}`,
  phasesOfTurn: 'Die acht Phasen einer Runde',
  settingUp: 'Aufbau',

  panels: { order: 'Rang', demons: 'Triumvirate', circles: 'Kreise', events: 'Ereignisse' },
  order: {
    heading: 'Rangfolge',
    reversed: 'Rangfolge, umgekehrt',
    now: 'handelt gerade',
    acted: 'hat gehandelt',
    waiting: 'muss noch handeln',
  },
  demon: {
    inHell: 'in der Hölle',
    onEarth: (card) => `auf der Erde durch „${card}“`,
    incapacitated: (n) => `handlungsunfähig, erholt sich bei ${n} oder mehr`,
  },
  circles: {
    heading: 'Wem fehlt wie viel',
    held: (n, name) => `${name} ${n} von 5`,
    nobody: 'noch niemand',
    best: (n) => `${n} von 5 im besten Kreis`,
  },
  events: {
    heading: 'Permanente Ereignisse',
    none: 'keines',
    piles: 'Stapel',
    hell: (n) => `Höllenkarten: ${n}`,
    arcana: (n) => `Arcana: ${n}`,
    pool: 'Leutnants zu haben',
    nobodyLeft: 'niemand mehr',
  },

  hand: 'Die eigene Hand',
  yours: 'Das eigene Triumvirat',
  offered: 'Eine davon wählen',
  watching: 'Zuschauer: Die Hände bleiben geheim.',
  minor: 'Klein',
  major: 'Groß',
  noMinor: 'kein kleiner Nutzen',
  soulsInHand: 'Seelen',
  sectioOverTime: 'Gehaltene Sectio, Zug um Zug',
  sectioHeld: (n) => `${n} Sectio unter Kontrolle`,
  inStock: (n) => `${legionen(n)} im Vorrat`,

  march: (party, goal) => `${party}: Marsch nach ${goal}`,
  withLieutenant: (name, n) => (n === 0 ? name : `${name} mit ${legionen(n)}`),

  combat: {
    heading: (sectio) => `Kampf: ${sectio}`,
    round: (n) => (n === 0 ? 'vor der ersten Kampfrunde' : `Kampfrunde ${n}`),
    against: 'gegen',
    attacks: (n) => (n === 1 ? '1 Angriff' : `${n} Angriffe`),
    saves: (n) => `Rettung bis ${n}`,
    brought: (n) => (n === 1 ? '1 verdeckte Karte' : `${n} verdeckte Karten`),
    odds: (percent) => `gewinnt ${percent} von 100 Mal`,
    oddsNote: 'Trifft ab 6 mit Bonus. Aussichten ohne Karten und Flucht.',
    attack: 'Angriff',
    save: 'Rettung',
    hits: (n) => (n === 1 ? '1 Treffer' : `${n} Treffer`),
    lost: (n) => `${n} verloren`,
    last: 'Die letzte Kampfrunde',
    wild: 'Rasende Höllenhunde',
    won: (names) => `Gewonnen von ${names}`,
  },

  proposal: {
    passage: {
      title: 'Durchzug',
      text: (name, units, where) => `${name} bittet um Durchzug ${where} mit ${units}.`,
      yes: 'Niemand kämpft dort deswegen; die Einheiten dürfen weiterziehen.',
      no: 'Sie dürfen trotzdem kommen; dann heißt es fliehen oder standhalten.',
    },
    peace: {
      title: 'Frieden',
      text: (sectio) => `${sectio}: in Frieden teilen?`,
      yes: 'Wenn alle zustimmen, kämpft niemand; eine geteilte Sectio bringt keine Seelen.',
      no: 'Der Kampf beginnt.',
    },
    allies: {
      title: 'Verbündete',
      text: (sectio) => `Der Kampf ist gewonnen (${sectio}). Die Verbündeten angreifen?`,
      yes: 'Sie werden zum Feind, und der Kampf geht weiter.',
      no: 'Greift niemand an, wird die Sectio geteilt.',
    },
    consent: {
      title: 'Petition',
      text: (name, sectio) => `${name} bittet um ${sectio}, wo eigene Einheiten stehen.`,
      yes: 'Die Petition wird gehört.',
      no: 'Luzifer hört sie nicht.',
    },
    gift: {
      title: 'Ein Geschenk',
      text: (name, what) => `${name} bietet ${what} an.`,
      yes: 'Es wechselt den Besitzer, mit allem, was es kostet.',
      no: 'Alles bleibt, wo es ist.',
    },
    sides: {
      title: 'Seiten',
      enemy: (sectio) => `${sectio}: Mehr als zwei sind da. Wer wird angegriffen?`,
      ally: (sectio) => `${sectio}: auf wessen Seite kämpfen?`,
      attack: 'wird zum Feind; die anderen wählen eine Seite',
      join: 'auf dieser Seite kämpfen',
    },
    group: {
      title: 'Eine Gruppe',
      text: (demon, card) => `${demon} ruft eine Gruppe für „${card}“. Wer macht mit?`,
      joins: 'macht mit, mit aller Kraft',
      done: 'sonst niemand',
    },
    card: 'eine Arcana-Karte, ungesehen',
    thing: 'etwas',
  },

  hints: {
    pentagram: 'Das Pentagramm, Luzifers Sitz: Niemand betritt es.',
    antehell:
      'AnteHell: Hinaus geht es mit dem Würfel, Einheit für Einheit, in den ersten Kreis; bei einer 6 ist sie für diese Phase verirrt',
    owner: (name) => `gehört ${name}`,
    unowned: 'gehört niemandem',
    yields: (n, more) =>
      more === 0 ? `bringt ${n}` : `bringt ${n} (${more > 0 ? '+' : '−'}${Math.abs(more)} in dieser Runde)`,
    yieldsCards: 'bringt Arcana-Karten nach Würfel',
    toCome: (units) => `${units} bestellt`,
    units: (side, units) => `${side}: ${units}`,
    wild: (hound) => `rasend: ${hound}`,
    lieutenant: (name, bonus, command) =>
      `Leutnant ${name}: Bonus +${bonus} für bis zu ${legionen(command)}, die er führt`,
    leads: (n) => `führt ${legionen(n)}`,
    hound: (attacks) => `Höllenhund mit ${attacks} Angriffen je Kampfrunde`,
    tamedBy: (name) => `gezähmt von ${name}`,
    rampaging: 'rast: kämpft gegen alle, die da sind, und läuft nach Würfel',
    uriel: 'Uriel: Wer ihm begegnet, flieht oder wird vernichtet; wo er steht, kommt niemand hinein',
    lilith: (aspect) => `Lilith${aspect === '' ? '' : ` (${aspect})`}: Wer um sie wirbt, lenkt sie`,
    six: 'mit einer 6: drei davon auf der Hand gewinnen das Spiel',
    known: (cards) => `bekannte Karten: ${cards}`,
    odds: (percent) => `Aussichten im Kampf dort: etwa ${percent} von 100`,
  },

  list: {
    choose: 'Zur Wahl',
    order: 'Reihenfolge',
    circle: (n, name) => `Kreis ${n}, ${name}`,
    spirits: 'Geister und Unabhängige',
    combat: 'Kampf',
  },

  key: {
    demons: 'Dämonen',
    pieces: 'Auf dem Plan',
    cards: 'Arcana-Karten',
    signs: 'Zeichen dieser Runde',
    entries: {
      hearts: [
        'Herzen',
        'Ein Herzwurf gelingt bis zu dieser Zahl: entlassen, abwerben. Auf der Erde bringt jedes Herz eine Seele je Runde.',
      ],
      skulls: [
        'Schädel',
        'Wie viele Einheiten mit einer Aktion marschieren, und bis zu welchem Wurf sich Legionen retten.',
      ],
      stars: ['Sterne', 'Magie: Viele Karten verlangen Sterne oder einen Wurf dagegen.'],
      earth: ['Auf der Erde', 'Sammelt dort Seelen und Gunst, kann aber nicht marschieren und nicht kämpfen.'],
      fallen: ['Handlungsunfähig', 'Tut nichts, bis ihm am Ende einer Runde ein Wurf aufhilft.'],
      legions: ['Legionen', 'Ein Schild mit ihrer Zahl; Farbe, Helmzier und Buchstabe sagen, wessen sie sind.'],
      banner: ['Leutnant', 'Führt Legionen gemeinsam für einen Schädel, drei Sectio weit, und hilft im Kampf.'],
      hound: ['Höllenhund', 'Gezähmt würfelt er so oft, wie seine Zahl sagt; rasend kämpft er gegen alle.'],
      free: [
        'Freibeuter',
        'Legionen ohne Herrn: Sie bleiben, kämpfen und übernehmen die Sectio, wenn sie die Petitionen erleben.',
      ],
      uriel: ['Uriel', 'Ein verirrter Engel. Einheiten fliehen vor ihm oder werden vernichtet.'],
      lilith: ['Lilith', 'Kommt als Alte, Mutter oder Jungfrau; wer am besten wirbt, lenkt sie.'],
      seal: ['Siegel', 'Wer die Sectio kontrolliert. Alle fünf eines Kreises am Rundenende gewinnen das Spiel.'],
      souls: ['Seelen', 'Was eine Sectio je Runde bringt; einzeln liegend bringt sie zwei weniger.'],
      favour: ['Gunstmarker', 'Bezahlt Petitionen; jeder Ungunstmarker bindet einen.'],
      disfavour: [
        'Ungunstmarker',
        'Bindet einen Gunstmarker und verlangt einen Wurf beim Kartenziehen und beim Siegerrecht.',
      ],
      minorUse: ['Kleines Arcanum', 'Der kleine Nutzen: auf die Erde gehen, einen Leutnant anwerben, passen.'],
      majorUse: ['Großes Arcanum', 'Der große Nutzen: Wann, wo und zu welchem Preis, steht darunter.'],
      six: ['6', 'Drei Karten mit einer 6 auf der Hand gewinnen am Rundenende das Spiel.'],
    },
  },
}
