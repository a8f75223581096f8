/** Boards between two teams, as they were played at the tables (BRI-96). */
import * as z from 'zod/mini'
import type { Chart } from '../../../chart/chart.ts'
import { described } from '../../../descriptions/schema-description.ts'
import { message as about } from '../../../descriptions/words/messages.ts'
import { entrantIdSchema, matchIdSchema } from '../../../facts/ids.ts'
import { numbersSchema } from '../../../facts/result.ts'
import type { Message } from '../../../message/message.ts'
import { type Own, ownFact } from '../../rule-book/facts/own-fact.ts'
import { placeInMatch } from '../../rule-book/facts/says.ts'
import { bridgeLedger } from '../ledger.ts'
import { sitsIn } from './sits-in.ts'
import { message } from './words/messages.ts'

export const halfSchema = z.union([z.literal(1), z.literal(2)])

/** A board's result at one table: a contract with its tricks, or the score of North-South. */
const tableScoreSchema = z.union([
  z.string().check(z.minLength(1), z.maxLength(12)),
  z.int().check(z.minimum(-9999), z.maximum(9999)),
])
export type TableScore = z.infer<typeof tableScoreSchema>

const boardNumber = z.int().check(z.minimum(1), z.maximum(999))

/** A board between two teams: the results at both tables, or the IMPs alone. */
export const boardScoreSchema = z.union([
  z.readonly(
    z.strictObject({
      board: boardNumber,
      tables: described(z.readonly(z.tuple([tableScoreSchema, tableScoreSchema])), about('about-boards-tables')),
    }),
  ),
  z.readonly(z.strictObject({ board: boardNumber, imps: numbersSchema })),
])
export type BoardScore = z.infer<typeof boardScoreSchema>

const shape = {
  match: matchIdSchema,
  sides: z.readonly(z.tuple([entrantIdSchema, entrantIdSchema])),
  half: z.optional(halfSchema),
  boards: z.readonly(z.array(boardScoreSchema).check(z.minLength(1), z.maxLength(200))),
}
export type BoardsScoredFact = Own<typeof shape>

export const boardsScored = ownFact('boards-scored', {
  shape,
  view: { match: true, sides: true, half: true, boards: true },
  topic: 'results',
  place,
  says: (fact) => [saying(fact)],
})

function place(chart: Chart, fact: BoardsScoredFact): boolean {
  if (!fact.sides.every((team) => sitsIn(chart, fact.match, team))) return false
  chart.trail.keep(bridgeLedger(chart).boards, fact)
  return true
}

/** A few boards are listed, many are counted. */
const few = 6

function saying({ match, sides, half, boards }: BoardsScoredFact): Message {
  const [one, other] = sides
  const about = { where: placeInMatch(match, half), one: { entrant: one }, other: { entrant: other } }
  if (boards.length <= few) return message('fact-boards', { ...about, boards: boards.map(boardSaid) })
  const numbers = boards.map((each) => each.board)
  const range = { first: Math.min(...numbers), last: Math.max(...numbers) }
  return message('fact-boards-many', { ...about, count: boards.length, ...range })
}

function boardSaid(score: BoardScore): Message {
  if ('imps' in score) return message('board-imps', { board: score.board, imps: { result: score.imps } })
  const [first, second] = score.tables
  return message('board-tables', {
    board: score.board,
    first: { text: String(first) },
    second: { text: String(second) },
  })
}
