/** Reads what is typed at the pen line: "63 1", "63/2 =", "12 34-21", "5 ab 38-24 h1". Nothing is guessed: what is not clear is asked for. */
import type { BoardsToReport, BulletinMatch, GameToReport } from '@arbiter/core/bulletin'
import { type GameResult, type Numbers, parseNumbers } from '@arbiter/core/facts'
import type { CommandInput } from '../../../live/live.ts'
import { reportCommand } from '../../../parts/report-command.ts'
import { parseTypedResult } from '../../../parts/typed-result.ts'
import { letterOf, type OpenMatches } from './open-matches.ts'

export type PenReading =
  | { readonly is: 'empty' }
  /** There is no such match. */
  | { readonly is: 'unknown'; readonly typed: string }
  | { readonly is: 'several'; readonly among: readonly string[] }
  | { readonly is: 'decided' | 'waiting'; readonly match: BulletinMatch }
  /** The match is clear, its result is still to be typed. */
  | { readonly is: 'begun'; readonly match: BulletinMatch; readonly game?: GameToReport }
  | { readonly is: 'no-game'; readonly match: BulletinMatch; readonly games: readonly number[] }
  | { readonly is: 'unreadable'; readonly match: BulletinMatch; readonly typed: string }
  | { readonly is: 'which-teams'; readonly match: BulletinMatch }
  | { readonly is: 'time-missing'; readonly match: BulletinMatch; readonly game: GameToReport }
  | GameReading
  | BoardsReading

export interface GameReading {
  readonly is: 'game'
  readonly match: BulletinMatch
  readonly game: GameToReport
  readonly result: GameResult
  readonly command: CommandInput
}

export interface BoardsReading {
  readonly is: 'boards'
  readonly match: BulletinMatch
  readonly teams: readonly [string, string]
  readonly imps: Numbers
  readonly half?: 1 | 2
  readonly command: CommandInput
}

export function parsePenLine(text: string, book: OpenMatches, now: number = Date.now()): PenReading {
  const [first, ...rest] = tokensIn(text)
  if (first === undefined) return { is: 'empty' }
  const [called = '', wanted] = first.split('/')
  const found = matchesCalled(called, book)
  const [match] = found
  if (!match) return { is: 'unknown', typed: called }
  if (found.length > 1) return { is: 'several', among: found.map((each) => each.match) }
  if (match.state !== 'open') return { is: match.state, match }
  const boards = book.boards.get(match.match)
  if (boards) return boardsReading(match, boards, rest, book)
  return gameReading(match, wanted, rest, book, now)
}

/** A result key may stand right after the number: "63=". */
const tokensIn = (text: string): string[] =>
  text
    .trim()
    .replace(/^([\w.]+(?:\/\d+)?)([=½+])/, '$1 $2')
    .split(/\s+/)
    .filter((token) => token !== '')

/** By its whole name, or by its number in the round being played: 6 is Q6.6. What takes a result goes first, then that round. */
function matchesCalled(called: string, { matches, current }: OpenMatches): BulletinMatch[] {
  const name = called.toUpperCase()
  const exact = matches.get(called) ?? matches.get(name)
  const inRound = current.filter(({ match }) => match === exact?.match || match.toUpperCase().endsWith(`.${name}`))
  const all = [...new Set([...inRound, ...(exact ? [exact] : [])])]
  const open = all.filter(({ state }) => state === 'open')
  return open.length > 0 ? open : inRound.length > 0 ? inRound : all
}

function gameReading(
  match: BulletinMatch,
  wanted: string | undefined,
  rest: readonly string[],
  book: OpenMatches,
  now: number,
): PenReading {
  const games = book.games.get(match.match) ?? []
  const game = wanted === undefined || wanted === '' ? games[0] : games.find((each) => each.game === Number(wanted))
  if (!game) return { is: 'no-game', match, games: games.map((each) => each.game) }
  if (rest.length === 0) return { is: 'begun', match, game }
  const typed = rest.join(' ')
  const { result, finishedAt, isUnreadable } = parseTypedResult(typed, now)
  if (isUnreadable || result === undefined) return { is: 'unreadable', match, typed }
  if (game.needsFinishTime && finishedAt === undefined) return { is: 'time-missing', match, game }
  return { is: 'game', match, game, result, command: reportCommand(game, result, book.ids, finishedAt) }
}

function boardsReading(
  match: BulletinMatch,
  boards: readonly BoardsToReport[],
  rest: readonly string[],
  { ids }: OpenMatches,
): PenReading {
  if (rest.length === 0) return { is: 'begun', match }
  const typed = rest.join(' ')
  const imps = rest.map(parseNumbers).find((found) => found !== undefined)
  const letters = rest.find((token) => /^[a-h]{2}$/i.test(token))
  const [, half] = rest.map((token) => /^h([12])$/i.exec(token)).find((found) => found !== null) ?? []
  const known = [imps, letters, half].filter((each) => each !== undefined && each !== null).length
  if (known !== rest.length) return { is: 'unreadable', match, typed }
  const teams = letters === undefined ? usualTeams(boards) : teamsAt(match, letters)
  if (!teams) return { is: 'which-teams', match }
  if (!imps) return { is: 'begun', match }
  const meant = half === undefined ? openHalf(boards, teams) : (Number(half) as 1 | 2)
  const part = meant === undefined ? {} : { half: meant }
  const extra = boards.find((each) => sameTeams(each.between, teams))?.extraGame
  const between = [ids.get(teams[0]) ?? teams[0], ids.get(teams[1]) ?? teams[1]] as const
  return {
    is: 'boards',
    match,
    teams,
    imps,
    ...part,
    command: {
      do: 'report',
      match: match.match,
      imps,
      between,
      ...part,
      ...(extra === undefined ? {} : { game: extra }),
    },
  }
}

/** Where only two meet it need not be said who. */
function usualTeams(boards: readonly BoardsToReport[]): readonly [string, string] | undefined {
  const [first, ...others] = boards
  return first && others.every(({ between }) => sameTeams(between, first.between)) ? first.between : undefined
}

function teamsAt({ seats }: BulletinMatch, letters: string): readonly [string, string] | undefined {
  const team = (letter: string | undefined) =>
    seats.find((_, seat) => letterOf(seat) === letter?.toLowerCase())?.entrant
  const [first, second] = [team(letters[0]), team(letters[1])]
  return first === undefined || second === undefined || first === second ? undefined : [first, second]
}

/** The half that is left where the other is in. */
const openHalf = (boards: readonly BoardsToReport[], teams: readonly string[]): 1 | 2 | undefined =>
  boards.find(({ between }) => sameTeams(between, teams))?.half

const sameTeams = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((team) => others.includes(team))
