/** What the history says. */

import type { RecordedFact } from '@arbiter/core'
import { chronicle, factSays, type Line, namesIn } from '@arbiter/core/chronicle'
import type { Names } from '@arbiter/core/facts'
import type { Message } from '@arbiter/core/messages'
import type { Tournament } from '@arbiter/core/tournament'
import { textOfAll } from '../language/voice.ts'

export type SaidLine = Line & { readonly sentence: string }

/** The whole of it; the sentences are for readers, what they say is in `says`. */
export function history(tournament: Tournament): readonly SaidLine[] {
  const names = namesIn(tournament)
  return chronicle(tournament).map((line) => ({ ...line, sentence: sentencesOf(line.says, names) }))
}

export const factSaid = (fact: RecordedFact, log: readonly RecordedFact[], names: Names): string =>
  sentencesOf(factSays(fact, log, names), names)

const sentencesOf = (messages: readonly Message[], { entrants }: Names): string =>
  textOfAll(messages, (id) => entrants.get(id))
