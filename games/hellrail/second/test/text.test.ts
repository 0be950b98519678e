import { beginRun, type Facts, LANGUAGES, playMove, readEvent, seededChance, viewOf } from '@acheron/core'
import { type Sample, thin } from '@acheron/core/test-kit'
import { describe, expect, test } from 'vitest'
import { inCircle } from '../../railway/state.ts'
import { describeTexts, RAILWAY_EVENTS } from '../../railway/test/describe-texts.ts'
import { faults, NAMES } from '../../railway/test/saying.ts'
import { plate } from '../plate.ts'
import { flow } from '../src/flow.ts'
import { hellrail1999Module } from '../src/module.ts'
import { FOREIGN_VERBS } from '../src/notation.ts'
import type { View } from '../src/secrets.ts'
import type { SecondEvent } from '../src/story.ts'
import { de } from '../text/de.ts'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'

const { game, texts } = hellrail1999Module
const WORDS = { en, fr, de }

const EVENTS: Readonly<Record<SecondEvent['id'], Facts>> = {
  ...RAILWAY_EVENTS,
  rolled: { by: 0, die: 6 },
  'rolled-for': { by: 0, player: 1, die: 1 },
  announced: { by: 0, circle: 1 },
  declined: { by: 0, circle: 9 },
  prevented: { by: 0, player: 1, circle: 2 },
  forced: { by: 0, player: 1, circle: 8 },
  'took-chip': { by: 0 },
  'took-ticket': { by: 0 },
  ferried: { by: 0, side: 1, cells: 1 },
  'reached-barrier': { by: 0, at: 100_001 },
  'lost-cars': { by: 0, cards: [1, 2] },
  'stole-cars': { by: 0, from: 1, cards: [3] },
  'drew-from': { by: 0, from: 1, count: 1 },
  'swapped-hands': { by: 0, with: 1 },
}

const QUESTIONS = {
  step: { left: 1 },
  push: { engine: 1 },
  place: { card: 3 },
  turn: {},
  ferry: {},
  visit: { circle: 5 },
  target: { circle: 2 },
  react: { by: 1, circle: 9, used: 1, target: 0 },
  gluttony: {},
  barrier: {},
  removal: { die: 3 },
  turning: { more: 1 },
}

describeTexts({
  game,
  texts,
  plate,
  acts: { ...en.railway.acts, ferry: en.railway.acts.cross },
  events: EVENTS,
  questions: QUESTIONS,
  foreign: FOREIGN_VERBS,
  games: [
    { seats: 2, luck: 39 },
    { seats: 3, luck: 4 },
    { seats: 4, luck: 47 },
    { seats: 4, luck: 137 },
    { seats: 3, luck: 22 },
  ],
  rare: [
    'answers-opened',
    'swapped-hands',
    'glutton-discarded',
    'gluttony',
    'stole-cars',
    'lost-cars',
    'prevented',
    'forced',
    'force',
  ],
})

test('these are all the questions there are', () => {
  expect(Object.keys(QUESTIONS).sort()).toEqual(flow.questions.toSorted())
})

