/** Entrants: lists, contacts, and the erasing of personal data. */

import type { EntrantId } from '@arbiter/core'
import { show } from '@arbiter/core/bulletin'
import { parseEntrants } from '@arbiter/core/entries'
import { formatNamed, formats } from '@arbiter/core/formats'
import { erased } from '@arbiter/core/personal'
import { parseCommand } from '@arbiter/core/tournament'
import { rewriting } from '../../store/log.ts'
import { newEditionAt } from '../../store/tournaments.ts'
import { type Handlers, type Reply, refused, type TournamentCall } from '../call.ts'
import { done } from './commands.ts'

export const entrantHandlers = {
  'entrants.list': async (call) => {
    const bytes = await (await call.live()).answer(call.audience, 'entrants', (tournament) =>
      JSON.stringify({ entrants: show(tournament, { round: 0 }).entrants }),
    )
    return { bytes, type: 'application/json' }
  },
  'entrants.enter': async (call) => {
    const named = formatNamed(call.access.row.format, formats)
    const list = parseEntrants(call.body, named.ok ? named.format.about.whom : 'players')
    if (!list.ok)
      return refused({ code: 'bad-list', problems: list.problems.slice(0, 100).map((each) => ({ ...each })) })
    const { key = call.key } = call.query
    const parsed = parseCommand({ do: 'enter', entrants: list.entrants, ...(key === undefined ? {} : { key }) })
    if (!parsed.ok) return refused(parsed.refusal)
    if (call.access.row.archived) return refused({ code: 'archived' })
    const reply = await done(call, parsed.command)
    return typeof reply === 'object' && 'json' in reply
      ? { json: { ...(reply.json as object), warnings: list.warnings } }
      : reply
  },
  'entrants.contact': async (call) => {
    if (!(await isEntered(call))) return refused({ code: 'not-found', what: 'entrant' })
    const [row] = await call.site.database.rows('SELECT body FROM contacts WHERE tournament = $1 AND entrant = $2', [
      call.access.row.id,
      call.params.entrant,
    ])
    return { json: row ? JSON.parse(String(row['body'])) : {} }
  },
  'entrants.setContact': async (call) => {
    if (!(await isEntered(call))) return refused({ code: 'not-found', what: 'entrant' })
    await call.site.database.write([
      {
        sql: `INSERT INTO contacts (tournament, entrant, body) VALUES ($1, $2, $3)
                ON CONFLICT (tournament, entrant) DO UPDATE SET body = excluded.body`,
        values: [call.access.row.id, call.params.entrant, JSON.stringify(call.body)],
      },
    ])
    return { json: call.body }
  },
  'entrants.erase': erase,
} satisfies Partial<Handlers>

type EntrantCall = TournamentCall<{ tournament: string; entrant: string }>

async function isEntered(call: EntrantCall): Promise<boolean> {
  const live = await call.live()
  return live.read('inside', ({ chart }) => chart.field.entrants.some(({ id }) => id === call.params.entrant))
}

type EraseCall = TournamentCall<{ tournament: string; entrant: string }, unknown, { player?: number | undefined }>

async function erase(call: EraseCall): Promise<Reply> {
  const { site, access, params } = call
  if (!(await isEntered(call))) return refused({ code: 'not-found', what: 'entrant' })
  // Engines are found by their names, so these cannot be erased.
  if (await site.cups.isPlayed(access.row.id)) return refused({ code: 'already-playing' })
  const facts = await erasedFacts(call)
  if (facts === undefined) return refused({ code: 'unavailable', retryAfter: 1, recorded: 'nothing' })
  await site.tell({ about: 'tournament', text: access.row.id })
  await site.database.scrub()
  return { json: { entrant: params.entrant, facts } }
}

/** Others may record meanwhile, perhaps with the person's name. */
const mostTries = 10

async function erasedFacts(call: EraseCall): Promise<number | undefined> {
  const { site, access, params, body } = call
  const { id } = access.row
  const live = await call.live()
  const meant = { entrant: params.entrant as EntrantId, ...(body.player === undefined ? {} : { player: body.player }) }
  for (let tries = 0; tries < mostTries; tries += 1) {
    const { seq, gone } = await live.read('inside', ({ log }) => ({ seq: log.length, gone: erased(log, meant) }))
    const written = await site.database.write([
      ...gone.map(({ seq, personal }) => rewriting(id, seq, personal)),
      { sql: 'DELETE FROM contacts WHERE tournament = $1 AND entrant = $2', values: [id, params.entrant] },
      ...newEditionAt(id, seq),
    ])
    if (written === 'done') return gone.length
    const [row] = await site.database.rows('SELECT MAX(seq) AS seq FROM facts WHERE tournament = $1', [id])
    await live.catchUp(Number(row?.['seq']))
  }
  return undefined
}
