import type { Target } from '@acheron/core'
import { ROUTE_NAME, TICKET_NAME } from '@acheron/games/ticket-to-ride'
import ending from './ticket-to-ride-ending.txt?raw'
import opening from './ticket-to-ride-opening.txt?raw'
import type { Note, Tutorial } from './tutorial.ts'

const route = (name: string): Target => ({ kind: 'route', id: ROUTE_NAME.indexOf(name) })
const ticket = (name: string): Target => ({ kind: 'ticket', id: TICKET_NAME.indexOf(name) })

const first: readonly Note[] = [
  {
    at: 2,
    rule: 'TTR-023',
    marked: [ticket('denver~el-paso'), ticket('denver~saint-louis')],
    text: {
      en: 'Tickets are your secret tasks: join the two cities with your own trains and the points are yours; fail, and you lose as many. Four were dealt, at least two must stay. Los Angeles to New York is worth 21 points, and half a continent long. Give it back.',
      fr: 'Les tickets sont des missions secrètes : relier les deux villes avec ses propres wagons rapporte les points ; échouer les coûte. On en reçoit quatre, il faut en garder au moins deux. Los Angeles – New York vaut 21 points, mais traverse tout le continent. Le rendre.',
      de: 'Zielkarten sind geheime Aufträge: Wer beide Städte mit eigenen Waggons verbindet, bekommt die Punkte; wer scheitert, verliert sie. Vier wurden ausgeteilt, mindestens zwei bleiben. Los Angeles – New York bringt 21 Punkte und führt durch den halben Kontinent. Diese zurückgeben.',
    },
  },
  {
    at: 3,
    rule: 'TTR-013',
    text: {
      en: 'Vancouver to Montréal is just as far. Two short tickets that begin in the same city are a better start: give this one back too.',
      fr: 'Vancouver – Montréal va tout aussi loin. Deux tickets courts qui partent de la même ville font un meilleur début : rendre aussi celui-ci.',
      de: 'Vancouver – Montréal ist genauso weit. Zwei kurze Zielkarten, die in derselben Stadt beginnen, sind ein besserer Anfang: auch diese zurückgeben.',
    },
  },
  {
    at: 4,
    marked: [ticket('denver~el-paso'), ticket('denver~saint-louis')],
    text: {
      en: 'Denver to El Paso and Denver to Saint Louis are left, and no more can be given back. Point at them to see them on the map. Then keep them.',
      fr: 'Restent Denver – El Paso et Denver – Saint Louis, et l’on ne peut plus rien rendre. Les pointer les montre sur la carte. Puis les garder.',
      de: 'Denver – El Paso und Denver – Saint Louis bleiben übrig, mehr lässt sich nicht zurückgeben. Wer darauf zeigt, sieht sie auf der Karte. Dann behalten.',
    },
  },
  {
    at: 5,
    rule: 'TTR-030',
    text: {
      en: 'A turn is one of three things: take train cards, claim a route, or take tickets. You lack cards, so take two. The first from the open row: the red one, which goes well with the red one in your hand.',
      fr: 'Un tour, c’est une action parmi trois : prendre des cartes wagon, prendre une route ou reprendre des tickets. Il manque des cartes : on en prend deux. La première dans la rangée, face visible : la rouge, qui va bien avec la rouge en main.',
      de: 'Ein Zug ist eines von dreien: Wagenkarten nehmen, eine Strecke nutzen oder Zielkarten ziehen. Es fehlt an Karten, also zwei nehmen. Die erste aus der offenen Reihe: die rote, die gut zu der roten auf der Hand passt.',
    },
  },
  {
    at: 6,
    rule: 'TTR-031',
    text: {
      en: 'The gap was filled at once. Take the second card blind, from the pile: nobody sees what it is, and sometimes it is a locomotive.',
      fr: 'La place vide a aussitôt été comblée. Prendre la deuxième carte à l’aveugle, dans la pioche : personne ne la voit, et c’est parfois une locomotive.',
      de: 'Die Lücke wurde sofort gefüllt. Die zweite Karte blind vom Stapel nehmen: Niemand sieht sie, und manchmal ist es eine Lokomotive.',
    },
  },
  {
    at: 9,
    rule: 'TTR-040',
    marked: [{ kind: 'row', id: 3 }],
    text: {
      en: 'It was one. Locomotives stand for any colour. There is another in the row, open to all, and that has its price: taken face up, it is the only card of the turn. Worth it. Take it.',
      fr: 'C’en était une. Une locomotive remplace n’importe quelle couleur. Il y en a une autre dans la rangée, à la vue de tous, et cela a son prix : prise face visible, c’est la seule carte du tour. Elle le vaut. La prendre.',
      de: 'Es war eine. Lokomotiven ersetzen jede Farbe. Noch eine liegt offen in der Reihe, und das hat seinen Preis: Offen genommen, ist sie die einzige Karte des Zuges. Sie ist es wert. Nehmen.',
    },
  },
  {
    at: 12,
    rule: 'TTR-052',
    marked: [route('denver~santa-fe')],
    text: {
      en: 'Time to build. Denver to Santa Fe has two grey spaces, and two cards of one colour will do, whichever it is. Choose the route on the map.',
      fr: 'Il est temps de construire. Denver – Santa Fe compte deux espaces gris : deux cartes d’une même couleur suffisent, peu importe laquelle. Choisir la route sur la carte.',
      de: 'Zeit zu bauen. Denver – Santa Fe hat zwei graue Felder: Zwei Karten einer Farbe genügen, egal welcher. Die Strecke auf dem Plan wählen.',
    },
  },
  {
    at: 13,
    rule: 'TTR-050',
    text: {
      en: 'Several payments are possible. Pay the two red cards and save the locomotives: they are worth most where a colour will not come.',
      fr: 'Plusieurs paiements sont possibles. Payer les deux rouges et garder les locomotives : elles valent le plus quand une couleur ne vient pas.',
      de: 'Mehrere Zahlungen sind möglich. Mit den zwei roten zahlen und die Lokomotiven sparen: Am meisten sind sie wert, wo eine Farbe nicht kommen will.',
    },
  },
  {
    at: 15,
    rule: 'TTR-061',
    attempt: route('kansas-city~saint-louis:violet'),
    marked: [route('kansas-city~saint-louis:blue'), route('kansas-city~saint-louis:violet')],
    text: {
      en: 'Charon took Kansas City to Saint Louis, which you could have used. There is a second track beside it. Try to claim it: whatever cannot be done says why, with the number of the rule.',
      fr: 'Charon a pris Kansas City – Saint Louis, qui aurait bien servi. Il y a une deuxième voie à côté. Essayer de la prendre : tout ce qui ne se peut pas dit pourquoi, avec le numéro de la règle.',
      de: 'Charon hat Kansas City – Saint Louis genommen, das wäre nützlich gewesen. Daneben liegt ein zweites Gleis. Versuchen, es zu nutzen: Was nicht geht, sagt selbst, warum, mit der Nummer der Regel.',
    },
  },
  {
    at: 15,
    rule: 'TTR-056',
    marked: [route('el-paso~santa-fe')],
    text: {
      en: 'With two or three players only one track of a double route can be used. There will be a way around. First finish the other ticket: claim Santa Fe to El Paso.',
      fr: 'À deux ou trois joueurs, une seule voie d’une route double peut servir. On trouvera un détour. D’abord finir l’autre ticket : prendre Santa Fe – El Paso.',
      de: 'Zu zweit oder zu dritt ist nur ein Gleis einer Doppelstrecke frei. Ein Umweg wird sich finden. Erst die andere Zielkarte erfüllen: Santa Fe – El Paso nutzen.',
    },
  },
  {
    at: 16,
    rule: 'TTR-064',
    text: {
      en: 'Pay with the blue cards. Long routes score far more than short ones: two spaces bring 2 points, six bring 15. What counts here is the ticket.',
      fr: 'Payer avec les cartes bleues. Les longues routes rapportent bien plus que les courtes : 2 points pour deux espaces, 15 pour six. Ici, c’est le ticket qui compte.',
      de: 'Mit den blauen Karten zahlen. Lange Strecken bringen weit mehr als kurze: zwei Felder 2 Punkte, sechs Felder 15. Hier zählt die Zielkarte.',
    },
  },
  {
    at: 19,
    rule: 'TTR-070',
    text: {
      en: 'Denver to El Paso is done and marked so. With trains to spare one can take more tickets, which is the third kind of turn: three are drawn, at least one must stay. Take tickets.',
      fr: 'Denver – El Paso est réalisé, et c’est marqué. Quand il reste des wagons, on peut reprendre des tickets, troisième sorte de tour : on en tire trois, il faut en garder au moins un. Reprendre des tickets.',
      de: 'Denver – El Paso ist erfüllt und so bezeichnet. Wer noch Waggons hat, kann Zielkarten nachziehen, die dritte Art von Zug: Drei werden gezogen, mindestens eine bleibt. Zielkarten ziehen.',
    },
  },
  {
    at: 20,
    rule: 'TTR-072',
    text: {
      en: 'Chicago to Santa Fe and Duluth to El Paso run along what you have already built. Seattle to New York does not. Give that one back.',
      fr: 'Chicago – Santa Fe et Duluth – El Paso longent ce qui est déjà construit. Pas Seattle – New York. Rendre celui-là.',
      de: 'Chicago – Santa Fe und Duluth – El Paso folgen dem, was schon gebaut ist. Seattle – New York nicht. Diese zurückgeben.',
    },
  },
  {
    at: 21,
    text: {
      en: 'Keep both. Then we let an hour of the night go by.',
      fr: 'Garder les deux. Puis on laisse passer une heure de nuit.',
      de: 'Beide behalten. Dann lassen wir eine Stunde der Nacht vergehen.',
    },
  },
]

