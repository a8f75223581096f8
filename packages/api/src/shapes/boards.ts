/** A match of bridge teams: scores, the state of a three-way, seating, missing boards, and each board. */
import type { BoardView, ScorecardView } from '@arbiter/core/bridge'
import type { BoardsView, OpenBoards, ScoreView, SeatingView } from '@arbiter/core/bulletin'
import * as z from 'zod'
import { about } from './about.ts'
import { shapeOf } from './as-json.ts'
import { half, imps, number, text, texts, two, whole } from './words.ts'

const scoreShape = shapeOf<ScoreView>()(
  'ScoreShown',
  z.strictObject({
    between: two,
    halves: z.array(imps.nullable()).optional(),
    imps: imps.describe(about('shape-imps-at-table')),
    carryover: imps.optional(),
    handicap: imps.optional(),
    score: imps.describe(about('shape-score-total')),
    isComplete: z.boolean(),
    extraBoards: z.array(imps).optional(),
  }),
)

const seatingShape = shapeOf<SeatingView>()(
  'SeatingShown',
  z.strictObject({
    half,
    table: text,
    northSouth: text,
    eastWest: text,
    boards: text.describe(about('shape-seating-boards')),
  }),
)

export const openFields = {
  between: two,
  boards: whole,
  half: half.optional().describe(about('shape-open-half')),
  extra: whole.optional().describe(about('shape-open-extra')),
  extraGame: whole.optional().describe(about('shape-open-extra-game')),
}
const openShape = shapeOf<OpenBoards>()('OpenShown', z.strictObject(openFields))

const standingShape = z
  .strictObject({
    team: text,
    won: number.describe(about('shape-standing-won')),
    impsWon: number,
    impsLost: number,
  })
  .meta({ id: 'StandingShown' })

export const boardsShape = shapeOf<BoardsView>()(
  'BoardsShown',
  z.strictObject({
    boards: whole.describe(about('shape-boards')),
    scores: z.array(scoreShape),
    away: texts.optional().describe(about('shape-boards-away')),
    standings: z.array(standingShape).optional().describe(about('shape-boards-standings')),
    movement: z.array(seatingShape).optional().describe(about('shape-boards-movement')),
    open: z.array(openShape).optional().describe(about('shape-boards-open')),
  }),
)

const tableScore = z.union([text, whole]).describe(about('shape-table-score'))

const boardShape = shapeOf<BoardView>()(
  'BoardShown',
  z.strictObject({
    board: whole,
    half: half.optional(),
    tables: z.tuple([tableScore, tableScore]).optional(),
    imps,
  }),
)

export const scorecardShape = shapeOf<ScorecardView>()(
  'ScorecardShown',
  z.strictObject({
    between: two,
    boards: z.array(boardShape),
    imps: imps.describe(about('shape-card-imps')),
    of: whole.describe(about('shape-card-of')),
    missing: whole.describe(about('shape-card-missing')),
  }),
)
