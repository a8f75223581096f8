/** The Diagonal with its commands; whoever only watches needs no more than the rules. */
import { declare } from './commands/declare.ts'
import { diagonalRules } from './diagonal.ts'

export const diagonal = { ...diagonalRules, commands: [declare] }
