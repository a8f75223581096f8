/** German for the command line: everything but the words of screens. */
import { texts } from '../texts/de/command-line.ts'
import { TerminalLanguage } from './terminal-language.ts'

export const german = new TerminalLanguage('de', texts, async () => (await import('../texts/de/terminal.ts')).texts)
