/** Reads the result of a game: White's side first, or the side of the player who is named first. */
import { conditionsOf } from '../bulletin/games/conditions.ts'
import type { GameToReport } from '../bulletin/todo.ts'
import type { Result } from '../facts/result.ts'
import type { Message } from '../message/message.ts'
import type { MatchMeant } from './match-meant.ts'
import { noGame, notOpen, notUnderstood } from './no-report.ts'
import type { GameReport, PenReading } from './pen-reading.ts'
import type { PenEntrant, PenMatch } from './pen-sheet.ts'
import { type PenTime, readTypedWords, type TypedResult } from './typed-result.ts'
import { message } from './words/messages.ts'

export function readGame(match: PenMatch, meant: MatchMeant, time: PenTime): PenReading {
  const { typed, stoppedAt, problem = 'too-much' } = readTypedWords('marks', meant.rest, time)
  const asked = stoppedAt ? undefined : plainReport(match, meant, typed)
  if (match.state !== 'open') return notOpen(match, meant, asked)
  const game = gameTyped(match, meant)
  if (!game) return noGame(match, meant, asked)
  if (stoppedAt) return notUnderstood(match, meant.rest, stoppedAt, problem)
  return reportOf(match, meant, game, typed)
}

/** The game of that number; of several open ones that in which the player named first has White, or the first. */
function gameTyped({ games }: PenMatch, { game, named }: MatchMeant): GameToReport | undefined {
  const number = game && game.text.length > 1 ? Number(game.text.slice(1)) : undefined
  if (number !== undefined) return games.find((each) => each.game === number)
  const [one = [], other] = named
  return (other && games.find(({ white }) => one.some(({ name }) => name === white))) ?? games[0]
}

function reportOf(match: PenMatch, meant: MatchMeant, game: GameToReport, typed: TypedResult): PenReading {
  const [white, black] = [seated(match, game.white), seated(match, game.black)]
  if (!white || !black) return noGame(match, meant)
  if (typed.result === undefined)
    return { is: 'unfinished', wants: 'result', match, says: [message('pen-game-waits', { white, black })] }
  const result = fromWhite(typed.result, game, meant)
  const players = [white.entrant, black.entrant] as const
  const command: GameReport = { do: 'report', match: match.id, game: game.game, result, players, ...extrasOf(typed) }
  if (game.needsFinishTime && typed.finishedAt === undefined)
    return { is: 'unfinished', wants: 'time', match, says: [message('pen-time-missing')], plain: command }
  const plain = {
    do: command.do,
    match: match.id,
    ...(meant.game || meant.named.length > 1 ? { game: game.game } : {}),
    result,
    ...extrasOf(typed),
  }
  const score = message('pen-score', { first: white, result: { result }, second: black })
  return { is: 'command', command, plain, match, says: [score, ...placeOf(match, game, command)] }
}

const seated = ({ seats }: PenMatch, name: string): PenEntrant | undefined => seats.find((each) => each.name === name)

/** Who is named first has the first figure. */
function fromWhite(result: Result, { black }: GameToReport, { named: [first = []] }: MatchMeant): Result {
  return first.some(({ name }) => name === black) ? reversed[result] : result
}

const reversed: Readonly<Record<Result, Result>> = {
  '1-0': '0-1',
  '0-1': '1-0',
  '1/2-1/2': '1/2-1/2',
  '+-': '-+',
  '-+': '+-',
  '--': '--',
}

const extrasOf = ({ finishedAt, moves, movesToFinish }: TypedResult) => ({
  ...(finishedAt === undefined ? {} : { finishedAt }),
  ...(moves === undefined ? {} : { moves }),
  ...(movesToFinish === undefined ? {} : { movesToFinish }),
})

/** What was asked for of a match that does not take it. */
function plainReport(match: PenMatch, { game, named }: MatchMeant, typed: TypedResult): GameReport | undefined {
  if (typed.result === undefined || named.length > 0) return undefined
  const number = game && game.text.length > 1 ? { game: Number(game.text.slice(1)) } : {}
  return { do: 'report', match: match.id, ...number, result: typed.result, ...extrasOf(typed) }
}

function placeOf(
  { id }: PenMatch,
  game: GameToReport,
  { result, finishedAt, moves, movesToFinish }: GameReport,
): Message[] {
  const conditions = conditionsOf(game)
  return [
    message('pen-match', { match: { match: id } }),
    ...(game.isOneOfSeveral || game.game > 1 ? [message('pen-game', { game: game.game })] : []),
    ...(conditions ? [conditions] : []),
    ...forfeited(result),
    ...(finishedAt === undefined ? [] : [message('pen-ended', { at: { time: finishedAt } })]),
    ...(moves === undefined ? [] : [message('pen-moves', { count: moves })]),
    ...(movesToFinish === undefined ? [] : [message('pen-moves-to-finish', { count: movesToFinish })]),
  ]
}

function forfeited(result: Result): Message[] {
  if (result === '--') return [message('pen-nobody-came')]
  return result === '+-' || result === '-+' ? [message('pen-by-forfeit')] : []
}
