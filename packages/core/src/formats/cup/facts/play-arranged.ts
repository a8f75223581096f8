/** How games are played from a round on, in the words of the program that plays them (CUP-22b). */
import * as z from 'zod/mini'
import type { Chart } from '../../../chart/chart.ts'
import { described } from '../../../descriptions/described.ts'
import { message as about } from '../../../descriptions/words/messages.ts'
import { noteSchema, noteText } from '../../../facts/fields.ts'
import { arrangementSchema } from '../../../facts/game-record.ts'
import { type Own, ownFact } from '../../rule-book/facts/own-fact.ts'
import { publicArrangement, publicArrangementSchema } from '../arrangement.ts'
import { cupLedger } from '../ledger.ts'
import { message } from './words/messages.ts'

const shape = {
  from: described(z.int().check(z.minimum(1)), about('about-arranged-from')),
  play: arrangementSchema,
  note: z.optional(noteSchema),
}
export type PlayArranged = Own<typeof shape>

export const playArranged = ownFact('play-arranged', {
  shape,
  view: { from: true, play: false, note: false },
  instead: { shape: { play: publicArrangementSchema }, of: ({ play }) => ({ play: publicArrangement(play) }) },
  personal: { play: 'json', ...noteText },
  topic: 'rest',
  place,
  says: ({ from }) => [message('fact-play-arranged', { round: from })],
})

function place(chart: Chart, fact: PlayArranged): boolean {
  chart.trail.keep(cupLedger(chart).arrangements, fact)
  return true
}
