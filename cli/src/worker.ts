// What runs on the threads of `threads.ts`. Games cannot be sent there, so they go by their name.
import { GAMES } from '@acheron/games'
import { listingCalled } from './listing.ts'
import { type MatchTask, playMatches } from './match.ts'
import { type FuzzTask, tryGame } from './trial.ts'

const gameCalled = async (id: string) => (await listingCalled(GAMES, id).load()).game

export const simulate = async (task: MatchTask) => playMatches(await gameCalled(task.game), task)
export const tryOne = async (task: FuzzTask) => tryGame(await gameCalled(task.game), task)
