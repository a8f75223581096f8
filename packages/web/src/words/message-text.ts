/**
 * Formats messages in the language of the page. A screen loads its words with it; rare ones, such as those of refusals, may
 * load later: until then the text is empty, and the page is redrawn.
 */
import type { Message, Voice as PictureVoice, Statement } from '@arbiter/core/messages'
import { type Part, say, sayAll, sayParts, type Voice, voiceOf } from '@arbiter/words'
import { language } from './language.ts'
import { areAllHere, pageLanguage } from './texts.ts'

export function textOf(what: Message | Statement | undefined): string {
  if (!what) return ''
  return orLater(() => (isSaying(what) ? sayAll(what.says, options()) : say(what, options())), '')
}

function orLater<Said>(made: () => Said, nothing: Said): Said {
  if (areAllHere) return made()
  try {
    return made()
  } catch {
    return nothing
  }
}

const isSaying = (what: Message | Statement): what is Statement => Array.isArray(what.says)

export type { Part }

/** Messages joined to sentences, in parts that a page can turn into links. */
export function partsOf(messages: readonly Message[], names?: (id: string) => string | undefined): readonly Part[] {
  const space: Part = { kind: 'text', text: ' ' }
  const parts = () => messages.flatMap((message) => [space, ...sayParts(message, withNames(names))]).slice(1)
  return orLater(parts, [])
}

/** Messages joined to sentences. */
export const textOfAll = (messages: readonly Message[], names?: (id: string) => string | undefined): string =>
  orLater(() => sayAll(messages, withNames(names)), '')

const withNames = (names: ((id: string) => string | undefined) | undefined) => ({
  ...options(),
  ...(names ? { names } : {}),
})

/** For papers and pages written by core. */
export const voice = (): Voice => voiceOf(options())

/** For pictures: like `textOf`, also while words are loading. */
export const pageVoice: PictureVoice = { language, say: textOf }

const options = () => ({ language: pageLanguage })
