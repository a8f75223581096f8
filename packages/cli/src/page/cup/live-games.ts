/** The games that are being played: clocks that run down, what each engine thinks of it, the last move. */
import { clockAt, clockShown, evaluationShown, type LiveGame, moveShown } from '@arbiter/engines'
import { textOf } from '../../language/voice.ts'
import type { Paper } from '../paper.ts'
import { type Column, type Row, table } from '../table.ts'
import { harmless } from '../text-width.ts'
import { words } from '../words/messages.ts'

/** Two lines a game, or one where there are many; what does not fit is counted. */
export function runningLines(live: readonly LiveGame[], paper: Paper, height: number, now: number): string[] {
  if (live.length === 0 || height < 2) return []
  if (2 * live.length + 1 <= height) return table(paper, columns(), live.flatMap(rowsOf(paper, now)), '  ')
  const fit = live.length + 1 <= height ? live.length : height - 2
  const lines = table(paper, briefColumns(), live.slice(0, fit).map(briefRow(paper, now)), '  ')
  const left = live.length - fit
  return left === 0 ? lines : [...lines, paper.pencil(`  ${words('term-more', { count: left })}`)]
}

type Side = 'white' | 'black'

// --- two lines ---------------------------------------------------------------------------------------

const columns = (): readonly Column[] => [
  { heading: words('term-col-match'), align: 'right' },
  { heading: words('term-col-game'), align: 'right' },
  { heading: '' },
  { heading: words('term-col-engine'), least: 6 },
  { heading: words('term-col-clock'), align: 'right' },
  { heading: words('term-col-eval'), align: 'right' },
  { heading: words('term-col-depth'), align: 'right', isSpare: true },
  { heading: words('term-col-move'), isSpare: true },
  { heading: words('term-col-round'), least: 5, isSpare: true },
  { heading: words('term-col-opening'), least: 8, isSpare: true },
]

const rowsOf =
  (paper: Paper, now: number) =>
  (live: LiveGame): Row[] => {
    const { match, roundName, openingName = '' } = live
    const place = [`▸${match}`, gameOf(live)]
    return (['white', 'black'] as const).map((side, i) => ({
      cells: [
        ...(i === 0 ? place : ['', '']),
        ...cellsOf(live, side, now),
        ...(i === 0 ? [moveShown(live), textOf(roundName), harmless(openingName)] : []),
      ],
      ...(live.toMove === side ? { style: paper.ink } : {}),
    }))
  }

const gameOf = ({ game, isTiebreak }: LiveGame): string =>
  isTiebreak ? words('term-tiebreak-game', { game }) : String(game)

const cellsOf = (live: LiveGame, side: Side, now: number): string[] => [
  words('term-colour', { colour: side }),
  harmless(live[side]),
  clockOf(live, side, now),
  evaluationOf(live, side),
  String(live.depths[side] ?? ''),
]

function clockOf(live: LiveGame, side: Side, now: number): string {
  const left = clockAt(live, side, now)
  return `${live.toMove === side ? '▸' : ''}${left === undefined ? '' : clockShown(left)}`
}

function evaluationOf({ evaluations }: LiveGame, side: Side): string {
  const evaluation = evaluations[side]
  return evaluation === undefined ? '' : evaluationShown(evaluation, side)
}

// --- one line ----------------------------------------------------------------------------------------

const briefColumns = (): readonly Column[] => [
  { heading: words('term-col-match'), align: 'right' },
  { heading: words('term-col-white'), least: 6 },
  { heading: words('term-col-black'), least: 6 },
  { heading: words('term-col-eval'), align: 'right' },
  { heading: words('term-col-move'), isSpare: true },
  { heading: words('term-col-game'), align: 'right', isSpare: true },
]

/** The evaluation is that of the side that moved last. */
const briefRow =
  (paper: Paper, now: number) =>
  (live: LiveGame): Row => {
    const moved = live.toMove === 'white' ? 'black' : 'white'
    const side = (colour: Side) => `${harmless(live[colour])} ${clockOf(live, colour, now)}`.trimEnd()
    const cells = [`▸${live.match}`, side('white'), side('black'), evaluationOf(live, moved), moveShown(live)]
    return { cells: [...cells, gameOf(live)], style: paper.ink }
  }
