/** The commands of the cup. */
import { abandon } from './abandon.ts'
import { arrange } from './arrange.ts'
import { change } from './change.ts'
import { start } from './start.ts'

export const commands = [start, abandon, arrange, change] as const
