/** Reads the numbers of two teams: "34-21", "ab 38-24 h1", "ferry 34-21". */
import type { BoardsToReport } from '../bulletin/todo.ts'
import type { Message } from '../message/message.ts'
import type { MatchMeant } from './match-meant.ts'
import { notOpen, notUnderstood } from './no-report.ts'
import type { BoardsReport, PenReading } from './pen-reading.ts'
import { type PenEntrant, type PenMatch, seatLetter } from './pen-sheet.ts'
import { type PenTime, readTypedWords, type TypedResult } from './typed-result.ts'
import { message } from './words/messages.ts'

type Teams = readonly [PenEntrant, PenEntrant]

export function readBoards(match: PenMatch, meant: MatchMeant, time: PenTime): PenReading {
  const { typed, stoppedAt, problem = 'too-much' } = readTypedWords('numbers', meant.rest, time)
  const given = teamsTyped(match, meant, typed)
  if (match.boards.length === 0)
    return notOpen(match, meant, stoppedAt ? undefined : plainReport(match, meant, typed, given))
  if (meant.game && !match.boards.some(({ extraGame }) => `/${extraGame}` === meant.game?.text))
    return notUnderstood(match, [meant.game], meant.game, 'too-much')
  if (stoppedAt) return notUnderstood(match, meant.rest, stoppedAt, problem)
  const teams = given ?? (typed.letters === undefined ? usualTeams(match, meant) : undefined)
  if (!teams)
    return meant.rest.length === 0
      ? { is: 'unfinished', wants: 'result', match, says: [message('pen-boards-wait', { teams: lettered(match) })] }
      : {
          is: 'unfinished',
          wants: 'teams',
          match,
          says: [message('pen-which-teams', { teams: lettered(match) })],
          ...plainIn(plainReport(match, meant, typed)),
        }
  if (!typed.numbers)
    return { is: 'unfinished', wants: 'result', match, says: [message('pen-boards-wait', { teams: lettered(match) })] }
  const command = reportOf(match, teams, typed)
  const plain = plainReport(match, meant, typed, given) ?? command
  const score = message('pen-score', { first: teams[0], result: { result: typed.numbers }, second: teams[1] })
  return { is: 'command', command, plain, match, says: [score, ...placeOf(command)] }
}

const plainIn = (plain: BoardsReport | undefined) => (plain ? { plain } : {})

function reportOf(match: PenMatch, teams: Teams, typed: TypedResult): BoardsReport {
  const open = match.boards.find(({ between }) => sameTeams(between, teams))
  const half = typed.half ?? open?.half
  return {
    do: 'report',
    match: match.id,
    imps: typed.numbers ?? [0, 0],
    between: idsOf(teams),
    ...(half === undefined ? {} : { half }),
    ...(open?.extraGame === undefined ? {} : { game: open.extraGame }),
    ...(typed.finishedAt === undefined ? {} : { finishedAt: typed.finishedAt }),
  }
}

const idsOf = ([one, other]: Teams) => [one.entrant, other.entrant] as const

/** Only what was typed. */
function plainReport(
  { id }: PenMatch,
  { game }: MatchMeant,
  typed: TypedResult,
  teams?: Teams,
): BoardsReport | undefined {
  if (!typed.numbers) return undefined
  return {
    do: 'report',
    match: id,
    imps: typed.numbers,
    ...(teams ? { between: idsOf(teams) } : {}),
    ...(typed.half === undefined ? {} : { half: typed.half }),
    ...(game && game.text.length > 1 ? { game: Number(game.text.slice(1)) } : {}),
    ...(typed.finishedAt === undefined ? {} : { finishedAt: typed.finishedAt }),
  }
}

/** By their letters, or by their names. */
function teamsTyped(match: PenMatch, { named }: MatchMeant, { letters }: TypedResult): Teams | undefined {
  if (letters !== undefined) return teamsAt(match, letters)
  const [one, other] = named.map((group) => match.seats.find((each) => group.includes(each)))
  if (one && other) return [one, other]
  return one && opponentOf(match, one)
}

function teamsAt({ seats }: PenMatch, letters: string): Teams | undefined {
  const [one, other] = [...letters].map((letter) => seats.find((_, seat) => seatLetter(seat) === letter))
  return one && other && one !== other ? [one, other] : undefined
}

/** With the only team it still plays. */
function opponentOf({ seats, boards }: PenMatch, one: PenEntrant): Teams | undefined {
  const own = boards.filter(({ between }) => between.includes(one.name))
  const others = new Set(own.flatMap(({ between }) => between.filter((name) => name !== one.name)))
  const other = others.size === 1 ? seats.find(({ name }) => others.has(name)) : undefined
  return other && [one, other]
}

/** Where only two meet it need not be said who. */
function usualTeams({ seats, boards }: PenMatch, { named }: MatchMeant): Teams | undefined {
  const [first, ...others] = boards
  if (named.length > 0 || !first || !others.every(({ between }) => sameNames(between, first.between))) return undefined
  const [one, other] = first.between.map((name) => seats.find((each) => each.name === name))
  return one && other && [one, other]
}

const sameTeams = (names: BoardsToReport['between'], teams: Teams): boolean =>
  sameNames(
    names,
    teams.map(({ name }) => name),
  )

const sameNames = (some: readonly string[], others: readonly string[]): boolean =>
  some.every((name) => others.includes(name))

const lettered = ({ seats }: PenMatch): Message[] =>
  seats.map((team, seat) => message('pen-lettered', { letter: { text: seatLetter(seat) }, team }))

const placeOf = ({ match, half, finishedAt }: BoardsReport): Message[] => [
  message('pen-match', { match: { match } }),
  ...(half === undefined ? [] : [message('pen-half', { half: half === 1 ? 'first' : 'second' })]),
  ...(finishedAt === undefined ? [] : [message('pen-ended', { at: { time: finishedAt } })]),
]
