/** Boards as they are typed: two contracts, two scores, or IMPs. */
import type { Numbers } from '@arbiter/core/facts'
import { refused } from '../../command-line/stop.ts'
import { message } from '../words/messages.ts'

type Table = string | number
export type TypedBoard = { readonly board: number } & (
  | { readonly tables: readonly [Table, Table] }
  | { readonly imps: Numbers }
)

/** `1:4SN=/3NTE+1`, `2:420/-50`, `3:+5`, `3:5-0`. */
export function boardFrom(text: string): TypedBoard {
  const [, number, score = ''] = /^(\d{1,3})\s*:\s*(\S.*)$/.exec(text.trim()) ?? []
  const told = tablesIn(score) ?? impsIn(score)
  if (number === undefined || !told)
    throw refused('bad-board', message('cli-desk-no-board', { typed: { text } }), { board: text })
  return { board: Number(number), ...told }
}

function tablesIn(text: string): { tables: [Table, Table] } | undefined {
  const [first, second, ...more] = text.split('/').map((each) => each.trim())
  if (!first || !second || more.length > 0) return undefined
  return { tables: [tableFrom(first), tableFrom(second)] }
}

const tableFrom = (text: string): Table => (/^[+−-]?\d+$/.test(text) ? Number(text.replace('−', '-')) : text)

function impsIn(text: string): { imps: Numbers } | undefined {
  const [, sign, won] = /^([+−-])(\d{1,2})$/.exec(text) ?? []
  if (won !== undefined) return { imps: sign === '+' ? [Number(won), 0] : [0, Number(won)] }
  if (/^[0=]$/.test(text)) return { imps: [0, 0] }
  const [, first, second] = /^(\d{1,2})\s*[-–:]\s*(\d{1,2})$/.exec(text) ?? []
  return first === undefined ? undefined : { imps: [Number(first), Number(second)] }
}
