import type { Names } from './en.ts'

const circles = [
  'Les Limbes',
  'Les Luxurieux',
  'Les Gourmands',
  'Les Cupides',
  'Les Colériques',
  'Les Hérétiques',
  'Les Violents',
  'La Fraude',
  'La Trahison',
]

const sectio = {
  s11: 'Vestibule des Indécis',
  s12: 'Pré des Tièdes Éloges',
  s13: 'Débarcadère de l’Achéron',
  s14: 'Les Hommes sages',
  s15: 'Château aux Sept Murs',
  s21: 'Salle d’attente de Minos',
  s22: 'La Bourrasque sans fin',
  s23: 'Galerie des Regards volés',
  s24: 'Jardin de la Page non lue',
  s25: 'Tonnelle des Serments rompus',
  s31: 'Chenil de Cerbère',
  s32: 'La Grêle éternelle',
  s33: 'La Table de Ciacco',
  s34: 'Lac de Sauce',
  s35: 'Le Rabiot',
  s41: 'Comptoir de Plutus',
  s42: 'Manège des Avares',
  s43: 'Pente des Prodigues',
  s44: 'La Loterie dorée',
  s45: 'Caveau des Salaires impayés',
  s51: 'Cachot inférieur des Supérieurs',
  s52: 'Les Envieux',
  s53: 'Hauts-fonds du Styx',
  s54: 'Marais des Boudeurs',
  s55: 'Bac de Phlégyas',
  s61: 'Porte de Dité',
  s62: 'Balcon des Furies',
  s63: 'Les Idolâtres',
  s64: 'Les Tombes ouvertes',
  s65: 'Académie des Faux Prophètes',
  s71: 'Éboulis du Minotaure',
  s72: 'Gué du Phlégéthon',
  s73: 'Champ de tir des Centaures',
  s74: 'Le Bois qui pleure',
  s75: 'Désert de la Pluie de feu',
  s81: 'Fosse des Flatteurs',
  s82: 'Lac de Poix bouillante',
  s83: 'Vestiaire des Hypocrites de plomb',
  s84: 'Nid des Serpents voleurs',
  s85: 'Marché des Charges vendues',
  s91: 'Puits des Géants',
  s92: 'La Caïne',
  s93: 'L’Anténore',
  s94: 'La Tolomée',
  s95: 'Le Baiser gelé',
}

