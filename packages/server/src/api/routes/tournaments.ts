/** Tournaments: search, create, import, change, archive. */

import { refuse } from '@arbiter/core'
import { formatNamed, formats } from '@arbiter/core/formats'
import { ownWords } from '@arbiter/core/issues'
import { readLog } from '@arbiter/core/log'
import { openTournament, type Tournament, tournamentOf } from '@arbiter/core/tournament'
import * as z from 'zod'
import { isDemo } from '../../demos/demos.ts'
import { diceHash } from '../../live/spectator-view.ts'
import { authorOf, type Caller } from '../../people/caller.ts'
import { giving, roleOf } from '../../people/people.ts'
import { commandsFor, roles } from '../../people/role.ts'
import { site as wholeSite } from '../../people/secret.ts'
import type { Site } from '../../site/site.ts'
import {
  findTournaments,
  removing,
  rowOf,
  type Search,
  stateOf,
  states,
  storing,
  summaryOf,
  summaryOfNew,
  type TournamentSummary,
  visibilities,
} from '../../store/tournaments.ts'
import { type Call, type Reply, refused, route, type TournamentCall, tournamentRoute } from '../call.ts'
import type { Once } from '../once.ts'
import { rulesCodes } from '../shapes/refusal.ts'
import { message } from '../words/messages.ts'
import { about } from './about.ts'
import { lineText, nameText, tournamentParams, wholeNumber } from './params.ts'
import { doneAnswer, doneReply } from './session.ts'

const listedShape = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    format: z.string(),
    state: z.enum(states),
    visibility: z.enum(visibilities),
    archived: z.boolean(),
    autoPair: z.boolean().describe(about('route-auto-pair')),
    entrants: z.int(),
    edition: z.int().describe(about('route-edition')),
    isDemo: z.boolean().describe(about('route-is-demo')),
    createdAt: z.string(),
    changedAt: z.string(),
  })
  .meta({ id: 'Listed' })

const seenShape = listedShape
  .extend({
    seq: z.int().describe(about('route-seen-seq')),
    role: z.enum(roles).describe(about('route-seen-role')),
    commands: z.array(z.string()).describe(about('route-seen-commands')),
    isPlayed: z.boolean().describe(about('route-seen-played')),
    diceHash: z.string().describe(about('route-seen-dice-hash')),
  })
  .meta({ id: 'Seen' })

const created = { status: 201, about: about('route-created'), shape: listedShape } as const

