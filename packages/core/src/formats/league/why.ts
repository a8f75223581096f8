/** Sentences a director can read to a player: why this pairing, bye, place in the list, rank or tie-break. */
import type { Chart } from '../../chart/chart.ts'
import type { Match } from '../../chart/match.ts'
import { nameOf } from '../../chart/names.ts'
import type { Round } from '../../chart/round.ts'
import type { Who } from '../../chart/slot.ts'
import type { RecordedOf } from '../../facts/fact.ts'
import type { Seq } from '../../facts/ids.ts'
import { decisionInWords } from '../../why/decided.ts'
import { listed, ordinal, plural } from '../../words/sentence.ts'
import type { Explanation, Row, Subject } from '../format.ts'
import { whyListed } from '../list-order.ts'
import type { LeagueOptions } from './options.ts'
import { leagueTable, steps, type Tally, talliesOf } from './table.ts'

export function why(options: LeagueOptions, chart: Chart, subject: Subject): Explanation {
  switch (subject.about) {
    case 'match':
      return whyMatch(options, chart, subject.match)
    case 'bye':
      return whyBye(chart, subject.who, subject.round)
    case 'seed':
      return whySeed(chart, subject.who)
    case 'rank':
      return whyRank(options, chart, subject.who)
    case 'tie':
      return whyTie(chart, subject.who, subject.other)
    default:
      return subject satisfies never
  }
}

const start = (chart: Chart): RecordedOf<'tournament-started'> => chart.started as RecordedOf<'tournament-started'>
const numberOf = (chart: Chart, who: Who): number => chart.order.indexOf(who) + 1
const cycleLength = (chart: Chart): number => (chart.stages[0]?.rounds.length ?? 0) / 2

function whyMatch(options: LeagueOptions, chart: Chart, match: Match): Explanation {
  const [white, black] = [match.who(0), match.who(1)] as [Who, Who]
  const { number, name } = match.round
  const who = (player: Who) => `${nameOf(chart, player)} (number ${numberOf(chart, player)} in the list)`
  const meeting = `${who(white)} has White against ${who(black)} in ${name.toLowerCase()}, match ${match.id}: the circle brings these two numbers together there`
  const facts = [start(chart).seq, ...factsOf(chart, match)]
  return {
    rule: 'LEA-7',
    sentence: `${meeting}; ${whyWhite(options, chart, number)} ${whyDecided(chart, match)}`.trim(),
    facts,
  }
}

function whyWhite({ balancedColours }: LeagueOptions, chart: Chart, phase: number): string {
  const cycle = cycleLength(chart)
  if (phase > cycle) return `in the second cycle the colours of phase ${phase - cycle} are reversed (LEA-S5).`
  if (balancedColours) return 'White goes by their distance on the circle, which keeps colours even (LEA-8).'
  return 'in the first cycle the earlier-listed player has White (LEA-3).'
}

const whyDecided = (chart: Chart, match: Match): string =>
  match.isAnnulled
    ? `It does not count: ${whoAnnulled(chart, match)} withdrew before half of the games (LEA-10).`
    : decisionInWords(chart, match)

function whoAnnulled(chart: Chart, { seats }: Match): string {
  return listed(seats.flatMap(({ who }) => (chart.annulled.has(who) ? [nameOf(chart, who)] : [])))
}

function whyBye(chart: Chart, who: Who, round: Round): Explanation {
  const name = `${nameOf(chart, who)} (number ${numberOf(chart, who)} in the list)`
  const sentence = `${name} has a bye in ${round.name.toLowerCase()}: ${chart.size} is odd, so one place of the circle is empty and this number meets it. A bye gives no points and is not a game (LEA-S8); everybody has one in each cycle.`
  return { rule: 'LEA-7', sentence, facts: [start(chart).seq] }
}

function whySeed(chart: Chart, who: Who): Explanation {
  const sentence = `${nameOf(chart, who)} is number ${numberOf(chart, who)} of ${chart.size} in the list: ${whyListed(chart, who)}.`
  return { rule: 'LEA-16', sentence, facts: [start(chart).seq] }
}

function whyRank(options: LeagueOptions, chart: Chart, who: Who): Explanation {
  const rows = leagueTable(chart, options.prizes)
  const index = rows.findIndex((row) => row.who === who)
  const row = rows[index] as Row
  const above = rows[index - 1]
  const tally = tallyOf(chart, who)
  const place = `${nameOf(chart, who)} is ${ordinal(row.rank)} with ${recordOf(tally)}`
  const facts = factsAbout(chart, [who])
  if (tally.isAnnulled)
    return {
      rule: 'LEA-17',
      sentence: `${nameOf(chart, who)} stands below everybody whose results count: all results fell with the withdrawal before half of the games (LEA-10).`,
      facts,
    }
  if (row.sharing > 1)
    return {
      rule: 'LEA-9',
      sentence: `${place}, level in points, wins and wins as Black with ${others(chart, rows, row)}, so they share the place${prizeWords(row)}.`,
      facts,
    }
  if (!above) return { rule: 'LEA-S9', sentence: `${place}; nobody has more${prizeWords(row)}.`, facts }
  return {
    rule: 'LEA-S9',
    sentence: `${place}; next above is ${separation(chart, above.who, who)}${prizeWords(row)}.`,
    facts: factsAbout(chart, [who, above.who]),
  }
}

