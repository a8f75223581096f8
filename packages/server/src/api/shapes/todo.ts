/** What to do next. */
import type { BoardsToReport, GameToReport, Todo } from '@arbiter/core'
import * as z from 'zod'
import { shapeOf } from './as-json.ts'
import { openFields } from './boards.ts'
import { nextFields } from './match.ts'
import { gameNamed, mark, text, texts, whole } from './words.ts'

const sentence = text
const report = z.literal('report')

const gameToReport = shapeOf<GameToReport>()(
  'GameToReport',
  z.strictObject({
    do: report,
    match: text,
    ...nextFields,
    needsFinishTime: mark.describe('The other results of its round carry a finish time, so this one must'),
    isOneOfSeveral: mark.describe('The match has other games to play now: say which it is'),
    sentence,
  }),
)

const boardsToReport = shapeOf<BoardsToReport>()(
  'BoardsToReport',
  z.strictObject({
    do: report,
    match: text,
    ...openFields,
    isOneOfSeveral: mark.describe('The match has more than two teams: say which two'),
    sentence,
  }),
)

const missing = z
  .strictObject({ which: z.enum(['rating', 'maxRating', 'players']), entrants: texts })
  .describe('What keeps the list from being put in order, or the handicaps from being reckoned')

export const todoShape = shapeOf<Todo>()(
  'Todo',
  z.union([
    z.strictObject({ do: z.enum(['enter', 'start', 'close']), sentence }),
    z.strictObject({ do: z.literal('edit'), missing: missing.optional(), sentence }),
    z.strictObject({ do: z.literal('declare'), among: texts, sentence }),
    z.strictObject({
      do: z.literal('pair'),
      stage: text,
      round: whole.optional(),
      lengths: z.array(gameNamed).optional().describe('Games whose lengths are asked for first'),
      sentence,
    }),
    z.strictObject({ do: z.literal('rule'), match: text, among: texts, sentence }),
    z.strictObject({ do: z.literal('choose'), chooser: text, among: texts, sentence }),
    gameToReport,
    boardsToReport,
  ]),
)
