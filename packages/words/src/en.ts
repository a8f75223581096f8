/** English, with the words of every package. */
import { Language } from './language.ts'
import { texts } from './texts/en.ts'

export const english = new Language('en', texts)
