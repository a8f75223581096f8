/** Reports of bridge are in IMPs. */

import { playedShape } from '../../../commands/command-fields.ts'
import { notFinishedYet } from '../../../commands/game-lengths.ts'
import { report as ofAGame } from '../../../commands/match-commands.ts'
import { severalOf } from '../../../commands/report-several.ts'
import { openMatch } from '../../../commands/resolve-match.ts'
import { isRefused } from '../../../refusals/result.ts'
import { ownCommand } from '../../commands/own-command.ts'
import { reportBoards } from './boards-report.ts'
import { boardsShape } from './fields.ts'

export const report = ownCommand('report', {
  shape: { ...ofAGame.shape, ...playedShape, ...boardsShape },
  role: ofAGame.role,
  oneOf: ['result', 'imps'],
  decide(tournament, command, { at }) {
    const early = notFinishedYet(command, at)
    if (early) return early
    const match = openMatch(tournament, command.match)
    return isRefused(match) ? match : reportBoards(tournament, match, command)
  },
})

export const reportSeveral = severalOf(report)
