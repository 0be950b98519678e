import { isVerb, legionIn, nounOf, type Things, verbOf } from '@acheron/games/hellgame'
import type { Choice } from '../choices.ts'
import type { Sight } from '../contract.ts'
import { goingOn, questionOf, seen, type Table } from './seen.ts'
import { namesOf, type Words, wordsIn } from './text/words.ts'

/** Something that somebody proposes, with what comes of each answer. */
export interface Proposal {
  /** Who proposes; undefined: the rules do. */
  readonly by: number | undefined
  readonly title: string
  readonly text: string
  readonly answers: readonly { readonly choice: Choice; readonly outcome: string }[]
}

/** The words of a proposal: what each verb that answers it brings about. */
interface Told {
  readonly by: number | undefined
  readonly title: string
  readonly text: string
  readonly outcomes: Readonly<Record<string, string>>
}

interface YesOrNo {
  readonly title: string
  readonly yes: string
  readonly no: string
}

const yesOrNo = ({ title, yes, no }: YesOrNo, by: number | undefined, text: string): Told => ({
  by,
  title,
  text,
  outcomes: { yes, no },
})

/** By question: the words of the proposal. */
const TOLD: Readonly<Record<string, (words: Words, things: Things, view: Table) => Told | undefined>> = {
  passage({ proposal: { passage }, game }, things, view) {
    const march = goingOn(view, 'march')
    if (march?.by === undefined || march.ahead === undefined) return undefined
    const legions = game.terms.legions(march.legions ?? 0)
    return yesOrNo(
      passage,
      march.by,
      passage.text(things.name(march.by), legions, game.terms.at(things.where(march.ahead))),
    )
  },
  agree: ({ proposal: { peace } }, things, { fight }) =>
    yesOrNo(peace, undefined, peace.text(things.sectio(fight.place))),
  attackAlly: ({ proposal: { allies } }, things, { fight }) =>
    yesOrNo(allies, undefined, allies.text(things.sectio(fight.place))),
  consent({ proposal: { consent } }, things, view) {
    const petition = goingOn(view, 'petitions')
    if (petition?.by === undefined || petition.place === undefined) return undefined
    return yesOrNo(consent, petition.by, consent.text(things.name(petition.by), things.sectio(petition.place)))
  },
  accept(words, things, view) {
    const { gift } = words.proposal
    const offer = goingOn(view, 'gifts')
    if (offer?.by === undefined || offer.gift === undefined) return undefined
    return yesOrNo(gift, offer.by, gift.text(things.name(offer.by), giftText(words, things, offer.gift)))
  },
  nameEnemy: ({ proposal: { sides } }, things, { fight }) => ({
    by: undefined,
    title: sides.title,
    text: sides.enemy(things.sectio(fight.place)),
    outcomes: { side: sides.attack },
  }),
  chooseSide: ({ proposal: { sides } }, things, { fight }) => ({
    by: undefined,
    title: sides.title,
    text: sides.ally(things.sectio(fight.place)),
    outcomes: { side: sides.join },
  }),
  joinGroup({ proposal: { group } }, things, view) {
    const magic = goingOn(view, 'magic')
    if (magic?.by === undefined || magic.demon === undefined || magic.card === undefined) return undefined
    return {
      by: magic.by,
      title: group.title,
      text: group.text(things.demon(magic.demon), things.card(magic.card)),
      outcomes: { demon: group.joins, done: group.done },
    }
  },
}

function giftText({ proposal, game }: Words, things: Things, gift: number): string {
  const { gifts } = game.story
  if (isVerb(gift, 'take')) return proposal.card
  if (isVerb(gift, 'favour')) return gifts.favour
  if (isVerb(gift, 'place')) return gifts.sectio(things.sectio(nounOf(gift)))
  if (isVerb(gift, 'legion')) return gifts.legion(things.where(legionIn(gift).place))
  if (isVerb(gift, 'lieutenant')) return gifts.lieutenant(things.lieutenant(nounOf(gift)))
  return verbOf(gift) === 'demon' ? gifts.demon(things.demon(nounOf(gift))) : proposal.thing
}

/** What is asked of each apart has no name on the table; a card that is being played asks each for a group. */
const questionToEach = ({ underway }: Table): string | undefined =>
  underway.at(-2)?.id === 'magic' ? 'joinGroup' : undefined

/** What is proposed to whoever looks; undefined: nothing. */
export function proposalOf(sight: Sight): Proposal | undefined {
  const view = seen(sight.view)
  const question = questionOf(view) || questionToEach(view)
  if (sight.choices.size === 0 || question === undefined || !Object.hasOwn(TOLD, question)) return undefined
  const words = wordsIn(sight.language)
  const told = TOLD[question](words, namesOf(words, sight.names), view)
  if (!told) return undefined
  const { by, title, text, outcomes } = told
  const answers = Object.entries(outcomes).flatMap(([verb, outcome]) =>
    sight.choices.with(verb).map((choice) => ({ choice, outcome })),
  )
  return answers.length > 0 ? { by, title, text, answers } : undefined
}
