import type { Target } from '@acheron/core'
import type { BoardProps } from '../contract.ts'

export type Light = 'lit' | 'marked' | 'focused'
/** Whether something is lit, marked, focused, by its kind and number. */
export type Is = (light: Light, kind: string, id: number) => boolean

const key = (kind: string, id: number): string => `${kind} ${id}`
const keys = (targets: readonly Target[]): ReadonlySet<string> => new Set(targets.map(({ kind, id }) => key(kind, id)))

/** What shines on the board, and how. To be made by a component. */
export function createLights(props: () => BoardProps): { readonly is: Is } {
  const lit = $derived(keys(props().choices.flatMap(({ targets }) => targets)))
  const marked = $derived(keys(props().marked))
  const focused = $derived(keys(focusedOf(props())))
  const lights: Readonly<Record<Light, () => ReadonlySet<string>>> = {
    lit: () => lit,
    marked: () => marked,
    focused: () => focused,
  }
  return { is: (light, kind, id) => lights[light]().has(key(kind, id)) }
}

/** The thing that an event is about: of a token on a circle and the circle, the one that can be played. */
export function thingAt({ target }: Event): HTMLElement | SVGElement | null {
  if (!(target instanceof Element)) return null
  const closest = (selector: string) => target.closest<HTMLElement | SVGElement>(selector)
  return closest('[data-kind].lit') ?? closest('[data-kind]')
}

export const targetOf = (thing: HTMLElement | SVGElement | null): Target | undefined =>
  thing ? { kind: thing.dataset.kind ?? '', id: Number(thing.dataset.id) } : undefined

const focusedOf = ({ focused }: BoardProps): Target[] => (focused ? [focused] : [])
