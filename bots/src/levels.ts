import type { Said } from './bot.ts'

/** How well a bot plays: in every game the same three, and one that does not think at all. */
export const LEVELS = ['easy', 'medium', 'hard', 'random'] as const
export type Level = (typeof LEVELS)[number]

/** The level that somebody named, if there is one. */
export const levelOf = (name: string): Level | undefined => LEVELS.find((level) => level === name)

interface LevelTexts {
  readonly title: Said
  readonly line: Said
}

export const LEVEL_TEXTS: Readonly<Record<Level, LevelTexts>> = {
  easy: {
    title: { en: 'Lost soul (easy)', fr: 'Âme en peine (facile)', de: 'Verirrte Seele (leicht)' },
    line: {
      en: 'A friendly beginner: knows where it wants to go, overlooks things, and lets you off.',
      fr: 'Débutante et aimable : sait où elle veut aller, oublie des choses et vous laisse tranquille.',
      de: 'Anfängerin, freundlich: weiß, wohin sie will, übersieht manches und lässt dich in Ruhe.',
    },
  },
  medium: {
    title: { en: 'Ferryman (medium)', fr: 'Passeur (moyen)', de: 'Fährmann (mittel)' },
    line: {
      en: 'Makes a plan and sticks to it. A good match for whoever knows the game.',
      fr: 'Fait un plan et s’y tient. Un adversaire à la mesure de qui connaît le jeu.',
      de: 'Macht einen Plan und bleibt dabei. Ein guter Gegner, wenn man das Spiel kennt.',
    },
  },
  hard: {
    title: { en: 'Judge of the dead (hard)', fr: 'Juge des morts (difficile)', de: 'Totenrichter (schwer)' },
    line: {
      en: 'Plays out in its head what could come before it decides, and takes its time.',
      fr: 'Joue la suite dans sa tête avant de décider, et prend son temps.',
      de: 'Spielt im Kopf durch, was kommen könnte, bevor er entscheidet, und nimmt sich Zeit dafür.',
    },
  },
  random: {
    title: { en: 'Shade', fr: 'Ombre', de: 'Schatten' },
    line: {
      en: 'Makes any move at all, without a thought.',
      fr: 'Joue n’importe quoi, sans réfléchir.',
      de: 'Macht irgendeinen Zug, ohne nachzudenken.',
    },
  },
}
