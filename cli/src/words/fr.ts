import type { Words } from './en.ts'

export const fr: Words = {
  guest: 'Invité',
  list: (items) => items.join(', '),
  colon: (head, text) => `${head} : ${text}`,

  whichGame: 'Quel jeu ? Tapez son numéro.',
  opening: (game, names) => `${game} : ${names}`,
  commitment: (hash) => `Le hasard est fixé d’avance ; l’empreinte de sa clé est ${hash}`,
  hint: 'Tapez le numéro d’un coup ou le coup lui-même ; ? pour l’aide.',
  help: [
    ['5', 'jouer le coup qui porte ce numéro'],
    ['take 3', 'jouer un coup par sa notation, qui figure entre parenthèses'],
    ['mot', 'montrer les coups qui contiennent ce mot'],
    ['why COUP', 'dire si un coup est permis, et sinon quelle règle l’interdit'],
    ['rule NUMÉRO', 'montrer une règle'],
    ['rules MOT', 'montrer toutes les règles qui contiennent un mot'],
    ['look', 'montrer de nouveau la table'],
    ['undo, redo', 'reprendre un coup ; le rejouer'],
    ['save FICHIER', 'enregistrer la partie'],
    ['quit', 'partir'],
  ],
  collapsed: (count, verb) => `${count} coups ; tapez ${verb} ou une partie du nom`,
  allowed: (words) => `« ${words} » est permis.`,
  refused: (words, rule) => `« ${words} » n’est pas permis, selon ${rule} :`,
  unknown: (words) => `« ${words} » n’est ni un coup ni une commande ; ? pour l’aide.`,
  perhaps: (words) => `Peut-être : ${words.join(', ')}`,
  whichMove: 'Quel coup ? Par exemple : why 1',
  noNumber: (most) => `Les coups portent les numéros 1 à ${most}.`,
  noRule: (name) => `La règle ${name} n’existe pas.`,
  noRuleWith: (word) => `Aucune règle ne contient « ${word} ».`,
  barred: (rule) => `Cela ne peut être ni repris ni rejoué, selon ${rule} :`,
  undone: (words) => `Repris : ${words}`,

  whichFile: 'Quel fichier ? Par exemple : save partie.txt',
  saved: (file) => `Enregistré. Pour continuer : acheron play --load ${file}`,
  notOurs: (file) => `${file} existe et n’est pas l’enregistrement d’une partie ; il reste tel quel.`,
  cannotSave: (file, why) => `Impossible d’écrire ${file} : ${why}`,
  notSaved:
    'La partie n’est pas enregistrée. « save FICHIER » la garde pour acheron play --load FICHIER ; « quit » encore une fois l’abandonne.',
  goOn: (file) => `Pour continuer : acheron play --load ${file}`,
  cutOff: 'Fin de l’entrée ; la partie n’est pas finie.',
  over: 'La partie est finie. « save FICHIER » garde l’enregistrement, « quit » pour partir.',

  place: 'place',
  total: 'total',

  moves: (count) => (count < 2 ? `${count} coup` : `${count} coups`),
  open: 'La partie n’est pas encore finie.',
  valid: 'Tous les coups sont légaux.',
  fair: 'Le hasard était loyal : chaque tirage est celui que donne la clé, et la clé correspond à l’engagement.',
  notCompared: (commitment) =>
    `Comparez l’engagement avec celui que vous avez vu avant la première carte (ou donnez-le avec --commitment) : ${commitment}`,
  compared: 'L’engagement est celui qui a été vu au début.',
  fromPosition: 'La partie a commencé d’une position disposée à la main : de ce qui s’y trouvait, rien n’est prouvé.',
  madeOver: 'La partie a été convertie en route à des règles plus récentes ; son hasard ne peut pas être vérifié.',
  signed: (key) =>
    `L’enregistrement, coups et noms compris, est signé par ${key} : le serveur donne la liste de ses clés.`,
  signerSeen: 'L’enregistrement, coups et noms compris, est signé par le serveur indiqué.',
  saltSeen: (seat) => `Le sel de p${seat} est celui dont le hachage a été vu.`,
  notSigned: 'Seul le hasard est prouvé : personne n’a signé les coups ni les noms.',
  sealOf: (seal, moves) => `Le sceau ${seal} a été montré après ${moves} coups : ce qui précède n’a pas changé.`,
  keyMissing: 'La clé du hasard n’a pas encore été publiée ; les tirages ne peuvent donc pas être vérifiés.',
  noProof: 'Il n’y a pas de preuve que le hasard était loyal.',
  examined: (all, same, newer, changed) =>
    `${all} enregistrements : ${same} inchangés, ${newer} continuent selon des règles plus récentes, ${changed} changeraient.`,
  invalid: (file) => `${file} n’est pas un enregistrement valable.`,
}
