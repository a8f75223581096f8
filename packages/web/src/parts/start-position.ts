/** The Chess960 start position of a round, shown with its pairings: players set up the pieces by it. */
import { startSaid } from '@arbiter/core/bulletin'
import { textOf } from '../words/message-text.ts'
import type { Figure } from './head.tsx'

/** "Chess960 no. 414, RQNNKBBR"; undefined for the usual position. */
export const startWords = (start: number | undefined): string => (start === undefined ? '' : textOf(startSaid(start)))

/** For the title of a page: the pieces large, their number above. */
export function startFigures(start: number | undefined): Figure[] {
  if (start === undefined) return []
  const [label, value] = startParts(start)
  return [{ label, value }]
}

function startParts(start: number): readonly [label: string, letters: string] {
  const [label = '', letters = ''] = startWords(start).split(', ')
  return [label, letters]
}

interface StartRowView {
  /** "Chess960 no. 414". */
  readonly label: string
  /** From the file a to the file h: "RQNNKBBR". */
  readonly letters: string
  /** From left to right as this side sees its own pieces. */
  readonly squares: readonly { readonly piece: string; readonly file: string; readonly isDark: boolean }[]
}

export function startRow(start: number, side: 'white' | 'black'): StartRowView {
  const [label, letters] = startParts(start)
  const squares = [...letters].map((letter, i) => ({
    piece: letter.toLowerCase(),
    file: 'abcdefgh'.charAt(i),
    isDark: (i % 2 === 0) === (side === 'white'),
  }))
  return { label, letters, squares: side === 'white' ? squares : squares.reverse() }
}
