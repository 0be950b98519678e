import type { Player, Rule } from '@acheron/core'
import { DESERT_RAINS, EVENTS, type Event, STRIKES } from './events.ts'
import type { Milepost } from './mileposts.ts'
import { FROM, RAINY_SURCHARGE, type Section, SURCHARGE, TO } from './sections.ts'
import { NOT_IN_FORCE, type State } from './state.ts'

/** The events in force. */
export type Sky = Pick<State, 'ends'>

export const isInForce = (s: Sky, event: Event): boolean => s.ends[event] !== NOT_IN_FORCE
export const isStrike = (s: Sky): boolean => STRIKES.some((event) => isInForce(s, event))

export function eventsInForce(s: Sky): Event[] {
  const events: Event[] = []
  for (let event = 0; event < s.ends.length; event++) if (s.ends[event] !== NOT_IN_FORCE) events.push(event)
  return events
}

/** By section, what water adds to the price under this sky. */
export const surcharges = (s: Sky): Uint8Array => (isInForce(s, DESERT_RAINS) ? RAINY_SURCHARGE : SURCHARGE)

export function isFlooded(s: Sky, section: Section): boolean {
  for (let event = 0; event < s.ends.length; event++)
    if (s.ends[event] !== NOT_IN_FORCE && EVENTS[event].flooded?.[section]) return true
  return false
}

/** The rule by which nobody may build a section now, whatever the direction. */
export function closedToBuilding(s: Sky, section: Section): Rule | undefined {
  for (let event = 0; event < s.ends.length; event++) {
    if (s.ends[event] === NOT_IN_FORCE) continue
    const { flooded, bars, barredBy } = EVENTS[event]
    if (flooded?.[section]) return 'CR-257'
    if (bars && (bars[FROM[section]] || bars[TO[section]])) return barredBy
  }
  return undefined
}

/** Whether snow lies so high on a milepost that nothing reaches it. */
export function isShut(s: Sky, m: Milepost): boolean {
  for (let event = 0; event < s.ends.length; event++)
    if (s.ends[event] !== NOT_IN_FORCE && EVENTS[event].shuts?.[m]) return true
  return false
}

/** The rule by which no train may go over a section from one end to the other now. */
export function closedToTrains(s: Sky, section: Section, to: Milepost): Rule | undefined {
  for (let event = 0; event < s.ends.length; event++) {
    if (s.ends[event] === NOT_IN_FORCE) continue
    const { flooded, stops, shuts } = EVENTS[event]
    if (flooded?.[section]) return 'CR-258'
    if (stops && (stops[FROM[section]] || stops[TO[section]])) return 'CR-287'
    if (shuts?.[to]) return 'CR-285'
  }
  return undefined
}

/** Whether trains move at half rate there. */
export function isSlow(s: Sky, m: Milepost): boolean {
  for (let event = 0; event < s.ends.length; event++)
    if (s.ends[event] !== NOT_IN_FORCE && EVENTS[event].slows?.[m]) return true
  return false
}

/** Whether a player must go to the congress before anything else is loaded or unloaded. */
export const isOnDuty = (s: Pick<State, 'duty'>, p: Player): boolean => ((s.duty >> p) & 1) === 1
