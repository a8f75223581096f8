/** The pseudo-language for the command line. */
import { pseudoCode, pseudoManner } from '../pseudo.ts'
import { texts } from '../texts/en/command-line.ts'
import { TerminalLanguage } from './terminal-language.ts'

const others = async () => (await import('../texts/en/terminal.ts')).texts

export const pseudoEnglish = new TerminalLanguage(pseudoCode, texts, others, pseudoManner)
