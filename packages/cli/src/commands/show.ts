/** `arbiter show FILE` */

import type { MatchId } from '@arbiter/core'
import { scorecardsOf } from '@arbiter/core/bridge'
import { type Bulletin, show } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import type { Tournament } from '@arbiter/core/tournament'
import { type Answer, command } from '../command-line/command.ts'
import { misused, refused } from '../command-line/stop.ts'
import { asOf, numberFrom } from '../desk/input/options.ts'
import { needRound, needStage, ofStage } from '../desk/input/rounds.ts'
import { look } from '../desk/look.ts'
import { bulletinPage, partPage, pastPage } from '../page/bulletin.ts'
import { findMatch, matchPage } from '../page/match.ts'
import { message } from './words/messages.ts'

export const showCommand = command({
  about: message('cmd-show-about'),
  words: { file: 'FILE' },
  options: {
    round: { value: 'K', about: message('cmd-show-round') },
    match: { value: 'MATCH', about: message('cmd-show-match') },
    ...ofStage,
    ...asOf,
  },
  examples: [
    'arbiter show club.arbiter',
    'arbiter show club.arbiter --round 3',
    'arbiter show club.arbiter --stage knockout',
    'arbiter show club.arbiter --at 12 --json',
    'arbiter show evening.arbiter --match 3',
  ],
  run: async ({ words: { file }, options: { round: number, stage, match, at }, world }) => {
    const round = numberFrom('--round', number)
    const tournament = await look(world, file, at)
    const whole = show(tournament)
    if (match !== undefined) return oneMatch(tournament, match, [number, stage], whole, file)
    needStage(stage, whole)
    if (round === undefined && stage === undefined)
      return {
        exit: 'done',
        data: whole,
        page: (paper) =>
          at === undefined ? bulletinPage(tournament, whole, file, paper) : pastPage(tournament, whole, file, paper),
      }
    const bulletin = show(tournament, { round, stage })
    if (round !== undefined) needRound(round, bulletin, whole)
    return {
      exit: 'done',
      data: bulletin,
      page: (paper) => partPage(tournament, bulletin, { round, stage }, file, paper),
    }
  },
})

/** One match alone, with the round it belongs to. */
function oneMatch(
  tournament: Tournament,
  id: string,
  others: readonly unknown[],
  bulletin: Bulletin,
  file: string,
): Answer {
  if (others.some((other) => other !== undefined)) throw misused(message('cmd-show-alone'))
  const found = findMatch(bulletin, id)
  if (!found) throw refused('no-such-match', noMatch(id, bulletin), { match: id })
  const { round, match } = found
  const { matches: _, byes: __, ...where } = round
  const scorecards = scorecardsOf(tournament, match.match)
  return {
    exit: 'done',
    data: { ...match, in: where, ...(scorecards.length > 0 ? { scorecards } : {}) },
    page: (paper) => matchPage({ ...found, scorecards }, file, paper),
  }
}

function noMatch(id: string, { stages }: Bulletin): Message {
  const last = stages.flatMap(({ rounds }) => rounds.flatMap(({ matches }) => matches)).at(-1)
  const match = { text: id }
  return last
    ? message('cmd-show-no-match', { match, last: { match: last.match as MatchId } })
    : message('cmd-show-no-match-yet', { match })
}
