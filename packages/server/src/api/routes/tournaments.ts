/** Tournaments: search, create, import, change, archive. */

import type { Visibility } from '@arbiter/api/shapes'
import { refuse } from '@arbiter/core'
import { formatNamed, formats } from '@arbiter/core/formats'
import { readLog } from '@arbiter/core/log'
import { openTournament, type Tournament, tournamentOf } from '@arbiter/core/tournament'
import { isDemo } from '../../demos/demos.ts'
import { diceHash } from '../../live/spectator-view.ts'
import { authorOf, type Caller } from '../../people/caller.ts'
import { giving, roleOf } from '../../people/people.ts'
import { commandsFor } from '../../people/role.ts'
import { site as wholeSite } from '../../people/secret.ts'
import type { Site } from '../../site/site.ts'
import {
  findTournaments,
  removing,
  rowOf,
  type Search,
  stateOf,
  storing,
  summaryOf,
  summaryOfNew,
  type TournamentSummary,
} from '../../store/tournaments.ts'
import { type Call, type Handlers, type Reply, refused, type TournamentCall } from '../call.ts'
import type { Once } from '../once.ts'
import { message } from '../words/messages.ts'
import { doneReply } from './session.ts'

export const tournamentHandlers = {
  'tournaments.list': async ({ site, query, caller }) => {
    const limit = Number(query.limit ?? 20)
    const after = query.after === undefined ? undefined : placeIn(query.after)
    if (query.after !== undefined && !after)
      return refused({ code: 'bad-request', field: 'after', problem: message('bad-next') })
    const { search: words, state, format, archived } = query
    const search = { words, state, format, archived: archived === 'true', after, limit: limit + 1 }
    const found = await findTournaments(site.database, { ...search, seenBy: await seeing(site, caller) })
    const page = found.slice(0, limit)
    const last = page.at(-1)
    const more = found.length > limit && last ? { next: placeOf(last) } : {}
    return { json: { tournaments: page.map((each) => shownOf(summaryOf(each))), ...more } }
  },
  'tournaments.create': async (call) => {
    const { format: wanted, name, options = {}, visibility = 'public', autoPair = false, dice } = call.body
    const named = formatNamed(wanted, formats)
    if (!named.ok) return refused(named.refusal)
    const once = await call.once()
    const opening = { name, options, autoPair, dice: dice ?? once.draw('dice').toString('hex') }
    const opened = openTournament(named.format, opening, { by: authorOf(call.caller), now: call.now })
    return opened.ok ? save(call, once, opened.tournament, visibility) : refused(opened.refusal)
  },
  'tournaments.import': async (call) => {
    const read = readLog(call.body, formats)
    if (!read.ok) return refused({ ...read.refusal, code: 'bad-file' })
    if (read.cut !== undefined) return refused({ code: 'bad-file', problem: read.cut })
    const found = tournamentIn(read.log)
    if (!found.ok) return refused(found.refusal)
    return save(call, await call.once(), found.tournament, call.query.visibility ?? 'private')
  },
  'tournament.see': async (call) => {
    const { row, role } = call.access
    const live = await call.live()
    const dice = await live.read('inside', ({ opened }) => opened.dice)
    const commands = commandsFor(role, row.format)
    const isPlayed = row.format === 'cup' && (await call.site.cups.isPlayed(row.id))
    const about = { seq: live.size, role, commands, isPlayed, diceHash: diceHash(row.salt, dice) }
    return { json: { ...shownOf(summaryOf(row)), ...about } }
  },
  'tournament.settings': (call) => {
    const { visibility, autoPair } = call.body
    const { row } = call.access
    return set(call, { visibility: visibility ?? row.visibility, autoPair: autoPair ?? row.autoPair })
  },
  'tournament.archive': (call) => set(call, { archived: call.body.archived }),
  'tournament.remove': async ({ site, access, query }) => {
    const { id, name, entrants } = access.row
    if (!isDemo(id) && query.name !== name) return refused({ code: 'not-confirmed', name, entrants, facts: access.seq })
    if (await site.cups.isPlayed(id)) return refused({ code: 'already-playing' })
    await site.database.write(removing(id))
    await site.tell({ about: 'tournament', text: id })
    await site.database.scrub()
    return doneReply
  },
} satisfies Partial<Handlers>

const shownOf = (listed: TournamentSummary) => ({ ...listed, isDemo: isDemo(listed.id) })

/** An imported log may be well formed and still impossible. */
function tournamentIn(log: Parameters<typeof tournamentOf>[0]) {
  try {
    const found = tournamentOf(log, formats)
    if (found.ok) stateOf(found.tournament) // its chart is made when it is looked at
    return found
  } catch (error) {
    return refuse({
      code: 'bad-command',
      problem: message('bad-tournament', { error: { text: (error as Error).message } }),
    })
  }
}

async function save(
  { site, caller, now }: Call,
  once: Once,
  tournament: Tournament,
  visibility: Visibility,
): Promise<Reply> {
  const id = once.draw('id').toString('hex', 0, 6)
  const one = { id, tournament, visibility, salt: once.draw('salt').toString('hex'), createdAt: now }
  const owner = caller.kind === 'person' ? [giving(caller.person, id, 'owner', caller.person, now)] : []
  const written = await once.write([...storing(one), ...owner])
  if (written === 'conflict') return refused({ code: 'unavailable', retryAfter: 1, recorded: 'nothing' })
  if (!once.isRepeated) return { json: shownOf(summaryOfNew(one)) }
  const row = await rowOf(site.database, id)
  return row ? { json: shownOf(summaryOf(row)) } : refused({ code: 'not-found', what: 'tournament' })
}

type Setting = { readonly visibility?: string; readonly autoPair?: boolean; readonly archived?: boolean }

/** Every process drops its copy, and viewers reload. */
async function set({ site, access }: TournamentCall, setting: Setting): Promise<Reply> {
  const now = { ...access.row, ...setting } as typeof access.row
  await site.database.write([
    {
      sql: 'UPDATE tournaments SET visibility = $2, auto_pair = $3, archived = $4 WHERE id = $1',
      values: [now.id, now.visibility, now.autoPair ? 1 : 0, now.archived ? 1 : 0],
    },
  ])
  await site.tell({ about: 'tournament', text: now.id })
  return { json: shownOf(summaryOf(now)) }
}

/** Owners of the site see everything, others what is public or theirs. */
async function seeing({ database }: Site, caller: Caller): Promise<Search['seenBy']> {
  if (caller.kind !== 'person') return 'nobody'
  const { secret, person } = caller
  if (secret.kind === 'token' && secret.scope !== undefined && secret.scope !== wholeSite) return 'nobody'
  return (await roleOf(database, person, wholeSite)) === 'owner' ? 'all' : person
}

const placeOf = ({ changedAt, id }: { changedAt: string; id: string }): string =>
  Buffer.from(`${changedAt} ${id}`).toString('base64url')

function placeIn(text: string): Search['after'] {
  const [changedAt, id] = Buffer.from(text, 'base64url').toString().split(' ')
  return /^[\dTZ:.-]{20,30}$/.test(changedAt ?? '') && /^[\w-]{1,64}$/.test(id ?? '')
    ? { changedAt: changedAt as string, id: id as string }
    : undefined
}
