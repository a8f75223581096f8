/** What recorded facts have decided beside what they say: who has won, who advances, and what a payment does not change. */

import type { RecordedFact } from '@arbiter/core'
import { type Bulletin, type BulletinMatch, decisionShown, sideShown, ticketTaken } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import { decidedWithoutPlay, type Tournament } from '@arbiter/core/tournament'
import { message } from './words/messages.ts'

/** By fact, for the facts of one command. */
export function outcomesOf(tournament: Tournament, bulletin: Bulletin, facts: readonly RecordedFact[]) {
  const decided = decidedBy(tournament, facts)
  return (fact: RecordedFact): Message[] => [...winnerBy(fact, bulletin, decided), ...unpaidBefore(fact, tournament)]
}

/** Who has won a match where its last result alone does not say it: after a draw, and among teams. */
function winnerBy(fact: RecordedFact, bulletin: Bulletin, decided: ReadonlySet<string>): Message[] {
  if (fact.type === 'entrant-withdrew')
    return matchesIn(bulletin)
      .filter(({ match }) => decided.has(match))
      .flatMap((match) => withoutPlay(match, bulletin))
  if (fact.type !== 'game-finished' && fact.type !== 'ruling-made') return []
  const match = matchesIn(bulletin).find((each) => each.match === fact.match)
  if (match?.boards) return wentOn(match, bulletin)
  if (!match || fact.type === 'ruling-made') return []
  if (match.pairs !== undefined) return winnerOfPairs(match)
  const how = decisionShown(match)
  if (how === undefined) return []
  return [message('cli-desk-wins-by', { who: { text: match.winner ?? '' }, match: idOf(match), how })]
}

const matchesIn = ({ stages }: Bulletin): BulletinMatch[] =>
  stages.flatMap(({ rounds }) => rounds.flatMap((round) => round.matches))

/** Who advances, or wins, from a match that a withdrawal has decided. */
function withoutPlay(match: BulletinMatch, bulletin: Bulletin): Message[] {
  if (match.boards) return wentOn(match, bulletin)
  if (!match.winner) return []
  return [message('cli-desk-wins-without-play', { who: { text: match.winner }, match: idOf(match) })]
}

const wentOn = (match: BulletinMatch, bulletin: Bulletin): Message[] =>
  match.winner === null ? [nobodyGoesOn(match, bulletin)] : goingOn(match, isLast(match, bulletin.stages))

/** The matches a withdrawal has decided; what it annuls has no winner. */
function decidedBy(tournament: Tournament, [first]: readonly RecordedFact[]): ReadonlySet<string> {
  if (first?.type !== 'entrant-withdrew') return new Set()
  const open = tournament.asOf(first.seq - 1).chart.board.openMatches()
  return new Set(open.filter(({ id }) => tournament.chart.board.matches.get(id)?.outcome).map(({ id }) => id))
}

/** "Drill wins match 5, 2½–½.": the points of both, the winner's first. */
function winnerOfPairs(match: BulletinMatch): Message[] {
  if (!match.winner) return []
  const seat = match.seats.findIndex(({ entrant }) => entrant === match.winner)
  const score = { text: `${sideShown(match, seat)}–${sideShown(match, 1 - seat)}` }
  const won = { who: { text: match.winner }, match: idOf(match), score }
  const how = decisionShown(match)
  return [how === undefined ? message('cli-desk-wins-with', won) : message('cli-desk-wins-with-by', { ...won, how })]
}

/** A payment comes too late for a match that was lost for want of it: what was decided stays until it is taken back. */
function unpaidBefore(fact: RecordedFact, tournament: Tournament): Message[] {
  if (fact.type !== 'entrant-edited' || fact.paid !== true) return []
  const { chart } = tournament
  const who = chart.field.indexOf.get(fact.entrant)
  const unpaid = [...chart.board.matches.values()].filter(
    ({ seats, outcome, here }) =>
      outcome?.by === 'forfeit' && outcome.order.length === 0 && here.some((seat) => seats[seat]?.who === who),
  )
  return unpaid.map((lost) => {
    const match = { match: lost.id }
    const by = decidedWithoutPlay(tournament, lost).decidedBy
    if (!by || !('fact' in by)) return message('cli-desk-unpaid-before', { match })
    const again = by.cause === 'ruling' ? 'rule' : 'withdraw'
    return message('cli-desk-unpaid-revoke', { match, fact: { fact: by.fact }, again })
  })
}

/** "Nobody advances from match 2: Blues has not paid." A tie in a round robin says itself. */
function nobodyGoesOn(shown: BulletinMatch, { entrants }: Bulletin): Message {
  const { seats, boards, advance } = shown
  const isThere = (name: string | undefined) => name !== undefined && !boards?.away?.includes(name)
  const unpaid = entrants.filter(
    ({ name, paid }) => paid === false && seats.some(({ entrant }) => entrant === name && isThere(name)),
  )
  const match = idOf(shown)
  if (advance === 0) return message('cli-desk-nobody-won', { match })
  if (unpaid.length === 0) return message('cli-desk-nobody-advances', { match })
  return message('cli-desk-nobody-paid', { match, who: unpaid.map(({ name }) => ({ text: name })) })
}

/** "Harbour (as number 1) and Quarry (as number 4) advance from match 1 (IMP quotient)." */
function goingOn(shown: BulletinMatch, isFinal: boolean): Message[] {
  const { advancing = [], takes = [], state } = shown
  if (state !== 'decided' || advancing.length === 0) return []
  const through = takes.flatMap(({ number, entrant }) =>
    entrant === undefined ? [] : [isFinal ? plainly(entrant) : taken(shown, entrant, number)],
  )
  const won = { who: through.length > 0 ? through : advancing.map(plainly), match: idOf(shown) }
  const how = decisionShown(shown)
  if (isFinal || takes.length === 0)
    return [how ? message('cli-desk-won-by', { ...won, how }) : message('cli-desk-won', won)]
  return [how ? message('cli-desk-advance-by', { ...won, how }) : message('cli-desk-advance', won)]
}

const plainly = (entrant: string): Message => message('cli-desk-through', { who: { text: entrant } })

/** "as number 4", "to BA2". */
function taken(match: BulletinMatch, entrant: string, number: number | undefined): Message {
  const who = { text: entrant }
  const ticket = ticketTaken(match, entrant)
  if (ticket !== undefined) return message('cli-desk-through-to', { who, ticket: { text: ticket } })
  return number === undefined ? plainly(entrant) : message('cli-desk-through-as-number', { who, number })
}

const idOf = ({ match }: BulletinMatch) => ({ match })

/** The only match of the last round of its stage: from there nobody advances. */
const isLast = (match: BulletinMatch, stages: Bulletin['stages']): boolean =>
  stages.some(({ rounds }) => {
    const matches = rounds.at(-1)?.matches ?? []
    return matches.length === 1 && matches[0]?.match === match.match
  })
