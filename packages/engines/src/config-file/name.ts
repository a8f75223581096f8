/** Checks names by core's own rules. */
import { instantOf } from '@arbiter/core'
import type { Message } from '@arbiter/core/messages'
import { openTournament } from '@arbiter/core/tournament'
import { cup } from './schema.ts'

/** Why a cup or an engine cannot have this name. */
export function problemWithName(name: string): Message | undefined {
  const answer = openTournament(cup, { name, dice: 'any' }, { by: 'arbiter', now: instantOf(0) })
  return !answer.ok && answer.refusal.code === 'bad-name' ? answer.refusal.problem : undefined
}
