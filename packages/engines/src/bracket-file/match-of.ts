/** A match in the bracket file. */
import type { Chart, Who } from '@arbiter/core/chart'
import { cupLedger, scheduledIn } from '@arbiter/core/formats/cup'
import type { CupMatch } from '../cup/cup-match.ts'
import type { BracketMatch, BracketOpening } from './file.ts'
import { abandonedOf, gameOf } from './game-of.ts'

export function matchOf(chart: Chart, match: CupMatch, round: number, names: readonly string[]): BracketMatch {
  const [a, b] = [0, 1].map((seat) => seatOf(chart, match.who(seat), names)) as [Seat, Seat]
  const abandoned = cupLedger(chart).abandoned.filter((fact) => fact.match === match.id)
  const begun = new Set([...match.games.map(({ number }) => number), ...abandoned.map(({ game }) => game)])
  const pairs = pairsOf(chart, match)
  return {
    MatchId: Number(match.id),
    RoundNumber: round,
    PlayerA: a.name,
    PlayerB: b.name,
    PlayerARating: a.rating,
    PlayerBRating: b.rating,
    ScoreA: pointsOf(match, 0),
    ScoreB: pointsOf(match, 1),
    Winner: names[match.winnerNow] ?? null,
    IsDecided: match.outcome !== undefined,
    OpeningOrder: pairs.map(({ number }) => cupLedger(chart).numbered(number).place - 1),
    seedA: a.seed,
    seedB: b.seed,
    decidedBy: match.outcome ? (decisionWords[match.outcome.by] ?? match.outcome.by) : null,
    openings: openingsOf(chart, match, pairs, begun),
    Games: match.games.map((game) => gameOf(chart, match, game, names)).sort((x, y) => x.GameNr - y.GameNr),
    abandoned: abandoned.map((fact) => abandonedOf(chart, match, fact, names)),
  }
}

const decisionWords: Readonly<Record<string, string>> = { forfeit: 'walkover', ruling: 'organiser' }

interface Seat {
  readonly name: string
  readonly rating: number
  readonly seed: number | null
}

/** `TBD` until the match before is decided, `nobody` if it has no winner. */
function seatOf(chart: Chart, who: Who, names: readonly string[]): Seat {
  const entrant = chart.field.entrants[who]
  if (!entrant) return { name: who === notKnownYet ? 'TBD' : 'nobody', rating: 0, seed: null }
  return { name: names[who] as string, rating: entrant.rating ?? 0, seed: chart.field.seedOf(who) }
}

const notKnownYet = -1

/** Counts in half points and halves at the end. */
function pointsOf({ games }: CupMatch, seat: number): number {
  let half = 0
  for (const { white, score } of games) half += white === seat ? score.white : score.black
  return half / 2
}

interface PairNumber {
  readonly pair: number
  /** The number of its opening in the order of the cup. */
  readonly number: number
}

/** Scheduled pairs, then drawn ones. */
function pairsOf(chart: Chart, match: CupMatch): readonly PairNumber[] {
  const openings = cupLedger(chart)
  if (!openings.order) return []
  const length = scheduledIn(match) + openings.drawnIn(match.id).length
  return Array.from({ length }, (_, i) => ({ pair: i + 1, number: openings.of(match, i + 1) as number }))
}

/** Published openings: of begun and of drawn pairs. */
function openingsOf(
  chart: Chart,
  match: CupMatch,
  pairs: readonly PairNumber[],
  begun: ReadonlySet<number>,
): BracketOpening[] {
  const list: BracketOpening[] = []
  for (const { pair, number } of pairs) {
    const draw = cupLedger(chart).drawnFor(match.id, pair)
    if (!draw && !begun.has(2 * pair - 1) && !begun.has(2 * pair)) continue
    const { place: _, ...opening } = cupLedger(chart).numbered(number)
    const reused = draw?.reused ? { reused: true as const } : {}
    list.push({ pair, number, ...opening, ...(draw ? { ...reused, tiebreak: true as const, seq: draw.seq } : {}) })
  }
  return list
}
