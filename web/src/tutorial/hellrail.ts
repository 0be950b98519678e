import type { Target } from '@acheron/core'
import { SINNERS } from '@acheron/games/hellrail/third'
import record from './hellrail.txt?raw'
import type { Note, Tutorial } from './tutorial.ts'

const card = (sinner: string): Target => ({ kind: 'card', id: SINNERS.indexOf(sinner) })
const car = (sinner: string): Target => ({ kind: 'car', id: SINNERS.indexOf(sinner) })
const circle = (id: number): Target => ({ kind: 'circle', id })

const notes: readonly Note[] = [
  {
    at: 0,
    rule: 'HR3-057',
    marked: [card('capaneus'), circle(2)],
    text: {
      en: 'You are the engine at the top, at the Gates of Hell; Charon stands there too. Plutus, in your hand, waits in circle 2 and belongs in circle 4, but there is no track yet. Lay some: take Capaneus, whose track leads every way.',
      fr: 'Votre locomotive est en haut, à la Porte des Enfers ; Charon y est aussi. Plutus, en main, attend au cercle 2 et doit aller au cercle 4, mais il n’y a pas encore de voie. En poser : prendre Capanée, dont la voie mène partout.',
      de: 'Die eigene Lok steht oben am Höllentor, Charon auch. Plutos, auf der Hand, wartet in Kreis 2 und gehört in Kreis 4, doch noch liegt kein Gleis. Also legen: Kapaneus nehmen, dessen Gleis in alle Richtungen führt.',
    },
  },
  {
    at: 1,
    rule: 'HR3-059',
    text: {
      en: 'Every card has four ways to lie. Put it just below the Gates: there it touches the circles 1, 2 and 4.',
      fr: 'Une carte peut être posée dans quatre sens. La mettre juste sous les Portes : elle y touche les cercles 1, 2 et 4.',
      de: 'Jede Karte kann auf vier Arten liegen. Gleich unter das Tor damit: Dort berührt sie die Kreise 1, 2 und 4.',
    },
  },
  {
    at: 2,
    rule: 'HR3-039',
    marked: [card('antenor')],
    text: {
      en: 'To move you give up another card. The number in its circle is how many steps you may go; Antenor has 4, which is just enough for circle 2. Move with Antenor.',
      fr: 'Pour avancer, on se défait d’une autre carte. Le nombre dans le rond dit combien de pas on peut faire ; Anténor en a 4, juste assez pour le cercle 2. Avancer avec Anténor.',
      de: 'Zum Fahren gibt man eine weitere Karte her. Die Zahl im Ring sagt, wie viele Schritte es werden dürfen; Antenor hat 4, gerade genug bis Kreis 2. Mit Antenor fahren.',
    },
  },
  {
    at: 3,
    rule: 'HR3-040',
    marked: [circle(2)],
    text: {
      en: 'Every black sleeper is a step, and entering a circle is one more. Take the first step; the engine then runs on to circle 2 by itself. In a game you simply choose the circle.',
      fr: 'Chaque traverse noire compte un pas, et entrer dans un cercle en compte un de plus. Faire le premier pas ; la locomotive ira ensuite seule au cercle 2. En jeu, il suffit de choisir le cercle.',
      de: 'Jede schwarze Schwelle ist ein Schritt, und in einen Kreis zu fahren noch einer. Den ersten Schritt tun; weiter bis Kreis 2 fährt die Lok dann selbst. Im Spiel wählt man einfach den Kreis.',
    },
  },
  {
    at: 7,
    rule: 'HR3-090',
    marked: [circle(2)],
    text: {
      en: 'Whoever enters a circle may use the effect that lies there, at once or not at all. Here it is the Soul Catcher: take it, it will be of use soon.',
      fr: 'Qui entre dans un cercle peut utiliser l’effet qui s’y trouve, tout de suite ou pas du tout. Ici, c’est le Ramasse-âmes : le prendre, il servira bientôt.',
      de: 'Wer in einen Kreis fährt, darf den Effekt benutzen, der dort liegt, sofort oder gar nicht. Hier ist es der Seelenfänger: nehmen, er wird bald gebraucht.',
    },
  },
  {
    at: 8,
    rule: 'HR3-026',
    marked: [card('plutus')],
    text: {
      en: 'The blue arrow on a card is where the damned wait. Plutus waits right here: couple him to your train.',
      fr: 'La flèche bleue d’une carte dit où attend le damné. Plutus attend ici même : l’accrocher au train.',
      de: 'Der blaue Pfeil auf einer Karte sagt, wo der Verdammte wartet. Plutos wartet genau hier: ankuppeln.',
    },
  },
  {
    at: 9,
    rule: 'HR3-030',
    attempt: car('plutus'),
    marked: [car('plutus')],
    text: {
      en: 'The green arrow is where he belongs: circle 4. Try to set him out here all the same. Whatever cannot be done says why, with the number of the rule.',
      fr: 'La flèche verte dit où il doit aller : au cercle 4. Essayer quand même de le livrer ici. Tout ce qui ne se peut pas dit pourquoi, avec le numéro de la règle.',
      de: 'Der grüne Pfeil sagt, wohin er gehört: in Kreis 4. Trotzdem versuchen, ihn hier abzuliefern. Was nicht geht, sagt selbst, warum, mit der Nummer der Regel.',
    },
  },
  {
    at: 9,
    rule: 'HR3-082',
    marked: [card('semiramis')],
    text: {
      en: 'Two cards are left, and neither is of use here. Fan the flames: throw Semiramis into the fire and draw as many cards as her red number says, five. That ends your turn.',
      fr: 'Il reste deux cartes, et aucune ne sert ici. Attiser les flammes : jeter Sémiramis au feu et tirer autant de cartes que le dit son nombre rouge, cinq. Cela met fin au tour.',
      de: 'Zwei Karten sind übrig, und keine hilft hier. Das Feuer schüren: Semiramis hineinwerfen und so viele Karten ziehen, wie ihre rote Zahl sagt, fünf. Damit endet der Spielzug.',
    },
  },
  {
    at: 17,
    rule: 'HR3-038',
    marked: [card('aristotle')],
    text: {
      en: 'Charon has stopped on the track, right before circle 4, with a car behind him. You want to go there too. The red number must be at least as large as your train is long; one car is easy. Move with Aristotle.',
      fr: 'Charon s’est arrêté sur la voie, juste devant le cercle 4, une voiture derrière lui. C’est là que vous allez aussi. Le nombre rouge doit valoir au moins la longueur du train ; une voiture, c’est facile. Avancer avec Aristote.',
      de: 'Charon hat auf dem Gleis gehalten, gleich vor Kreis 4, mit einem Wagen hinter sich. Dorthin geht auch die eigene Fahrt. Die rote Zahl muss mindestens so groß sein, wie der Zug Wagen hat; einer ist leicht. Mit Aristoteles fahren.',
    },
  },
  {
    at: 18,
    rule: 'HR3-049',
    marked: [circle(4)],
    text: {
      en: 'Set off. Where the tracks join, Charon is in the way: whoever comes to a sleeper where an engine stands rams it and pushes it along.',
      fr: 'En route. Là où les voies se rejoignent, Charon barre le chemin : qui arrive sur la traverse d’une locomotive la heurte et la pousse devant soi.',
      de: 'Abfahrt. Wo die Gleise zusammenlaufen, ist Charon im Weg: Wer auf eine Schwelle kommt, auf der eine Lok steht, rammt sie und schiebt sie vor sich her.',
    },
  },
  {
    at: 21,
    rule: 'HR3-147',
    text: {
      en: 'Now the Soul Catcher: it knocks the last car off the train that is rammed. Use it.',
      fr: 'C’est l’heure du Ramasse-âmes : il fait perdre au train heurté sa dernière voiture. L’utiliser.',
      de: 'Jetzt der Seelenfänger: Er wirft den letzten Wagen des gerammten Zuges ab. Benutzen.',
    },
  },
  {
    at: 22,
    rule: 'HR3-068',
    marked: [circle(4)],
    text: {
      en: 'Charon was pushed into circle 4, and his car is gone. In a circle nobody is rammed, and there is room for all. Follow him in.',
      fr: 'Charon a été poussé dans le cercle 4, et sa voiture est perdue. Dans un cercle, personne n’est heurté, et il y a place pour tous. L’y suivre.',
      de: 'Charon wurde in Kreis 4 geschoben, und sein Wagen ist fort. In einem Kreis wird niemand gerammt, und Platz ist für alle. Ihm nach.',
    },
  },
  {
    at: 23,
    rule: 'HR3-097',
    marked: [circle(4)],
    text: {
      en: 'You came here of your own will, so the effect is yours; Charon, who was pushed, had none. Take the Boat: it crosses cells where there is no track.',
      fr: 'Vous êtes ici de votre plein gré : l’effet est à vous ; Charon, poussé, n’y avait pas droit. Prendre le Bateau : il franchit les cases sans voie.',
      de: 'Diese Lok kam aus freien Stücken, also darf sie den Effekt benutzen; die geschobene von Charon durfte es nicht. Das Boot nehmen: Es fährt über Felder ohne Gleis.',
    },
  },
  {
    at: 24,
    rule: 'HR3-030',
    marked: [car('plutus')],
    text: {
      en: 'This is where Plutus belongs. Set him out: it costs no card.',
      fr: 'C’est ici que Plutus doit aller. Le livrer : cela ne coûte aucune carte.',
      de: 'Hierher gehört Plutos. Abliefern: Das kostet keine Karte.',
    },
  },
  {
    at: 25,
    rule: 'HR3-126',
    text: {
      en: 'Four souls are yours, and no derailment can take them away. Beware of the end of the track, which costs hand and train. When nothing is left to draw, the most souls win. You know enough to play; the question mark at the table explains every sign.',
      fr: 'Quatre âmes sont acquises, et aucun déraillement ne les reprendra. Gare au bout de la voie, qui coûte la main et le train. Quand il ne reste rien à tirer, le plus d’âmes gagne. Vous en savez assez pour jouer ; à la table, le point d’interrogation explique tous les signes.',
      de: 'Vier Seelen sind gewonnen, und keine Entgleisung nimmt sie wieder. Vorsicht am Gleisende, es kostet Hand und Zug. Wenn es nichts mehr zu ziehen gibt, gewinnen die meisten Seelen. Das genügt zum Spielen; am Tisch erklärt das Fragezeichen alle Zeichen.',
    },
  },
]

export const tutorial: Tutorial = { game: 'hellrail', scenes: [{ record, notes }] }
