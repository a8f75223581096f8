/** English for the command line: everything but the words of screens. */
import { Language } from '../language.ts'
import { texts } from '../texts/en/terminal.ts'

export const english = new Language('en', texts)
