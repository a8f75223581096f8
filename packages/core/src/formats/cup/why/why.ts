/** Why this opponent, colour, opening, seed or rank. */

import type { Chart } from '../../../chart/chart.ts'
import { entrantOf } from '../../../chart/names.ts'
import type { Who } from '../../../chart/slot.ts'
import { at, known } from '../../../lists/at.ts'
import type { Message } from '../../../message/message.ts'
import type { Explanation, Row, Subject } from '../../rule-book/format.ts'
import { listedBecause } from '../../rule-book/list-order.ts'
import { factsIn, gamesOf } from '../../why/decision.ts'
import { type Course, knockoutCourse, matchDecided } from '../../why/knockout.ts'
import type { CupOptions } from '../options.ts'
import { thirdPlace } from '../plan.ts'
import { tableOf } from '../table.ts'
import { message } from '../words/messages.ts'
import { whyAdvance, whyMatch } from './match.ts'

export function why(options: CupOptions, chart: Chart, subject: Subject): Explanation {
  switch (subject.about) {
    case 'match':
      return subject.aspect === 'advance' ? whyAdvance(chart, subject.match) : whyMatch(options, chart, subject.match)
    case 'bye':
      return { rule: 'CUP-S4', says: [message('cup-no-byes')], facts: [] }
    case 'seed':
      return whySeed(chart, subject.who)
    case 'rank':
      return whyRank(options, chart, subject.who)
    case 'tie':
      return whyTie(options, chart, subject.who, subject.other)
    default:
      return subject satisfies never
  }
}

function whySeed(chart: Chart, who: Who): Explanation {
  const { started } = chart
  const seed = message('cup-seed', { who: entrantOf(chart, who), seed: chart.field.seedOf(who) })
  const shuffled = started?.reason['shuffled'] ? [message('cup-shuffled', { rule: { rule: 'CUP-12a' } })] : []
  return {
    rule: String(started?.reason.rule),
    says: [seed, listedBecause(chart, who), ...shuffled],
    facts: started ? [started.seq] : [],
  }
}

function whyRank(options: CupOptions, chart: Chart, who: Who): Explanation {
  const rows = tableOf(options, chart, {})
  const { rank } = known(rows.find((row) => row.who === who))
  const level = rows.filter((row) => row.rank === rank && row.who !== who)
  const { says, more, facts } = courseOf(chart, who)
  return { rule: 'CUP-26', says: [rankSaid(chart, who, rank, level), ...says], more, facts }
}

/** More names would only make a long list. */
const few = 3

function rankSaid(chart: Chart, player: Who, rank: number, level: readonly Row[]): Message {
  const who = entrantOf(chart, player)
  if (level.length === 0) return message('cup-rank', { who, rank })
  if (level.length > few) return message('cup-rank-shared-many', { who, rank, count: level.length })
  return message('cup-rank-shared', { who, rank, others: level.map((each) => entrantOf(chart, each.who)) })
}

function whyTie(options: CupOptions, chart: Chart, who: Who, other: Who): Explanation {
  const rows = tableOf(options, chart, {}).filter((row) => row.who === who || row.who === other)
  const [upper, lower] = [at(rows, 0), at(rows, 1)]
  const sides = { who: entrantOf(chart, upper.who), other: entrantOf(chart, lower.who) }
  const courses = rows.map((row) => courseOf(chart, row.who))
  return {
    rule: 'CUP-26',
    says: [upper.rank === lower.rank ? message('cup-tie-shared', sides) : message('cup-tie-ahead', sides)],
    more: courses.flatMap(({ says, more }) => [...says, ...more]),
    facts: [...new Set(courses.flatMap(({ facts }) => facts))],
  }
}

/** The last match in the cup, and the match for third place. */
function courseOf(chart: Chart, who: Who): Course {
  const course = knockoutCourse(chart, 'cup', who)
  const third = [...chart.board.matchesOf(who)].find(({ round, outcome }) => round.stage.id === thirdPlace && outcome)
  if (!third) return course
  return {
    ...course,
    more: [...course.more, matchDecided(chart, third), ...gamesOf(chart, third)],
    facts: [...course.facts, ...factsIn(third)],
  }
}
