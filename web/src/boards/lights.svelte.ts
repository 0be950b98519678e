import type { Target } from '@acheron/core'
import type { BoardProps } from './contract.ts'
import { sameTarget } from './places.ts'

export type Light = 'lit' | 'marked' | 'focused' | 'looked'
/** Whether something is lit, marked, focused, looked at, by its kind and number. */
export type Is = (light: Light, kind: string, id: number) => boolean

/** What shines beside the sheet, for cards, piles and slips; on the sheet `Lights` draws it. To be made by a component. */
export function createLights(props: () => BoardProps): Is {
  const marked = $derived(new Set(props().marked.map(({ kind, id }) => `${kind} ${id}`)))
  const lights: Readonly<Record<Light, (target: Target) => boolean>> = {
    lit: (target) => props().choices.isLit(target),
    marked: ({ kind, id }) => marked.has(`${kind} ${id}`),
    focused: (target) => sameTarget(props().focused, target),
    looked: (target) => sameTarget(props().looked, target),
  }
  return (light, kind, id) => lights[light]({ kind, id })
}

/** The thing beside the sheet that an event is about: of one within another, the one that can be played. */
export function thingAt({ target }: Event): HTMLElement | SVGElement | null {
  if (!(target instanceof Element)) return null
  const closest = (selector: string) => target.closest<HTMLElement | SVGElement>(selector)
  return closest('[data-kind].lit') ?? closest('[data-kind]')
}

export const targetOf = (thing: Element | null): Target | undefined =>
  thing instanceof HTMLElement || thing instanceof SVGElement
    ? { kind: thing.dataset.kind ?? '', id: Number(thing.dataset.id) }
    : undefined

/** Where a thing beside the sheet is, in the window. */
export const elementOf = ({ kind, id }: Target): Element | null =>
  document.querySelector(`[data-kind="${kind}"][data-id="${id}"]`)
