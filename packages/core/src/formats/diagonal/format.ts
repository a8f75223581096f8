/** The Diagonal with its commands; spectators need only the rules. */
import { declare } from './commands/declare.ts'
import { diagonalRules } from './diagonal.ts'

export const diagonal = { ...diagonalRules, commands: [declare] }
