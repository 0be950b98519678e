import type { Player } from '@acheron/core'
import type { Declined, Next, OpenProposal, Proposal } from '@acheron/host/online'
import type { Off } from '../due/clock.ts'

/** What happens at a table beside the game. Kept one after the other, and never changed: the trace is there by itself. */
export type Affair =
  /** `waitsFor`: those whose consent it needs. `from`: the entry of the log that a taking back goes back before. */
  | {
      readonly kind: 'propose'
      readonly by: Player
      readonly proposal: Proposal
      readonly waitsFor: readonly Player[]
      readonly from?: number
    }
  | { readonly kind: 'consent'; readonly by: Player; readonly proposal: number; readonly yes: boolean }
  | { readonly kind: 'withdraw'; readonly by: Player; readonly proposal: number }
  /** What was agreed on has been done, or could no longer be. */
  | { readonly kind: 'done'; readonly proposal: number }
  /** `at`: when it was. */
  | { readonly kind: 'time-over'; readonly by: Player; readonly at: number }
  | { readonly kind: 'come-back' | 'resign'; readonly by: Player }
  /** The same is played once more at another table. */
  | { readonly kind: 'again'; readonly by: Player; readonly table: string }

export interface NumberedAffair {
  readonly number: number
  readonly time: number
  readonly affair: Affair
}

/** A proposal, and how far it has come. */
export interface Proposed extends OpenProposal {
  readonly from?: number
}

/** What follows from the affairs of a table. */
export interface Affairs {
  readonly number: number
  /** Those that still wait for somebody. */
  readonly open: readonly Proposed[]
  /** Agreed on, and not carried out yet. */
  readonly agreed: readonly Proposed[]
  /** The last thing that happened is that this was declined. */
  readonly declined: Declined | undefined
  /** The last table that was laid to play it again. */
  readonly next: Next | undefined
  readonly pauses: readonly Off[]
  /** By seat: when a bot played for its person. */
  readonly absences: Readonly<Record<Player, readonly Off[]>>
}

/** What whoever comes back has left at least, of the time that ran out. */
const GRACE_MS = 60_000

/** From when on the time of somebody does not count whose time was over then. */
export const absentFrom = (over: number): number => over - GRACE_MS

/** One consent is enough to go on after a pause; everything else needs all. */
const isAgreed = ({ proposal, waitsFor }: Proposed, hasConsent: boolean): boolean =>
  waitsFor.length === 0 || (proposal.kind === 'go-on' && hasConsent)

/**
 * What follows from affairs, in the order in which they were kept. `plays`: whether somebody plays there now, and not a
 * bot: nobody else is waited for.
 */
export function foldAffairs(list: readonly NumberedAffair[], plays: (seat: Player) => boolean = () => true): Affairs {
  const proposed = new Map<number, Proposed & { readonly asked: number }>()
  const pauses: Stretch[] = []
  const absences: Record<Player, Stretch[]> = {}
  let declined: Declined | undefined
  let next: Next | undefined
  for (const { number, time, affair } of list) {
    if (affair.kind === 'propose') {
      const { by, proposal, waitsFor, from } = affair
      proposed.set(number, {
        number,
        by,
        proposal,
        waitsFor,
        asked: waitsFor.length,
        ...(from !== undefined && { from }),
      })
    }
    declined =
      affair.kind === 'consent' && !affair.yes ? declinedBy(proposed.get(affair.proposal), affair.by) : undefined
    if (affair.kind === 'withdraw' || (affair.kind === 'consent' && !affair.yes)) proposed.delete(affair.proposal)
    if (affair.kind === 'consent' && affair.yes) {
      const it = proposed.get(affair.proposal)
      if (it) proposed.set(it.number, { ...it, waitsFor: it.waitsFor.filter((p) => p !== affair.by) })
    }
    if (affair.kind === 'done') {
      const kind = proposed.get(affair.proposal)?.proposal.kind
      proposed.delete(affair.proposal)
      if (kind === 'pause') pauses.push({ from: time })
      if (kind === 'go-on') endLast(pauses, time)
    }
    if (affair.kind === 'time-over') {
      absences[affair.by] ??= []
      absences[affair.by].push({ from: absentFrom(affair.at) })
    }
    if (affair.kind === 'again') next = { by: affair.by, table: affair.table }
    if (affair.kind === 'come-back') endLast(absences[affair.by] ?? [], time)
  }
  const all = [...proposed.values()].map(({ asked, ...it }) => {
    const each = { ...it, waitsFor: it.waitsFor.filter(plays) }
    return { each, isDone: isAgreed(each, it.waitsFor.length < asked) }
  })
  return {
    number: (list.at(-1)?.number ?? -1) + 1,
    open: all.filter(({ isDone }) => !isDone).map(({ each }) => each),
    agreed: all.filter(({ isDone }) => isDone).map(({ each }) => each),
    declined,
    next,
    pauses,
    absences,
  }
}

const declinedBy = (proposed: Proposed | undefined, by: Player): Declined | undefined =>
  proposed && { number: proposed.number, of: proposed.by, by }

interface Stretch {
  readonly from: number
  until?: number
}

function endLast(stretches: Stretch[], time: number): void {
  const last = stretches.at(-1)
  if (last && last.until === undefined) last.until = time
}
