/** The cup with its commands; spectators need only the rules. */
import { commands } from './commands/commands.ts'
import { cupRules } from './cup.ts'

export const cup = { ...cupRules, commands }
