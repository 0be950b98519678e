import { GAMES } from '@acheron/games'
import { type Share, wilson } from '../../cli/src/statistics.ts'
import { PAIRINGS, type Pairing, titleOf } from './pairings.ts'
import type { Tallies, Tally } from './tallies.ts'

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

function verdict({ high, low, share }: Share, { bar }: Pairing): string {
  if (bar === undefined) return low <= 0.5 && high >= 0.5 ? 'even, as it must be' : 'not even: something is wrong'
  const wanted = `at least ${percent(bar)}`
  if (share < bar) return `${wanted}: missed`
  return low >= bar ? `${wanted}: reached` : `${wanted}: reached, but not beyond doubt`
}

export function rowOf(pairing: Pairing, { games, wins }: Tally): string {
  const its = wilson(wins, games)
  const few = games < pairing.games ? ` of ${pairing.games}` : ''
  return `| ${pairing.bots.join(' against ')} | ${games}${few} | ${percent(its.share)} | ${percent(its.low)} to ${percent(its.high)} | ${verdict(its, pairing)} |`
}

const HEAD = `# How strong the bots are

\`npm run strength\` plays these matches and writes this page. Two seats, the usual options. Each deal is played in both
seatings, so nobody owes a win to a seat; a shared win counts half. The intervals are Wilson's, 95 %. The mirror match is
the control. A match that is not listed has not been played yet; one with fewer games than it should have says so.`

const TABLE_HEAD = '| match | games | won | interval | bar |\n| --- | --- | --- | --- | --- |'

export function pageOf(tallies: Tallies): string {
  const sections = GAMES.flatMap(({ plate: { id } }) => {
    const rows = PAIRINGS.flatMap((pairing) => {
      const tally = tallies[id]?.[titleOf(pairing)]
      return tally ? [rowOf(pairing, tally)] : []
    })
    return rows.length === 0 ? [] : [`## ${id}\n\n${TABLE_HEAD}\n${rows.join('\n')}`]
  })
  return `${[HEAD, ...sections].join('\n\n')}\n`
}
