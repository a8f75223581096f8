/** What the history says. The terminal speaks English, and UTC, until all of it speaks by messages. */
import {
  chronicle,
  factSays,
  type Line,
  type Message,
  type Names,
  namesIn,
  type Recorded,
  type Tournament,
} from '@arbiter/core'
import { sayAll } from '@arbiter/words'
import { english } from '@arbiter/words/en'

export type SaidLine = Line & { readonly sentence: string }

/** The whole of it; the sentences are for readers, what they say is in `says`. */
export function history(tournament: Tournament): readonly SaidLine[] {
  const names = namesIn(tournament)
  return chronicle(tournament).map((line) => ({ ...line, sentence: said(line.says, names) }))
}

export const factSaid = (fact: Recorded, log: readonly Recorded[], names: Names): string =>
  said(factSays(fact, log, names), names)

const said = (messages: readonly Message[], { entrants }: Names): string =>
  sayAll(messages, { language: english, names: (id) => entrants.get(id), zone: 'UTC' })
