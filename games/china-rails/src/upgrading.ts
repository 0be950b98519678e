import type { Player, Rule } from '@acheron/core'
import { pay } from './money.ts'
import type { State } from './state.ts'
import type { ChinaRailsStory } from './story.ts'
import { FAST_FREIGHT, FREIGHT, HEAVY_FREIGHT, SUPER_HEAVY, type Train, UPGRADE_PRICE, UPGRADES } from './trains.ts'

export function cannotUpgrade(s: State, p: Player, train: Train): Rule | undefined {
  if (!UPGRADES[s.train[p]].includes(train)) return cannotBecome(s.train[p], train)
  if (s.spent > 0) return 'CR-A10'
  return s.cash[p] < UPGRADE_PRICE ? 'CR-112' : undefined
}

function cannotBecome(old: Train, train: Train): Rule {
  if (old === FREIGHT && train === SUPER_HEAVY) return 'CR-038'
  if (old === FAST_FREIGHT && train === HEAVY_FREIGHT) return 'CR-A11'
  if (old === HEAVY_FREIGHT && train === FAST_FREIGHT) return 'CR-A11'
  return old === FREIGHT || old === SUPER_HEAVY ? 'CR-036' : 'CR-037'
}

/** It takes all that may be spent in a turn, so nothing can be built beside it. */
export function upgrade(s: State, p: Player, train: Train, story?: ChinaRailsStory): void {
  s.train[p] = train
  s.spent = UPGRADE_PRICE
  pay(s, p, UPGRADE_PRICE, 'trains')
  story?.tell({ id: 'upgraded', facts: { by: p, train, price: UPGRADE_PRICE } })
}
