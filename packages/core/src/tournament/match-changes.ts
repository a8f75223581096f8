/** Which matches stand otherwise after something was done: played, forfeited, annulled, open again. */
import type { Chart } from '../chart/chart.ts'
import type { Match } from '../chart/match.ts'
import { namesOf } from '../chart/names.ts'
import { isSomebody } from '../chart/slot.ts'
import type { MatchId } from '../facts/ids.ts'
import { resultShown } from '../facts/result.ts'
import type { Consequences } from '../refusals/refusal.ts'
import { listed } from '../words/sentence.ts'

/** In the order they were drawn; what could be played next is no difference. */
export function matchesThatChange(now: Chart, then: Chart): Consequences['matches'] {
  const ids = new Set<MatchId>([...now.matches.keys(), ...then.matches.keys()])
  return [...ids].flatMap((id) => {
    const [before, after] = [now.matches.get(id), then.matches.get(id)]
    const [from, to] = [standing(now, before), standing(then, after)]
    if (from === to) return []
    const [chart, match] = after ? [then, after] : [now, before as Match]
    return [{ match: id, between: playersOf(chart, match), from, to }]
  })
}

function playersOf(chart: Chart, { seats }: Match): string[] {
  const names = namesOf(chart)
  return seats.map(({ who }) => (isSomebody(who) ? (names[who] as string) : 'nobody'))
}

/** "1-0", "annulled", "to play", "to be forfeited by Ben". */
function standing(chart: Chart, match: Match | undefined): string {
  if (!match) return 'not drawn'
  if (match.isAnnulled) return 'annulled'
  const { games, outcome, ruling } = match
  const played = games.map(({ score }) => resultShown(score.result))
  if (outcome) return decided(chart, match, played)
  const gone = match.seats.filter(({ who }) => chart.gone.has(who)).map(({ who }) => namesOf(chart)[who] as string)
  const left = gone.length > 0 ? `to be forfeited by ${listed(gone)}` : 'to play'
  return [...played, ...(ruling ? ['ruled on'] : []), left].join(', ')
}

function decided(chart: Chart, { ruling, outcome, winnerNow }: Match, played: readonly string[]): string {
  const winner = isSomebody(winnerNow) ? (namesOf(chart)[winnerNow] as string) : undefined
  if (ruling?.ruling.kind === 'cancelled') return [...played, 'cancelled'].join(', ')
  if (outcome?.by === 'ruling') return [...played, winner ? `declared won by ${winner}` : 'declared drawn'].join(', ')
  if (played.length > 0) return played.join(', ')
  return winner ? `${winner} wins without play` : 'nobody wins'
}
