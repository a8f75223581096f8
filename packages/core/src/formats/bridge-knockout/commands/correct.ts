/** Corrections of reports in IMPs. */

import type { Game, Match } from '../../../chart/match.ts'
import { corrected, correct as ofAGame } from '../../../commands/amendment-commands.ts'
import type { ParsedCommand } from '../../../commands/command-kind.ts'
import { asReported, type Correctable, notReported } from '../../../commands/correctable.ts'
import { notFinishedYet } from '../../../commands/game-lengths.ts'
import { known } from '../../../lists/at.ts'
import { isRefused, type RefusedResult, refuse } from '../../../refusals/result.ts'
import type { Tournament } from '../../../tournament/tournament.ts'
import { ownCommand } from '../../commands/own-command.ts'
import { isExtraOf, type Meeting, partsOf } from '../series/meetings.ts'
import { gameOf, impossible, resolvePart, scoredBetween, whichHalf } from './boards-report.ts'
import { boardsShape } from './fields.ts'

const shape = { ...ofAGame.shape, ...boardsShape }
type Correct = ParsedCommand<typeof shape>

export const correct = ownCommand('correct', {
  shape,
  role: ofAGame.role,
  decide: (tournament, command, { at }) =>
    notFinishedYet(command, at) ?? corrected(tournament, command, boardsToCorrect),
})

/** The report to correct; after a ruling, the boards that were played after all. */
function boardsToCorrect(tournament: Tournament, match: Match, command: Correct): Correctable | RefusedResult {
  if (command.result !== undefined) return refuse({ code: 'wrong-kind-of-result', match: match.id, wanted: 'imps' })
  const isNamed = command.between !== undefined || command.game !== undefined
  const seats = isNamed || match.here.length < 2 ? match.seats.map((_, seat) => seat) : match.here
  const scored = scoredBetween(tournament, match, command, seats)
  if (isRefused(scored)) return scored
  const report = reportOf(tournament, match, scored.meeting, command)
  if (isRefused(report)) return report
  const { imps } = scored
  const step = report && isExtraOf(match, scored.meeting, report.game) ? 'extra-boards' : 'normal'
  const refusal = imps && impossible(match, { game: { step }, half: report?.half ?? command.half, result: imps })
  if (refusal) return refusal
  if (report) return { ...asReported(tournament, report), ...(imps === undefined ? {} : { result: imps }) }
  return imps ? inPlaceOfRuling(tournament, match, { ...command, imps }) : notReported(tournament, match)
}

type GameReport = Extract<Game['report'], object>

/** The part that was reported, by its half or as the only one. */
function reportOf(
  tournament: Tournament,
  match: Match,
  meeting: Meeting,
  { half, game: number }: Correct,
): GameReport | RefusedResult | undefined {
  if (number !== undefined) return match.games.find((game) => game.number === number)?.report
  const parts = partsOf(match, meeting)
  const part = half === undefined ? parts[0] : parts.find((each) => each.half === half)
  if (half === undefined && part?.half !== undefined) return whichHalf(tournament, match, meeting)
  return part?.report
}

/** The boards that were open when the ruling was made. */
function inPlaceOfRuling(tournament: Tournament, match: Match, command: Correct): Correctable | RefusedResult {
  const { ruling } = match
  if (!ruling) return notReported(tournament, match)
  const before = tournament.asOf(ruling.seq - 1)
  const then = known(before.chart.board.matches.get(match.id))
  const scored = scoredBetween(before, then, command)
  if (isRefused(scored)) return scored
  const part = resolvePart(before, then, scored, command)
  if (isRefused(part)) return part
  const { game, half, sides, result } = gameOf(before, then, part, {})
  return {
    fact: ruling.seq,
    before: {},
    inPlaceOfRuling: { game, ...(half === undefined ? {} : { half }), sides },
    result,
  }
}
