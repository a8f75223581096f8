/** What messages say in tests: in English, in UTC. */
import type { Message } from '@arbiter/core/messages'
import { say, type Voice, voiceOf } from '@arbiter/words'
import { english } from '@arbiter/words/en'

const saying = { language: english, zone: 'UTC' } as const

export const inEnglish = (what: Message | readonly Message[]): string => {
  const all = 'id' in what ? [what] : what
  return all.map((each) => say(each, saying)).join(' ')
}

/** An English voice for pages. */
export const voice: Voice = voiceOf(saying)

/** A message with this text. */
export const told = (text: string): Message => ({ id: 'fault-written', sentence: { text } })
