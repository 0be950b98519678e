import type { Names } from './en.ts'

const circles = [
  'Der Limbus',
  'Die Wollüstigen',
  'Die Schlemmer',
  'Die Habgierigen',
  'Die Zornigen',
  'Die Ketzer',
  'Die Gewalttätigen',
  'Der Betrug',
  'Der Verrat',
]

const sectio = {
  s11: 'Vorhalle der Unentschlossenen',
  s12: 'Wiese des lauen Lobes',
  s13: 'Anleger am Acheron',
  s14: 'Die Weisen',
  s15: 'Burg der sieben Mauern',
  s21: 'Wartezimmer des Minos',
  s22: 'Der endlose Sturm',
  s23: 'Galerie der verstohlenen Blicke',
  s24: 'Garten der ungelesenen Seite',
  s25: 'Laube der gebrochenen Schwüre',
  s31: 'Zwinger des Zerberus',
  s32: 'Der ewige Schneeregen',
  s33: 'Ciaccos Tafel',
  s34: 'Der Soßensee',
  s35: 'Der Nachschlag',
  s41: 'Kontor des Plutus',
  s42: 'Tretmühle der Geizigen',
  s43: 'Hang der Verschwender',
  s44: 'Die goldene Lotterie',
  s45: 'Gewölbe der unbezahlten Löhne',
  s51: 'Unterer Kerker der Überlegenen',
  s52: 'Die Neidischen',
  s53: 'Untiefen des Styx',
  s54: 'Sumpf der Schmollenden',
  s55: 'Fähre des Phlegyas',
  s61: 'Tor von Dis',
  s62: 'Balkon der Furien',
  s63: 'Die Götzendiener',
  s64: 'Die offenen Gräber',
  s65: 'Akademie der falschen Propheten',
  s71: 'Geröll des Minotaurus',
  s72: 'Furt des Phlegethon',
  s73: 'Schießplatz der Zentauren',
  s74: 'Der weinende Wald',
  s75: 'Wüste des Feuerregens',
  s81: 'Graben der Schmeichler',
  s82: 'See aus kochendem Pech',
  s83: 'Garderobe der bleiernen Heuchler',
  s84: 'Nest der Diebesschlangen',
  s85: 'Markt der verkauften Ämter',
  s91: 'Brunnen der Riesen',
  s92: 'Kaina',
  s93: 'Antenora',
  s94: 'Tolomea',
  s95: 'Der gefrorene Kuss',
}