function others(chart: Chart, rows: readonly Row[], { rank, who }: Row): string {
  const level = rows.filter((row) => row.rank === rank && row.who !== who)
  return listed(level.map((row) => nameOf(chart, row.who)))
}

const prizeWords = ({ counts }: Row): string =>
  counts['prize'] ? `; the prize is ${counts['prize']} (minor units)` : ''

function whyTie(chart: Chart, who: Who, other: Who): Explanation {
  const [upper, lower] = inOrder(chart, who, other)
  const facts = factsAbout(chart, [upper, lower])
  const [a, b] = [tallyOf(chart, upper), tallyOf(chart, lower)]
  if (b.isAnnulled) return { rule: 'LEA-17', sentence: belowAll(chart, a, b), facts }
  const sides = `${nameOf(chart, upper)} has ${recordOf(a)}; ${nameOf(chart, lower)} has ${recordOf(b)}`
  const step = decisiveStep(a, b)
  if (step) return { rule: 'LEA-S9', sentence: `${sides}: ${nameOf(chart, upper)} is ahead by ${step.words}.`, facts }
  return {
    rule: 'LEA-9',
    sentence: `${sides}: level in points, wins and wins as Black, so they share the place.`,
    facts,
  }
}

function belowAll(chart: Chart, upper: Tally, lower: Tally): string {
  const [a, b] = [nameOf(chart, upper.who), nameOf(chart, lower.who)]
  const fell = 'with the withdrawal before half of the games (LEA-10)'
  if (upper.isAnnulled) return `All results of ${a} and of ${b} fell ${fell}, so they share the last place.`
  return `${a} has ${recordOf(upper)}; all results of ${b} fell ${fell}, so ${b} stands below everybody whose results count.`
}

function inOrder(chart: Chart, who: Who, other: Who): [Who, Who] {
  const order = leagueTable(chart, []).map((row) => row.who)
  return order.indexOf(who) <= order.indexOf(other) ? [who, other] : [other, who]
}

/** "Ben with 7 points from …: ahead by wins". */
function separation(chart: Chart, upper: Who, lower: Who): string {
  const [a, b] = [tallyOf(chart, upper), tallyOf(chart, lower)]
  return `${nameOf(chart, upper)} with ${recordOf(a)}, ahead by ${decisiveStep(a, b)?.words ?? 'results that count'}`
}

const decisiveStep = (a: Tally, b: Tally) => steps.find(({ count }) => a[count] !== b[count])

/** Every count that a result can change is in these words. */
function recordOf(tally: Tally): string {
  const { points, played, wins, draws, losses, blackWins, unplayedWins, unplayedDraws, unplayedLosses } = tally
  const unplayed = (count: number, rest: string[] = []) => {
    const notes = [...rest, ...(count > 0 ? [`${count} without play`] : [])]
    return notes.length > 0 ? ` (${notes.join(', ')})` : ''
  }
  const asBlack = blackWins > 0 ? [`${blackWins} as Black`] : []
  return `${plural(points, 'point')} from ${plural(played, 'game')}: ${plural(wins, 'win')}${unplayed(unplayedWins, asBlack)}, ${plural(draws, 'draw')}${unplayed(unplayedDraws)}, ${plural(losses, 'loss', 'losses')}${unplayed(unplayedLosses)}`
}

const tallyOf = (chart: Chart, who: Who): Tally => talliesOf(chart).find((tally) => tally.who === who) as Tally

/** The results these players have; of somebody whose results fell, the withdrawal. */
function factsAbout(chart: Chart, players: readonly Who[]): Seq[] {
  const facts = new Set<Seq>()
  for (const who of players) {
    const withdrawal = chart.gone.get(who)
    if (withdrawal !== undefined && chart.annulled.has(who)) facts.add(withdrawal)
    else
      for (const match of chart.matchesOf(who))
        if (!match.isAnnulled) for (const seq of factsOf(chart, match)) facts.add(seq)
  }
  return [...facts].sort((a, b) => a - b)
}

/** What decided a match: a report, a ruling or a withdrawal. */
function factsOf(chart: Chart, { outcome, games, ruling, isAnnulled, seats }: Match): Seq[] {
  if (!outcome) return []
  if (isAnnulled) return seats.flatMap(({ who }) => (chart.annulled.has(who) ? (chart.gone.get(who) ?? []) : []))
  return ruling ? [ruling.seq] : games.map((game) => game.seq)
}
