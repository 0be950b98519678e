import { Refused } from '@acheron/core'
import { admin } from './admin.ts'
import { backup, restore } from './backup.ts'
import { bench } from './bench.ts'
import { doctor } from './doctor.ts'
import { engine } from './engine.ts'
import { fuzz } from './fuzz.ts'
import { HELP, OVERVIEW } from './help.ts'
import { play } from './play.ts'
import { replay } from './replay.ts'
import { serve } from './serve.ts'
import type { Command, Shell } from './shell.ts'
import { sim } from './sim.ts'

const COMMANDS: Readonly<Record<keyof typeof HELP, Command>> = {
  serve,
  play,
  replay,
  sim,
  fuzz,
  bench,
  engine,
  doctor,
  backup,
  restore,
  admin,
}

const isCommand = (name: string): name is keyof typeof HELP => Object.hasOwn(COMMANDS, name)
const isHelp = (arg: string): boolean => arg === '--help' || arg === '-h'

/** The command line: 0 when all went well, 1 for a record or a law that does not hold, 2 for a request that makes no sense. */
export async function acheron(args: string[], shell: Shell): Promise<number> {
  const [name = '--help', ...rest] = args
  try {
    if (isHelp(name)) shell.print(OVERVIEW)
    else if (!isCommand(name))
      throw new Refused(`there is no command "${name}"; there is ${Object.keys(HELP).join(', ')}`)
    else if (rest.some(isHelp)) shell.print(HELP[name])
    else return await COMMANDS[name](rest, shell)
    return 0
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    shell.complain(`${shell.style('red', 'acheron:')} ${error.message}`)
    shell.complain(`See acheron ${isCommand(name) ? `${name} ` : ''}--help.`)
    return 2
  }
}
