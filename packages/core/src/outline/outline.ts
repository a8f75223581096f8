/** All stages, rounds and matches of a tournament, without entrants. */

import * as z from 'zod/mini'
import { Chart } from '../chart/chart.ts'
import type { Round } from '../chart/rounds/round.ts'
import { counted, roundsOf, roundsToCome } from '../chart/rounds/rounds.ts'
import { type AnnouncedRound, announcedId, type Stage } from '../chart/stage.ts'
import { sketch } from '../chart/start.ts'
import { Dice } from '../dice/dice.ts'
import type { MatchId } from '../facts/ids.ts'
import type { AnyFormat } from '../formats/rule-book/format.ts'
import type { MatchFigures } from '../formats/views/figures.ts'
import type { Message } from '../message/message.ts'
import { readAs } from '../refusals/read-as.ts'
import { isRefused, type Result } from '../refusals/result.ts'
import { parseOptions } from '../tournament/settings.ts'
import { placed } from './placed-match.ts'
import { type SeatOutline, sourceShown } from './seat.ts'

export interface Outline {
  readonly format: string
  readonly entrants: number
  readonly games: { readonly min: number; readonly max: number | null }
  readonly stages: readonly StageOutline[]
}

export interface StageOutline {
  readonly id: string
  readonly name: Message
  /** Letter of the bracket it belongs to. */
  readonly bracket?: string
  readonly rounds: readonly RoundOutline[]
  /** Figures known beforehand, such as the number of qualifiers. */
  readonly [figure: string]: unknown
}

export interface RoundOutline {
  readonly round: number
  readonly phase?: number
  readonly name: Message
  readonly matches: readonly MatchOutline[]
  readonly byes: readonly SeatOutline[]
}

export interface MatchOutline extends Omit<MatchFigures, 'tickets'> {
  readonly match: MatchId
  readonly seats: readonly SeatOutline[]
  readonly advance: number
}

const askedSchema = z.strictObject({ entrants: z.int(), options: z.record(z.string(), z.unknown()) })

export function outline(
  format: AnyFormat,
  count: number,
  given: Readonly<Record<string, unknown>> = {},
): Result<{ readonly outline: Outline }> {
  const asked = readAs(askedSchema, { entrants: count, options: given }, 'outline')
  if (isRefused(asked)) return asked
  const options = parseOptions(format, given)
  if (isRefused(options)) return options
  const refused = format.field(count, options)
  if (refused) return refused
  const chart = new Chart(format, options, new Dice('outline'))
  sketch(chart, count)
  const stages = chart.board.stages.map(stageOutline)
  return { ok: true, outline: { format: format.name, entrants: count, games: gamesOf(chart), stages } }
}

/** The stage's own count of games, or else the sum over its matches. */
function gamesOf(chart: Chart): Outline['games'] {
  const all = chart.board.stages.flatMap((stage) => {
    if (stage.games) return [stage.games]
    const drawn = stage.rounds.flatMap(({ matches }) => matches.map(({ series }) => series))
    return [...drawn, ...announcedGames(stage)]
  })
  const max = all.reduce<number | null>((sum, each) => (sum === null || each.max === null ? null : sum + each.max), 0)
  return { min: all.reduce((sum, { min }) => sum + min, 0), max }
}

/** For matches that are paired later: every two opponents meet at least once. */
const announcedGames = (stage: Stage): Outline['games'][] =>
  roundsToCome(stage).flatMap(({ matches }) =>
    matches.map(({ length }) => ({ min: (length * (length - 1)) / 2, max: null })),
  )

function stageOutline(stage: Stage): StageOutline {
  const rounds = roundsOf(stage, roundOutline, (round) => announcedOutline(stage, round))
  const bracket = stage.letter === '' ? {} : { bracket: stage.letter }
  return { id: stage.id, name: stage.name, ...bracket, ...stage.figures, rounds }
}

function roundOutline(round: Round): RoundOutline {
  const { stage, number, name, matches, byes } = round
  return {
    ...counted(stage, number),
    name,
    matches: matches.map(({ id, seats, advance }, i) => ({
      match: id,
      ...placed(round, i, seats.map(sourceShown)),
      advance,
    })),
    byes: byes.map(sourceShown),
  }
}

function announcedOutline(stage: Stage, round: AnnouncedRound): RoundOutline {
  const matches = round.matches.map((seats, i) => ({
    match: announcedId(stage, round, i),
    ...placed({ stage, number: round.number }, i, seats.map(sourceShown)),
    advance: round.advance[i] ?? 0,
  }))
  return { ...counted(stage, round.number), name: round.name, matches, byes: round.byes.map(sourceShown) }
}
