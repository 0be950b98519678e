import { type House, lookOf, newsSince, type Open } from '@acheron/host'
import type { Attendance, Line, Lines } from './lines.ts'
import { printNews } from './printing.ts'

/** Something was kept: everybody who attends a table is told what they may know of it. */
export function tellAll(lines: Lines, id: string, open: Open): void {
  for (const [line, attendance] of lines.at(id)) {
    if (attendance.isLate) continue
    if (attendance.busy === 0) tellOne(line, attendance, id, open)
    else attendance.held = toldTo(attendance, open)
  }
}

const toldTo = ({ seat }: Attendance, { table: { told } }: Open): number => told[seat ?? told.length - 1]

/**
 * What a page has not been sent yet. Who is too slow gets it when they have read the rest; of what is too long ago the
 * chapters are missing, and the page asks for them if it wants them.
 */
export function tellOne(line: Line, attendance: Attendance, id: string, open: Open): void {
  const { table } = open
  const { seat } = attendance
  const at = toldTo(attendance, open)
  if (attendance.at >= at || line.isSlow()) return
  const chapters = newsSince(table, seat, attendance.at) ?? []
  attendance.at = at
  line.send(printNews(id, { chapters, look: lookOf(table, seat) }))
}

/** No news of a table to a page until the answer that it waits for has gone there; then whatever has come meanwhile. */
export function holdNews({ house }: { readonly house: House }, line: Line, id: string, attendance: Attendance): void {
  attendance.busy++
  line.afterwards.push(() => {
    attendance.busy--
    const isBehind = attendance.held > attendance.at
    if (!isBehind || attendance.busy > 0 || line.attending.get(id) !== attendance) return
    house.inside(id, (open) => tellOne(line, attendance, id, open)).catch(() => undefined)
  })
}

/** A page that was slow has read what it was sent. */
export function catchUp({ house }: { readonly house: House }, line: Line): void {
  for (const [id, attendance] of line.attending) {
    if (attendance.busy > 0 || attendance.isLate) continue
    house.inside(id, (open) => tellOne(line, attendance, id, open)).catch(() => undefined)
  }
}
