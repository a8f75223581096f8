/** What the server writes itself, without a reader whose language it knows: in English. */
import { voiceOf } from '@arbiter/words'
import { english } from '@arbiter/words/en'

export const inEnglish = voiceOf({ language: english })