const demons = {
  sammael: {
    name: 'Sammael',
    title: 'Le Venin, prince des puissances de l’air',
    skill: 'Une goutte de plus',
    text: 'Il lance un dé de plus pour ses mauvais tours. Tout est dans l’arrière-goût.',
  },
  asmodeus: {
    name: 'Asmodeus',
    title: 'Surintendante des tables de jeu',
    skill: 'Dés pipés',
    text: 'Pendant la phase d’âme, elle peut refaire son jet d’âme sur terre ; le second résultat compte.',
  },
  beelzebub: {
    name: 'Beelzebub',
    title: 'Seigneur des mouches',
    skill: 'Une mouche dans le bouillon',
    text: 'Au début de la phase d’âme, un autre joueur de votre choix perd une âme. Le pire n’est pas la perte, c’est le bourdonnement.',
  },
  ashtaroth: {
    name: 'Ashtaroth',
    title: 'Princesse et grande trésorière des enfers',
    skill: 'Intérêts composés',
    text: 'Phase d’âme, avant la collecte : gagnez une âme par tranche complète de dix âmes en votre possession, trois au plus.',
  },
  baal: {
    name: 'Baal',
    title: 'Général des armées infernales',
    skill: 'Les officiers d’abord',
    text: 'Lors de son action de mouvement, un lieutenant et les légions qu’il mène se déplacent sans dépenser de crâne.',
  },
  moloch: {
    name: 'Moloch',
    title: 'Prince du pays des larmes',
    skill: 'Nourrir l’idole',
    text: 'Phase d’âme, avant l’entretien : vous pouvez détruire une de vos légions et gagner quatre âmes. Des volontaires, selon le registre.',
  },
  belphegor: {
    name: 'Belphegor',
    title: 'Patron de la paresse et des inventions astucieuses',
    skill: 'Congés payés',
    text: 'Chaque fois que Belphegor passe définitivement, gagnez deux âmes.',
  },
  orias: {
    name: 'Orias',
    title: 'Marquis des étoiles',
    skill: 'L’horoscope de demain',
    text: 'Avant le tirage des cartes d’enfer, regardez les trois du dessus et remettez-les en place dans l’ordre de votre choix.',
  },
  thamuz: {
    name: 'Thamuz',
    title: 'Ambassadeur en Espagne, père de l’artillerie',
    skill: 'Salve d’ouverture',
    text: 'Au premier round d’un combat qu’il rejoint, deux de vos attaques reçoivent +2.',
  },
  caim: {
    name: 'Caim',
    title: 'Grande présidente, qui comprend les oiseaux',
    skill: 'Un petit oiseau',
    text: 'Au début de la phase d’action, regardez deux cartes d’Arcana tirées au sort dans la main d’un autre joueur.',
  },
  agares: {
    name: 'Agares',
    title: 'Duc de l’Est, qui rattrape les fuyards',
    skill: 'Personne ne sort',
    text: 'Aucune unité ne peut fuir devant celles qu’un mouvement d’Agares amène dans son Sectio.',
  },
  balban: {
    name: 'Balban',
    title: 'Esprit de l’illusion',
    skill: 'C’est ma sœur que vous cherchez',
    text: 'Une fois par tour, quand une carte d’Arcana d’un autre joueur vise un de vos démons, vous pouvez en désigner un autre des vôtres pour cible, si la carte l’admet.',
  },
  gomory: {
    name: 'Gomory',
    title: 'Duchesse des caravanes, dénicheuse de trésors cachés',
    skill: 'Caravanes de nuit',
    text: 'L’isolement coûte une âme de moins à chacun de vos Sectio isolés ; les chameaux connaissent un chemin.',
  },
  ereshkigal: {
    name: 'Ereshkigal',
    title: 'Reine du Grand En-Bas',
    skill: 'Retour à l’expéditeur',
    text: 'Phase finale : si au moins une de vos légions a été détruite ce tour-ci, placez gratuitement une légion dans un Sectio que vous contrôlez.',
  },
  paymon: {
    name: 'Paymon',
    title: 'Maître des cérémonies',
    skill: 'Ordre de préséance',
    text: 'Au début de la phase d’action, placez Paymon où vous voulez sur la piste d’ordre pour ce tour.',
  },
  zagam: {
    name: 'Zagam',
    title: 'Roi des faux-monnayeurs',
    skill: 'Le papier changé en or',
    text: 'Phase de soulèvement, deux fois au plus : défaussez-vous d’une carte d’Arcana et gagnez quatre âmes.',
  },
  ukobach: {
    name: 'Ukobach',
    title: 'Attiseuse des chaudières, inventrice des feux d’artifice',
    skill: 'Prix de gros',
    text: 'Chaque légion que vous levez vous coûte une âme de moins (une au minimum).',
  },
  pruflas: {
    name: 'Pruflas',
    title: 'Semeur de querelles à tête de hibou',
    skill: 'Vous connaissez la dernière ?',
    text: 'Au début de la phase d’action, placez un démon d’un autre joueur en fin de piste d’ordre pour ce tour.',
  },
  andras: {
    name: 'Andras',
    title: 'Marquis au loup noir',
    skill: 'Crocs du loup',
    text: 'Dans un combat qu’il rejoint, toutes vos attaques reçoivent +1.',
  },
  xaphan: {
    name: 'Xaphan',
    title: 'Gardienne des soufflets, qui voulut brûler le Ciel',
    skill: 'Souffler la bougie',
    text: 'Quand la carte d’événement est tirée, vous pouvez la glisser sous la pile sans effet ; la suivante la remplace.',
  },
  naburos: {
    name: 'Naburos',
    title: 'Marquis, qui rend les honneurs perdus',
    skill: 'Honneur rétabli',
    text: 'Phase finale : perdez une défaveur ; si vous n’en avez pas, lancez un dé et gagnez une faveur sur 4 ou plus.',
  },
}