const demons = {
  sammael: {
    name: 'Sammael',
    title: 'Das Gift, Fürst der Mächte der Luft',
    skill: 'Ein Tropfen mehr',
    text: 'Bei Untaten wirft er einen Würfel mehr. Auf den Nachgeschmack kommt es an.',
  },
  asmodeus: {
    name: 'Asmodeus',
    title: 'Aufseherin der Spieltische',
    skill: 'Gezinkte Würfel',
    text: 'In der Seelenphase darf sie ihren Seelenwurf auf der Erde wiederholen; der zweite Wurf gilt.',
  },
  beelzebub: {
    name: 'Beelzebub',
    title: 'Herr der Fliegen',
    skill: 'Die Fliege in der Suppe',
    text: 'Zu Beginn der Seelenphase verliert ein anderer Spieler deiner Wahl eine Seele. Nicht der Verlust schmerzt, sondern das Summen.',
  },
  ashtaroth: {
    name: 'Ashtaroth',
    title: 'Prinzessin und Großschatzmeisterin der Hölle',
    skill: 'Zinseszins',
    text: 'Seelenphase, vor dem Sammeln: Erhalte für je volle zehn Seelen in deinem Besitz eine Seele, höchstens drei.',
  },
  baal: {
    name: 'Baal',
    title: 'General der höllischen Heere',
    skill: 'Offiziere zuerst',
    text: 'Bei seinem Marsch zieht ein Leutnant samt den Legionen, die er führt, ohne einen Schädel zu verbrauchen.',
  },
  moloch: {
    name: 'Moloch',
    title: 'Fürst des Landes der Tränen',
    skill: 'Dem Götzen zum Fraß',
    text: 'Seelenphase, vor dem Sold: Du darfst eine eigene Legion vernichten und vier Seelen erhalten. Laut Akte alles Freiwillige.',
  },
  belphegor: {
    name: 'Belphegor',
    title: 'Schutzherr der Trägheit und der klugen Erfindungen',
    skill: 'Bezahlter Urlaub',
    text: 'Immer wenn Belphegor endgültig passt, erhältst du zwei Seelen.',
  },
  orias: {
    name: 'Orias',
    title: 'Markgraf der Sterne',
    skill: 'Das Horoskop von morgen',
    text: 'Bevor Höllenkarten gezogen werden, sieh dir die obersten drei an und lege sie in beliebiger Reihenfolge zurück.',
  },
  thamuz: {
    name: 'Thamuz',
    title: 'Botschafter in Spanien, Vater der Artillerie',
    skill: 'Eröffnungssalve',
    text: 'In der ersten Kampfrunde eines Kampfes, an dem er teilnimmt, erhalten zwei deiner Angriffe +2.',
  },
  caim: {
    name: 'Caim',
    title: 'Großpräsidentin, die die Vögel versteht',
    skill: 'Ein Vögelchen',
    text: 'Zu Beginn der Aktionsphase siehst du dir zwei zufällige Arcana-Karten aus der Hand eines anderen Spielers an.',
  },
  agares: {
    name: 'Agares',
    title: 'Herzog des Ostens, Fänger der Flüchtigen',
    skill: 'Niemand geht',
    text: 'Keine Einheit darf vor Einheiten fliehen, die ein Marsch von Agares in ihre Sectio führt.',
  },
  balban: {
    name: 'Balban',
    title: 'Geist der Täuschung',
    skill: 'Du meintest meine Schwester',
    text: 'Einmal pro Runde, wenn die Arcana-Karte eines anderen Spielers auf einen deiner Dämonen zielt, darfst du einen anderen deiner Dämonen zum Ziel machen, sofern die Karte ihn zulässt.',
  },
  gomory: {
    name: 'Gomory',
    title: 'Herzogin der Karawanen, Finderin verborgener Horte',
    skill: 'Nachtkarawanen',
    text: 'Jede deiner isolierten Sectio verliert durch die Isolation eine Seele weniger; die Kamele kennen einen Weg.',
  },
  ereshkigal: {
    name: 'Ereshkigal',
    title: 'Königin des Großen Unten',
    skill: 'Zurück an den Absender',
    text: 'Endphase: Wurde in dieser Runde mindestens eine deiner Legionen vernichtet, stelle kostenlos eine Legion in eine deiner Sectio.',
  },
  paymon: {
    name: 'Paymon',
    title: 'Zeremonienmeister',
    skill: 'Rangfolge nach Belieben',
    text: 'Zu Beginn der Aktionsphase setzt du Paymon für diese Runde an eine beliebige Stelle der Reihenfolgeleiste.',
  },
  zagam: {
    name: 'Zagam',
    title: 'König der Falschmünzer',
    skill: 'Papier zu Gold',
    text: 'Beschwörungsphase, bis zu zweimal: Lege eine Arcana-Karte ab und erhalte vier Seelen.',
  },
  ukobach: {
    name: 'Ukobach',
    title: 'Heizerin der Kessel, Erfinderin des Feuerwerks',
    skill: 'Mengenrabatt',
    text: 'Jede Legion, die du aushebst, kostet dich eine Seele weniger (mindestens eine).',
  },
  pruflas: {
    name: 'Pruflas',
    title: 'Eulenköpfiger Zankstifter',
    skill: 'Schon gehört?',
    text: 'Zu Beginn der Aktionsphase setzt du einen Dämon eines anderen Spielers für diese Runde ans Ende der Reihenfolgeleiste.',
  },
  andras: {
    name: 'Andras',
    title: 'Markgraf auf dem schwarzen Wolf',
    skill: 'Wolfszähne',
    text: 'In einem Kampf, an dem er teilnimmt, erhalten alle deine Angriffe +1.',
  },
  xaphan: {
    name: 'Xaphan',
    title: 'Hüterin der Blasebälge, die den Himmel anzünden wollte',
    skill: 'Ausblasen',
    text: 'Wird die Ereigniskarte gezogen, darfst du sie ohne Wirkung unter den Stapel legen; stattdessen gilt die nächste.',
  },
  naburos: {
    name: 'Naburos',
    title: 'Markgraf, Wiederhersteller verlorener Ehren',
    skill: 'Ehre wiederhergestellt',
    text: 'Endphase: Verliere eine Ungunst; hast du keine, würfle und erhalte bei 4 oder mehr eine Gunst.',
  },
}

