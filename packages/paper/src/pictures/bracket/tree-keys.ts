/** The tree by keyboard: one tab stop, arrows that follow the tree, keys for the sections. */
import type { BulletinMatch } from '@arbiter/core/bulletin'
import { type BracketPart, type BracketPlace, neighboursOf, type PartView, wholeOf } from './bracket-part.ts'
import type { ColumnPlan } from './column-plan.ts'
import { currentOf, type PathStep } from './path.ts'

type ArrowMove = (here: BracketPlace, camefrom: number | undefined) => BracketPlace

const moves: Readonly<Record<string, ArrowMove>> = {
  ArrowLeft: ({ level, index }, cameFrom) => ({ level: level - 1, index: cameFrom ?? 2 * index }),
  ArrowRight: ({ level, index }) => ({ level: level + 1, index: index >> 1 }),
  ArrowUp: ({ level, index }) => ({ level, index: index - 1 }),
  ArrowDown: ({ level, index }) => ({ level, index: index + 1 }),
}

/** The feeder to the left, the one we came from if we did, the next match to the right, the neighbours above and below. */
export const placeAfter = (
  key: string,
  here: BracketPlace | undefined,
  cameFrom: number | undefined,
): BracketPlace | undefined => here && moves[key]?.(here, cameFrom)

/** The part that a key leads to; from the whole, the first section. */
export function partAfter(key: string, part: BracketPart, sections: number): BracketPart | undefined {
  if (sections === 0) return undefined
  const { up, down } = neighboursOf(part, sections)
  if (key === 'Home') return wholeOf(sections)
  if (key === 'PageUp') return up
  if (key !== 'PageDown') return undefined
  return down ?? (part.from === 1 ? { from: 1, to: 1 } : undefined)
}

interface TabStopQuestion {
  readonly shown: PartView
  readonly plan: readonly ColumnPlan[]
  /** The card that was used last. */
  readonly marked: string | undefined
  readonly steps: readonly PathStep[]
  readonly isRunning: (match: BulletinMatch) => boolean
}

/** The card that Tab reaches: the last one used, else on the path, else in play, else the first. */
export function tabStop({ shown, plan, marked, steps, isRunning }: TabStopQuestion): string | undefined {
  const drawn = shown.rounds.flatMap(({ matches }, i) => (plan[i]?.form === 'spine' ? [] : matches))
  const isDrawn = (id: string | undefined) => id !== undefined && drawn.some(({ match }) => match === id)
  if (isDrawn(marked)) return marked
  const followed = currentOf(steps)?.match.match
  if (isDrawn(followed)) return followed
  return (drawn.find(isRunning) ?? drawn.find(({ state }) => state === 'open') ?? drawn[0])?.match
}
