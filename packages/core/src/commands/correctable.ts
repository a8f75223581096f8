/** The target of a correction: a report, or a ruling that is replaced by a game. */
import * as z from 'zod/mini'
import type { Match } from '../chart/match.ts'
import type { RecordedFactOf } from '../facts/fact.ts'
import { gameShape } from '../facts/fields.ts'
import type { Seq } from '../facts/ids.ts'
import { decisionSaid } from '../formats/why/decision.ts'
import { type RefusedResult, refuse } from '../refusals/result.ts'
import type { Tournament } from '../tournament/tournament.ts'
import { decidedWithoutPlay } from './decided-without-play.ts'
import { lengthsOf } from './game-lengths.ts'
import { message } from './words/messages.ts'

export type RecordedValues = Pick<RecordedFactOf<'game-finished'>, 'result' | 'finishedAt' | 'moves' | 'movesToFinish'>
const namedGame = z.object(gameShape)
type NamedGame = NonNullable<RecordedFactOf<'result-corrected'>['inPlaceOfRuling']>

/** The corrected fact, its values so far, the game that replaces a ruling, and the new result. */
export interface Correctable {
  readonly fact: Seq
  readonly before: Partial<RecordedValues>
  readonly inPlaceOfRuling?: NamedGame | undefined
  readonly result?: RecordedValues['result']
}

/** A report as the target of a correction; it may itself have replaced a ruling. */
export function asReported({ log }: Tournament, report: RecordedFactOf<'game-finished'>): Correctable {
  const { seq, result, finishedAt, moves, movesToFinish } = report
  const before = { result, ...lengthsOf({ finishedAt, moves, movesToFinish }) }
  const wasRuled = log[seq - 1]?.type === 'ruling-made'
  return { fact: seq, before, inPlaceOfRuling: wasRuled ? namedGame.parse(report) : undefined }
}

export const notReported = (tournament: Tournament, match: Match): RefusedResult => {
  return refuse({
    code: 'not-reported',
    match: match.id,
    how: match.outcome ? decisionSaid(tournament.chart, match) : message('decided-not-played'),
    ...decidedWithoutPlay(tournament, match),
  })
}
