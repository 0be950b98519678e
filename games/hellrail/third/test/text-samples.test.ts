import { type Facts, LANGUAGES, type Language } from '@acheron/core'
import { type Sample, thin } from '@acheron/core/test-kit'
import { describe, expect, test } from 'vitest'
import { SINNERS } from '../../railway/rail-cards.ts'
import { NAMES } from '../../railway/test/saying.ts'
import { SHIFT_CHANGE } from '../src/effects.ts'
import { hellrailModule } from '../src/module.ts'
import type { ThirdEvent } from '../src/story.ts'
import { position, type Scene } from './scenario.ts'

const { game, texts } = hellrailModule
const card = (sinner: string): number => SINNERS.indexOf(sinner)

/** Ada stands at a junction; Henri waits with Cerberus; the third player has come by Boat. */
const JUNCTION = {
  seats: 3,
  hands: [['dido', 'homer', 'sinon'], ['ciacco'], []],
  trains: [['francesca'], ['midas', 'attila'], []],
  discards: ['paolo'],
  rails: { '0,1': ['tristan', 'cavalcante'], '-2,1': 'bocca', '-2,0': 'orestes r1', '1,0': 'jason' },
  engines: ['0,1 n>s', '4', '-2,0 ee>w'],
  markers: ['1,0 ne', '1,0 ss'],
  tokens: { 4: 'geryon', 1: 'abyss', 2: 'lust' },
  held: { 0: 'thievery' },
  tenders: [1],
  catchers: [2],
  cerberus: 4,
  anathema: 1,
} as const

/** Ada has a Boat at the Gates of Hell, where Cerberus is, and one cell to cross. */
const SHORE = {
  hands: [['dido', 'farinata']],
  rails: { '-2,1': 'bocca', '-2,0': 'orestes r1' },
  boats: [0],
  cerberus: 0,
} as const

const scenes = {
  junction: () => position(JUNCTION),
  laying: () => after(position(JUNCTION), 'p0 lay sinon'),
  step: () => after(position(JUNCTION), 'p0 move homer'),
  'last step': () => after(position(JUNCTION), 'p0 move homer', 'p0 go s', 'p0 go s', 'p0 go s'),
  shore: () => position(SHORE),
  'too poor for the hound': () => position({ ...SHORE, hands: [['dido']], rails: { ...SHORE.rails, '1,0': 'jason' } }),
  'the hound': () => after(position(SHORE), 'p0 sail dido'),
  'the boat': () => after(position(SHORE), 'p0 sail dido', 'p0 discard farinata'),
}

function after(scene: Scene, ...moves: readonly string[]): Scene {
  scene.play(...moves)
  return scene
}

