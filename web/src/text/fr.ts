import type { Words } from './en.ts'

export const fr: Words = {
  sentence:
    'Cinq jeux de plateau, de rails et d’enfers, dans le navigateur : contre des robots, autour d’un écran ou en ligne.',
  sub: 'Les règles sont appliquées, et chaque refus cite la sienne. Pas besoin de compte ; vos parties en solitaire restent chez vous.',
  picture:
    'Une gravure : un train de nuit, sur un viaduc, traverse un fleuve des enfers ; en bas, le passeur dans sa barque.',
  position: {
    alt: 'La carte de l’Amérique du Nord en cours de partie : des routes libres dans leurs couleurs, les wagons de trois joueurs sur les autres.',
    caption: 'Les Aventuriers du Rail, en pleine partie',
  },
  home: 'Accueil',
  skip: 'Aller au contenu',

  header: {
    online: 'En ligne',
    rules: 'Règles',
    settings: 'Réglages',
    tutorial: 'Initiation',
    turns: (n) => (n < 2 ? `${n} table vous attend` : `${n} tables vous attendent`),
  },
  language: 'Langue',
  theme: 'Thème',
  themes: { auto: 'Comme le système', day: 'Jour', night: 'Nuit' },

  games: 'Les cinq jeux',
  players: (fewest, most) => `${fewest} à ${most} joueurs`,
  minutes: (from, to) => (from === to ? `${from} min` : `${from} à ${to} min`),
  hours: (from, to) => (from === to ? `${from} heures` : `${from} à ${to} heures`),
  weight: (wheels) => `Poids : ${wheels} sur 5`,
  beingBuilt: 'En chantier',
  beingBuiltWhy: 'Les règles sont écrites ; la table n’est pas encore dressée.',
  sit: 'Prendre place',
  aim: 'Le jeu en trois phrases',

  setup: {
    close: 'Fermer',
    seats: 'Places',
    seat: (n) => `Place ${n}`,
    name: (n) => `Nom à la place ${n}`,
    who: (n) => `Qui joue à la place ${n}`,
    human: 'Une personne',
    you: 'Vous',
    guestNames: ['Dante', 'Béatrice', 'Orphée', 'Eurydice', 'Énée', 'Sibylle'],
    botNames: ['Charon', 'Perséphone', 'Minos', 'Hécate', 'Cerbère', 'Virgile'],
    add: 'Ajouter une place',
    remove: (name) => `Retirer ${name}`,
    moreThanOne:
      'Plusieurs personnes partagent cet écran : un rideau tombe entre les tours, et les mains restent secrètes.',
    nobody: 'Rien que des robots : ils jouent, on regarde.',
    options: 'Variantes',
    play: 'Jouer',
    starting: 'On dresse la table…',
    failed: (why) => `La partie n’a pas pu commencer : ${why}`,
    firstTime: 'Première partie ?',
    tutorial: 'Suivre l’initiation',
    readRules: 'Lire les règles',
  },

  going: {
    title: 'Parties en cours',
    over: 'Parties finies',
    none: 'Aucune partie en cours. Celles que l’on commence attendent ici, même page fermée, même hors ligne.',
    turnOf: (names) => `À jouer : ${names}`,
    yours: 'À vous de jouer',
    won: (names) => `Victoire : ${names}`,
    resume: 'Reprendre',
    look: 'Revoir',
    replay: 'Rejouer le film',
    save: 'Enregistrer la partie',
    remove: 'Supprimer',
    removeAsk: (name) => `Supprimer cette partie de ${name} ?`,
    removeWhy: 'Elle n’existe que dans ce navigateur. Pour la garder malgré tout, l’enregistrer d’abord.',
    removeYes: 'La supprimer',
    keep: 'La garder',
    damaged:
      'Ceci n’est plus lisible, ou ne l’est plus selon les règles d’aujourd’hui. On peut le sauvegarder ou le supprimer.',
    failed:
      'Les parties gardées dans ce navigateur n’ont pas pu être lues. Le stockage est peut-être interdit à cette page.',
  },

  statistics: {
    title: 'Vos parties contre des robots',
    game: 'Jeu',
    against: 'Adversaire',
    played: 'Jouées',
    won: 'Gagnées',
    best: 'Meilleur score',
    mixed: 'plusieurs sortes',
  },

  record: {
    title: 'Ouvrir une partie enregistrée',
    why: 'Une partie enregistrée est un fichier texte avec tous les coups. On peut la revoir, ou la continuer.',
    choose: 'Choisir un fichier',
    whoPlays: 'Qui joue la suite ?',
    whoPlaysWhy: 'Cette partie n’est pas terminée. Dites qui occupe chaque place : une personne ou un robot.',
    drop: 'ou le déposer ici',
    reading: 'Lecture de la partie…',
    failed: (file, why) => `« ${file} » n’a pas pu être ouvert : ${why}`,
    tooLarge: 'il est trop gros pour être une partie.',
    noText: 'ce n’est pas un fichier texte.',
    help:
      'Une partie commence par la ligne « acheron 1 » et finit par un sceau. L’enregistrer de nouveau depuis le jeu, ' +
      'sans la retoucher.',
  },

  learn: {
    title: 'Apprendre',
    tutorial: (game) => `${game} : une courte partie guidée`,
    rules: (game) => `Les règles : ${game}, avec recherche`,
  },

  makers: {
    title: 'Les auteurs de ces jeux',
    by: (names) => `de ${names}`,
    unofficial:
      'Acheron n’est pas officiel : c’est l’œuvre de joueurs, sans lien avec les auteurs ni les éditeurs, qui gardent ' +
      'tous leurs droits sur leurs jeux et leurs noms. Les mots et les dessins sont les nôtres.',
    fonts: 'Composé en IM Fell DW Pica et en Barlow.',
  },

  rules: {
    others: 'Les règles des autres jeux',
    title: (game) => `Règles : ${game}`,
    search: 'Chercher dans les règles',
    searchHint: 'Un mot, ou un numéro comme 58',
    found: (n) => (n === 0 ? 'Rien trouvé.' : n === 1 ? '1 énoncé' : `${n} énoncés`),
    nothing: 'Essayer un autre mot, ou une partie du mot.',
    clear: 'Tout montrer',
    chapters: 'Chapitres',
    link: (rule) => `Lien vers ${rule}`,
    copied: 'Le lien est copié',
    back: 'Retour à la table',
    loading: 'On va chercher les règles…',
    failed: 'Les règles n’ont pas pu être chargées. Elles reviendront avec la connexion.',
    unknownGame: 'Aucun jeu ne porte ce nom.',
    unknownRule: (rule) => `Il n’y a pas d’énoncé ${rule} dans ces règles.`,
    again: 'Réessayer',
  },

  settings: {
    title: 'Réglages',
    kept: 'Gardés dans ce navigateur, pour tous les jeux.',
    textSize: 'Taille du texte',
    textSizes: { small: 'Petite', normal: 'Normale', large: 'Grande' },
    motion: 'Animations',
    motions: { full: 'Complètes', reduced: 'Réduites' },
    storySpeed: 'Montrer ce que font les autres',
    speeds: { '0.5': 'lentement', '1': 'à son aise', '2': 'vite', '4': 'très vite', skip: 'd’un coup' },
    palette: 'Couleurs',
    palettes: { usual: 'Habituelles', strong: 'Plus contrastées' },
    sound: 'Son',
    sounds: { off: 'Coupé', on: 'Allumé' },
    confirmDanger: 'Demander avant un coup dangereux',
    confirmWhy: 'Un coup qui peut coûter la partie est demandé deux fois.',
    preview: 'À quoi on reconnaît les joueurs',
    previewWhy: 'Couleur, forme, trait et lettre vont toujours ensemble.',
    keys: 'Touches à la table',
    reset: 'Revenir aux réglages habituels',
  },

  offline: {
    now: 'Hors ligne. Parties, robots et règles restent là.',
    ready: 'Une nouvelle version est prête. Les parties ne risquent rien.',
    reload: 'Recharger',
    later: 'Plus tard',
  },

  error: {
    title: 'Quelque chose s’est cassé qui aurait dû tenir',
    safe: 'Les parties ne risquent rien : chaque coup a été gardé dans ce navigateur avant d’être montré.',
    what: 'Ce qui s’est passé',
    reload: 'Recharger la page',
    home: 'À l’accueil',
    tidings: 'Quelque chose a échoué en arrière-plan.',
    close: 'Fermer',
  },
  loading: 'Un instant…',

  tutorial: {
    title: (game) => `Initiation : ${game}`,
    step: (n, of) => `${n} sur ${of}`,
    next: 'Continuer',
    back: 'Un pas en arrière',
    show: 'Montrer',
    leave: 'Quitter l’initiation',
    done: 'Jouer une vraie partie',
    again: 'Depuis le début',
    notNow: 'C’est un coup possible, mais cette étape parle d’autre chose.',
    none: 'Ce jeu n’a pas encore d’initiation.',
    handOver: 'Les autres jouent',
  },
}
