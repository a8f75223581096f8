/** A director's request to start an engine cup. Engines and books are names, never files or commands. */
import * as z from 'zod'
import { about } from '../about.ts'

/** The name of our own book. */
export const ownBook = 'arbiter'

const count = (most: number) => z.int().min(1).max(most)
const pawns = z.number().min(0).max(1000)

const adjudicationShape = z
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

export const cupPlanShape = z
  .strictObject({
    timeControl: z.string().min(1).max(200).default('10+0.1').describe(about('shape-cup-time-control')),
    book: z.string().min(1).max(200).default(ownBook).describe(about('shape-cup-book')),
    adjudication: adjudicationShape.default({}).describe(about('shape-cup-adjudication')),
    walkoverAfter: count(1000).exactOptional().describe(about('shape-cup-walkover')),
    maxCrashesPerMatch: count(1000).exactOptional().describe(about('shape-cup-crashes')),
    concurrency: count(1000).exactOptional().describe(about('shape-cup-concurrency')),
  })
  .readonly()
export type CupPlan = z.infer<typeof cupPlanShape>
