type Params<K extends string> = { readonly [key in K]: string | number }

/** What is said when something is not accepted, by its code. The other languages have this shape. */
export const en = {
  other: ({ message }: Params<'message'>) => `${message}`,

  'chance-missing': ({ asked, there }: Params<'asked' | 'there'>) =>
    `chance is asked ${asked} times, but ${there} answers are there`,
  'chance-impossible': ({ said, place, most }: Params<'said' | 'place' | 'most'>) =>
    `chance said ${said} as answer ${place}, where 0 to ${most} is possible`,
  'chance-left': ({ there, asked }: Params<'there' | 'asked'>) =>
    `chance has ${there} answers, but only ${asked} were asked for`,

  'no-commitment': () => 'a commitment is 64 hexadecimal digits',
  'no-salt': () => 'a salt is a text of one line',
  'no-key': () => 'a key is 64 hexadecimal digits',
  'key-secret': () => 'the key has not been published yet, so the picks cannot be verified',
  'key-other': () => 'the key does not fit the commitment published at the start',
  'pick-other': ({ pick, said, owed, of }: Params<'pick' | 'said' | 'owed' | 'of'>) =>
    `pick ${pick} of the game was ${said}, but the key gives ${owed} of ${of}`,
  unproved: () => 'the record has no commitment, so nothing can be verified',
  'commitment-other': ({ said, seen }: Params<'said' | 'seen'>) =>
    `the record has the commitment ${said}, but the one seen at the start was ${seen}`,
  'seal-unknown': ({ seal }: Params<'seal'>) => `no entry of this record has the seal ${seal}`,

  'options-shape': () => 'options must be an object such as {"option": "choice"}',
  'no-option': ({ name, names }: Params<'name' | 'names'>) => `there is no option "${name}"; there is ${names}`,
  'no-choice': ({ name, choice, choices }: Params<'name' | 'choice' | 'choices'>) =>
    `option "${name}" cannot be ${choice}; it can be ${choices}`,
  'option-missing': ({ name }: Params<'name'>) => `the record does not say what option "${name}" is`,
  'no-seats': ({ fewest, most, seats }: Params<'fewest' | 'most' | 'seats'>) =>
    `seats must be a whole number from ${fewest} to ${most}, not ${seats}`,
  'no-names': ({ seats }: Params<'seats'>) => `names must be a list of at most ${seats} texts`,
  'long-name': ({ most }: Params<'most'>) => `a name has at most ${most} characters`,

  'position-impossible': ({ why }: Params<'why'>) => `the position is not possible: ${why}`,
  'position-json': ({ why }: Params<'why'>) => `the position is not JSON: ${why}`,
  'position-long': ({ most }: Params<'most'>) => `a position has at most ${most} characters`,
  'position-deep': ({ path }: Params<'path'>) => `${path} is nested too deeply`,
  'not-number': ({ path, value }: Params<'path' | 'value'>) => `${path} must be a whole number, not ${value}`,
  'not-string': ({ path, value }: Params<'path' | 'value'>) => `${path} must be a string, not ${value}`,
  'not-boolean': ({ path, value }: Params<'path' | 'value'>) => `${path} must be a boolean, not ${value}`,
  'not-list': ({ path, value }: Params<'path' | 'value'>) => `${path} must be a list, not ${value}`,
  'not-object': ({ path, value }: Params<'path' | 'value'>) => `${path} must be an object, not ${value}`,
  'not-flat': ({ path }: Params<'path'>) => `${path} must be a number or a text, not a list or an object`,
  'field-strange': ({ path, field }: Params<'path' | 'field'>) =>
    `${path} has a field "${field}" that does not belong there`,
  'field-missing': ({ path, field }: Params<'path' | 'field'>) => `${path} lacks the field "${field}"`,
  'position-seats': ({ said, seats }: Params<'said' | 'seats'>) =>
    `the position is for ${said} players, but ${seats} are at the table`,

  'no-record': ({ headline }: Params<'headline'>) => `a record begins with "${headline}"`,
  'record-long': ({ most }: Params<'most'>) => `a record has at most ${most} characters`,
  'record-cut': () => 'the record is cut short: its last line must begin with "end:"',
  'record-count': ({ sealed, moves }: Params<'sealed' | 'moves'>) =>
    `the record was sealed with ${sealed} moves, but it has ${moves}`,
  'record-changed': () => 'the record was changed after it was sealed',
  'line-unusual': ({ text }: Params<'text'>) => `this line is out of place or not written as usual: "${text}"`,
  'line-strange': ({ text }: Params<'text'>) => `this is neither a move nor a heading: "${text}"`,
  'line-unseen': ({ text }: Params<'text'>) => `this line has control characters in it: "${text}"`,
  'line-too-long': ({ most }: Params<'most'>) => `a line like this has at most ${most} characters`,
  'no-heading': ({ heading }: Params<'heading'>) => `there is no heading "${heading}"`,
  'heading-twice': ({ heading }: Params<'heading'>) => `the heading "${heading}" stands here for the second time`,
  'heading-missing': ({ heading }: Params<'heading'>) => `the record has no line "${heading}:"`,
  'not-whole': ({ heading, value }: Params<'heading' | 'value'>) =>
    `"${heading}:" needs a whole number, not "${value}"`,
  'chance-shape': () => '"chance:" needs whole numbers with a space between',
  'signed-shape': () => '"signed:" needs a key of 64 hexadecimal digits and a signature of 128',
  'signature-wrong': () => 'the signature is not of this record: moves, names or luck were changed after it was signed',
  'signer-other': ({ said, seen }: Params<'said' | 'seen'>) => `the record is signed by ${said}, not by ${seen}`,
  unsigned: () => 'the record is not signed',
  'salt-unseen': ({ hash }: Params<'hash'>) => `no salt of this record has the hash ${hash}`,
  'undone-shape': () => '"undone:" needs a whole number and a seal of 64 hexadecimal digits',
  'too-many-seats': ({ seats }: Params<'seats'>) => `no game has ${seats} seats`,
  'no-such-seat': ({ player, seats }: Params<'player' | 'seats'>) => `there is no player ${player} with ${seats} seats`,
  'other-result': ({ said, came }: Params<'said' | 'came'>) =>
    `the record says that the result is "${said}", but it is "${came}"`,
  'other-game': ({ said, game }: Params<'said' | 'game'>) => `this is a record of "${said}", not of "${game}"`,
  'other-rules': ({ said, rules }: Params<'said' | 'rules'>) =>
    `the record follows version ${said} of the rules; this is version ${rules}`,

  'no-move': ({ words, game }: Params<'words' | 'game'>) => `"${words}" is no move of ${game}`,
  'no-number': ({ move, most }: Params<'move' | 'most'>) =>
    `${move} is no move; moves are whole numbers from 0 to ${most}`,
  'no-player': ({ player, most }: Params<'player' | 'most'>) =>
    `there is no player ${player}; players are 0 to ${most}`,
  'against-rule': ({ player, words, rule }: Params<'player' | 'words' | 'rule'>) =>
    `p${player} cannot "${words}": ${rule}`,
  'empty-row': () => 'a row has at least one move',
  'row-short': ({ words }: Params<'words'>) => `a row ends after "${words}"`,

  'undo-nothing': ({ player }: Params<'player'>) => `player ${player} cannot undo: there is no move to take back`,
  'undo-chance': ({ player }: Params<'player'>) => `player ${player} cannot undo: chance has spoken since`,
  'undo-revealed': ({ player }: Params<'player'>) => `player ${player} cannot undo: something was revealed since`,
  'undo-other': ({ player }: Params<'player'>) => `player ${player} cannot undo: somebody else has moved since`,
  'undo-over': ({ player }: Params<'player'>) => `player ${player} cannot undo: the game is over`,
  'redo-nothing': ({ player }: Params<'player'>) => `player ${player} has taken nothing back`,

  'no-log': () => 'a log begins with the set-up',
  'log-entry': ({ number, why }: Params<'number' | 'why'>) => `entry ${number} of the log: ${why}`,
  'no-table': ({ table }: Params<'table'>) => `there is no table "${table}"`,
  'no-game': ({ game, games }: Params<'game' | 'games'>) => `there is no game "${game}"; there is ${games}`,
  'no-bot': ({ bot, game, bots }: Params<'bot' | 'game' | 'bots'>) =>
    `there is no bot "${bot}" for ${game}; there is ${bots}`,
  stale: () => 'something else has happened meanwhile; look again',
  'not-begun': () => 'the game has not begun yet',
  'not-over': () => 'the game is not over yet',
  begun: () => 'the game has begun already',
  over: () => 'the game is over',
  'newer-rules': ({ was, now }: Params<'was' | 'now'>) =>
    `this table is played by rules of version ${was}, and this program knows those of version ${now}: load the page again`,
  'look-only': ({ was, now }: Params<'was' | 'now'>) =>
    `the game was played by version ${was} of the rules and does not go on by version ${now}; it can only be looked at`,
  'no-bot-asked': () => 'no bot is asked',
  'not-asked': ({ player }: Params<'player'>) => `player ${player} is not asked`,
  'other-seat': () => 'this is somebody else’s seat',
  'no-standing': ({ question }: Params<'question'>) => `there can be no standing answer to "${question}"`,
  'no-request': ({ request, requests }: Params<'request' | 'requests'>) =>
    `there is no request "${request}"; there is ${requests}`,
  'message-strange': ({ field }: Params<'field'>) => `there is no field "${field}" here`,
  'message-missing': ({ field }: Params<'field'>) => `the field "${field}" is missing`,
  'message-wrong': ({ field, expected, received }: Params<'field' | 'expected' | 'received'>) =>
    `"${field}" must be ${expected}, not ${received}`,
  'not-json': ({ line, why }: Params<'line' | 'why'>) => `line ${line} of the input is not JSON: ${why}`,
  'not-request': ({ line }: Params<'line'>) => `line ${line} of the input is no object such as {"do":"games"}`,
  'line-long': ({ line, most }: Params<'line' | 'most'>) =>
    `line ${line} of the input has more than ${most} characters`,
  'table-there': ({ table }: Params<'table'>) => `there is already a table "${table}"; close it or take another name`,
  'tables-full': ({ most }: Params<'most'>) => `there are ${most} tables already; close one of them`,
  'no-rule': ({ rule, game }: Params<'rule' | 'game'>) => `there is no rule "${rule}" in ${game}`,
  'not-kept': () => 'it could not be stored; nothing has changed',

  failed: () => 'something went wrong on the server; nothing has changed',
  foreign: () => 'this does not come from our own page',
  'no-session': () => 'nobody knows who asks; load the page again',
  'no-envelope': () => 'a message is a JSON object with an "id" of letters and digits',
  'too-fast': () => 'too many messages at once; wait a little',
  'too-long': () => 'the message is too long',
  'name-empty': () => 'a name needs at least one letter',
  'one-chair': () => 'one person has one chair',
  'chair-taken': () => 'the chair is taken',
  'no-seat': () => 'you have no seat at this table',
  'no-salting': () => 'salts are given when all chairs are taken, and before the game begins',
  'salt-awaited': ({ seconds }: Params<'seconds'>) => `a salt is waited for for ${seconds} more seconds`,
  'salt-given': () => 'this chair has given its salt, or needs none',
  'salt-other': () => 'this salt has another hash than the one given on sitting down',
  paused: () => 'the game is paused',
  caretaken: () => 'a bot plays for you; come back first',
  'no-caretaker': () => 'no bot plays for you here',
  'no-proposal': () => 'this proposal is no longer open',
  'proposed-already': () => 'this has been proposed already',
  'no-take-back': () => 'there is nothing to take back as far as that',
  'long-vacation': ({ days }: Params<'days'>) => `a vacation has an end, and at most ${days} days`,
  'no-talk': () => 'nobody talks at this table',
  'no-code': () => 'this code is wrong, or its time is over',
  'no-passkey': () => 'the passkey was not accepted',
  'passkeys-full': ({ most }: Params<'most'>) => `you have ${most} passkeys already; remove one first`,
  'no-address': () => 'such an address cannot be written to: it must begin with https:// and lead outside',
  'channels-full': ({ most }: Params<'most'>) => `you have ${most} ways to be told already; remove one first`,
  'no-channel': () => 'there is no such way to be told',
  'no-zone': ({ zone }: Params<'zone'>) => `there is no time zone "${zone}"`,
  'no-person': ({ person }: Params<'person'>) => `there is no person ${person}`,
  'no-private-talk': () => 'there is no private talk at this table',
}

export type Refusals = typeof en
