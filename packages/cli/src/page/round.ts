/** A round on a page: its start position, its matches with their results, and who has a bye. */
import {
  briefConditions,
  decisionShown,
  listed,
  type MatchShown,
  type RoundShown,
  type SeatShown,
  scoreShown,
  seatInWords,
  startInWords,
} from '@arbiter/core'
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

export function roundLines({ matches, byes }: Pick<RoundShown, 'matches' | 'byes'>, paper: Paper): string[] {
  const rows = matches.map((match): Row => {
    const [white = '', black = ''] = match.seats.map(seatName)
    const cells = [match.match, white, scoreShown(match), black, remarkOn(match)]
    return { cells, ...(match.state === 'waiting' ? { style: paper.pencil } : {}) }
  })
  const free = byes.length > 0 ? [wrapped(`  Bye: ${listed(byes.map(seatName))}`, paper.width, '    ')] : []
  return [...table(paper, columns, rows, '  '), ...free]
}

export const seatName = (seat: SeatShown): string => harmless(seatInWords(seat))

/** "  Chess960 no. 518, RNBQKBNR", and the whole position below it. */
export function positionLines({ start, fen }: Pick<RoundShown, 'start' | 'fen'>, paper: Paper): string[] {
  return start === undefined ? [] : [`  ${startInWords(start)}`, paper.pencil(`  ${fen}`)]
}

function remarkOn(match: MatchShown): string {
  const { state, annulled, note } = match
  if (state === 'open') return stepToPlay(match)
  if (annulled) return 'does not count'
  return `${howDecided(match)}${note === undefined ? '' : `: ${harmless(note)}`}`
}

/** "open", "game 2 open", or the step of the ladder the match has come to. */
function stepToPlay({ next = [], games }: MatchShown): string {
  const normal = (game: number) => (games.length > 0 ? `game ${game} open` : 'open')
  const steps = next.map((each) => (each.step === 'normal' ? normal(each.game) : briefConditions(each)))
  return [...new Set(steps)].join('; ')
}

const rulingWords = { won: 'declared won', drawn: 'declared drawn', cancelled: 'cancelled' } as const

function howDecided(match: MatchShown): string {
  const { ruling, decidedBy } = match
  if (ruling !== undefined && ruling !== 'absent') return rulingWords[ruling]
  return decidedBy === 'forfeit' || decidedBy === 'walkover' ? decidedBy : decisionShown(match)
}
