/** Matches whose state a change alters: played, forfeited, annulled, open again. */
import type { Chart } from '../chart/chart.ts'
import type { Match } from '../chart/match.ts'
import { entrantOf, entrantsOf, whoSaid } from '../chart/names.ts'
import { isSomebody, NOBODY } from '../chart/slot.ts'
import type { MatchId } from '../facts/ids.ts'
import { known } from '../lists/at.ts'
import type { Message } from '../message/message.ts'
import type { Consequences } from '../refusals/refusal.ts'
import { message } from './words/messages.ts'

/** In the order of the draw; games to play next are not compared. */
export function matchesThatChange(now: Chart, then: Chart): Consequences['matches'] {
  const ids = new Set<MatchId>([...now.board.matches.keys(), ...then.board.matches.keys()])
  return [...ids].flatMap((id) => {
    const [before, after] = [now.board.matches.get(id), then.board.matches.get(id)]
    const [from, to] = [stateSaid(now, before), stateSaid(then, after)]
    if (isSame(from, to)) return []
    const between = after ? playersOf(then, after) : playersOf(now, known(before))
    return [{ match: id, between, from, to }]
  })
}

const isSame = (one: Message, other: Message): boolean => JSON.stringify(one) === JSON.stringify(other)

const playersOf = (chart: Chart, { seats }: Match): Message[] =>
  seats.map(({ who }) => whoSaid(chart, isSomebody(who) ? who : NOBODY))

function stateSaid(chart: Chart, match: Match | undefined): Message {
  if (!match) return message('stands-not-drawn')
  if (match.isAnnulled) return message('stands-annulled')
  const results = match.games.map(({ score: { result } }) => ({ result }))
  const then = match.outcome ? decided(chart, match) : left(chart, match)
  if (results.length === 0) return then ?? withoutPlay(chart, match)
  return then ? message('stands-then', { results, then }) : message('stands-results', { results })
}

function left(chart: Chart, { seats, ruling }: Match): Message {
  const gone = seats.filter(({ who }) => chart.field.gone.has(who)).map(({ who }) => who)
  const rest =
    gone.length > 0 ? message('stands-to-forfeit', { who: entrantsOf(chart, gone) }) : message('stands-to-play')
  return ruling ? message('stands-ruled', { left: rest }) : rest
}

/** What decided the match beside its results, if anything. */
function decided(chart: Chart, { ruling, outcome, winnerNow }: Match): Message | undefined {
  if (ruling?.ruling.kind === 'cancelled') return message('stands-cancelled')
  if (outcome?.by !== 'ruling') return undefined
  if (!isSomebody(winnerNow)) return message('stands-declared-drawn')
  return message('stands-declared-won', { who: entrantOf(chart, winnerNow) })
}

const withoutPlay = (chart: Chart, { winnerNow }: Match): Message =>
  isSomebody(winnerNow)
    ? message('stands-won-unplayed', { who: entrantOf(chart, winnerNow) })
    : message('stands-nobody-wins')