const phenomena = {
  quagmire: {
    name: 'Marécage',
    text: 'Pendant tout le tour, une unité qui entre par mouvement dans un Sectio de la zone doit s’y arrêter. Les bottes ne sont pas remboursées.',
  },
  'cave-in': {
    name: 'Effondrement',
    text: 'Lancez un dé pour chaque unité de ce Sectio : sur 5 ou 6, elle est détruite. Pendant tout le tour, nul n’y entre, et Uriel ou Lilith, s’ils y sont, n’en sortent pas.',
  },
  landslide: {
    name: 'Glissement de terrain',
    text: 'Lancez un dé pour chaque unité de la zone, et pour Uriel et Lilith s’ils y sont : sur 1 à 3, glissade d’un pas vers l’extérieur.',
  },
  'rich-vein': { name: 'Bon filon', text: 'Chaque Sectio de la zone rapporte une âme de plus ce tour-ci.' },
  'mother-lode': {
    name: 'Filon mère',
    text: 'Ce Sectio rapporte trois âmes de plus ce tour-ci. Prière de faire la queue.',
  },
  'black-frost': { name: 'Gel noir', text: 'Chaque Sectio de la zone rapporte une âme de moins ce tour-ci.' },
  silence: {
    name: 'Silence des damnés',
    text: 'Aucune âme ne peut être récoltée dans la zone ce tour-ci ; même les Hommes sages se taisent.',
  },
  sealed: {
    name: 'Scellés de la Cour',
    text: 'Pendant tout le tour, aucune unité ne peut entrer ni être placée dans ce Sectio. En sortir est toléré, mais mal vu.',
  },
  'hidden-pits': {
    name: 'Fosses cachées',
    text: 'Pendant tout le tour, lancez un dé pour chaque unité qui entre par mouvement ou par fuite dans un Sectio de la zone : sur 6, elle est détruite.',
  },
  firestorm: {
    name: 'Tempête de feu',
    text: 'Lancez un dé pour chaque unité de ce Sectio : sur 4, 5 ou 6, elle est détruite.',
  },
  'thick-smoke': {
    name: 'Fumée épaisse',
    text: 'Nul ne trouve la sortie : pendant tout le tour, les unités de la zone ne peuvent pas fuir, sauf devant Uriel.',
  },
  'tenants-revolt': {
    name: 'Révolte des locataires',
    text: 'Si le propriétaire de ce Sectio n’y a aucune légion, le Sectio lui est retiré.',
  },
  'red-mist': { name: 'Brume rouge', text: 'Tous les jets de combat dans la zone reçoivent +1 ce tour-ci.' },
  stray: {
    name: 'Quelque chose vous a suivi',
    text: 'Un Hellhound tiré au sort dans sa case apparaît dans ce Sectio, en saccage.',
  },
  tremor: { name: 'Secousse', text: 'Chaque unité de la zone fait un pas, tiré au dé sur la croix de direction.' },
  'registry-shut': {
    name: 'Greffe fermé pour le déjeuner',
    text: 'Aucune pétition pour les Sectio de la zone ce tour-ci ; les Freebooters, qui ne lisent pas les affiches, ne sont pas gênés.',
  },
}

