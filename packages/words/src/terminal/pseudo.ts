/** The pseudo-language for the command line. */
import { pseudo } from '../pseudo.ts'
import { texts } from '../texts/en/terminal.ts'

export const pseudoEnglish = pseudo(texts)
