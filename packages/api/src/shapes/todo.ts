/** What to do next. */
import type { BoardsToReport, GameToReport, Todo } from '@arbiter/core/bulletin'
import * as z from 'zod'
import { about } from './about.ts'
import { shapeOf } from './as-json.ts'
import { openFields } from './boards.ts'
import { nextFields } from './match.ts'
import { gameNamed, mark, saysFields, text, texts, whole } from './words.ts'

const report = z.literal('report')

const gameToReport = shapeOf<GameToReport>()(
  'GameToReport',
  z.strictObject({
    do: report,
    match: text,
    ...nextFields,
    needsFinishTime: mark.describe(about('shape-needs-finish-time')),
    isOneOfSeveral: mark.describe(about('shape-one-of-games')),
    ...saysFields,
  }),
)

const boardsToReport = shapeOf<BoardsToReport>()(
  'BoardsToReport',
  z.strictObject({
    do: report,
    match: text,
    ...openFields,
    isOneOfSeveral: mark.describe(about('shape-one-of-teams')),
    ...saysFields,
  }),
)

const missing = z
  .strictObject({ which: z.enum(['rating', 'maxRating', 'players']), entrants: texts })
  .describe(about('shape-missing'))

export const todoShape = shapeOf<Todo>()(
  'Todo',
  z.union([
    z.strictObject({ do: z.enum(['enter', 'start', 'close']), ...saysFields }),
    z.strictObject({ do: z.literal('edit'), missing: missing.optional(), ...saysFields }),
    z.strictObject({ do: z.literal('declare'), among: texts, ...saysFields }),
    z.strictObject({
      do: z.literal('pair'),
      stage: text,
      round: whole.optional(),
      lengths: z.array(gameNamed).optional().describe(about('shape-lengths')),
      ...saysFields,
    }),
    z.strictObject({ do: z.literal('rule'), match: text, among: texts, ...saysFields }),
    z.strictObject({ do: z.literal('choose'), chooser: text, among: texts, ...saysFields }),
    gameToReport,
    boardsToReport,
  ]),
)
