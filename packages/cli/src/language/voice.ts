/** The language of the terminal: that of `--language`, `ARBITER_LANGUAGE` or `LANG`. A process speaks one at a time. */
import type { Message, Statement } from '@arbiter/core/messages'
import { say, sayAll, type Voice, voiceOf, withTexts } from '@arbiter/words'
import { english, type TerminalLanguage } from '@arbiter/words/terminal/en'

export const languages = ['en', 'de', 'fr'] as const

/** Also the one for finding texts that are not messages (docs/translating.md), which no help mentions. */
const spokenHere = [...languages, 'pseudo'] as const
export type LanguageCode = (typeof spokenHere)[number]

const others: Readonly<Record<Exclude<LanguageCode, 'en'>, () => Promise<TerminalLanguage>>> = {
  de: async () => (await import('@arbiter/words/terminal/de')).german,
  fr: async () => (await import('@arbiter/words/terminal/fr')).french,
  pseudo: async () => (await import('@arbiter/words/terminal/pseudo')).pseudoEnglish,
}

let spoken = english

/** Chooses the language of everything that follows. */
export async function speak(code: LanguageCode): Promise<void> {
  spoken = code === 'en' ? english : await others[code]()
}

/** Before this only the words of the command line itself are there, all that `arbiter --help` needs. */
export const loadAllWords = (): Promise<void> => spoken.loadAll()

/** A message in the chosen language; nothing for none. */
export function textOf(what: Message | Statement | undefined): string {
  if (what === undefined) return ''
  return isSaying(what) ? sayAll(what.says, saying()) : say(what, saying())
}

const isSaying = (what: Message | Statement): what is Statement => Array.isArray(what.says)

/** Several messages as sentences in a row. */
export const textOfAll = (messages: readonly Message[], names?: (id: string) => string | undefined): string =>
  sayAll(messages, { ...saying(), ...(names ? { names } : {}) })

/** The locale that numbers are written in. */
export const spokenLocale = (): string => spoken.locale

/** Times are those of this machine's zone; `TZ` says another. */
const saying = () => ({ language: spoken })

/** Data, each message with its text beside it. */
export const dataWithTexts = (data: unknown): unknown => withTexts(data, saying())

/** For pages that core and engines write. */
export const voice = (): Voice => voiceOf(saying())

/** The language an environment asks for: `de_DE.UTF-8` is German; what we do not speak is English. */
export function languageIn(environment: Readonly<Record<string, string | undefined>>): LanguageCode {
  const { ARBITER_LANGUAGE, LC_ALL, LC_MESSAGES, LANG } = environment
  const asked = [ARBITER_LANGUAGE, LC_ALL, LC_MESSAGES, LANG].find((each) => each !== undefined && each !== '')
  const [code] = asked?.toLowerCase().split(/[_.@-]/) ?? []
  return languageCalled(code) ?? 'en'
}

export const languageCalled = (code: string | undefined): LanguageCode | undefined =>
  spokenHere.find((each) => each === code)
