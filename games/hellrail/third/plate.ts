import type { Plate } from '@acheron/core'

export const plate: Plate = {
  id: 'hellrail',
  seats: [2, 4],
  minutes: 60,
  weight: 3,
  name: { en: 'HellRail', fr: 'HellRail', de: 'HellRail' },
  line: {
    en: 'The Third Perdition of 2001: lay track, haul the damned where they belong, ram whoever is in the way.',
    fr: 'La Troisième Perdition, 2001 : poser les voies, mener les damnés chez eux, heurter qui barre le chemin.',
    de: 'Die dritte Verdammnis von 2001: Gleise legen, Verdammte abliefern und rammen, wer im Weg steht.',
  },
  aim: {
    en: [
      'Fetch the damned from the circle where they wait and set them out in the circle where they belong: every car you deliver scores its souls, and the most souls win.',
      'Every card in your hand can be one of four things: a car to couple, steam to move your engine, a piece of track, or fuel to draw more cards.',
      'Each turn you draw one card and then play as many as you like; the game ends when there is nothing left to draw.',
    ],
    fr: [
      'Chercher les damnés dans le cercle où ils attendent et les déposer dans celui qui leur revient : chaque voiture livrée rapporte ses âmes, et le plus d’âmes gagne.',
      'Chaque carte en main peut être l’une de quatre choses : une voiture à accrocher, la vapeur qui fait avancer la locomotive, un morceau de voie, ou de quoi tirer d’autres cartes.',
      'À chaque tour, on tire une carte, puis on en joue autant qu’on veut ; la partie finit quand il ne reste rien à tirer.',
    ],
    de: [
      'Die Verdammten in dem Kreis holen, in dem sie warten, und dort absetzen, wohin sie gehören: Jeder abgelieferte Wagen zählt seine Seelen, und die meisten Seelen gewinnen.',
      'Jede Handkarte kann viererlei sein: ein Wagen zum Ankuppeln, Dampf für die Fahrt, ein Stück Gleis oder Glut, die neue Karten bringt.',
      'Im Spielzug zieht man eine Karte und spielt dann beliebig viele; das Spiel endet, wenn es nichts mehr zu ziehen gibt.',
    ],
  },
  makers: {
    en: 'James Kyle and William Niebling, Mayfair Games 2001',
    fr: 'James Kyle et William Niebling, Mayfair Games, 2001',
    de: 'James Kyle und William Niebling, Mayfair Games 2001',
  },
}
