import type { Words } from './en.ts'

export const de: Words = {
  sentence: 'Fünf Brettspiele um Schienen und Unterwelt, im Browser: gegen Bots, an einem Bildschirm oder online.',
  sub: 'Die Regeln gelten, und jede Ablehnung nennt ihre Regel. Ein Konto braucht es nicht; was allein gespielt wird, bleibt in diesem Browser.',
  picture:
    'Ein Stich: Ein Nachtzug fährt auf einem Viadukt über einen Fluss der Unterwelt, unten der Fährmann in seinem Boot.',
  position: {
    alt: 'Die Karte Nordamerikas mitten in einer Partie: freie Strecken in ihren Farben, auf anderen die Wagen dreier Spieler.',
    caption: 'Zug um Zug, mitten in einer Partie',
  },
  home: 'Startseite',
  skip: 'Zum Inhalt',

  header: {
    online: 'Online',
    rules: 'Regeln',
    settings: 'Einstellungen',
    tutorial: 'Einführung',
    turns: (n) => (n === 1 ? '1 Tisch wartet' : `${n} Tische warten`),
  },
  language: 'Sprache',
  theme: 'Farbwelt',
  themes: { auto: 'Wie das System', day: 'Tag', night: 'Nacht' },

  games: 'Die fünf Spiele',
  players: (fewest, most) => `${fewest} bis ${most} Personen`,
  minutes: (from, to) => (from === to ? `${from} Min.` : `${from}–${to} Min.`),
  hours: (from, to) => (from === to ? `${from} Stunden` : `${from} bis ${to} Stunden`),
  weight: (wheels) => `Gewicht ${wheels} von 5`,
  beingBuilt: 'Im Bau',
  beingBuiltWhy: 'Die Regeln stehen; der Tisch ist noch nicht gedeckt.',
  sit: 'Platz nehmen',
  aim: 'Worum es geht',

  setup: {
    close: 'Schließen',
    seats: 'Plätze',
    seat: (n) => `Platz ${n}`,
    name: (n) => `Name auf Platz ${n}`,
    who: (n) => `Wer auf Platz ${n} spielt`,
    human: 'Ein Mensch',
    you: 'Ich',
    guestNames: ['Dante', 'Beatrice', 'Orpheus', 'Eurydike', 'Aeneas', 'Sibylle'],
    botNames: ['Charon', 'Persephone', 'Minos', 'Hekate', 'Zerberus', 'Vergil'],
    add: 'Platz hinzufügen',
    remove: (name) => `${name} entfernen`,
    moreThanOne:
      'Mehrere teilen sich diesen Bildschirm: Zwischen den Zügen fällt ein Vorhang, damit die Hände geheim bleiben.',
    nobody: 'Nur Bots: Sie spielen, man schaut zu.',
    options: 'Varianten',
    play: 'Spielen',
    starting: 'Der Tisch wird gedeckt …',
    failed: (why) => `Das Spiel konnte nicht beginnen: ${why}`,
    firstTime: 'Zum ersten Mal?',
    tutorial: 'Einführung spielen',
    readRules: 'Regeln lesen',
  },

  going: {
    title: 'Laufende Spiele',
    over: 'Beendete Spiele',
    none: 'Kein Spiel läuft. Angefangene warten hier, auch bei geschlossener Seite und ohne Netz.',
    turnOf: (names) => `Am Zug: ${names}`,
    yours: 'Selbst am Zug',
    won: (names) => `Gewonnen: ${names}`,
    resume: 'Weiterspielen',
    look: 'Ansehen',
    replay: 'Nachspielen',
    save: 'Aufzeichnung speichern',
    remove: 'Löschen',
    removeAsk: (name) => `Dieses Spiel löschen: ${name}?`,
    removeWhy: 'Es liegt nur in diesem Browser. Wer es noch brauchen könnte, speichert vorher die Aufzeichnung.',
    removeYes: 'Löschen',
    keep: 'Behalten',
    damaged:
      'Das lässt sich nicht mehr lesen, oder nicht nach den heutigen Regeln. Es lässt sich speichern oder löschen.',
    failed:
      'Die Spiele in diesem Browser ließen sich nicht lesen. Vielleicht ist der Speicher für diese Seite abgeschaltet.',
  },

  statistics: {
    title: 'Eigene Partien gegen Bots',
    game: 'Spiel',
    against: 'Gegen',
    played: 'Gespielt',
    won: 'Gewonnen',
    best: 'Bestes Ergebnis',
    mixed: 'verschiedene',
  },

  record: {
    title: 'Aufzeichnung öffnen',
    why: 'Eine Aufzeichnung ist eine Textdatei mit jedem Zug. Sie lässt sich nachspielen und fortsetzen.',
    choose: 'Datei wählen',
    whoPlays: 'Wer spielt weiter?',
    whoPlaysWhy: 'Diese Partie ist nicht zu Ende. Wer sitzt auf welchem Platz: ein Mensch oder ein Bot?',
    drop: 'oder hier ablegen',
    reading: 'Die Aufzeichnung wird gelesen …',
    failed: (file, why) => `„${file}“ ließ sich nicht öffnen: ${why}`,
    tooLarge: 'Für eine Aufzeichnung ist die Datei zu groß.',
    noText: 'Das ist keine Textdatei.',
    help:
      'Eine Aufzeichnung beginnt mit der Zeile „acheron 1“ und endet mit einem Siegel. Am besten aus dem Spiel noch ' +
      'einmal speichern und unverändert lassen.',
  },

  learn: {
    title: 'Lernen',
    tutorial: (game) => `${game}: eine kurze Partie mit Begleitung`,
    rules: (game) => `Die Regeln von ${game}, mit Suche`,
  },

  makers: {
    title: 'Von wem die Spiele sind',
    by: (names) => `von ${names}`,
    unofficial:
      'Acheron ist nicht offiziell: ein Werk von Spielern, ohne Verbindung zu Autoren und Verlagen, bei denen alle ' +
      'Rechte an Spielen und Namen liegen. Worte und Zeichnungen sind unsere eigenen.',
    fonts: 'Gesetzt aus der IM Fell DW Pica und der Barlow.',
  },

  rules: {
    others: 'Die Regeln der anderen Spiele',
    title: (game) => `Die Regeln von ${game}`,
    search: 'In den Regeln suchen',
    searchHint: 'Ein Wort oder eine Nummer wie 58',
    found: (n) => (n === 0 ? 'Nichts gefunden.' : n === 1 ? '1 Aussage' : `${n} Aussagen`),
    nothing: 'Ein anderes Wort versuchen, oder einen Teil davon.',
    clear: 'Alles zeigen',
    chapters: 'Kapitel',
    link: (rule) => `Link zu ${rule}`,
    copied: 'Der Link ist kopiert',
    back: 'Zurück an den Tisch',
    loading: 'Die Regeln werden geholt …',
    failed: 'Die Regeln ließen sich nicht laden. Mit der nächsten Verbindung sind sie wieder da.',
    unknownGame: 'Ein Spiel dieses Namens gibt es nicht.',
    unknownRule: (rule) => `Eine Aussage ${rule} gibt es in diesen Regeln nicht.`,
    again: 'Noch einmal',
  },

  settings: {
    title: 'Einstellungen',
    kept: 'In diesem Browser gemerkt, für alle Spiele.',
    textSize: 'Schriftgröße',
    textSizes: { small: 'Klein', normal: 'Normal', large: 'Groß' },
    motion: 'Bewegung',
    motions: { full: 'Voll', reduced: 'Wenig' },
    storySpeed: 'Was die anderen tun, erscheint',
    speeds: { '0.5': 'langsam', '1': 'gemächlich', '2': 'schnell', '4': 'sehr schnell', skip: 'auf einmal' },
    palette: 'Farben',
    palettes: { usual: 'Wie üblich', strong: 'Mehr Kontrast' },
    sound: 'Ton',
    sounds: { off: 'Aus', on: 'An' },
    confirmDanger: 'Vor gefährlichen Zügen nachfragen',
    confirmWhy: 'Bei Zügen, die das Spiel kosten können, wird noch einmal gefragt.',
    preview: 'Woran man die Spieler erkennt',
    previewWhy: 'Farbe, Form, Linie und Buchstabe gehören immer zusammen.',
    keys: 'Tasten am Tisch',
    reset: 'Zurück zum Üblichen',
  },

  offline: {
    now: 'Ohne Netz. Spiele, Bots und Regeln gehen wie gewohnt.',
    ready: 'Eine neue Fassung liegt bereit. Die Spiele sind sicher.',
    reload: 'Neu laden',
    later: 'Später',
  },

  error: {
    title: 'Etwas ist gebrochen, das hätte halten sollen',
    safe: 'Die Spiele sind sicher: Jeder Zug lag in diesem Browser, bevor er zu sehen war.',
    what: 'Was geschah',
    reload: 'Seite neu laden',
    home: 'Zur Startseite',
    tidings: 'Im Hintergrund ist etwas schiefgegangen.',
    close: 'Schließen',
  },
  loading: 'Einen Augenblick …',

  tutorial: {
    title: (game) => `Einführung: ${game}`,
    step: (n, of) => `${n} von ${of}`,
    next: 'Weiter',
    back: 'Einen Schritt zurück',
    show: 'Zeigen',
    leave: 'Einführung verlassen',
    done: 'Ein richtiges Spiel spielen',
    again: 'Von vorn',
    notNow: 'Das ginge, aber in diesem Schritt ist etwas anderes gemeint.',
    none: 'Für dieses Spiel gibt es noch keine Einführung.',
    handOver: 'Die anderen spielen',
  },
}
