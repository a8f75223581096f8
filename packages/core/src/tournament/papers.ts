/** What is kept beside results: line-ups, boards, the posting of the conditions, refunds and free plays. */
import type { Chart } from '../chart/chart.ts'
import type { Match, SeatIndex } from '../chart/match.ts'
import { entrantOf } from '../chart/names.ts'
import type { Player } from '../facts/entrant.ts'
import type { Fact } from '../facts/fact.ts'
import type { Imps } from '../facts/result.ts'
import { type BoardScore, type BoardsScored, boardsScored } from '../formats/bridge-knockout/facts/boards-scored.ts'
import { conditionsPosted } from '../formats/bridge-knockout/facts/conditions-posted.ts'
import { lineupTold } from '../formats/bridge-knockout/facts/lineup-told.ts'
import { remedyGiven } from '../formats/bridge-knockout/facts/remedy-given.ts'
import { bridgeLedger } from '../formats/bridge-knockout/ledger.ts'
import { boardImps } from '../formats/bridge-knockout/scoring/duplicate.ts'
import { boardsInPart } from '../formats/bridge-knockout/series/boards.ts'
import { isComplete, type Pair, partsOf, secondHalf } from '../formats/bridge-knockout/series/meetings.ts'
import { entrantMeant } from '../formats/entrant-meant.ts'
import type { Message } from '../message/message.ts'
import { isRefusal, type Refusal } from '../refusals/refusal.ts'
import type { CommandOf } from './command.ts'
import { knownMatch, openMatch, seatedIn } from './match-meant.ts'
import { reportBoards, scoredBetween } from './scoring.ts'
import type { Tournament } from './tournament.ts'
import { message } from './words/messages.ts'

type PaperCommand = CommandOf<'lineup' | 'score' | 'post' | 'remedy'>

export function decidePaper(tournament: Tournament, command: PaperCommand): Fact[] | Refusal {
  const { format, chart } = tournament
  if (format.about.whom !== 'teams') return { code: 'not-in-this-format', wish: command.do, format: format.name }
  switch (command.do) {
    case 'lineup':
      return lineup(tournament, command)
    case 'score':
      return score(tournament, command)
    case 'post':
      return post(chart, command)
    case 'remedy':
      return remedy(tournament, command)
    default:
      return command satisfies never
  }
}

function post(chart: Chart, command: CommandOf<'post'>): Fact[] | Refusal {
  const { posted } = bridgeLedger(chart)
  return posted ? { code: 'already-posted', at: posted.at } : [conditionsPosted.fact(noteOf(command))]
}

const noteOf = ({ note }: { note?: string | undefined }) => (note === undefined ? {} : { note })

function remedy({ chart }: Tournament, command: CommandOf<'remedy'>): Fact[] | Refusal {
  const who = entrantMeant(chart, command.team)
  if (isRefusal(who)) return who
  const freePlays = [...new Set(command.freePlays)]
  if (!command.refund && freePlays.length === 0) return { code: 'no-remedy', entrant: entrantOf(chart, who) }
  const given = { ...(command.refund ? { refund: true as const } : {}), ...(freePlays.length > 0 ? { freePlays } : {}) }
  return [remedyGiven.fact({ entrant: chart.entrant(who).id, ...given, ...noteOf(command) })]
}

// --- line-ups ------------------------------------------------------------------------------------

function lineup(tournament: Tournament, command: CommandOf<'lineup'>): Fact[] | Refusal {
  const { chart, format } = tournament
  const match = seatedMatch(tournament, command.match)
  if (isRefusal(match)) return match
  const who = seatedIn(tournament, match, command.team)
  if (isRefusal(who)) return who
  const team = chart.entrant(who)
  const refused = (problem: Message): Refusal => ({
    code: 'bad-lineup',
    match: match.id,
    team: entrantOf(chart, who),
    problem,
    rule: 'BRI-97',
  })
  if (!team.players) return refused(message('lineup-no-players'))
  const { players, half } = command
  const told = players
    ? fourOf(team.players, players)
    : playedBy(team.players, command, format.boardsOfTeam?.(match) ?? 0)
  if ('id' in told) return refused(told)
  const part = players && half !== undefined ? { half } : {}
  if (!players && half !== undefined) return refused(message('lineup-half'))
  return [lineupTold.fact({ match: match.id, entrant: team.id, ...part, ...told })]
}

/** A match whose teams are known, decided or not. */
function seatedMatch(tournament: Tournament, id: string): Match | Refusal {
  const match = knownMatch(tournament, id)
  if (isRefusal(match) || match.isSeated) return match
  const open = openMatch(tournament, id)
  return isRefusal(open) ? open : match
}

function fourOf(members: readonly Player[], named: readonly string[]): { players: number[] } | Message {
  const players: number[] = []
  for (const name of named) {
    const place = placeOf(members, name)
    if (place === undefined) return message('lineup-stranger', { name: { text: name } })
    if (players.includes(place)) return message('lineup-twice', { name: { text: name } })
    players.push(place)
  }
  return players.length === 4 ? { players } : message('lineup-four', { count: players.length })
}

