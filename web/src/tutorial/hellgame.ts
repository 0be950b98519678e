import type { Target } from '@acheron/core'
import { DEMON_IDS, DESIGN_IDS, LIEUTENANT_IDS, PLACE_IDS } from '@acheron/games/hellgame'
import ending from './hellgame-ending.txt?raw'
import opening from './hellgame-opening.txt?raw'
import type { Note, Tutorial } from './tutorial.ts'

const demon = (id: string): Target => ({ kind: 'demon', id: DEMON_IDS.indexOf(id) })
const card = (id: string): Target => ({ kind: 'card', id: DESIGN_IDS.indexOf(id) })
const place = (id: string): Target => ({ kind: 'place', id: PLACE_IDS.indexOf(id) })
const lieutenant = (id: string): Target => ({ kind: 'lieutenant', id: LIEUTENANT_IDS.indexOf(id) })

/** A first turn, as the rulebook advises it. */
const openingNotes: readonly Note[] = [
  {
    at: 0,
    rule: 'HG-4.0-01',
    text: {
      en: 'Hell has nine circles of five Sectio each, around the Pentagram where Lucifer sits. Whoever controls all five Sectio of one circle at the end of a turn has won. You are Dante; Charon wants the same.',
      fr: 'L’enfer a neuf cercles de cinq Sectio, autour du Pentagramme où siège Lucifer. Qui contrôle les cinq Sectio d’un même cercle à la fin d’un tour a gagné. Vous êtes Dante ; Charon veut la même chose.',
      de: 'Die Hölle hat neun Kreise zu je fünf Sectio, rund um das Pentagramm, in dem Luzifer sitzt. Wer am Ende einer Runde alle fünf Sectio eines Kreises kontrolliert, hat gewonnen. Hier spielt Dante; Charon will dasselbe.',
    },
  },
  {
    at: 0,
    rule: 'HG-5.1-08',
    marked: [demon('sammael'), demon('ashtaroth'), demon('naburos')],
    text: {
      en: 'These three demons act for you. Hearts convince and gather souls on earth, skulls march and protect in combat, stars are for magic. Ashtaroth with six hearts is a gift: keep all three.',
      fr: 'Ces trois démons agissent pour vous. Les cœurs convainquent et récoltent des âmes sur terre, les crânes marchent et protègent au combat, les étoiles servent la magie. Ashtaroth et ses six cœurs sont un cadeau : garder les trois.',
      de: 'Diese drei Dämonen handeln für Dante. Herzen überzeugen und sammeln auf der Erde Seelen, Schädel marschieren und schützen im Kampf, Sterne sind für die Magie. Ashtaroth mit sechs Herzen ist ein Geschenk: alle drei behalten.',
    },
  },
  {
    at: 3,
    rule: 'HG-5.1-12',
    marked: [place('s11'), place('s12'), place('s13')],
    text: {
      en: 'Five Sectio were dealt to you, two of them in Limbo, the outermost circle, with a free one between. That gap is worth having: place your first legion beside it, in the Vestibule of the Undecided.',
      fr: 'Cinq Sectio vous ont été distribués, dont deux dans les Limbes, le cercle extérieur, avec un libre entre les deux. Ce trou est bon à prendre : placer la première légion juste à côté, au Vestibule des Indécis.',
      de: 'Fünf Sectio wurden ausgeteilt, zwei davon im Limbus, dem äußersten Kreis, mit einer freien dazwischen. Diese Lücke lohnt sich: Die erste Legion daneben stellen, in die Vorhalle der Unentschlossenen.',
    },
  },
  {
    at: 4,
    rule: 'HG-7.3.2-02',
    text: {
      en: 'Each turn has eight phases; the strip above shows which. Now is the Soul phase: your Sectio have brought ten souls, the money of hell. Here players may give each other presents. Charon has earned none: say no.',
      fr: 'Chaque tour a huit phases ; la bande du haut dit laquelle. C’est la phase d’âmes : vos Sectio ont rapporté dix âmes, la monnaie de l’enfer. On peut ici se faire des cadeaux. Charon n’en a mérité aucun : répondre non.',
      de: 'Jede Runde hat acht Phasen; der Streifen oben zeigt, welche gerade läuft. Jetzt ist Seelenphase: Die Sectio haben zehn Seelen gebracht, das Geld der Hölle. Hier darf man einander beschenken. Charon hat nichts verdient: nein sagen.',
    },
  },
  {
    at: 6,
    rule: 'HG-8.2-01',
    attempt: place('s12'),
    marked: [place('s12')],
    text: {
      en: 'Summoning: a legion costs three souls. It would be handy to raise one right in the Meadow of Faint Praise. Try it. Whatever cannot be done says why, with the number of the rule.',
      fr: 'Soulèvement : une légion coûte trois âmes. Ce serait commode d’en lever une directement au Pré des Tièdes Éloges. Essayer. Tout ce qui ne se peut pas dit pourquoi, avec le numéro de la règle.',
      de: 'Beschwörung: Eine Legion kostet drei Seelen. Praktisch wäre eine gleich auf der Wiese des lauen Lobes. Versuchen. Was nicht geht, sagt selbst, warum, mit der Nummer der Regel.',
    },
  },
  {
    at: 6,
    rule: 'HG-8.2-01',
    marked: [place('s11')],
    text: {
      en: 'Legions rise only where you rule. So raise a second one in the Vestibule: two hold a Sectio better than one.',
      fr: 'Les légions ne se lèvent que là où l’on règne. En lever donc une deuxième au Vestibule : à deux, on tient mieux un Sectio.',
      de: 'Legionen entstehen nur, wo man herrscht. Also eine zweite in der Vorhalle ausheben: Zwei halten eine Sectio besser als eine.',
    },
  },
  {
    at: 7,
    rule: 'HG-8.2-01',
    text: {
      en: 'The rest of the souls are for wages, which are due every turn, and for your demons. Everybody summons at the same time and in secret; end it here.',
      fr: 'Les autres âmes serviront à la solde, due à chaque tour, et aux démons. Tout le monde lève ses troupes en même temps et en secret ; s’arrêter là.',
      de: 'Die übrigen Seelen sind für den Sold, der jede Runde fällig wird, und für die Dämonen. Alle beschwören gleichzeitig und geheim; hier aufhören.',
    },
  },
  {
    at: 12,
    rule: 'HG-9.2-01',
    marked: [demon('sammael')],
    text: {
      en: 'The Action phase. Demons act by rank, the noblest first; the list of ranks shows who is next. The rulebook advises for a first turn: one demon goes to earth, another marches to a Sectio beside your own. Sammael marches.',
      fr: 'La phase d’action. Les démons agissent par rang, le plus noble d’abord ; la liste des rangs dit qui vient. Le livret conseille pour un premier tour : un démon va sur terre, un autre marche vers un Sectio voisin. Sammael marche.',
      de: 'Die Aktionsphase. Dämonen handeln nach Rang, der vornehmste zuerst; die Rangliste zeigt, wer dran ist. Die Anleitung rät für die erste Runde: Ein Dämon geht auf die Erde, ein anderer marschiert in eine Sectio neben den eigenen. Sammael marschiert.',
    },
  },
  {
    at: 13,
    rule: 'HG-9.5-01',
    marked: [place('s11')],
    text: {
      en: 'Each skull lets one unit set out, and Sammael has three. Take both legions of the Vestibule. In a game you may also just drag them to where they shall go.',
      fr: 'Chaque crâne fait partir une unité, et Sammael en a trois. Prendre les deux légions du Vestibule. En jeu, on peut aussi les tirer simplement là où elles doivent aller.',
      de: 'Jeder Schädel lässt eine Einheit aufbrechen, und Sammael hat drei. Beide Legionen der Vorhalle nehmen. Im Spiel kann man sie auch einfach dorthin ziehen, wohin sie sollen.',
    },
  },
  {
    at: 14,
    rule: 'HG-9.5-02',
    marked: [place('s12')],
    text: {
      en: 'A legion marches two Sectio: along its circle, inward or outward. Today it is three, for the road is freshly paved; see the event of Hell. Go to the Meadow of Faint Praise.',
      fr: 'Une légion marche de deux Sectio : le long de son cercle, vers l’intérieur ou l’extérieur. Trois aujourd’hui, car la route vient d’être pavée ; voir l’événement de l’Enfer. Aller au Pré des Tièdes Éloges.',
      de: 'Eine Legion marschiert zwei Sectio weit: im Kreis entlang, nach innen oder nach außen. Heute sind es drei, denn der Weg ist frisch gepflastert; siehe das Ereignis der Hölle. Auf die Wiese des lauen Lobes gehen.',
    },
  },
  {
    at: 15,
    rule: 'HG-9.5-02',
    marked: [place('s12')],
    text: {
      en: 'Nobody was there, so nobody is in the way. Two steps are left, but this is where you want to be: halt.',
      fr: 'Personne n’y était, personne ne gêne donc. Il reste deux pas, mais c’est ici qu’il faut être : s’arrêter.',
      de: 'Niemand war da, also ist niemand im Weg. Zwei Schritte wären noch übrig, doch genau hier soll es enden: halten.',
    },
  },
  {
    at: 16,
    rule: 'HG-9.6-01',
    marked: [demon('ashtaroth'), card('one-size-fits-all')],
    text: {
      en: 'Every Arcana card has two uses: a small one on top, a great one below. One Size Fits All lets a demon walk the earth for two souls. Send Ashtaroth, who gathers a soul for each heart and a die every turn.',
      fr: 'Chaque carte d’Arcana a deux usages : un petit en haut, un grand en bas. Taille unique envoie un démon sur terre pour deux âmes. Y envoyer Ashtaroth, qui récolte à chaque tour une âme par cœur, plus un dé.',
      de: 'Jede Arcana-Karte hat zwei Nutzen: oben einen kleinen, unten einen großen. Einheitsgröße schickt einen Dämon für zwei Seelen auf die Erde. Ashtaroth soll gehen; sie sammelt jede Runde eine Seele je Herz und einen Würfel dazu.',
    },
  },
  {
    at: 20,
    rule: 'HG-9.2-01',
    marked: [demon('naburos')],
    text: {
      en: 'Charon has sent a demon to earth as well. Naburos has the lowest rank and little to do today: pass for good. Cards with a Pass let you wait instead, for whoever acts late knows more.',
      fr: 'Charon aussi a envoyé un démon sur terre. Naburos a le dernier rang et peu à faire aujourd’hui : passer définitivement. Les cartes avec Passe permettent d’attendre, car qui agit tard en sait plus.',
      de: 'Auch Charon hat einen Dämon auf die Erde geschickt. Naburos steht im Rang zuletzt und hat heute wenig zu tun: endgültig passen. Karten mit Passen erlauben stattdessen zu warten, denn wer spät handelt, weiß mehr.',
    },
  },
  {
    at: 21,
    rule: 'HG-12-01',
    marked: [place('s12')],
    text: {
      en: 'No combat today, and so come the petitions. Where your legions stand unopposed you may ask Lucifer for the Sectio; it costs a favour, and you have one. Petition for the Meadow.',
      fr: 'Pas de combat aujourd’hui : place aux pétitions. Là où vos légions sont seules, on peut demander le Sectio à Lucifer ; cela coûte une faveur, et vous en avez une. Demander le Pré.',
      de: 'Heute kein Kampf, also kommen die Petitionen. Wo die eigenen Legionen allein stehen, kann man Luzifer um die Sectio bitten; das kostet einen Gunstmarker, und einer ist da. Um die Wiese bitten.',
    },
  },
  {
    at: 24,
    rule: 'HG-7.1-01',
    marked: [place('s11'), place('s12'), place('s13'), demon('ashtaroth')],
    text: {
      en: 'Three of five in Limbo after one turn. A new turn has begun: Hell cards brought an event and a phenomenon, the Sectio paid twenty souls, and Ashtaroth ten more and a favour. Sectio that touch each other pay in full; a lonely one loses two.',
      fr: 'Trois sur cinq dans les Limbes après un tour. Un nouveau tour a commencé : les cartes d’Enfer ont apporté un événement et un phénomène, les Sectio ont payé vingt âmes, et Ashtaroth dix de plus et une faveur. Les Sectio qui se touchent paient tout ; un Sectio isolé en perd deux.',
      de: 'Drei von fünf im Limbus nach einer Runde. Die nächste hat begonnen: Höllenkarten brachten ein Ereignis und ein Phänomen, die Sectio zwanzig Seelen, Ashtaroth zehn weitere und einen Gunstmarker. Sectio, die aneinandergrenzen, zahlen voll; eine einzelne verliert zwei.',
    },
  },
]

