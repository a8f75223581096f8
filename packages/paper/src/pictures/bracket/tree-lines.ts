/** The lines of a tree as drawing commands: decided in print, to come dotted, the path in ink. */
import type { BulletinBracket, BulletinMatch } from '@arbiter/core/bulletin'
import { matchAt, type PartView } from './bracket-part.ts'
import type { PathStep } from './path.ts'
import { type Column, type Layout, middleOf } from './tree-layout.ts'

export const lineKinds = ['', 'todo', 'path', 'path todo'] as const
export type LineKind = (typeof lineKinds)[number]

/** Each kind is one path, in thousandths of the width and rows of the first column. */
export type TreeLines = Readonly<Record<LineKind, string>>

interface LinesQuestion {
  readonly bracket: BulletinBracket
  readonly shown: PartView
  readonly layout: Layout
  readonly steps: readonly PathStep[]
}

export function linesOf(question: LinesQuestion): TreeLines {
  const { layout, steps } = question
  const ids = new Set<string>(steps.map(({ match }) => match.match))
  const drawn: Record<LineKind, string> = { '': '', todo: '', path: '', 'path todo': '' }
  for (const [c, column] of layout.columns.entries()) {
    const before = layout.columns[c - 1]
    if (!before || !column.round || column.form === 'spine') continue
    for (const [i, match] of column.round.matches.entries())
      for (const [side, feeder] of feedersOf(question, before, i).entries()) {
        if (!feeder) continue
        const isPath = ids.has(feeder.match) && ids.has(match.match)
        drawn[kindOf(isPath, feeder.state === 'decided')] += line(before, column, 2 * i + side, i)
      }
  }
  return drawn
}

const kindOf = (isPath: boolean, isDecided: boolean): LineKind =>
  isPath ? (isDecided ? 'path' : 'path todo') : isDecided ? '' : 'todo'

/** The upper and the lower feeder of a match: in the column before, or at the end of a stub. */
function feedersOf({ bracket, shown }: LinesQuestion, before: Column, i: number): (BulletinMatch | undefined)[] {
  return [2 * i, 2 * i + 1].map((each) => {
    const stub = shown.stubs[each]
    return before.form === 'stubs' ? stub && matchAt(bracket, stub) : before.round?.matches[each]
  })
}

/** From a spine the line goes straight to the match. */
function line(before: Column, column: Column, from: number, to: number): string {
  const [left, right] = [10 * (before.x + before.w), 10 * column.x]
  const y = middleOf(column.span, to)
  if (before.form === 'spine') return `M${left.toFixed(1)} ${y}H${right.toFixed(1)}`
  const middle = ((left + right) / 2).toFixed(1)
  return `M${left.toFixed(1)} ${middleOf(before.span, from)}H${middle}V${y}H${right.toFixed(1)}`
}
