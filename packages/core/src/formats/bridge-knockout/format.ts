/** The knockout of bridge teams with its commands; spectators need only the rules. */

import { bridgeRules } from './bridge-knockout.ts'
import { commands } from './commands/commands.ts'

export const bridgeKnockout = { ...bridgeRules, commands }