/** `~` is the thin space of French. */
// biome-ignore format: a table
const STORY: readonly (readonly [SecondEvent['id'], Facts, Sample])[] = [
  ['coupled', { by: 0, card: 7 }, { en: 'Ada picks up Dido', fr: 'Ada accroche Didon', de: 'Ada lädt Dido ein' }],
  ['delivered', { by: 0, card: 7 }, {
    en: 'Ada delivers Dido: 9 souls', fr: 'Ada livre Didon~: 9 âmes', de: 'Ada liefert Dido aus: 9 Seelen',
  }],
  ['stoked', { by: 0, card: 7, count: 1 }, {
    en: 'Ada exchanges Dido for 1 card', fr: 'Ada échange Didon contre 1 carte', de: 'Ada tauscht Dido gegen 1 Karte',
  }],
  ['entered', { by: 0, from: 0, circle: 3 }, {
    en: 'Ada enters station 3', fr: 'Ada entre dans la station 3', de: 'Ada fährt in Station 3 ein',
  }],
  ['derailed', { by: 1, from: 0, cards: [], cars: [7] }, {
    en: 'Henri derails, loses 1 wagon (Dido) and is back at the Gates of Hell',
    fr: 'Henri déraille, perd 1 wagon (Didon) et se retrouve à la Porte des Enfers',
    de: 'Henri entgleist, verliert 1 Waggon (Dido) und steht wieder auf dem Höllentor',
  }],
  ['rolled-for', { by: 0, player: 0, die: 6 }, {
    en: 'Ada rolls 6',
    fr: 'Ada lance le dé~: 6',
    de: 'Ada würfelt eine 6',
  }],
  ['rolled-for', { by: 0, player: 2, die: 6 }, {
    en: 'Ada rolls 6 for Seat 3', fr: 'Ada lance le dé pour Place 3~: 6', de: 'Ada würfelt für Platz 3 eine 6',
  }],
  ['forced', { by: 1, player: 0, circle: 5 }, {
    en: 'Henri plays a heresy chip: Ada must use station 5',
    fr: 'Henri joue un jeton d’hérésie~: Ada doit utiliser la station 5',
    de: 'Henri spielt einen Ketzerchip: Ada muss Station 5 benutzen',
  }],
  ['ferried', { by: 0, side: 1, cells: 2 }, {
    en: 'Ada takes the ferry to the east, over 2 empty cells',
    fr: 'Ada prend le bac vers l’est, pour 2 cases vides',
    de: 'Ada nimmt die Fähre nach Osten, über 2 leere Felder',
  }],
  ['swapped-hands', { by: 0, with: 1, given: [], taken: [0, 7] }, {
    en: 'Ada and Henri swap hands: no cards for Homer, Dido',
    fr: 'Ada et Henri échangent leurs mains~: aucune carte contre Homère, Didon',
    de: 'Ada und Henri tauschen ihre Hände: keine Karten gegen Homer, Dido',
  }],
]

// biome-ignore format: a table
const PROMPTS: readonly (readonly [keyof typeof QUESTIONS, Readonly<Record<string, number>>, Sample])[] = [
  ['react', { by: 1, circle: 9, used: 1, target: 0 }, {
    en: 'Seat 2 uses Treachery (station 9) on Seat 1 (you): prevent it with your heresy chip, or let it be.',
    fr:
      'Place 2 utilise Trahison (station 9) contre Place 1 (vous)~: l’empêcher avec votre jeton d’hérésie, ou ' +
      'laisser faire.',
    de:
      'Platz 2 benutzt die Kraft Verrat (Station 9) gegen Platz 1 (eigener Platz): mit dem Ketzerchip verhindern ' +
      'oder geschehen lassen.',
  }],
  ['react', { by: 1, circle: 5, used: 0, target: -1 }, {
    en: 'Seat 2 does without Wrath (station 5): force it with your heresy chip, or let it be.',
    fr: 'Place 2 renonce à Colère (station 5)~: l’imposer avec votre jeton d’hérésie, ou laisser faire.',
    de: 'Platz 2 verzichtet auf die Kraft Zorn (Station 5): mit dem Ketzerchip erzwingen oder geschehen lassen.',
  }],
  ['visit', { circle: 5 }, {
    en: 'Station 5, Wrath. Roll the die for every player, for yourself last: whoever gets a 6 derails.',
    fr: 'Station 5, Colère. Lancer le dé pour chaque joueur, pour soi en dernier~: un 6 fait dérailler.',
    de: 'Station 5, Zorn. Für jeden Spieler würfeln, zuletzt für sich selbst: Bei einer 6 entgleist er.',
  }],
  ['turning', { more: 1 }, {
    en: 'Fraud: turn up to 1 more rail card, or leave it at that.',
    fr: 'Ruse~: tourner encore 1 carte de rail au plus, ou en rester là.',
    de: 'Betrug: noch bis zu 1 Schienenkarte drehen oder es dabei belassen.',
  }],
]

