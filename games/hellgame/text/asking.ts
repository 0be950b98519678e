import type { Question } from '@acheron/core'
import { NOBODY } from '../src/state.ts'
import type { Words } from './en.ts'
import { giftMoved } from './tell.ts'
import type { Things } from './things.ts'

type Params = Question['params']

/** What the one who is asked reads. */
export function ask(words: Words, things: Things, { id, params }: Question): string {
  const asking = askersOf(words, things)
  if (!Object.hasOwn(asking, id)) throw new Error(`there are no words for the question "${id}"`)
  return asking[id](params)
}

function askersOf(words: Words, things: Things): Readonly<Record<string, (params: Params) => string>> {
  const { prompts, terms } = words
  const { name, where, sectio, demon, card, hellCard, lieutenant } = things
  return {
    swapDemon: () => prompts.swapDemon,
    placeFirst: () => prompts.placeFirst,

    redraw: (q) => prompts.redraw(hellCard(q.card)),
    layNext: (q) => prompts.layNext(q.left),
    discardSurplus: (q) => prompts.discardSurplus(q.surplus),

    flyInBroth: () => prompts.flyInBroth,
    rollAgain: (q) => prompts.rollAgain(q.die),
    feedIdol: () => prompts.feedIdol,
    generous: () => prompts.generous,
    toWhom: (q) => prompts.toWhom(q.left),
    what: (q) => prompts.what(name(q.to)),
    howMany: (q) => prompts.howMany(name(q.to), q.most),
    accept: (q) => prompts.accept(name(q.by), giftMoved(words, things, q.gift)),
    leaveUnpaid: (q) => prompts.leaveUnpaid(q.lacking),
    takeLegions: (q) => prompts.takeLegions(name(q.from), q.most),
    takeLieutenant: (q) => prompts.takeLieutenant(name(q.from)),

    summon: (q) => prompts.summon(q.legion, q.card, q.souls),
    post: (q) => prompts.post(lieutenant(q.lieutenant)),
    howMuch: (q) => prompts.howMuch(lieutenant(q.lieutenant), q.most),

    littleBird: () => prompts.littleBird,
    precedence: (q) => prompts.precedence(q.now + 1),
    haveYouHeard: () => prompts.haveYouHeard,
    act: (q) => (q.extra ? prompts.actAgain : prompts.act)(demon(q.demon)),
    setOut: (q) => prompts.setOut(q.skulls),
    takeAlong: (q) => prompts.takeAlong(lieutenant(q.lieutenant)),
    walkOn: (q) => prompts.walkOn(q.steps, where(q.place)),
    passage: (q) => prompts.passage(name(q.by), q.legions, where(q.place)),
    askOrEnter: (q) => prompts.askOrEnter(where(q.place)),
    flee: (q) => (q.combat ? prompts.stand(sectio(q.place)) : prompts.flee(where(q.place))),
    leadAway: (q) => prompts.leadAway(lieutenant(q.lieutenant)),
    fleePlain: (q) => prompts.fleePlain(q.most),
    fleeHounded: (q) => prompts.fleeHounded(q.most),
    whichWay: (q) => prompts.whichWay(lieutenant(q.lieutenant)),
    nameUnit: (q) => (q.turns ? prompts.nameUnitToTurn : prompts.nameUnit),
    offerBribe: (q) => prompts.offerBribe(q.rolls, q.most),
    nameSide: () => prompts.nameSide,
    layCard: (q) => prompts.layCard(q.count),

    aim: (q) => (q.named > 0 ? prompts.aimMore : prompts.aim)(card(q.card)),
    joinGroup: (q) => prompts.joinGroup(demon(q.caster), card(q.card)),
    meantMySister: (q) => prompts.meantMySister(card(q.card), name(q.by), demon(q.aim)),
    react: (q) =>
      q.aim === NOBODY
        ? prompts.react(demon(q.demon), card(q.card))
        : prompts.reactAimed(demon(q.demon), card(q.card), demon(q.aim)),
    nameAim: (q) => prompts.nameAim(card(q.card)),
    takeFromHand: (q) => (q.away ? prompts.discardFromHand(name(q.from), q.left) : prompts.takeFromHand(name(q.from))),
    pickFromPile: (q) => (q.taken ? prompts.putBack(q.left) : prompts.pickFromPile),
    placeFree: () => prompts.placeFree,
    chooseRebel: () => prompts.chooseRebel,
    newPost: (q) => prompts.newPost(lieutenant(q.lieutenant)),
    boarding: (q) => prompts.boarding(q.left, where(q.place)),
    whoLeaves: () => prompts.whoLeaves,
    whereTo: () => prompts.whereTo,

    agree: (q) => prompts.agree(sectio(q.place)),
    nameEnemy: (q) => prompts.nameEnemy(sectio(q.place)),
    chooseSide: (q) => prompts.chooseSide(sectio(q.place)),
    sendDemon: (q) => prompts.sendDemon(sectio(q.place)),
    bringCard: (q) => prompts.bringCard(demon(q.demon), q.brought),
    castFirst: (q) => prompts.castFirst(sectio(q.place)),
    cast: (q) => prompts.cast(sectio(q.place)),
    prefer: (q) => prompts.prefer(sectio(q.place)),
    attackAlly: (q) => prompts.attackAlly(sectio(q.place)),

    guide: (q) => prompts.guide(q.steps),
    court: () => prompts.court,
    steer: (q) => prompts.steer(terms.aspects[q.aspect], q.steps),

    petition: (q) => prompts.petition(q.cost),
    consent: (q) => prompts.consent(name(q.by), sectio(q.place)),
    atone: (q) => prompts.atone(q.most, q.price),
  }
}
