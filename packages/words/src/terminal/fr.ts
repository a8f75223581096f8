/** French for the command line: everything but the words of screens. */
import { Language } from '../language.ts'
import { texts } from '../texts/fr/terminal.ts'

export const french = new Language('fr', texts)
