/** Does a player get this rank? What he played in the matches up to the one that earns it, held against BRI-10. */
import { type Attended, calledIn, isP, reachesHalf, sumInWords, type Turnout } from './percent.ts'
import { type NumberedMatch, namedAs, type Rank, type Rung } from './run.ts'

export interface Trial {
  readonly rank: Rank
  readonly isReached: boolean
  readonly rule: string
  readonly because: string
}

/** BRI-16a: percentages go over matches in which boards were played. */
export const attendedIn = (matches: readonly NumberedMatch[]): Attended[] =>
  matches.flatMap(({ number, match }) =>
    match.state === 'known' ? { number, ...namedAs(match), boards: match.boards, played: match.played } : [],
  )

/** `attended` are all matches of the team with boards, those after the decisive one too. */
export function tried(rung: Rung, attended: readonly Attended[]): Trial {
  const counted = countedFor(rung, attended)
  if (counted.length === 0) return triedWithoutBoards(rung, attended)
  if (isOddCell(rung, counted)) return triedByPrint(rung, counted)
  const rule = counted.length < rung.by ? 'BRI-16a' : 'BRI-10'
  const last = counted.at(-1) as Attended
  if (!isP(last)) return { rank: rung.rank, isReached: false, rule, because: belowHalf(last) }
  const isReached = reachesHalf(counted)
  const because = `${isReached ? `P in match ${calledIn(last)} and ` : ''}${sumInWords(counted)}`
  return { rank: rung.rank, isReached, rule, because }
}

export const countedFor = <Match extends Attended>({ by }: Rung, attended: readonly Match[]): Match[] =>
  attended.filter(({ number }) => number <= by)

/** BRI-16a: all matches up to this rank were forfeited to the team; who has played no board at all has no rank. */
function triedWithoutBoards({ rank }: Rung, attended: readonly Attended[]): Trial {
  const isReached = attended.some(({ played }) => played > 0)
  const because = isReached ? 'the matches that earned it were won without a board' : 'no board played at all'
  return { rank, isReached, rule: 'BRI-16a', because }
}

/** BRI-11: of four rounds with boards in each, as the table is printed. A round without is not its row. */
export const isOddCell = ({ rank, by }: Rung, counted: readonly Attended[]): boolean =>
  rank === '1st' && by === 4 && rowOf(counted) === 'PPOP'

/** "PPOP". */
export const rowOf = (attended: readonly Attended[]): string =>
  attended.map((match) => (isP(match) ? 'P' : 'O')).join('')

function triedByPrint({ rank }: Rung, counted: readonly Attended[]): Trial {
  const last = counted.at(-1) as Attended
  const isReached = last.played === last.boards
  const wanted = `the printed row P P O P wants all boards of match ${calledIn(last)}, and ${last.played} of ${last.boards} were played`
  const odd = !isReached && reachesHalf(counted) ? `, although without that row ${sumInWords(counted)} would do` : ''
  return { rank, isReached, rule: 'BRI-11', because: wanted + odd }
}

const belowHalf = (match: Attended): string =>
  `${match.played} of ${match.boards} boards of match ${calledIn(match)} are not half`

/** BRI-16: half of all boards and half of the playoff; without boards there the match before takes its place (BRI-16a). */
export function triedInPlayoff(attended: readonly Attended[]): Trial {
  const rank = '5th/8th'
  const last = attended.at(-1)
  if (!last || !isP(last))
    return { rank, isReached: false, rule: 'BRI-16', because: last ? belowHalf(last) : 'no board played at all' }
  const all = totalOf(attended)
  const half = `${all.played} of all ${all.boards} boards, ${Math.ceil(all.boards / 2)} needed`
  if (!isP(all)) return { rank, isReached: false, rule: 'BRI-16', because: half }
  return { rank, isReached: true, rule: 'BRI-16', because: `P in match ${calledIn(last)} and ${half}` }
}

export const totalOf = (attended: readonly Attended[]): Turnout => ({
  boards: attended.reduce((sum, { boards }) => sum + boards, 0),
  played: attended.reduce((sum, { played }) => sum + played, 0),
})
