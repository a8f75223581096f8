/** English for the command line: everything but the words of screens. */
import { texts } from '../texts/en/command-line.ts'
import { TerminalLanguage } from './terminal-language.ts'

export type { TerminalLanguage } from './terminal-language.ts'

export const english = new TerminalLanguage('en', texts, async () => (await import('../texts/en/terminal.ts')).texts)
