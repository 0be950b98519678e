import type { Plate } from '@acheron/core'

export const plate: Plate = {
  id: 'hellgame',
  seats: [2, 6],
  minutes: 180,
  weight: 5,
  name: { en: 'HellGame', fr: 'HellGame', de: 'HellGame' },
  line: {
    en: 'Three demons, nine circles, no scruples: raise legions, bribe, conspire and petition until a whole circle is yours.',
    fr: 'Trois démons, neuf cercles, aucun scrupule : lever des légions, corrompre, conspirer, jusqu’à tenir un cercle entier.',
    de: 'Drei Dämonen, neun Kreise, keine Skrupel: Legionen ausheben, bestechen, intrigieren, bis ein ganzer Kreis dir gehört.',
  },
  aim: {
    en: [
      'Be the first whose Triumvirate controls all five Sectio of one circle of hell at the end of a turn; three Arcana cards marked 6 in hand win as well.',
      'Souls are the money: they pay for legions that take Sectio by force, for bribes, and for what your demons do on earth and at the court of Lucifer.',
      'Each turn goes through eight phases: hell stirs, souls come in, legions are raised, demons act, fights are fought; then whoever stands alone in a Sectio petitions for it, for a favour or as the victor, and victory is checked.',
    ],
    fr: [
      'Être le premier dont le Triumvirat contrôle les cinq Sectio d’un même cercle à la fin d’un tour ; trois cartes d’Arcana marquées 6 en main gagnent aussi.',
      'Les âmes sont la monnaie : elles paient les légions qui prennent les Sectio de force, les pots-de-vin et ce que les démons font sur terre et à la cour de Lucifer.',
      'Chaque tour compte huit phases : l’enfer remue, les âmes rentrent, on lève des légions, les démons agissent, on se bat ; puis qui occupe seul un Sectio pétitionne pour l’obtenir, contre une faveur ou par droit du vainqueur, et l’on vérifie la victoire.',
    ],
    de: [
      'Als Erster mit dem eigenen Triumvirat am Ende einer Runde alle fünf Sectio eines Höllenkreises kontrollieren; auch drei Arcana-Karten mit einer 6 auf der Hand gewinnen.',
      'Seelen sind das Geld: Sie bezahlen Legionen, die Sectio mit Gewalt nehmen, Bestechungen und was die Dämonen auf Erden und am Hof Luzifers tun.',
      'Jede Runde hat acht Phasen: Die Hölle regt sich, Seelen kommen herein, Legionen werden ausgehoben, Dämonen handeln, es wird gekämpft; dann stellt eine Petition, wer allein in einer Sectio steht, für Gunst oder nach Siegerrecht, und der Sieg wird geprüft.',
    ],
  },
  makers: {
    en: 'Anders Fager and Lars Johansson, Living Dead Entertainment',
    fr: 'Anders Fager et Lars Johansson, Living Dead Entertainment',
    de: 'Anders Fager und Lars Johansson, Living Dead Entertainment',
  },
}
