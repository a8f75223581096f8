/** A board as it is typed, or why it is none. */
import { parseBoard, type TypedBoard } from '@arbiter/core/bridge'
import { refused } from '../../command-line/stop.ts'
import { message } from '../words/messages.ts'

export function boardFrom(text: string): TypedBoard {
  const board = parseBoard(text)
  if (!board) throw refused('bad-board', message('cli-desk-no-board', { typed: { text } }), { board: text })
  return board
}