const hellCards = {
  'angel-at-the-gate': {
    name: 'L’Ange à la porte',
    text: 'Uriel a retrouvé son épée, et la clef de la mauvaise porte. Uriel apparaît.',
  },
  'nobody-watching': {
    name: 'Personne ne regarde',
    text: 'Les mauvais tours rapportent une faveur par 5 ou 6 obtenu, deux faveurs au plus par action.',
  },
  'pilgrim-season': {
    name: 'Saison des pèlerins',
    text: 'Les routes résonnent de cantiques. Chaque démon sur terre récolte deux âmes de moins.',
  },
  'confession-hours': { name: 'Confessions prolongées', text: 'Ajoutez 1 à chaque jet de supplication.' },
  'guardian-patrol': {
    name: 'Ronde des anges gardiens',
    text: 'Au début de chaque phase d’âme, lancez un dé pour chaque démon sur terre : sur 1, il est reconduit en enfer.',
  },
  indulgences: {
    name: 'Indulgences à moitié prix',
    text: 'En phase finale, une faveur suffit, au lieu de deux, pour effacer une défaveur.',
  },
  'very-bad-year': {
    name: 'Une très mauvaise année',
    text: 'Chaque démon sur terre récolte deux âmes de plus. Les affaires marchent.',
  },
  'age-of-reason': {
    name: 'Siècle des Lumières',
    text: 'Plus personne ne croit en vous : parcourir la terre coûte une âme de plus.',
  },
  'long-war': { name: 'La longue guerre', text: 'Chaque Sectio des cercles cinq et sept rapporte une âme de plus.' },
  'ballroom-season': {
    name: 'La saison des bals',
    text: 'Sur terre, chaque démon féminin récolte deux âmes de plus ; chaque démon masculin écrase des orteils et en récolte une de moins.',
  },
  'free-press': {
    name: 'La presse libre',
    text: 'Un démon dont les mauvais tours ne rapportent aucune faveur fait la une : son Triumvirat reçoit une défaveur.',
  },
  'occult-paperbacks': {
    name: 'Grimoires au format de poche',
    text: 'Une carte d’Arcana coûte quatre âmes en phase de soulèvement.',
  },
  'officers-union': {
    name: 'Le syndicat des officiers',
    text: 'Chaque lieutenant doit recevoir deux âmes au lieu d’une.',
  },
  'general-levy': { name: 'Levée en masse', text: 'Chaque nouvelle légion coûte une âme de moins.' },
  'full-court-dress': {
    name: 'Tenue de cour exigée',
    text: 'Une pétition par faveur coûte deux faveurs. Le chapeau à lui seul en coûte une.',
  },
  'paved-roads': {
    name: 'Repavé de bonnes intentions',
    text: 'Une légion se déplace de trois Sectio au plus, au lieu de deux.',
  },
  'shipment-of-bones': {
    name: 'Une cargaison d’os',
    text: 'Une légion dans l’AnteHell apprivoise un Hellhound sur 1 à 5 ; sur 6, elle se fait toujours dévorer.',
  },
  'damned-commuters': {
    name: 'Le métro des damnés',
    text: 'Un Sectio isolé rapporte une âme de moins au lieu de deux.',
  },
  freebooters: {
    name: 'Freebooters',
    text: 'Deux légions de Freebooters apparaissent dans chacun de deux Sectio différents tirés au sort. Elles ne servent personne, et mal.',
  },
  'back-pay': {
    name: 'Arriérés de solde',
    text: 'Chaque joueur ayant quatre légions ou plus en choisit une en enfer : elle passe aux Freebooters.',
  },
  'small-republic': {
    name: 'Une petite république',
    text: 'Trois légions de Freebooters menées par un lieutenant disponible apparaissent dans un Sectio sans propriétaire tiré au sort et tiennent des élections.',
  },
  'knock-at-the-door': {
    name: 'On frappe à la porte',
    text: 'Lilith vient voir comment vont ses enfants. Lilith apparaît ; son aspect est tiré au dé.',
  },
  'mothering-sunday': { name: 'La fête des mères', text: 'Lilith apparaît en mère. Elle apporte de tout, en double.' },
  'girl-with-a-knife': {
    name: 'La jeune fille au couteau à pain',
    text: 'Lilith apparaît en vierge. Ne lui demandez pas à quoi elle joue.',
  },
  'grandmothers-tales': {
    name: 'Contes de grand-mère',
    text: 'Lilith apparaît en vieille femme, avec un sac de vieux livres et de plus vieilles rancunes.',
  },
  'bumper-harvest': { name: 'Récolte record', text: 'Chaque Sectio rapporte une âme de plus ce tour-ci.' },
  'general-strike': {
    name: 'Grève générale des damnés',
    text: 'Ils réclament de l’eau. Chaque Sectio rapporte une âme de moins ce tour-ci.',
  },
  audit: {
    name: 'Contrôle venu d’en haut',
    text: 'Tirez un cercle au sort : aucune âme ne peut y être récoltée ce tour-ci.',
  },
  numerologist: {
    name: 'Le numérologue',
    text: 'Chaque joueur montre ses cartes d’Arcana portant un 6, les glisse sous la pile et en tire autant. Le six est son idée fixe.',
  },
  exorcists: {
    name: 'Congrès d’exorcistes',
    text: 'Chaque démon sur terre doit réussir un jet d’étoiles ou retourner en enfer.',
  },
  'holy-water-main': {
    name: 'Conduite d’eau bénite rompue',
    text: 'Chaque démon sur terre doit réussir un jet de crânes ; sinon, frappé d’incapacité, il se rétablit sur 4 ou plus.',
  },
  carnival: {
    name: 'Semaine de carnaval',
    text: 'Chaque démon sur terre fait aussitôt un jet d’âme. Nul ne regarde sous le masque.',
  },
  'wealth-tax': { name: 'Impôt sur la fortune', text: 'Chaque joueur possédant dix âmes ou plus en perd la moitié.' },
  'lucifer-bored': {
    name: 'Lucifer s’ennuie',
    text: 'Le joueur ayant le moins de faveurs en gagne une, ex æquo compris. De nouvelles têtes, je vous prie.',
  },
  'word-with-landlord': {
    name: 'Un mot au propriétaire',
    text: 'Le joueur contrôlant le plus de Sectio reçoit une défaveur, ex æquo compris.',
  },
  amnesty: { name: 'Amnistie signée par erreur', text: 'Chaque joueur perd une défaveur.' },
  'archive-fire': {
    name: 'Incendie aux archives',
    text: 'Chaque joueur se défausse d’une carte d’Arcana au hasard. En enfer, un incendie n’étonne personne.',
  },
  'library-sale': { name: 'La bibliothèque solde', text: 'Chaque joueur tire une carte d’Arcana.' },
  'new-litter': {
    name: 'Une nouvelle portée',
    text: 'Deux Hellhounds tirés au sort dans leur case apparaissent en saccage dans deux Sectio différents, tirés au sort. Ils font leurs dents.',
  },
  brimstone: {
    name: 'Pluie de soufre',
    text: 'Lancez un dé pour chaque unité d’un cercle tiré au sort : sur 6, elle est détruite.',
  },
  'long-forks': {
    name: 'La nuit des longues fourches',
    text: 'Lancez un dé pour chaque lieutenant en service : sur 6, il est détruit, à table, bien droit.',
  },
  volunteers: {
    name: 'Venus de leur plein gré',
    text: 'Chaque joueur place gratuitement une légion dans un Sectio qu’il contrôle.',
  },
  'clerical-error': {
    name: 'Erreur de greffe',
    text: 'Le joueur qui contrôle le plus de Sectio s’en voit retirer un au hasard, ex æquo compris. Le greffier a été promu.',
  },
  'antehell-tide': {
    name: 'Grande marée dans l’AnteHell',
    text: 'Chaque unité dans l’AnteHell est rejetée dans le premier cercle d’un quartier tiré au dé. Sur 6, elle se noie ; échouée aux pieds d’Uriel, elle est détruite.',
  },
  'feast-of-fools': {
    name: 'Fête des fous',
    text: 'Ce tour-ci, les démons agissent dans l’ordre inverse du rang. Le dernier attendait cela depuis longtemps.',
  },
}

