/** Entrants report their own games; a result counts once all sides report the same. */
import type { Result } from '@arbiter/core'
import type { Tournament } from '@arbiter/core/tournament'
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
import { type CallTo, type Handlers, type Reply, refused, type TournamentCall } from '../call.ts'

export const claimHandlers = {
  'claims.list': async (call) => {
    const { caller } = call
    const all = await openMeetings(call)
    const own = (meeting: Meeting) => caller.kind !== 'entrant' || meeting.sides.includes(caller.entrant)
    return { json: { meetings: all.filter(own) } }
  },
  'claims.claim': claim,
} satisfies Partial<Handlers>

async function claim(call: CallTo<'claims.claim'>): Promise<Reply> {
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
