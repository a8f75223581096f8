/** Details of a match that only its format knows. */
import type { Match } from '../chart/match.ts'
import { formatOf } from '../formats/rule-book/format.ts'
import type { MatchDetail } from '../formats/views/views.ts'

export const detailOf = (match: Match, names: readonly string[]): MatchDetail =>
  formatOf(match.round.stage.chart).views.match?.(match, names) ?? {}
