/** The moves of a game with their numbers: "12 Nf3", "Nc6", "13 Bb5"; a game that Black begins starts with "12… Nc6". */
import type { GameCourse } from './game-course.ts'
import { textOfMove } from './move-text.ts'

export function numberedMoves({ moves, positions, firstMove }: GameCourse): string[] {
  const offset = positions[0]?.turn === 'black' ? 1 : 0
  return moves.map(({ san, colour }, ply) => {
    const number = firstMove + Math.floor((ply + offset) / 2)
    const text = textOfMove(san)
    if (colour === 'white') return `${number} ${text}`
    return ply === 0 ? `${number}… ${text}` : text
  })
}
