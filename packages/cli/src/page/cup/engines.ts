/** The table of a cup: who came how far, with what points, and what went wrong. */
import { type EngineView, faultsInWords, pointsShown } from '@arbiter/engines'
import type { Paper } from '../paper.ts'
import { type Column, type Row, table } from '../table.ts'
import { harmless } from '../text-width.ts'

const columns: readonly Column[] = [
  { heading: 'Place', align: 'right' },
  { heading: 'Seed', align: 'right', isSpare: true },
  { heading: 'Engine', least: 8 },
  { heading: 'Rating', align: 'right', isSpare: true },
  { heading: 'Won', align: 'right' },
  { heading: 'Points', align: 'right' },
  { heading: 'Games', align: 'right', isSpare: true },
  { heading: 'Faults', least: 8, isSpare: true },
  { heading: 'Out in', least: 5, isSpare: true },
]

export const engineLines = (engines: readonly EngineView[], paper: Paper): string[] => [
  paper.strong('Table'),
  ...table(paper, columns, engines.map(rowOf(paper)), '  '),
]

const rowOf =
  (paper: Paper) =>
  ({ place, seed, name, rating, matchesWon, halfPoints, games, faults, lostIn }: EngineView): Row => ({
    cells: [
      ...[place, String(seed ?? ''), harmless(name), String(rating ?? ''), String(matchesWon)],
      ...[pointsShown(halfPoints), String(games), faultsInWords(faults), lostIn ?? ''],
    ],
    ...(place === '1' ? { style: paper.strong } : {}),
  })
