import type { Target } from '@acheron/core'
import {
  CAPACITY,
  CITY_AT,
  COST,
  chipsLeft,
  cityText,
  DEMAND_LOAD,
  effectText,
  FROM,
  hasLink,
  isInTaiwan,
  LINK_PLACES,
  LINK_PRICE,
  loadText,
  NOBODY,
  OFFERS,
  ownerOf,
  PORT_AT,
  placeOf,
  portText,
  SOURCES,
  sectionText,
  speed,
  surcharges,
  TERRAIN,
  TO,
  trainText,
  type View,
} from '@acheron/games/china-rails'
import type { Sight } from '../contract.ts'
import { type Outlook, outlookOf } from './outlook.ts'
import { players, seen } from './seen.ts'
import { type Words, wordsIn } from './text/words.ts'

const TERRAINS = ['clear', 'desert', 'mountain', 'alpine']

export function goodsLine(words: Words, view: View, city: number): string {
  return words.offers(
    OFFERS[city].map((load) => `${loadText(words.china, load)} (${words.chips(chipsLeft(view, load))})`),
  )
}

/** How a demand could be met, in a line. */
export function outlookLine(words: Words, outlook: Outlook | undefined): string {
  if (!outlook) return words.noWay
  const { isAboard, source, chips, missing, price, link, length, turns } = outlook
  return [
    isAboard
      ? words.aboard
      : `${words.from(source === undefined ? '' : cityText(words.china, source))} (${words.chips(chips)})`,
    missing.length === 0 ? words.builtAlready : words.toBuild(missing.length, price - link),
    ...(link === 0 ? [] : [words.toLink(link)]),
    words.far(length, turns),
  ].join(words.comma)
}

const HINTS: Readonly<Record<string, (words: Words, view: View, id: number, names: readonly string[]) => string>> = {
  milepost(words, view, m) {
    const { name } = placeOf(words.china, m)
    if (CITY_AT[m] >= 0) return `${name}${words.colon}${goodsLine(words, view, CITY_AT[m])}`
    if (PORT_AT[m] >= 0) return HINTS.port(words, view, PORT_AT[m], [])
    return `${name}${words.colon}${words.hints.milepost(words.china.names.terrain(TERRAINS[TERRAIN[m]]), COST[m])}`
  },
  section(words, view, section, names) {
    const owner = ownerOf(view, section)
    const name = sectionText(words.china, section)
    if (owner !== NOBODY)
      return `${name}${words.colon}${words.hints.owner(names[owner] || words.china.seat(owner + 1))}`
    const extra = surcharges(view)[section]
    const price = words.money(Math.min(COST[FROM[section]], COST[TO[section]]) + extra)
    return extra > 0
      ? `${name}${words.colon}${price}${words.comma}${words.hints.water(extra)}`
      : `${name}${words.colon}${price}`
  },
  city(words, view, city) {
    const goods = `${cityText(words.china, city)}${words.colon}${goodsLine(words, view, city)}`
    return isInTaiwan(city) ? `${goods}${words.semicolon}${words.hints.overseas}` : goods
  },
  port(words, view, port) {
    const owners = players(view).filter((p) => hasLink(view, p, port)).length
    return `${portText(words.china, port)}${words.colon}${words.hints.links(owners, LINK_PLACES[port], LINK_PRICE[port])}`
  },
  load: (words, view, load) =>
    `${loadText(words.china, load)}${words.colon}${words.chips(chipsLeft(view, load))}${words.semicolon}${words.sources(
      SOURCES[load].map((city) => cityText(words.china, city)),
    )}`,
  aboard: (words, _view, load) => `${loadText(words.china, load)}${words.colon}${words.aboard}`,
  demand: (words, view, demand) =>
    `${loadText(words.china, DEMAND_LOAD[demand])}${words.colon}${outlookLine(words, outlookOf(view, demand))}`,
  train(words, view, train) {
    const [far, much] = [words.speed(speed(train, view.express)), words.capacity(CAPACITY[train])]
    return `${trainText(words.china, train)}${words.colon}${far}${words.comma}${much}`
  },
  event: (words, _view, event) => effectText(words.china, event),
}

export function hint({ view, language, names }: Sight, { kind, id }: Target): string | undefined {
  return HINTS[kind]?.(wordsIn(language), seen(view), id, names)
}