/** `~` is the thin space of French. */
// biome-ignore format: a table
const MOVES: readonly (readonly [scene: keyof typeof scenes, words: string, Sample])[] = [
  ['junction', 'move dido', {
    en: 'Move with Dido (9 steps)',
    fr: 'Se déplacer avec Didon (9 pas)',
    de: 'Mit Dido fahren (9 Schritte)',
  }],
  ['junction', 'stoke dido', {
    en: 'Fan the flames with Dido: draw 1 card',
    fr: 'Attiser les flammes avec Didon~: tirer 1 carte',
    de: 'Das Feuer schüren mit Dido: 1 Karte ziehen',
  }],
  ['junction', 'couple thais', { en: 'Couple Thaïs', fr: 'Accrocher Thaïs', de: 'Thaïs ankuppeln' }],
  ['junction', 'deliver epicurus', {
    en: 'Deliver Epicurus: 3 souls', fr: 'Livrer Épicure~: 3 âmes', de: 'Epikur abliefern: 3 Seelen',
  }],
  ['junction', 'name midas', {
    en: 'Name Midas (Seat 2, traction 5)',
    fr: 'Désigner Midas (Place 2, traction 5)',
    de: 'Midas nennen (Platz 2, Zugkraft 5)',
  }],
  ['junction', 'name francesca', {
    en: 'Name Francesca (traction 3)', fr: 'Désigner Francesca (traction 3)', de: 'Francesca nennen (Zugkraft 3)',
  }],
  ['junction', 'turn orestes r2', {
    en: 'Turn Orestes (2 cells west of the Gates) a quarter clockwise',
    fr: 'Tourner Oreste (à 2 cases à l’ouest de la Porte) d’un quart à droite',
    de: 'Orest (2 Felder westlich vom Höllentor) um ein Viertel nach rechts drehen',
  }],
  ['junction', 'turn orestes r0', {
    en: 'Turn Orestes (2 cells west of the Gates) a quarter anticlockwise',
    fr: 'Tourner Oreste (à 2 cases à l’ouest de la Porte) d’un quart à gauche',
    de: 'Orest (2 Felder westlich vom Höllentor) um ein Viertel nach links drehen',
  }],
  ['junction', 'mark jason nn', {
    en: 'Check on Jason (1 cell east of the Gates), north half of the north–south straight',
    fr: 'Jeton Contrôle sur Jason (à 1 case à l’est de la Porte), moitié nord de la droite nord–sud',
    de: 'Kontrolle auf Jason (1 Feld östlich vom Höllentor), Nordhälfte der Geraden Nord–Süd',
  }],
  ['junction', 'swap lust', {
    en: 'Swap with Lust (circle 2)',
    fr: 'Échanger avec Convoitise (cercle 2)',
    de: 'Mit dem Plättchen Wollust vertauschen (Kreis 2)',
  }],
  ['junction', 'swap heresy', {
    en: 'Swap with Heresy (unused)',
    fr: 'Échanger avec Hérésie (inutilisé)',
    de: 'Mit dem Plättchen Ketzerei vertauschen (unbenutzt)',
  }],
  ['junction', 'swap thievery', {
    en: 'Swap with Thievery (Seat 1)',
    fr: 'Échanger avec Vol (Place 1)',
    de: 'Mit dem Plättchen Diebstahl vertauschen (Platz 1)',
  }],
  ['junction', 'use-held', {
    en: 'Use Thievery from your engine card',
    fr: 'Utiliser Vol (carte de locomotive)',
    de: 'Diebstahl von der Lokkarte benutzen',
  }],
  ['junction', 'guard g', {
    en: 'Cerberus to the Gates of Hell', fr: 'Cerbère à la Porte des Enfers', de: 'Zerberus auf das Höllentor',
  }],
  ['junction', 'place 2,-1 r0', {
    en: 'Place 2 cells east and 1 north of the Gates', fr: 'Poser à 2 cases à l’est et 1 au nord de la Porte', de: '2 Felder östlich und 1 nördlich vom Höllentor legen',
  }],
  ['laying', 'place 0,-1 r0', {
    en: 'Place 1 cell north of the Gates, as printed',
    fr: 'Poser à 1 case au nord de la Porte, telle quelle',
    de: '1 Feld nördlich vom Höllentor legen, wie gedruckt',
  }],
  ['laying', 'place 2,0 r3', {
    en: 'Place 2 cells east of the Gates, turned a quarter anticlockwise',
    fr: 'Poser à 2 cases à l’est de la Porte, tournée d’un quart à gauche',
    de: '2 Felder östlich vom Höllentor legen, um ein Viertel nach links gedreht',
  }],
  ['laying', 'place -2,1 r2', {
    en: 'Upgrade Bocca (2 cells west and 1 south of the Gates), turned half round',
    fr: 'Améliorer Bocca (à 2 cases à l’ouest et 1 au sud de la Porte), carte tournée d’un demi-tour',
    de: 'Bocca (2 Felder westlich und 1 südlich vom Höllentor) ausbauen, Karte halb herum gedreht',
  }],
  ['step', 'go e', {
    en: 'Take the branch to the east', fr: 'Prendre la branche est', de: 'Das Gleis nach Osten nehmen',
  }],
  ['last step', 'go s', { en: 'Enter circle 4', fr: 'Entrer dans le cercle 4', de: 'In Kreis 4 einfahren' }],
  ['last step', 'stop', { en: 'Stop here', fr: 'S’arrêter ici', de: 'Hier anhalten' }],
  ['shore', 'sail dido', {
    en: 'Take the Boat with Dido (1 empty cell at most)',
    fr: 'Prendre le Bateau avec Didon (1 case vide au plus)',
    de: 'Das Boot nehmen mit Dido (höchstens 1 leeres Feld)',
  }],
  ['the hound', 'discard farinata', {
    en: 'Discard Farinata (9 souls, traction 1)',
    fr: 'Défausser Farinata (9 âmes, traction 1)',
    de: 'Farinata ablegen (9 Seelen, Zugkraft 1)',
  }],
  ['the boat', 'go w', {
    en: 'Cross 1 empty cell to the west, ending on Orestes (2 cells west of the Gates)',
    fr: 'Traverser 1 case vide vers l’ouest, arrivée sur Oreste (à 2 cases à l’ouest de la Porte)',
    de: '1 leeres Feld nach Westen überqueren, Ankunft auf Orest (2 Felder westlich vom Höllentor)',
  }],
]