const phenomena = {
  quagmire: {
    name: 'Morast',
    text: 'Die ganze Runde über muss jede Einheit, die in eine Sectio des Gebiets marschiert, dort anhalten. Stiefel werden nicht ersetzt.',
  },
  'cave-in': {
    name: 'Einsturz',
    text: 'Würfle für jede Einheit in dieser Sectio: Bei 5 oder 6 wird sie vernichtet. Die ganze Runde über darf niemand hinein, und Uriel oder Lilith kommen nicht heraus.',
  },
  landslide: {
    name: 'Erdrutsch',
    text: 'Würfle für jede Einheit im Gebiet sowie für Uriel und Lilith dort: Bei 1 bis 3 geht es einen Schritt nach außen.',
  },
  'rich-vein': { name: 'Reiche Ader', text: 'Jede Sectio im Gebiet bringt in dieser Runde eine Seele mehr.' },
  'mother-lode': {
    name: 'Hauptader',
    text: 'Diese Sectio bringt in dieser Runde drei Seelen mehr. Bitte hinten anstellen.',
  },
  'black-frost': { name: 'Schwarzer Frost', text: 'Jede Sectio im Gebiet bringt in dieser Runde eine Seele weniger.' },
  silence: {
    name: 'Schweigen der Verdammten',
    text: 'Im Gebiet können in dieser Runde keine Seelen gesammelt werden; selbst die Weisen halten den Mund.',
  },
  sealed: {
    name: 'Vom Hof versiegelt',
    text: 'Die ganze Runde über darf keine Einheit diese Sectio betreten oder dort aufgestellt werden. Verlassen ist erlaubt, aber ungern gesehen.',
  },
  'hidden-pits': {
    name: 'Verborgene Gruben',
    text: 'Die ganze Runde über: Würfle für jede Einheit, die in eine Sectio des Gebiets marschiert oder flieht; bei 6 wird sie vernichtet.',
  },
  firestorm: {
    name: 'Feuersturm',
    text: 'Würfle für jede Einheit in dieser Sectio: Bei 4, 5 oder 6 wird sie vernichtet.',
  },
  'thick-smoke': {
    name: 'Dichter Rauch',
    text: 'Niemand findet den Ausgang: Die ganze Runde über dürfen Einheiten im Gebiet nicht fliehen, außer vor Uriel.',
  },
  'tenants-revolt': {
    name: 'Aufstand der Mieter',
    text: 'Hat der Besitzer dieser Sectio dort keine Legion, wird sie ihm entzogen.',
  },
  'red-mist': { name: 'Roter Nebel', text: 'Alle Kampfwürfe im Gebiet erhalten in dieser Runde +1.' },
  stray: {
    name: 'Etwas ist dir nachgelaufen',
    text: 'Ein zufälliger Höllenhund aus dem Vorrat erscheint rasend in dieser Sectio.',
  },
  tremor: { name: 'Beben', text: 'Jede Einheit im Gebiet macht einen erwürfelten Schritt nach dem Richtungskreuz.' },
  'registry-shut': {
    name: 'Grundbuchamt macht Mittag',
    text: 'In dieser Runde keine Petitionen für Sectio im Gebiet; Freibeuter lesen keine Aushänge und sind nicht betroffen.',
  },
}

