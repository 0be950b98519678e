import type { Player } from '@acheron/core'
import type { Circle } from '../../railway/circles.ts'
import { NONE } from '../../railway/queries.ts'
import { positionLines } from '../../railway/text/position.ts'
import type { Naming } from '../../railway/text/things.ts'
import { HIDDEN, type View } from '../src/secrets.ts'
import type { Words } from './en.ts'
import { heresyName } from './tell.ts'

export const thirdPosition = (words: Words, view: View, name: Naming): string[] =>
  positionLines(words.railway, view, name, {
    supplies: [unusedTokens(words, view), ...circlesToLay(words, view, name)],
    inCircle: (circle) => [
      ...effectThere(words, view, circle),
      ...(view.cerberus === circle ? [words.tokens.cerberus.name] : []),
    ],
    held: (p) => heldBy(words, view, p),
  })

function unusedTokens({ effects, position, railway }: Words, view: View): string {
  const hidden = view.unusedCount - view.unused.length
  const known = view.unused.map((effect) => effects[effect].name)
  return railway.position.line(position.unused, [...known, ...(hidden > 0 ? [position.hidden(hidden)] : [])])
}

/** Only while the players lay the circles themselves. */
function circlesToLay({ position, railway }: Words, view: View, name: Naming): string[] {
  return view.players.flatMap((_, p) => {
    const circles = view.circleHolder.flatMap((holder, circle) => (holder === p ? [railway.circle(circle)] : []))
    return circles.length > 0 ? [position.toLay(name(p), circles)] : []
  })
}

function effectThere({ effects, position }: Words, view: View, circle: Circle): string[] {
  const effect = view.tokens[circle]
  if (effect === NONE) return []
  return [effect === HIDDEN ? position.hiddenEffect : effects[effect].name]
}

function heldBy(words: Words, view: View, p: Player): string[] {
  const { effects, position, tokens } = words
  const { boat, catcher, heresy, tender, token } = view.players[p]
  return [
    ...(boat ? [tokens.boat.name] : []),
    ...(tender ? [tokens.tender.name] : []),
    ...(catcher ? [tokens.catcher.name] : []),
    ...(heresy === NONE ? [] : [heresyName(words, heresy)]),
    ...(token === NONE ? [] : [token === HIDDEN ? position.hiddenToken : position.token(effects[token].name)]),
  ]
}
