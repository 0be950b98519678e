import type { Player, Rule } from '@acheron/core'
import { borrow, cannotBorrow, listLoans } from './borrowing.ts'
import { build, cannotBuild, listSections } from './building.ts'
import { cannotLink, link } from './links.ts'
import { BORROW, BUILD, DONE, LINK, nounOf, UPGRADE, type Verb, verbOf } from './moves.ts'
import { PORTS } from './ports.ts'
import type { ChinaRailsQuestion } from './question.ts'
import { BUILDING_LIMIT, type State } from './state.ts'
import { UPGRADES } from './trains.ts'
import { isOpening } from './turn-order.ts'
import { endBuilding } from './turns.ts'
import { cannotUpgrade, upgrade } from './upgrading.ts'

type Cannot = (s: State, p: Player, noun: number) => Rule | undefined

/** What belongs to the delivery phase comes before, and in the opening not at all. */
const tooLate: Cannot = (s) => (isOpening(s) ? 'CR-075' : 'CR-210')

/** By verb: the rule against it in the building phase. */
const CANNOT: Readonly<Record<Verb, Cannot>> = {
  step: tooLate,
  cross: tooLate,
  turn: tooLate,
  done: () => undefined,
  exchange: () => 'CR-A12',
  take: tooLate,
  drop: tooLate,
  lose: () => 'CR-A91',
  deliver: tooLate,
  start: () => 'CR-A37',
  'start-at-port': () => 'CR-A37',
  refuge: () => 'CR-293',
  link: cannotLink,
  upgrade: cannotUpgrade,
  borrow: (s, p, noun) => cannotBorrow(s, p, noun + 1),
  build: cannotBuild,
}

/** The building phase: track and links, or a better train. */
export const spending: ChinaRailsQuestion = {
  id: 'build',
  rule: 'CR-067',
  params: (s) => ({ left: BUILDING_LIMIT - s.spent, opening: Number(isOpening(s)) }),

  legal(s, p, out) {
    out.push(DONE)
    for (const train of UPGRADES[s.train[p]]) if (!cannotUpgrade(s, p, train)) out.push(UPGRADE + train)
    for (let port = 0; port < PORTS; port++) if (!cannotLink(s, p, port)) out.push(LINK + port)
    listLoans(s, p, out)
    listSections(s, p, out)
  },

  cannot: (s: State, p: Player, m) => CANNOT[verbOf(m)](s, p, nounOf(m)),

  answer(s, p, m, _chance, story) {
    if (m >= BUILD) build(s, p, m - BUILD, story)
    else if (m === DONE) endBuilding(s, story)
    else if (m >= BORROW) borrow(s, p, m - BORROW + 1, story)
    else if (m >= UPGRADE) upgrade(s, p, m - UPGRADE, story)
    else link(s, p, m - LINK, story)
  },
}