const hellCards = {
  'angel-at-the-gate': {
    name: 'Der Engel am Tor',
    text: 'Uriel hat sein Schwert wiedergefunden, und den Schlüssel zur falschen Tür. Uriel erscheint.',
  },
  'nobody-watching': {
    name: 'Niemand sieht hin',
    text: 'Untaten bringen für jede 5 oder 6 eine Gunst, höchstens zwei je Aktion.',
  },
  'pilgrim-season': {
    name: 'Pilgerzeit',
    text: 'Auf allen Straßen erklingen Choräle. Jeder Dämon auf der Erde sammelt zwei Seelen weniger.',
  },
  'confession-hours': { name: 'Verlängerte Beichtzeiten', text: 'Zähle zu jedem Wurf für Abbitte 1 hinzu.' },
  'guardian-patrol': {
    name: 'Schutzengel auf Streife',
    text: 'Würfle zu Beginn jeder Seelenphase für jeden Dämon auf der Erde: Bei 1 wird er in die Hölle zurückgeleitet.',
  },
  indulgences: {
    name: 'Ablass zum halben Preis',
    text: 'In der Endphase genügt eine Gunst statt zwei, um eine Ungunst zu tilgen.',
  },
  'very-bad-year': {
    name: 'Ein sehr schlechtes Jahr',
    text: 'Jeder Dämon auf der Erde sammelt zwei Seelen mehr. Das Geschäft blüht.',
  },
  'age-of-reason': {
    name: 'Zeitalter der Vernunft',
    text: 'Niemand glaubt mehr an dich: Auf Erden zu wandeln kostet eine Seele mehr.',
  },
  'long-war': { name: 'Der lange Krieg', text: 'Jede Sectio der Kreise fünf und sieben bringt eine Seele mehr.' },
  'ballroom-season': {
    name: 'Die Ballsaison',
    text: 'Auf der Erde sammelt jeder weibliche Dämon zwei Seelen mehr; jeder männliche tritt auf fremde Füße und sammelt eine weniger.',
  },
  'free-press': {
    name: 'Die freie Presse',
    text: 'Bringen Untaten keine Gunst, steht der Dämon morgens in der Zeitung: Sein Triumvirat erhält eine Ungunst.',
  },
  'occult-paperbacks': {
    name: 'Zauberbücher als Taschenbuch',
    text: 'Eine Arcana-Karte kostet in der Beschwörungsphase vier Seelen.',
  },
  'officers-union': {
    name: 'Die Offiziersgewerkschaft',
    text: 'Jeder Leutnant muss mit zwei Seelen statt einer bezahlt werden.',
  },
  'general-levy': { name: 'Allgemeine Aushebung', text: 'Jede neue Legion kostet eine Seele weniger.' },
  'full-court-dress': {
    name: 'Hofkleidung erforderlich',
    text: 'Eine Petition durch Gunst kostet zwei Gunstmarker. Allein der Hut kostet einen.',
  },
  'paved-roads': {
    name: 'Frisch gepflastert mit guten Vorsätzen',
    text: 'Eine Legion marschiert bis zu drei Sectio weit statt zwei.',
  },
  'shipment-of-bones': {
    name: 'Eine Lieferung Knochen',
    text: 'Eine Legion in der AnteHell zähmt bei 1 bis 5 einen Höllenhund; bei 6 wird sie weiterhin gefressen.',
  },
  'damned-commuters': {
    name: 'Pendelverkehr der Verdammten',
    text: 'Eine isolierte Sectio bringt eine Seele weniger statt zwei.',
  },
  freebooters: {
    name: 'Freibeuter',
    text: 'Je zwei Freibeuterlegionen erscheinen in zwei verschiedenen zufälligen Sectio. Sie dienen niemandem, und das schlecht.',
  },
  'back-pay': {
    name: 'Streit um den Sold',
    text: 'Jeder Spieler mit vier oder mehr Legionen wählt eine davon in der Hölle; sie läuft zu den Freibeutern über.',
  },
  'small-republic': {
    name: 'Eine kleine Republik',
    text: 'Drei Freibeuterlegionen unter einem verfügbaren Leutnant erscheinen in einer zufälligen herrenlosen Sectio und halten Wahlen ab.',
  },
  'knock-at-the-door': {
    name: 'Es klopft',
    text: 'Lilith möchte sehen, wie es ihren Kindern geht. Lilith erscheint; ihr Aspekt wird ausgewürfelt.',
  },
  'mothering-sunday': { name: 'Muttertag', text: 'Lilith erscheint als Mutter. Sie bringt von allem noch mehr mit.' },
  'girl-with-a-knife': {
    name: 'Das Mädchen mit dem Brotmesser',
    text: 'Lilith erscheint als Jungfrau. Frag nicht, was sie spielt.',
  },
  'grandmothers-tales': {
    name: 'Großmutters Märchen',
    text: 'Lilith erscheint als alte Frau, mit einem Beutel voll alter Bücher und noch älterem Groll.',
  },
  'bumper-harvest': { name: 'Rekordernte', text: 'Jede Sectio bringt in dieser Runde eine Seele mehr.' },
  'general-strike': {
    name: 'Generalstreik der Verdammten',
    text: 'Sie verlangen Wasser. Jede Sectio bringt in dieser Runde eine Seele weniger.',
  },
  audit: {
    name: 'Prüfung von oben',
    text: 'Bestimme zufällig einen Kreis: Dort können in dieser Runde keine Seelen gesammelt werden.',
  },
  numerologist: {
    name: 'Der Zahlendeuter',
    text: 'Jeder Spieler zeigt seine Arcana-Karten mit einer 6, legt sie unter den Stapel und zieht ebenso viele. Er hat es mit den Sechsen.',
  },
  exorcists: {
    name: 'Kongress der Exorzisten',
    text: 'Jeder Dämon auf der Erde muss einen Sternwurf bestehen oder in die Hölle zurückkehren.',
  },
  'holy-water-main': {
    name: 'Weihwasserrohrbruch',
    text: 'Jeder Dämon auf der Erde muss einen Schädelwurf bestehen, sonst wird er handlungsunfähig und erholt sich bei 4 oder mehr.',
  },
  carnival: {
    name: 'Karnevalswoche',
    text: 'Jeder Dämon auf der Erde macht sofort einen Seelenwurf. Niemand schaut hinter die Maske.',
  },
  'wealth-tax': { name: 'Vermögensteuer', text: 'Jeder Spieler mit zehn oder mehr Seelen verliert die Hälfte.' },
  'lucifer-bored': {
    name: 'Luzifer langweilt sich',
    text: 'Der Spieler mit den wenigsten Gunstmarkern erhält einen, bei Gleichstand alle. Neue Gesichter, bitte.',
  },
  'word-with-landlord': {
    name: 'Ein Wort mit dem Vermieter',
    text: 'Der Spieler mit den meisten Sectio erhält eine Ungunst, bei Gleichstand alle.',
  },
  amnesty: { name: 'Versehentlich unterzeichnete Amnestie', text: 'Jeder Spieler verliert eine Ungunst.' },
  'archive-fire': {
    name: 'Brand im Archiv',
    text: 'Jeder Spieler legt eine zufällige Arcana-Karte ab. Feuer ist in der Hölle kaum eine Meldung wert.',
  },
  'library-sale': { name: 'Ausverkauf der Bibliothek', text: 'Jeder Spieler zieht eine Arcana-Karte.' },
  'new-litter': {
    name: 'Ein neuer Wurf',
    text: 'Zwei zufällige Höllenhunde aus dem Vorrat erscheinen rasend in zwei verschiedenen zufälligen Sectio. Sie zahnen.',
  },
  brimstone: {
    name: 'Schwefelregen',
    text: 'Würfle für jede Einheit in einem zufälligen Kreis: Bei 6 wird sie vernichtet.',
  },
  'long-forks': {
    name: 'Nacht der langen Gabeln',
    text: 'Würfle für jeden Leutnant im Dienst: Bei 6 wird er vernichtet, aufrecht bei Tisch sitzend.',
  },
  volunteers: {
    name: 'Sie kamen aus freien Stücken',
    text: 'Jeder Spieler stellt kostenlos eine Legion in eine seiner Sectio.',
  },
  'clerical-error': {
    name: 'Schreibfehler im Grundbuch',
    text: 'Dem Spieler mit den meisten Sectio wird eine zufällige entzogen, bei Gleichstand allen. Der Schreiber wurde befördert.',
  },
  'antehell-tide': {
    name: 'Springflut in der AnteHell',
    text: 'Jede Einheit in der AnteHell wird in den ersten Kreis eines erwürfelten Viertels gespült. Bei 6 ertrinkt sie; Uriel vor die Füße gespült, wird sie vernichtet.',
  },
  'feast-of-fools': {
    name: 'Narrenfest',
    text: 'In dieser Runde handeln die Dämonen in umgekehrter Rangfolge. Der Geringste hat lange darauf gewartet.',
  },
}

