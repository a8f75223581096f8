/** A player's award for a share in the team's wins: a rank, a share of match awards, or nothing (BRI-5 to BRI-16). */
import { last } from '../../../lists/at.ts'
import type { Message, Statement } from '../../../message/message.ts'
import { isP, matchSaid, percentOf } from './percent.ts'
import {
  checkMatch,
  matchesOf,
  type NumberedMatch,
  namedAs,
  type Rank,
  type Run,
  rankSaid,
  roundsOf,
  rungsOf,
  type TeamMatch,
} from './run.ts'
import { attendedIn, rowOf, type Trial, tried, triedInPlayoff } from './trial.ts'
import { message } from './words/messages.ts'

export type { Run, TeamMatch } from './run.ts'

/** `rule` decided; `says` is for the director to read to the player. */
export interface Award extends Statement {
  readonly award: Rank | 'match' | 'nothing' | 'unknown'
  readonly rule: string
  readonly says: readonly Message[]
  readonly more: readonly Message[]
  /** For a match award: the share of each match won. */
  readonly shares: readonly Share[]
}

/** A match won without a board counts in full for everybody: 0 of 0 boards, 100 percent (BRI-16a). */
export interface Share {
  readonly match: number
  readonly called?: Message
  readonly played: number
  readonly boards: number
  readonly percent: number
}

export interface AwardOptions {
  readonly fullMatchAwardForParticipants: boolean
}

export function awardOf(run: Run, options: AwardOptions): Award {
  const matches = matchesOf(run)
  for (const { match } of matches) checkMatch(match)
  const missing = matches.filter(({ match }) => match.state === 'unknown')
  if (missing.length > 0) return unknownFor(missing)
  const trials = trialsOf(run)
  const reached = trials.findIndex(({ isReached }) => isReached)
  return reached < 0 ? matchAward(run, trials, options) : rankAward(trials.slice(0, reached + 1))
}

function unknownFor(missing: readonly NumberedMatch[]): Award {
  const says = [message('awards-unknown', { matches: missing.map(matchSaid) })]
  return { award: 'unknown', rule: 'BRI-16c', says, more: [], shares: [] }
}

/** In the order in which they are tried: a playoff won, then the team's own rank, then the next lower. */
function trialsOf(run: Run): Trial[] {
  const attended = attendedIn(matchesOf(run))
  const byRank = rungsOf(run).map((rung) => tried(rung, attended))
  return isPlayoffWon(run) ? [triedInPlayoff(attended), ...byRank] : byRank
}

const isPlayoffWon = ({ end }: Run): boolean => end.how === 'played-on' && end.in === 'playoff' && end.isWon

/** Ranks cite BRI-10, even if the row is printed; only the odd cell and a playoff are rules of their own. */
function rankAward(trials: readonly Trial[]): Award {
  const { rank, because, rule, more } = last(trials)
  return {
    award: rank,
    rule: trials.some(isOdd) ? 'BRI-11' : rule,
    says: [message('awards-rank', { rank: rankSaid(rank), because })],
    more: [...more, ...failuresSaid(trials.slice(0, -1))],
    shares: [],
  }
}

/** The odd cell is the reason even when it takes 1st away. */
const isOdd = ({ rule }: Trial): boolean => rule === 'BRI-11'

/** "Not 1st place: 5 of 12 boards in match 4 is less than half (BRI-10)." */
const failuresSaid = (failed: readonly Trial[]): readonly Message[] =>
  failed.flatMap(({ rank, because, rule, more }) => [
    message('awards-not', { rank: rankSaid(rank), because, rule: { rule } }),
    ...more,
  ])

function matchAward(run: Run, failed: readonly Trial[], options: AwardOptions): Award {
  const shares = sharesOf(run, options)
  const isNothing = shares.length === 0
  return {
    award: isNothing ? 'nothing' : 'match',
    rule: matchAwardRule(run, shares),
    says: [isNothing ? noShareOf(run) : sharesSaid(run, shares, options)],
    more: [...shares.flatMap(boardsSaid), ...failuresSaid(failed)],
    shares,
  }
}

