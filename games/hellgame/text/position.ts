import type { Player } from '@acheron/core'
import {
  ALL_PLACES,
  ANTEHELL,
  circleOf,
  isSectio,
  type Place,
  printedSouls,
  quarterOf,
  WISE_MEN,
} from '../src/board.ts'
import { MAJORS, MINORS } from '../src/cards/deck.ts'
import { type Demon, HEARTS, SKULLS, STARS } from '../src/demons.ts'
import { BONUS, COMMAND } from '../src/lieutenants.ts'
import { NOBODY, OUT, PHASES, URIELS_BOX } from '../src/state.ts'
import type { Words } from './en.ts'
import { signsOf } from './tell.ts'
import type { Things } from './things.ts'
import type { View } from './view.ts'

/** Everything that the reader may know, in lines. */
export function positionLines(words: Words, things: Things, view: View): string[] {
  return [
    ...turnLines(words, things, view),
    ...spiritLines(words, things, view),
    ...view.players.flatMap((_, p) => playerLines(words, things, view, p)),
    ...ALL_PLACES.flatMap((place) => placeLine(words, things, view, place)),
    ...handLines(words, things, view),
  ]
}

const line = (head: string, parts: readonly string[], { position }: Words): string =>
  parts.length > 0 ? position.line(head, parts) : head

function turnLines(words: Words, { hellCard, hellText, demon }: Things, view: View): string[] {
  const { position, terms } = words
  const phase = PHASES[view.phase] === 'setup' ? position.settingUp : terms.phases[view.phase - 1]
  const permanents = view.permanents.flatMap((card, box) =>
    card === NOBODY ? [] : [position.permanent(terms.boxes[box], hellCard(card), hellText(card))],
  )
  return [
    view.ending < 0 ? position.turn(view.turn, view.lastTurn, phase) : position.over(view.turn),
    ...permanents,
    ...(view.track.length > 0 ? [position.track(view.track.map(demon))] : []),
  ]
}

function spiritLines(words: Words, { sectio }: Things, { uriel, lilith, fight }: View): string[] {
  const { position, terms } = words
  const aspect = lilith.aspect === NOBODY ? [] : [terms.aspects[lilith.aspect]]
  return [
    ...(uriel.place === OUT
      ? []
      : [position.uriel(uriel.place === URIELS_BOX ? position.onEarth : sectio(uriel.place))]),
    ...(lilith.place === OUT ? [] : [line(position.lilith(sectio(lilith.place)), aspect, words)]),
    ...(isSectio(fight.place) ? [position.fight(sectio(fight.place), fight.round)] : []),
  ]
}

function playerLines(words: Words, things: Things, view: View, p: Player): string[] {
  const { position, terms } = words
  const { souls, favours, disfavours, cards } = view.players[p]
  const sectio = ALL_PLACES.filter((place) => isSectio(place) && view.owner[place] === p)
  const name = p === view.me ? position.me(things.name(p)) : things.name(p)
  return [
    line(
      name,
      [terms.souls(souls), terms.favours(favours), terms.disfavours(disfavours), position.inHand(cards)],
      words,
    ),
    line(position.sectioOf(things.name(p)), sectio.map(things.sectio), words),
    ...view.demons.filter(({ owner }) => owner === p).map((it) => demonLine(words, things, view, it)),
  ]
}

function demonLine(words: Words, { demon, card, skill }: Things, view: View, it: View['demons'][number]): string {
  const { position, terms } = words
  const { recoversOn, walk, acted } = it
  const inFight = isSectio(view.fight.place) && it.camp !== NOBODY
  return line(
    demon(it.demon),
    [
      ...symbols(words, it.demon),
      ...(walk === NOBODY ? [] : [position.walks(card(walk))]),
      ...(recoversOn > 0 ? [position.incapacitated(recoversOn)] : []),
      ...(acted ? [position.acted] : []),
      ...(inFight ? [position.fights(terms.cards(it.brought))] : []),
      skill(it.demon),
    ],
    words,
  )
}

const symbols = ({ terms }: Words, demon: Demon): string[] => [
  terms.hearts(HEARTS[demon]),
  terms.skulls(SKULLS[demon]),
  terms.stars(STARS[demon]),
]

/** A Sectio or AnteHell, if there is anything to say of it. */
function placeLine(words: Words, things: Things, view: View, place: Place): string[] {
  const { position, terms } = words
  const owner = isSectio(place) ? view.owner[place] : NOBODY
  const units = [
    ...view.legions
      .filter((it) => it.place === place)
      .map((it) => position.units(things.side(it.owner), terms.legions(it.legions))),
    ...view.lieutenants.flatMap((it, i) =>
      it.place === place && it.owner !== NOBODY
        ? [
            position.units(
              things.side(it.owner),
              terms.lieutenant(things.lieutenant(i), BONUS[i], COMMAND[i]) +
                (it.souls > 0 ? `, ${terms.souls(it.souls)}` : ''),
            ),
          ]
        : [],
    ),
    ...view.hounds.flatMap((it, i) =>
      it.place === place
        ? [
            it.owner === NOBODY
              ? position.rampages(things.hound(i))
              : position.units(things.side(it.owner), things.hound(i)),
          ]
        : [],
    ),
  ]
  const signs = isSectio(place) ? signsOf(words, view.signs[place]) : []
  if (owner === NOBODY && units.length === 0 && signs.length === 0) return []
  return [
    line(
      headOf(words, things, place),
      [...(owner === NOBODY ? [] : [position.owner(things.side(owner))]), ...units, ...signs],
      words,
    ),
  ]
}

function headOf({ position, terms }: Words, { sectio }: Things, place: Place): string {
  if (place === ANTEHELL) return terms.antehell
  const souls = place === WISE_MEN ? position.yieldsCards : terms.souls(printedSouls(place))
  return position.sectio(sectio(place), circleOf(place) + 1, quarterOf(place) + 1, souls)
}

function handLines(words: Words, { card, cardText }: Things, { hand }: View): string[] {
  const { position, terms } = words
  if (!hand) return []
  if (hand.length === 0) return [position.emptyHand]
  return hand.map((it) => {
    const minor = MINORS[it]
    const { timing, sphere, souls = 0, favours = 0 } = MAJORS[it]
    const kind = minor && (minor.kind === 'pass' ? terms.passes[minor.length] : terms.minors[minor.kind])
    return line(
      position.card(card(it)),
      [
        ...(minor && kind ? [position.minor(kind, terms.souls(minor.souls))] : []),
        position.major(terms.timings[timing], terms.spheres[sphere], terms.cost(souls, favours)),
        cardText(it),
      ],
      words,
    )
  })
}
