/** What messages say, for tests: in English, in UTC. */
import { sayAll } from '@arbiter/words'
import { english } from '@arbiter/words/en'
import { chronicle, namesIn } from '../src/chronicle/chronicle.ts'
import type { Message } from '../src/message/message.ts'
import type { Tournament } from '../src/tournament/tournament.ts'

export const inEnglish = (messages: readonly Message[], names?: (id: string) => string | undefined): string =>
  sayAll(messages, { language: english, zone: 'UTC', ...(names ? { names } : {}) })

/** The history, a text a fact. */
export function told(tournament: Tournament): string[] {
  const { entrants } = namesIn(tournament)
  return chronicle(tournament).map(({ says }) => inEnglish(says, (id) => entrants.get(id)))
}
