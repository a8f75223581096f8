/** A game that would repeat an earlier one of the match: its result is taken over (CUP-24a). */

import type { Chart } from '@arbiter/core/chart'
import type { RecordOfGame } from '@arbiter/core/facts'
import { cupLedger, pairIn } from '@arbiter/core/formats/cup'
import type { Tournament } from '@arbiter/core/tournament'
import { type CupMatch, matchNumbered, nameIn } from './cup-match.ts'
import type { CupCommand } from './cup-storage.ts'
import type { GameDue } from './due.ts'

export interface KnownGame {
  /** The number of the earlier game. */
  readonly game: number
  readonly result: string
  readonly record: RecordOfGame
}

/** The latest game of the match with the same opening and colours; faulty or corrected games are played again. */
export function knownGame(tournament: Tournament, due: GameDue): KnownGame | undefined {
  const match = matchNumbered(tournament, due.match)
  if (!due.opening?.isReused || !match) return undefined
  const game = match.games.findLast((each) => isTheSame(tournament.chart, match, each, due))
  const { record, before } = game?.report ?? {}
  return game && record && !record.fault && before === undefined
    ? { game: game.number, result: String(game.score.result), record }
    : undefined
}

function isTheSame(chart: Chart, match: CupMatch, { number, white }: CupMatch['games'][number], due: GameDue): boolean {
  const pair = pairIn(match, number)
  return cupLedger(chart).of(match, pair) === due.opening?.number && nameIn(chart, match, white) === due.white.name
}

export const takenOver = (due: GameDue, { game, result, record }: KnownGame): CupCommand => ({
  do: 'report',
  match: String(due.match),
  game: due.game,
  result,
  players: [due.white.name, due.black.name],
  record: {
    ...record,
    repeats: record.repeats ?? game,
    ...(record.pgn === undefined ? {} : { pgn: retagged(record.pgn, due, record.repeats ?? game) }),
  },
})

/** The PGN with the tags of another place in the match. */
function retagged(pgn: string, { round, match, game, pair }: GameDue, repeats: number): string {
  return pgn
    .replace(/^\[RepeatOf ".*"\]\n/m, '')
    .replace(/^\[Round ".*"\]$/m, `[Round "${round}.${match}.${game}"]`)
    .replace(/^\[CupPair ".*"\]$/m, `[CupPair "${pair}"]`)
    .replace(/^\[CupGame ".*"\]$/m, `[CupGame "${game}"]\n[RepeatOf "${repeats}"]`)
}