const arcana = {
  'cup-of-lethe': {
    name: 'Une coupe de Léthé',
    incantation: 'Bibe et vale!',
    text: 'Faites un jet d’étoiles ; s’il réussit, un démon d’un autre joueur, en enfer, est frappé d’incapacité et se rétablit sur 4 ou plus, quand il retrouve son nom.',
  },
  'one-size-fits-all': {
    name: 'Taille unique',
    incantation: 'Longior, longior!',
    text: 'Un démon d’un autre joueur, sur terre, prend une chambre au lit mal taillé : frappé d’incapacité, il se rétablit sur 5 ou 6.',
  },
  'map-for-the-angel': {
    name: 'Une carte pour l’ange',
    incantation: 'Angele, perdidisti viam.',
    text: 'Pendant la phase de mouvement aléatoire de ce tour, choisissez la direction de deux pas d’Uriel au plus, jamais vers l’extérieur.',
  },
  'nine-choirs': {
    name: 'Neuf chœurs qui chantent faux',
    incantation: 'Gloria in profundis!',
    text: 'Groupe, neuf étoiles : Uriel se bouche les oreilles et quitte le jeu ; vous gagnez une faveur.',
  },
  'candle-in-the-window': {
    name: 'Une bougie à la fenêtre',
    incantation: 'Mater, lumen relictum est.',
    text: 'Lilith apparaît ; son aspect est tiré au dé. Il fallait ranger.',
  },
  'arm-in-arm': {
    name: 'Bras dessus, bras dessous',
    incantation: 'Ambulamus, domina?',
    text: 'Nul ne peut courtiser Lilith ce tour-ci ; vous la dirigez sans jet de cœurs.',
  },
  sunbeam: {
    name: 'Un rayon de soleil hors saison',
    incantation: 'Fiat lux. Ecce.',
    text: 'Si votre démon et le lanceur sont tous deux sur terre, annulez la carte d’Arcana jouée, quelle qu’en soit la cible ; le lanceur retourne en enfer.',
  },
  'passing-the-plate': {
    name: 'La quête',
    incantation: 'Date, date, dabitur mihi.',
    text: 'Récoltez autant d’âmes que ce démon a de cœurs, plus un jet d’âme. Les boutons sont comptés à part.',
  },
  cutpurse: {
    name: 'Bénédiction du coupe-bourse',
    incantation: 'Quod tuum est, meum erat.',
    text: 'Faites un jet d’étoiles ; s’il réussit, lancez un dé et prenez autant d’âmes à un autre joueur.',
  },
  'silent-whistle': {
    name: 'Le sifflet muet',
    incantation: 'Canis, veni. Canis, sede!',
    text: 'Un Hellhound tiré au sort dans sa case rejoint une de vos légions qui n’en a pas.',
  },
  'cat-over-the-wall': {
    name: 'Un chat par-dessus le mur',
    incantation: 'Felis! Felis!',
    text: 'Un Hellhound apprivoisé du camp adverse, dans ce combat, se libère et part aussitôt en saccage.',
  },
  'forged-orders': {
    name: 'Faux ordre de marche',
    incantation: 'Iussu regis, ut opinor.',
    text: 'Déplacez à votre guise, d’un Sectio chacune, jusqu’à deux légions d’un autre joueur qu’aucun lieutenant ne mène.',
  },
  'season-ticket': {
    name: 'L’abonnement de Charon',
    incantation: 'Omnes in navem!',
    text: 'Placez jusqu’à trois de vos unités, d’où que ce soit, dans un Sectio ouvert que vous contrôlez. Gardez le talon.',
  },
  'anonymous-letter': {
    name: 'Une lettre anonyme',
    incantation: 'Amicus quidam scribit.',
    text: 'Un autre joueur reçoit une défaveur. Lucifer a reconnu l’écriture, mais il a apprécié le style.',
  },
  'backdated-deed': {
    name: 'Un acte antidaté',
    incantation: 'Semper meum fuit.',
    text: 'Gagnez aussitôt un Sectio sans propriétaire où vous avez une légion et où nul autre n’a d’unité. L’encre est presque sèche.',
  },
  'hired-cutthroats': {
    name: 'Coupe-jarrets à louer',
    incantation: 'Nomina nulla, pretium unum.',
    text: 'Deux légions de Freebooters apparaissent dans un Sectio ouvert sans aucune unité. Elles ne vous ont jamais vu.',
  },
  'blank-confession': {
    name: 'Des aveux signés en blanc',
    incantation: 'Mea minima culpa.',
    text: 'Perdez deux défaveurs. Inscrivez le nom de quelqu’un que vous n’aimez pas.',
  },
  bookworm: {
    name: 'Le ver de bibliothèque',
    incantation: 'Vermis legit omnia.',
    text: 'Un autre joueur se défausse de deux cartes d’Arcana au hasard.',
  },
  'harmless-governess': {
    name: 'L’inoffensive gouvernante',
    incantation: 'Quid habes in manu, parvule?',
    text: 'Regardez la main d’un autre joueur et confisquez-lui une carte.',
  },
  'filed-under-never': {
    name: 'Classé sans suite',
    incantation: 'Ad calendas Graecas.',
    text: 'Annulez n’importe quelle carte d’Arcana, quelle qu’en soit la cible.',
  },
  'golden-handshake': {
    name: 'Le parachute doré',
    incantation: 'Otium cum dignitate.',
    text: 'Un lieutenant d’un autre joueur prend sa retraite dans la case de retour. Il allait justement la demander.',
  },
  'field-promotion': {
    name: 'Promotion sur le champ',
    incantation: 'Optimus superstitum.',
    text: 'Le bonus de chacun de vos lieutenants présents augmente de 1 pour ce combat. L’ancien titulaire n’a plus besoin du chapeau.',
  },
  headhunter: {
    name: 'Le chasseur de têtes',
    incantation: 'Caput tuum mihi placet.',
    text: 'Faites un jet de cœurs ; s’il réussit, un lieutenant d’un autre joueur quitte ses légions et rejoint une des vôtres.',
  },
  'regimental-fund': {
    name: 'La caisse du régiment',
    incantation: 'Pro viduis et orbis, aliquando.',
    text: 'Gagnez trois âmes, et deux de plus par lieutenant à votre service.',
  },
  'in-triplicate': {
    name: 'Pétition en trois exemplaires',
    incantation: 'Ter scriptum, semel lectum.',
    text: 'Ce tour-ci, votre première pétition par faveur est gratuite, et votre droit du vainqueur n’exige aucun jet de défaveur.',
  },
  'toll-gate': {
    name: 'Le péage',
    incantation: 'Siste, viator, et solve.',
    text: 'Choisissez un Sectio : jusqu’à la fin du tour, aucune unité ne peut y entrer ni y être placée. Prévoyez l’appoint.',
  },
  'chthonian-tunnels': {
    name: 'Galeries chthoniennes',
    incantation: 'Quid est sub pedibus?',
    text: 'Quelque chose d’ancien creuse : lancez un dé pour chaque unité d’un Sectio ; sur 5 ou 6, elle est détruite.',
  },
  'drum-at-midnight': {
    name: 'Le tambour de minuit',
    incantation: 'Surgite, pigri!',
    text: 'Placez jusqu’à deux légions dans un Sectio ouvert que vous contrôlez.',
  },
  'smelling-salts': {
    name: 'Sels et soufre',
    incantation: 'Expergiscere!',
    text: 'Un démon frappé d’incapacité, à vous ou à un autre joueur, se rétablit aussitôt.',
  },
  'wrong-address': {
    name: 'Mauvaise adresse',
    incantation: 'Non hic habitat.',
    text: 'Une carte d’Arcana visant un démon en vise un autre de votre choix, si la carte l’admet pour cible.',
  },
  'good-lawyer': {
    name: 'Un bon avocat',
    incantation: 'Nihil probatum est.',
    text: 'Faites une supplication avec +3 aux dés ; toute incapacité est ignorée. Il n’a jamais perdu qu’un procès : le sien.',
  },
  trapdoor: {
    name: 'La trappe',
    incantation: 'Descende!',
    text: 'Annulez une carte d’Arcana visant un de vos démons en enfer ou, en combat, toute carte de combat du camp adverse.',
  },
  'every-devil': {
    name: 'Sauve qui peut',
    incantation: 'Currite quo libet!',
    text: 'Chacune de vos unités présentes peut fuir aussitôt, sans jet, dans un Sectio adjacent de votre choix sans ennemis ou, du premier cercle, dans l’AnteHell.',
  },
  'pitchfork-drill': {
    name: 'Maniement de fourche',
    incantation: 'Unus, duo, fodite!',
    text: 'Toutes vos attaques reçoivent +1 pendant ce round.',
  },
  'what-did-he-say': {
    name: 'Qu’a-t-il dit ?',
    incantation: 'Quid dixit?',
    text: 'Les bonus des lieutenants du camp adverse ne comptent pas dans ce combat.',
  },
  'dead-but-stubborn': {
    name: 'Morts, mais têtus',
    incantation: 'Iterum mori nolo.',
    text: 'Dans ce combat, le nombre de sauvegarde de vos légions augmente de 2, sans dépasser 5.',
  },
  'midnight-post': {
    name: 'Le courrier de minuit',
    incantation: 'Epistula sine nomine.',
    text: 'Tirez deux cartes d’Arcana. Le facteur crie encore.',
  },
  'warm-embrace': {
    name: 'Une chaleureuse accolade',
    incantation: 'Amice! Quam diu!',
    text: 'Faites un jet d’étoiles ; s’il réussit, prenez une carte d’Arcana au hasard dans la manche d’un autre joueur.',
  },
  serenade: {
    name: 'Sérénade pour os et scie',
    incantation: 'Audi, audi, anima mea.',
    text: 'Duel de cœurs avec un démon d’un autre joueur, en enfer, d’un autre sexe et n’ayant pas agi ; si vous gagnez, il écoute ce tour-ci au lieu d’agir.',
  },
  'no-confidence': {
    name: 'Motion de censure',
    incantation: 'Omnes contra unum.',
    text: 'Groupe, douze cœurs : un autre joueur se voit retirer un Sectio, à griffes levées.',
  },
  'choir-of-the-lost': {
    name: 'Chœur des âmes perdues',
    incantation: 'Cantate, damnati!',
    text: 'Groupe, huit étoiles : chaque Triumvirat participant gagne une faveur, le vôtre deux. Lucifer pleure, mais pas de joie.',
  },
  'pistols-swords-teeth': {
    name: 'Pistolets, épées ou dents',
    incantation: 'Exi, si audes.',
    text: 'Duel de crânes avec un démon du camp adverse dans ce combat ; le perdant est frappé d’incapacité et emporté.',
  },
  'hair-shirt': {
    name: 'Le cilice',
    incantation: 'Scalpo, ergo sum.',
    text: 'Perdez trois défaveurs ; le porteur est frappé d’incapacité et se rétablit sur 3 ou plus.',
  },
  'turncoats-trumpet': {
    name: 'La trompette des transfuges',
    incantation: 'Ad signa nostra!',
    text: 'Faites un jet de cœurs ; s’il réussit, une légion du camp adverse sans Hellhound, Freebooters compris, passe de votre côté.',
  },
  'first-stone': {
    name: 'La première pierre',
    incantation: 'Quis sine peccato? Ego.',
    text: 'Jusqu’à deux légions du camp adverse, Freebooters compris, sont touchées et font aussitôt leur jet de sauvegarde.',
  },
  'banners-advance': {
    name: 'Les bannières avancent',
    incantation: 'Vexilla inferni prodeunt.',
    text: 'Groupe, huit crânes : ce tour-ci, toutes les attaques des Triumvirats participants reçoivent +1, même entre eux.',
  },
  'verdict-turned': {
    name: 'Le verdict retourné',
    incantation: 'Te ipsum nosce.',
    text: 'Une carte d’Arcana visant un de vos démons frappe à la place le démon qui l’a jouée.',
  },
  'burnt-almanac': {
    name: 'L’almanach brûlé',
    incantation: 'Dies iste non erat.',
    text: 'Retirez une carte d’enfer permanente de sa case.',
  },
  'new-almanac': {
    name: 'L’almanach de l’an prochain',
    incantation: 'Annus novus, mala vetera.',
    text: 'Regardez les six cartes d’enfer du dessus ; vous pouvez en placer une permanente dans sa case. Les autres vont sous la pile.',
  },
  'prophet-for-hire': {
    name: 'Prophète à louer',
    incantation: 'Video quod solvis.',
    text: 'Regardez les cinq cartes d’Arcana du dessus, prenez-en une et remettez les autres en place dans l’ordre de votre choix.',
  },
  'reversed-hourglass': {
    name: 'Le sablier retourné',
    incantation: 'Tempus fugit retro.',
    text: 'Un autre de vos démons, ayant déjà agi, effectue aussitôt une action de plus.',
  },
  'change-partners': {
    name: 'Mesdames, diables, changez de main',
    incantation: 'Da sinistrae quod habes.',
    text: 'Chaque joueur donne toute sa main à son voisin de gauche.',
  },
  'deeds-swapped': {
    name: 'Actes échangés de nuit',
    incantation: 'Tuum meum, meum tuum.',
    text: 'Échangez un de vos Sectio contre celui d’un autre joueur, dans le même quartier, où son propriétaire n’a aucune légion.',
  },
  'whole-truth': {
    name: 'Rien que la vérité',
    incantation: 'Dic omnia, etiam falsa.',
    text: 'Regardez la main d’un autre joueur ; il se défausse de deux cartes de votre choix.',
  },
  'caught-doing-good': {
    name: 'Pris à faire le bien',
    incantation: '',
    text: 'Vous avez aidé quelqu’un à traverser le Styx, et on vous a vu. Recevez une défaveur.',
  },
  'called-as-witness': {
    name: 'Cité comme témoin',
    incantation: '',
    text: 'Votre démon actif de plus haut rang doit comparaître au tribunal : frappé d’incapacité, il se rétablit sur 3 ou plus.',
  },
  'an-aunt-has-died': {
    name: 'Une tante est morte',
    incantation: '',
    text: 'Contre toute attente, elle a atterri ici. Faites un jet d’âme.',
  },
  homesick: {
    name: 'Le mal du pays',
    incantation: '',
    text: 'Un de vos démons sur terre, tiré au sort, regrette l’odeur et retourne en enfer.',
  },
  'chain-letter': {
    name: 'La lettre en chaîne',
    incantation: '',
    text: 'Votre voisin de gauche prend une carte d’Arcana au hasard dans votre main. Ne rompez pas la chaîne.',
  },
  'said-her-name': {
    name: 'Quelqu’un a prononcé son nom',
    incantation: '',
    text: 'Lilith apparaît ; son aspect est tiré au dé.',
  },
  'leash-snaps': {
    name: 'La laisse casse',
    incantation: '',
    text: 'Un de vos Hellhounds, tiré au sort, part en saccage ; si vous n’en avez pas, un errant surgit en saccage dans un de vos Sectio tiré au sort.',
  },
}

export const namesFr: Names = { circles, sectio, demons, phenomena, hellCards, arcana }
