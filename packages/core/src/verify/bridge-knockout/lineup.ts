/** Line-ups as recorded (BRI-81, BRI-97, BRI-109). */

import type { Person } from '../field.ts'
import { about, type Finding, named } from '../finding.ts'
import { message } from '../words/messages.ts'
import { boardsOf } from './boards.ts'
import type { MatchInBracket } from './brackets/brackets.ts'
import type { RecordedOf } from './facts.ts'

type LineUp = RecordedOf<'lineup-told'>

export function objectionToLineUp(fact: LineUp, team: Person, place: MatchInBracket): Finding | undefined {
  const { players, played, half } = fact
  const members = team.players?.length ?? 0
  if ((players === undefined) === (played === undefined)) return about(fact, 'BRI-109', message('found-lineup-either'))
  if (played) return half ? forOneHalf(fact) : problemWithBoards(fact, played, team, boardsIn(team, place))
  const isFour = new Set(players).size === 4 && players?.every((member) => member <= members)
  return isFour ? undefined : about(fact, 'BRI-97', message('found-lineup-four', { who: named(team) }))
}

const forOneHalf = (fact: LineUp): Finding => about(fact, 'BRI-97', message('found-lineup-half'))

/** Boards the team may have in the match: two answers are right for a three-way that has lost a team. */
function boardsIn(team: Person, { match, course }: MatchInBracket): number[] {
  const { there, seats } = match
  const opponents = [there.filter((other) => other !== team).length, Math.min(seats.length - 1, 2)]
  return opponents.map((others) => others * boardsOf(match, course))
}

function problemWithBoards(
  fact: LineUp,
  played: readonly number[],
  team: Person,
  boards: readonly number[],
): Finding | undefined {
  const count = team.players?.length ?? 0
  if (played.length !== count)
    return about(fact, 'BRI-97', message('found-lineup-members', { who: named(team), count }))
  const sum = played.reduce((all, each) => all + each, 0)
  const isRight = boards.some((most) => sum === 4 * most && played.every((each) => each <= most))
  const [most = 0] = boards
  return isRight ? undefined : about(fact, 'BRI-97', message('found-lineup-boards', { boards: { number: most } }))
}
