/** Writes a finished game as PGN: tags, moves with evaluation and clock, and the ending. */
import type { GameRecord } from '../game/record.ts'
import { movetext } from './movetext.ts'
import { type Occasion, tagsOf } from './tags.ts'
import { wrapped } from './wrap.ts'

export function writePgn(record: GameRecord, occasion: Occasion = {}): string {
  const moves = movetext(record)
  const tags = tagsOf(record, occasion, moves.plies).map(([name, value]) => `[${name} "${escaped(value)}"]\n`)
  return `${tags.join('')}\n${wrapped(moves.words)}\n\n`
}

function escaped(value: string): string {
  return value
    .replace(/\p{Cc}+/gu, ' ')
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
}