const arcana = {
  'cup-of-lethe': {
    name: 'Ein Becher Lethe',
    incantation: 'Bibe et vale!',
    text: 'Mache einen Sternwurf; gelingt er, wird ein Dämon eines anderen Spielers in der Hölle handlungsunfähig und erholt sich bei 4 oder mehr, sobald ihm sein Name einfällt.',
  },
  'one-size-fits-all': {
    name: 'Einheitsgröße',
    incantation: 'Longior, longior!',
    text: 'Ein Dämon eines anderen Spielers nimmt auf der Erde ein Zimmer mit unpassendem Bett: Er wird handlungsunfähig und erholt sich bei 5 oder 6.',
  },
  'map-for-the-angel': {
    name: 'Eine Karte für den Engel',
    incantation: 'Angele, perdidisti viam.',
    text: 'Bei den Zufallsbewegungen dieser Runde bestimmst du die Richtung von bis zu zwei Schritten Uriels, nie nach außen.',
  },
  'nine-choirs': {
    name: 'Neun Chöre, alle schief',
    incantation: 'Gloria in profundis!',
    text: 'Gruppe, neun Sterne: Uriel hält sich die Ohren zu und wird entfernt; du erhältst eine Gunst.',
  },
  'candle-in-the-window': {
    name: 'Eine Kerze im Fenster',
    incantation: 'Mater, lumen relictum est.',
    text: 'Lilith erscheint; ihr Aspekt wird ausgewürfelt. Du hättest aufräumen sollen.',
  },
  'arm-in-arm': {
    name: 'Arm in Arm',
    incantation: 'Ambulamus, domina?',
    text: 'Niemand darf Lilith in dieser Runde umwerben; du lenkst sie ohne Herzwurf.',
  },
  sunbeam: {
    name: 'Ein Sonnenstrahl zur Unzeit',
    incantation: 'Fiat lux. Ecce.',
    text: 'Sind dein Dämon und der Anwender beide auf der Erde, hebe die gespielte Arcana-Karte auf, wen sie auch trifft; der Anwender kehrt in die Hölle zurück.',
  },
  'passing-the-plate': {
    name: 'Der Klingelbeutel',
    incantation: 'Date, date, dabitur mihi.',
    text: 'Sammle so viele Seelen, wie der Dämon Herzen hat, dazu einen Seelenwurf. Knöpfe werden getrennt gezählt.',
  },
  cutpurse: {
    name: 'Segen des Beutelschneiders',
    incantation: 'Quod tuum est, meum erat.',
    text: 'Mache einen Sternwurf; gelingt er, würfle und nimm einem anderen Spieler so viele Seelen ab.',
  },
  'silent-whistle': {
    name: 'Die stumme Pfeife',
    incantation: 'Canis, veni. Canis, sede!',
    text: 'Ein zufälliger Höllenhund aus dem Vorrat schließt sich einer deiner Legionen ohne Höllenhund an.',
  },
  'cat-over-the-wall': {
    name: 'Eine Katze über die Mauer',
    incantation: 'Felis! Felis!',
    text: 'Ein gezähmter Höllenhund der Gegenseite in diesem Kampf reißt sich los und verfällt sofort in Raserei.',
  },
  'forged-orders': {
    name: 'Gefälschter Marschbefehl',
    incantation: 'Iussu regis, ut opinor.',
    text: 'Ziehe bis zu zwei Legionen eines anderen Spielers, die kein Leutnant führt, nach Belieben je eine Sectio weit.',
  },
  'season-ticket': {
    name: 'Charons Dauerkarte',
    incantation: 'Omnes in navem!',
    text: 'Setze bis zu drei deiner Einheiten von beliebigen Orten in eine deiner offenen Sectio. Abschnitt aufbewahren.',
  },
  'anonymous-letter': {
    name: 'Ein anonymer Brief',
    incantation: 'Amicus quidam scribit.',
    text: 'Ein anderer Spieler erhält eine Ungunst. Luzifer erkannte die Schrift, schätzte aber den Stil.',
  },
  'backdated-deed': {
    name: 'Eine rückdatierte Urkunde',
    incantation: 'Semper meum fuit.',
    text: 'Erhalte sofort eine herrenlose Sectio, in der du eine Legion hast und sonst niemand eine Einheit. Die Tinte ist fast trocken.',
  },
  'hired-cutthroats': {
    name: 'Gedungene Halsabschneider',
    incantation: 'Nomina nulla, pretium unum.',
    text: 'Zwei Freibeuterlegionen erscheinen in einer offenen Sectio ohne Einheiten. Sie haben dich nie gesehen.',
  },
  'blank-confession': {
    name: 'Ein blanko unterschriebenes Geständnis',
    incantation: 'Mea minima culpa.',
    text: 'Verliere zwei Ungunstmarker. Setze den Namen von jemandem ein, den du nicht magst.',
  },
  bookworm: {
    name: 'Der Bücherwurm',
    incantation: 'Vermis legit omnia.',
    text: 'Ein anderer Spieler legt zwei zufällige Arcana-Karten ab.',
  },
  'harmless-governess': {
    name: 'Die harmlose Gouvernante',
    incantation: 'Quid habes in manu, parvule?',
    text: 'Sieh dir die Hand eines anderen Spielers an und beschlagnahme eine Karte daraus.',
  },
  'filed-under-never': {
    name: 'Vertagt auf Sankt Nimmerlein',
    incantation: 'Ad calendas Graecas.',
    text: 'Hebe eine beliebige Arcana-Karte auf, wen sie auch trifft.',
  },
  'golden-handshake': {
    name: 'Der goldene Handschlag',
    incantation: 'Otium cum dignitate.',
    text: 'Ein Leutnant eines anderen Spielers geht in Pension, also ins Rückkehrfeld. Er wollte ohnehin darum bitten.',
  },
  'field-promotion': {
    name: 'Beförderung im Felde',
    incantation: 'Optimus superstitum.',
    text: 'Der Bonus jedes deiner Leutnants hier ist in diesem Kampf um eins höher. Der Vorgänger braucht den Hut nicht mehr.',
  },
  headhunter: {
    name: 'Der Kopfjäger',
    incantation: 'Caput tuum mihi placet.',
    text: 'Mache einen Herzwurf; gelingt er, verlässt ein Leutnant eines anderen Spielers seine Legionen und stößt zu einer deiner Legionen.',
  },
  'regimental-fund': {
    name: 'Die Regimentskasse',
    incantation: 'Pro viduis et orbis, aliquando.',
    text: 'Erhalte drei Seelen und zwei weitere je Leutnant in deinem Dienst.',
  },
  'in-triplicate': {
    name: 'Petition in dreifacher Ausfertigung',
    incantation: 'Ter scriptum, semel lectum.',
    text: 'In dieser Runde ist deine erste Petition durch Gunst kostenlos, und dein Siegerrecht braucht keinen Ungunstwurf.',
  },
  'toll-gate': {
    name: 'Die Mautschranke',
    incantation: 'Siste, viator, et solve.',
    text: 'Wähle eine Sectio: Bis zum Ende der Runde darf keine Einheit sie betreten oder dort aufgestellt werden. Bitte passend zahlen.',
  },
  'chthonian-tunnels': {
    name: 'Chthonische Stollen',
    incantation: 'Quid est sub pedibus?',
    text: 'Etwas Altes gräbt: Würfle für jede Einheit in einer Sectio; bei 5 oder 6 wird sie vernichtet.',
  },
  'drum-at-midnight': {
    name: 'Die Trommel um Mitternacht',
    incantation: 'Surgite, pigri!',
    text: 'Stelle bis zu zwei Legionen in eine deiner offenen Sectio.',
  },
  'smelling-salts': {
    name: 'Riechsalz und Schwefel',
    incantation: 'Expergiscere!',
    text: 'Ein handlungsunfähiger Dämon, deiner oder ein fremder, erholt sich sofort.',
  },
  'wrong-address': {
    name: 'Falsche Anschrift',
    incantation: 'Non hic habitat.',
    text: 'Eine Arcana-Karte, die auf einen Dämon zielt, zielt stattdessen auf einen anderen deiner Wahl, sofern die Karte ihn zulässt.',
  },
  'good-lawyer': {
    name: 'Ein guter Anwalt',
    incantation: 'Nihil probatum est.',
    text: 'Leiste Abbitte mit +3 auf die Würfel; Handlungsunfähigkeit entfällt. Er hat nur einen Prozess verloren: seinen eigenen.',
  },
  trapdoor: {
    name: 'Die Falltür',
    incantation: 'Descende!',
    text: 'Hebe eine Arcana-Karte auf, die auf einen deiner Dämonen in der Hölle zielt, oder im Kampf eine beliebige Kampfkarte der Gegenseite.',
  },
  'every-devil': {
    name: 'Rette sich, wer Teufel ist',
    incantation: 'Currite quo libet!',
    text: 'Jede deiner Einheiten hier darf sofort ohne Wurf in eine angrenzende Sectio deiner Wahl ohne Feinde fliehen oder, aus dem ersten Kreis, in die AnteHell.',
  },
  'pitchfork-drill': {
    name: 'Forkendrill',
    incantation: 'Unus, duo, fodite!',
    text: 'Alle deine Angriffe erhalten in dieser Kampfrunde +1.',
  },
  'what-did-he-say': {
    name: 'Was hat er gesagt?',
    incantation: 'Quid dixit?',
    text: 'Die Boni der Leutnants der Gegenseite zählen in diesem Kampf nicht.',
  },
  'dead-but-stubborn': {
    name: 'Tot, aber stur',
    incantation: 'Iterum mori nolo.',
    text: 'In diesem Kampf ist die Rettungszahl deiner Legionen um 2 höher, jedoch höchstens 5.',
  },
  'midnight-post': {
    name: 'Die Mitternachtspost',
    incantation: 'Epistula sine nomine.',
    text: 'Ziehe zwei Arcana-Karten. Der Postbote schreit noch.',
  },
  'warm-embrace': {
    name: 'Eine herzliche Umarmung',
    incantation: 'Amice! Quam diu!',
    text: 'Mache einen Sternwurf; gelingt er, zieh einem anderen Spieler eine zufällige Arcana-Karte aus dem Ärmel.',
  },
  serenade: {
    name: 'Serenade für Knochen und Säge',
    incantation: 'Audi, audi, anima mea.',
    text: 'Herzduell mit einem Dämon eines anderen Spielers in der Hölle, der anderen Geschlechts ist und noch nicht gehandelt hat; gewinnst du, lauscht er diese Runde, statt zu handeln.',
  },
  'no-confidence': {
    name: 'Misstrauensvotum',
    incantation: 'Omnes contra unum.',
    text: 'Gruppe, zwölf Herzen: Einem anderen Spieler wird eine Sectio entzogen, per Krallenzeichen.',
  },
  'choir-of-the-lost': {
    name: 'Chor der Verlorenen',
    incantation: 'Cantate, damnati!',
    text: 'Gruppe, acht Sterne: Jedes beteiligte Triumvirat erhält eine Gunst, deines zwei. Luzifer weint, doch nicht vor Freude.',
  },
  'pistols-swords-teeth': {
    name: 'Pistolen, Degen oder Zähne',
    incantation: 'Exi, si audes.',
    text: 'Schädelduell mit einem Dämon der Gegenseite in diesem Kampf; der Verlierer wird handlungsunfähig hinausgetragen.',
  },
  'hair-shirt': {
    name: 'Das härene Hemd',
    incantation: 'Scalpo, ergo sum.',
    text: 'Verliere drei Ungunstmarker; der Träger wird handlungsunfähig und erholt sich bei 3 oder mehr.',
  },
  'turncoats-trumpet': {
    name: 'Die Trompete der Überläufer',
    incantation: 'Ad signa nostra!',
    text: 'Mache einen Herzwurf; gelingt er, läuft eine Legion der Gegenseite ohne Höllenhund, Freibeuter eingeschlossen, zu dir über.',
  },
  'first-stone': {
    name: 'Der erste Stein',
    incantation: 'Quis sine peccato? Ego.',
    text: 'Bis zu zwei Legionen der Gegenseite, Freibeuter eingeschlossen, werden getroffen und machen sofort ihren Rettungswurf.',
  },
  'banners-advance': {
    name: 'Die Banner rücken vor',
    incantation: 'Vexilla inferni prodeunt.',
    text: 'Gruppe, acht Schädel: In dieser Runde erhalten alle Angriffe der beteiligten Triumvirate +1, auch gegeneinander.',
  },
  'verdict-turned': {
    name: 'Das gewendete Urteil',
    incantation: 'Te ipsum nosce.',
    text: 'Eine Arcana-Karte, die auf einen deiner Dämonen zielt, trifft stattdessen den Dämon, der sie spielte.',
  },
  'burnt-almanac': {
    name: 'Der verbrannte Almanach',
    incantation: 'Dies iste non erat.',
    text: 'Entferne eine permanente Höllenkarte aus ihrem Feld.',
  },
  'new-almanac': {
    name: 'Der Almanach fürs nächste Jahr',
    incantation: 'Annus novus, mala vetera.',
    text: 'Sieh dir die obersten sechs Höllenkarten an; du darfst eine permanente in ihr Feld legen. Der Rest kommt unter den Stapel.',
  },
  'prophet-for-hire': {
    name: 'Prophet zu vermieten',
    incantation: 'Video quod solvis.',
    text: 'Sieh dir die obersten fünf Arcana-Karten an, nimm eine und lege die übrigen in beliebiger Reihenfolge zurück.',
  },
  'reversed-hourglass': {
    name: 'Die umgedrehte Sanduhr',
    incantation: 'Tempus fugit retro.',
    text: 'Ein anderer deiner Dämonen, der schon gehandelt hat, führt sofort eine weitere Aktion aus.',
  },
  'change-partners': {
    name: 'Damenwahl beim Teufel',
    incantation: 'Da sinistrae quod habes.',
    text: 'Jeder Spieler gibt alle seine Handkarten an seinen linken Nachbarn weiter.',
  },
  'deeds-swapped': {
    name: 'Nachts vertauschte Urkunden',
    incantation: 'Tuum meum, meum tuum.',
    text: 'Tausche eine deiner Sectio gegen die eines anderen Spielers im selben Viertel, in der ihr Besitzer keine Legion hat.',
  },
  'whole-truth': {
    name: 'Nichts als die Wahrheit',
    incantation: 'Dic omnia, etiam falsa.',
    text: 'Sieh dir die Hand eines anderen Spielers an; er legt zwei Karten deiner Wahl ab.',
  },
  'caught-doing-good': {
    name: 'Bei einer guten Tat ertappt',
    incantation: '',
    text: 'Du hast jemandem über den Styx geholfen und wurdest gesehen. Erhalte eine Ungunst.',
  },
  'called-as-witness': {
    name: 'Als Zeuge geladen',
    incantation: '',
    text: 'Dein ranghöchster einsatzfähiger Dämon muss vor Gericht erscheinen: Er wird handlungsunfähig und erholt sich bei 3 oder mehr.',
  },
  'an-aunt-has-died': {
    name: 'Eine Tante ist verstorben',
    incantation: '',
    text: 'Wider Erwarten ist sie hier gelandet. Mache einen Seelenwurf.',
  },
  homesick: {
    name: 'Heimweh',
    incantation: '',
    text: 'Einer deiner Dämonen auf der Erde, zufällig bestimmt, vermisst den Geruch und kehrt in die Hölle zurück.',
  },
  'chain-letter': {
    name: 'Der Kettenbrief',
    incantation: '',
    text: 'Dein linker Nachbar nimmt eine zufällige Arcana-Karte aus deiner Hand. Unterbrich die Kette nicht.',
  },
  'said-her-name': {
    name: 'Jemand nannte ihren Namen',
    incantation: '',
    text: 'Lilith erscheint; ihr Aspekt wird ausgewürfelt.',
  },
  'leash-snaps': {
    name: 'Die Leine reißt',
    incantation: '',
    text: 'Einer deiner Höllenhunde, zufällig bestimmt, verfällt in Raserei; hast du keinen, erscheint ein rasender Streuner in einer zufälligen deiner Sectio.',
  },
}

export const namesDe: Names = { circles, sectio, demons, phenomena, hellCards, arcana }
