// Plays the matches that say how strong the bots are, and writes bots/STRENGTH.md. See bots/README.md.
import { parseArgs } from 'node:util'
import { botsFor } from '@acheron/bots'
import { GAMES } from '@acheron/games'
import { cores } from '../cli/src/threads.ts'
import { goOn } from './strength/matches.ts'
import { rowOf } from './strength/page.ts'
import { PAIRINGS, titleOf } from './strength/pairings.ts'
import { readTallies, write } from './strength/tallies.ts'

const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true },
    match: { type: 'string', multiple: true },
    games: { type: 'string' },
    jobs: { type: 'string', default: String(cores()) },
  },
})

/** No filter keeps everything. */
const isWanted = (wanted: readonly string[] | undefined, one: string): boolean => wanted?.includes(one) ?? true

const tallies = await readTallies()
for (const { load, plate } of GAMES) {
  if (!isWanted(values.game, plate.id)) continue
  const { game } = await load()
  const names = botsFor(game).map(({ name }) => name)
  for (const pairing of PAIRINGS) {
    const title = titleOf(pairing)
    if (!isWanted(values.match, title) || !pairing.bots.every((bot) => names.includes(bot))) continue
    const upTo = Number(values.games ?? pairing.games)
    const before = tallies[plate.id]?.[title]
    for await (const tally of goOn(game, pairing, before, upTo, Number(values.jobs))) {
      tallies[plate.id] = { ...tallies[plate.id], [title]: tally }
      await write(tallies)
      console.log(`${plate.id} ${rowOf(pairing, tally)}`)
    }
  }
}
