import type { Words } from './en.ts'

export const de: Words = {
  guest: 'Gast',
  list: (items) => items.join(', '),
  colon: (head, text) => `${head}: ${text}`,

  whichGame: 'Welches Spiel? Bitte die Nummer tippen.',
  opening: (game, names) => `${game}: ${names}`,
  commitment: (hash) => `Der Zufall steht vorher fest; sein Schlüssel hat den Hashwert ${hash}`,
  hint: 'Die Nummer eines Zuges oder den Zug selbst tippen; ? zeigt die Hilfe.',
  help: [
    ['5', 'den Zug mit dieser Nummer machen'],
    ['take 3', 'einen Zug in seiner Notation machen; sie steht in Klammern'],
    ['Wort', 'die Züge zeigen, in denen dieses Wort vorkommt'],
    ['why ZUG', 'sagen, ob ein Zug erlaubt ist, und sonst, welche Regel ihn verbietet'],
    ['rule NUMMER', 'eine Regel zeigen'],
    ['rules WORT', 'alle Regeln zeigen, in denen ein Wort vorkommt'],
    ['look', 'den Tisch noch einmal zeigen'],
    ['undo, redo', 'einen Zug zurücknehmen; ihn wieder machen'],
    ['save DATEI', 'das Spiel speichern'],
    ['quit', 'aufhören'],
  ],
  collapsed: (count, verb) => `${count} Züge; ${verb} oder einen Teil des Namens tippen`,
  allowed: (words) => `„${words}“ ist erlaubt.`,
  refused: (words, rule) => `„${words}“ ist nicht erlaubt, nach ${rule}:`,
  unknown: (words) => `„${words}“ ist weder ein Zug noch ein Befehl; ? zeigt die Hilfe.`,
  perhaps: (words) => `Vielleicht: ${words.join(', ')}`,
  whichMove: 'Welcher Zug? Zum Beispiel: why 1',
  noNumber: (most) => `Die Züge haben die Nummern 1 bis ${most}.`,
  noRule: (name) => `Die Regel ${name} gibt es nicht.`,
  noRuleWith: (word) => `In keiner Regel kommt „${word}“ vor.`,
  barred: (rule) => `Das kann nicht zurückgenommen oder wieder gemacht werden, nach ${rule}:`,
  undone: (words) => `Zurückgenommen: ${words}`,

  whichFile: 'Welche Datei? Zum Beispiel: save spiel.txt',
  saved: (file) => `Gespeichert. Weiter geht es mit: acheron play --load ${file}`,
  notOurs: (file) => `${file} gibt es schon und ist keine Aufzeichnung eines Spiels; die Datei bleibt, wie sie ist.`,
  cannotSave: (file, why) => `${file} kann nicht geschrieben werden: ${why}`,
  notSaved:
    'Das Spiel ist nicht gespeichert. „save DATEI“ hebt es auf für acheron play --load DATEI; noch einmal „quit“ verwirft es.',
  goOn: (file) => `Weiter geht es mit: acheron play --load ${file}`,
  cutOff: 'Ende der Eingabe; das Spiel ist nicht zu Ende.',
  over: 'Das Spiel ist zu Ende. „save DATEI“ hebt die Aufzeichnung auf, „quit“ hört auf.',

  place: 'Platz',
  total: 'gesamt',

  moves: (count) => (count === 1 ? '1 Zug' : `${count} Züge`),
  open: 'Das Spiel ist noch nicht zu Ende.',
  valid: 'Alle Züge sind erlaubt.',
  fair: 'Der Zufall war ehrlich: Jede Ziehung ist die, die der Schlüssel ergibt, und der Schlüssel passt zur Festlegung.',
  notCompared: (commitment) =>
    `Bitte die Festlegung mit der vergleichen, die vor der ersten Karte zu sehen war (oder sie als --commitment angeben): ${commitment}`,
  compared: 'Die Festlegung ist die vom Anfang.',
  fromPosition: 'Das Spiel begann aus einer aufgestellten Stellung: Von dem, was dort lag, ist nichts bewiesen.',
  madeOver: 'Das Spiel wurde unterwegs auf neuere Regeln umgestellt; sein Zufall lässt sich nicht prüfen.',
  signed: (key) =>
    `Die Aufzeichnung ist mit Zügen und Namen von ${key} unterschrieben: Der Server nennt seine Schlüssel.`,
  signerSeen: 'Die Aufzeichnung ist mit Zügen und Namen von dem genannten Server unterschrieben.',
  saltSeen: (seat) => `Das Salz von p${seat} ist das, dessen Hash gesehen wurde.`,
  notSigned: 'Bewiesen ist nur der Zufall: Züge und Namen hat niemand unterschrieben.',
  sealOf: (seal, moves) => `Das Siegel ${seal} wurde nach ${moves} Zügen gezeigt: Was davor war, ist unverändert.`,
  keyMissing: 'Der Schlüssel des Zufalls ist noch nicht veröffentlicht; die Ziehungen lassen sich noch nicht prüfen.',
  noProof: 'Es gibt keinen Beweis, dass der Zufall ehrlich war.',
  examined: (all, same, newer, changed) =>
    `${all} Aufzeichnungen: ${same} wie sie waren, ${newer} gehen nach neueren Regeln weiter, ${changed} würden sich ändern.`,
  invalid: (file) => `${file} ist keine gültige Aufzeichnung.`,
}
