/** Why two meet in a phase and who has White, why somebody has the bye, why there is a playoff. */
import type { Chart } from '../../chart/chart.ts'
import type { Match } from '../../chart/match.ts'
import { nameOf } from '../../chart/names.ts'
import type { Round } from '../../chart/round.ts'
import type { Who } from '../../chart/slot.ts'
import type { Stage } from '../../chart/stage.ts'
import type { Reason } from '../../facts/fact.ts'
import type { Seq } from '../../facts/ids.ts'
import { decisionInWords, factsIn } from '../../why/decided.ts'
import { listed, plural } from '../../words/sentence.ts'
import type { Explanation } from '../format.ts'
import type { HybridOptions } from './options.ts'
import { type ColourStep, regularMatches, whiteBetween } from './pairing.ts'
import { participantsOf, type Race } from './race.ts'
import { raceNow } from './race-now.ts'
import { reachedInWords } from './words.ts'

export function whyPhaseMatch(options: HybridOptions, chart: Chart, match: Match): Explanation {
  const [first, second] = [match.who(0), match.who(1)]
  const { round } = match
  const before = raceNow(options, chart, round.number - 1) as Race
  const meeting = `${nameOf(chart, first)} (White in game 1) meets ${nameOf(chart, second)} in phase ${round.number}, match ${match.id}`
  const sentence = [
    `${meeting}: ${whyPaired(round, metBefore(round.stage, round.number, first, second))}.`,
    avoidedInWords(chart, round, [first, second]),
    `${whyWhite(chart, before, round, first, second)} (HYB-7).`,
    decisionInWords(chart, match),
  ]
  return { rule: 'HYB-5', sentence: inOne(sentence), facts: [publishedBy(round), ...factsIn(match)] }
}

const inOne = (sentences: readonly string[]): string => sentences.filter((each) => each !== '').join(' ')

const publishedBy = ({ publication }: Round): Seq => publication?.seq as Seq

const pairingReason = ({ publication }: Round): Reason => publication?.reasons[0] as Reason

/** The rotation, or the two sums and the bounds that prove them. */
function whyPaired(round: Round, times: number): string {
  const { by, pool, repeats, repeatsBound, colourSum, colourSumBound } = pairingReason(round)
  if (by === 'rotation') return 'everybody who started is still in the pool, so the rotation of the list pairs them'
  const met = times === 0 ? 'they had not met' : `they had met ${times === 1 ? 'once' : `${times} times`}`
  const sums = `${plural(Number(repeats), 'repeat')} and a colour sum of ${colourSum}`
  const proof =
    by === 'bounds'
      ? `which no pairing can go below (bounds ${repeatsBound} and ${colourSumBound})`
      : `the least there is, as a weighted matching shows (no pairing can go below ${repeatsBound} and ${colourSumBound})`
  return `${met}, and the pairing of the ${pool} in the pool has ${sums}, ${proof}`
}

const metBefore = (stage: Stage, phase: number, a: Who, b: Who): number =>
  earlierMatches(stage, phase).filter((match) => match.seatOf(a) !== undefined && match.seatOf(b) !== undefined).length

const earlierMatches = (stage: Stage, phase: number): Match[] =>
  regularMatches(stage.rounds.filter(({ number }) => number < phase))

/** Who of the pool was not to be met again. */
function avoidedInWords(chart: Chart, round: Round, couple: readonly Who[]): string {
  if (pairingReason(round)['by'] === 'rotation') return ''
  const pool = new Set(participantsOf(round))
  const avoided = couple.map((who) => {
    const met = earlierMatches(round.stage, round.number)
      .filter((match) => match.seatOf(who) !== undefined)
      .map((match) => match.who(match.who(0) === who ? 1 : 0))
    const names = [...new Set(met)].filter((other) => pool.has(other) && !couple.includes(other))
    return names.length === 0
      ? `${nameOf(chart, who)} had met nobody else of the pool`
      : `${nameOf(chart, who)} had met ${listed(names.map((other) => nameOf(chart, other)))}`
  })
  return `${avoided.join('; ')} (HYB-6).`
}

