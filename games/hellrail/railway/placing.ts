import {
  type AnyProcedure,
  ask,
  at,
  done,
  type Frame,
  type Move,
  type Player,
  procedure,
  question,
  type Rule,
  type Step,
} from '@acheron/core'
import { layCard } from './edits.ts'
import { cannotLay, type LayingFault, listLayings } from './laying.ts'
import { cellOfPlace, isPlace, place, turnOfPlace } from './moves.ts'
import { NONE, topCardAt } from './queries.ts'
import type { RailCard } from './rail-cards.ts'
import { CARD, MOVER } from './ranges.ts'
import { PLAYED, type Railway } from './state.ts'
import type { RailwayStory } from './story.ts'

/** The statements that an edition cites when a card cannot be laid. Without one about markers, they stay on the upgraded card. */
export interface PlacingRules {
  readonly rules: Readonly<Record<Exclude<LayingFault, 'marked'>, Rule>> & { readonly marked?: Rule }
}

/** A card has been shown and is looking for its place on the table. */
interface Placing extends Frame {
  by: Player
  card: RailCard
}

/** Cards on their way to the table, by the rules of one edition. */
export function placing<S extends Railway>({
  rules,
}: PlacingRules): {
  lay(by: Player, card: RailCard): Frame
  readonly procedure: AnyProcedure<S>
} {
  const markersBar = rules.marked !== undefined

  const shown: Step<S, Placing> = (g, f) => ask(g, f, f.by, choose)

  const chosen: Step<S, Placing> = (g, f, m, _chance, story?: RailwayStory) => {
    const facts = { by: f.by, card: f.card, cell: cellOfPlace(m), turn: turnOfPlace(m) }
    const under = topCardAt(g, facts.cell)
    layCard(g, f.card, facts.cell, facts.turn)
    if (under === NONE) story?.tell({ id: 'laid', facts })
    else story?.tell({ id: 'upgraded', facts: { ...facts, under } })
    done(g)
  }

  const list = (g: S, f: Placing): Move[] => listLayings(g, f.card, markersBar, place)

  const choose = question<S, Placing>({
    rule: rules['not-beside'],
    next: chosen,
    params: (_g, f) => ({ card: f.card }),
    moves: list,
    legal: list,
    cannot(g, f, _p, m) {
      if (!isPlace(m)) return rules['not-beside']
      const fault = cannotLay(g, f.card, cellOfPlace(m), turnOfPlace(m), markersBar)
      return fault && rules[fault]
    },
  })

  return {
    lay: (by, card) => ({ step: at(shown), by, card }),
    procedure: procedure<S, Placing>({
      locals: { by: MOVER, card: CARD },
      steps: { shown, chosen },
      questions: { place: choose },
      meanwhile: { chosen: (g, f) => g.cardPlace[f.card] === PLAYED },
    }),
  }
}
