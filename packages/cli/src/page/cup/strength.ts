/** What the games of each match say about strength, from the side of the one named first. */
import { listed } from '@arbiter/core'
import { type CupView, type MatchStatistics, type MatchView, pointsShown } from '@arbiter/engines'
import { eloWords, percent } from '../engine-match.ts'
import type { Paper } from '../paper.ts'
import { type Column, type Row, table } from '../table.ts'
import { harmless } from '../text-width.ts'
import { brokenInto } from './line.ts'

const columns: readonly Column[] = [
  { heading: 'Match', align: 'right' },
  { heading: 'First', least: 6 },
  { heading: 'Second', least: 6 },
  { heading: 'Score', align: 'right' },
  { heading: 'Pairs', isSpare: true },
  { heading: 'Elo', align: 'right', isSpare: true },
  { heading: 'LOS', align: 'right', isSpare: true },
]

export function strengthLines({ rounds }: CupView, paper: Paper): string[] {
  const played = rounds.flatMap(({ matches }) => matches).filter(hasStatistics)
  if (played.length === 0) return []
  return [
    paper.strong('Matches'),
    ...table(paper, columns, played.map(rowOf), '  '),
    ...brokenInto(legend, paper.width).map(paper.pencil),
    ...remarks(played).flatMap((remark) => brokenInto(remark, paper.width, '  ')),
  ]
}

const legend =
  'From the side of the first. Pairs: both lost, one lost and one drawn, level, one won and one drawn, both won. LOS: how likely the first is the stronger one.'

type Played = MatchView & { readonly statistics: MatchStatistics }

const hasStatistics = (match: MatchView): match is Played => (match.statistics?.games ?? 0) > 0

function rowOf({ match, seats: [first, second], statistics }: Played): Row {
  const { pentanomial, elo, superiority } = statistics
  const [difference = ''] = eloWords(elo)
  return {
    cells: [
      ...[String(match), harmless(first.name ?? ''), harmless(second.name ?? '')],
      ...[`${pointsShown(first.halfPoints)}–${pointsShown(second.halfPoints)}`, pentanomial.join(' ')],
      ...[difference.replace('Elo ', ''), superiority === undefined ? '' : percent(superiority)],
    ],
  }
}

/** "Matches 1 and 3: Everything was won: the difference has no upper bound." */
function remarks(played: readonly Played[]): string[] {
  const matches = new Map<string, number[]>()
  for (const { match, statistics } of played)
    for (const remark of statistics.remarks) matches.set(remark, [...(matches.get(remark) ?? []), match])
  return [...matches].map(([remark, numbers]) => {
    const which = `${numbers.length === 1 ? 'Match' : 'Matches'} ${listed(numbers.map(String))}`
    return `${which}: ${remark}`
  })
}
