/** English, for what the server writes without a reader. */
import { voiceOf } from '@arbiter/words'
import { english } from '@arbiter/words/en'

export const inEnglish = voiceOf({ language: english })
