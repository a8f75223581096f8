/** Tells moves while a game goes on, a few at a time, so that fast games do not drown in messages. */
import type { LiveMove } from './message.ts'

export interface LiveFeed {
  readonly add: (move: LiveMove) => void
  readonly flush: () => void
}

/** The first at once, the others not more often than so. */
export function liveFeed(everyMs: number, tell: (moves: readonly LiveMove[]) => void): LiveFeed {
  let moves: LiveMove[] = []
  let timer: NodeJS.Timeout | undefined
  const telling = () => {
    if (moves.length > 0) tell(moves)
    moves = []
  }
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    telling()
  }
  const add = (move: LiveMove) => {
    moves.push(move)
    if (timer) return
    telling()
    timer = setTimeout(flush, everyMs)
  }
  return { add, flush }
}
