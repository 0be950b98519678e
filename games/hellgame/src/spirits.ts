import type { Chance } from '@acheron/core'
import { ANTEHELL } from './board.ts'
import { type Demon, SKULLS } from './demons.ts'
import { die, killDemon, returnHome } from './edits.ts'
import { walksSafely } from './numbers.ts'
import { takeBack } from './piles.ts'
import { demonsInPlay, isOnEarth } from './queries.ts'
import { fightOf, NOBODY, OUT, type State, URIELS_BOX } from './state.ts'
import type { HellgameStory } from './story.ts'

/** Uriel appears: he is put in his box and cleanses the earth (10.1). Walking safely, a demon is passed by. */
export function callUriel(g: State, chance: Chance, story?: HellgameStory): void {
  if (g.uriel !== OUT) return
  g.uriel = URIELS_BOX
  g.urielTurn = g.turn
  story?.tell({ id: 'uriel', facts: { place: URIELS_BOX } })
  for (const demon of demonsInPlay(g)) {
    if (!isOnEarth(g, demon) || walksSafely(g, demon)) continue
    const rolled = die(chance)
    const survives = rolled <= SKULLS[demon]
    story?.tell({ id: 'rolled', facts: { demon, die: rolled, passed: survives ? 1 : 0 } })
    if (!survives) killDemon(g, demon, story)
    else {
      returnHome(g, demon, story)
      g.mustPass |= 1 << demon
    }
  }
}

export function removeUriel(g: State, story?: HellgameStory): void {
  if (g.uriel === OUT) return
  g.uriel = OUT
  story?.tell({ id: 'uriel', facts: { place: OUT } })
}

/** Lilith comes to AnteHell. If she is here already, a named aspect replaces her next roll (G-78). */
export function callLilith(g: State, aspect: number, story?: HellgameStory): void {
  if (g.lilith !== OUT) {
    if (aspect !== NOBODY && aspect !== g.lilithAspect) g.lilithNext = aspect
    return
  }
  g.lilith = ANTEHELL
  g.lilithAspect = NOBODY
  g.lilithNext = aspect
  story?.tell({ id: 'lilith', facts: { place: ANTEHELL, aspect } })
}

export function removeLilith(g: State, story?: HellgameStory): void {
  g.lilith = OUT
  g.lilithAspect = NOBODY
  g.lilithNext = NOBODY
  story?.tell({ id: 'lilith', facts: { place: OUT, aspect: NOBODY } })
}

/** He leaves the combat; what he has not used goes back to the hand. */
export function leaveCombat(g: State, demon: Demon): void {
  if (fightOf(g).demonCamp[demon] === NOBODY) return
  takeBack(g, demon)
  fightOf(g).demonCamp[demon] = NOBODY
}
