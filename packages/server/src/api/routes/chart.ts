/** A tournament to be looked at: the chart, the table, drafts, reasons, the log. */
import { draft, isRefusal, show, type Tournament, tableOf, why } from '@arbiter/core'
import * as z from 'zod'
import { type Reply, refused, type TournamentCall, tournamentRoute } from '../call.ts'
import { bulletinShape } from '../shapes/bulletin.ts'
import { draftShape } from '../shapes/draft.ts'
import { factShape, whyShape } from '../shapes/fact.ts'
import { publicFactShape } from '../shapes/public-fact.ts'
import { rulesCodes } from '../shapes/refusal.ts'
import { tableRowShape } from '../shapes/table.ts'
import { atQuery, seqText, tournamentParams, wholeNumber } from './params.ts'

const stage = z.string().min(1).max(40).optional().describe('One stage only')

export const chartRoutes = {
  'tournament.chart': tournamentRoute({
    method: 'GET',
    path: '/api/v1/tournaments/:tournament/chart',
    about: 'The whole wall chart: entrants, stages, rounds, matches, the table, and what is to be done',
    params: tournamentParams,
    query: z.strictObject({
      ...atQuery,
      stage,
      round: wholeNumber(1, 9999).optional().describe('One round only'),
    }),
    success: { status: 200, about: 'The chart', shape: bulletinShape },
    handle: (call) => {
      const { stage, round } = call.query
      const about = { stage, round: round === undefined ? undefined : Number(round) }
      return looked(call, `chart ${JSON.stringify(about)}`, (tournament) => show(tournament, about))
    },
  }),
  'tournament.table': tournamentRoute({
    method: 'GET',
    path: '/api/v1/tournaments/:tournament/table',
    about: 'The table as it stands, or as it stood',
    params: tournamentParams,
    query: z.strictObject({
      ...atQuery,
      stage,
      through: wholeNumber(1, 9999).optional().describe('After this round, as far as the format has such tables'),
    }),
    success: {
      status: 200,
      about: 'The table; empty before the start',
      shape: z.strictObject({ seq: z.int(), table: z.array(tableRowShape) }),
    },
    handle: (call) => {
      const { stage, through } = call.query
      const about = { stage, through: through === undefined ? undefined : Number(through) }
      return looked(call, `table ${JSON.stringify(about)}`, (tournament) => ({
        seq: tournament.log.length,
        table: tableOf(tournament.chart, about),
      }))
    },
  }),
  'tournament.log': tournamentRoute({
    method: 'GET',
    path: '/api/v1/tournaments/:tournament/log',
    about: 'The facts in order. Spectators get the public ones: without author, key, note and dice',
    params: tournamentParams,
    query: z.strictObject({ after: seqText.optional().describe('Those behind this seq') }),
    success: {
      status: 200,
      about: 'The facts behind a seq',
      shape: z.strictObject({
        seq: z.int().describe('The last fact there is'),
        edition: z.int().describe('Another one: load everything anew'),
        audience: z.enum(['inside', 'outside']),
        facts: z.union([z.array(factShape), z.array(publicFactShape)]),
      }),
    },
    handle: async (call) => {
      const { audience, seen, query } = call
      const room = await call.room()
      const after = Number(query.after ?? 0)
      const bytes = await room.answerFacts(audience, after, seen.kept.edition)
      return { bytes, type: 'application/json', tag: tagOf(call, room.size) }
    },
  }),
  'tournament.why': tournamentRoute({
    method: 'GET',
    path: '/api/v1/tournaments/:tournament/why',
    about: 'Why a pairing, bye, seed, rank or tie is as it is: its rule, a sentence and the facts behind it',
    params: tournamentParams,
    query: z.strictObject({
      about: z
        .string()
        .min(1)
        .max(300)
        .describe('"7", "rank Ann", "bye Ann 3", "seed Ann", "tie Ann, Ben", "champion"'),
    }),
    success: {
      status: 200,
      about: 'The reason',
      shape: z.union([whyShape, whyShape.extend({ facts: z.array(publicFactShape) }).meta({ id: 'PublicWhy' })]),
    },
    refusals: rulesCodes,
    handle: async (call) => {
      const room = await call.room()
      const reason = await room.read(call.audience, (tournament) => why(tournament, call.query.about))
      if (isRefusal(reason)) return refused(reason)
      const seqs = reason.facts.map(({ seq }) => seq)
      return { json: { ...reason, facts: await room.factsNumbered(call.audience, seqs) } }
    },
  }),
  'tournament.draft': tournamentRoute({
    method: 'GET',
    path: '/api/v1/tournaments/:tournament/draft',
    about: 'The round that would be published now, with its reasons, before anybody is told',
    params: tournamentParams,
    success: { status: 200, about: 'The draft', shape: draftShape },
    refusals: rulesCodes,
    handle: async (call) => {
      const room = await call.room()
      const drafted = await room.read('inside', draft)
      return isRefusal(drafted) ? refused(drafted) : { json: drafted }
    },
  }),
}

/** Looked at as it stands, or as it stood after a fact. */
async function looked(
  call: TournamentCall<unknown, { at?: string | undefined }>,
  about: string,
  look: (tournament: Tournament) => unknown,
): Promise<Reply> {
  const room = await call.room()
  const { at } = call.query
  const type = 'application/json'
  if (at === undefined) {
    const bytes = await room.answer(call.audience, about, (tournament) => JSON.stringify(look(tournament)))
    return { bytes, type, tag: tagOf(call, room.size) }
  }
  if (Number(at) > room.size)
    return refused({ code: 'bad-request', field: 'at', problem: `there are ${room.size} facts so far` })
  // There are as many of these as facts, and hardly anybody asks for the same one.
  const past = await room.read(call.audience, (tournament) => JSON.stringify(look(tournament.asOf(Number(at)))))
  return { bytes: Buffer.from(past), type, tag: tagOf(call, room.size) }
}

const tagOf = ({ audience, seen }: TournamentCall, seq: number): string => `"${audience}-${seen.kept.edition}-${seq}"`