// biome-ignore format: a table
const PROMPTS: readonly (readonly [scene: keyof typeof scenes, Sample])[] = [
  ['junction', {
    en: 'Your turn: move, lay rail, fan the flames or end the turn.',
    fr: 'À vous~: avancer, poser des rails, attiser les flammes ou terminer.',
    de: 'Am Zug: fahren, Schienen legen, Feuer schüren oder beenden.',
  }],
  ['laying', {
    en: 'Lay Sinon: choose a cell and how the card lies.',
    fr: 'Poser Sinon~: choisir la case et l’orientation.',
    de: 'Sinon legen: Feld und Ausrichtung wählen.',
  }],
  ['last step', {
    en: 'Move up to 3 steps: choose where to.',
    fr: 'Avancer de 3 pas au plus~: choisir où aller.',
    de: 'Bis zu 3 Schritte fahren: das Ziel wählen.',
  }],
  ['shore', {
    en:
      'Your turn: take the Boat, lay rail, fan the flames or end the turn. Leaving costs cards worth 1 soul (Cerberus).',
    fr:
      'À vous~: prendre le Bateau, poser des rails, attiser les flammes ou terminer. Partir coûte des cartes pour ' +
      '1 âme (Cerbère).',
    de:
      'Am Zug: Boot nehmen, Schienen legen, Feuer schüren oder beenden. Ausfahren kostet Karten für 1 Seele ' +
      '(Zerberus).',
  }],
  ['too poor for the hound', {
    en: 'Your turn: lay rail, fan the flames or end the turn. Leaving costs cards worth 1 soul (Cerberus).',
    fr: 'À vous~: poser des rails, attiser les flammes ou terminer. Partir coûte des cartes pour 1 âme (Cerbère).',
    de: 'Am Zug: Schienen legen, Feuer schüren oder beenden. Ausfahren kostet Karten für 1 Seele (Zerberus).',
  }],
  ['the hound', {
    en: 'Pay Cerberus: discard cards for at least 1 soul more.',
    fr: 'Payer Cerbère~: défausser encore des cartes, pour au moins 1 âme.',
    de: 'Den Zerberus bezahlen: Karten für mindestens 1 Seele ablegen.',
  }],
]

