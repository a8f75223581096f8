/** Sentences a director can read to a player: why this opponent, colour, opening, seed or rank. */
import type { Chart } from '../../chart/chart.ts'
import { nameOf } from '../../chart/names.ts'
import type { Who } from '../../chart/slot.ts'
import { decisionInWords, factsIn } from '../../why/decided.ts'
import { against, knockoutShare, type Share } from '../../why/knockout.ts'
import { listed, ordinal } from '../../words/sentence.ts'
import type { Explanation, Row, Subject } from '../format.ts'
import { whyListed } from '../list-order.ts'
import type { CupOptions } from './options.ts'
import { thirdPlace } from './plan.ts'
import { tableOf } from './table.ts'
import { whyAdvance, whyMatch } from './why-match.ts'

export function why(options: CupOptions, chart: Chart, subject: Subject): Explanation {
  switch (subject.about) {
    case 'match':
      return subject.aspect === 'advance' ? whyAdvance(chart, subject.match) : whyMatch(options, chart, subject.match)
    case 'bye':
      return { rule: 'CUP-S4', sentence: 'There are no byes in a cup.', facts: [] }
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
  const shuffled = started?.reason['shuffled'] ? ', and each band was then shuffled by the recorded dice (CUP-12a)' : ''
  const sentence = `${nameOf(chart, who)} is seed ${chart.seedOf(who)}: ${whyListed(chart, who)}${shuffled}.`
  return { rule: String(started?.reason.rule), sentence, facts: started ? [started.seq] : [] }
}

function whyRank(options: CupOptions, chart: Chart, who: Who): Explanation {
  const rows = tableOf(options, chart, {})
  const row = rows.find((each) => each.who === who) as Row
  const level = rows.filter((each) => each.rank === row.rank && each.who !== who)
  const shared =
    level.length > 0 ? `, sharing the place with ${listed(level.map((each) => nameOf(chart, each.who)))}` : ''
  const { words, facts } = shareOf(chart, who)
  return { rule: 'CUP-26', sentence: `${nameOf(chart, who)} is ${ordinal(row.rank)}${shared}: ${words}.`, facts }
}

function whyTie(options: CupOptions, chart: Chart, who: Who, other: Who): Explanation {
  const rows = tableOf(options, chart, {}).filter((row) => row.who === who || row.who === other) as [Row, Row]
  const sides = rows.map((row) => ({ name: nameOf(chart, row.who), ...shareOf(chart, row.who) }))
  const told = sides.map(({ name, words }) => `${name} ${words}`).join('; ')
  const isShared = rows[0].rank === rows[1].rank
  const verdict = isShared ? 'they share the place' : `${sides[0]?.name} is ahead by a later round`
  return { rule: 'CUP-26', sentence: `${told}: ${verdict}.`, facts: [...new Set(sides.flatMap(({ facts }) => facts))] }
}

/** The last match in the cup, and the one for third place. */
function shareOf(chart: Chart, who: Who): Share {
  const share = knockoutShare(chart, 'cup', who)
  const third = [...chart.matchesOf(who)].find(({ round, outcome }) => round.stage.id === thirdPlace && outcome)
  if (!third) return share
  const decision = decisionInWords(chart, third).replace(/\.$/, '')
  return {
    words: `${share.words}; for third place${against(chart, third, who)}: ${decision}`,
    facts: [...share.facts, ...factsIn(third)],
  }
}