/** By name, by number of the federation, or by place. */
function placeOf(members: readonly Player[], text: string): number | undefined {
  const index = members.findIndex(({ name, number }, i) => [name, number, `#${i + 1}`].includes(text))
  return index < 0 ? undefined : index + 1
}

function playedBy(
  members: readonly Player[],
  { played = [] }: CommandOf<'lineup'>,
  boards: number,
): { played: number[] } | Message {
  const each = members.map(() => 0)
  for (const { player, boards: own } of played) {
    const place = placeOf(members, player)
    if (place === undefined) return message('lineup-stranger', { name: { text: player } })
    if (own > boards) return message('lineup-boards', { name: { text: player }, boards: own, most: boards })
    each[place - 1] = own
  }
  const sum = each.reduce((all, own) => all + own, 0)
  const all = 4 * boards
  return sum === all ? { played: each } : message('lineup-sum', { boards, all, sum })
}

// --- boards --------------------------------------------------------------------------------------

function score(tournament: Tournament, command: CommandOf<'score'>): Fact[] | Refusal {
  const { chart } = tournament
  const match = seatedMatch(tournament, command.match)
  if (isRefusal(match)) return match
  if (match.series.results === 'marks') return { code: 'wrong-kind-of-result', match: match.id, wanted: 'result' }
  const scored = scoredBetween(tournament, match, { between: command.between, imps: [0, 1], game: undefined })
  if (isRefusal(scored)) return scored
  const boards = scored.imps?.[0] === 0 ? command.boards : command.boards.map(turned)
  const refusal = refusedBoards(tournament, match, scored.pair, command.half, boards)
  if (refusal) return refusal
  const idOf = (seat: SeatIndex) => chart.entrant(match.who(seat)).id
  const sides = [idOf(scored.pair.first), idOf(scored.pair.second)] as const
  const half = command.half === undefined ? {} : { half: command.half }
  const told = { match: match.id, sides, ...half, boards }
  const report = reportOf(tournament, match, scored.pair, told)
  return isRefusal(report) ? report : [boardsScored.fact(told), ...report]
}

/** As the team seated first sees it. */
const turned = (board: BoardScore): BoardScore =>
  'imps' in board
    ? { board: board.board, imps: [board.imps[1], board.imps[0]] }
    : { board: board.board, tables: [board.tables[1], board.tables[0]] }

/** The boards of a part, with those that are entered now. */
function boardsThen(
  { chart }: Tournament,
  match: Match,
  pair: Pair,
  half: 1 | 2 | undefined,
  boards: readonly BoardScore[],
): Map<number, BoardScore> {
  const sides = [pair.first, pair.second].map((seat) => chart.entrant(match.who(seat)).id)
  const known = [...bridgeLedger(chart).boardsOf(match.id, sides).values()].filter((board) => board.half === half)
  return new Map([...known, ...boards].map((board) => [board.board, board]))
}

function refusedBoards(
  tournament: Tournament,
  match: Match,
  pair: Pair,
  half: 1 | 2 | undefined,
  boards: readonly BoardScore[],
): Refusal | undefined {
  const refused = (problem: Message, board?: number): Refusal => ({
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
  const count = boardsThen(tournament, match, pair, half, boards).size
  const most = boardsInPart(match, half)
  return count > most ? refused(message('boards-many', { count, part: partOf(half), most })) : undefined
}

const partOf = (half: 1 | 2 | undefined) => (half === undefined ? 'whole' : half === 1 ? 'first' : 'second')

/** When its boards are all in, a part that is not reported is; of the whole after a first half, the second (BRI-94). */
function reportOf(
  tournament: Tournament,
  match: Match,
  pair: Pair,
  { half, boards, sides }: Pick<BoardsScored, 'half' | 'boards' | 'sides'>,
): Fact[] | Refusal {
  const all = boardsThen(tournament, match, pair, half, boards)
  if (all.size < boardsInPart(match, half) || isRefusal(openMatch(tournament, match.id))) return []
  const parts = partsOf(match, pair)
  if (isComplete(match, pair) || parts.some((part) => part.half === half || (!half && part.half === 2))) return []
  const scored = [...all.values()].map((board) => boardImps(board) as { imps: Imps })
  const sum = (side: 0 | 1) => scored.reduce((total, { imps }) => total + imps[side], 0)
  const imps: Imps = [sum(0), sum(1)]
  const first = half === undefined ? parts[0]?.score : undefined
  if (first && (imps[0] < first.white || imps[1] < first.black)) return []
  return reportBoards(tournament, match, {
    do: 'report',
    match: match.id,
    imps,
    between: [sides[0], sides[1]],
    ...(half === undefined ? {} : { half }),
    ...(first ? { game: secondHalf(pair) } : {}),
  })
}
