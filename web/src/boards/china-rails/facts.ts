import type { Language } from '@acheron/core'
import { CITY_MILEPOST, HIDDEN, loadsAboard, MAJORS, networkOf, type View } from '@acheron/games/china-rails'
import type { SeatFact } from '../contract.ts'
import { wordsIn } from './text/words.ts'

const known = new WeakMap<readonly number[], { readonly ferry: number; readonly joined: number[] }>()

/** The largest group of major cities that a player's own track joins; found anew when the track changes. */
export function joinedMajors(view: View, p: number): number[] {
  const found = known.get(view.track[p])
  if (found?.ferry === view.ferry) return found.joined
  const joined = joinedNow(view, p)
  known.set(view.track[p], { ferry: view.ferry, joined })
  return joined
}

function joinedNow(view: View, p: number): number[] {
  let best: number[] = []
  for (let from = 0; from < MAJORS; from++) {
    const network = networkOf(view, p, CITY_MILEPOST[from])
    const group = Array.from({ length: MAJORS }, (_, city) => city).filter((city) => network[CITY_MILEPOST[city]] === 1)
    if (group.length > best.length) best = group
  }
  return best.length > 1 ? best : []
}

export function seatFacts(view: View, player: number, language: Language): SeatFact[] {
  const { facts } = wordsIn(language)
  const [cash, loads, joined] = [view.cash[player], loadsAboard(view, player).length, joinedMajors(view, player).length]
  return [
    ...(cash === HIDDEN ? [] : [{ icon: 'tokens', value: cash, label: facts.cash(cash), urgent: cash >= view.goal }]),
    { icon: 'path', value: view.track[player].length, label: facts.track(view.track[player].length) },
    { icon: 'delivered', value: loads, label: facts.loads(loads) },
    { icon: 'map', value: joined, label: facts.joined(joined), urgent: joined === MAJORS },
  ]
}
