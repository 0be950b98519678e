/** Everything that `play` and `replay` say themselves. The other languages have this shape. */
export const en = {
  /** The player at the terminal, in sentences of the third person. */
  guest: 'Guest',
  list: (items: readonly string[]) => items.join(', '),
  colon: (head: string, text: string) => `${head}: ${text}`,

  whichGame: 'Which game? Type its number.',
  opening: (game: string, names: string) => `${game}: ${names}`,
  commitment: (hash: string) => `Chance is fixed in advance; its key has the hash ${hash}`,
  hint: 'Type the number of a move or the move itself; ? for help.',
  help: [
    ['5', 'make the move with this number'],
    ['take 3', 'make a move by its notation, which stands in brackets'],
    ['word', 'list the moves in which this word occurs'],
    ['why MOVE', 'say whether a move is allowed, and by which rule it is not'],
    ['rule NUMBER', 'print a rule'],
    ['rules WORD', 'print all rules in which a word occurs'],
    ['look', 'show the table again'],
    ['undo, redo', 'take back a move; make it again'],
    ['save FILE', 'write the game to a file'],
    ['quit', 'leave'],
  ],
  collapsed: (count: number, verb: string) => `${count} moves; type ${verb}, or a part of the name`,
  allowed: (words: string) => `“${words}” is allowed.`,
  refused: (words: string, rule: string) => `“${words}” is not allowed, by ${rule}:`,
  unknown: (words: string) => `“${words}” is neither a move nor a command; ? for help.`,
  perhaps: (words: readonly string[]) => `Perhaps: ${words.join(', ')}`,
  whichMove: 'Which move? For example: why 1',
  noNumber: (most: number) => `The moves have the numbers 1 to ${most}.`,
  noRule: (name: string) => `There is no rule ${name}.`,
  noRuleWith: (word: string) => `No rule mentions “${word}”.`,
  barred: (rule: string) => `This cannot be taken back or made again, by ${rule}:`,
  undone: (words: string) => `Taken back: ${words}`,

  whichFile: 'Which file? For example: save game.txt',
  saved: (file: string) => `Saved. To go on with it: acheron play --load ${file}`,
  notOurs: (file: string) => `${file} exists and is not a record of a game; it stays as it is.`,
  cannotSave: (file: string, why: string) => `${file} cannot be written: ${why}`,
  notSaved: 'The game is not saved. “save FILE” keeps it for acheron play --load FILE; “quit” again leaves it.',
  goOn: (file: string) => `To go on: acheron play --load ${file}`,
  cutOff: 'End of input; the game is not over.',
  over: 'The game is over. “save FILE” keeps the record, “quit” leaves.',

  place: 'place',
  total: 'total',

  moves: (count: number) => (count === 1 ? '1 move' : `${count} moves`),
  open: 'The game is not over yet.',
  valid: 'Every move is legal.',
  fair: 'Chance was fair: every pick is the one that the key gives, and the key fits the commitment.',
  notCompared: (commitment: string) =>
    `Compare the commitment with the one you saw before the first card (or give it as --commitment): ${commitment}`,
  compared: 'The commitment is the one that was seen at the start.',
  fromPosition: 'The game began from a position that somebody set up: of what lay there nothing is proved.',
  madeOver: 'The game was made over for newer rules on its way, so its luck cannot be verified.',
  signed: (key: string) => `The record, with its moves and names, is signed by ${key}: ask the server for its keys.`,
  signerSeen: 'The record, with its moves and names, is signed by the server that you named.',
  saltSeen: (seat: number) => `The salt of p${seat} is the one that its hash was seen of.`,
  notSigned: 'Only the luck is proved: moves and names are not signed by anybody.',
  sealOf: (seal: string, moves: number) =>
    `The seal ${seal} was shown after ${moves} moves: what went before is unchanged.`,
  keyMissing: 'Chance is committed to a key that has not been published, so it cannot be verified yet.',
  noProof: 'There is no proof that chance was fair.',
  examined: (all: number, same: number, newer: number, changed: number) =>
    `${all} records: ${same} as they were, ${newer} go on by newer rules, ${changed} would change.`,
  invalid: (file: string) => `${file} is not a valid record.`,
}

export type Words = typeof en
