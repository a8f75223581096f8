/** What a director may ask for when a cup of engines begins. Names of engines and books are words, never files or commands. */
import { type CupConfig, type GameRules, type Limit, parseLimit } from '@arbiter/engines'
import * as z from 'zod'
import { ownBook } from './books.ts'
import type { CupRefusal } from './refusal.ts'

const count = (most: number) => z.int().min(1).max(most)
const pawns = z.number().min(0).max(1000)

const adjudicationSchema = z
  .strictObject({
    drawOption: z
      .strictObject({
        drawMoveLength: count(1000).describe('So many moves in a row'),
        maxDrawScore: pawns.describe('In which both engines see no more than this, in pawns'),
        minDrawMove: count(10_000).default(1).describe('From this move on'),
      })
      .readonly()
      .exactOptional()
      .describe('Such games are drawn'),
    winOption: z
      .strictObject({
        winMoveLength: count(1000).describe('So many moves in a row'),
        minWinScore: pawns.describe('In which the loser sees itself so far behind, in pawns'),
        bothAgree: z.boolean().default(true).describe('False: the winner need not see it'),
      })
      .readonly()
      .exactOptional()
      .describe('Such games are won'),
    maxMoves: count(10_000).exactOptional().describe('A game this long is drawn'),
  })
  .readonly()

export const cupPlanSchema = z
  .strictObject({
    timeControl: z
      .string()
      .min(1)
      .max(200)
      .default('10+0.1')
      .describe('"10+0.1", "40/60", "st=0.2", "nodes=1000", "depth=8"; engines with one of their own play at that'),
    book: z.string().min(1).max(200).default(ownBook).describe('A book of openings of this server, by its name'),
    adjudication: adjudicationSchema.default({}).describe('Games that are ended early'),
    walkoverAfter: count(1000)
      .exactOptional()
      .describe('Failures of an engine to start after which the opponent has a walkover; otherwise the match waits'),
    maxCrashesPerMatch: count(1000)
      .exactOptional()
      .describe('Crashes of an engine in a match after which the opponent has won it'),
    concurrency: count(1000).exactOptional().describe('Games at once; otherwise as many as the server has tables'),
  })
  .readonly()
export type CupPlan = z.infer<typeof cupPlanSchema>

/** How games are played. */
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

/** A server plays for many: nobody thinks longer than a day. */
const longestMs = 24 * 3600 * 1000

export function limitIn(text: string): Limit | { readonly problem: string } {
  const limit = parseLimit(text)
  if ('problem' in limit) return { problem: limit.term === text ? limit.problem : `“${limit.term}” ${limit.problem}` }
  const { clock = [], movetimeMs = 0, hangMs = 0, marginMs = 0 } = limit
  const times = [movetimeMs, hangMs, marginMs, ...clock.flatMap(({ baseMs, incrementMs }) => [baseMs, incrementMs])]
  return Math.max(...times) > longestMs ? { problem: 'takes a day at most' } : limit
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
