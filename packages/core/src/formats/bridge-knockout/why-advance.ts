/** Why a team advances: the score with its lines, matches won, the quotient, extra boards, an absence, a ruling. */
import type { Chart } from '../../chart/chart.ts'
import type { Match } from '../../chart/match.ts'
import { nameOf } from '../../chart/names.ts'
import { isSomebody, type Slot } from '../../chart/slot.ts'
import { standingsIn } from '../../series/boards.ts'
import { type Standing, scoreOfPair } from '../../series/comparison.ts'
import { isComplete, type Pair, pairsOf } from '../../series/pairs.ts'
import type { DecidedBy } from '../../series/series.ts'
import { listed } from '../../words/sentence.ts'
import type { Explanation } from '../format.ts'
import { factsDeciding } from './deciding.ts'
import { teamsWithNumbers } from './why-number.ts'

export function whyAdvance(chart: Chart, match: Match): Explanation {
  const decided = advanceInWords(chart, match)
  const sentence = decided || `Match ${match.id} of ${teamsWithNumbers(chart, match)} is not decided yet.`
  return { rule: ruleOf(match), sentence, facts: match.outcome ? factsDeciding(chart, match) : [] }
}

const rules: Readonly<Partial<Record<DecidedBy, string>>> = {
  score: 'BRI-73',
  draw: 'BRI-43',
  quotient: 'BRI-36',
  'extra-boards': 'BRI-37',
  forfeit: 'BRI-49',
  walkover: 'BRI-27',
  ruling: 'BRI-88',
}

function ruleOf({ outcome, here }: Match): string {
  if (outcome?.by === 'score' && here.length > 2) return 'BRI-35'
  return (outcome && rules[outcome.by]) ?? 'BRI-73'
}

/** Nothing while the match is open. */
export function advanceInWords(chart: Chart, match: Match): string {
  const { outcome, ruling } = match
  if (!outcome) return ''
  const through = outcome.order.slice(0, Math.max(1, match.advance)).map((seat) => nameOf(chart, match.who(seat)))
  const result = outcome.tied
    ? 'It was level'
    : through.length === 0
      ? 'Nobody advances'
      : `${listed(through)} ${match.advance === 0 ? 'won' : through.length === 1 ? 'advances' : 'advance'}`
  const note = ruling?.note ? ` (“${ruling.note}”)` : ''
  return `${result}: ${howDecided(chart, match)}${note}.`
}

function howDecided(chart: Chart, match: Match): string {
  const away = match.seats.filter((slot, seat) => isSomebody(slot.who) && !match.here.includes(seat))
  const absent = away.length > 0 ? awayInWords(chart, match, away) : ''
  switch (match.outcome?.by) {
    case 'forfeit':
      return `${absent || 'nobody came'}${unpaidInWords(chart, match)}`
    case 'walkover':
      return `there was no opponent${unpaidInWords(chart, match)}`
    case 'ruling':
      return 'the director ruled so'
    default:
      return [...(absent ? [absent] : []), ...scores(chart, match), ...standingsInWords(chart, match)].join('; ')
  }
}

/** "Reds did not play"; or its result counts no longer, because it was in the wrong bracket. */
function awayInWords(chart: Chart, { round }: Match, away: readonly Slot[]): string {
  const names = listed(away.map(({ who }) => nameOf(chart, who)))
  const isMisplaced = away.some(({ who }) => chart.division.isOutOf(round.stage.letter, who))
  return isMisplaced
    ? `${names} does not count here any more, it was in the wrong bracket (BRI-104)`
    : `${names} did not play`
}

/** BRI-49: present, but not paid. */
function unpaidInWords(chart: Chart, match: Match): string {
  const [seat] = match.here
  if (seat === undefined || match.outcome?.order.length !== 0) return ''
  return `, and ${nameOf(chart, match.who(seat))} has not paid`
}

const scores = (chart: Chart, match: Match): string[] =>
  pairsOf(match.here)
    .filter((pair) => isComplete(match, pair))
    .map((pair) => pairInWords(chart, match, pair))

/** "Reds 35–12 Blues", with carry-over and handicap where there are any. */
function pairInWords(chart: Chart, match: Match, pair: Pair): string {
  const { first, second, carryover, handicap } = scoreOfPair(match, pair)
  const [one, other] = [nameOf(chart, match.who(pair.first)), nameOf(chart, match.who(pair.second))]
  const line = (ahead: number, what: string) =>
    ahead === 0 ? [] : [`${what} ${Math.abs(ahead) / 1000} to ${ahead > 0 ? one : other}`]
  const lines = [...line(carryover, 'carry-over'), ...line(handicap, 'handicap')]
  const added = lines.length > 0 ? ` (${lines.join(', ')})` : ''
  return `${one} ${first / 1000}–${second / 1000} ${other}${added}`
}

function standingsInWords(chart: Chart, match: Match): string[] {
  const { outcome } = match
  const extra = outcome?.by === 'extra-boards' ? ['four extra boards broke the tie (BRI-37)'] : []
  if (match.here.length < 3) return extra
  const standings = standingsIn(match).flat()
  const wins = listed(standings.map((each) => `${nameOf(chart, match.who(each.seat))} ${each.wonInHalves / 2}`))
  const quotients =
    outcome?.by === 'score'
      ? []
      : [`IMP quotients ${listed(standings.map((each) => quotientInWords(chart, match, each)))} (BRI-36)`]
  return [`matches won: ${wins}`, ...quotients, ...extra]
}

const quotientInWords = (chart: Chart, match: Match, { seat, won, lost }: Standing): string =>
  `${nameOf(chart, match.who(seat))} ${won / 1000}/${lost / 1000}`
