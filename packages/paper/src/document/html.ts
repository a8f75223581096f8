/** What is said, as HTML. Everything that comes from people goes through `escaped`. */

import type { Message, Statement, Voice } from '@arbiter/core/messages'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * As text or in an attribute; nothing in it can end a tag, break the page, or turn the line around. Names that are
 * written from right to left come isolated (U+2068, U+2069), and that stays.
 */
export const escaped = (text: string): string =>
  text.replaceAll(
    /[&<>"']|[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066\u2067\uFEFF]/gu,
    (char) => entities[char] ?? '\uFFFD',
  )

/** What is said, if anything, as HTML. */
export const inHtml = (voice: Voice, what: Message | undefined): string => (what ? escaped(voice.say(what)) : '')

/** All sentences, one after the other. */
export const allInHtml = (voice: Voice, { says }: Statement): string =>
  says.map((each) => inHtml(voice, each)).join(' ')

/** With what it means, for those who do not see it. */
export const tickFor = (meaning: string): string =>
  `<svg class="tick" viewBox="0 0 12 12" role="img" aria-label="${meaning}"><path d="M1.5 6.5 4.8 9.8 10.8 2.2"/></svg>`
