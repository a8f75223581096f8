/** A round on a page: its matches with their results, and who has a bye. */
import { listed, type MatchShown, type RoundShown, type SeatShown, type Tournament } from '@arbiter/core'
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

export function roundLines(tournament: Tournament, { matches, byes }: RoundShown, paper: Paper): string[] {
  const rows = matches.map((match): Row => {
    const [white, black] = match.seats
    const cells = [match.match, seatName(white), resultOf(match), seatName(black), remarkOn(tournament, match)]
    return { cells, ...(match.state === 'waiting' ? { style: paper.pencil } : {}) }
  })
  const free = byes.length > 0 ? [wrapped(`  Bye: ${listed(byes.map(seatName))}`, paper.width, '    ')] : []
  return [...table(paper, columns, rows, '  '), ...free]
}

/** "Ann", "seed 3", "winner of 12". */
export function seatName(seat: SeatShown | undefined): string {
  const { entrant, nobody, winnerOf, loserOf, rank, of, number, seed } = (seat ?? {}) as Record<string, unknown>
  if (entrant !== undefined) return harmless(String(entrant))
  if (nobody) return 'nobody'
  if (winnerOf !== undefined) return `winner of ${winnerOf}`
  if (loserOf !== undefined) return `loser of ${loserOf}`
  if (rank !== undefined) return `rank ${rank} of ${of}`
  return number === undefined ? `seed ${seed}` : `number ${number}`
}

function resultOf({ games, state, winner, seats, annulled, decidedBy }: MatchShown): string {
  if (games.length > 0) return games.map(({ result }) => written(result)).join(' ')
  if (state !== 'decided' || annulled || decidedBy !== 'ruling') return '–'
  if (winner === null || winner === undefined) return '–'
  return seats[0]?.['entrant'] === winner ? '+:−' : '−:+'
}

function remarkOn({ chart }: Tournament, { match, state, annulled, games, note }: MatchShown): string {
  if (state === 'open') return 'open'
  if (annulled) return 'does not count'
  const kind = chart.matches.get(match as Parameters<typeof chart.matches.get>[0])?.ruling?.ruling.kind
  const word = kind === undefined || kind === 'absent' ? forfeitWord(games) : rulingWords[kind]
  return `${word}${note === undefined ? '' : `: ${harmless(note)}`}`
}

const rulingWords = { won: 'declared won', drawn: 'declared drawn', cancelled: 'cancelled' } as const

const forfeitWord = (games: MatchShown['games']): string =>
  games.some(({ result }) => !/[01]/.test(result)) ? 'forfeit' : ''
