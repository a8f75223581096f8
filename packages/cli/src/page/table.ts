/** Tables that fit the width: figures to the right, names shortened when there is no room, spare columns left out last. */
import type { Paper } from './paper.ts'
import { fittedApart, padded, textWidth } from './text-width.ts'

export interface Column {
  readonly heading: string
  readonly align?: 'left' | 'right'
  /** May be shortened, down to this many columns. */
  readonly least?: number
  /** May be left out on a narrow page. */
  readonly isSpare?: boolean
}

export interface Row {
  readonly cells: readonly string[]
  /** How the whole line is written. */
  readonly style?: (text: string) => string
}

const gap = 2

export function table(paper: Paper, columns: readonly Column[], rows: readonly Row[], indent = ''): string[] {
  const room = paper.width - textWidth(indent)
  const natural = columns.map((column, i) =>
    Math.max(textWidth(column.heading), ...rows.map(({ cells }) => textWidth(cells[i] ?? ''))),
  )
  const kept = keptColumns(columns, natural, room)
  const widths = shortened(columns, natural, kept, room)
  const cut = columns.map((_, i) =>
    fittedApart(
      rows.map(({ cells }) => cells[i] ?? ''),
      widths[i] as number,
    ),
  )
  const line = (cells: readonly string[]) =>
    indent +
    kept
      .map((i) => padded(cut[i]?.(cells[i] ?? '') ?? '', widths[i] as number, columns[i]?.align))
      .join(' '.repeat(gap))
      .trimEnd()
  const heading = columns.some((column) => column.heading !== '')
    ? [paper.pencil(line(columns.map((c) => c.heading)))]
    : []
  return [...heading, ...rows.map(({ cells, style }) => (style ?? plain)(line(cells)))]
}

const plain = (text: string): string => text

/** All columns, or all but the last spare ones if even shortened ones find no room. */
function keptColumns(columns: readonly Column[], natural: readonly number[], room: number): number[] {
  const kept = columns.map((_, i) => i)
  const least = (i: number) => Math.min(natural[i] as number, columns[i]?.least ?? Number.POSITIVE_INFINITY)
  while (widthOf(kept.map(least)) > room) {
    const spare = kept.findLastIndex((i) => columns[i]?.isSpare)
    if (spare < 0) break
    kept.splice(spare, 1)
  }
  return kept
}

const widthOf = (widths: readonly number[]): number =>
  widths.reduce((sum, width) => sum + width, 0) + gap * Math.max(0, widths.length - 1)

/** Takes what is missing from the columns that may be shortened, always from the widest. */
function shortened(
  columns: readonly Column[],
  natural: readonly number[],
  kept: readonly number[],
  room: number,
): number[] {
  const widths = [...natural]
  let over = widthOf(kept.map((i) => widths[i] as number)) - room
  for (; over > 0; over--) {
    const most = kept
      .filter((i) => (widths[i] as number) > (columns[i]?.least ?? Number.POSITIVE_INFINITY))
      .reduce<number | undefined>(
        (best, i) => (best === undefined || (widths[i] as number) > (widths[best] as number) ? i : best),
        undefined,
      )
    if (most === undefined) break
    widths[most] = (widths[most] as number) - 1
  }
  return widths
}
