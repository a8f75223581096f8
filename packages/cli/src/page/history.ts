/** What the history says. */
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
import { allSaid } from '../language/voice.ts'

export type SaidLine = Line & { readonly sentence: string }

/** The whole of it; the sentences are for readers, what they say is in `says`. */
export function history(tournament: Tournament): readonly SaidLine[] {
  const names = namesIn(tournament)
  return chronicle(tournament).map((line) => ({ ...line, sentence: said(line.says, names) }))
}

export const factSaid = (fact: Recorded, log: readonly Recorded[], names: Names): string =>
  said(factSays(fact, log, names), names)

const said = (messages: readonly Message[], { entrants }: Names): string => allSaid(messages, (id) => entrants.get(id))