/** A turn that wins: a march, magic, a combat, the victor’s right. */
const endingNotes: readonly Note[] = [
  {
    at: 0,
    rule: 'HG-4.0-01',
    marked: [place('s61'), place('s62'), place('s63'), place('s64'), place('s65')],
    text: {
      en: 'Another game, some turns later. You control four of the five Sectio of circle VI. The last one, the Academy of False Prophets, is Charon’s, with two legions. Time to take it.',
      fr: 'Une autre partie, quelques tours plus tard. Vous contrôlez quatre des cinq Sectio du cercle VI. Le dernier, l’Académie des Faux Prophètes, est à Charon, avec deux légions. Il est temps de le prendre.',
      de: 'Ein anderes Spiel, einige Runden später. Vier der fünf Sectio von Kreis VI gehören Dante. Die letzte, die Akademie der falschen Propheten, gehört Charon, mit zwei Legionen. Zeit, sie zu nehmen.',
    },
  },
  {
    at: 0,
    rule: 'HG-9.2-01',
    marked: [demon('baal')],
    text: {
      en: 'Baal has the highest rank on the table and four skulls. He marches.',
      fr: 'Baal a le plus haut rang de la table et quatre crânes. Il marche.',
      de: 'Baal steht am Tisch im Rang am höchsten und hat vier Schädel. Er marschiert.',
    },
  },
  {
    at: 1,
    rule: 'HG-9.5-05',
    marked: [lieutenant('tammerlane')],
    text: {
      en: 'The banner is lieutenant Tammerlane: four legions follow him for a single skull, three Sectio far, and in combat he adds three to their dice. Let him lead.',
      fr: 'La bannière est le lieutenant Tammerlane : quatre légions le suivent pour un seul crâne, sur trois Sectio, et au combat il ajoute trois à leurs dés. Lui confier la marche.',
      de: 'Das Banner ist Leutnant Tammerlane: Vier Legionen folgen ihm für einen einzigen Schädel, drei Sectio weit, und im Kampf gibt er ihren Würfen drei dazu. Er soll führen.',
    },
  },
  {
    at: 2,
    rule: 'HG-2.3.7-01',
    marked: [lieutenant('tammerlane')],
    text: {
      en: 'He commands up to four legions. Take all four along.',
      fr: 'Il commande jusqu’à quatre légions. Les emmener toutes les quatre.',
      de: 'Er befehligt bis zu vier Legionen. Alle vier mitnehmen.',
    },
  },
  {
    at: 3,
    rule: 'HG-9.5-02',
    marked: [place('s65')],
    text: {
      en: 'Point at the Academy. A look at a Sectio with enemies shows the odds of the fight beforehand.',
      fr: 'Désigner l’Académie. Regarder un Sectio ennemi montre d’avance les chances au combat.',
      de: 'Auf die Akademie zeigen. Ein Blick auf eine Sectio mit Feinden zeigt vorab die Aussichten im Kampf.',
    },
  },
  {
    at: 5,
    rule: 'HG-9.5.1-01',
    marked: [place('s65')],
    text: {
      en: 'Charon’s legions could have fled before you; they stand. They will fight, but only in the Combat phase. There is nobody else to move: the march is done.',
      fr: 'Les légions de Charon auraient pu fuir ; elles tiennent. On se battra, mais seulement en phase de combat. Il n’y a personne d’autre à déplacer : fin de la marche.',
      de: 'Charons Legionen hätten fliehen können; sie bleiben stehen. Gekämpft wird, aber erst in der Kampfphase. Sonst ist niemand zu bewegen: Der Marsch ist zu Ende.',
    },
  },
  {
    at: 6,
    rule: 'HG-9.7-01',
    marked: [demon('belphegor')],
    text: {
      en: 'Belphegor has been on earth since last turn. Let him do evil deeds: a die for each heart, and every 6 earns a favour.',
      fr: 'Belphegor est sur terre depuis le tour précédent. Lui faire jouer de mauvais tours : un dé par cœur, et chaque 6 vaut une faveur.',
      de: 'Belphegor ist seit der letzten Runde auf der Erde. Er soll Untaten begehen: ein Würfel je Herz, und jede 6 bringt einen Gunstmarker.',
    },
  },
  {
    at: 9,
    rule: 'HG-9.8.2.1-01',
    marked: [card('trapdoor'), demon('baal')],
    text: {
      en: 'A favour. And here comes Charon’s magic: A Cup of Lethe would put Baal out of action before the fight. The Trapdoor, the great use of a card in your hand, cancels it. Counter.',
      fr: 'Une faveur. Et voici la magie de Charon : Une coupe de Léthé mettrait Baal hors d’état avant le combat. La trappe, grand usage d’une carte de votre main, l’annule. Contrer.',
      de: 'Ein Gunstmarker. Und da kommt Charons Magie: Ein Becher Lethe würde Baal vor dem Kampf handlungsunfähig machen. Die Falltür, der große Nutzen einer Handkarte, hebt sie auf. Kontern.',
    },
  },
  {
    at: 12,
    rule: 'HG-9.8-01',
    marked: [card('regimental-fund')],
    text: {
      en: 'Ukobach has nothing better to do, so use The Regimental Fund: three souls, and two more for your lieutenant. Charon may counter too, if he can.',
      fr: 'Ukobach n’a rien de mieux à faire : utiliser La caisse du régiment, trois âmes, et deux de plus pour votre lieutenant. Charon peut contrer aussi, s’il le peut.',
      de: 'Ukobach hat nichts Besseres zu tun, also Die Regimentskasse benutzen: drei Seelen und zwei weitere für den Leutnant. Auch Charon darf kontern, wenn er kann.',
    },
  },
  {
    at: 15,
    rule: 'HG-11.1-01',
    marked: [demon('baal'), place('s65')],
    text: {
      en: 'The Combat phase. Demons in Hell may join, and the best skulls of a side are the number on or below which its legions are saved. Baal has four: send him.',
      fr: 'La phase de combat. Les démons en enfer peuvent s’y joindre, et les meilleurs crânes d’un camp sont le nombre jusqu’auquel ses légions se sauvent. Baal en a quatre : l’envoyer.',
      de: 'Die Kampfphase. Dämonen in der Hölle dürfen mitmachen, und die meisten Schädel einer Seite sind die Zahl, bis zu der sich ihre Legionen retten. Baal hat vier: ihn schicken.',
    },
  },
  {
    at: 16,
    rule: 'HG-11.1-02',
    marked: [card('pitchfork-drill')],
    text: {
      en: 'He may bring cards, face down. Pitchfork Drill gives all attacks of a round one more. Bring it.',
      fr: 'Il peut apporter des cartes, face cachée. Maniement de fourche donne un de plus à toutes les attaques d’un round. L’apporter.',
      de: 'Er darf Karten mitbringen, verdeckt. Forkendrill gibt allen Angriffen einer Kampfrunde eins dazu. Mitbringen.',
    },
  },
  {
    at: 18,
    rule: 'HG-11.1-01',
    text: {
      en: 'Charon sends nobody. One demon is enough for you too.',
      fr: 'Charon n’envoie personne. Un démon vous suffit aussi.',
      de: 'Charon schickt niemanden. Auch hier genügt ein Dämon.',
    },
  },
  {
    at: 19,
    rule: 'HG-11.2.1-01',
    marked: [card('pitchfork-drill')],
    text: {
      en: 'The panel of the combat shows both sides and the odds. Each legion rolls a die; 6 or more hits, and Tammerlane adds three. Cast Pitchfork Drill, and the dice fall.',
      fr: 'Le panneau du combat montre les deux camps et les chances. Chaque légion lance un dé ; 6 ou plus touche, et Tammerlane ajoute trois. Lancer Maniement de fourche, et les dés tombent.',
      de: 'Die Kampftafel zeigt beide Seiten und die Aussichten. Jede Legion würfelt; 6 oder mehr trifft, und Tammerlane gibt drei dazu. Forkendrill ausspielen, dann fallen die Würfel.',
    },
  },
  {
    at: 21,
    rule: 'HG-11.2.4-01',
    marked: [place('s65')],
    text: {
      en: 'A legion has fallen on each side; a 6 was too much even for four skulls. Between rounds one may flee. You have three against one: stand to the end, and nobody asks again.',
      fr: 'Une légion est tombée de chaque côté ; un 6 était trop, même pour quatre crânes. Entre les rounds, on peut fuir. Vous êtes à trois contre un : tenir jusqu’au bout, et la question ne reviendra pas.',
      de: 'Auf jeder Seite ist eine Legion gefallen; eine 6 war selbst für vier Schädel zu viel. Zwischen den Kampfrunden darf man fliehen. Es steht drei gegen eins: standhalten bis zum Ende, dann fragt niemand mehr.',
    },
  },
  {
    at: 22,
    rule: 'HG-12.2-01',
    marked: [place('s65')],
    text: {
      en: 'Won. The victor of a combat may claim the Sectio by right, without a favour. Claim the Academy: that makes five of five.',
      fr: 'Gagné. Le vainqueur d’un combat peut réclamer le Sectio de droit, sans faveur. Réclamer l’Académie : cela fait cinq sur cinq.',
      de: 'Gewonnen. Wer einen Kampf gewinnt, darf die Sectio nach Siegerrecht fordern, ohne Gunstmarker. Die Akademie fordern: Das macht fünf von fünf.',
    },
  },
  {
    at: 23,
    rule: 'HG-4.0-01',
    marked: [place('s61'), place('s62'), place('s63'), place('s64'), place('s65')],
    text: {
      en: 'A whole circle at the end of the turn: hell is yours. There is more to meet, Uriel, Lilith, hellhounds and treason among friends, and each explains itself at a tap. The question mark at the table has every sign. Make few promises, and keep those.',
      fr: 'Un cercle entier à la fin du tour : l’enfer est à vous. Il reste à rencontrer Uriel, Lilith, les Hellhounds et la trahison entre amis, et chacun s’explique d’un toucher. Le point d’interrogation de la table donne tous les signes. Faire peu de promesses, et les tenir.',
      de: 'Ein ganzer Kreis am Ende der Runde: Die Hölle gehört Dante. Zu treffen sind noch Uriel, Lilith, Höllenhunde und Verrat unter Freunden, und alle erklären sich auf einen Tipp. Das Fragezeichen am Tisch hat alle Zeichen. Wenig versprechen, und das halten.',
    },
  },
]

export const tutorial: Tutorial = {
  game: 'hellgame',
  scenes: [
    { record: opening, notes: openingNotes },
    { record: ending, notes: endingNotes },
  ],
}
