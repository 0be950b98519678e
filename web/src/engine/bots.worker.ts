import { GAMES } from '@acheron/games'
import { expose } from 'comlink'
import { think } from './think.ts'
import type { Task } from './types.ts'

expose({ think: (task: Task) => think(GAMES, task) })
