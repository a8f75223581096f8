/** Commands, and previews of their effects. */

import type { Command, Instant, RecordedFact } from '@arbiter/core'
import type { Message } from '@arbiter/core/messages'
import { decide, effectsOf, parseCommand, type Tournament } from '@arbiter/core/tournament'
import { InDoubt } from '../../database/database.ts'
import { authorOf } from '../../people/caller.ts'
import { isAtLeast, isWeighed, leastFor } from '../../people/role.ts'
import { isForAnother, keyed } from '../../store/keys.ts'
import { whoMay } from '../admission.ts'
import { type Handlers, type Reply, refused, type TournamentCall } from '../call.ts'
import { message } from '../words/messages.ts'

export const commandHandlers = {
  'tournament.command': async (call) => {
    const command = allowed(call, parseCommand(call.body))
    return 'do' in command ? await done(call, withKey(command, call.key)) : command
  },
  'tournament.preview': async (call) => {
    const command = allowed(call, parseCommand(call.body))
    if (!('do' in command)) return command
    const live = await call.live()
    return live.read('inside', (tournament) => foreseen(call, command, tournament))
  },
} satisfies Partial<Handlers>

/** The key of the header, unless the command has its own. */
const withKey = (command: Command, key: string | undefined): Command =>
  key === undefined || command.key !== undefined ? command : { ...command, key }

/** Refuses commands above the caller's role. */
function allowed(
  { access, now }: TournamentCall,
  parsed: ReturnType<typeof parseCommand>,
): Command | Exclude<Reply, string> {
  if (!parsed.ok) return { refusal: parsed.refusal }
  const { command } = parsed
  if (isAhead(command.at, now)) return { refusal: { code: 'bad-request', field: 'at', problem: tooFarAhead(now) } }
  const least = leastFor(command.do, access.row.format)
  if (!isAtLeast(access.role, least)) return { refusal: { code: 'not-allowed', roles: whoMay(least) } }
  return access.row.archived ? { refusal: { code: 'archived' } } : command
}

/** A client's clock may be a little ahead. Later facts carry at least this time, so more would damage the log for good. */
const mostAheadMs = 60_000

const isAhead = (at: string | undefined, now: string): boolean =>
  at !== undefined && Date.parse(at) > Date.parse(now) + mostAheadMs

const tooFarAhead = (now: string): Message => message('bad-ahead', { now: { instant: now as Instant } })

export async function done(
  call: TournamentCall<unknown, { expect?: string | undefined }>,
  command: Command,
): Promise<Reply> {
  const { caller, now, query } = call
  const live = await call.live()
  const expect = query.expect === undefined ? undefined : Number(query.expect)
  const answer = await live.ask(command, { by: authorOf(caller), now }, expect)
  if ('changed' in answer) return changedMeanwhile(answer.changed, live.size)
  if (!answer.ok) return refused(answer.refusal)
  if (answer.repeated && (await isOfAnother(call, command)))
    return refused({ code: 'key-used', key: String(command.key) })
  return { json: { seq: live.size, repeated: answer.repeated ?? false, facts: answer.facts } }
}

/** True if the key belongs to another command; unknown while the database is away. */
async function isOfAnother({ site, access, caller }: TournamentCall, command: Command): Promise<boolean> {
  const asked = keyed(command, authorOf(caller))
  if (!asked) return false
  return isForAnother(site.database, access.row.id, asked).catch((cause) => {
    throw new InDoubt(cause.message, { cause })
  })
}

const changedMeanwhile = (facts: readonly RecordedFact[], last: number): Reply =>
  refused({ code: 'changed-meanwhile', last, facts: facts.slice(-100) })

/** Commands whose effects reach beyond the match or round they name. */
const movesPeople = ({ do: what }: Command): boolean => what === 'withdraw' || what === 'return' || what === 'enter'

function foreseen({ caller, now }: TournamentCall, command: Command, tournament: Tournament): Reply {
  const asked = { by: authorOf(caller), now }
  if (isWeighed(command.do, tournament.format.name)) {
    const effects = effectsOf(tournament, command, asked)
    return effects.ok ? { json: { consequences: effects.consequences } } : refused(effects.refusal)
  }
  const answer = decide(tournament, command, asked)
  if (!answer.ok) return refused(answer.refusal)
  const effects = movesPeople(command) ? effectsOf(tournament, command, asked) : undefined
  return { json: { facts: answer.facts, ...(effects?.ok ? { consequences: effects.consequences } : {}) } }
}
