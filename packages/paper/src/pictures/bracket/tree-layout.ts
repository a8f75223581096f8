/** The positions in a tree: columns in percent of the width, heights in rows of the first round. */
import type { PartRound, PartView } from './bracket-part.ts'
import type { ColumnForm, ColumnPlan } from './column-plan.ts'

export interface Column {
  readonly x: number
  readonly w: number
  readonly form: ColumnForm | 'stubs'
  /** Level of the round; undefined for the column of stubs. */
  readonly round: PartRound | undefined
  /** Rows of the first column that each match spans. */
  readonly span: number
}

export interface Layout {
  readonly columns: readonly Column[]
  readonly rows: number
  /** Minimum width in rem; below it the tree scrolls. */
  readonly width: number
  /** Maximum width in rem: cards of a small bracket do not stretch over the whole page. */
  readonly most: number
  /** CSS length of a row. */
  readonly unit: string
}

const gap = 2
const stretch = 1.8
const stubsWidth = 12.5

export function layoutOf({ stubs, rounds }: PartView, plan: readonly ColumnPlan[]): Layout {
  const hasStubs = stubs.length > 0
  const widths = [...(hasStubs ? [stubsWidth] : []), ...plan.map(({ width }) => width)]
  const width = widths.reduce((sum, each) => sum + each, 0) + gap * (widths.length - 1)
  const rows = hasStubs ? stubs.length : (rounds[0]?.matches.length ?? 1)
  const spans = widths.map((_, i) => 2 ** i)
  const forms: Column['form'][] = [...(hasStubs ? ['stubs' as const] : []), ...plan.map(({ form }) => form)]
  const percent = (rem: number) => (100 * rem) / width
  const columns = widths.map((w, i): Column => {
    const before = widths.slice(0, i).reduce((sum, each) => sum + each + gap, 0)
    const round = hasStubs ? rounds[i - 1] : rounds[i]
    return { x: percent(before), w: percent(w), form: forms[i] as Column['form'], round, span: spans[i] as number }
  })
  return { columns, rows, width, most: width * stretch, unit: unitFor(columns) }
}

/** The tightest column sets the row height, so that no cards touch. */
function unitFor(columns: readonly Column[]): string {
  const heights = columns.flatMap(({ form, span }) => (form === 'spine' ? [] : [`var(--${form}-pitch) / ${span}`]))
  return `max(${[...heights, '0.5rem'].map((each) => `calc(${each})`).join(', ')})`
}

/** The middle of a match, in rows. */
export const middleOf = (span: number, i: number): number => span * (i + 0.5)