describe.each(LANGUAGES)('samples: %s', (language) => {
  const text = texts[language]
  const { state } = beginRun(game, { seats: 3 }, seededChance(5))
  const view = viewOf(game, state, 0) as unknown as View

  test.each(STORY)('story, %s %j', (id, facts, sample) => {
    expect(text.story({ id, facts }, NAMES)).toBe(thin(sample[language]))
  })

  test.each(PROMPTS)('prompt, %s %j', (name, params, sample) => {
    expect(text.prompt({ id: name, rule: 'HR1-045', params }, view, [])).toBe(thin(sample[language]))
  })

  test('the power that can be used is that of the station', () => {
    const players = view.players.map((player) => ({ ...player, engine: inCircle(7) }))
    const use = text.move(game.notation.parse(state, 'use') ?? -1, { ...view, players }, [])
    expect(use).toBe({ en: 'Use Violence', fr: 'Utiliser Violence', de: 'Gewalt benutzen' }[language])
  })

  test('position: the supply, the stations, what the players hold, and nobody else’s hand', () => {
    const players = view.players.map((player, p) => ({ ...player, chip: p === 1 ? 1 : 0, ticket: p === 1 ? 1 : 0 }))
    const lines = text.position({ ...view, players, chips: 3, tickets: 1 }, NAMES).join('\n')
    const expected = {
      en: [
        'Supply: 3 heresy chips; 1 ferry ticket',
        'Station 9 (3 cells east and 3 south of the Gates): Treachery',
        '; 1 heresy chip; 1 ferry ticket',
      ],
      fr: [
        'Réserve~: 3 jetons d’hérésie~; 1 billet de bac',
        'Station 9 (à 3 cases à l’est et 3 au sud de la Porte)~: Trahison',
        '~; 1 jeton d’hérésie~; 1 billet de bac',
      ],
      de: [
        'Vorrat: 3 Ketzerchips; 1 Fährticket',
        'Station 9 (3 Felder östlich und 3 südlich vom Höllentor): Verrat',
        '; 1 Ketzerchip; 1 Fährticket',
      ],
    }
    for (const line of expected[language]) expect(lines).toContain(thin(line))
    const { sinners } = WORDS[language].railway
    expect(sinners.filter((name) => lines.includes(`${name} (`))).toEqual(view.hand.map((card) => sinners[card]))
  })

  test('which cards change hands is read by some only', () => {
    const facts = { by: 0, from: 1, count: 1 }
    const event = { id: 'drew-from', facts, secret: { facts: { cards: [7] }, readers: [0, 1] } }
    const [mine, spectator] = [0, undefined].map((reader) => text.story(readEvent(event, reader), NAMES))
    expect(mine).toBe(`${spectator}${thin(language === 'fr' ? '~' : '')}: ${WORDS[language].railway.sinners[7]}`)
  })

  test('every power and every token has a name and a sentence on what it does', () => {
    const { powers, tokens } = WORDS[language]
    expect(new Set(powers.map(({ name }) => name)).size).toBe(9)
    const explained = [...powers, ...Object.values(tokens)]
    expect(explained.flatMap(({ name, does }) => [...faults(language, name), ...faults(language, does)])).toEqual([])
    expect(explained.filter(({ does }) => !/^[^.]+\.$/.test(does))).toEqual([])
  })

  test('whatever somebody could mean who points at a thing has words', () => {
    const chance = seededChance(5)
    const table = beginRun(game, { seats: 3 }, chance)
    for (let i = 0; i < 300 && game.asked(table.state).length > 0; i++) {
      const [p] = game.asked(table.state)
      const view = viewOf(game, table.state, p)
      const kinds = ['circle', 'card', 'car', 'player', 'cell', 'rail', 'sleeper', 'token']
      const meant = kinds.flatMap((kind) => game.notation.meant(table.state, p, { kind, id: i % 9 }))
      for (const move of meant) expect(text.move(move, view, NAMES)).not.toBe('')
      const legal = game.legal(table.state, p)
      playMove(table, p, legal[chance.pick(legal.length)])
    }
  })
})
