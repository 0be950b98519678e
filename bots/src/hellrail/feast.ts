import { rivals, type Study } from './study.ts'

/** Gluttony: I take cards until I have more than anybody, and then must play all of them. */
export function feast(t: Study, cards: number): number {
  const sizes = rivals(t).map((p) => t.handSizes[p])
  let mine = cards
  let taken = 0
  for (let most = Math.max(...sizes); mine <= most && most > 0; most = Math.max(...sizes)) {
    sizes[sizes.indexOf(most)]--
    mine++
    taken++
  }
  return taken * t.edition.weights.gluttonsCard - cards * t.edition.weights.gluttonsOwn
}
