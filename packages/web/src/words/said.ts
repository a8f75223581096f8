/**
 * What messages say, in the language of the page. The words of a screen are loaded with it; what is seldom said, such as why something
 * is refused, may come a moment later: until then nothing is said, and the page is drawn again.
 */
import type { Message, Saying } from '@arbiter/core/messages'
import { type Part, say, sayAll, sayParts, type Voice, voiceOf } from '@arbiter/words'
import { areAllHere, spoken } from './texts.ts'

/** Everything that is said goes through here. */
export function said(what: Message | Saying | undefined): string {
  if (!what) return ''
  return orLater(() => (isSaying(what) ? sayAll(what.says, saying()) : say(what, saying())), '')
}

function orLater<Said>(made: () => Said, nothing: Said): Said {
  if (areAllHere) return made()
  try {
    return made()
  } catch {
    return nothing
  }
}

const isSaying = (what: Message | Saying): what is Saying => Array.isArray(what.says)

export type { Part }

/** One sentence after the other, in pieces of which a page can make links. */
export function partsSaid(messages: readonly Message[], names?: (id: string) => string | undefined): readonly Part[] {
  const space: Part = { kind: 'text', text: ' ' }
  const parts = () => messages.flatMap((message) => [space, ...sayParts(message, withNames(names))]).slice(1)
  return orLater(parts, [])
}

/** One sentence after the other. */
export const allSaid = (messages: readonly Message[], names?: (id: string) => string | undefined): string =>
  orLater(() => sayAll(messages, withNames(names)), '')

const withNames = (names: ((id: string) => string | undefined) | undefined) => ({
  ...saying(),
  ...(names ? { names } : {}),
})

/** For papers and pages that core writes. */
export const voice = (): Voice => voiceOf(saying())

const saying = () => ({ language: spoken })
