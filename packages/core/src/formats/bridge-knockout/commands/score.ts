/** Boards between two teams, as they were played at the tables; when all are in, their sum is the report (BRI-94, BRI-96). */
import * as z from 'zod/mini'
import type { Match, SeatIndex } from '../../../chart/match.ts'
import { match } from '../../../commands/command-fields.ts'
import type { ParsedCommand } from '../../../commands/command-kind.ts'
import { openMatch } from '../../../commands/resolve-match.ts'
import { described } from '../../../descriptions/schema-description.ts'
import type { Fact } from '../../../facts/fact.ts'
import type { Imps } from '../../../formats/views/boards.ts'
import type { Message } from '../../../message/message.ts'
import { isRefused, type RefusedResult, refuse } from '../../../refusals/result.ts'
import type { Tournament } from '../../../tournament/tournament.ts'
import { ownCommand } from '../../commands/own-command.ts'
import { type BoardScore, type BoardsScoredFact, boardScoreSchema, boardsScored } from '../facts/boards-scored.ts'
import { bridgeLedger } from '../ledger.ts'
import { boardImps, impsOf } from '../scoring/duplicate.ts'
import { boardsInPart } from '../series/boards.ts'
import { isComplete, type Meeting, partsOf, secondHalf } from '../series/meetings.ts'
import { reportBoards, scoredBetween } from './boards-report.ts'
import { message as about } from './descriptions/words/messages.ts'
import { boardsShape } from './fields.ts'
import { seatedMatch } from './seated-match.ts'
import { message } from './words/messages.ts'

const shape = {
  match,
  between: boardsShape.between,
  half: boardsShape.half,
  boards: described(
    z.readonly(z.array(boardScoreSchema).check(z.minLength(1), z.maxLength(200))),
    about('about-score-boards'),
  ),
}

export const score = ownCommand('score', { shape, role: 'scorer', decide })

function decide(tournament: Tournament, command: ParsedCommand<typeof shape>): Fact[] | RefusedResult {
  const { chart } = tournament
  const match = seatedMatch(tournament, command.match)
  if (isRefused(match)) return match
  const scored = scoredBetween(tournament, match, { between: command.between, imps: [0, 1], game: undefined })
  if (isRefused(scored)) return scored
  const boards = scored.imps?.[0] === 0 ? command.boards : command.boards.map(turned)
  const refusal = refusedBoards(tournament, match, scored.meeting, command.half, boards)
  if (refusal) return refusal
  const idOf = (seat: SeatIndex) => chart.field.entrant(match.who(seat)).id
  const sides = [idOf(scored.meeting.first), idOf(scored.meeting.second)] as const
  const half = command.half === undefined ? {} : { half: command.half }
  const details = { match: match.id, sides, ...half, boards }
  const report = reportOf(tournament, match, scored.meeting, details)
  return isRefused(report) ? report : [boardsScored.fact(details), ...report]
}

/** Boards as the team seated first sees them. */
const turned = (board: BoardScore): BoardScore =>
  'imps' in board
    ? { board: board.board, imps: [board.imps[1], board.imps[0]] }
    : { board: board.board, tables: [board.tables[1], board.tables[0]] }

/** The boards of a part, including the new ones. */
function boardsThen(
  { chart }: Tournament,
  match: Match,
  meeting: Meeting,
  half: 1 | 2 | undefined,
  boards: readonly BoardScore[],
): Map<number, BoardScore> {
  const sides = [meeting.first, meeting.second].map((seat) => chart.field.entrant(match.who(seat)).id)
  const known = [...bridgeLedger(chart).boardsOf(match.id, sides).values()].filter((board) => board.half === half)
  return new Map([...known, ...boards].map((board) => [board.board, board]))
}

function refusedBoards(
  tournament: Tournament,
  match: Match,
  meeting: Meeting,
  half: 1 | 2 | undefined,
  boards: readonly BoardScore[],
): RefusedResult | undefined {
  const refused = (problem: Message, board?: number): RefusedResult =>
    refuse({
      code: 'bad-board',
      match: match.id,
      ...(board === undefined ? {} : { board }),
      problem,
      rule: 'BRI-96',
    })
  for (const board of boards) {
    const imps = boardImps(board)
    if ('problem' in imps) return refused(imps.problem, board.board)
  }
  const twice = boards.find(({ board }, i) => boards.some((other, k) => k < i && other.board === board))
  if (twice) return refused(message('boards-twice'), twice.board)
  const count = boardsThen(tournament, match, meeting, half, boards).size
  const most = boardsInPart(match, half)
  return count > most ? refused(message('boards-many', { count, part: partOf(half), most })) : undefined
}

const partOf = (half: 1 | 2 | undefined) => (half === undefined ? 'whole' : half === 1 ? 'first' : 'second')

/** Reports a part as soon as all its boards are in; after a first half, the whole reports the second (BRI-94). */
function reportOf(
  tournament: Tournament,
  match: Match,
  meeting: Meeting,
  { half, boards, sides }: Pick<BoardsScoredFact, 'half' | 'boards' | 'sides'>,
): Fact[] | RefusedResult {
  const all = boardsThen(tournament, match, meeting, half, boards)
  if (all.size < boardsInPart(match, half) || isRefused(openMatch(tournament, match.id))) return []
  const parts = partsOf(match, meeting)
  if (isComplete(match, meeting) || parts.some((part) => part.half === half || (!half && part.half === 2))) return []
  const won = [...all.values()].map(impsOf)
  const sum = (side: 0 | 1) => won.reduce((total, imps) => total + imps[side], 0)
  const imps: Imps = [sum(0), sum(1)]
  const first = half === undefined ? parts[0]?.score : undefined
  if (first && (imps[0] < first.white || imps[1] < first.black)) return []
  return reportBoards(tournament, match, {
    imps,
    between: [sides[0], sides[1]],
    ...(half === undefined ? {} : { half }),
    ...(first ? { game: secondHalf(meeting) } : {}),
  })
}
