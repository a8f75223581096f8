/** Parses boards, one per line: "1 4SN= 4SN-1", "2 620 -100". The rules parse the contracts. */

interface BoardLine {
  readonly board: number
  readonly tables: readonly [string | number, string | number]
}

/** All boards, or the number of the first line that is not one. */
export function parseBoards(text: string): { readonly boards: readonly BoardLine[] } | { readonly line: number } {
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
