/** Results, forfeits, cancellations, rulings and closing. */
import * as z from 'zod/mini'
import { isLevel, mayEndLevel, placesIn } from '../chart/apply.ts'
import type { Chart } from '../chart/chart.ts'
import type { Match } from '../chart/match.ts'
import { isSomebody } from '../chart/slot.ts'
import type { PendingPublication } from '../chart/stage.ts'
import { described } from '../descriptions/schema-description.ts'
import { message as about } from '../descriptions/words/messages.ts'
import type { Fact, RecordedFactOf, Ruling } from '../facts/fact.ts'
import { gameRecordSchema } from '../facts/game-record.ts'
import type { EntrantId } from '../facts/ids.ts'
import { parseResult } from '../facts/result.ts'
import { resolveEntrant } from '../formats/rule-book/resolve-entrant.ts'
import { known } from '../lists/at.ts'
import type { Message } from '../message/message.ts'
import { collected, isRefused, type RefusedResult, refuse } from '../refusals/result.ts'
import type { GameToPlay } from '../series/series.ts'
import type { Stamp } from '../tournament/stamp.ts'
import type { Tournament } from '../tournament/tournament.ts'
import { match, playedShape, result, who } from './command-fields.ts'
import { commandKind, type ParsedCommand } from './command-kind.ts'
import { hasLengths, lengthsOf, notFinishedYet } from './game-lengths.ts'
import { addedTo, notBetween, openMatch, resolveGame, seatedIn, sidesOf, whichGame } from './resolve-match.ts'
import { message } from './words/messages.ts'

const reportShape = {
  ...playedShape,
  result,
  players: described(z.optional(z.readonly(z.tuple([who, who]))), about('about-report-players')),
  record: z.optional(gameRecordSchema),
}
type Report = ParsedCommand<typeof reportShape>

export const report = commandKind('report', {
  shape: reportShape,
  role: 'scorer',
  decide: (tournament, command, stamp) => notFinishedYet(command, stamp.at) ?? reported(tournament, command, stamp),
})

function reported(tournament: Tournament, command: Report, stamp: Stamp): Fact[] | RefusedResult {
  const match = openMatch(tournament, command.match)
  if (isRefused(match)) return match
  if (command.movesToFinish !== undefined && command.moves === undefined)
    return refuse({ code: 'bad-command', field: 'movesToFinish', problem: message('command-moves-too') })
  const asked = command.players || command.game !== undefined ? undefined : perhapsReported(match)
  if (isRefused(asked)) return asked
  const game = resolveGame(match, command.game ?? gameBetween(tournament, match, command.players))
  if (isRefused(game)) return game
  const refusal = command.players && wrongPlayers(tournament, match, game, command.players)
  if (refusal) return refusal
  const fact = gameFinished(match, game, command, stamp)
  const { format, chart } = tournament
  return format.gates?.report?.(chart.options, chart, { match, finishedAt: fact.finishedAt }) ?? [fact]
}

/** The values of a report. */
type ReportValues = Pick<Report, 'finishedAt' | 'moves' | 'movesToFinish' | 'record'> & {
  readonly result: string
}

const type = 'game-finished' as const

/** Made with its stamp: adding the stamp later takes ten times as long. */
function gameFinished(
  match: Match,
  game: GameToPlay,
  played: ReportValues,
  { seq, at, by, key }: Stamp,
): RecordedFactOf<'game-finished'> {
  const result = known(parseResult(played.result))
  const sides = sidesOf(match, game)
  const more = addedTo(match, game)
  const fact = more
    ? { seq, at, by, key, type, match: match.id, game: game.number, sides, ...more, result }
    : { seq, at, by, key, type, match: match.id, game: game.number, sides, result }
  if (hasLengths(played)) Object.assign(fact, lengthsOf(played))
  return played.record === undefined ? fact : Object.assign(fact, { record: played.record })
}

/** Two people may report the same game, so after a reported game the next report must name its game or its players. */
function perhapsReported(match: Match): RefusedResult | undefined {
  if (match.games.length === 0) return undefined
  const last = match.games.findLast(({ report }) => report)
  return last && match.series.next(match).length > 0 ? whichGame(match, last) : undefined
}

/** The game to play in which these two players have these colours. */
function gameBetween({ chart }: Tournament, match: Match, players: readonly string[] | undefined): number | undefined {
  const next = match.series.next(match)
  if (!players || next.length < 2) return undefined
  const [white, black] = players.map((player) => resolveEntrant(chart, player))
  return next.find((game) => match.who(game.white) === white && match.who(game.black) === black)?.number
}

