/** What a director should know beside the table (BRI-82, BRI-47, BRI-99). */
import type { Chart } from '../../chart/chart.ts'
import type { Match } from '../../chart/match.ts'
import { nameOf } from '../../chart/names.ts'
import type { Who } from '../../chart/slot.ts'
import { resultShown } from '../../facts/result.ts'
import { pairsOf } from '../../series/pairs.ts'
import { listed } from '../../words/sentence.ts'
import type { Remark } from '../format.ts'
import { attendanceIn, lineupsDue, lineupsMissing } from './awards/line-ups.ts'
import { canReachHalf } from './awards/meter.ts'
import { totalsThatDisagree } from './board-totals.ts'
import { type Bracket, bracketsIn, indicatorsOf, knockout, planOf, roundRobin, stageOf, teamsIn } from './brackets.ts'
import { earlierMatch } from './carry-over.ts'
import { properBracket } from './late.ts'
import type { BridgeOptions } from './options.ts'
import { averageShown } from './teams.ts'

const large = 30_000

export function remarks(options: BridgeOptions, chart: Chart): Remark[] {
  return [
    ...notPosted(options, chart),
    ...lateEntries(options, chart),
    ...soldElsewhere(options, chart),
    ...levelWithNeighbours(options, chart),
    ...largeHandicaps(options, chart),
    ...repeats(options, chart),
    ...unpaid(chart),
    ...belowHalf(chart),
    ...withoutLineup(chart),
    ...boardsThatDisagree(chart),
    ...misplacedTeams(chart),
    ...remedies(chart),
  ]
}

/** BRI-47: from the first score on, until it is done. */
function notPosted(options: BridgeOptions, chart: Chart): Remark[] {
  const isPlayed = bracketsIn(options, chart).some((bracket) => firstRoundMatches(bracket).some(hasScore))
  if (chart.papers.posted || !isPlayed) return []
  const sentence =
    'The conditions of contest have not been posted and announced; that is due by the comparison of scores in the first match.'
  return [{ rule: 'BRI-47', sentence }]
}

const hasScore = ({ games }: Match): boolean => games.length > 0

function firstRoundMatches(bracket: Bracket): Match[] {
  const stage = stageOf(bracket, roundRobin) ?? stageOf(bracket, knockout)
  return stage?.rounds.filter(({ number }) => number === 1).flatMap(({ matches }) => matches) ?? []
}

/** BRI-51: while it can still be changed. */
function soldElsewhere(options: BridgeOptions, chart: Chart): Remark[] {
  return bracketsIn(options, chart).flatMap((bracket) => {
    const played = firstRoundMatches(bracket).filter(hasScore)
    return teamsIn(bracket)
      .filter((who) => !played.some((match) => match.seatOf(who) !== undefined))
      .flatMap((who): Remark[] => {
        const { claimed } = chart.entrant(who)
        if (claimed === undefined || claimed === bracket.letter || bracket.letter === '') return []
        const name = nameOf(chart, who)
        const sentence = `${name} was told bracket ${claimed} at the sale and stands in ${bracket.letter}; look at it before it sits down.`
        return [{ rule: 'BRI-51', entrant: name, claimed, bracket: bracket.letter, sentence }]
      })
  })
}

/** BRI-99: by its average a team might as well be in the next bracket. */
function levelWithNeighbours(options: BridgeOptions, chart: Chart): Remark[] {
  const brackets = bracketsIn(options, chart)
  return brackets.slice(1).flatMap((bracket, i): Remark[] => {
    const above = brackets[i] as Bracket
    const [low, high] = [indicatorsOf(above)?.low, indicatorsOf(bracket)?.high]
    if (low === undefined || low !== high) return []
    const letters = `${above.letter} and ${bracket.letter}`
    const sentence = `The lowest average of bracket ${above.letter} equals the highest of ${bracket.letter}, ${averageShown(low)}.`
    return [{ rule: 'BRI-99', brackets: letters, average: low, sentence }]
  })
}

/** BRI-82: with all boards that are left it would not be half of the match. */
function belowHalf(chart: Chart): Remark[] {
  const playing = lineupsDue(chart).filter(({ match }) => !match.outcome)
  return playing.flatMap(({ match, who }) => {
    const { boards, played, left } = attendanceIn(chart, match, who)
    return (chart.entrant(who).players ?? []).flatMap(({ name }, i): Remark[] => {
      const own = played?.[i]
      if (own === undefined || canReachHalf({ boards, played: own, left })) return []
      const sentence = `${name} (${nameOf(chart, who)}) can no longer reach half of the boards of match ${match.id}.`
      return [{ rule: 'BRI-82', match: match.id, player: name, sentence }]
    })
  })
}

/** BRI-16c: its players' awards are not known. */
function withoutLineup(chart: Chart): Remark[] {
  return lineupsMissing(chart)
    .filter(({ match }) => match.outcome)
    .map(({ match, who }) => ({
      rule: 'BRI-16c',
      match: match.id,
      entrant: nameOf(chart, who),
      sentence: `The line-up of ${nameOf(chart, who)} in match ${match.id} is missing; without it the awards of its players are unknown.`,
    }))
}

