/** Why a player has won, is out, or has this rank. */

import type { Chart } from '../../../chart/chart.ts'
import { entrantOf } from '../../../chart/names.ts'
import type { Who } from '../../../chart/slot.ts'
import type { Stage } from '../../../chart/stage.ts'
import type { Seq } from '../../../facts/ids.ts'
import { at, known, last } from '../../../lists/at.ts'
import type { Kinds, Message } from '../../../message/message.ts'
import type { Explanation } from '../../rule-book/format.ts'
import { factsIn } from '../../why/decision.ts'
import { areComparable, endingAmong, type Step } from '../ending.ts'
import { OUT_AT } from '../games.ts'
import type { DiagonalOptions } from '../options.ts'
import { comparePerformances, performanceOf } from '../performance.ts'
import { extraRounds, kindOf, lastContenders } from '../rounds/rounds.ts'
import { placeInRow } from '../row.ts'
import { figuresSaid, lostGamesSaid, lostToWhom, notComparable } from '../says.ts'
import { tableOf, winnersOf } from '../table.ts'
import { stageOf, tallyOf } from '../tally.ts'
import { message } from '../words/messages.ts'

export function whyRank(options: DiagonalOptions, chart: Chart, who: Who): Explanation {
  if (winnersOf(chart).includes(who)) return whyWon(options, chart, who)
  const rows = tableOf(options, chart, {})
  const index = rows.findIndex((row) => row.who === who)
  const above = rows[index - 1]?.who
  const isBelowWinner = above === undefined || winnersOf(chart).includes(above)
  const [out, ...games] = whyOut(options, chart, who)
  const next = above === undefined ? message('diagonal-nobody-ahead') : whoIsAbove(options, chart, above, who)
  const figures = figuresSaid(options, chart, tallyOf(options, chart), who)
  return {
    rule: 'DIA-24',
    says: [
      message('diagonal-rank', { who: entrantOf(chart, who), rank: at(rows, index).rank }),
      ...(out ? [out] : [figures, next]),
    ],
    more: [
      ...games,
      ...(out ? [figures, next] : []),
      ...(isBelowWinner ? [] : [figuresSaid(options, chart, tallyOf(options, chart), above)]),
    ],
    facts: factsAbout(chart, isBelowWinner ? [who] : [who, above], withdrawalOf(chart, who)),
  }
}

const withdrawalOf = ({ field: { gone } }: Chart, who: Who): Seq[] => {
  const since = gone.get(who)
  return since === undefined ? [] : [since]
}

const whoIsAbove = (options: DiagonalOptions, chart: Chart, above: Who, who: Who): Message =>
  winnersOf(chart).includes(above)
    ? message('diagonal-above-winner', { who: entrantOf(chart, above) })
    : message('diagonal-above', { who: entrantOf(chart, above), by: stepBetween(options, chart, above, who) })

/** The step that separates two players in the table. */
function stepBetween(options: DiagonalOptions, chart: Chart, upper: Who, lower: Who) {
  const tally = tallyOf(options, chart)
  const [a, b] = [upper, lower].map((who) => performanceOf(options.performance, tally, who))
  if (comparePerformances(a, b) !== 0) return 'performance'
  return tally.lost.at(upper) === tally.lost.at(lower) ? 'row' : 'lost-games'
}

/** DIA-7, DIA-11, and the games behind it; empty for players still in. */
function whyOut(options: DiagonalOptions, chart: Chart, who: Who): Message[] {
  const entrant = { who: entrantOf(chart, who) }
  if (chart.field.gone.has(who)) return [message('diagonal-out-withdrew', entrant)]
  const tally = tallyOf(options, chart)
  const round = tally.out.at(who)
  if (round > 0) return [wentOut(options, chart, who, round), lostWhere(options, chart, who, round)]
  const last = stageOf(chart)?.rounds.at(-1)
  if (!last || tally.lost.at(who) < OUT_AT) return []
  return [message('diagonal-goes-out', { ...entrant, round: last.name }), lostWhere(options, chart, who, last.number)]
}

function wentOut(options: DiagonalOptions, chart: Chart, who: Who, round: number): Message {
  const lost = lostGamesSaid(tallyOf(options, chart, round).lost.at(who))
  return message('diagonal-went-out', { who: entrantOf(chart, who), round, lost })
}

const lostWhere = (options: DiagonalOptions, chart: Chart, who: Who, through: number): Message =>
  message('diagonal-lost-where', { to: lostToWhom(options, chart, who, through) })

// --- the winner ----------------------------------------------------------------------------------

function whyWon(options: DiagonalOptions, chart: Chart, who: Who): Explanation {
  if (chart.title?.declared) return whyDeclared(options, chart, who)
  const stage = known(stageOf(chart))
  if (chart.champion.because?.rule !== 'DIA-S11') return whyFirst(options, chart, stage, who)
  const { name: round } = last(stage.rounds)
  const won = message('diagonal-won-last', { who: entrantOf(chart, who), round })
  return withFigures(options, chart, who, { rule: 'DIA-S11', says: [won] })
}