function wrongPlayers(
  { chart }: Tournament,
  match: Match,
  game: GameToPlay,
  players: readonly [string, string],
): RefusedResult | undefined {
  const seated = [match.who(game.white), match.who(game.black)]
  const meant = collected(players.map((player) => resolveEntrant(chart, player)))
  if (isRefused(meant)) return meant
  if (meant.every((who, i) => who === seated[i])) return undefined
  if (meant[0] === seated[1] && meant[1] === seated[0]) return notBetween(chart, match, seated, { colours: 'swapped' })
  return notBetween(chart, match, seated, { stranger: meant.find((who) => !seated.includes(who)) })
}

const forfeitShape = { match, absent: z.readonly(z.array(who).check(z.minLength(1), z.maxLength(20))) }

export const forfeit = commandKind('forfeit', { shape: forfeitShape, role: 'director', decide: absence })

function absence(tournament: Tournament, command: ParsedCommand<typeof forfeitShape>): Fact[] | RefusedResult {
  const match = openMatch(tournament, command.match)
  if (isRefused(match)) return match
  const absent: EntrantId[] = []
  for (const name of command.absent) {
    const who = seatedIn(tournament, match, name)
    if (isRefused(who)) return who
    absent.push(tournament.chart.field.entrant(who).id)
  }
  return ruling(tournament, command, { kind: 'absent', absent: [...new Set(absent)] })
}

export const cancel = commandKind('cancel', {
  shape: { match },
  role: 'director',
  decide: (tournament, command) => ruling(tournament, command, { kind: 'cancelled' }),
})

const ruleShape = {
  match,
  winner: described(z.optional(z.nullable(who)), about('about-ruling-winner')),
  winners: described(
    z.optional(z.readonly(z.array(who).check(z.minLength(1), z.maxLength(20)))),
    about('about-ruling-winners'),
  ),
}

export const rule = commandKind('rule', {
  shape: ruleShape,
  role: 'director',
  oneOf: ['winner', 'winners'],
  decide: winnersRuled,
})

function winnersRuled(tournament: Tournament, command: ParsedCommand<typeof ruleShape>): Fact[] | RefusedResult {
  const match = openMatch(tournament, command.match)
  if (isRefused(match)) return match
  if (command.winner === null) return ruling(tournament, command, { kind: 'drawn' })
  const named = new Set<EntrantId>()
  for (const name of command.winners ?? (command.winner === undefined ? [] : [command.winner])) {
    const who = seatedIn(tournament, match, name)
    if (isRefused(who)) return who
    if (match.here.includes(known(match.seatOf(who)))) named.add(tournament.chart.field.entrant(who).id)
  }
  const places = placesIn(match)
  const [winner] = named
  if (winner === undefined || named.size !== places)
    return refuse({ code: 'wrong-number-of-winners', match: match.id, named: named.size, places })
  return ruling(tournament, command, places === 1 ? { kind: 'won', winner } : { kind: 'through', through: [...named] })
}

function ruling(
  tournament: Tournament,
  command: { match: string; note?: string | undefined },
  made: Ruling,
): Fact[] | RefusedResult {
  const match = openMatch(tournament, command.match)
  if (isRefused(match)) return match
  if (isLevel(made) && !mayEndLevel(match, made)) return refuse({ code: 'needs-a-winner', match: match.id })
  const note = command.note === undefined ? {} : { note: command.note }
  const between = match.seats
    .filter(({ who }) => isSomebody(who))
    .map(({ who }) => tournament.chart.field.entrant(who).id)
  return [{ type: 'ruling-made', match: match.id, between, ruling: made, ...note }]
}

export const close = commandKind('close', { shape: {}, role: 'director', decide: closed })

function closed({ chart }: Tournament): Fact[] | RefusedResult {
  if (!chart.started) return refuse({ code: 'not-started' })
  if (chart.state === 'finished') return [{ type: 'tournament-closed' }]
  const open = chart.board.openMatches().map((match) => match.id)
  const next = open.length > 0 ? undefined : nextOf(chart)
  return refuse({ code: 'not-finished', open, ...(next ? { next } : {}) })
}

/** What must be published, chosen or declared before the tournament can continue. */
function nextOf({ wants, title }: Chart): { do: 'pair' | 'choose' | 'declare'; what: Message } | undefined {
  const [wanted] = wants
  if (!wanted) return title?.isAsked ? { do: 'declare', what: message('next-declare') } : undefined
  return { do: wanted.what === 'choice' ? 'choose' : 'pair', what: wantedNext(wanted) }
}

function wantedNext(wanted: PendingPublication): Message {
  const { letter, name: stage } = wanted.stage
  if (wanted.what === 'choice') return letter === '' ? message('next-choice') : message('next-choice-in', { stage })
  if (wanted.what === 'seeds') return message('next-seeds', { stage })
  if (wanted.what === 'draw') return wanted.todo
  const round = wanted.name
  return letter === '' ? message('next-round', { round }) : message('next-round-in', { stage, round })
}
