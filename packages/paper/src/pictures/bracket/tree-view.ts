/** What a tree shows: its columns, stubs and lines, and the card that Tab reaches. A pure function of the bracket and the page. */
import type { BulletinBracket, BulletinMatch } from '@arbiter/core/bulletin'
import { type BracketPart, type PartView, partShown, sectionCount } from './bracket-part.ts'
import { type ColumnPlan, type FormChoices, mayUnfold, planFor, refitted } from './column-plan.ts'
import type { PathStep } from './path.ts'
import { type SectionStub, stubAt } from './section-stub.ts'
import { tabStop } from './tree-keys.ts'
import { type Column, type Layout, layoutOf } from './tree-layout.ts'
import { linesOf, type TreeLines } from './tree-lines.ts'

export interface TreeQuestion {
  readonly bracket: BulletinBracket
  readonly part: BracketPart
  readonly seeds: ReadonlyMap<string, number>
  readonly steps: readonly PathStep[]
  readonly isRunning: (match: BulletinMatch) => boolean
}

export interface TreeView {
  readonly shown: PartView
  readonly plan: readonly ColumnPlan[]
  readonly layout: Layout
  readonly columns: readonly TreeColumn[]
  readonly stubs: readonly SectionStub[]
  readonly lines: TreeLines
  readonly tabStop: string | undefined
}

export interface TreeColumn extends Column {
  /** False if the page would hold too much with its cards unfolded. */
  readonly mayUnfold: boolean
}

/** Limits the page for 512 entrants; a small bracket shows every card. */
const mostElements = 205
const mostIn = (bracket: BulletinBracket): number =>
  sectionCount(bracket) > 0 ? mostElements : Number.POSITIVE_INFINITY

/** How the rounds are drawn when this part is opened. Later results do not change it, so that nothing moves. */
export const openingPlan = ({ bracket, part }: TreeQuestion, chosen: FormChoices): readonly ColumnPlan[] =>
  planFor(partShown(bracket, part), chosen, mostIn(bracket))

export function treeView(
  question: TreeQuestion,
  opened: readonly ColumnPlan[],
  marked: string | undefined = undefined,
): TreeView {
  const { bracket, part, steps, isRunning } = question
  const most = mostIn(bracket)
  const shown = partShown(bracket, part)
  const plan = refitted(shown, opened, most)
  const layout = layoutOf(shown, plan)
  const before = layout.columns.length - plan.length
  return {
    shown,
    plan,
    layout,
    columns: layout.columns.map((column, i) => ({ ...column, mayUnfold: mayUnfold(shown, plan, i - before, most) })),
    stubs: shown.stubs.map((place) => stubAt(question, place)),
    lines: linesOf({ bracket, shown, layout, steps }),
    tabStop: tabStop({ shown, plan, marked, steps, isRunning }),
  }
}
