/** French, with the words of every package. */
import { Language } from './language.ts'
import { texts } from './texts/fr.ts'

export const french = new Language('fr', texts)
