/** The cup with its commands; whoever only watches needs no more than the rules. */
import { commands } from './commands/commands.ts'
import { cupRules } from './cup.ts'

export const cup = { ...cupRules, commands }
