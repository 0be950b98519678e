import { termsEn as terms } from '../terms/en.ts'

const { at, card, souls, favours, cards, legions, steps } = terms

/** The name of a Sectio; undefined is AnteHell. */
type Where = string | undefined

/** What the player must do: the one who is asked reads it. The other languages have this shape. */
export const promptsEn = {
  swapDemon: 'Exchange one of your three demons for a new one? It costs your favour.',
  placeFirst: 'Place your first legion in a Sectio of yours.',

  redraw: (name: string) => `Event: ${card(name)}. Let Xaphan blow it out, so that the next card counts?`,
  layNext: (n: number) => `Put ${cards(n)} back: choose the one that comes up next.`,
  discardSurplus: (n: number) => `Your hand is too full: discard ${n === 1 ? 'one more card' : `${n} more cards`}.`,

  flyInBroth: 'Beelzebub: choose the player who loses a soul.',
  rollAgain: (die: number) => `Asmodeus has rolled ${die}. Roll again? The second roll counts.`,
  feedIdol: 'Moloch: you may destroy a legion of yours for 4 souls.',
  generous: 'Do you want to give something to another player?',
  toWhom: (left: number) => `Choose who gets a gift, or end your gifts (${left} left).`,
  what: (name: string) => `Choose what ${name} gets.`,
  howMany: (name: string, most: number) => `How many souls does ${name} get? You have ${most}.`,
  accept: (name: string, what: string) => `${name} wants to give you ${what}. Do you take it?`,
  leaveUnpaid: (lacking: number) => `You are ${souls(lacking)} short: choose a unit that stays unpaid.`,
  takeLegions: (name: string, most: number) =>
    `${name} cannot pay: how many legions do you take, at 1 soul each (${most} at most)? Each refused costs a disfavour.`,
  takeLieutenant: (name: string) => `${name} cannot pay: take a lieutenant into your service?`,

  summon: (legion: number, arcana: number, left: number) =>
    `Summoning, ${souls(left)} left: a legion in a Sectio (${legion}) or a card (${arcana}).`,
  post: (lieutenant: string) => `Choose the legions that lieutenant ${lieutenant} joins.`,
  howMuch: (lieutenant: string, most: number) => `How many souls for lieutenant ${lieutenant}? You have ${most}.`,

  littleBird: 'Caim: choose a player; you see two cards of that hand.',
  precedence: (now: number) => `Paymon: choose his place on the order track (now ${now}).`,
  haveYouHeard: 'Pruflas: choose a demon that goes to the end of the order track.',
  act: (demon: string) => `${demon}: choose an action.`,
  actAgain: (demon: string) => `${demon} takes an extra action.`,
  setOut: (skulls: number) => `March: choose who sets out (${terms.skulls(skulls)} left).`,
  setOutForged: (n: number, name: string) => `Forged orders: choose a legion of ${name} (${n} left).`,
  takeAlong: (lieutenant: string) => `How many legions go with lieutenant ${lieutenant}?`,
  walkOn: (left: number, where: Where) => `March: ${steps(left)} left, now ${at(where)}.`,
  passage: (name: string, n: number, where: Where) =>
    `${name} asks for passage ${at(where)}${n > 0 ? ` with ${legions(n)}` : ''}. Do you grant it?`,
  askOrEnter: (where: Where) => `The way leads out ${at(where)}: enter, or ask for passage first.`,
  flee: (where: Where) => `Units come upon yours ${at(where)}: flee or stay?`,
  leadAway: (lieutenant: string) => `Does lieutenant ${lieutenant} flee, and with whom?`,
  fleePlain: (most: number) => `How many legions flee (${most} at most)?`,
  fleeHounded: (most: number) => `How many legions with hellhounds flee (${most} at most)?`,
  whichWay: (lieutenant: string) => `Choose the way for lieutenant ${lieutenant}.`,
  nameUnit: 'Choose the unit to dismiss.',
  nameUnitToTurn: 'Choose the unit to turn.',
  offerBribe: (rolls: number, most: number) =>
    `${rolls === 1 ? 'One heart roll' : `${rolls} heart rolls`} ahead: how many souls as a bribe (${most} at most)?`,
  nameSide: 'Choose the side that the unit joins.',
  layCard: (n: number) =>
    `You have drawn ${n === 1 ? 'one Hell card' : `${n} Hell cards`}: lay a permanent one, or none.`,

  aim: (name: string) => `${card(name)}: choose the target.`,
  aimMore: (name: string) => `${card(name)}: choose another target, or go on.`,
  joinGroup: (demon: string, name: string) => `${demon} calls a group for ${card(name)}: who of yours joins?`,
  meantMySister: (name: string, by: string, demon: string) =>
    `${by} aims ${card(name)} at ${demon}: let Balban put another demon in its place?`,
  react: (by: string, name: string) => `${by} plays ${card(name)}: counter it, or let it pass.`,
  reactAimed: (by: string, name: string, demon: string) =>
    `${by} plays ${card(name)} on ${demon}: counter it, or let it pass.`,
  nameAim: (name: string) => `Choose the new target of ${card(name)}.`,
  takeFromHand: (name: string) => `Choose a card from the hand of ${name}.`,
  discardFromHand: (name: string, n: number) =>
    `Choose ${n === 1 ? 'a card' : `${n} cards`} that ${name} must discard.`,
  pickFromPile: 'Choose the card that you take.',
  putBack: (n: number) => `Put ${cards(n)} back: choose the one that comes up next.`,
  placeFree: 'Place a legion, free of charge, in an open Sectio of yours.',
  chooseRebel: 'Choose the legion that turns Freebooter.',
  newPost: (lieutenant: string) => `Choose the legions that lieutenant ${lieutenant} joins.`,
  boarding: (left: number, where: Where) =>
    `Charon’s ferry: choose a unit that goes ${terms.to(where)} (${left} left).`,
  whoLeaves: 'Choose a unit that flees, or end the flight.',
  whereTo: 'Choose where it flees to.',

  agree: (sectio: string) => `Peace in ${sectio}? If all agree, nobody fights there.`,
  nameEnemy: (sectio: string) => `Combat in ${sectio}: choose whom you attack.`,
  chooseSide: (sectio: string) => `Combat in ${sectio}: choose whose side you take.`,
  sendDemon: (sectio: string) => `Combat in ${sectio}: send a demon, or nobody.`,
  bringCard: (demon: string, brought: number) =>
    `Choose a card that ${demon} brings, or ${brought === 0 ? 'none' : `go on (${cards(brought)} so far)`}.`,
  castFirst: (sectio: string) => `Combat in ${sectio}: does your side cast first?`,
  cast: (sectio: string) => `Combat in ${sectio}: cast a card, or let it pass.`,
  prefer: (sectio: string) => `Combat in ${sectio}: choose who gets the attacks left over.`,
  attackAlly: (sectio: string) => `The combat in ${sectio} is won. Do you attack your allies there?`,
  stand: (sectio: string) => `Combat in ${sectio}: flee or stay?`,

  guide: (left: number) => `Uriel: name his next step, or let it be rolled (${left} left to name).`,
  court: 'Court Lilith with one of your demons? It costs a favour.',
  steer: (aspect: string, left: number) => `You steer Lilith, the ${aspect}: ${steps(left)} left.`,

  petition: (price: number) => `Petitions: choose a Sectio to ask for (by favour: ${favours(price)}), or finish.`,
  consent: (name: string, sectio: string) => `${name} petitions for ${sectio}, where your units are. Agree?`,
  atone: (most: number, price: number) =>
    `How many disfavours do you remove, at ${favours(price)} each (${most} at most)?`,
}

export type PromptWords = typeof promptsEn
