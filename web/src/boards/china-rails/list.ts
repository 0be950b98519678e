import {
  CITY_AT,
  CITY_ID,
  CITY_MILEPOST,
  CITY_MILEPOSTS,
  cityText,
  DEMAND_CITY,
  DEMAND_LOAD,
  demandsOf,
  handOf,
  hasReached,
  isInTaiwan,
  loadText,
  OFF_BOARD,
  PAYMENT,
  PORT_MILEPOST,
  PORTS,
  sectionText,
  speed,
  type View,
} from '@acheron/games/china-rails'
import type { ListSection, Sight } from '../contract.ts'
import { goodsLine, hint, outlookLine } from './hint.ts'
import { stepsTo } from './journeys.ts'
import { priceTo } from './lines.ts'
import { outlookOf, soonOf } from './outlook.ts'
import { seen } from './seen.ts'
import { type Words, wordsIn } from './text/words.ts'

type Line = ListSection['lines'][number]

/** The whole game in words: what can be done, the cards, and how far every city is in mileposts and in money. */
export function list(sight: Sight): readonly ListSection[] {
  const view = seen(sight.view)
  const words = wordsIn(sight.language)
  const sections: ListSection[] = [
    { heading: words.list.now, lines: sight.texts.position(sight.view, sight.names).map((text) => ({ text })) },
    { heading: words.list.cargo, lines: cargo(words, sight) },
    { heading: words.list.cards, lines: cards(words, view) },
    { heading: words.soon, lines: soon(words, view) },
    { heading: words.list.cities, lines: cities(words, sight, view) },
    { heading: words.list.ports, lines: ports(sight) },
    { heading: words.list.steps, lines: steps(sight) },
    {
      heading: words.list.sections,
      lines: sight.choices.ids('section').map((id) => ({
        text: sectionText(words.china, id),
        target: { kind: 'section', id },
      })),
    },
  ]
  return sections.filter(({ lines }) => lines.length > 0)
}

/** What can be done with loads and the train itself. */
function cargo(words: Words, sight: Sight): Line[] {
  const { choices } = sight
  const named = (kind: string, text: (id: number) => string): Line[] =>
    choices.ids(kind).map((id) => ({ text: text(id), target: { kind, id } }))
  const load = (id: number): string => loadText(words.china, id)
  return [
    ...named('load', load),
    ...named('aboard', load),
    ...named('train', (id) => hint(sight, { kind: 'train', id }) ?? ''),
  ]
}

function cards(words: Words, view: View): Line[] {
  if (view.me < 0) return []
  return handOf(view, view.me).flatMap((card) =>
    demandsOf(card).map((demand) => ({
      text: demandLine(words, view, demand),
      target: { kind: 'demand', id: demand },
    })),
  )
}

function demandLine(words: Words, view: View, demand: number): string {
  const [load, city] = [loadText(words.china, DEMAND_LOAD[demand]), cityText(words.china, DEMAND_CITY[demand])]
  const asked = words.china.demand(load, city, PAYMENT[demand])
  return `${asked}${words.colon}${outlookLine(words, outlookOf(view, demand))}`
}

const soon = (words: Words, view: View): Line[] =>
  soonOf(view).map(({ demand }) => ({ text: demandLine(words, view, demand) }))

/** Every city with what it offers, what my cards want there, and the way there: mileposts along track, or money. */
function cities(words: Words, { choices }: Sight, view: View): Line[] {
  const wanted = new Map<number, string[]>()
  if (view.me >= 0)
    for (const demand of handOf(view, view.me).flatMap(demandsOf)) {
      const city = DEMAND_CITY[demand]
      const what = `${loadText(words.china, DEMAND_LOAD[demand])} (${words.money(PAYMENT[demand])})`
      wanted.set(city, [...(wanted.get(city) ?? []), what])
    }
  return CITY_ID.map((_, city) => {
    const m = CITY_MILEPOST[city]
    const parts = [
      goodsLine(words, view, city),
      ...(wanted.has(city) ? [words.wanted(wanted.get(city) ?? [])] : []),
      ...(isInTaiwan(city) ? [words.hints.overseas] : wayThere(words, view, city)),
    ]
    const text = `${cityText(words.china, city)}${words.colon}${parts.join(words.semicolon)}`
    if (isInTaiwan(city)) return { text }
    const target = choices.isLit({ kind: 'city', id: city }) ? { kind: 'city', id: city } : { kind: 'milepost', id: m }
    return { text, target }
  })
}

function wayThere(words: Words, view: View, city: number): string[] {
  if (view.me < 0) return []
  const m = CITY_MILEPOST[city]
  const at = view.at[view.me]
  if (at !== OFF_BOARD && CITY_AT[at] === city) return [words.list.here]
  const steps = stepsTo(view, m, 'all')
  const along =
    steps === undefined ? [] : [words.list.along(steps, Math.ceil(steps / speed(view.train[view.me], view.express)))]
  if (CITY_MILEPOSTS[city].some((one) => hasReached(view, view.me, one))) return [...along, words.list.reached]
  const price = priceTo(view, m)
  if (price === undefined) return [...along, words.list.unreached]
  return [...along, price === 0 ? words.list.begin : words.list.price(price)]
}

function ports(sight: Sight): Line[] {
  return Array.from({ length: PORTS }, (_, port) => {
    const target = sight.choices.isLit({ kind: 'port', id: port })
      ? { kind: 'port', id: port }
      : { kind: 'milepost', id: PORT_MILEPOST[port] }
    return { text: hint(sight, { kind: 'port', id: port }) ?? '', target }
  })
}

const steps = ({ choices }: Sight): Line[] =>
  choices.ids('milepost').map((id) => ({
    text: choices.about({ kind: 'milepost', id }).at(0)?.text ?? '',
    target: { kind: 'milepost', id },
  }))
