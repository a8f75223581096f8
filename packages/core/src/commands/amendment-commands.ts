/** The commands that change the past: correct, revoke, undo, redo. */
import * as z from 'zod/mini'
import type { Match } from '../chart/match.ts'
import { described } from '../descriptions/schema-description.ts'
import { message as about } from '../descriptions/words/messages.ts'
import type { Fact, RecordedFact, RecordedFactOf } from '../facts/fact.ts'
import type { Seq } from '../facts/ids.ts'
import { factsOf, historyOf, takenBack } from '../facts/in-force.ts'
import { parseResult } from '../facts/result.ts'
import { known } from '../lists/at.ts'
import { isRefused, type RefusedResult, refuse } from '../refusals/result.ts'
import type { Tournament } from '../tournament/tournament.ts'
import type { Amendment } from './amendment.ts'
import { confirm, playedShape } from './command-fields.ts'
import { commandKind, type ParsedCommand } from './command-kind.ts'
import { asReported, type Correctable, notReported, type RecordedValues } from './correctable.ts'
import { lengthsOf, notFinishedYet } from './game-lengths.ts'
import { gameNamed, knownMatch, resolveGame } from './resolve-match.ts'

export const undo = commandKind('undo', { shape: {}, role: 'director', isInverse: true, decide: undone })
export const redo = commandKind('redo', { shape: {}, role: 'director', isInverse: true, decide: redone })

function undone({ log }: Tournament): Fact[] | RefusedResult {
  const key = historyOf(log).done.at(-1)
  if (key === undefined) return refuse({ code: 'nothing-to-undo' })
  return [{ type: 'command-revoked', how: 'undo', facts: factsOf(log, key), voids: [] }]
}

function redone({ log }: Tournament): Fact[] | RefusedResult {
  const undone = historyOf(log).undone.at(-1)
  if (undone === undefined) return refuse({ code: 'nothing-to-redo' })
  return [{ type: 'command-revoked', how: 'redo', facts: [undone], voids: [] }]
}

const revokeShape = {
  fact: described(z.int().check(z.minimum(1)), about('about-revoke-fact')),
  confirm: z.optional(confirm),
}

/** Takes back an older command, which may itself be a revocation. */
export const revoke = commandKind('revoke', { shape: revokeShape, role: 'director', decide: revocation })

function revocation({ log }: Tournament, command: ParsedCommand<typeof revokeShape>): Amendment | RefusedResult {
  const facts = standingFactsOf(log, log[command.fact - 1])
  const last = facts.at(-1)
  if (last === undefined) return refuse({ code: 'nothing-to-revoke', fact: command.fact })
  return {
    after: last,
    confirm: command.confirm,
    make: (voids) => [{ type: 'command-revoked', how: 'revoke', facts, voids, ...noteOf(command) }],
  }
}

/** The facts of this fact's command that are in force; none for the opening and for undos, which redo takes back. */
function standingFactsOf(log: readonly RecordedFact[], fact: RecordedFact | undefined): Seq[] {
  if (!fact || fact.key === log[0]?.key) return []
  if (fact.type === 'command-revoked' && (fact.how === 'undo' || fact.how === 'redo')) return []
  const taken = takenBack(log)
  return factsOf(log, fact.key).filter((seq) => !taken.has(seq))
}

const correctShape = { ...playedShape, confirm: z.optional(confirm) }
type Correct = ParsedCommand<typeof correctShape>

export const correct = commandKind('correct', {
  shape: correctShape,
  role: 'director',
  decide: (tournament, command, { at }) => notFinishedYet(command, at) ?? corrected(tournament, command, gameToCorrect),
})

/** Finds the target of a correction in a match. */
type Find<Of extends Correct> = (tournament: Tournament, match: Match, command: Of) => Correctable | RefusedResult

export function corrected<Of extends Correct>(
  tournament: Tournament,
  command: Of,
  find: Find<Of>,
): Amendment | RefusedResult {
  const match = knownMatch(tournament, command.match)
  if (isRefused(match)) return match
  const meant = find(tournament, match, command)
  if (isRefused(meant)) return meant
  const { fact, inPlaceOfRuling, before, result } = meant
  const played = { ...before, ...(result === undefined ? {} : { result }), ...lengthsOf(command) } as RecordedValues
  if (JSON.stringify(played) === JSON.stringify(before)) return refuse({ code: 'nothing-changes', match: match.id })
  const isRetimed = inPlaceOfRuling !== undefined || played.finishedAt !== before.finishedAt
  const refusal = isRetimed ? refusedTime(tournament, match, played, fact) : undefined
  if (refusal) return refusal
  const correction = { fact, ...(inPlaceOfRuling && { inPlaceOfRuling }), ...played }
  return {
    after: fact,
    match: match.id,
    confirm: command.confirm,
    make: (voids) => [{ type: 'result-corrected', ...correction, voids, ...noteOf(command) }],
  }
}

function gameToCorrect(tournament: Tournament, match: Match, command: Correct): Correctable | RefusedResult {
  const meant = match.ruling
    ? gameInPlaceOf(tournament, match, match.ruling, command)
    : gameReported(tournament, match, command.game)
  return isRefused(meant) ? meant : { ...meant, ...resultOf(command) }
}

function refusedTime(
  { format, chart }: Tournament,
  match: Match,
  { finishedAt }: RecordedValues,
  replaces: Seq,
): RefusedResult | undefined {
  return format.gates?.report?.(chart.options, chart, { match, finishedAt, replaces })
}

function gameReported(tournament: Tournament, match: Match, number: number | undefined): Correctable | RefusedResult {
  const reports = match.games.flatMap(({ report }) => report ?? [])
  const [first, second] = reports
  if (number === undefined && second)
    return refuse({ code: 'which-game', match: match.id, next: reports.map(({ game }) => game) })
  const report = number === undefined ? first : reports.find(({ game }) => game === number)
  if (!report) return notReported(tournament, match)
  return asReported(tournament, report)
}

/** The game that was open when the match was ruled. */
function gameInPlaceOf(
  tournament: Tournament,
  match: Match,
  ruling: RecordedFactOf<'ruling-made'>,
  { game: number, result }: Correct,
): Correctable | RefusedResult {
  if (number !== undefined && match.games.some(({ report }) => report?.game === number))
    return gameReported(tournament, match, number)
  if (result === undefined) return notReported(tournament, match)
  const then = known(tournament.asOf(ruling.seq - 1).chart.board.matches.get(match.id))
  const game = resolveGame(then, number)
  return isRefused(game) ? game : { fact: ruling.seq, before: {}, inPlaceOfRuling: gameNamed(then, game) }
}

const resultOf = ({ result }: Correct) => (result === undefined ? {} : { result: known(parseResult(result)) })

const noteOf = ({ note }: { note?: string | undefined }) => (note === undefined ? undefined : { note })
