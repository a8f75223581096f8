/** What messages say, for tests: in English, in UTC. */
import { sayAll, type Voice, voiceOf } from '@arbiter/words'
import { english } from '@arbiter/words/en'
import { chronicle, namesIn } from '../src/chronicle/chronicle.ts'
import type { Message, Statement } from '../src/message/message.ts'
import type { Refusal } from '../src/refusals/refusal.ts'
import { refusalSays } from '../src/refusals/says.ts'
import type { Tournament } from '../src/tournament/tournament.ts'

export const inEnglish = (messages: readonly Message[], names?: (id: string) => string | undefined): string =>
  sayAll(messages, { language: english, zone: 'UTC', ...(names ? { names } : {}) })

/** Speaks English, for pages. */
export const voice: Voice = voiceOf({ language: english, zone: 'UTC' })

/** The history, a text a fact. */
export function told(tournament: Tournament): string[] {
  const { entrants } = namesIn(tournament)
  return chronicle(tournament).map(({ says }) => inEnglish(says, (id) => entrants.get(id)))
}

/** What a refusal says, in English. */
export const refusalText = (refusal: Refusal | undefined): string =>
  refusal ? inEnglish(refusalSays(refusal)) : 'done'

/** What would become void, in English. */
export const voidsTold = (refusal: Refusal | undefined): string[] =>
  refusal?.code === 'would-void' ? refusal.consequences.voids.map(({ says }) => inEnglish(says)) : []

/** A message or nothing, in English. */
export const spoken = (message: Message | undefined): string => (message ? inEnglish([message]) : '')

/** What somebody is told, in English. */
export const textOf = (saying: Statement | undefined): string => inEnglish(saying?.says ?? [])
