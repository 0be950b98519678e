import { termsFr as terms } from '../terms/fr.ts'
import type { PromptWords } from './en.ts'

const { at, card, souls, favours, cards, legions, steps } = terms

export const promptsFr: PromptWords = {
  swapDemon: 'Échanger un de vos démons ? Cela coûte votre faveur.',
  placeFirst: 'Placez votre première légion dans un de vos Sectio.',

  redraw: (name) => `Événement : ${card(name)}. Xaphan l’éteint-elle, pour que la carte suivante compte ?`,
  layNext: (n) => `Remettez ${cards(n)} : choisissez celle qui viendra ensuite.`,
  discardSurplus: (n) => `Votre main est trop pleine : défaussez encore ${cards(n)}.`,

  flyInBroth: 'Beelzebub : choisissez le joueur qui perd une âme.',
  rollAgain: (die) => `Asmodeus obtient ${die}. Relancer ? Le second jet compte.`,
  feedIdol: 'Moloch : vous pouvez détruire une de vos légions pour 4 âmes.',
  generous: 'Voulez-vous donner quelque chose à un autre joueur ?',
  toWhom: (left) => `Choisissez à qui va un don, ou terminez (encore ${left}).`,
  what: (name) => `Choisissez ce que reçoit ${name}.`,
  howMany: (name, most) => `Combien d’âmes pour ${name} ? Vous en avez ${most}.`,
  accept: (name, what) => `${name} veut vous donner ceci : ${what}. Acceptez-vous ?`,
  leaveUnpaid: (lacking) => `Il manque ${souls(lacking)} : choisissez une unité qui reste impayée.`,
  takeLegions: (name, most) =>
    `${name} ne peut pas payer : combien de légions prenez-vous, à 1 âme chacune (${most} au plus) ? Tout refus coûte une défaveur.`,
  takeLieutenant: (name) => `${name} ne peut pas payer : prendre un lieutenant à votre service ?`,

  summon: (legion, arcana, left) =>
    `Soulèvement, encore ${souls(left)} : légion dans un Sectio (${legion}) ou carte (${arcana}).`,
  post: (lieutenant) => `Choisissez les légions que rejoint le lieutenant ${lieutenant}.`,
  howMuch: (lieutenant, most) => `Combien d’âmes pour le lieutenant ${lieutenant} ? Vous en avez ${most}.`,

  littleBird: 'Caim : choisissez un joueur ; vous verrez deux cartes de sa main.',
  precedence: (now) => `Paymon : choisissez sa place sur la piste d’ordre (à présent ${now}).`,
  haveYouHeard: 'Pruflas : choisissez un démon qui passe à la fin de l’ordre.',
  act: (demon) => `${demon} : choisissez une action.`,
  actAgain: (demon) => `${demon} a droit à une action de plus.`,
  setOut: (skulls) => `Mouvement : choisissez qui part (encore ${terms.skulls(skulls)}).`,
  setOutForged: (n, name) => `Faux ordre : choisissez une légion chez ${name} (encore ${n}).`,
  takeAlong: (lieutenant) => `Combien de légions accompagnent le lieutenant ${lieutenant} ?`,
  walkOn: (left, where) => `Mouvement : encore ${steps(left)}, à présent ${at(where)}.`,
  passage: (name, n, where) =>
    `${name} demande passage ${at(where)}${n > 0 ? ` avec ${legions(n)}` : ''}. L’accordez-vous ?`,
  askOrEnter: (where) => `Le chemin débouche ${at(where)} : entrez, ou demandez d’abord passage.`,
  flee: (where) => `Des unités rejoignent les vôtres ${at(where)} : fuir ou rester ?`,
  leadAway: (lieutenant) => `Le lieutenant ${lieutenant} fuit-il, et avec qui ?`,
  fleePlain: (most) => `Combien de légions fuient (${most} au plus) ?`,
  fleeHounded: (most) => `Combien de légions avec Hellhound fuient (${most} au plus) ?`,
  whichWay: (lieutenant) => `Choisissez le chemin du lieutenant ${lieutenant}.`,
  nameUnit: 'Choisissez l’unité à congédier.',
  nameUnitToTurn: 'Choisissez l’unité à faire changer d’allégeance.',
  offerBribe: (rolls, most) =>
    `${rolls === 1 ? 'Un jet de cœurs' : `${rolls} jets de cœurs`} : combien d’âmes en dessous-de-table (${most} au plus) ?`,
  nameSide: 'Choisissez le camp que rejoint l’unité.',
  layCard: (n) =>
    `${n === 1 ? 'Une carte d’enfer' : `${n} cartes d’enfer`} en main : placez une permanente, ou aucune.`,

  aim: (name) => `${card(name)} : choisissez la cible.`,
  aimMore: (name) => `${card(name)} : choisissez une autre cible, ou continuez.`,
  joinGroup: (demon, name) => `${demon} forme un groupe pour ${card(name)} : qui s’y joint ?`,
  meantMySister: (name, by, demon) =>
    `${by} vise ${demon} avec ${card(name)} : Balban met-elle un autre démon à sa place ?`,
  react: (by, name) => `${by} joue ${card(name)} : contrez, ou laissez faire.`,
  reactAimed: (by, name, demon) => `${by} joue ${card(name)} sur ${demon} : contrez, ou laissez faire.`,
  nameAim: (name) => `Choisissez la nouvelle cible de ${card(name)}.`,
  takeFromHand: (name) => `Choisissez une carte en main chez ${name}.`,
  discardFromHand: (name, n) => `Choisissez ${cards(n)} à faire défausser à ${name}.`,
  pickFromPile: 'Choisissez la carte que vous prenez.',
  putBack: (n) => `Remettez ${cards(n)} : choisissez celle qui viendra ensuite.`,
  placeFree: 'Placez gratuitement une légion dans un de vos Sectio ouverts.',
  chooseRebel: 'Choisissez la légion qui passe aux Freebooters.',
  newPost: (lieutenant) => `Choisissez les légions que rejoint le lieutenant ${lieutenant}.`,
  boarding: (left, where) => `Bac de Charon : choisissez qui va ${terms.to(where)} (encore ${left}).`,
  whoLeaves: 'Choisissez une unité qui fuit, ou terminez la fuite.',
  whereTo: 'Choisissez où elle fuit.',

  agree: (sectio) => `La paix ${at(sectio)} ? Si tous y consentent, personne n’y combat.`,
  nameEnemy: (sectio) => `Combat ${at(sectio)} : choisissez qui vous attaquez.`,
  chooseSide: (sectio) => `Combat ${at(sectio)} : choisissez votre camp.`,
  sendDemon: (sectio) => `Combat ${at(sectio)} : envoyez un démon, ou personne.`,
  bringCard: (demon, brought) =>
    `Choisissez une carte pour ${demon}, ${brought === 0 ? 'ou aucune' : `ou continuez (déjà ${cards(brought)})`}.`,
  castFirst: (sectio) => `Combat ${at(sectio)} : votre camp lance-t-il en premier ?`,
  cast: (sectio) => `Combat ${at(sectio)} : lancez une carte, ou laissez faire.`,
  prefer: (sectio) => `Combat ${at(sectio)} : choisissez qui reçoit les attaques restantes.`,
  attackAlly: (sectio) => `Le combat ${at(sectio)} est gagné. Attaquez-vous vos alliés ?`,
  stand: (sectio) => `Combat ${at(sectio)} : fuir ou rester ?`,

  guide: (left) => `Uriel : nommez son prochain pas, ou laissez le dé décider (encore ${left}).`,
  court: 'Courtiser Lilith avec un de vos démons ? Cela coûte une faveur.',
  steer: (aspect, left) => `Vous dirigez Lilith, en ${aspect} : encore ${steps(left)}.`,

  petition: (price) => `Pétitions : choisissez un Sectio à demander (par faveur : ${favours(price)}), ou terminez.`,
  consent: (name, sectio) => `${name} pétitionne pour ${card(sectio)}, où sont vos unités. D’accord ?`,
  atone: (most, price) => `Combien de défaveurs effacer, à ${favours(price)} chacune (${most} au plus) ?`,
}
