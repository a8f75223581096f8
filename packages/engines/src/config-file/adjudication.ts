/** The rules for adjudication: settled games, and games that are too long. */
import type { Message } from '@arbiter/core/messages'
import type { DrawRule, GameRules, ResignRule } from '../game/rules.ts'
import type { Path, Review } from './review.ts'
import type { ConfigFields } from './schema.ts'
import { message } from './words/messages.ts'

type Adjudication = NonNullable<ConfigFields['Adjudication']>

export function rulesIn({ Adjudication = {} }: ConfigFields, review: Review): GameRules {
  const draw = drawRule(Adjudication.DrawOption, review)
  const resign = resignRule(Adjudication.WinOption, review)
  const { MaxMoves } = Adjudication
  return {
    ...(draw && { draw }),
    ...(resign && { resign }),
    ...(MaxMoves !== undefined && { maximumMoves: MaxMoves }),
  }
}

function drawRule(option: Adjudication['DrawOption'], review: Review): DrawRule | undefined {
  if (!option || option.DrawMoveLength === 0) return undefined
  const { DrawMoveLength: moves, MaxDrawScore: pawns, MinDrawMove: fromMove = 1 } = option
  const path = ['Adjudication', 'DrawOption']
  if (moves === undefined) isMissing([...path, 'DrawMoveLength'], review)
  if (pawns === undefined) isMissing([...path, 'MaxDrawScore'], review)
  return moves === undefined || pawns === undefined ? undefined : { fromMove, moves, centipawns: hundredths(pawns) }
}

/** By default both sides must agree on the evaluation. */
function resignRule(option: Adjudication['WinOption'], review: Review): ResignRule | undefined {
  if (!option || option.WinMoveLength === 0) return undefined
  const { WinMoveLength: moves, MinWinScore: pawns, MinWinMove = 0, BothAgree = true } = option
  const path = ['Adjudication', 'WinOption']
  if (moves === undefined) isMissing([...path, 'WinMoveLength'], review)
  if (pawns === undefined) isMissing([...path, 'MinWinScore'], review)
  if (MinWinMove > 1) review.remarks.push(message('config-win-move'))
  return moves === undefined || pawns === undefined
    ? undefined
    : { moves, centipawns: hundredths(pawns), bothAgree: BothAgree }
}

const isMissing = (path: Path, review: Review): void =>
  review.misses(path, (where: Message) => message('config-missing-moves', { where }))

const hundredths = (pawns: number): number => Math.round(pawns * 100)
