/** The language of requests. Times are in UTC: a program's time zone is unknown. */
import type { Message, Voice } from '@arbiter/core/messages'
import { type Language, say, sayAll, voiceOf, withTexts } from '@arbiter/words'
import { german } from '@arbiter/words/de'
import { english } from '@arbiter/words/en'
import { french } from '@arbiter/words/fr'

const languages: readonly Language[] = [english, german, french]

/** The first language of `Accept-Language` that we speak; otherwise English. */
function languageFor(accepted: string | undefined): Language {
  const wanted = (accepted ?? '').split(',').map((each) => {
    const [code = '', quality] = each
      .trim()
      .toLowerCase()
      .split(/;\s*q=/)
    return { code: code.slice(0, 2), quality: quality === undefined ? 1 : Number(quality) || 0 }
  })
  const inOrder = wanted.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality)
  return inOrder.flatMap(({ code }) => languages.find((each) => each.code === code) ?? []).at(0) ?? english
}

const saying = (accepted?: string) => ({ language: languageFor(accepted), zone: 'UTC' })

/** For whole pages: times are in the server's zone, which is the hall's. */
export const voiceFor = (accepted?: string): Voice => voiceOf({ language: languageFor(accepted) })

/** In English, for the log. */
export const textOf = (what: Message): string => say(what, saying())

/** All messages as one text. */
export const allSaid = (messages: readonly Message[], accepted?: string): string => sayAll(messages, saying(accepted))

/** An answer, each message in it with its text beside it. */
export const toldInData = (data: unknown, accepted: string | undefined): unknown => withTexts(data, saying(accepted))
