/** A made-up book: positions only have to look like positions and to differ. */
import type { Book, Opening } from '../src/formats/cup/facts/opening.ts'

export const bookOf = (count: number): Book => ({ name: 'made up', openings: Array.from({ length: count }, opening) })

/** White's king's pawn and queen's pawn stand anywhere on their files, Black's too. */
export function opening(_: unknown, i: number): Opening {
  const [a, b, c] = [i % 8, Math.floor(i / 8) % 8, Math.floor(i / 64) % 8]
  const pawn = (file: number, who: string) => `${file || ''}${who}${7 - file || ''}`
  const position = `rnbqkbnr/pppppppp/8/${pawn(c, 'p')}/${pawn(b, 'P')}/${pawn(a, 'P')}/8/RNBQKBNR ${i % 2 ? 'b' : 'w'} KQkq -`
  return { place: i + 1, position, name: `Opening ${i + 1}` }
}