// biome-ignore format: a table
const STORY: readonly (readonly [ThirdEvent['id'], Facts, Sample])[] = [
  ['drew', { by: 0, count: 2, cards: [card('ulysses'), card('homer')] }, {
    en: 'Ada draws 2 cards: Ulysses, Homer',
    fr: 'Ada tire 2 cartes~: Ulysse, Homère',
    de: 'Ada zieht 2 Karten: Odysseus, Homer',
  }],
  ['entered', { by: 1, from: 0, circle: 3 }, {
    en: 'Henri enters circle 3', fr: 'Henri entre dans le cercle 3', de: 'Henri fährt in Kreis 3 ein',
  }],
  ['entered', { by: 1, from: 0, circle: 0 }, {
    en: 'Henri enters the Gates of Hell', fr: 'Henri rejoint la Porte des Enfers', de: 'Henri erreicht das Höllentor',
  }],
  ['pushed-into', { engine: 2, from: 0, circle: 0 }, {
    en: 'Seat 3 is pushed into the Gates of Hell',
    fr: 'Sous la poussée, Place 3 finit à la Porte des Enfers',
    de: 'Platz 3 wird auf das Höllentor geschoben',
  }],
  ['derailed', { by: 0, from: 0, cards: [1], cars: [card('dido'), card('homer')] }, {
    en: 'Ada derails, loses 1 card and 2 cars (Dido, Homer) and is back at the Gates of Hell',
    fr: 'Ada déraille, perd 1 carte et 2 voitures (Didon, Homère) et se retrouve à la Porte des Enfers',
    de: 'Ada entgleist, verliert 1 Karte und 2 Wagen (Dido, Homer) und steht wieder auf dem Höllentor',
  }],
  ['derailed', { by: 0, from: 0, cards: [], cars: [] }, {
    en: 'Ada derails and is back at the Gates of Hell',
    fr: 'Ada déraille et se retrouve à la Porte des Enfers',
    de: 'Ada entgleist und steht wieder auf dem Höllentor',
  }],
  ['invoked', { by: 0, effect: SHIFT_CHANGE, circle: 4, held: 1 }, {
    en: 'Ada uses Shift Change from the engine card',
    fr: 'Ada invoque Échange d’effets, de sa carte de locomotive',
    de: 'Ada benutzt den Effekt Schichtwechsel von der Lokkarte',
  }],
  ['swapped', { by: 0, effect: 11, from: 11, to: 4 }, {
    en: 'Ada swaps Shift Change with Lust (Henri)',
    fr: 'Ada échange Échange d’effets avec Convoitise (Henri)',
    de: 'Ada vertauscht Schichtwechsel mit dem Plättchen Wollust (Henri)',
  }],
  ['swapped', { by: 0, effect: -1, from: 0, to: 4 }, {
    en: 'Ada swaps Shift Change with a hidden token (unused)',
    fr: 'Ada échange Échange d’effets avec un jeton caché (inutilisé)',
    de: 'Ada vertauscht Schichtwechsel mit einem verdeckten Plättchen (unbenutzt)',
  }],
  ['took-token', { by: 0, effect: -1 }, {
    en: 'Ada draws a token and keeps it face down',
    fr: 'Ada tire un jeton et le garde face cachée',
    de: 'Ada zieht ein Plättchen und lässt es verdeckt',
  }],
  ['tokens-dealt', { effects: [] }, {
    en: 'An effect token lies face down on every circle',
    fr: 'Un jeton d’effet est posé face cachée sur chaque cercle',
    de: 'Auf jedem Kreis liegt verdeckt ein Effektplättchen',
  }],
  ['saw-tokens', { by: 0, circle: 4 }, {
    en: 'Ada looks at the token of circle 4',
    fr: 'Ada regarde le jeton posé sur le cercle 4',
    de: 'Ada sieht sich das Plättchen auf Kreis 4 an',
  }],
]

