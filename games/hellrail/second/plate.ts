import type { Plate } from '@acheron/core'

export const plate: Plate = {
  id: 'hellrail-1999',
  seats: [2, 4],
  minutes: 60,
  weight: 3,
  name: { en: 'HellRail 1999', fr: 'HellRail 1999', de: 'HellRail 1999' },
  line: {
    en: 'The Second Perdition, older and wilder: a die decides over wagons, hands and ferries. Beware of the 6.',
    fr: 'La Deuxième Perdition, plus sauvage : un dé décide des wagons, des mains et des bacs. Gare au 6.',
    de: 'Die zweite Verdammnis, älter und wilder: Ein Würfel entscheidet über Waggons, Hände und Fähren.',
  },
  aim: {
    en: [
      'Pick up the damned at the station where they wait and deliver them where they belong: every wagon delivered scores its souls, and the most souls win.',
      'Every card in your hand can be one of four things: a wagon to pick up, brimstone to move your engine, a piece of track, or something to exchange for more cards.',
      'Each turn you draw one card and then play as many as you like; the stations have powers that a die decides, and the game ends when there is nothing left to draw.',
    ],
    fr: [
      'Chercher les damnés à la station où ils attendent et les livrer là où ils doivent aller : chaque wagon livré rapporte ses âmes, et le plus d’âmes gagne.',
      'Chaque carte en main peut être l’une de quatre choses : un wagon à accrocher, le soufre qui fait avancer la locomotive, un morceau de voie, ou de quoi échanger contre d’autres cartes.',
      'À chaque tour, on tire une carte, puis on en joue autant qu’on veut ; un dé décide des pouvoirs des stations, et la partie finit quand il ne reste rien à tirer.',
    ],
    de: [
      'Die Verdammten an der Station holen, an der sie warten, und dort abliefern, wohin sie gehören: Jeder abgelieferte Waggon zählt seine Seelen, und die meisten Seelen gewinnen.',
      'Jede Handkarte kann viererlei sein: ein Waggon zum Aufnehmen, Schwefel für die Fahrt, ein Stück Gleis oder etwas zum Tauschen gegen neue Karten.',
      'Im Spielzug zieht man eine Karte und spielt dann beliebig viele; über die Kräfte der Stationen entscheidet ein Würfel, und das Spiel endet, wenn es nichts mehr zu ziehen gibt.',
    ],
  },
  makers: {
    en: 'James Kyle, Sandie Richardson and Chris Young, Galloglass Games 1999',
    fr: 'James Kyle, Sandie Richardson et Chris Young, Galloglass Games, 1999',
    de: 'James Kyle, Sandie Richardson und Chris Young, Galloglass Games 1999',
  },
}
