/** A game is broken off; it counts nowhere, and the match still asks for it (CUP-22a). */
import * as z from 'zod/mini'
import type { Match } from '../../../chart/match.ts'
import { game, match, who } from '../../../commands/command-fields.ts'
import type { ParsedCommand } from '../../../commands/command-kind.ts'
import { gameNamed, openMatch, resolveGame, seatedIn } from '../../../commands/resolve-match.ts'
import { described } from '../../../descriptions/schema-description.ts'
import { message as about } from '../../../descriptions/words/messages.ts'
import type { Fact } from '../../../facts/fact.ts'
import { gameRecordSchema } from '../../../facts/game-record.ts'
import type { EntrantId } from '../../../facts/ids.ts'
import { isRefused, type RefusedResult, refuse } from '../../../refusals/result.ts'
import type { Tournament } from '../../../tournament/tournament.ts'
import { ownCommand } from '../../commands/own-command.ts'
import { breakOffs, gameAbandoned } from '../facts/game-abandoned.ts'
import { message as own } from './descriptions/words/messages.ts'
import { message } from './words/messages.ts'

const shape = {
  match,
  game,
  why: described(z.enum(breakOffs), own('about-void-why')),
  engine: described(z.optional(who), about('about-could-not-start')),
  record: z.optional(gameRecordSchema),
}
type Abandon = ParsedCommand<typeof shape>

export const abandon = ownCommand('abandon', { shape, role: 'director', decide })

/** Only a game that can be played now can be broken off. */
function decide(tournament: Tournament, command: Abandon): Fact[] | RefusedResult {
  const match = openMatch(tournament, command.match)
  if (isRefused(match)) return match
  const game = resolveGame(match, command.game)
  if (isRefused(game)) return game
  const stuck = entrantNamed(tournament, match, command)
  if (isRefused(stuck)) return stuck
  const { why, record, note } = command
  return [
    gameAbandoned.fact({
      match: match.id,
      ...gameNamed(match, game),
      why,
      ...stuck,
      ...(record === undefined ? {} : { record }),
      ...(note === undefined ? {} : { note }),
    }),
  ]
}

/** The engine that could not start, if named. */
function entrantNamed(
  tournament: Tournament,
  match: Match,
  { engine, why }: Abandon,
): { entrant?: EntrantId } | RefusedResult {
  if (engine === undefined) return {}
  if (why !== 'no-start')
    return refuse({ code: 'bad-command', field: 'engine', problem: message('command-engine-unwanted') })
  const who = seatedIn(tournament, match, engine)
  return isRefused(who) ? who : { entrant: tournament.chart.field.entrant(who).id }
}
