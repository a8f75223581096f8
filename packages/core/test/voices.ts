/** Voices for pages in every language, in UTC, that keep count of what they say. */
import { voiceOf } from '@arbiter/words'
import { german } from '@arbiter/words/de'
import { english } from '@arbiter/words/en'
import { french } from '@arbiter/words/fr'
import type { MessageCoverage } from '../../../tools/message-coverage.ts'
import type { Voice } from '../src/message/message.ts'

const spoken = [english, german, french].map((language) => voiceOf({ language, zone: 'UTC' }))

export const [inEnglish, inGerman, inFrench] = spoken as readonly Voice[] as readonly [Voice, Voice, Voice]

export const countingVoices = (reached: MessageCoverage): Voice[] =>
  [inEnglish, inGerman, inFrench].map(({ language, say }) => ({
    language,
    say: (message) => {
      reached.count(message)
      return say(message)
    },
  }))

/** Names that look like words, like marks of our files, or like nothing a page is used to. */
export const hostileNames = [
  ...['Smith and Jones', 'Black und White', '{name}', '-term', 'et', 'won', 'Platz 3', '<b>Bold & Co</b>'],
  ...['محمد صلاح', 'דוד', '👩‍🎓 Žofia', 'O’Neil, “Ann”', '$&', 'Freilos', 'N-S 4 E-W 5', 'the table is final.'],
]

/** How often a page has a text that somebody wrote. */
export function timesIn(html: string, text: string): number {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return html.split(text.replaceAll(/[&<>"']/g, (char) => entities[char] as string)).length - 1
}
