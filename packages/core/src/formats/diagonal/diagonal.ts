/** The Diagonal: neighbours in rating meet, four lost games and out. RULES.md beside this file numbers every rule. */
import type { Chart } from '../../chart/chart.ts'
import { entrantOf } from '../../chart/names.ts'
import type { Who } from '../../chart/slot.ts'
import type { Message } from '../../message/message.ts'
import { refuse } from '../../refusals/result.ts'
import { defineFormat } from '../rule-book/format.ts'
import { headings } from '../views/columns.ts'
import { matrix } from '../views/matrix.ts'
import type { Column } from '../views/views.ts'
import { winnerDeclared } from './facts/winner-declared.ts'
import { DiagonalLedger } from './ledger.ts'
import { matrixShown } from './matrix.ts'
import { type DiagonalOptions, diagonalOptions, diagonalSettings } from './options.ts'
import { overtaken } from './overtaken.ts'
import { remarks } from './remarks.ts'
import { draw } from './rounds/rounds.ts'
import { missingRatings, rowOf } from './row.ts'
import { lostGamesSaid } from './says.ts'
import { tableOf, tellPlaces } from './table.ts'
import { tallyOf } from './tally.ts'
import { why } from './why/why.ts'
import { message } from './words/messages.ts'

export const diagonalRules = defineFormat({
  name: 'diagonal',
  about: {
    title: message('diagonal-title'),
    summary: message('diagonal-summary'),
    whom: 'players',
    settings: diagonalSettings,
  },
  options: diagonalOptions,
  facts: [winnerDeclared],
  ledger: (_, chart) => new DiagonalLedger(chart),
  gates: {
    start: missingRatings,
    comeBack: (_, chart, who) =>
      refuse({
        code: 'is-out',
        entrant: entrantOf(chart, who),
        because: message('diagonal-no-return'),
        rule: 'DIA-26',
      }),
  },
  field: (count) =>
    count < 2
      ? refuse({ code: 'wrong-field', format: 'diagonal', count, allowed: { least: 2 }, rule: 'DIA-6' })
      : undefined,
  seeding: rowOf,
  draw,
  table: tableOf,
  views: {
    whereabouts,
    columns: columns(),
    pictures: [matrix(matrixShown)],
    remarks,
    overtaken,
    simulation: { places: tellPlaces },
    usesMoves: true,
  },
  why,
})

function whereabouts(options: DiagonalOptions, chart: Chart, who: Who): Message | undefined {
  const { out, lost } = tallyOf(options, chart)
  const [entrant, round] = [entrantOf(chart, who), out.at(who)]
  if (round) return message('diagonal-is-out', { who: entrant, round, lost: lostGamesSaid(lost.at(who)) })
  return chart.field.gone.has(who) ? message('diagonal-has-withdrawn', { who: entrant }) : undefined
}

function columns(): Column[] {
  return [
    { count: 'row', heading: message('diagonal-row'), meaning: message('diagonal-row-means') },
    { count: 'rating', heading: message('diagonal-rating'), meaning: message('diagonal-rating-means') },
    {
      count: 'performance',
      heading: message('diagonal-performance'),
      meaning: message('diagonal-performance-means'),
      isRounded: true,
    },
    { count: 'lostGames', heading: message('diagonal-lost'), meaning: message('diagonal-lost-means') },
    { count: 'played', heading: headings.played, meaning: message('diagonal-played-means') },
    { count: 'wins', heading: headings.wins, meaning: message('diagonal-wins-means') },
    { count: 'draws', heading: headings.draws, meaning: message('diagonal-draws-means') },
    { count: 'losses', heading: headings.losses, meaning: message('diagonal-losses-means') },
    { count: 'out', heading: message('diagonal-out'), meaning: message('diagonal-out-means'), isRare: true },
  ]
}
