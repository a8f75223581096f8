/** The table of a cup: who came how far, with what points, and what went wrong. */
import { type EngineView, faultsSaid, pointsShown } from '@arbiter/engines'
import { textOf } from '../../language/voice.ts'
import type { Paper } from '../paper.ts'
import { type Column, type Row, table } from '../table.ts'
import { harmless } from '../text-width.ts'
import { words } from '../words/messages.ts'

const columns = (): readonly Column[] => [
  { heading: words('term-col-place'), align: 'right' },
  { heading: words('term-col-seed'), align: 'right', isSpare: true },
  { heading: words('term-col-engine'), least: 8 },
  { heading: words('term-col-rating'), align: 'right', isSpare: true },
  { heading: words('term-col-won'), align: 'right' },
  { heading: words('term-col-points-long'), align: 'right' },
  { heading: words('term-col-games'), align: 'right', isSpare: true },
  { heading: words('term-col-faults'), least: 8, isSpare: true },
  { heading: words('term-col-out-in'), least: 5, isSpare: true },
]

export const engineLines = (engines: readonly EngineView[], paper: Paper): string[] => [
  paper.strong(words('term-table')),
  ...table(paper, columns(), engines.map(rowOf(paper)), '  '),
]

const rowOf =
  (paper: Paper) =>
  ({ place, seed, name, rating, matchesWon, halfPoints, games, faults, lostIn }: EngineView): Row => ({
    cells: [
      ...[place, String(seed ?? ''), harmless(name), String(rating ?? ''), String(matchesWon)],
      ...[
        pointsShown(halfPoints),
        String(games),
        faultsSaid(faults)
          .map((fault) => textOf(fault))
          .join(', '),
        lostIn ? textOf(lostIn) : '',
      ],
    ],
    ...(place === '1' ? { style: paper.strong } : {}),
  })
