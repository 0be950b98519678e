import { termsDe as terms } from '../terms/de.ts'
import type { MoveWords } from './en.ts'

const { at, to, card, souls, legions, directions } = terms

const hounded = (n: number): string => `${legions(n)} mit ${n === 1 ? 'Höllenhund' : 'Höllenhunden'}`

export const movesDe: MoveWords = {
  done: 'Fertig',
  castNoMore: 'In diesem Kampf nichts mehr spielen',
  yes: 'Ja',
  no: 'Nein',
  keep: 'Alle drei behalten',
  swap: (demon) => `${demon} abgeben`,
  place: (where) => where ?? terms.antehell,
  discard: (name) => `${card(name)} ablegen`,

  raise: (where) => `Eine Legion ausheben ${at(where)}`,
  recruit: (name, price) => `Einen Leutnant anwerben mit ${card(name)} (${souls(price)})`,
  tame: 'Einen Höllenhund zu zähmen versuchen',
  buy: 'Eine Arcana-Karte kaufen',
  bonus: (lieutenant) => `Bonussold für ${lieutenant}`,
  sell: (name, price) => `${card(name)} zu ${souls(price)} machen`,
  amount: String,
  amountOfPlaces: (n) => `Platz ${n}`,

  rest: 'Endgültig passen',
  pass: (kind, name, price) => `${kind} mit ${card(name)} (${souls(price)})`,
  passSome: 'Mit einer Karte passen',
  walk: (kind, name) => `${kind} mit ${card(name)}`,
  magic: (name, cost) => `${card(name)} benutzen (${cost})`,
  march: 'Marsch',
  dismiss: 'Eine Einheit entlassen',
  turn: 'Eine Einheit abwerben',
  supplicate: 'Abbitte leisten',
  conspire: 'Sich verschwören',
  deeds: 'Untaten begehen',
  return: 'In die Hölle zurückkehren',

  party: (n, where) => `${legions(n)} ${at(where)}`,
  partyHounded: (n, where) => `${hounded(n)} ${at(where)}`,
  lead: (lieutenant, where) => `Leutnant ${lieutenant} ${at(where)}`,
  following: (plain, withHounds) => {
    if (plain + withHounds === 0) return 'Allein'
    if (withHounds === 0) return `Mit ${legions(plain)}`
    return plain === 0 ? `Mit ${hounded(withHounds)}` : `Mit ${legions(plain)} und ${hounded(withHounds)}`
  },
  go: (where) => `Ziehen ${to(where)}`,
  leaveAntehell: 'Die AnteHell mit einem Wurf verlassen',
  ask: (where) => `Um Durchzug bitten ${at(where)}`,
  halt: 'Hier anhalten',
  stay: 'Bleiben',
  flee: 'Alle fliehen',
  choose: 'Wählen, wer flieht',
  stand: 'Bis zum Ende standhalten',

  legion: (side, where) => `Legion von ${side} ${at(where)}`,
  legionHounded: (side, where) => `Legion mit Höllenhund von ${side} ${at(where)}`,
  ownLegion: (where) => `Legion ${at(where)}`,
  ownLegionHounded: (where) => `Legion mit Höllenhund ${at(where)}`,
  lieutenant: (name) => `Leutnant ${name}`,
  demon: (name) => name,
  hound: (hound) => `Ein ${hound}`,
  side: (name) => name,
  lay: card,
  take: card,
  steer: (direction) => `Ein Schritt ${directions[direction]}`,

  let: 'Nichts unternehmen',
  parry: (name, demon) => `Kontern mit ${card(name)} (${demon})`,
  bring: (name) => `${card(name)} mitbringen`,
  cast: (name, cost) => `${card(name)} spielen (${cost})`,
  nobody: 'Niemand',

  petition: (sectio) => `Petition für ${card(sectio)}`,
  right: (sectio) => `Siegerrecht auf ${card(sectio)} fordern`,
  give: (name) => `${name} etwas schenken`,
  souls: 'Seelen',
  favour: '1 Gunstmarker',
}
