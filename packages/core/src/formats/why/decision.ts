/** How a match was decided, and the facts that decided it; the same for every format. */

import type { Chart } from '../../chart/chart.ts'
import type { Game, Match, SeatIndex } from '../../chart/match.ts'
import { entrantOf } from '../../chart/names.ts'
import { isSomebody } from '../../chart/slot.ts'
import type { RecordedFactOf } from '../../facts/fact.ts'
import type { Seq } from '../../facts/ids.ts'
import { scoreOf } from '../../facts/result.ts'
import { known } from '../../lists/at.ts'
import type { Message } from '../../message/message.ts'
import { least } from '../../ranking/ranking.ts'
import type { DecidedBy } from '../../series/series.ts'
import { message } from './words/messages.ts'

// --- in a sentence -----------------------------------------------------------------------------------

/** "Ann won 2½–1½.", with the director's note; empty while the match is open. */
export function decisionOf(chart: Chart, match: Match): Message[] {
  if (!match.outcome) return []
  return [decisionSaid(chart, match), ...noteSaid(match.ruling?.note)]
}

/** The director's note, if any. */
export const noteSaid = (note: string | undefined): Message[] =>
  note === undefined || note === '' ? [] : [message('why-note', { note: { text: note } })]

/** The decision of a decided match in one sentence. */
export function decisionSaid(chart: Chart, match: Match): Message {
  const { outcome, ruling, isAnnulled, winnerNow } = match
  if (isAnnulled) return message('why-annulled')
  if (outcome?.by === 'ruling' && ruling) return declared(chart, match, ruling.ruling)
  if (outcome?.tied) return drawn(match)
  if (!isSomebody(winnerNow)) return message(outcome?.by === 'walkover' ? 'why-nobody-there' : 'why-nobody-came')
  return won(chart, match)
}

function declared(chart: Chart, match: Match, { kind }: RecordedFactOf<'ruling-made'>['ruling']): Message {
  if (kind === 'drawn') return message('why-declared-drawn')
  if (kind === 'cancelled' || !isSomebody(match.winnerNow)) return message('why-cancelled')
  if (kind === 'through') return message('why-declared-through', { who: throughIn(chart, match) })
  return message('why-declared-won', { who: entrantOf(chart, match.winnerNow) })
}

const drawn = (match: Match): Message =>
  match.games.length === 1 && match.series.results === 'marks'
    ? message('why-drawn-game')
    : message('why-drawn', { points: { points: pointsOf(match, 0) } })

function won(chart: Chart, match: Match): Message {
  const who = entrantOf(chart, match.winnerNow)
  const [by, first] = [howIn(match), known(match.outcome?.order[0])]
  if (by === 'forfeit') return message('why-won-forfeit', { who })
  if (by === 'walkover') return message('why-won-alone', { who })
  if (match.seats.length > 2 || !isScored(by))
    return message('why-through', { who: throughIn(chart, match), how: decidedHow(by) })
  const [points, other] = [{ points: pointsOf(match, first) }, { points: pointsOf(match, 1 - first) }]
  return message('why-won', { who, points, other, by })
}

/** Decisions made by play. */
const scored = [
  ...(['score', 'tiebreak', 'quotient', 'extra-boards', 'sudden-death'] as const),
  ...(['armageddon', 'armageddon-drawn', 'seed'] as const),
]
const isScored = (by: DecisionManner): by is (typeof scored)[number] => scored.some((each) => each === by)

/** The entrants who advance. */
const throughIn = (chart: Chart, match: Match) =>
  (match.outcome?.order ?? []).slice(0, Math.max(1, match.advance)).map((seat) => entrantOf(chart, match.who(seat)))

/** A side's points; IMPs for teams. */
function pointsOf({ games, series }: Match, seat: SeatIndex): number {
  const sum = games.reduce((all, { white, black, score }) => {
    if (white === seat) return all + score.white
    return black === seat ? all + score.black : all
  }, 0)
  return series.results === 'numbers' ? sum : sum / 2
}

/** The games in order, if there are several or a ruling decided. */
export function gamesOf(chart: Chart, match: Match): Message[] {
  const games = match.games.toSorted(least(({ number }) => number))
  const who = (seat: SeatIndex) => entrantOf(chart, match.who(seat))
  const isSaidAlready = games.length < 2 && match.outcome?.by !== 'ruling'
  if (isSaidAlready || match.series.results === 'numbers') return []
  return games.map(({ number: game, white, black, score: { result } }) =>
    message('why-game', { game, white: who(white), black: who(black), result: { result } }),
  )
}

// --- in a word ---------------------------------------------------------------------------------------

export type DecisionManner =
  | DecidedBy
  | 'armageddon-drawn'
  | 'declared-won'
  | 'declared-through'
  | 'declared-drawn'
  | 'cancelled'
  | 'annulled'

/** "sudden death", "forfeit": for a column or in parentheses. */
export const decidedHow = (by: DecisionManner): Message => message('why-by', { by })

/** How a decided match was decided. */
function howIn({ outcome, ruling, games, isAnnulled }: Match): DecisionManner {
  if (isAnnulled) return 'annulled'
  if (outcome?.by === 'ruling' && ruling) return declaredAs[ruling.ruling.kind]
  const last = games.at(-1)?.score
  if (outcome?.by === 'armageddon' && last?.white === last?.black) return 'armageddon-drawn'
  return outcome?.by ?? 'ruling'
}

const declaredAs = {
  won: 'declared-won',
  through: 'declared-through',
  drawn: 'declared-drawn',
  cancelled: 'cancelled',
  absent: 'forfeit',
} as const

// --- facts -------------------------------------------------------------------------------------------

/** All facts of a match: reports and a deciding ruling. */
export const factsIn = ({ outcome, games, ruling }: Match): Seq[] =>
  ruling && outcome?.by === 'ruling' ? [...games.map(({ seq }) => seq), ruling.seq] : games.map(({ seq }) => seq)

/** The facts a decision depends on: games of which another result would change it. */
export function factsDeciding(match: Match): Seq[] {
  const { outcome, games, ruling } = match
  if (!outcome) return []
  if (ruling && outcome.by === 'ruling') return [ruling.seq]
  return games.filter((game) => isPivotal(match, game)).map(({ seq }) => seq)
}

const played = ['1-0', '0-1', '1/2-1/2'] as const

function isPivotal(match: Match, game: Game): boolean {
  if (!game.report) return true
  return played.filter((result) => result !== game.score.result).every((result) => isOtherwise(match, game, result))
}

/** True if the match would be decided differently with this result of the game. */
function isOtherwise(match: Match, game: Game, result: (typeof played)[number]): boolean {
  const { series, outcome } = match
  const games = match.games.map((each) => (each === game ? { ...each, score: scoreOf(result) } : each))
  const decided = series.judge(Object.assign(Object.create(match), { games, outcome: undefined }) as Match)
  return !decided || decided.tied !== outcome?.tied || decided.order.join() !== outcome?.order.join()
}
