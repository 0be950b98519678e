import { isVerb, legionIn, nounOf, type Things, verbOf } from '@acheron/games/hellgame'
import type { Choice } from '../choices.ts'
import type { Sight } from '../contract.ts'
import { goingOn, questionOf, seen, type Table } from './seen.ts'
import { namesOf, type Words, wordsIn } from './text/words.ts'

/** Something that somebody proposes, with what comes of yes and of no. */
export interface Proposal {
  /** Who proposes; undefined: the rules do. */
  readonly by: number | undefined
  readonly title: string
  readonly text: string
  readonly yes: { readonly choice: Choice; readonly outcome: string }
  readonly no: { readonly choice: Choice; readonly outcome: string }
}

type Told = Pick<Proposal, 'by' | 'title' | 'text'> & { readonly yes: string; readonly no: string }

/** By question: the words of the proposal. */
const TOLD: Readonly<Record<string, (words: Words, things: Things, view: Table) => Told | undefined>> = {
  passage({ proposal: { passage }, game }, things, view) {
    const march = goingOn(view, 'march')
    if (march?.by === undefined || march.ahead === undefined) return undefined
    const legions = game.terms.legions(march.legions ?? 0)
    const text = passage.text(things.name(march.by), legions, game.terms.at(things.where(march.ahead)))
    return { ...passage, by: march.by, text }
  },
  agree: ({ proposal: { peace } }, things, { fight }) => ({
    ...peace,
    by: undefined,
    text: peace.text(things.sectio(fight.place)),
  }),
  attackAlly: ({ proposal: { allies } }, things, { fight }) => ({
    ...allies,
    by: undefined,
    text: allies.text(things.sectio(fight.place)),
  }),
  consent({ proposal: { consent } }, things, view) {
    const petition = goingOn(view, 'petitions')
    if (petition?.by === undefined || petition.place === undefined) return undefined
    return { ...consent, by: petition.by, text: consent.text(things.name(petition.by), things.sectio(petition.place)) }
  },
  accept(words, things, view) {
    const { gift } = words.proposal
    const offer = goingOn(view, 'gifts')
    if (offer?.by === undefined || offer.gift === undefined) return undefined
    return { ...gift, by: offer.by, text: gift.text(things.name(offer.by), giftText(words, things, offer.gift)) }
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

/** What is proposed to whoever looks; undefined: nothing that is a matter of yes and no. */
export function proposalOf(sight: Sight): Proposal | undefined {
  const [yes] = sight.choices.with('yes')
  const [no] = sight.choices.with('no')
  const view = seen(sight.view)
  const question = questionOf(view)
  if (!yes || !no || question === undefined || !Object.hasOwn(TOLD, question)) return undefined
  const words = wordsIn(sight.language)
  const told = TOLD[question](words, namesOf(words, sight.names), view)
  if (!told) return undefined
  const { by, title, text } = told
  return { by, title, text, yes: { choice: yes, outcome: told.yes }, no: { choice: no, outcome: told.no } }
}
