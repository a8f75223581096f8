/** Decides a command, unless its key was used for another one: a retry counts once, a different command is not lost. */
import { type Answer, type Command, instantOf } from '@arbiter/core'
import { namesIn } from '@arbiter/core/chronicle'
import { decide, otherUnderKey, type Tournament } from '@arbiter/core/tournament'
import { refused } from '../command-line/stop.ts'
import type { World } from '../command-line/world.ts'
import { factSaid } from '../page/history.ts'
import { message } from './words/messages.ts'

export function decided(world: World, tournament: Tournament, command: Command, by: string): Answer {
  const answer = decide(tournament, command, { by, now: instantOf(world.now()) })
  if (answer.ok && answer.repeated) refuseOther(tournament, command)
  return answer
}

function refuseOther(tournament: Tournament, command: Command): void {
  const other = otherUnderKey(tournament, command)
  if (!other) return
  const { key = '' } = command
  const was = { text: factSaid(other, tournament.log, namesIn(tournament)) }
  const says = message('cli-desk-key-used', { key: { text: key }, fact: { fact: other.seq }, was })
  throw refused('key-used', says, { key, fact: other.seq })
}
