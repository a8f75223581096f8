/** German, with the words of every package. */
import { Language } from './language.ts'
import { texts } from './texts/de.ts'

export const german = new Language('de', texts)
