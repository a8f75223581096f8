/** Entrants report their own games; a result counts once all sides report the same. */
import type { Result } from '@arbiter/core'
import { issueMessage, ownWords } from '@arbiter/core/issues'
import type { Tournament } from '@arbiter/core/tournament'
import * as z from 'zod'
import {
  type ClaimReport,
  claimed,
  claiming,
  type GamePlace,
  isAgreed,
  type Meeting,
  meetings,
  settling,
} from '../../claims/claim.ts'
import { type Reply, refused, type TournamentCall, tournamentRoute } from '../call.ts'
import { rulesCodes } from '../shapes/refusal.ts'
import { message } from '../words/messages.ts'
import { about } from './about.ts'
import { tournamentParams } from './params.ts'

const meetingShape = z
  .strictObject({
    meeting: z.string().describe(about('route-meeting')),
    match: z.string(),
    sides: z.array(z.string()).describe(about('route-meeting-sides')),
    claims: z.array(z.strictObject({ entrant: z.string(), result: z.unknown(), claimedAt: z.string() })),
    state: z.enum(['waiting', 'disagreed']),
  })
  .meta({ id: 'Meeting' })

const claimBody = z
  .strictObject({
    match: z.string().min(1).max(40),
    game: z.int().min(1).optional(),
    result: z.enum(['1-0', '0-1', '1/2-1/2']).optional().describe(about('route-claim-result')),
    imps: z.tuple([z.number(), z.number()]).optional(),
    between: z.tuple([z.string().max(200), z.string().max(200)]).optional(),
    half: z.union([z.literal(1), z.literal(2)]).optional(),
  })
  .refine(({ result, imps }) => (result === undefined) !== (imps === undefined), {
    path: ['result'],
    message: ownWords({
      says: issueMessage('issue-one-of-two', { one: { text: 'result' }, other: { text: 'imps' } }),
    }),
  })
  .refine(({ result, game }) => result === undefined || game !== undefined, {
    path: ['game'],
    message: ownWords({ says: message('bad-claim-game') }),
  })

export const claimRoutes = {
  'claims.list': tournamentRoute({
    method: 'GET',
    path: '/api/v1/tournaments/:tournament/claims',
    about: about('route-claims'),
    params: tournamentParams,
    success: {
      status: 200,
      about: about('route-claims-answer'),
      shape: z.strictObject({ meetings: z.array(meetingShape) }),
    },
    handle: async (call) => {
      const { caller } = call
      const all = await openMeetings(call)
      const own = (meeting: Meeting) => caller.kind !== 'entrant' || meeting.sides.includes(caller.entrant)
      return { json: { meetings: all.filter(own) } }
    },
  }),
  'claims.claim': tournamentRoute({
    method: 'POST',
    path: '/api/v1/tournaments/:tournament/claims',
    about: about('route-claim'),
    params: tournamentParams,
    body: claimBody,
    success: {
      status: 200,
      about: about('route-claim-answer'),
      shape: z.strictObject({ state: z.enum(['recorded', 'waiting', 'disagreed']) }),
    },
    refusals: ['archived', ...rulesCodes],
    isKeyed: true,
    handle: claim,
  }),
}

async function claim(call: TournamentCall<unknown, unknown, z.output<typeof claimBody>>): Promise<Reply> {
  const { caller, now, site, access, body } = call
  if (caller.kind !== 'entrant') return refused({ code: 'not-allowed', roles: ['entrant'] })
  if (access.row.archived) return refused({ code: 'archived' })
  const { id } = access.row
  const [live, once] = [await call.live(), await call.once()]
  const said = await live.read('inside', (tournament) => claimed(tournament, body, { by: 'entrants', now }))
  // The game of a retry may be recorded already.
  if (!said.ok) return once.isRepeated ? { json: { state: 'recorded' } } : refused(said.refusal)
  if (!said.sides.includes(caller.entrant)) return refused({ code: 'not-allowed', roles: ['entrant'] })
  await once.write([claiming(id, said, caller.entrant, now)])
  const meeting = (await openMeetings(call)).find((each) => each.meeting === said.meeting)
  await site.tell({ about: 'claims', text: id })
  if (!meeting) return { json: { state: 'recorded' } }
  if (!isAgreed(meeting)) return { json: { state: meeting.state } }
  // The other side may have reported meanwhile; the same report would then be of the next game.
  const isStill = (tournament: Tournament) => isOf(said, claimed(tournament, body, { by: 'entrants', now }))
  const answer = await live.ask(said.command, { by: `entrants ${said.sides.join(' ')}`, now }, isStill)
  if ('ok' in answer && !answer.ok) return refused(answer.refusal)
  await site.database.write([settling(id, said.meeting)])
  return { json: { state: 'recorded' } }
}

const isOf = ({ meeting }: ClaimReport, said: Result<ClaimReport>): boolean => said.ok && said.meeting === meeting

async function openMeetings(call: TournamentCall): Promise<Meeting[]> {
  const live = await call.live()
  const isOpen = await live.read('inside', notReportedYet)
  return meetings(call.site.database, call.access.row.id, isOpen)
}

/** True for games that are still to be reported. */
function notReportedYet({ chart }: Tournament): (game: GamePlace) => boolean {
  const open = new Map((chart.started ? chart.board.openMatches() : []).map((match) => [String(match.id), match]))
  return ({ match: id, game, half, sides }) => {
    const match = open.get(id)
    const isReported = match?.games.some(
      (each) =>
        each.number === game &&
        (each.half ?? 0) === half &&
        [each.white, each.black].every((seat) => sides.includes(chart.field.entrant(match.who(seat)).id)),
    )
    return match !== undefined && !isReported
  }
}
