import type { Target } from '@acheron/core'
import { SINNERS } from '@acheron/games/hellrail/railway'
import record from './hellrail-1999.txt?raw'
import type { Note, Tutorial } from './tutorial.ts'

const card = (sinner: string): Target => ({ kind: 'card', id: SINNERS.indexOf(sinner) })
const car = (sinner: string): Target => ({ kind: 'car', id: SINNERS.indexOf(sinner) })
const circle = (id: number): Target => ({ kind: 'circle', id })

/** What differs from the edition of 2001, whose tutorial tells the rest. */
const notes: readonly Note[] = [
  {
    at: 0,
    rule: 'HR1-021',
    marked: [card('antenor')],
    text: {
      en: 'This is the railway of 1999. Track, moving and hauling are those of the younger game, only that cars are wagons here. What differs is the die, which decides over hands, wagons and ferries. Move with Antenor, for up to 4 steps.',
      fr: 'Voici le chemin de fer de 1999. Voies, marche et transport sont ceux du jeu plus récent, sauf que les voitures sont ici des wagons. Ce qui change, c’est le dé, qui décide des mains, des wagons et des bacs. Avancer avec Anténor, de 4 pas au plus.',
      de: 'Das ist die Bahn von 1999. Gleise, Fahren und Ziehen sind wie im jüngeren Spiel. Anders ist der Würfel: Er entscheidet über Hände, Waggons und Fähren. Mit Antenor fahren, bis zu 4 Schritte weit.',
    },
  },
  {
    at: 1,
    rule: 'HR1-031',
    marked: [circle(2)],
    text: {
      en: 'Go to station 2. Entering it costs a step and ends the move.',
      fr: 'Aller à la station 2. Y entrer coûte un pas et met fin au mouvement.',
      de: 'Nach Station 2 fahren. Einzufahren kostet einen Schritt und beendet die Fahrt.',
    },
  },
  {
    at: 5,
    rule: 'HR1-056',
    marked: [circle(2)],
    text: {
      en: 'Every station has a power of its own, always the same; nothing lies there to be taken. Here you roll the die against the hand of Charon, who has five cards: roll less, and you draw that many of them. Use it.',
      fr: 'Chaque station a son pouvoir, toujours le même ; il n’y a pas de jeton à prendre. Ici, on lance le dé contre la main de Charon, qui a cinq cartes : avec moins, on lui en tire autant. L’utiliser.',
      de: 'Jede Station hat ihre eigene Kraft, immer dieselbe; es liegt kein Plättchen da. Hier wird gegen die Hand von Charon gewürfelt, der fünf Karten hat: Wer weniger würfelt, zieht so viele davon. Benutzen.',
    },
  },
  {
    at: 6,
    rule: 'HR1-017',
    marked: [card('plutus')],
    text: {
      en: 'A 2: two of his cards are yours. At every station it is worth asking what a bad roll would cost. Now load Plutus, who waits here.',
      fr: 'Un 2 : deux de ses cartes sont à vous. À chaque station, se demander ce que coûterait un mauvais jet. Charger maintenant Plutus, qui attend ici.',
      de: 'Eine 2: Zwei seiner Karten wechseln den Besitzer. An jeder Station lohnt die Frage, was ein schlechter Wurf kosten würde. Nun Plutos aufladen, der hier wartet.',
    },
  },
  {
    at: 7,
    rule: 'HR1-019',
    attempt: car('plutus'),
    marked: [car('plutus')],
    text: {
      en: 'Plutus belongs in station 4, the green number. Try to deliver him here all the same.',
      fr: 'Plutus doit aller à la station 4, le nombre vert. Essayer quand même de le livrer ici.',
      de: 'Plutos gehört nach Station 4, das ist die grüne Zahl. Trotzdem versuchen, ihn hier abzuliefern.',
    },
  },
  {
    at: 7,
    rule: 'HR1-041',
    marked: [card('semiramis')],
    text: {
      en: 'What is fanning the flames in the younger game is exchanging cards here: give up Semiramis and draw as many cards as her red number says. That ends the turn.',
      fr: 'Ce qui attise les flammes dans l’autre jeu s’appelle ici échanger des cartes : donner Sémiramis et tirer autant de cartes que le dit son nombre rouge. Cela met fin au tour.',
      de: 'Was im jüngeren Spiel das Feuer schürt, heißt hier Karten tauschen: Semiramis hergeben und so viele Karten ziehen, wie ihre rote Zahl sagt. Damit endet der Spielzug.',
    },
  },
  {
    at: 17,
    rule: 'HR1-021',
    marked: [card('homer'), circle(4)],
    text: {
      en: 'Charon went to station 4 and put a barrier on the last sleeper before it. It stays there for good. Move with Homer, whose red number suffices for one wagon.',
      fr: 'Charon est allé à la station 4 et a posé un barrage sur la dernière traverse avant elle. Il y reste pour toujours. Avancer avec Homère, dont le nombre rouge suffit pour un wagon.',
      de: 'Charon ist nach Station 4 gefahren und hat eine Sperre auf die letzte Schwelle davor gelegt. Sie bleibt für immer. Mit Homer fahren, dessen rote Zahl für einen Waggon genügt.',
    },
  },
  {
    at: 18,
    rule: 'HR1-062',
    marked: [circle(4)],
    text: {
      en: 'Whoever runs through a barrier rolls the die: on 1 to 5 that many wagons stay with the engine, and a 6 derails it. With one wagon only the 6 is to be feared. Go on to station 4.',
      fr: 'Qui franchit un barrage lance le dé : de 1 à 5, autant de wagons restent à la locomotive, et le 6 la fait dérailler. Avec un seul wagon, seul le 6 est à craindre. Continuer jusqu’à la station 4.',
      de: 'Wer durch eine Sperre fährt, würfelt: Bei 1 bis 5 bleiben so viele Waggons an der Lok, bei einer 6 entgleist sie. Mit einem Waggon ist nur die 6 zu fürchten. Weiter nach Station 4.',
    },
  },
  {
    at: 22,
    rule: 'HR1-033',
    marked: [circle(4)],
    text: {
      en: 'A 4, all is well. Station 4 would give you a barrier of your own, but nobody is obliged to use a power. Decline this time.',
      fr: 'Un 4, tout va bien. La station 4 donnerait un barrage à poser, mais personne n’est obligé d’utiliser un pouvoir. Refuser cette fois.',
      de: 'Eine 4, alles ist gut gegangen. Station 4 gäbe eine eigene Sperre her, doch niemand muss eine Kraft benutzen. Diesmal verzichten.',
    },
  },
  {
    at: 23,
    rule: 'HR1-019',
    marked: [car('plutus')],
    text: {
      en: 'Deliver Plutus: four souls.',
      fr: 'Livrer Plutus : quatre âmes.',
      de: 'Plutos abliefern: vier Seelen.',
    },
  },
  {
    at: 24,
    rule: 'HR1-045',
    marked: [circle(6), circle(1)],
    text: {
      en: 'Two things are left. Station 6 gives a heresy chip, with which you prevent a power of somebody else, or force one that was declined. Station 1 gives a ferry ticket: name the empty cells to be crossed and roll more than that, or derail. And beware of the 6 at the stations 5, 7, 8 and 9.',
      fr: 'Restent deux choses. La station 6 donne un jeton d’hérésie, qui empêche un pouvoir d’un autre ou en impose un qu’il a refusé. La station 1 donne un billet de bac : nommer les cases vides à franchir et lancer plus que leur nombre, ou dérailler. Et gare au 6 aux stations 5, 7, 8 et 9.',
      de: 'Zweierlei bleibt. Station 6 gibt einen Ketzereichip, der eine fremde Kraft verhindert oder eine ausgeschlagene erzwingt. Station 1 gibt ein Fährticket: die leeren Felder nennen, die überquert werden sollen, und mehr würfeln, oder entgleisen. Und Vorsicht vor der 6 an den Stationen 5, 7, 8 und 9.',
    },
  },
]

export const tutorial: Tutorial = { game: 'hellrail-1999', scenes: [{ record, notes }] }