export const tournamentRoutes = {
  'tournaments.list': route({
    method: 'GET',
    path: '/api/v1/tournaments',
    about: about('route-tournaments'),
    query: z.strictObject({
      search: lineText(200).optional().describe(about('route-search')),
      state: z.enum(states).optional(),
      format: lineText(40).optional(),
      archived: z.enum(['true', 'false']).optional().describe(about('route-archived')),
      limit: wholeNumber(1, 100).optional().describe(about('route-limit')),
      after: z.string().max(200).optional().describe(about('route-list-after')),
    }),
    success: {
      status: 200,
      about: about('route-list-answer'),
      shape: z.strictObject({
        tournaments: z.array(listedShape),
        next: z.string().optional().describe(about('route-list-next')),
      }),
    },
    handle: async ({ site, query, caller }) => {
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
  }),
  'tournaments.create': route({
    method: 'POST',
    path: '/api/v1/tournaments',
    about: about('route-create'),
    body: z.strictObject({
      format: z.string().min(1).max(40),
      name: nameText,
      options: z
        .record(z.string(), z.unknown())
        .refine(
          (options) => Object.keys(options).length <= 200,
          ownWords({ says: message('bad-settings', { most: 200 }) }),
        )
        .meta({ maxProperties: 200 })
        .optional()
        .describe(about('route-create-options')),
      visibility: z.enum(visibilities).optional().describe(about('route-public-unless')),
      autoPair: z.boolean().optional().describe(about('route-create-auto-pair')),
      dice: z.string().min(1).max(100).optional().describe(about('route-create-dice')),
    }),
    success: created,
    refusals: rulesCodes,
    isKeyed: true,
    handle: async (call) => {
      const { format: wanted, name, options = {}, visibility = 'public', autoPair = false, dice } = call.body
      const named = formatNamed(wanted, formats)
      if (!named.ok) return refused(named.refusal)
      const once = await call.once()
      const opening = { name, options, autoPair, dice: dice ?? once.draw('dice').toString('hex') }
      const opened = openTournament(named.format, opening, { by: authorOf(call.caller), now: call.now })
      return opened.ok ? save(call, once, opened.tournament, visibility) : refused(opened.refusal)
    },
  }),
  'tournaments.import': route({
    method: 'POST',
    path: '/api/v1/tournaments/import',
    about: about('route-import'),
    query: z.strictObject({ visibility: z.enum(visibilities).optional().describe(about('route-private-unless')) }),
    body: { text: ['application/jsonl', 'text/plain', 'application/octet-stream'], about: about('route-file') },
    success: created,
    refusals: ['bad-file', ...rulesCodes],
    isKeyed: true,
    handle: async (call) => {
      const read = readLog(call.body, formats)
      if (!read.ok) return refused({ ...read.refusal, code: 'bad-file' })
      if (read.cut !== undefined) return refused({ code: 'bad-file', problem: read.cut })
      const found = tournamentIn(read.log)
      if (!found.ok) return refused(found.refusal)
      return save(call, await call.once(), found.tournament, call.query.visibility ?? 'private')
    },
  }),
  'tournament.see': tournamentRoute({
    method: 'GET',
    path: '/api/v1/tournaments/:tournament',
    about: about('route-see'),
    params: tournamentParams,
    success: { status: 200, about: about('route-see-answer'), shape: seenShape },
    handle: async (call) => {
      const { row, role } = call.access
      const live = await call.live()
      const dice = await live.read('inside', ({ opened }) => opened.dice)
      const commands = commandsFor(role, row.format)
      const isPlayed = row.format === 'cup' && (await call.site.cups.isPlayed(row.id))
      const about = { seq: live.size, role, commands, isPlayed, diceHash: diceHash(row.salt, dice) }
      return { json: { ...shownOf(summaryOf(row)), ...about } }
    },
  }),
  'tournament.settings': tournamentRoute({
    method: 'POST',
    path: '/api/v1/tournaments/:tournament/settings',
    about: about('route-settings'),
    params: tournamentParams,
    body: z.strictObject({ visibility: z.enum(visibilities).optional(), autoPair: z.boolean().optional() }),
    success: { status: 200, about: about('route-as-now'), shape: listedShape },
    handle: (call) => {
      const { visibility, autoPair } = call.body
      const { row } = call.access
      return set(call, { visibility: visibility ?? row.visibility, autoPair: autoPair ?? row.autoPair })
    },
  }),
  'tournament.archive': tournamentRoute({
    method: 'POST',
    path: '/api/v1/tournaments/:tournament/archive',
    about: about('route-archive'),
    params: tournamentParams,
    body: z.strictObject({ archived: z.boolean() }),
    success: { status: 200, about: about('route-as-now'), shape: listedShape },
    handle: (call) => set(call, { archived: call.body.archived }),
  }),
  'tournament.remove': tournamentRoute({
    method: 'POST',
    path: '/api/v1/tournaments/:tournament/remove',
    about: about('route-remove'),
    params: tournamentParams,
    query: z.strictObject({
      name: lineText(200).optional().describe(about('route-remove-name')),
    }),
    success: doneAnswer,
    refusals: ['not-confirmed', 'already-playing'],
    handle: async ({ site, access, query }) => {
      const { id, name, entrants } = access.row
      if (!isDemo(id) && query.name !== name)
        return refused({ code: 'not-confirmed', name, entrants, facts: access.seq })
      if (await site.cups.isPlayed(id)) return refused({ code: 'already-playing' })
      await site.database.write(removing(id))
      await site.tell({ about: 'tournament', text: id })
      await site.database.scrub()
      return doneReply
    },
  }),
}

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
  visibility: (typeof visibilities)[number],
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