/** BRI-13: by default the row that is called full pays the share. */
export function sharesSaid(
  run: Run,
  shares: readonly Share[],
  { fullMatchAwardForParticipants }: AwardOptions,
): Message {
  const details = { shares: shares.map(shareSaid) }
  if (!isPrintedFull(run)) return message('awards-match-award', details)
  return message(fullMatchAwardForParticipants ? 'awards-match-award-full' : 'awards-match-award-row', details)
}

const sharesOf = (run: Run, options: AwardOptions): Share[] =>
  matchesOf(run)
    .filter(({ isWon }) => isWon)
    .map(({ number, match }) => shareOf(number, match, options.fullMatchAwardForParticipants && isPrintedFull(run)))
    .filter(({ percent }) => percent > 0)

/** BRI-13: players who participated (P) get the full award; below half the share stays. */
function shareOf(number: number, match: TeamMatch, isFull: boolean): Share {
  const named = namedAs(match)
  if (match.state !== 'known') return { match: number, ...named, played: 0, boards: 0, percent: 100 }
  const { played, boards } = match
  return { match: number, ...named, played, boards, percent: isFull && isP(match) ? 100 : percentOf(match) }
}

/** BRI-13: rows POOP and OOPP of a final lost after four matches. */
const isPrintedFull = (run: Run): boolean => hasTable(run) && ['POOP', 'OOPP'].includes(row(run)) && !isChampion(run)

const row = (run: Run): string => rowOf(attendedIn(matchesOf(run)))

const isChampion = ({ end }: Run): boolean => end.how === 'champion'

/** The tables are for four rounds with boards in each: a semifinal lost (BRI-8), and a final (BRI-9). */
const hasTable = (run: Run): boolean =>
  run.bracket === 'regular' &&
  (run.end.how === 'champion' || run.end.how === 'beaten') &&
  roundsOf(run) === 4 &&
  run.won.length >= 2 &&
  matchesOf(run).every(({ match }) => match.state === 'known')

/** The tables have every row but those with less than one P of three, or two of four. */
const isPrinted = (run: Run): boolean => row(run).replaceAll('O', '').length >= row(run).length - 2

/**
 * One win is BRI-5 whatever was played. After that the rule is the one that says where the shares come from: a forfeit
 * (BRI-16a), a playoff that gave no rank (BRI-16), a row that is not printed (BRI-15), matches with P (BRI-13), or
 * only boards of matches with O, if any (BRI-14).
 */
function matchAwardRule(run: Run, shares: readonly Share[]): string {
  if (shares.length > 0 && shares.every(({ boards }) => boards === 0)) return 'BRI-16a'
  if (matchesOf(run).filter(({ isWon }) => isWon).length < 2) return 'BRI-5'
  if (isPlayoffWon(run)) return 'BRI-16'
  if (hasTable(run) && !isPrinted(run)) return 'BRI-15'
  return shares.some((share) => share.boards > 0 && isP(share)) ? 'BRI-13' : 'BRI-14'
}

const matchOf = (share: Share): Message => matchSaid({ number: share.match, ...namedAs(share) })

const shareSaid = (share: Share): Message =>
  share.boards === 0
    ? message('awards-share-all', { match: matchOf(share) })
    : message('awards-share', { percent: { percent: share.percent / 100 }, match: matchOf(share) })

const boardsSaid = (share: Share): readonly Message[] =>
  share.boards === 0
    ? []
    : [message('awards-share-boards', { match: matchOf(share), played: share.played, boards: share.boards })]

function noShareOf(run: Run): Message {
  const won = matchesOf(run).filter(({ isWon }) => isWon)
  return won.length === 0
    ? message('awards-nothing-no-win')
    : message('awards-nothing-no-board', { matches: won.map(matchSaid) })
}
