/** What the history says, in the language of the page. */
import { factSays, type Message, type Names, type Recorded } from '@arbiter/core'
import { sayAll } from '@arbiter/words'
import { language } from './language.ts'
import { said } from './said.ts'

const spoken =
  language === 'de' ? (await import('@arbiter/words/de')).german : (await import('@arbiter/words/en')).english

export const factSaid = (fact: Recorded, log: readonly Recorded[], names: Names): string =>
  allSaid(factSays(fact, log, names), names)

export const allSaid = (messages: readonly Message[], { entrants }: Names): string =>
  sayAll(messages, { language: spoken, names: (id) => entrants.get(id), translate: said })
