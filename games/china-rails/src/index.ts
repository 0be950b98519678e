export { de as chinaDe } from '../text/de.ts'
export { en as chinaEn, type Place as NamedPlace, type Words as ChinaWords } from '../text/en.ts'
export { fr as chinaFr } from '../text/fr.ts'
export {
  cityText,
  effectText,
  eventText,
  loadText,
  placeOf,
  portText,
  sectionText,
  someOf,
  trainText,
} from '../text/things.ts'
export { cannotEnter } from './access.ts'
export * from './areas.ts'
export { buysFerry, cannotBuild, type Offer, offerOf } from './building.ts'
export { countCards, handOf } from './cards.ts'
export * from './cities.ts'
export { bonusFor, cannotDeliver } from './delivering.ts'
export * from './demands.ts'
export * from './events.ts'
export { emptyFares, type Fares, faresFor, type Terms } from './fares.ts'
export { chinaRails } from './game.ts'
export { cannotHandle, cannotShip } from './handling.ts'
export { type Journeys, journeys } from './journeys.ts'
export { cannotLink, hasLink } from './links.ts'
export { FROM_TAIWAN } from './loading.ts'
export * from './loads.ts'
export { chipsLeft, kindsAboard, loadsAboard } from './loads-aboard.ts'
export * from './mileposts.ts'
export * from './moves.ts'
export { mayTurnBack } from './moving.ts'
export * from './ports.ts'
export * from './question.ts'
export * from './rails.ts'
export { HIDDEN, type View } from './secrets.ts'
export * from './sections.ts'
export * from './state.ts'
export type { ChinaRailsEvent } from './story.ts'
export * from './trains.ts'
export * from './turn-order.ts'
export { WATERS } from './waters.ts'
export * from './ways.ts'
export * from './weather.ts'
export { hasJoined, networkOf } from './winning.ts'
