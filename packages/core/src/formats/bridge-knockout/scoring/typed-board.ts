/** Boards as people type them: `1:4SN=/3NTE+1`, `1 4SN= 3NTE+1`, `2 420 -50`, `3:+5`, `3 5-0`. */
import type { Numbers } from '../../../facts/result.ts'

/** A contract, or the score of North-South. */
type TypedTable = string | number

export type TypedBoard = { readonly board: number } & (
  | { readonly tables: readonly [TypedTable, TypedTable] }
  | { readonly imps: Numbers }
)

/** Contracts are read by the rules, which say what is wrong with one. */
export function parseBoard(text: string): TypedBoard | undefined {
  const [, number, score = ''] = /^(\d{1,3})(?:\s*:\s*|\s+)(\S.*)$/.exec(text.trim()) ?? []
  const scored = tablesFrom(score) ?? impsFrom(score)
  return number === undefined || !scored ? undefined : { board: Number(number), ...scored }
}

export type BoardLines = { readonly boards: readonly TypedBoard[] } | { readonly line: number }

/** A board a line; or the number of the first line that is none. */
export function parseBoards(text: string): BoardLines {
  const boards: TypedBoard[] = []
  for (const [i, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const board = parseBoard(line)
    if (!board) return { line: i + 1 }
    boards.push(board)
  }
  return { boards }
}

function tablesFrom(text: string): { tables: [TypedTable, TypedTable] } | undefined {
  const [first, second, ...more] = text.split(text.includes('/') ? '/' : /\s+/).map((each) => each.trim())
  return first && second && more.length === 0 ? { tables: [tableFrom(first), tableFrom(second)] } : undefined
}

function tableFrom(text: string): TypedTable {
  const plain = text.replace('−', '-')
  return /^[+-]?\d+$/.test(plain) ? Number(plain) : plain
}

function impsFrom(text: string): { imps: Numbers } | undefined {
  const [, sign, won] = /^([+−-])(\d{1,2})$/.exec(text) ?? []
  if (won !== undefined) return { imps: sign === '+' ? [Number(won), 0] : [0, Number(won)] }
  if (/^[0=]$/.test(text)) return { imps: [0, 0] }
  const [, first, second] = /^(\d{1,2})\s*[-–:]\s*(\d{1,2})$/.exec(text) ?? []
  return first === undefined ? undefined : { imps: [Number(first), Number(second)] }
}
