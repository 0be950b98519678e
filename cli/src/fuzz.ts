import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readArguments, readNumber, readSeed } from './arguments.ts'
import { listingCalled } from './listing.ts'
import { randomSeed } from './luck.ts'
import { progress } from './progress.ts'
import type { Shell } from './shell.ts'
import { cores, inOrder } from './threads.ts'
import { type Failure, type FuzzTask, tryGame } from './trial.ts'

const FLAGS = {
  seconds: { type: 'string', default: '10' },
  every: { type: 'string', default: '4' },
  seed: { type: 'string' },
  jobs: { type: 'string' },
} as const

const LONGEST = 1_000_000

export async function fuzz(args: string[], shell: Shell): Promise<number> {
  const { values, positionals } = readArguments(args, FLAGS, [1, 1])
  const { game } = await listingCalled(shell.games, positionals[0]).load()
  const seconds = readNumber('seconds', values.seconds, [1, LONGEST])
  const every = readNumber('every', values.every, [1, LONGEST])
  const seed = values.seed === undefined ? randomSeed() : readSeed(values.seed)
  const jobs = values.jobs === undefined ? cores() : readNumber('jobs', values.jobs, [1, 256])

  const start = performance.now()
  const passed = (): number => (performance.now() - start) / 1000
  function* tasks(): Generator<FuzzTask> {
    for (let number = 0; passed() < seconds; number++) yield { game: game.id, seed, number, every }
  }

  let games = 0
  let decisions = 0
  let failure: Failure | undefined
  const bar = progress(shell)
  for await (const trial of inOrder(tasks(), jobs, 'tryOne', (task) => tryGame(game, task))) {
    games++
    decisions += trial.decisions
    bar.show(passed() / seconds, `${games} games, ${decisions} decisions`)
    failure = trial.failure
    if (failure || passed() >= seconds) break
  }
  bar.done()
  shell.print(`${game.id}: ${games} games, ${decisions} decisions in ${passed().toFixed(1)} s, seed ${seed}`)
  if (!failure) {
    shell.print(shell.style('green', 'All laws hold.'))
    return 0
  }
  await report(failure, game.id, shell)
  return 1
}

async function report({ message, seats, options, seed, record }: Failure, id: string, shell: Shell): Promise<void> {
  shell.complain(`${shell.style('red', 'A law is broken:')} ${message}`)
  shell.complain(`with ${seats} seats, ${JSON.stringify(options)}, seed ${seed}`)
  if (record === undefined) return shell.complain('at the set-up, so there is no record')
  const folder = join(shell.folder, 'failures')
  const file = join('failures', `${id}-${seed}.txt`)
  await mkdir(folder, { recursive: true })
  await writeFile(join(shell.folder, file), record)
  shell.complain(`The record that leads there: ${file}`)
}
