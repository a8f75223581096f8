/** Sentences a director can read to a player: why this pairing, bye, place in the list, rank or tie-break. */

import type { Chart } from '../../chart/chart.ts'
import type { Match } from '../../chart/match.ts'
import { entrantOf } from '../../chart/names.ts'
import type { Round } from '../../chart/rounds/round.ts'
import type { Who } from '../../chart/slot.ts'
import type { RecordedFactOf } from '../../facts/fact.ts'
import type { Seq } from '../../facts/ids.ts'
import { at, known } from '../../lists/at.ts'
import type { Message } from '../../message/message.ts'
import type { Explanation, Row, Subject } from '../rule-book/format.ts'
import { listedBecause } from '../rule-book/list-order.ts'
import { decisionOf } from '../why/decision.ts'
import type { LeagueOptions } from './options.ts'
import { amountOf, leagueTable, steps } from './table.ts'
import { type Tally, talliesOf } from './tallies.ts'
import { message } from './words/messages.ts'

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

const start = (chart: Chart): RecordedFactOf<'tournament-started'> => known(chart.started)
const numberOf = (chart: Chart, who: Who): number => chart.field.order.indexOf(who) + 1
const cycleLength = (chart: Chart): number => (chart.board.stages[0]?.rounds.length ?? 0) / 2

function whyMatch(options: LeagueOptions, chart: Chart, match: Match): Explanation {
  const [white, black] = [match.who(0), match.who(1)]
  const meeting = message('league-meeting', {
    white: entrantOf(chart, white),
    black: entrantOf(chart, black),
    round: match.round.name,
    match: { match: match.id },
    first: numberOf(chart, white),
    second: numberOf(chart, black),
  })
  return {
    rule: 'LEA-7',
    says: [meeting, ...whyDecided(chart, match)],
    more: [whyWhite(options, chart, match.round.number)],
    facts: [start(chart).seq, ...factsOf(chart, match)],
  }
}

function whyWhite({ balancedColours }: LeagueOptions, chart: Chart, phase: number): Message {
  const cycle = cycleLength(chart)
  if (phase > cycle) return message('league-white-reversed', { phase: phase - cycle, rule: { rule: 'LEA-S5' } })
  return balancedColours
    ? message('league-white', { why: 'balanced', rule: { rule: 'LEA-8' } })
    : message('league-white', { why: 'earlier', rule: { rule: 'LEA-3' } })
}

const whyDecided = (chart: Chart, match: Match): Message[] =>
  match.isAnnulled
    ? [message('league-annulled', { who: whoAnnulled(chart, match), rule: { rule: 'LEA-10' } })]
    : decisionOf(chart, match)

const whoAnnulled = (chart: Chart, { seats }: Match) =>
  seats.flatMap(({ who }) => (chart.field.annulled.has(who) ? [entrantOf(chart, who)] : []))

function whyBye(chart: Chart, who: Who, round: Round): Explanation {
  const details = { who: entrantOf(chart, who), number: numberOf(chart, who), round: round.name }
  return {
    rule: 'LEA-7',
    says: [message('league-bye', details)],
    more: [message('league-bye-gives', { rule: { rule: 'LEA-S8' } })],
    facts: [start(chart).seq],
  }
}

function whySeed(chart: Chart, who: Who): Explanation {
  const details = { who: entrantOf(chart, who), number: numberOf(chart, who), count: chart.field.size }
  return {
    rule: 'LEA-16',
    says: [message('league-number', details), listedBecause(chart, who)],
    facts: [start(chart).seq],
  }
}

// --- ranks -------------------------------------------------------------------------------------------

function whyRank(options: LeagueOptions, chart: Chart, who: Who): Explanation {
  const rows = leagueTable(chart, options)
  const index = rows.findIndex((row) => row.who === who)
  const [row, above] = [at(rows, index), rows[index - 1]]
  const tally = tallyOf(chart, who)
  if (tally.isAnnulled) return { rule: 'LEA-17', says: [fell(chart, [who])], facts: factsAbout(chart, [who]) }
  const place = message('league-rank', { who: entrantOf(chart, who), rank: row.rank, points: tally.points })
  if (row.sharing > 1) {
    const level = rows.filter(({ rank }) => rank === row.rank).map((each) => each.who)
    const more = [...recordOf(chart, who), ...prizeOf(row, options)]
    return { rule: 'LEA-9', says: [place, shared(chart, level)], more, facts: factsAbout(chart, [who]) }
  }
  const beside = above ? [above.who] : []
  return {
    rule: 'LEA-S9',
    says: [place, above ? ahead(chart, above.who, who) : message('league-nobody-above')],
    more: [...[who, ...beside].flatMap((each) => recordOf(chart, each)), ...prizeOf(row, options)],
    facts: factsAbout(chart, [who, ...beside]),
  }
}

