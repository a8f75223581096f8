/** Boards as they are typed, one a line: "1 4SN= 4SN-1", "2 620 -100". What a contract is, the rules know. */

interface BoardLine {
  readonly board: number
  readonly tables: readonly [string | number, string | number]
}

/** All of them, or the first line that is none. */
export function readBoards(text: string): { readonly boards: readonly BoardLine[] } | { readonly line: number } {
  const boards: BoardLine[] = []
  for (const [i, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const [, board, one, other] = /^\s*(\d{1,3})\s+(\S+)\s+(\S+)\s*$/.exec(line) ?? []
    if (board === undefined || one === undefined || other === undefined) return { line: i + 1 }
    boards.push({ board: Number(board), tables: [tableScore(one), tableScore(other)] })
  }
  return { boards }
}

/** A score of North-South, or a contract. */
function tableScore(text: string): string | number {
  const plain = text.replace('−', '-')
  return /^[+-]?\d+$/.test(plain) ? Number(plain) : plain
}