/** BRI-72: the boards of a part add up to other IMPs than were reported. */
function boardsThatDisagree(chart: Chart): Remark[] {
  return totalsThatDisagree(chart).map(({ match, between, boards, reported }) => {
    const teams = between.map((who) => nameOf(chart, who))
    const sentence = `In match ${match.id} the boards of ${listed(teams)} add up to ${resultShown(boards)}, and ${resultShown(reported)} was reported; the report counts until it is corrected.`
    return { rule: 'BRI-72', match: match.id, boards, reported, sentence }
  })
}

/** BRI-108: what was done, and what was only noted. */
function misplacedTeams(chart: Chart): Remark[] {
  const done = {
    changed: 'was found in the wrong bracket in time and plays in another',
    disqualified: 'is disqualified: it was in too low a bracket by its own fault',
    moved: 'was in too low a bracket and has moved up for the second round',
    out: 'was in too high a bracket and is out; the entry is returned, with a free play',
    stands: 'was in the wrong bracket; nothing changes',
  } as const
  return chart.division.misplaced.all.map(({ entrant, from, action, to }) => {
    const name = nameOf(chart, chart.indexOf.get(entrant) as Who)
    const where = to === undefined ? ` (${from})` : ` (${from} to ${to})`
    return { rule: 'BRI-108', entrant: name, action, sentence: `${name} ${done[action]}${where}.` }
  })
}

/** BRI-105. */
function remedies(chart: Chart): Remark[] {
  return chart.papers.remedies.map(({ entrant, refund, freePlays = [] }) => {
    const name = nameOf(chart, chart.indexOf.get(entrant) as Who)
    const given = [...(refund ? ['its entry back'] : []), ...freePlays.map((where) => freePlayWords[where])]
    return { rule: 'BRI-105', entrant: name, sentence: `${name} gets ${listed(given)}.` }
  })
}

const freePlayWords = {
  tournament: 'a free play in a later event of the tournament',
  national: 'a free play at a coming national tournament',
} as const

function lateEntries(options: BridgeOptions, chart: Chart): Remark[] {
  const brackets = bracketsIn(options, chart)
  return brackets.flatMap(({ order, drawn, letter }) =>
    order.slice(drawn).flatMap((who): Remark[] => {
      const entrant = nameOf(chart, who)
      if (chart.division.misplaced.of(chart.entrant(who).id)) return []
      const sentence = `${entrant} entered after the draw; print the tickets of its match anew.`
      const belongs = properBracket(brackets, chart.entrant(who))?.letter ?? letter
      const elsewhere = `${entrant} entered after the draw and plays in bracket ${letter}; it belongs to ${belongs}. Print the tickets of its match anew.`
      return belongs === letter
        ? [{ rule: 'BRI-84', entrant, sentence }]
        : [{ rule: 'BRI-84', entrant, bracket: letter, belongs, sentence: elsewhere }]
    }),
  )
}

function largeHandicaps({ handicap }: BridgeOptions, chart: Chart): Remark[] {
  if (!handicap) return []
  return chart.openMatches().flatMap((match) =>
    pairsOf(match.here).flatMap(({ first, second }): Remark[] => {
      const imps = Math.abs(match.series.boards?.handicap(match, first, second) ?? 0)
      if (imps <= large) return []
      const names = [first, second].map((seat) => nameOf(chart, match.who(seat)))
      const sentence = `The handicap of ${names.join(' and ')} in match ${match.id} is ${imps / 1000} IMPs, more than 30.`
      return [{ rule: 'BRI-82', match: match.id, imps: imps / 1000, sentence }]
    }),
  )
}

/** BRI-29: two who have met sit together again before the final, where nothing is carried over. */
function repeats(options: BridgeOptions, chart: Chart): Remark[] {
  return bracketsIn(options, chart).flatMap((bracket) => {
    const rounds = stageOf(bracket, knockout)?.rounds ?? []
    const plan = planOf(bracket)
    return rounds
      .filter(({ number }) => number < plan.length)
      .flatMap(({ number, matches }) =>
        matches.filter(({ outcome }, i) => !outcome && !plan[number - 1]?.matches[i]?.carried).flatMap(repeatsIn),
      )
  })
}

function repeatsIn(match: Match): Remark[] {
  const { chart } = match.round.stage
  return pairsOf(match.here).flatMap(({ first, second }): Remark[] => {
    const earlier = earlierMatch(chart, match, match.who(first), match.who(second))
    if (!earlier) return []
    const names = [first, second].map((seat) => nameOf(chart, match.who(seat)))
    const sentence = `${names.join(' and ')} meet again in match ${match.id}; they have met in match ${earlier.id}.`
    return [{ rule: 'BRI-29', match: match.id, sentence }]
  })
}

/** Who has not paid cannot win by forfeit or walkover (BRI-49). */
function unpaid(chart: Chart): Remark[] {
  const playing = new Set(chart.openMatches().flatMap((match) => match.here.map((seat) => match.who(seat))))
  return [...playing]
    .filter((who) => chart.entrant(who).paid === false)
    .map((who) => ({
      rule: 'BRI-49',
      entrant: nameOf(chart, who),
      sentence: `${nameOf(chart, who)} has not paid and could not win by forfeit.`,
    }))
}
