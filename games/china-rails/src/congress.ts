import type { Player } from '@acheron/core'
import { endEvent } from './cards.ts'
import { type City, cityCalled } from './cities.ts'
import { CONGRESS } from './events.ts'
import { receive } from './money.ts'
import { CITY_AT, IS_MAJOR } from './sections.ts'
import { OFF_BOARD, type State } from './state.ts'
import type { ChinaRailsStory } from './story.ts'
import { isOnDuty } from './weather.ts'

const BEIJING: City = cityCalled('beijing')
const PAY_IN_BEIJING = 10
const PAY_ELSEWHERE = 5

/** A train that has come to a major has done its duty; the card is discarded when all have (CR-A56). */
export function attend(s: State, p: Player, story?: ChinaRailsStory): void {
  const at = s.at[p]
  if (!isOnDuty(s, p) || at === OFF_BOARD || !IS_MAJOR[at]) return
  s.duty &= ~(1 << p)
  const pay = CITY_AT[at] === BEIJING ? PAY_IN_BEIJING : PAY_ELSEWHERE
  story?.tell({ id: 'congress', facts: { by: p, at, pay } })
  receive(s, p, pay, 'congress', story)
  if (s.duty === 0) endEvent(s, CONGRESS, story)
}
