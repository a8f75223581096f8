/** French for the command line: everything but the words of screens. */
import { texts } from '../texts/fr/command-line.ts'
import { TerminalLanguage } from './terminal-language.ts'

export const french = new TerminalLanguage('fr', texts, async () => (await import('../texts/fr/terminal.ts')).texts)
