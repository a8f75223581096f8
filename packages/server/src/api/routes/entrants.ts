/** Who plays: lists read in, what is known to reach somebody, and a person's right to be forgotten. */
import { type EntrantId, erased, isRefusal, parseCommand, parseEntrants, show } from '@arbiter/core'
import * as z from 'zod'
import { type Reply, refused, type TournamentCall, tournamentRoute } from '../call.ts'
import { entrantShape } from '../shapes/bulletin.ts'
import { factShape } from '../shapes/fact.ts'
import { rulesCodes } from '../shapes/refusal.ts'
import { done } from './commands.ts'
import { entrantParams, seqText, tournamentParams } from './params.ts'

const contactShape = z
  .strictObject({
    email: z.string().max(200).optional(),
    phone: z.string().max(60).optional(),
    note: z.string().max(500).optional(),
  })
  .meta({ id: 'Contact' })

export const entrantRoutes = {
  'entrants.list': tournamentRoute({
    method: 'GET',
    path: '/api/v1/tournaments/:tournament/entrants',
    about: 'Who has entered',
    params: tournamentParams,
    success: { status: 200, about: 'All entrants', shape: z.strictObject({ entrants: z.array(entrantShape) }) },
    handle: async (call) => {
      const bytes = await (await call.room()).answer(call.audience, 'entrants', (tournament) =>
        JSON.stringify({ entrants: show(tournament, { round: 0 }).entrants }),
      )
      return { bytes, type: 'application/json' }
    },
  }),
  'entrants.enter': tournamentRoute({
    method: 'POST',
    path: '/api/v1/tournaments/:tournament/entrants',
    about: 'Enters a whole list at once: name,rating,club … as CSV. All of it, or nothing',
    params: tournamentParams,
    query: z.strictObject({
      key: z.string().min(1).max(100).optional().describe('A retry with the same key counts once'),
      expect: seqText.optional().describe('Only if this is still the last fact'),
    }),
    body: { text: ['text/csv', 'text/plain'], about: 'The list; its first line names the columns' },
    success: {
      status: 200,
      about: 'Entered',
      shape: z.strictObject({ seq: z.int(), repeated: z.boolean(), facts: z.array(factShape) }),
    },
    refusals: ['bad-list', 'changed-meanwhile', 'archived', ...rulesCodes],
    handle: async (call) => {
      const list = parseEntrants(call.body)
      if (!list.ok)
        return refused({ code: 'bad-list', problems: list.problems.slice(0, 100).map((each) => ({ ...each })) })
      const { key } = call.query
      const command = parseCommand({ do: 'enter', entrants: list.entrants, ...(key === undefined ? {} : { key }) })
      if (isRefusal(command)) return refused(command)
      return call.seen.kept.archived ? refused({ code: 'archived' }) : done(call, command)
    },
  }),
  'entrants.contact': tournamentRoute({
    method: 'GET',
    path: '/api/v1/tournaments/:tournament/entrants/:entrant/contact',
    about: 'How somebody can be reached; kept apart from the log',
    params: entrantParams,
    success: { status: 200, about: 'What is known; empty where nothing is', shape: contactShape },
    handle: async (call) => {
      if (!(await isEntered(call))) return refused({ code: 'not-found', what: 'entrant' })
      const [row] = await call.site.database.rows('SELECT body FROM contacts WHERE tournament = $1 AND entrant = $2', [
        call.seen.kept.id,
        call.params.entrant,
      ])
      return { json: row ? JSON.parse(String(row['body'])) : {} }
    },
  }),
  'entrants.setContact': tournamentRoute({
    method: 'POST',
    path: '/api/v1/tournaments/:tournament/entrants/:entrant/contact',
    about: 'Says how somebody can be reached',
    params: entrantParams,
    body: contactShape,
    success: { status: 200, about: 'Kept', shape: contactShape },
    handle: async (call) => {
      if (!(await isEntered(call))) return refused({ code: 'not-found', what: 'entrant' })
      await call.site.database.write([
        {
          sql: `INSERT INTO contacts (tournament, entrant, body) VALUES ($1, $2, $3)
                ON CONFLICT (tournament, entrant) DO UPDATE SET body = excluded.body`,
          values: [call.seen.kept.id, call.params.entrant, JSON.stringify(call.body)],
        },
      ])
      return { json: call.body }
    },
  }),
  'entrants.erase': tournamentRoute({
    method: 'POST',
    path: '/api/v1/tournaments/:tournament/entrants/:entrant/erase',
    about: 'Takes a person out of a finished tournament: names, clubs, notes and contacts go, the results stay',
    params: entrantParams,
    body: z.strictObject({
      player: z.int().min(1).max(20).optional().describe('Only this member of a team, by place in its list'),
    }),
    success: {
      status: 200,
      about: 'Erased',
      shape: z.strictObject({ entrant: z.string(), facts: z.int().describe('So many facts told of the person') }),
    },
    refusals: ['not-finished'],
    handle: erase,
  }),
}

type EntrantCall = TournamentCall<{ tournament: string; entrant: string }>

async function isEntered(call: EntrantCall): Promise<boolean> {
  const room = await call.room()
  return room.read('inside', ({ chart }) => chart.entrants.some(({ id }) => id === call.params.entrant))
}

async function erase(
  call: TournamentCall<{ tournament: string; entrant: string }, unknown, { player?: number | undefined }>,
): Promise<Reply> {
  const { site, seen, params, body } = call
  if (!(await isEntered(call))) return refused({ code: 'not-found', what: 'entrant' })
  const { id, state } = seen.kept
  if (state !== 'finished' && state !== 'closed') return refused({ code: 'not-finished', open: [] })
  const room = await call.room()
  const gone = await room.read('inside', ({ log }) =>
    erased(log, {
      entrant: params.entrant as EntrantId,
      ...(body.player === undefined ? {} : { player: body.player }),
    }),
  )
  await site.database.write([
    ...gone.map(({ seq, personal }) => ({
      sql: 'UPDATE personal SET body = $3 WHERE tournament = $1 AND seq = $2',
      values: [id, seq, JSON.stringify(personal)],
    })),
    { sql: 'DELETE FROM contacts WHERE tournament = $1 AND entrant = $2', values: [id, params.entrant] },
    { sql: 'UPDATE tournaments SET edition = edition + 1 WHERE id = $1', values: [id] },
  ])
  await site.tell({ about: 'tournament', text: id })
  return { json: { entrant: params.entrant, facts: gone.length } }
}
