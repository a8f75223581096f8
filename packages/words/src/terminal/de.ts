/** German for the command line: everything but the words of screens. */
import { Language } from '../language.ts'
import { texts } from '../texts/de/terminal.ts'

export const german = new Language('de', texts)
