import { termsEn as terms } from '../terms/en.ts'

const { at, to, card, souls, legions, directions } = terms

/** The name of a Sectio; undefined is AnteHell. */
type Where = string | undefined

const hounded = (n: number): string => `${legions(n)} with ${n === 1 ? 'a hellhound' : 'hellhounds'}`

/** Every move, as buttons and menus say it. The other languages have this shape. */
export const movesEn = {
  done: 'Done',
  castNoMore: 'Cast no more in this combat',
  yes: 'Yes',
  no: 'No',
  keep: 'Keep all three',
  swap: (demon: string) => `Give up ${demon}`,
  place: (where: Where) => where ?? terms.antehell,
  discard: (name: string) => `Discard ${card(name)}`,

  raise: (where: Where) => `Raise a legion ${at(where)}`,
  recruit: (name: string, price: number) => `Recruit a lieutenant with ${card(name)} (${souls(price)})`,
  tame: 'Try to tame a hellhound',
  buy: 'Buy an Arcana card',
  bonus: (lieutenant: string) => `Bonus pay for ${lieutenant}`,
  sell: (name: string, price: number) => `Turn ${card(name)} into ${souls(price)}`,
  amount: String,
  amountOfPlaces: (n: number) => `Place ${n}`,

  rest: 'Pass for good',
  pass: (kind: string, name: string, price: number) => `${kind} with ${card(name)} (${souls(price)})`,
  passSome: 'Pass with a card',
  walk: (kind: string, name: string) => `${kind} with ${card(name)}`,
  magic: (name: string, cost: string) => `Use ${card(name)} (${cost})`,
  march: 'March',
  dismiss: 'Dismiss a unit',
  turn: 'Turn a unit',
  supplicate: 'Supplicate',
  conspire: 'Conspire',
  deeds: 'Do evil deeds',
  return: 'Return to Hell',

  party: (n: number, where: Where) => `${legions(n)} ${at(where)}`,
  partyHounded: (n: number, where: Where) => `${hounded(n)} ${at(where)}`,
  lead: (lieutenant: string, where: Where) => `Lieutenant ${lieutenant} ${at(where)}`,
  /** What goes with a lieutenant. */
  following: (plain: number, withHounds: number) => {
    if (plain + withHounds === 0) return 'Alone'
    if (withHounds === 0) return `With ${legions(plain)}`
    return plain === 0 ? `With ${hounded(withHounds)}` : `With ${legions(plain)} and ${hounded(withHounds)}`
  },
  go: (where: Where) => `Go ${to(where)}`,
  leaveAntehell: 'Leave AnteHell by die',
  ask: (where: Where) => `Ask for passage ${at(where)}`,
  halt: 'Halt here',
  stay: 'Stay',
  flee: 'All flee',
  choose: 'Choose who flees',
  stand: 'Stand to the end',

  legion: (side: string, where: Where) => `Legion of ${side} ${at(where)}`,
  legionHounded: (side: string, where: Where) => `Legion with hellhound of ${side} ${at(where)}`,
  ownLegion: (where: Where) => `Legion ${at(where)}`,
  ownLegionHounded: (where: Where) => `Legion with hellhound ${at(where)}`,
  lieutenant: (name: string) => `Lieutenant ${name}`,
  demon: (name: string) => name,
  hound: (hound: string) => `A ${hound}`,
  side: (name: string) => name,
  lay: card,
  take: card,
  steer: (direction: number) => `Step ${directions[direction]}`,

  let: 'Let it pass',
  parry: (name: string, demon: string) => `Counter with ${card(name)} (${demon})`,
  bring: (name: string) => `Bring ${card(name)}`,
  cast: (name: string, cost: string) => `Cast ${card(name)} (${cost})`,
  nobody: 'Nobody',

  petition: (sectio: string) => `Petition for ${sectio}`,
  right: (sectio: string) => `Claim ${sectio} by the victor’s right`,
  give: (name: string) => `Give something to ${name}`,
  souls: 'Souls',
  favour: 'A favour',
}

export type MoveWords = typeof movesEn