const POSITION: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Orestes (2 cells west of the Gates): traction 4; north–south straight, east–west straight',
    'Cavalcante (1 cell south of the Gates): traction 1; north–south straight, north–east curve, south–west curve; covers Tristan',
    'Circle 4 (2 cells south of the Gates): Geryon; Cerberus; engine Henri',
    'Ada (you): on Cavalcante (1 cell south of the Gates), north side, heading south; 3 cards in hand; 1 car coupled; 0 cars delivered; ' +
      'effect token Thievery',
    'Henri: in circle 4; 1 card in hand; 2 cars coupled; 0 cars delivered; Tender; Anathema',
    'Henri’s train: Midas (5 souls, traction 5, from 1 to 4); Attila (6 souls, traction 2, from 2 to 7)',
    'Seat 3: on Orestes (2 cells west of the Gates), east half of the east–west straight, heading west; 0 cards in hand; 0 cars coupled; ' +
      '0 cars delivered; Soul Catcher',
  ],
  fr: [
    'Oreste (à 2 cases à l’ouest de la Porte)~: traction 4~; droite nord–sud, droite est–ouest',
    'Cavalcante (à 1 case au sud de la Porte)~: traction 1~; droite nord–sud, courbe nord–est, courbe sud–ouest~; recouvre Tristan',
    'Cercle 4 (à 2 cases au sud de la Porte)~: Express~; Cerbère~; locomotive Henri',
    'Ada (vous)~: sur Cavalcante (à 1 case au sud de la Porte), côté nord, vers le sud~; 3 cartes en main~; 1 voiture accrochée~; ' +
      '0 voiture livrée~; jeton d’effet Vol',
    'Henri~: dans le cercle 4~; 1 carte en main~; 2 voitures accrochées~; 0 voiture livrée~; Tender~; «~Anathème~»',
    'Train mené par Henri~: Midas (5 âmes, traction 5, de 1 à 4)~; Attila (6 âmes, traction 2, de 2 à 7)',
    'Place 3~: sur Oreste (à 2 cases à l’ouest de la Porte), moitié est de la droite est–ouest, vers l’ouest~; 0 carte en main~; ' +
      '0 voiture accrochée~; 0 voiture livrée~; Ramasse-âmes',
  ],
  de: [
    'Orest (2 Felder westlich vom Höllentor): Zugkraft 4; Gerade Nord–Süd, Gerade Ost–West',
    'Cavalcante (1 Feld südlich vom Höllentor): Zugkraft 1; Gerade Nord–Süd, Bogen Nord–Ost, Bogen Süd–West; bedeckt Tristan',
    'Kreis 4 (2 Felder südlich vom Höllentor): Geryon; Zerberus; Lok Henri',
    'Ada (eigener Platz): auf Cavalcante (1 Feld südlich vom Höllentor), Nordseite, Richtung Süden; 3 Karten auf der Hand; ' +
      '1 angekuppelter Wagen; 0 abgelieferte Wagen; Effektplättchen Diebstahl',
    'Henri: in Kreis 4; 1 Karte auf der Hand; 2 angekuppelte Wagen; 0 abgelieferte Wagen; Tender; „Bannfluch“',
    'Zug von Henri: Midas (5 Seelen, Zugkraft 5, von 1 nach 4); Attila (6 Seelen, Zugkraft 2, von 2 nach 7)',
    'Platz 3: auf Orest (2 Felder westlich vom Höllentor), Osthälfte der Geraden Ost–West, Richtung Westen; 0 Karten auf der Hand; ' +
      '0 angekuppelte Wagen; 0 abgelieferte Wagen; Seelenfänger',
  ],
}

describe.each(LANGUAGES)('samples: %s', (language) => {
  const text = texts[language]

  test.each(MOVES)('move, %s: %s', (name, words, sample) => {
    const scene = scenes[name]()
    expect(text.move(game.notation.parse(scene.table.state, words) ?? -1, scene.view(0), [])).toBe(
      thin(sample[language]),
    )
  })

  test.each(PROMPTS)('prompt, %s', (name, sample) => {
    const scene = scenes[name]()
    expect(text.prompt(scene.question(), scene.view(0), [])).toBe(thin(sample[language]))
  })

  test.each(STORY)('story, %s %j', (id, facts, sample) => {
    expect(text.story({ id, facts }, NAMES)).toBe(thin(sample[language]))
  })

  test('position', () => {
    const lines = text.position(scenes.junction().view(0), NAMES)
    for (const line of POSITION[language]) expect(lines).toContain(thin(line))
  })

  test('Henri is asked whether his Anathema shall cancel what Ada uses', () => {
    const view = scenes.junction().view(1)
    const question = { id: 'react', rule: 'HR3-A23', params: { by: 0, effect: 11, target: 1 } } as const
    expect(text.prompt(question, view, [])).toBe(
      thin(
        {
          en: 'Seat 1 uses Lust on Seat 2 (you): cancel it with Anathema, or let it be.',
          fr: 'Place 1 invoque Convoitise contre Place 2 (vous)~: l’annuler par «~Anathème~», ou laisser faire.',
          de:
            'Platz 1 benutzt den Effekt Wollust gegen Platz 2 (eigener Platz): mit dem „Bannfluch“ aufheben oder ' +
            'geschehen lassen.',
        }[language],
      ),
    )
  })
})
