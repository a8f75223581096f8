/** Who played, as it was told (BRI-81, BRI-97, BRI-109). */
import type { RecordedOf } from '../facts/fact.ts'
import { boardsOf } from './bridge-boards.ts'
import type { MatchInBracket } from './bridge-brackets.ts'
import type { Person } from './field.ts'
import { about, type Finding } from './finding.ts'

type LineUp = RecordedOf<'lineup-told'>

export function objectionToLineUp(fact: LineUp, team: Person, place: MatchInBracket): Finding | undefined {
  const { players, played, half } = fact
  const members = team.players?.length ?? 0
  if ((players === undefined) === (played === undefined))
    return about(fact, 'BRI-109', 'It tells the four who play, or the boards of each member.')
  if (played) return half ? forOneHalf(fact) : problemWithBoards(fact, played, members, boardsIn(team, place))
  const isFour = new Set(players).size === 4 && players?.every((member) => member <= members)
  return isFour ? undefined : about(fact, 'BRI-97', `A line-up is four different members of ${team.name}.`)
}

const forOneHalf = (fact: LineUp): Finding =>
  about(fact, 'BRI-97', 'Boards of each member are those of the whole match, not of a half.')

/** How many boards the team may have in the match: a three-way one of whose teams left can be told either way. */
function boardsIn(team: Person, { match, course }: MatchInBracket): number[] {
  const { there, seats } = match
  const opponents = [there.filter((other) => other !== team).length, Math.min(seats.length - 1, 2)]
  return opponents.map((others) => others * boardsOf(match, course))
}

function problemWithBoards(
  fact: LineUp,
  played: readonly number[],
  members: number,
  boards: readonly number[],
): Finding | undefined {
  if (played.length !== members) return about(fact, 'BRI-97', `The team has ${members} members.`)
  const sum = played.reduce((all, each) => all + each, 0)
  const isRight = boards.some((most) => sum === 4 * most && played.every((each) => each <= most))
  const sentence = `Each has at most the ${boards[0]} boards of the match, and all together four times as many.`
  return isRight ? undefined : about(fact, 'BRI-97', sentence)
}
