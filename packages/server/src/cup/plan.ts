/** A director's request to start an engine cup. Engines and books are names, never files or commands. */
import type { Message } from '@arbiter/core/messages'
import { type CupConfig, type GameRules, type Limit, parseLimit } from '@arbiter/engines'
import * as z from 'zod'
import { about } from '../api/shapes/about.ts'
import { ownBook } from './books.ts'
import type { CupRefusal } from './refusal.ts'
import { message } from './words/messages.ts'

const count = (most: number) => z.int().min(1).max(most)
const pawns = z.number().min(0).max(1000)

const adjudicationSchema = z
  .strictObject({
    drawOption: z
      .strictObject({
        drawMoveLength: count(1000).describe(about('shape-cup-moves-in-row')),
        maxDrawScore: pawns.describe(about('shape-cup-draw-score')),
        minDrawMove: count(10_000).default(1).describe(about('shape-cup-draw-from')),
      })
      .readonly()
      .exactOptional()
      .describe(about('shape-cup-draws')),
    winOption: z
      .strictObject({
        winMoveLength: count(1000).describe(about('shape-cup-moves-in-row')),
        minWinScore: pawns.describe(about('shape-cup-win-score')),
        bothAgree: z.boolean().default(true).describe(about('shape-cup-both-agree')),
      })
      .readonly()
      .exactOptional()
      .describe(about('shape-cup-wins')),
    maxMoves: count(10_000).exactOptional().describe(about('shape-cup-max-moves')),
  })
  .readonly()

export const cupPlanSchema = z
  .strictObject({
    timeControl: z.string().min(1).max(200).default('10+0.1').describe(about('shape-cup-time-control')),
    book: z.string().min(1).max(200).default(ownBook).describe(about('shape-cup-book')),
    adjudication: adjudicationSchema.default({}).describe(about('shape-cup-adjudication')),
    walkoverAfter: count(1000).exactOptional().describe(about('shape-cup-walkover')),
    maxCrashesPerMatch: count(1000).exactOptional().describe(about('shape-cup-crashes')),
    concurrency: count(1000).exactOptional().describe(about('shape-cup-concurrency')),
  })
  .readonly()
export type CupPlan = z.infer<typeof cupPlanSchema>

export type Manner = Pick<CupConfig, 'limit' | 'rules' | 'policies'>

export function mannerOf(plan: CupPlan): Manner | CupRefusal {
  const limit = limitIn(plan.timeControl)
  if ('problem' in limit) return { code: 'bad-plan', field: 'timeControl', problem: limit.problem }
  const { walkoverAfter, maxCrashesPerMatch } = plan
  return {
    limit,
    rules: rulesOf(plan.adjudication),
    policies: {
      ...(walkoverAfter === undefined ? {} : { walkoverAfter }),
      ...(maxCrashesPerMatch === undefined ? {} : { maxCrashesPerMatch }),
    },
  }
}

/** The longest time a game may take on a shared server. */
const longestHours = 24
const longestMs = longestHours * 3600 * 1000

export function limitIn(text: string): Limit | { readonly problem: Message } {
  const limit = parseLimit(text)
  if ('problem' in limit) return limit
  const { clock = [], movetimeMs = 0, hangMs = 0, marginMs = 0 } = limit
  const times = [movetimeMs, hangMs, marginMs, ...clock.flatMap(({ baseMs, incrementMs }) => [baseMs, incrementMs])]
  return Math.max(...times) > longestMs ? { problem: message('cup-play-too-long', { hours: longestHours }) } : limit
}

function rulesOf({ drawOption, winOption, maxMoves }: CupPlan['adjudication']): GameRules {
  return {
    ...(drawOption ? { draw: drawRule(drawOption) } : {}),
    ...(winOption ? { resign: resignRule(winOption) } : {}),
    ...(maxMoves === undefined ? {} : { maximumMoves: maxMoves }),
  }
}

type Adjudication = CupPlan['adjudication']

const drawRule = ({ drawMoveLength, maxDrawScore, minDrawMove }: NonNullable<Adjudication['drawOption']>) => ({
  fromMove: minDrawMove,
  moves: drawMoveLength,
  centipawns: Math.round(maxDrawScore * 100),
})

const resignRule = ({ winMoveLength, minWinScore, bothAgree }: NonNullable<Adjudication['winOption']>) => ({
  moves: winMoveLength,
  centipawns: Math.round(minWinScore * 100),
  bothAgree,
})
