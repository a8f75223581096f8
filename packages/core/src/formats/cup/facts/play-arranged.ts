/** How games are played from a round on, in the words of the program that plays them (CUP-22b). */
import * as z from 'zod/mini'
import type { Chart } from '../../../chart/chart.ts'
import { described } from '../../../descriptions/schema-description.ts'
import { message as about } from '../../../descriptions/words/messages.ts'
import { noteSchema, noteText } from '../../../facts/fields.ts'
import { ownWords } from '../../../issues/own-words.ts'
import { message as issue } from '../../../issues/words/messages.ts'
import { type Own, ownFact } from '../../rule-book/facts/own-fact.ts'
import { publicArrangement, publicArrangementSchema } from '../arrangement.ts'
import { cupLedger } from '../ledger.ts'
import { message } from './words/messages.ts'

const mostCharacters = 1_000_000

/** The conditions of the games, as described by the program that runs them. */
export const arrangementSchema = z.readonly(
  z
    .record(z.string(), z.unknown())
    .check(
      z.refine(
        (play) => isWritable(play),
        ownWords({ takes: issue('takes-characters-most', { most: mostCharacters }) }),
      ),
    ),
)

/** Refuses values nested too deeply to be written. */
function isWritable(play: object): boolean {
  try {
    return JSON.stringify(play).length <= mostCharacters
  } catch {
    return false
  }
}

const shape = {
  from: described(z.int().check(z.minimum(1)), about('about-arranged-from')),
  play: arrangementSchema,
  note: z.optional(noteSchema),
}
export type PlayArrangedFact = Own<typeof shape>

export const playArranged = ownFact('play-arranged', {
  shape,
  view: { from: true, play: false, note: false },
  instead: { shape: { play: publicArrangementSchema }, of: ({ play }) => ({ play: publicArrangement(play) }) },
  personal: { play: 'json', ...noteText },
  topic: 'rest',
  place,
  says: ({ from }) => [message('fact-play-arranged', { round: from })],
})

function place(chart: Chart, fact: PlayArrangedFact): boolean {
  chart.trail.keep(cupLedger(chart).arrangements, fact)
  return true
}