const shared = (chart: Chart, level: readonly Who[]): Message =>
  message('league-shared', { who: level.map((who) => entrantOf(chart, who)) })

const fell = (chart: Chart, players: readonly Who[]): Message =>
  message('league-fell', { who: players.map((who) => entrantOf(chart, who)), rule: { rule: 'LEA-10' } })

const prizeOf = ({ counts }: Row, options: LeagueOptions): Message[] =>
  counts['prize'] ? [message('league-prize-is', { prize: amountOf(Number(counts['prize']), options) })] : []

function whyTie(chart: Chart, who: Who, other: Who): Explanation {
  const [upper, lower] = inOrder(chart, who, other)
  const facts = factsAbout(chart, [upper, lower])
  const [a, b] = [tallyOf(chart, upper), tallyOf(chart, lower)]
  if (b.isAnnulled) {
    const fallen = a.isAnnulled ? [upper, lower] : [lower]
    return { rule: 'LEA-17', says: [fell(chart, fallen)], more: a.isAnnulled ? [] : recordOf(chart, upper), facts }
  }
  const more = [upper, lower].flatMap((each) => recordOf(chart, each))
  return decisiveStep(a, b)
    ? { rule: 'LEA-S9', says: [ahead(chart, upper, lower)], more, facts }
    : { rule: 'LEA-9', says: [shared(chart, [upper, lower])], more, facts }
}

function inOrder(chart: Chart, who: Who, other: Who): [Who, Who] {
  const order = leagueTable(chart, { prizes: [] }).map((row) => row.who)
  return order.indexOf(who) <= order.indexOf(other) ? [who, other] : [other, who]
}

/** The player above, and the deciding step. */
function ahead(chart: Chart, upper: Who, lower: Who): Message {
  const step = decisiveStep(tallyOf(chart, upper), tallyOf(chart, lower))?.name ?? 'counting'
  return message('league-ahead', { who: entrantOf(chart, upper), other: entrantOf(chart, lower), step })
}

const decisiveStep = (a: Tally, b: Tally) => steps.find(({ count }) => a[count] !== b[count])

/** Names every count that a result can change. */
function recordOf(chart: Chart, player: Who): Message[] {
  const { points, played, wins, draws, losses, blackWins, ...unplayed } = tallyOf(chart, player)
  const { unplayedWins, unplayedDraws, unplayedLosses } = unplayed
  const who = entrantOf(chart, player)
  return [
    message('league-record', { who, points, played, wins, black: blackWins, draws, losses }),
    ...(unplayedWins + unplayedDraws + unplayedLosses === 0
      ? []
      : [message('league-unplayed', { who, wins: unplayedWins, draws: unplayedDraws, losses: unplayedLosses })]),
  ]
}

const tallyOf = (chart: Chart, who: Who): Tally => known(talliesOf(chart).find((tally) => tally.who === who))

/** Facts behind these players' results; the withdrawal of a player whose results were annulled. */
function factsAbout(chart: Chart, players: readonly Who[]): Seq[] {
  const facts = new Set<Seq>()
  for (const who of players) {
    const withdrawal = chart.field.gone.get(who)
    if (withdrawal !== undefined && chart.field.annulled.has(who)) facts.add(withdrawal)
    else
      for (const match of chart.board.matchesOf(who))
        if (!match.isAnnulled) for (const seq of factsOf(chart, match)) facts.add(seq)
  }
  return [...facts].sort((a, b) => a - b)
}

/** The fact that decided a match: a report, a ruling or a withdrawal. */
function factsOf(chart: Chart, { outcome, games, ruling, isAnnulled, seats }: Match): Seq[] {
  if (!outcome) return []
  if (isAnnulled)
    return seats.flatMap(({ who }) => (chart.field.annulled.has(who) ? (chart.field.gone.get(who) ?? []) : []))
  return ruling ? [ruling.seq] : games.map((game) => game.seq)
}
