/** The facts of a log, command by command. */

import type { Seq } from '../facts/ids.ts'
import type { Message } from '../message/message.ts'
import type { Recorded } from './facts.ts'
import { message } from './words/messages.ts'

/** The facts of one command: consecutive facts with the same key. */
export type CommandFacts = readonly [Recorded, ...Recorded[]]

/** A fact about other facts: an undo, a redo, a revocation, a draw made again or a correction. */
export type ChangeFact = Extract<Recorded, { readonly voids: readonly Seq[] }>

export const isChange = (fact: Recorded): fact is ChangeFact =>
  fact.type === 'command-revoked' || fact.type === 'result-corrected' || fact.type === 'bracket-corrected'

export function commandsOf(log: readonly Recorded[]): CommandFacts[] {
  const commands: [Recorded, ...Recorded[]][] = []
  for (const fact of log) {
    const command = commands.at(-1)
    if (command?.[0].key === fact.key) command.push(fact)
    else commands.push([fact])
  }
  return commands
}

/** "fact 7", "facts 7, 8 and 9", "no fact". */
export const factsNamed = (seqs: readonly Seq[]): Message =>
  message('found-facts', { facts: seqs.map((fact) => ({ fact })) })
