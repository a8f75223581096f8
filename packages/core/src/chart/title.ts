/** The title: who can still win it, and the director's word on who has. */
import type { Fact } from '../facts/fact.ts'
import type { EntrantId, Seq } from '../facts/ids.ts'
import { nobodyWins } from '../series/series.ts'
import { NOBODY, type Who } from './slot.ts'
import type { Stage } from './stage.ts'

/** Who can still win, while the director may say who has. */
export interface Title {
  readonly stage: Stage
  /** The round it would be said in, or instead of. */
  readonly round: number
  among(): readonly Who[]
  /** Nothing else can decide it: the director is asked. */
  readonly isAsked: boolean
  /** The director's word as a fact of the format. */
  declaration(winners: readonly EntrantId[], note?: string): Fact
  /** It was said. */
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

/** Opens the title to the director's word; true if it was given, and then it is over: what is open will not be played. */
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
