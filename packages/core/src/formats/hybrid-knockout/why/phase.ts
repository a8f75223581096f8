/** Why two players meet in a phase and which has White, why a player has the bye, why there is a playoff. */

import type { Chart } from '../../../chart/chart.ts'
import type { Match } from '../../../chart/match.ts'
import { entrantOf } from '../../../chart/names.ts'
import type { Round } from '../../../chart/rounds/round.ts'
import type { Who } from '../../../chart/slot.ts'
import type { Stage } from '../../../chart/stage.ts'
import type { Reason } from '../../../facts/fact.ts'
import type { Seq } from '../../../facts/ids.ts'
import { first, known } from '../../../lists/at.ts'
import type { Message } from '../../../message/message.ts'
import type { Explanation } from '../../rule-book/format.ts'
import { decisionOf, factsIn, gamesOf } from '../../why/decision.ts'
import type { Count } from '../counts.ts'
import type { HybridOptions } from '../options.ts'
import { type ColourStep, regularMatches, whiteBetween } from '../pairing.ts'
import { participantsOf, type Race } from '../race/race.ts'
import { raceNow } from '../race/race-now.ts'
import { recordOf } from '../record.ts'
import { reachedSaid } from '../says.ts'
import { message } from '../words/messages.ts'

export function whyPhaseMatch(options: HybridOptions, chart: Chart, match: Match): Explanation {
  const couple: [Who, Who] = [match.who(0), match.who(1)]
  const { round } = match
  const before = known(raceNow(options, chart, round.number - 1))
  const [white, black] = [entrantOf(chart, couple[0]), entrantOf(chart, couple[1])]
  return {
    rule: 'HYB-5',
    says: [
      message('hybrid-meets', { white, black, round: round.name, match: { match: match.id } }),
      isRotated(round) ? message('hybrid-rotation') : met(round, couple),
      ...decisionOf(chart, match),
    ],
    more: [...pairedSo(chart, round, couple), ...coloursOf(chart, before, round, couple), ...gamesOf(chart, match)],
    facts: [publishedBy(round), ...factsIn(match)],
  }
}

const publishedBy = ({ publication }: Round): Seq => known(publication).seq

const pairingReason = ({ publication }: Round): Reason => first(known(publication).reasons)

const isRotated = (round: Round): boolean => pairingReason(round)['by'] === 'rotation'

const met = ({ stage, number }: Round, [a, b]: readonly [Who, Who]): Message =>
  message('hybrid-met', { times: metBefore(stage, number, a, b) })

/** The two sums, the bounds that prove them, and rematches to avoid. */
function pairedSo(chart: Chart, round: Round, couple: readonly Who[]): Message[] {
  if (isRotated(round)) return []
  const { by, pool, repeats, repeatsBound, colourSum, colourSumBound } = pairingReason(round)
  return [
    message('hybrid-pool', { pool: Number(pool), repeats: Number(repeats), colours: Number(colourSum) }),
    message('hybrid-proof', {
      by: by === 'bounds' ? 'bounds' : 'matching',
      repeats: Number(repeatsBound),
      colours: Number(colourSumBound),
    }),
    ...couple.map((who) => metOf(chart, round, who, couple)),
  ]
}

const metBefore = (stage: Stage, phase: number, a: Who, b: Who): number =>
  earlierMatches(stage, phase).filter((match) => match.seatOf(a) !== undefined && match.seatOf(b) !== undefined).length

const earlierMatches = (stage: Stage, phase: number): Match[] =>
  regularMatches(stage.rounds.filter(({ number }) => number < phase))

/** Players of the pool the two should not meet again. */
function metOf(chart: Chart, round: Round, who: Who, couple: readonly Who[]): Message {
  const pool = new Set(participantsOf(round))
  const others = earlierMatches(round.stage, round.number)
    .filter((match) => match.seatOf(who) !== undefined)
    .map((match) => match.who(match.who(0) === who ? 1 : 0))
    .filter((other) => pool.has(other) && !couple.includes(other))
  const names = [...new Set(others)].map((other) => entrantOf(chart, other))
  return names.length === 0
    ? message('hybrid-had-met-nobody', { who: entrantOf(chart, who) })
    : message('hybrid-had-met', { who: entrantOf(chart, who), met: names })
}

/** HYB-7. */
function coloursOf(chart: Chart, { counts }: Race, round: Round, [first, second]: readonly [Who, Who]): Message[] {
  const [a, b] = [counts.of(first), counts.of(second)]
  const couple: [Who, Who] = a.place < b.place ? [first, second] : [second, first]
  const { step } = whiteBetween(couple, counts, earlierMatches(round.stage, round.number), round.number)
  const white = message('hybrid-white', { who: entrantOf(chart, first), step: stepSaid(step, round.number) })
  return [coloursHad(chart, a), coloursHad(chart, b), white]
}

const coloursHad = (chart: Chart, { who, whites, blacks }: Count): Message =>
  message('hybrid-colours', { who: entrantOf(chart, who), whites, blacks })

const stepSaid = (step: ColourStep, phase: number) => {
  if (step !== 'phase') return step
  return phase % 2 === 1 ? 'odd' : 'even'
}

// --- byes ----------------------------------------------------------------------------------------

export function whyBye(options: HybridOptions, chart: Chart, who: Who, round: Round): Explanation {
  const count = participantsOf(round).length
  const { counts } = known(raceNow(options, chart, round.number - 1))
  const [own, byes] = [counts.of(who), counts.byesOf(counts.of(who))]
  const says = (why: Message) => [message('hybrid-bye', { who: entrantOf(chart, who), phase: round.number }), why]
  const facts = [publishedBy(round)]
  if (round.publication?.kind === 'playoff') {
    const why = message('hybrid-bye-playoff-odd', { who: entrantOf(chart, who), count, byes })
    return { rule: 'HYB-13', says: says(why), facts }
  }
  if (isRotated(round)) return { rule: 'HYB-5', says: says(message('hybrid-bye-rotation', { count })), facts }
  const more = [
    message('hybrid-bye-steps', { repeats: Number(pairingReason(round)['repeats']) }),
    message('hybrid-has-record', { who: entrantOf(chart, who), record: recordOf(own) }),
  ]
  return { rule: 'HYB-4', says: says(message('hybrid-bye-pool', { count, byes })), more, facts }
}

// --- playoffs ------------------------------------------------------------------------------------

export function whyPlayoffMatch(options: HybridOptions, chart: Chart, match: Match): Explanation {
  const { round } = match
  const { counts } = known(raceNow(options, chart, round.number - 1))
  const { level, places } = pairingReason(round)
  const [white, black] = [entrantOf(chart, match.who(0)), entrantOf(chart, match.who(1))]
  const reached = [match.who(0), match.who(1)].map((who) => counts.of(who)).filter((count) => count.reached)
  return {
    rule: 'HYB-13',
    says: [
      message('hybrid-playoff-meets', { white, black, phase: round.number, match: { match: match.id } }),
      message('hybrid-playoff-why', { level: Number(level), places: Number(places) }),
      ...decisionOf(chart, match),
    ],
    more: [
      ...reached.map((count) => reachedSaid(chart, counts, count)),
      message('hybrid-playoff-seats'),
      ...gamesOf(chart, match),
    ],
    facts: [publishedBy(round), ...factsIn(match)],
  }
}
