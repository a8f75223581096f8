/** What only its format shows of a match. */
import type { Match } from '../chart/match.ts'
import { formatOf } from '../formats/rule-book/format.ts'
import type { MatchView } from '../formats/views/views.ts'

export const matchView = ({ round }: Match): MatchView | undefined => formatOf(round.stage.chart).views.match
