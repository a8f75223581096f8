import { last } from '../../../lists/at.ts'
import type { Message } from '../../../message/message.ts'
import { type AttendedMatch, isP, matchSaid, percentages, reachesHalf, sumSaid, type Turnout } from './percent.ts'
import { type NumberedMatch, namedAs, type Rank, type Rung } from './run.ts'
import { message } from './words/messages.ts'

export interface Trial {
  readonly rank: Rank
  readonly isReached: boolean
  readonly rule: string
  readonly because: Message
  /** The sum behind the verdict. */
  readonly more: readonly Message[]
}

/** BRI-16a: percentages go over matches in which boards were played. */
export const attendedIn = (matches: readonly NumberedMatch[]): AttendedMatch[] =>
  matches.flatMap(({ number, match }) =>
    match.state === 'known' ? { number, ...namedAs(match), boards: match.boards, played: match.played } : [],
  )

/** `attended` are all matches of the team with boards, those after the decisive one too. */
export function tried(rung: Rung, attended: readonly AttendedMatch[]): Trial {
  const counted = countedFor(rung, attended)
  if (counted.length === 0) return triedWithoutBoards(rung, attended)
  if (isOddCell(rung, counted)) return triedByPrint(rung, counted)
  const rule = counted.length < rung.by ? 'BRI-16a' : 'BRI-10'
  const latest = last(counted)
  if (!isP(latest)) return { rank: rung.rank, isReached: false, rule, because: belowHalf(latest), more: [] }
  const isReached = reachesHalf(counted)
  const because = isReached
    ? message('awards-because-enough', { match: matchSaid(latest), ...percentages(counted) })
    : message('awards-because-too-little', percentages(counted))
  return { rank: rung.rank, isReached, rule, because, more: sumSaid(counted) }
}

export const countedFor = <Match extends AttendedMatch>({ by }: Rung, attended: readonly Match[]): Match[] =>
  attended.filter(({ number }) => number <= by)

/** BRI-16a: all matches up to this rank were forfeited to the team; a player without a board has no rank. */
function triedWithoutBoards({ rank }: Rung, attended: readonly AttendedMatch[]): Trial {
  const isReached = attended.some(({ played }) => played > 0)
  const because = message(isReached ? 'awards-because-unplayed' : 'awards-because-no-board')
  return { rank, isReached, rule: 'BRI-16a', because, more: [] }
}

/** BRI-11: of four rounds with boards in each, as the table is printed; a round without boards is no cell of it. */
export const isOddCell = ({ rank, by }: Rung, counted: readonly AttendedMatch[]): boolean =>
  rank === '1st' && by === 4 && rowOf(counted) === 'PPOP'

/** "PPOP". */
export const rowOf = (attended: readonly AttendedMatch[]): string =>
  attended.map((match) => (isP(match) ? 'P' : 'O')).join('')

function triedByPrint({ rank }: Rung, counted: readonly AttendedMatch[]): Trial {
  const latest = last(counted)
  const { played, boards } = latest
  const isReached = played === boards
  const because = message('awards-because-row', { match: matchSaid(latest), played, boards })
  const more = !isReached && reachesHalf(counted) ? [message('awards-row-although', percentages(counted))] : []
  return { rank, isReached, rule: 'BRI-11', because, more }
}

const belowHalf = (match: AttendedMatch): Message =>
  message('awards-because-below-half', { played: match.played, boards: match.boards, match: matchSaid(match) })

/** BRI-16: half of all boards and half of the playoff; without boards there, the match before it counts instead (BRI-16a). */
export function triedInPlayoff(attended: readonly AttendedMatch[]): Trial {
  const trial = { rank: '5th/8th', rule: 'BRI-16', more: [] } as const
  const last = attended.at(-1)
  if (!last || !isP(last))
    return { ...trial, isReached: false, because: last ? belowHalf(last) : message('awards-because-no-board') }
  const all = totalOf(attended)
  const half = { ...all, needed: Math.ceil(all.boards / 2) }
  if (!isP(all)) return { ...trial, isReached: false, because: message('awards-because-too-few', half) }
  return { ...trial, isReached: true, because: message('awards-because-playoff', { match: matchSaid(last), ...half }) }
}

export const totalOf = (attended: readonly AttendedMatch[]): Turnout => ({
  boards: attended.reduce((sum, { boards }) => sum + boards, 0),
  played: attended.reduce((sum, { played }) => sum + played, 0),
})
