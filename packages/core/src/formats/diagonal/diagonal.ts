/** The Diagonal: neighbours in rating meet, four lost games and out. RULES.md beside this file numbers every rule. */
import type { Chart } from '../../chart/chart.ts'
import { nameOf } from '../../chart/names.ts'
import type { Who } from '../../chart/slot.ts'
import type { Column, Format } from '../format.ts'
import { matrixShown } from './matrix.ts'
import { type DiagonalOptions, diagonalOptions } from './options.ts'
import { overtaken } from './overtaken.ts'
import { remarks } from './remarks.ts'
import { draw } from './rounds.ts'
import { missingRatings, rowOf } from './row.ts'
import { tableOf, tellPlaces } from './table.ts'
import { tallyOf } from './tally.ts'
import { why } from './why.ts'
import { halvesInWords } from './words.ts'

export const diagonal: Format<DiagonalOptions> = {
  name: 'diagonal',
  title: 'Diagonal',
  summary:
    'Neighbours in rating play two games each, four lost games and you are out, and everybody gets a performance rating. For any number of players from 2.',
  options: diagonalOptions,
  columns: columns(),
  publishes: () => true,
  pictures: ['matrix'],
  field: (count) =>
    count < 2 ? { code: 'wrong-field', format: 'diagonal', count, allowed: '2 or more', rule: 'DIA-6' } : undefined,
  seeding: rowOf,
  ordering: missingRatings,
  draw,
  table: tableOf,
  places: tellPlaces,
  returning: (_, chart, who) => ({
    code: 'is-out',
    entrant: nameOf(chart, who),
    because: 'nobody comes back after withdrawing',
    rule: 'DIA-26',
  }),
  whereabouts,
  matrix: matrixShown,
  overtaken,
  remarks,
  why,
}

/** "is out since the end of round 2, with 4½ lost games". */
function whereabouts(options: DiagonalOptions, chart: Chart, who: Who): string | undefined {
  const { out, lost } = tallyOf(options, chart)
  if (out[who]) return `is out since the end of round ${out[who]}, with ${halvesInWords(lost[who] as number)}`
  return chart.gone.has(who) ? 'has withdrawn' : undefined
}

function columns(): Column[] {
  return [
    { count: 'row', heading: 'Row', meaning: 'number in the row' },
    { count: 'rating', heading: 'Rtg', meaning: 'rating' },
    { count: 'performance', heading: 'Perf', meaning: 'performance rating', isRounded: true },
    { count: 'lostGames', heading: 'Lost', meaning: 'lost games; out at 4' },
    { count: 'played', heading: 'Pl', meaning: 'games, forfeits included' },
    { count: 'wins', heading: 'W', meaning: 'games won' },
    { count: 'draws', heading: 'D', meaning: 'games drawn' },
    { count: 'losses', heading: 'L', meaning: 'games lost' },
    { count: 'out', heading: 'Out', meaning: 'round at whose end the player was out', isRare: true },
  ]
}