function whyWhite(chart: Chart, { counts }: Race, round: Round, first: Who, second: Who): string {
  const [a, b] = [counts.of(first), counts.of(second)]
  const couple: [Who, Who] = a.place < b.place ? [first, second] : [second, first]
  const { step } = whiteBetween(couple, counts, earlierMatches(round.stage, round.number), round.number)
  const colours = ({ whites: w, blacks }: typeof a) => `${plural(w, 'White')} and ${plural(blacks, 'Black')}`
  const had = `${nameOf(chart, first)} had ${colours(a)} before, ${nameOf(chart, second)} ${colours(b)}`
  return `${had}: ${colourWords(chart, step, first, round.number)}`
}

function colourWords(chart: Chart, step: ColourStep, white: Who, phase: number): string {
  const name = nameOf(chart, white)
  switch (step) {
    case 'balance':
      return `White was due to ${name}`
    case 'last':
      return `level, and by the last colour White was due to ${name}`
    case 'meeting':
      return `level, so the colours of their last meeting are reversed`
    case 'phase':
      return `level, and in ${phase % 2 === 1 ? 'odd phases the earlier' : 'even phases the later'} in the list has White`
    default:
      return step satisfies never
  }
}

// --- byes ----------------------------------------------------------------------------------------

export function whyBye(options: HybridOptions, chart: Chart, who: Who, round: Round): Explanation {
  const pool = participantsOf(round)
  const has = `${nameOf(chart, who)} has the bye in phase ${round.number}`
  const value = 'A bye gives no points and is no match.'
  const { counts } = raceNow(options, chart, round.number - 1) as Race
  const byes = counts.byesOf(counts.of(who))
  const facts = [publishedBy(round)]
  if (round.publication?.kind === 'playoff') {
    const sentence = `${has}: ${pool.length} play off, and of those with the fewest byes (${byes}) ${nameOf(chart, who)} is the earliest in the list. ${value}`
    return { rule: 'HYB-13', sentence, facts }
  }
  if (pairingReason(round)['by'] === 'rotation') {
    const sentence = `${has}: ${pool.length} is odd, and the rotation of the list leaves this number without an opponent. ${value}`
    return { rule: 'HYB-5', sentence, facts }
  }
  const { played, halfPoints } = counts.of(who)
  const record = `${plural(played, 'match', 'matches')} played, ${plural(halfPoints / 2, 'point')}`
  const sentence = `${has}: ${pool.length} are in the pool, and nobody there has had fewer byes (${byes}, missed phases included); of those it goes to the one whose bye leaves the fewest repeats (${pairingReason(round)['repeats']}), then to most matches, fewest points, the latest in the list (${record}). ${value}`
  return { rule: 'HYB-4', sentence, facts }
}

// --- playoffs ------------------------------------------------------------------------------------

export function whyPlayoffMatch(options: HybridOptions, chart: Chart, match: Match): Explanation {
  const [first, second] = [match.who(0), match.who(1)]
  const { round } = match
  const { counts } = raceNow(options, chart, round.number - 1) as Race
  const { level, places } = pairingReason(round)
  const meeting = `${nameOf(chart, first)} (White in game 1) meets ${nameOf(chart, second)} in the playoff of phase ${round.number}, match ${match.id}`
  const reached = counts.of(first).reached
  const how = reached ? `: all ${reachedInWords(counts, reached)}` : ''
  const reason = `${level} players, level in time, matches and points, play for ${plural(Number(places), 'place')}${how}`
  const seats = 'the last in the list meets the first, and the later of two is first named (HYB-14)'
  return {
    rule: 'HYB-13',
    sentence: inOne([`${meeting}: ${reason}; ${seats}.`, decisionInWords(chart, match)]),
    facts: [publishedBy(round), ...factsIn(match)],
  }
}
