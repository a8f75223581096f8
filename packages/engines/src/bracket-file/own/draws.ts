/** Draws the openings of further pairs again as they were published (CUP-21a, CUP-31). */

import { cupLedger } from '@arbiter/core/formats/cup'
import type { Message } from '@arbiter/core/messages'
import { numbered } from '../event-words.ts'
import type { OwnBracket } from '../file.ts'
import type { PairDraw, Replay } from '../replay.ts'
import { message } from '../words/messages.ts'

export interface Draw extends PairDraw {
  readonly seq: number
}

export function drawsIn({ Rounds }: OwnBracket): Draw[] {
  return Rounds.flatMap(({ Matches }) => Matches).flatMap(({ MatchId, openings }) =>
    openings.flatMap(({ pair, number, reused, seq }) =>
      seq === undefined ? [] : [{ match: MatchId, pair, number, isReused: reused === true, seq }],
    ),
  )
}

export const isDrawn = ({ tournament: { chart } }: Replay, { match, pair }: Draw): boolean =>
  cupLedger(chart).draws.some((draw) => Number(draw.match) === match && draw.pair === pair)

export const isAwaited = (replay: Replay, { match, pair }: Draw): boolean => replay.due(match)?.pair === pair

/** After corrections a draw may stand that would come out differently now (CUP-31). */
export function drawnAgain(replay: Replay, draw: Draw, remarks: Message[]): Message | undefined {
  const { match, pair, number } = draw
  const due = replay.due(match)
  if (!replay.draw(draw)) return message('import-not-drawn', { opening: number })
  if (due && due.number !== number)
    remarks.push(message('import-drawn-otherwise', { match: numbered(match), pair, opening: number, due: due.number }))
  return undefined
}
