/** Tells moves while a game goes on, a few at a time, so that fast games do not drown in messages. */
import type { LiveMove } from './message.ts'

export interface LiveFeed {
  readonly add: (move: LiveMove) => void
  readonly flush: () => void
}

export function liveFeed(everyMs: number, tell: (moves: readonly LiveMove[]) => void): LiveFeed {
  let moves: LiveMove[] = []
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (moves.length > 0) tell(moves)
    moves = []
  }
  const add = (move: LiveMove) => {
    moves.push(move)
    timer ??= setTimeout(flush, everyMs)
  }
  return { add, flush }
}
