/** What the games of each match say about strength, from the side of the one named first. */
import { type CupView, type MatchStatistics, type MatchView, pointsShown } from '@arbiter/engines'
import { textOf } from '../../language/voice.ts'
import { eloSaid, percent } from '../engine-match.ts'
import type { Paper } from '../paper.ts'
import { type Column, type Row, table } from '../table.ts'
import { asText, harmless } from '../text-width.ts'
import { words } from '../words/messages.ts'
import { brokenInto } from './line.ts'

const columns = (): readonly Column[] => [
  { heading: words('term-col-match'), align: 'right' },
  { heading: words('term-col-first'), least: 6 },
  { heading: words('term-col-second'), least: 6 },
  { heading: words('term-col-score'), align: 'right' },
  { heading: words('term-col-pairs'), isSpare: true },
  { heading: 'Elo', align: 'right', isSpare: true },
  { heading: 'LOS', align: 'right', isSpare: true },
]

export function strengthLines({ rounds }: CupView, paper: Paper): string[] {
  const played = rounds.flatMap(({ matches }) => matches).filter(hasStatistics)
  if (played.length === 0) return []
  return [
    paper.strong(words('term-cup-matches')),
    ...table(paper, columns(), played.map(rowOf), '  '),
    ...brokenInto(words('term-cup-legend'), paper.width).map(paper.pencil),
    ...remarks(played).flatMap((remark) => brokenInto(remark, paper.width, '  ')),
  ]
}

type MatchWithStatistics = MatchView & { readonly statistics: MatchStatistics }

const hasStatistics = (match: MatchView): match is MatchWithStatistics => (match.statistics?.games ?? 0) > 0

function rowOf({ match, seats: [first, second], statistics }: MatchWithStatistics): Row {
  const { pentanomial, elo, superiority } = statistics
  const [difference = ''] = eloSaid(elo).map((each) => textOf(each))
  return {
    cells: [
      ...[String(match), harmless(first.name ?? ''), harmless(second.name ?? '')],
      ...[`${pointsShown(first.halfPoints)}–${pointsShown(second.halfPoints)}`, pentanomial.join(' ')],
      ...[difference.replace('Elo ', ''), superiority === undefined ? '' : percent(superiority)],
    ],
  }
}

/** "Matches 1 and 3: Everything was won: the difference has no upper bound." */
function remarks(played: readonly MatchWithStatistics[]): string[] {
  const matches = new Map<string, number[]>()
  for (const { match, statistics } of played)
    for (const remark of statistics.remarks.map(textOf)) matches.set(remark, [...(matches.get(remark) ?? []), match])
  return [...matches].map(([remark, numbers]) => {
    return words('term-cup-remark', { matches: numbers, count: numbers.length, remark: asText(remark) })
  })
}
