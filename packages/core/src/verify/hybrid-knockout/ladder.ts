/** How a match of games ends: the race, sudden death, Armageddon (HYB-18 to HYB-22, HYB-24). */
import { type Result, scoreOf } from '../../facts/result.ts'

/** The winner of a match: the player named first or second, both (drawn), or nobody (both missed a game). */
export type Verdict = 'first' | 'second' | 'drawn' | 'nobody'

export interface Ladder {
  readonly verdict: Verdict | undefined
  /** True if the next game is, or the last game was, sudden death or Armageddon. */
  readonly isSuddenDeath: boolean
}

const mostAttempts = 10

/** Walks through the results; `race` is in half points. A match that may be drawn has no sudden death. */
export function ladder(results: readonly Result[], race: number, mayBeDrawn: boolean): Ladder {
  const score = { first: 0, second: 0 }
  let attempts: number | undefined
  for (const [i, result] of results.entries()) {
    const isSuddenDeath = attempts !== undefined
    if (result === '--') return { verdict: 'nobody', isSuddenDeath }
    const [first, second] = inSeats(result, i)
    if (attempts === undefined) {
      score.first += first
      score.second += second
    } else attempts++
    const verdict = attempts === undefined ? raced(score, race) : decisive(first, second, attempts, i)
    if (verdict === 'drawn' && !mayBeDrawn) attempts = 0
    else if (verdict) return { verdict, isSuddenDeath }
  }
  return { verdict: undefined, isSuddenDeath: attempts !== undefined }
}

/** HYB-S18: the player named first has White in the first game, then colours alternate. */
export const isFirstWhite = (game: number): boolean => game % 2 === 1

/** Half points of both players in the game at this index, in the order of their seats. */
function inSeats(result: Result, index: number): readonly [number, number] {
  const { white, black } = scoreOf(result)
  return isFirstWhite(index + 1) ? [white, black] : [black, white]
}

function raced({ first, second }: Readonly<Record<'first' | 'second', number>>, race: number): Verdict | undefined {
  if (first >= race && second >= race) return 'drawn'
  if (first >= race) return 'first'
  return second >= race ? 'second' : undefined
}

/** HYB-19; the attempt after the last one is Armageddon, where a draw counts for Black (HYB-S23). */
function decisive(first: number, second: number, attempt: number, index: number): Verdict | undefined {
  if (first !== second) return first > second ? 'first' : 'second'
  if (attempt <= mostAttempts) return undefined
  return isFirstWhite(index + 1) ? 'second' : 'first'
}
