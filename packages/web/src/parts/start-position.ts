/** The Chess960 start position of a round, shown with its pairings: players set up the pieces by it. */
import { startSaid } from '@arbiter/core/bulletin'
import { textOf } from '../words/message-text.ts'
import type { Figure } from './head.tsx'

/** "Chess960 no. 414, RQNNKBBR"; undefined for the usual position. */
export const startWords = (start: number | undefined): string => (start === undefined ? '' : textOf(startSaid(start)))

/** For the title of a page: the pieces large, their number above. */
export function startFigures(start: number | undefined): Figure[] {
  if (start === undefined) return []
  const [label = '', pieces = ''] = startWords(start).split(', ')
  return [{ label, value: pieces }]
}
