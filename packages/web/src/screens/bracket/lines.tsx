/** The lines of a tree, in one drawing behind the cards: decided in print, to come dotted, the path in ink. */
import type { BulletinBracket, BulletinMatch } from '@arbiter/core/bulletin'
import { lastOfSection } from './bracket-part.ts'
import { type Column, type Layout, middleOf } from './layout.ts'
import type { PathStep } from './path.ts'

interface LinesProps {
  readonly bracket: BulletinBracket
  readonly layout: Layout
  readonly sections: readonly number[]
  readonly steps: readonly PathStep[]
}

const kinds = ['', 'todo', 'path', 'path todo'] as const
type Kind = (typeof kinds)[number]

export function Lines({ bracket, layout, sections, steps }: LinesProps) {
  const drawn = linesIn(layout, (column, i) => feedersOf(bracket, layout, sections, column, i), onPath(steps))
  return (
    <svg class="links" viewBox={`0 0 1000 ${layout.rows}`} preserveAspectRatio="none" aria-hidden="true">
      {kinds.map((kind) => drawn[kind] !== '' && <path key={kind} class={kind} d={drawn[kind]} />)}
    </svg>
  )
}

type Feeders = (column: number, i: number) => readonly (BulletinMatch | undefined)[]

/** The feeders of a match, in the order of its seats. */
function feedersOf(
  bracket: BulletinBracket,
  { columns }: Layout,
  sections: readonly number[],
  column: number,
  i: number,
): readonly (BulletinMatch | undefined)[] {
  const before = columns[column - 1]
  if (before?.form === 'sections') return [2 * i, 2 * i + 1].map((each) => lastOfSection(bracket, sections[each] ?? 0))
  return [2 * i, 2 * i + 1].map((each) => before?.round?.matches[each])
}

const onPath = (steps: readonly PathStep[]) => {
  const ids = new Set(steps.map(({ match }) => match.match))
  return (from: BulletinMatch, to: BulletinMatch) => ids.has(from.match) && ids.has(to.match)
}

function linesIn({ columns }: Layout, feeders: Feeders, isPath: (from: BulletinMatch, to: BulletinMatch) => boolean) {
  const drawn: Record<Kind, string> = { '': '', todo: '', path: '', 'path todo': '' }
  for (const [c, column] of columns.entries()) {
    const before = columns[c - 1]
    if (!before || !column.round || column.form === 'spine') continue
    for (const [i, match] of column.round.matches.entries())
      for (const [seat, feeder] of feeders(c, i).entries()) {
        if (!feeder) continue
        const kind = `${isPath(feeder, match) ? 'path' : ''} ${feeder.state === 'decided' ? '' : 'todo'}`.trim() as Kind
        drawn[kind] += line(before, column, 2 * i + seat, i)
      }
  }
  return drawn
}

/** From a spine the line goes straight to the match. */
function line(before: Column, column: Column, from: number, to: number): string {
  const [left, right] = [10 * (before.x + before.w), 10 * column.x]
  const y = middleOf(column.span, to)
  if (before.form === 'spine') return `M${left.toFixed(1)} ${y}H${right.toFixed(1)}`
  const middle = ((left + right) / 2).toFixed(1)
  return `M${left.toFixed(1)} ${middleOf(before.span, from)}H${middle}V${y}H${right.toFixed(1)}`
}
