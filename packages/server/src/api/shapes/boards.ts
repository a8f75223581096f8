/** A match of bridge teams: scores, how a three-way stands, who sits where, what is still to come in; boards one by one. */
import type { BoardShown, BoardsShown, OpenShown, ScorecardShown, ScoreShown, SeatingShown } from '@arbiter/core'
import * as z from 'zod'
import { shapeOf } from './as-json.ts'
import { half, imps, number, text, texts, two, whole } from './words.ts'

const scoreShape = shapeOf<ScoreShown>()(
  'ScoreShown',
  z.strictObject({
    between: two,
    halves: z.array(imps.nullable()).optional(),
    imps: imps.describe('At the table'),
    carryover: imps.optional(),
    handicap: imps.optional(),
    score: imps.describe('All lines together'),
    isComplete: z.boolean(),
    extraBoards: z.array(imps).optional(),
  }),
)

const seatingShape = shapeOf<SeatingShown>()(
  'SeatingShown',
  z.strictObject({
    half,
    table: text,
    northSouth: text,
    eastWest: text,
    boards: text.describe('The set of boards, called by the table it begins at'),
  }),
)

export const openFields = {
  between: two,
  boards: whole,
  half: half.optional().describe('Given where the other half is in already'),
  extra: whole.optional().describe('Which set of extra boards it is'),
  extraGame: whole.optional().describe('The game of these extra boards, for `game` of the report'),
}
const openShape = shapeOf<OpenShown>()('OpenShown', z.strictObject(openFields))

const standingShape = z
  .strictObject({
    team: text,
    won: number.describe('Matches won; a tied one counts half'),
    impsWon: number,
    impsLost: number,
  })
  .meta({ id: 'StandingShown' })

export const boardsShape = shapeOf<BoardsShown>()(
  'BoardsShown',
  z.strictObject({
    boards: whole.describe('Boards each two teams play'),
    scores: z.array(scoreShape),
    away: texts.optional().describe('Who has left, or did not come: the others play on without them'),
    standings: z.array(standingShape).optional().describe('In a three-way, best first'),
    movement: z.array(seatingShape).optional().describe('In a three-way: who sits where'),
    open: z.array(openShape).optional().describe('What can be reported now'),
  }),
)

const tableScore = z.union([text, whole]).describe('A contract with its tricks, or the score of North-South')

const boardShape = shapeOf<BoardShown>()(
  'BoardShown',
  z.strictObject({
    board: whole,
    half: half.optional(),
    tables: z.tuple([tableScore, tableScore]).optional(),
    imps,
  }),
)

export const scorecardShape = shapeOf<ScorecardShown>()(
  'ScorecardShown',
  z.strictObject({
    between: two,
    boards: z.array(boardShape),
    imps: imps.describe('All of them together'),
    of: whole.describe('How many boards these two play'),
    missing: whole.describe('How many of them are not in'),
  }),
)
