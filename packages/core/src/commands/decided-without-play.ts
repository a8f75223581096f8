/** The cause of a match decided without play, so that the director can revoke it. */
import type { Match } from '../chart/match.ts'
import { entrantOf } from '../chart/names.ts'
import { isSomebody, NOBODY } from '../chart/slot.ts'
import type { EntrantId } from '../facts/ids.ts'
import { factsInForce } from '../facts/in-force.ts'
import { known } from '../lists/at.ts'
import type { DecidedBy } from '../refusals/refusal.ts'
import type { Tournament } from '../tournament/tournament.ts'

export function decidedWithoutPlay(tournament: Tournament, match: Match): { decidedBy?: DecidedBy } {
  const decidedBy = match.outcome && (byRuling(match) ?? (isPlayed(match) ? undefined : byAbsence(tournament, match)))
  return decidedBy ? { decidedBy } : {}
}

function byRuling({ ruling }: Match): DecidedBy | undefined {
  return ruling && { cause: 'ruling', fact: ruling.seq }
}

const isPlayed = ({ games, outcome, isAnnulled }: Match): boolean =>
  !isAnnulled &&
  games.length > 0 &&
  games.every(({ report }) => report) &&
  outcome?.by !== 'forfeit' &&
  outcome?.by !== 'walkover'

function byAbsence(tournament: Tournament, match: Match): DecidedBy | undefined {
  return byWrongBracket(tournament, match) ?? byWithdrawal(tournament, match) ?? byEmptySeat(match)
}

function byWrongBracket({ chart }: Tournament, { seats, round }: Match): DecidedBy | undefined {
  const gone = seats.find(({ who }) => isSomebody(who) && chart.field.divisions.isOutOf(round.stage.letter, who))
  const fact = gone && chart.field.divisions.outSince(round.stage.letter, gone.who)
  return fact && { cause: 'wrong-bracket', entrant: entrantOf(chart, gone.who), fact }
}

/** The latest withdrawal: the match stays decided even if the entrant returns. */
function byWithdrawal({ chart, log }: Tournament, { seats }: Match): DecidedBy | undefined {
  const seatOf = (id: EntrantId) => seats.find(({ who }) => who === chart.field.indexOf.get(id))
  const fact = factsInForce(log).findLast((each) => each.type === 'entrant-withdrew' && seatOf(each.entrant))
  if (fact?.type !== 'entrant-withdrew') return undefined
  return { cause: 'withdrawal', entrant: entrantOf(chart, known(seatOf(fact.entrant)).who), fact: fact.seq }
}

function byEmptySeat({ seats }: Match): DecidedBy | undefined {
  const empty = seats.find(({ who }) => who === NOBODY)
  if (!empty) return undefined
  const { label } = empty
  return { cause: 'nobody-came', ...(label.from === 'winner' || label.from === 'loser' ? { from: label.of } : {}) }
}
