import type { Own } from './en.ts'

const legions = (n: number): string => (n < 2 ? `${n} légion` : `${n} légions`)

/** Ce que dit le plateau de HellGame en plus des mots du jeu. */
export const fr: Own = {
  map: 'Les neuf cercles de l’enfer autour du Pentagramme, l’AnteHell au-dehors',
  colon: ' : ',
  semicolon: ' ; ',
  close: 'Fermer',

  turn: (n, last) => `Tour ${n} sur ${last}`,
  phasesOfTurn: 'Les huit phases d’un tour',
  settingUp: 'Mise en place',

  panels: { order: 'Ordre', demons: 'Triumvirats', circles: 'Cercles', events: 'Événements' },
  order: {
    heading: 'Ordre de rang',
    reversed: 'Ordre de rang, inversé',
    now: 'agit en ce moment',
    acted: 'a agi',
    waiting: 'doit encore agir',
  },
  demon: {
    inHell: 'en enfer',
    onEarth: (card) => `sur terre par « ${card} »`,
    incapacitated: (n) => `incapacité, se rétablit sur ${n} ou plus`,
  },
  circles: {
    heading: 'Qui est près d’un cercle',
    held: (n, name) => `${name} ${n} sur 5`,
    nobody: 'personne encore',
    best: (n) => `${n} sur 5 dans le meilleur cercle`,
  },
  events: {
    heading: 'Événements permanents',
    none: 'aucun',
    piles: 'Pioches',
    hell: (n) => `cartes d’Enfer : ${n}`,
    arcana: (n) => `Arcana : ${n}`,
    pool: 'Lieutenants disponibles',
    nobodyLeft: 'plus personne',
  },

  hand: 'Votre main',
  yours: 'Votre Triumvirat',
  offered: 'Choisir l’une de celles-ci',
  watching: 'Vous regardez : les mains restent secrètes.',
  minor: 'Mineur',
  major: 'Majeur',
  noMinor: 'pas d’usage mineur',
  soulsInHand: 'Âmes',
  sectioOverTime: 'Les Sectio détenus, tour après tour',
  sectioHeld: (n) => (n < 2 ? `${n} Sectio contrôlé` : `${n} Sectio contrôlés`),
  inStock: (n) => `${legions(n)} en réserve`,

  march: (party, goal) => `${party} : marcher vers ${goal}`,
  withLieutenant: (name, n) => (n === 0 ? name : `${name} avec ${legions(n)}`),

  combat: {
    heading: (sectio) => `Combat : ${sectio}`,
    round: (n) => (n === 0 ? 'avant le premier round' : `round ${n}`),
    against: 'contre',
    attacks: (n) => (n < 2 ? `${n} attaque` : `${n} attaques`),
    saves: (n) => `sauvegarde jusqu’à ${n}`,
    brought: (n) => (n < 2 ? `${n} carte cachée` : `${n} cartes cachées`),
    odds: (percent) => `gagne ${percent} fois sur 100`,
    oddsNote: 'Touche sur 6, bonus compris. Chances sans cartes ni fuite.',
    attack: 'Attaque',
    save: 'Sauvegarde',
    hits: (n) => (n < 2 ? `${n} touche` : `${n} touches`),
    lost: (n) => (n < 2 ? `${n} perte` : `${n} pertes`),
    last: 'Le dernier round',
    wild: 'Hellhounds en saccage',
    won: (names) => `Gagné par ${names}`,
  },

  proposal: {
    passage: {
      title: 'Passage',
      text: (name, units, where) => `${name} demande à passer ${where} avec ${units}.`,
      yes: 'Personne ne s’y bat pour cela ; les unités peuvent continuer.',
      no: 'Elles peuvent venir quand même : vos unités devront fuir ou tenir.',
    },
    peace: {
      title: 'Paix',
      text: (sectio) => `${sectio} : partager en paix ?`,
      yes: 'Si tous acceptent, pas de combat ; un Sectio partagé ne rapporte pas d’âmes.',
      no: 'Le combat commence.',
    },
    allies: {
      title: 'Alliés',
      text: (sectio) => `Le combat est gagné (${sectio}). Attaquer vos alliés ?`,
      yes: 'Ils deviennent l’ennemi, et le combat continue.',
      no: 'Si personne n’attaque, le Sectio est partagé.',
    },
    consent: {
      title: 'Pétition',
      text: (name, sectio) => `${name} présente une pétition pour ${sectio}, où vous avez des unités.`,
      yes: 'La pétition est entendue.',
      no: 'Lucifer ne l’entend pas.',
    },
    gift: {
      title: 'Un don',
      text: (name, what) => `${name} vous offre ${what}.`,
      yes: 'C’est à vous, avec ce que cela coûte.',
      no: 'Tout reste en place.',
    },
    sides: {
      title: 'Camps',
      enemy: (sectio) => `${sectio} : ils sont plus de deux. Qui attaquer ?`,
      ally: (sectio) => `${sectio} : de quel côté vous ranger ?`,
      attack: 'devient l’ennemi ; les autres choisissent leur camp',
      join: 'vous combattez de ce côté',
    },
    group: {
      title: 'Un groupe',
      text: (demon, card) => `${demon} appelle un groupe pour « ${card} ». Qui des vôtres en est ?`,
      joins: 'se joint au groupe avec sa force',
      done: 'personne d’autre des vôtres',
    },
    card: 'une carte d’Arcana, sans la voir',
    thing: 'quelque chose',
  },

  hints: {
    pentagram: 'Le Pentagramme, siège de Lucifer : personne n’y entre.',
    antehell:
      'AnteHell : on en sort au dé, une unité à la fois, vers le premier cercle ; sur un 6, on est perdu pour cette phase',
    owner: (name) => `à ${name}`,
    unowned: 'à personne',
    yields: (n, more) =>
      more === 0 ? `rapporte ${n}` : `rapporte ${n} (${more > 0 ? '+' : '−'}${Math.abs(more)} ce tour)`,
    yieldsCards: 'rapporte des cartes d’Arcana, au dé',
    toCome: (units) => `${units} à venir`,
    units: (side, units) => `${side} : ${units}`,
    wild: (hound) => `${hound} en saccage`,
    lieutenant: (name, bonus, command) =>
      `Lieutenant ${name} : bonus +${bonus} pour jusqu’à ${legions(command)} qu’il mène`,
    leads: (n) => `mène ${legions(n)}`,
    hound: (attacks) => `Hellhound : ${attacks} attaques par round`,
    tamedBy: (name) => `dressé par ${name}`,
    rampaging: 'en saccage : il attaque quiconque est là et court au dé',
    uriel: 'Uriel : qui le rencontre fuit ou est détruit ; nul n’entre où il se trouve',
    lilith: (aspect) => `Lilith${aspect === '' ? '' : ` (${aspect})`} : qui la courtise la dirige`,
    six: 'marquée 6 : trois en main gagnent la partie',
    known: (cards) => `cartes connues : ${cards}`,
    odds: (percent) => `chances au combat là-bas : environ ${percent} sur 100`,
  },

  list: {
    choose: 'À choisir',
    order: 'Ordre de jeu',
    circle: (n, name) => `Cercle ${n}, ${name}`,
    spirits: 'Esprits et indépendants',
    combat: 'Combat',
  },

  key: {
    demons: 'Démons',
    pieces: 'Sur la carte',
    cards: 'Cartes d’Arcana',
    signs: 'Signes de ce tour',
    entries: {
      hearts: [
        'Cœurs',
        'Un jet de cœurs réussit jusqu’à ce nombre : congédier, changer une allégeance. Sur terre, chaque cœur vaut une âme par tour.',
      ],
      skulls: [
        'Crânes',
        'Combien d’unités marchent en une action, et jusqu’à quel jet les légions se sauvent au combat.',
      ],
      stars: ['Étoiles', 'La magie : bien des cartes exigent des étoiles, ou un jet d’étoiles.'],
      earth: ['Sur terre', 'Récolte âmes et faveurs sur terre, mais ne peut y marcher ni combattre.'],
      fallen: ['Incapacité', 'Ne fait rien tant qu’un dé, en fin de tour, ne le rétablit pas.'],
      legions: ['Légions', 'Un écu avec leur nombre ; couleur, cimier et lettre disent à qui elles sont.'],
      banner: ['Lieutenant', 'Mène des légions ensemble pour un seul crâne, à trois Sectio, et les aide au combat.'],
      hound: ['Hellhound', 'Dressé, il lance autant de dés que son nombre ; en saccage, il attaque tout le monde.'],
      free: [
        'Freebooters',
        'Des légions à personne : elles restent, combattent, et prennent le Sectio si elles survivent jusqu’aux pétitions.',
      ],
      uriel: ['Uriel', 'Un ange égaré. Les unités le fuient ou sont détruites.'],
      lilith: ['Lilith', 'Vient en vieille, en mère ou en vierge ; qui la courtise le mieux la dirige.'],
      seal: ['Sceau', 'Qui contrôle le Sectio. Les cinq d’un cercle en fin de tour gagnent la partie.'],
      souls: ['Âmes', 'Ce que rapporte un Sectio à chaque tour ; isolé, il en rapporte deux de moins.'],
      favour: ['Faveur', 'Achète les pétitions ; chaque défaveur en bloque une.'],
      disfavour: ['Défaveur', 'Bloque une faveur, et oblige à un jet pour piocher et pour le droit du vainqueur.'],
      minorUse: ['Arcana mineur', 'Le petit usage : aller sur terre, recruter un lieutenant, passer.'],
      majorUse: ['Arcana majeur', 'Le grand usage : quand, où et à quel prix est écrit dessous.'],
      six: ['6', 'Trois cartes marquées 6 en main gagnent la partie en fin de tour.'],
    },
  },
}
