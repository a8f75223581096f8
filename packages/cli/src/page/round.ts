/** A round on a page: its matches with their results, and who has a bye. */
import { listed, type MatchShown, type RoundShown, type SeatShown, seatInWords } from '@arbiter/core'
import { written } from '../history/sentence.ts'
import type { Paper } from './paper.ts'
import { wrapped } from './prose.ts'
import { type Column, type Row, table } from './table.ts'
import { harmless } from './text-width.ts'

const columns: readonly Column[] = [
  { heading: '', align: 'right' },
  { heading: '', align: 'right', least: 8 },
  { heading: '' },
  { heading: '', least: 8 },
  { heading: '', least: 6 },
]

export function roundLines({ matches, byes }: RoundShown, paper: Paper): string[] {
  const rows = matches.map((match): Row => {
    const [white = '', black = ''] = match.seats.map(seatName)
    const cells = [match.match, white, resultOf(match), black, remarkOn(match)]
    return { cells, ...(match.state === 'waiting' ? { style: paper.pencil } : {}) }
  })
  const free = byes.length > 0 ? [wrapped(`  Bye: ${listed(byes.map(seatName))}`, paper.width, '    ')] : []
  return [...table(paper, columns, rows, '  '), ...free]
}

export const seatName = (seat: SeatShown): string => harmless(seatInWords(seat))

function resultOf({ games, state, winner, seats, annulled, decidedBy }: MatchShown): string {
  if (games.length > 0) return games.map(({ result }) => written(result)).join(' ')
  if (state !== 'decided' || annulled || decidedBy !== 'ruling') return '–'
  if (winner === null || winner === undefined) return '–'
  return seats[0]?.entrant === winner ? '+:−' : '−:+'
}

function remarkOn({ state, annulled, games, ruling, note }: MatchShown): string {
  if (state === 'open') return 'open'
  if (annulled) return 'does not count'
  const word = ruling === undefined || ruling === 'absent' ? forfeitWord(games) : rulingWords[ruling]
  return `${word}${note === undefined ? '' : `: ${harmless(note)}`}`
}

const rulingWords = { won: 'declared won', drawn: 'declared drawn', cancelled: 'cancelled' } as const

const forfeitWord = (games: MatchShown['games']): string =>
  games.some(({ result }) => !/[01]/.test(result)) ? 'forfeit' : ''
