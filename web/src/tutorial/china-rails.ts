import type { Target } from '@acheron/core'
import {
  CITY_ID,
  CITY_MILEPOST,
  DEMAND_CITY,
  DEMAND_LOAD,
  findSection,
  LOAD_ID,
  milepostCalled,
} from '@acheron/games/china-rails'
import opening from './china-rails-opening.txt?raw'
import type { Note, Tutorial } from './tutorial.ts'

const city = (name: string): Target => ({ kind: 'city', id: CITY_ID.indexOf(name) })
const milepost = (name: string): Target => ({ kind: 'milepost', id: milepostCalled(name) })
const section = (place: string, way: string): Target => ({ kind: 'section', id: findSection(place, way) ?? -1 })
const demand = (load: string, to: string): Target => ({
  kind: 'demand',
  id: DEMAND_CITY.findIndex((at, i) => CITY_ID[at] === to && LOAD_ID[DEMAND_LOAD[i]] === load),
})

const notes: readonly Note[] = [
  {
    at: 3,
    text: {
      en: 'China Rails is about drawing railways and carrying loads. Whoever joins Beijing, Shanghai, Hong Kong and Chongqing with track of their own, has a container link to Taiwan and holds 250M in cash wins. It begins with two turns in which everybody only builds.',
      fr: 'Dans China Rails, on trace des voies ferrées et l’on porte des marchandises. Qui relie Pékin, Shanghai, Hong Kong et Chongqing par ses propres voies, possède une liaison pour conteneurs avec Taïwan et 250 millions en liquide gagne. On commence par deux tours où chacun ne fait que construire.',
      de: 'In China Rails zieht man Gleise und bringt Waren ans Ziel. Wer Peking, Shanghai, Hongkong und Chongqing mit eigenen Gleisen verbindet, eine Containerverbindung nach Taiwan hat und 250 Millionen in bar, gewinnt. Am Anfang stehen zwei Spielzüge, in denen alle nur bauen.',
    },
  },
  {
    at: 3,
    marked: [demand('coal', 'tianjin'), demand('imports', 'datong')],
    text: {
      en: 'Below lie your three demand cards. Each shows three loads, the city that wants them and what it pays; only one of the three will ever be met. Two of yours are small but close together: coal goes from Datong to Tianjin, imports from Tianjin to Datong. Point at a demand to see it on the map.',
      fr: 'En bas, vos trois cartes Demande. Chacune montre trois marchandises, la ville qui les veut et ce qu’elle paie ; une seule des trois sera servie. Deux des vôtres rapportent peu mais se suivent : du charbon de Datong à Tianjin, des produits importés de Tianjin à Datong. Pointer une demande la montre sur la carte.',
      de: 'Unten liegen die drei eigenen Nachfragekarten. Jede zeigt drei Waren, die Stadt, die sie will, und was sie zahlt; nur eine der drei wird je erfüllt. Zwei davon bringen wenig, liegen aber beieinander: Kohle von Datong nach Tianjin, Importwaren von Tianjin nach Datong. Wer auf eine Nachfrage zeigt, sieht sie auf der Karte.',
    },
  },
  {
    at: 3,
    rule: 'CR-098',
    marked: [section('48.62', 'e')],
    text: {
      en: 'The first track starts at a major city. Beijing lies between Datong and Tianjin, so begin there. Choose the lit section to the west of its red area. The price is that of the milepost reached: 1M in the plain and the desert, 2M in the mountains, 5M in high mountains.',
      fr: 'La première voie part d’une Cité. Pékin est entre Datong et Tianjin : commencer là. Choisir la section éclairée à l’ouest de sa zone rouge. Le prix est celui de la borne atteinte : 1 million en plaine et au désert, 2 en montagne, 5 en haute montagne.',
      de: 'Das erste Gleis beginnt in einer Metropole. Peking liegt zwischen Datong und Tianjin, also dort anfangen. Den leuchtenden Abschnitt westlich des roten Gebiets wählen. Der Preis ist der des erreichten Meilensteins: 1 Million in Ebene und Wüste, 2 im Gebirge, 5 im Hochgebirge.',
    },
  },
  {
    at: 4,
    rule: 'CR-100',
    marked: [section('48.61', 'e')],
    text: {
      en: '2M are spent. From here on one may build out of any milepost that the track has reached. At the table you may also drag along mileposts, or point at a far one: the cheapest way is shown with its price before anything is paid. Build on to the west.',
      fr: '2 millions de dépensés. Désormais, on peut construire à partir de toute borne que la voie atteint. À la table, on peut aussi glisser de borne en borne, ou pointer une borne lointaine : le chemin le moins cher s’affiche avec son prix avant de payer. Continuer vers l’ouest.',
      de: '2 Millionen sind ausgegeben. Ab jetzt darf man von jedem Meilenstein weiterbauen, den das Gleis erreicht. Am Tisch lässt sich auch von Stein zu Stein ziehen oder auf einen fernen zeigen: Der billigste Weg erscheint mit seinem Preis, bevor gezahlt wird. Nach Westen weiterbauen.',
    },
  },
  {
    at: 5,
    marked: [section('48.60', 'e')],
    text: {
      en: 'The last section reaches Datong. A city costs 3M to enter, and the river on the way 2M more. A small city takes in two players, a medium one three; major cities have room for all. Build it.',
      fr: 'La dernière section atteint Datong. Entrer dans une ville coûte 3 millions, et la rivière 2 de plus. Une petite ville accueille deux joueurs, une moyenne trois ; les Cités ont place pour tous. La construire.',
      de: 'Der letzte Abschnitt erreicht Datong. In eine Stadt zu bauen kostet 3 Millionen, der Fluss davor 2 mehr. Eine kleine Stadt nimmt zwei Bahnen auf, eine mittlere drei; in Metropolen ist Platz für alle. Bauen.',
    },
  },
  {
    at: 6,
    rule: 'CR-100',
    attempt: section('28.26', 'e'),
    text: {
      en: '9M of 20M are spent: the strip above the map counts along. Could you build far away, near Lhasa? Try it: point at a milepost near Lhasa in the south-west. Whatever cannot be done says why, with the number of the rule.',
      fr: '9 millions sur 20 sont dépensés : le bandeau au-dessus de la carte compte. Pourrait-on construire loin d’ici, près de Lhassa ? Essayer : pointer une borne près de Lhassa, au sud-ouest. Tout ce qui ne se peut pas dit pourquoi, avec le numéro de la règle.',
      de: '9 von 20 Millionen sind ausgegeben: Die Leiste über der Karte zählt mit. Ginge es auch weit weg, bei Lhasa? Versuchen: auf einen Meilenstein bei Lhasa im Südwesten zeigen. Was nicht geht, sagt selbst, warum, mit der Nummer der Regel.',
    },
  },
  {
    at: 6,
    rule: 'CR-067',
    text: {
      en: 'A turn allows 20M of building, and 60M must last until the first delivery. Saving is sensible now. End the turn.',
      fr: 'Un tour permet 20 millions de travaux, et 60 millions doivent suffire jusqu’à la première livraison. Il est sage d’épargner. Finir le tour.',
      de: 'Ein Spielzug erlaubt 20 Millionen Bau, und 60 Millionen müssen bis zur ersten Lieferung reichen. Sparen ist klug. Den Spielzug beenden.',
    },
  },
  {
    at: 7,
    rule: 'CR-102',
    marked: [section('48.65', 'se')],
    text: {
      en: 'The second opening round goes backwards, so it is you again. Tianjin lies right beside Beijing. At most two sections a turn may lead out of major cities; one is enough. Build to Tianjin for 3M.',
      fr: 'Le deuxième tour d’ouverture va à rebours : c’est encore à vous. Tianjin touche presque Pékin. Par tour, deux sections au plus peuvent sortir des Cités ; une suffit. Construire jusqu’à Tianjin pour 3 millions.',
      de: 'Die zweite Eröffnungsrunde geht rückwärts, also noch einmal. Tianjin liegt gleich neben Peking. In einem Spielzug dürfen höchstens zwei Abschnitte aus Metropolen führen; einer genügt. Für 3 Millionen nach Tianjin bauen.',
    },
  },
  {
    at: 8,
    rule: 'CR-101',
    text: {
      en: 'Datong and Tianjin are joined, right through Beijing: inside the red area all trains run freely and nobody builds. Later one may begin a second network at any other major city. End the turn.',
      fr: 'Datong et Tianjin sont reliées à travers Pékin : dans la zone rouge, tous les trains circulent librement et personne ne construit. Plus tard, on pourra commencer un autre réseau dans n’importe quelle Cité. Finir le tour.',
      de: 'Datong und Tianjin sind verbunden, mitten durch Peking: Im roten Gebiet fahren alle Züge frei, und niemand baut dort. Später darf man in jeder anderen Metropole ein zweites Netz beginnen. Den Spielzug beenden.',
    },
  },
  {
    at: 14,
    rule: 'CR-150',
    marked: [city('datong')],
    text: {
      en: 'Charon has put a train into Hong Kong. Now yours: it may start in any city. Coal waits in Datong, so choose Datong.',
      fr: 'Charon a mis son train à Hong Kong. Au vôtre : il peut démarrer dans n’importe quelle ville. Le charbon attend à Datong : choisir Datong.',
      de: 'Charon hat einen Zug nach Hongkong gesetzt. Nun der eigene: Er darf in jeder Stadt beginnen. In Datong wartet Kohle, also Datong wählen.',
    },
  },
  {
    at: 15,
    rule: 'CR-175',
    marked: [demand('coal', 'tianjin')],
    text: {
      en: 'A turn has two phases. First the train moves, loads and delivers, in any order. A freight carries two loads; each kind has three or four chips, and when they are all on trains nobody else gets one. Take coal.',
      fr: 'Un tour a deux phases. D’abord le train avance, charge et livre, dans n’importe quel ordre. Un train de fret porte deux marchandises ; de chacune il n’y a que trois ou quatre jetons, et quand tous roulent, personne d’autre n’en a. Charger du charbon.',
      de: 'Ein Spielzug hat zwei Phasen. Erst fährt, lädt und liefert der Zug, in beliebiger Folge. Ein Güterzug trägt zwei Waren; von jeder gibt es drei oder vier Chips, und sind alle unterwegs, bekommt sonst niemand eine. Kohle laden.',
    },
  },
  {
    at: 16,
    rule: 'CR-152',
    marked: [milepost('48.61')],
    text: {
      en: 'The train moves from milepost to milepost along track, nine a turn. The dots show how far it gets. At the table one click on Tianjin does the whole journey; here go step by step. Choose the next milepost.',
      fr: 'Le train va de borne en borne le long des voies, neuf par tour. Les points montrent jusqu’où il peut aller. À la table, un clic sur Tianjin fait tout le trajet ; ici, pas à pas. Choisir la borne suivante.',
      de: 'Der Zug fährt auf Gleisen von Meilenstein zu Meilenstein, neun je Spielzug. Die Punkte zeigen, wie weit er kommt. Am Tisch genügt ein Klick auf Tianjin für die ganze Fahrt; hier Schritt für Schritt. Den nächsten Meilenstein wählen.',
    },
  },
  {
    at: 17,
    rule: 'CR-165',
    marked: [milepost('48.62')],
    text: {
      en: 'Your own track is free. For the track of somebody else you pay its owner 4M a turn, however far you use it: often cheaper than building. Go on.',
      fr: 'Votre propre voie est gratuite. Pour celle d’un autre, on paie 4 millions par tour à son propriétaire, quelle que soit la distance : souvent moins cher que de construire. Continuer.',
      de: 'Das eigene Gleis kostet nichts. Für ein fremdes zahlt man dem Besitzer 4 Millionen je Spielzug, wie weit man es auch benutzt: oft billiger als zu bauen. Weiter.',
    },
  },
  {
    at: 18,
    rule: 'CR-A38',
    marked: [milepost('48.63')],
    text: {
      en: 'Trains turn back only in cities and ports, never on the open line. Keep that in mind before you leave one. Go on into Beijing.',
      fr: 'Un train ne fait demi-tour que dans une ville ou un port, jamais en pleine voie. Y penser avant de partir. Entrer dans Pékin.',
      de: 'Züge wenden nur in Städten und Häfen, nie auf freier Strecke. Daran denken, bevor man abfährt. Nach Peking hinein.',
    },
  },
  {
    at: 19,
    rule: 'CR-105',
    marked: [milepost('48.64')],
    text: {
      en: 'This is the red area. Every step through it counts as movement, but it belongs to nobody and costs nothing. Go on.',
      fr: 'Voici la zone rouge. Chaque pas compte comme mouvement, mais elle n’est à personne et ne coûte rien. Continuer.',
      de: 'Das ist das rote Gebiet. Jeder Schritt zählt als Bewegung, doch es gehört niemandem und kostet nichts. Weiter.',
    },
  },
  {
    at: 20,
    rule: 'CR-175',
    marked: [milepost('48.65')],
    text: {
      en: 'Beijing offers iron. A train may load in any city it passes. None of your cards asks for iron yet, so go on.',
      fr: 'Pékin offre du fer. Un train peut charger dans toute ville qu’il traverse. Aucune de vos cartes n’en demande encore : continuer.',
      de: 'Peking bietet Eisen. Ein Zug darf in jeder Stadt laden, durch die er kommt. Noch verlangt keine Karte Eisen, also weiter.',
    },
  },
  {
    at: 21,
    rule: 'CR-154',
    marked: [{ kind: 'milepost', id: CITY_MILEPOST[CITY_ID.indexOf('tianjin')] }],
    text: {
      en: 'Four of nine steps are left. One more to Tianjin.',
      fr: 'Il reste quatre pas sur neuf. Encore un jusqu’à Tianjin.',
      de: 'Vier von neun Schritten sind übrig. Noch einer nach Tianjin.',
    },
  },
  {
    at: 22,
    rule: 'CR-185',
    marked: [demand('coal', 'tianjin')],
    text: {
      en: 'Tianjin wants the coal. Deliver it, on the map or on the card. The card is then replaced by a new one from the pile, and the pile also holds events.',
      fr: 'Tianjin veut le charbon. Le livrer, sur la carte ou sur la carte Demande. Celle-ci est alors remplacée par une nouvelle de la pioche, et la pioche contient aussi des événements.',
      de: 'Tianjin will die Kohle. Liefern, auf dem Plan oder auf der Karte. Die Karte wird dann durch eine neue vom Stapel ersetzt, und im Stapel liegen auch Ereignisse.',
    },
  },
  {
    at: 23,
    rule: 'CR-020',
    text: {
      en: '8M, and an event came with the new card: a wind storm on the southern coast. The hatched area shows where trains are slow and nobody builds, the strip above says when it ends. Charon’s train has lost its load. It does not touch you: take imports for Datong.',
      fr: '8 millions, et un événement est venu avec la nouvelle carte : une tempête de vent sur la côte sud. Les hachures montrent où les trains sont lents et où l’on ne construit pas, le bandeau dit jusqu’à quand. Le train de Charon a perdu sa marchandise. Ici, rien à craindre : charger des produits importés pour Datong.',
      de: '8 Millionen, und mit der neuen Karte kam ein Ereignis: ein Orkan an der Südküste. Die Schraffur zeigt, wo Züge langsam sind und niemand baut, die Leiste darüber, wann er endet. Charons Zug hat seine Ware verloren. Hier droht nichts: Importwaren für Datong laden.',
    },
  },
  {
    at: 24,
    rule: 'CR-210',
    marked: [demand('imports', 'datong')],
    text: {
      en: 'You could go three steps back towards Datong at once, for a train may turn in a city. But now for the second phase: building always follows movement. Go on to building.',
      fr: 'On pourrait faire tout de suite trois pas vers Datong, puisqu’un train peut faire demi-tour dans une ville. Mais voici la deuxième phase : on construit toujours après avoir roulé. Passer à la construction.',
      de: 'Man könnte gleich drei Schritte nach Datong zurückfahren, denn in einer Stadt darf ein Zug wenden. Doch nun zur zweiten Phase: Gebaut wird immer nach dem Fahren. Zum Bauen übergehen.',
    },
  },
  {
    at: 25,
    rule: 'CR-036',
    text: {
      en: 'Instead of building, 20M buy a better train: a fast freight runs twelve mileposts, a heavy freight carries three loads, and from either one comes to the super heavy, which does both. Upgrade to the fast freight.',
      fr: 'Au lieu de construire, 20 millions achètent un meilleur train : le fret rapide fait douze bornes, le fret lourd porte trois marchandises, et de l’un ou l’autre on passe au super lourd, qui fait les deux. Passer au fret rapide.',
      de: 'Statt zu bauen, lässt sich für 20 Millionen ein besserer Zug kaufen: Der Eilgüterzug fährt zwölf Meilensteine, der Schwergüterzug trägt drei Waren, und von beiden kommt man zum Superschwerzug, der beides kann. Zum Eilgüterzug aufrüsten.',
    },
  },
  {
    at: 26,
    text: {
      en: 'The next turn takes the imports to Datong for another 8M. The list at the right of your cards says what could be delivered soon, and with “Plan” you pencil track and journeys while others play. End the turn.',
      fr: 'Au prochain tour, les produits importés iront à Datong pour 8 millions de plus. La liste à droite des cartes dit ce qui se livre bientôt, et « Projet » permet de crayonner voies et trajets pendant que les autres jouent. Finir le tour.',
      de: 'Im nächsten Spielzug gehen die Importwaren für weitere 8 Millionen nach Datong. Die Liste neben den Karten sagt, was sich bald liefern lässt, und mit „Plan“ skizziert man Gleise und Fahrten, während andere spielen. Den Spielzug beenden.',
    },
  },
  {
    at: 27,
    rule: 'CR-310',
    marked: [city('beijing'), city('shanghai'), city('hong-kong'), city('chongqing'), { kind: 'port', id: 0 }],
    text: {
      en: 'That is the whole rhythm: load, deliver, build. Small deliveries pay for the first lines; the big ones cross the country and pay for the network that wins: four major cities, a link to Taiwan, 250M. If the cards are bad, a turn may be given for a new hand. A good journey.',
      fr: 'Voilà tout le rythme : charger, livrer, construire. Les petites livraisons paient les premières lignes ; les grandes traversent le pays et paient le réseau qui gagne : quatre Cités, une liaison avec Taïwan, 250 millions. Si les cartes sont mauvaises, un tour s’échange contre une nouvelle main. Bon voyage.',
      de: 'Das ist der ganze Rhythmus: laden, liefern, bauen. Kleine Lieferungen bezahlen die ersten Strecken; die großen führen durchs Land und bezahlen das Netz, das gewinnt: vier Metropolen, eine Verbindung nach Taiwan, 250 Millionen. Sind die Karten schlecht, lässt sich ein Spielzug gegen eine neue Hand tauschen. Gute Fahrt.',
    },
  },
]

/** A first game of China Rails: two building turns, a delivery, an event and a better train. */
export const tutorial: Tutorial = { game: 'china-rails', scenes: [{ record: opening, notes }] }
