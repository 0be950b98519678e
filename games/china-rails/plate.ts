import type { Plate } from '@acheron/core'

export const plate: Plate = {
  id: 'china-rails',
  seats: [2, 6],
  minutes: 180,
  weight: 4,
  name: { en: 'China Rails', fr: 'China Rails', de: 'China Rails' },
  line: {
    en: 'Draw your own railway across China, one milepost at a time, and carry what far cities will pay for.',
    fr: 'Tracer son propre réseau à travers la Chine, borne après borne, et porter ce que paient les villes lointaines.',
    de: 'Die eigene Bahn quer durch China ziehen, Stein um Stein, und bringen, was ferne Städte gut bezahlen.',
  },
  aim: {
    en: [
      'Join Beijing, Shanghai, Hong Kong and Chongqing by track of your own, buy a container link to Taiwan, and hold 250M in cash at the end of a turn.',
      'Money comes from carrying loads to the cities that ask for them on your three demand cards.',
      'Each turn your train first moves, loads and delivers; then you build track for up to 20M, or upgrade the train.',
    ],
    fr: [
      'Relier Pékin, Shanghai, Hong Kong et Chongqing par ses propres voies, acheter une liaison pour conteneurs avec Taïwan et avoir 250 millions en liquide à la fin d’un tour.',
      'L’argent se gagne en portant des marchandises aux villes qui les demandent sur ses trois cartes Demande.',
      'À chaque tour, le train d’abord avance, charge et livre\u202f; ensuite, on construit des voies pour 20 millions au plus, ou l’on améliore le train.',
    ],
    de: [
      'Peking, Shanghai, Hongkong und Chongqing mit eigenen Gleisen verbinden, eine Containerverbindung nach Taiwan kaufen und am Ende eines Spielzugs 250 Millionen Bargeld haben.',
      'Geld verdient man, indem man Waren in die Städte bringt, die sie auf den eigenen drei Nachfragekarten verlangen.',
      'In jedem Spielzug fährt, lädt und liefert erst der Zug; dann baut man für bis zu 20 Millionen Gleise oder rüstet den Zug auf.',
    ],
  },
  makers: {
    en: 'Michael Dreiling, after Empire Builder by D. Bromley and B. Fawcett, Mayfair Games',
    fr: 'Michael Dreiling, d’après Empire Builder de D. Bromley et B. Fawcett, Mayfair Games',
    de: 'Michael Dreiling, nach Empire Builder von D. Bromley und B. Fawcett, Mayfair Games',
  },
}