/** The winner's own record comes with every reason. */
const withFigures = (
  options: DiagonalOptions,
  chart: Chart,
  who: Who,
  { rule, says, more = [] }: { rule: string; says: readonly Message[]; more?: readonly Message[] },
): Explanation => ({
  rule,
  says: [...says, figuresSaid(options, chart, tallyOf(options, chart), who)],
  ...(more.length === 0 ? {} : { more }),
  facts: factsAbout(chart, [who]),
})

function whyDeclared(options: DiagonalOptions, chart: Chart, who: Who): Explanation {
  const { winners, note, seq } = known(chart.title?.declared)
  const others = winners.filter((each) => each !== who).map((each) => entrantOf(chart, each))
  const rule = String(chart.champion.because?.rule)
  const details = { who: entrantOf(chart, who), rule: { rule } }
  const says = [
    others.length === 0
      ? message('diagonal-declared-won', details)
      : message('diagonal-declared-shared', { ...details, others }),
    ...(rule === 'DIA-22' ? [message('diagonal-undecided', { count: extraRounds(known(stageOf(chart))) })] : []),
    ...(note === undefined ? [] : [message('diagonal-note', { note: { text: note } })]),
  ]
  const explained = withFigures(options, chart, who, { rule, says })
  return { ...explained, facts: [seq, ...explained.facts] }
}

/** All were out: the steps of DIA-S12 in order, up to the step that decided. */
function whyFirst(options: DiagonalOptions, chart: Chart, stage: Stage, who: Who): Explanation {
  const contenders = lastContenders(chart, stage)
  const details = { who: entrantOf(chart, who), round: allOutAfter(stage) }
  if (contenders.length === 1)
    return withFigures(options, chart, who, { rule: 'DIA-11', says: [message('diagonal-won-alone', details)] })
  const steps = endingAmong(options, chart, stage.rounds, contenders)
  const { rule } = last(steps)
  const extra = extraRounds(stage)
  return withFigures(options, chart, who, {
    rule,
    says: [
      message('diagonal-won', { ...details, rule: { rule } }),
      ...(extra === 0 ? [] : [message('diagonal-extra-followed', { count: extra })]),
    ],
    more: steps.flatMap((step) => stepSaid(chart, step)),
  })
}

/** The last regular round. */
const allOutAfter = ({ rounds }: Stage): Message => known(rounds.findLast((round) => kindOf(round) === 'regular')).name

function stepSaid(chart: Chart, step: Step): Message[] {
  const { left } = step
  const level = message('diagonal-still-level', { who: left.map((who) => entrantOf(chart, who)) })
  return left.length === 1 ? [countsSaid(chart, step)] : [countsSaid(chart, step), level]
}

function countsSaid(chart: Chart, step: Step): Message {
  const each = <Count>(counts: ReadonlyMap<Who, Count>, said: (who: Kinds['entrant'], count: Count) => Message) =>
    [...counts].map(([who, count]) => said(entrantOf(chart, who), count))
  switch (step.rule) {
    case 'DIA-18': {
      const counts = each(step.counts, (who, halves) =>
        message('diagonal-count-lost', { who, games: { points: halves / 2 } }),
      )
      return message('diagonal-step-lost', { counts })
    }
    case 'DIA-19':
      return message('diagonal-step-direct', {
        counts: each(step.counts, (who, { won, lost }) => message('diagonal-count-direct', { who, won, lost })),
      })
    case 'DIA-20':
      if (!areComparable(step.counts)) return message('diagonal-step-none', { why: notComparable(chart, step) })
      return message('diagonal-step-moves', {
        counts: each(step.counts, (who, { moves = 0 }) => message('diagonal-count-moves', { who, moves })),
      })
    default:
      return step satisfies never
  }
}

// --- two players ---------------------------------------------------------------------------------

export function whyTie(options: DiagonalOptions, chart: Chart, who: Who, other: Who): Explanation {
  const rows = tableOf(options, chart, {})
  const couple = rows.flatMap((row) => (row.who === who || row.who === other ? [row.who] : []))
  const [upper, lower] = [at(couple, 0), at(couple, 1)]
  const winners = winnersOf(chart)
  return {
    rule: winners.includes(lower) ? 'DIA-31' : 'DIA-24',
    says: [tieSaid(options, chart, [upper, lower], winners)],
    more: couple.map((each) => figuresSaid(options, chart, tallyOf(options, chart), each)),
    facts: factsAbout(chart, couple),
  }
}

function tieSaid(options: DiagonalOptions, chart: Chart, [upper, lower]: [Who, Who], winners: readonly Who[]): Message {
  const details = { who: entrantOf(chart, upper), other: entrantOf(chart, lower) }
  if (winners.includes(lower)) return message('diagonal-tie-shared', details)
  const by = winners.includes(upper) ? 'won' : stepBetween(options, chart, upper, lower)
  if (by !== 'row') return message('diagonal-tie-ahead', { ...details, by })
  return message('diagonal-tie-row', { ...details, place: placeInRow(chart, upper), second: placeInRow(chart, lower) })
}

/** Facts of all matches of these players. */
function factsAbout(chart: Chart, whos: readonly Who[], more: readonly Seq[] = []): Seq[] {
  const seqs = new Set<Seq>(more)
  for (const who of whos)
    for (const match of chart.board.matchesOf(who)) for (const seq of factsIn(match)) seqs.add(seq)
  return [...seqs].sort((a, b) => a - b)
}
