/** The title: the possible winners, and the director's decision. */
import type { Fact } from '../facts/fact.ts'
import type { EntrantId, Seq } from '../facts/ids.ts'
import { nobodyWins } from '../series/series.ts'
import { NOBODY, type Who } from './slot.ts'
import type { Stage } from './stage.ts'

/** The possible winners, while the director may name one. */
export interface Title {
  readonly stage: Stage
  /** The round in which, or instead of which, the director decides. */
  readonly round: number
  among(): readonly Who[]
  /** True if only the director can decide it. */
  readonly isAsked: boolean
  /** Makes the director's decision a fact of the format. */
  declaration(winners: readonly EntrantId[], note?: string): Fact
  /** The decision, once made. */
  readonly declared?: DeclaredWin
}

/** One winner, or several who share the win. */
export interface DeclaredWin {
  readonly round: number
  readonly winners: readonly Who[]
  readonly seq: Seq
  readonly note: string | undefined
}

const areAmong = (winners: readonly Who[], able: readonly Who[]): boolean => winners.every((who) => able.includes(who))

const notPlayed = nobodyWins('ruling')

/** Lets the director decide the title; true once decided, which ends the tournament: open matches are not played. */
export function openTitle(title: Omit<Title, 'declared'>, win: DeclaredWin | undefined, rule: string): boolean {
  const { stage, round } = title
  const { chart } = stage
  chart.title = title
  if (win?.round !== round || !areAmong(win.winners, title.among())) return false
  for (const match of stage.find(round)?.matches ?? []) if (!match.outcome) chart.board.decide(match, notPlayed)
  const [winner = NOBODY, ...others] = win.winners
  chart.crown(others.length === 0 ? winner : NOBODY, { rule, sharing: win.winners.length })
  chart.title = { ...title, declared: win }
  return true
}