const last: readonly Note[] = [
  {
    at: 0,
    rule: 'TTR-080',
    marked: [route('chicago~saint-louis:green')],
    text: {
      en: 'Later. Your network spans the west, and four trains are left. Here is the way around to Saint Louis: claim it from Chicago on the green track. It leaves two trains, and whoever has two or fewer begins the last round.',
      fr: 'Plus tard. Le réseau couvre l’Ouest, il reste quatre wagons. Voici le détour vers Saint Louis : prendre la voie verte depuis Chicago. Il restera deux wagons, et qui n’en a plus que deux ou moins ouvre le dernier tour.',
      de: 'Später. Das Netz reicht durch den Westen, vier Waggons sind übrig. Hier ist der Umweg nach Saint Louis: das grüne Gleis ab Chicago nutzen. Danach bleiben zwei Waggons, und wer zwei oder weniger hat, läutet die letzte Runde ein.',
    },
  },
  {
    at: 1,
    rule: 'TTR-051',
    text: {
      en: 'This route is green: only green cards and locomotives count. Pay the two green ones.',
      fr: 'Cette route est verte : seules comptent les cartes vertes et les locomotives. Payer les deux vertes.',
      de: 'Diese Strecke ist grün: Nur grüne Karten und Lokomotiven gelten. Mit den zwei grünen zahlen.',
    },
  },
  {
    at: 4,
    rule: 'TTR-087',
    marked: [route('little-rock~saint-louis')],
    text: {
      en: 'Everybody has one more turn, you included. Who has the longest continuous path gets 10 points. Little Rock to Saint Louis makes yours two trains longer: claim it.',
      fr: 'Chacun joue encore une fois, vous aussi. Le chemin continu le plus long rapporte 10 points. Little Rock – Saint Louis allonge le vôtre de deux wagons : la prendre.',
      de: 'Alle sind noch einmal am Zug, auch Dante. Die längste durchgehende Strecke bringt 10 Punkte. Little Rock – Saint Louis verlängert die eigene um zwei Waggons: nutzen.',
    },
  },
  {
    at: 5,
    rule: 'TTR-052',
    text: {
      en: 'You hold no two cards alike. Now the locomotive pays: the white card and the locomotive together.',
      fr: 'Pas deux cartes semblables en main. C’est l’heure de la locomotive : payer la blanche avec elle.',
      de: 'Keine zwei gleichen Karten auf der Hand. Jetzt lohnt sich die Lokomotive: mit der weißen Karte und ihr zusammen zahlen.',
    },
  },
  {
    at: 6,
    rule: 'TTR-020',
    text: {
      en: 'The game is over, and the tickets are shown: yours are all done, Charon failed both of his. Routes, tickets and the longest path add up. You know all that matters; the rest is nerve.',
      fr: 'La partie est finie, les tickets sont révélés : les vôtres sont tous réalisés, Charon a manqué les siens. Routes, tickets et chemin le plus long s’additionnent. L’essentiel est dit ; le reste est affaire de sang-froid.',
      de: 'Das Spiel ist aus, die Zielkarten werden aufgedeckt: Die eigenen sind alle erfüllt, Charon ist an beiden gescheitert. Strecken, Zielkarten und längste durchgehende Strecke zählen zusammen. Mehr muss man nicht wissen; der Rest ist Nervensache.',
    },
  },
]

export const tutorial: Tutorial = {
  game: 'ticket-to-ride',
  scenes: [
    { record: opening, notes: first },
    { record: ending, notes: last },
  ],
}
