/** The meter: for a team that is still in, what a player has or still needs for each rank within reach (BRI-16d). */
import { last } from '../../../lists/at.ts'
import type { Message, Statement } from '../../../message/message.ts'
import { leastMore, type Playable, playedIn } from './least.ts'
import { type AttendedMatch, isP, matchSaid } from './percent.ts'
import {
  checkBoards,
  checkMatch,
  correctedRungs,
  namedAs,
  type Rank,
  type Rung,
  rankSaid,
  regularRungs,
  type TeamMatch,
} from './run.ts'
import { type Trial, totalOf, tried, triedInPlayoff } from './trial.ts'
import { message } from './words/messages.ts'

/** A match to come or being played: its planned boards, the boards the player has played, and the boards still possible. */
export interface OpenMatch {
  readonly state: 'open'
  readonly boards: number
  readonly played: number
  readonly left: number
}

/** `unknown`: the line-up of a played half is missing. */
type MatchToCome = (OpenMatch | { readonly state: 'unknown' }) & { readonly called?: Message }

/** `toCome`: the match of each round from now to the final. */
export type Campaign =
  | {
      readonly in: 'regular' | 'corrected'
      readonly won: readonly TeamMatch[]
      readonly toCome: readonly [MatchToCome, ...MatchToCome[]]
    }
  | {
      readonly in: 'playoff'
      readonly won: readonly TeamMatch[]
      readonly lost: TeamMatch
      readonly toCome: readonly [MatchToCome]
    }

/** The player's prospect if the team takes this rank: safe, within reach with some more boards, or lost. */
export type Reading = Statement & { readonly rank: Rank; readonly says: readonly Message[] } & (
    | { readonly state: 'has' | 'cannot' | 'unknown' }
    | { readonly state: 'can'; readonly boards: number }
  )

/** Best rank first. */
export function meterOf(campaign: Campaign): Reading[] {
  const matches = matchesIn(campaign)
  for (const match of matches) check(match)
  return goalsOf(campaign).map((goal) => readingOf(goal, matches.slice(0, goal.until)))
}

/** BRI-82: half of a match that is being played is still within reach. */
export const canReachHalf = ({ boards, played, left }: Omit<OpenMatch, 'state'>): boolean =>
  isP({ boards, played: played + left })

type AnyMatch = TeamMatch | MatchToCome

const matchesIn = (campaign: Campaign): AnyMatch[] => [
  ...campaign.won,
  ...(campaign.in === 'playoff' ? [campaign.lost] : []),
  ...campaign.toCome,
]

function check(match: AnyMatch): void {
  if (match.state !== 'open') checkMatch(match)
  else for (const played of [match.played, match.left, match.played + match.left]) checkBoards(played, match.boards)
}

/** A rank, the matches it depends on, its test, and the fewest boards that pass it. */
interface Goal {
  readonly rank: Rank
  readonly until: number
  trial(matches: readonly AttendedMatch[]): Trial
  least(matches: readonly Playable[]): readonly Playable[] | undefined
}

function goalsOf(campaign: Campaign): Goal[] {
  const { won, toCome } = campaign
  if (campaign.in === 'playoff') return [playoffGoal(won.length)]
  const rungs = campaign.in === 'regular' ? regularRungs(won.length + toCome.length) : correctedRungs('2nd', '3rd')
  return rungs.filter(({ by }) => by >= won.length).map((rung) => rungGoal(rung, won))
}

/** BRI-16a: if every match was won without a board, one board in the next match is enough. */
function rungGoal(rung: Rung, won: readonly TeamMatch[]): Goal {
  const isAllUnplayed = rung.by === won.length && won.every(({ state }) => state === 'unplayed')
  return {
    rank: rung.rank,
    until: isAllUnplayed ? rung.by + 1 : rung.by,
    trial: (matches) => tried(rung, matches),
    least: (matches) => leastMore(rung, matches),
  }
}

/** BRI-16: tried first; after two wins the rank does not depend on it. */
function playoffGoal(won: number): Goal {
  const rung = { rank: '5th/8th', by: won } as const
  const byWins = (matches: readonly AttendedMatch[]) => (won >= 2 ? [tried(rung, matches)] : [])
  return {
    rank: '5th/8th',
    until: won + 2,
    trial: (matches) => byWins(matches).find(({ isReached }) => isReached) ?? triedInPlayoff(matches),
    least: leastInPlayoff,
  }
}

function leastInPlayoff(matches: readonly Playable[]): Playable[] {
  const playoff = last(matches)
  const more = Math.max(...[playoff, totalOf(matches)].map(({ boards, played }) => Math.ceil(boards / 2) - played))
  return [...matches.slice(0, -1), playedIn(playoff, more)]
}

function readingOf(goal: Goal, matches: readonly AnyMatch[]): Reading {
  const { rank } = goal
  const missing = matches.flatMap((match, i) => (match.state === 'unknown' ? { number: i + 1, ...namedAs(match) } : []))
  if (missing.length > 0) return { rank, state: 'unknown', says: [unknownSaid(rank, missing.map(matchSaid))] }
  const playable = playableIn(matches)
  const now = goal.trial(playable)
  if (now.isReached) return { rank, state: 'has', ...tryingSaid('awards-meter-has', now) }
  const most = goal.trial(playable.map((match) => playedIn(match, match.left)))
  if (!most.isReached) return { rank, state: 'cannot', ...tryingSaid('awards-meter-cannot', most) }
  return canBy(goal, playable)
}

const unknownSaid = (rank: Rank, matches: readonly Message[]): Message =>
  message('awards-meter-unknown', { rank: rankSaid(rank), matches, rule: { rule: 'BRI-16c' } })

const tryingSaid = (id: 'awards-meter-has' | 'awards-meter-cannot', { rank, because, rule, more }: Trial) => ({
  says: [message(id, { rank: rankSaid(rank), because, rule: { rule } })],
  more,
})

const playableIn = (matches: readonly AnyMatch[]): Playable[] =>
  matches.flatMap((match, i) => {
    if (match.state === 'unknown' || match.state === 'unplayed') return []
    const { boards, played } = match
    return { number: i + 1, ...namedAs(match), boards, played, left: match.state === 'open' ? match.left : 0 }
  })

function canBy(goal: Goal, playable: readonly Playable[]): Reading {
  const { rank } = goal
  const then = goal.least(playable)
  if (!then) throw new Error(`${rank} is within reach, but no way to it was found`)
  const more = then.flatMap((match) => {
    const before = playable.find(({ number }) => number === match.number)?.left ?? match.left
    return before > match.left ? { match: matchSaid(match), boards: before - match.left } : []
  })
  const boards = more.reduce((sum, each) => sum + each.boards, 0)
  const where = more.map((each) => message('awards-meter-more', each))
  const { rule } = goal.trial(then)
  const says = [message('awards-meter-can', { rank: rankSaid(rank), boards, where, rule: { rule } })]
  return { rank, state: 'can', boards, says }
}
