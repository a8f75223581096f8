/** The openings that were drawn for further pairs, drawn again as they were told (CUP-21a, CUP-31). */
import type { OwnBracket } from '../file.ts'
import type { DrawGiven, Replay } from '../replay.ts'

export interface Draw extends DrawGiven {
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
  chart.openings.draws.some((draw) => Number(draw.match) === match && draw.pair === pair)

export const isAwaited = (replay: Replay, { match, pair }: Draw): boolean => replay.due(match)?.pair === pair

/** After corrections a draw may stand that would come out otherwise now (CUP-31). */
export function drawnAgain(replay: Replay, draw: Draw, remarks: string[]): string | undefined {
  const { match, pair, number } = draw
  const due = replay.due(match)
  if (!replay.draw(draw)) return `number ${number} cannot have been drawn there`
  if (due?.number !== number)
    remarks.push(
      `match ${match}: the opening of pair ${pair} is number ${number}, as it was told; drawn anew it would be ${due?.number}`,
    )
  return undefined
}
