import { termsFr as terms } from '../terms/fr.ts'
import type { MoveWords } from './en.ts'

const { at, to, card, souls, legions, directions } = terms

const hounded = (n: number): string => `${legions(n)} avec Hellhound${n > 1 ? 's' : ''}`

export const movesFr: MoveWords = {
  done: 'Terminer',
  castNoMore: 'Ne plus rien lancer dans ce combat',
  yes: 'Oui',
  no: 'Non',
  keep: 'Garder les trois',
  swap: (demon) => `Rendre ${demon}`,
  place: (where) => where ?? terms.antehell,
  discard: (name) => `Se défausser de ${card(name)}`,

  raise: (where) => `Lever une légion ${at(where)}`,
  recruit: (name, price) => `Recruter un lieutenant avec ${card(name)} (${souls(price)})`,
  tame: 'Essayer d’apprivoiser un Hellhound',
  buy: 'Acheter une carte d’Arcana',
  bonus: (lieutenant) => `Bonification pour ${lieutenant}`,
  sell: (name, price) => `Changer ${card(name)} en ${souls(price)}`,
  amount: String,
  amountOfPlaces: (n) => `Place ${n}`,

  rest: 'Passer définitivement',
  pass: (kind, name, price) => `${kind} avec ${card(name)} (${souls(price)})`,
  passSome: 'Passer avec une carte',
  walk: (kind, name) => `${kind} avec ${card(name)}`,
  magic: (name, cost) => `Utiliser ${card(name)} (${cost})`,
  march: 'Mouvement',
  dismiss: 'Congédier une unité',
  turn: 'Faire changer une unité d’allégeance',
  supplicate: 'Supplication',
  conspire: 'Conspirer',
  deeds: 'Faire de mauvais tours',
  return: 'Retourner en enfer',

  party: (n, where) => `${legions(n)} ${at(where)}`,
  partyHounded: (n, where) => `${hounded(n)} ${at(where)}`,
  lead: (lieutenant, where) => `Lieutenant ${lieutenant} ${at(where)}`,
  following: (plain, withHounds) => {
    if (plain + withHounds === 0) return 'Seul'
    if (withHounds === 0) return `Avec ${legions(plain)}`
    return plain === 0 ? `Avec ${hounded(withHounds)}` : `Avec ${legions(plain)} et ${hounded(withHounds)}`
  },
  go: (where) => `Aller ${to(where)}`,
  leaveAntehell: 'Quitter l’AnteHell au dé',
  ask: (where) => `Demander le droit de passage ${at(where)}`,
  halt: 'S’arrêter ici',
  stay: 'Rester',
  flee: 'Tous fuient',
  choose: 'Choisir qui fuit',
  stand: 'Tenir jusqu’au bout',

  legion: (side, where) => `Légion ${at(where)} (${side})`,
  legionHounded: (side, where) => `Légion avec Hellhound ${at(where)} (${side})`,
  ownLegion: (where) => `Légion ${at(where)}`,
  ownLegionHounded: (where) => `Légion avec Hellhound ${at(where)}`,
  lieutenant: (name) => `Lieutenant ${name}`,
  demon: (name) => name,
  hound: (hound) => `Un ${hound}`,
  side: (name) => name,
  lay: card,
  take: card,
  steer: (direction) => `Un pas ${directions[direction]}`,

  let: 'Laisser faire',
  parry: (name, demon) => `Contrer avec ${card(name)} (${demon})`,
  bring: (name) => `Apporter ${card(name)}`,
  cast: (name, cost) => `Lancer ${card(name)} (${cost})`,
  nobody: 'Personne',

  petition: (sectio) => `Pétitionner pour ${card(sectio)}`,
  right: (sectio) => `Réclamer ${card(sectio)} par droit du vainqueur`,
  give: (name) => `Faire un don à ${name}`,
  souls: 'Des âmes',
  favour: 'Une faveur',
}
