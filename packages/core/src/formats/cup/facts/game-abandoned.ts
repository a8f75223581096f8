/** A game was broken off; it counts nowhere, and the match still asks for it (CUP-22a). */
import * as z from 'zod/mini'
import { gameToPlay } from '../../../chart/apply.ts'
import type { Chart } from '../../../chart/chart.ts'
import { described } from '../../../descriptions/schema-description.ts'
import { message as about } from '../../../descriptions/words/messages.ts'
import { gameShape, noteSchema, noteText, recordTexts, recordView } from '../../../facts/fields.ts'
import { gameRecordSchema } from '../../../facts/game-record.ts'
import { entrantIdSchema, matchIdSchema } from '../../../facts/ids.ts'
import type { Message } from '../../../message/message.ts'
import { type Own, ownFact } from '../../rule-book/facts/own-fact.ts'
import { cupLedger } from '../ledger.ts'
import { opening } from './opening-played.ts'
import { message } from './words/messages.ts'

/** Why a game was broken off: it was stopped, its program was late, or an engine could not start. */
export const breakOffs = ['interrupted', 'void', 'no-start'] as const

const shape = {
  match: matchIdSchema,
  game: gameShape.game,
  sides: gameShape.sides,
  opening,
  why: z.enum(breakOffs),
  entrant: described(z.optional(entrantIdSchema), about('about-could-not-start')),
  record: z.optional(gameRecordSchema),
  note: z.optional(noteSchema),
}
export type GameAbandonedFact = Own<typeof shape>

export const gameAbandoned = ownFact('game-abandoned', {
  shape,
  view: {
    match: true,
    game: true,
    sides: true,
    opening: true,
    why: true,
    entrant: true,
    record: recordView,
    note: false,
  },
  personal: { record: recordTexts, ...noteText },
  topic: 'results',
  place,
  says: (fact) => [saying(fact)],
})

/** True while the game is open. */
function place(chart: Chart, fact: GameAbandonedFact): boolean {
  const match = chart.board.matches.get(fact.match)
  if (!match || !gameToPlay(chart, match, fact)) return false
  if (fact.entrant !== undefined && !fact.sides.includes(fact.entrant)) return false
  chart.trail.keep(cupLedger(chart).abandoned, fact)
  return true
}

function saying({ game, match, why, entrant }: GameAbandonedFact): Message {
  const where = { game, match: { match } }
  return why === 'no-start' && entrant
    ? message('fact-abandoned-by', { ...where, who: { entrant } })
    : message('fact-abandoned', { ...where, why })
}
