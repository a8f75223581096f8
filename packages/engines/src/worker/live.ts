/** Batches the moves of a running game, so that fast games do not flood the messages. */
import type { LiveMove } from './message.ts'

export interface LiveFeed {
  readonly add: (move: LiveMove) => void
  readonly flush: () => void
}

/** The first move at once, the others at this interval at most. */
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
