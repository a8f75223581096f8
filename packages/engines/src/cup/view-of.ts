/** Makes the view of a cup from its log and the running games. */

import type { MatchId } from '@arbiter/core'
import { type Bulletin, type BulletinMatch, type BulletinRound, show } from '@arbiter/core/bulletin'
import { NOBODY } from '@arbiter/core/chart'
import { cupLedger } from '@arbiter/core/formats/cup'
import type { Tournament } from '@arbiter/core/tournament'
import { type MatchStatistics, matchStatistics } from '../statistics/match.ts'
import type { HalfPoints } from '../statistics/tally.ts'
import { nameIn } from './cup-match.ts'
import type { Pace, RoundRemainder } from './pace.ts'
import { crashesIn, recordStanding } from './policies.ts'
import type { CupView, EngineView, GameView, LiveGame, MatchView, Progress, RoundView, SeatView, Wait } from './view.ts'
import { message } from './words/messages.ts'

export interface ConductorState {
  readonly live: readonly LiveGame[]
  readonly waits: readonly Wait[]
  readonly pace: Pace
  /** The conductor's state; the log says whether the cup is over. */
  readonly state: 'playing' | 'waiting' | 'stopped'
}

export function viewOf(tournament: Tournament, { live, waits, pace, state }: ConductorState): CupView {
  const bulletin = show(tournament)
  const rounds = roundsOf(tournament, bulletin)
  const { champion } = bulletin
  return {
    name: bulletin.name ?? 'Cup',
    state: stateOf(bulletin, state),
    ...(champion === null ? {} : { champion }),
    rounds,
    engines: enginesOf(tournament, bulletin, rounds),
    live,
    progress: progressOf(rounds, pace),
    waits: [...waits, ...waitsForOrganiser(bulletin)],
  }
}

/** A cup that stopped because only the organiser can continue it is waiting. */
function stateOf(bulletin: Bulletin, state: ConductorState['state']): CupView['state'] {
  if (bulletin.state === 'finished') return 'finished'
  return state === 'stopped' && waitsForOrganiser(bulletin).length > 0 ? 'waiting' : state
}

// --- rounds, matches, games ------------------------------------------------------------------------

function roundsOf(tournament: Tournament, { stages }: Bulletin): RoundView[] {
  const last = Math.log2(tournament.chart.field.size)
  return stages.flatMap(({ id, rounds }) =>
    rounds.map((round) => roundView(tournament, round, id === 'cup' ? undefined : last)),
  )
}

function roundView(tournament: Tournament, shown: BulletinRound, thirdIn: number | undefined): RoundView {
  const { name, round, matches } = shown
  return {
    name,
    round: thirdIn ?? round,
    isThirdPlace: thirdIn !== undefined,
    pairs: matches[0]?.pairs ?? 0,
    matches: matches.map((match) => matchView(tournament, match)),
  }
}

function matchView(tournament: Tournament, shown: BulletinMatch): MatchView {
  const games = shown.games.map((game) => gameView(shown, game))
  const [first, second] = shown.seats.map((seat) => seatView(tournament, shown, seat)) as [SeatView, SeatView]
  const { winner, decidedBy } = shown
  return {
    match: Number(shown.match),
    seats: [first, second],
    state: shown.state,
    ...(winner ? { winner } : {}),
    ...(decidedBy === undefined ? {} : { decidedBy: decisionWords[decidedBy] ?? decidedBy }),
    games,
    ...(games.length > 0 && first.name !== undefined ? { statistics: statisticsOf(games, first.name) } : {}),
  }
}

/** In the words of the bracket file. */
const decisionWords: Readonly<Record<string, string>> = { forfeit: 'walkover', ruling: 'organiser' }

type Seat = BulletinMatch['seats'][number]

function seatView(tournament: Tournament, shown: BulletinMatch, seat: Seat): SeatView {
  const { chart } = tournament
  const name = seat.entrant
  if (name === undefined) return { from: seat, halfPoints: 0, crashes: 0 }
  const who = chart.field.everybody.find((each) => chart.field.entrant(each).name === name)
  const rating = who === undefined ? undefined : chart.field.entrant(who).rating
  return {
    name,
    seed: chart.field.seedOf(who ?? NOBODY),
    ...(rating === undefined ? {} : { rating }),
    halfPoints: shown.games.reduce((sum, game) => sum + halfPointsOf(game, name), 0),
    crashes: crashesIn(tournament, Number(shown.match), name),
  }
}

type ShownGame = BulletinMatch['games'][number]

function gameView(match: BulletinMatch, shown: ShownGame): GameView {
  const { game, white, black, result, ending, plies, fault, repeats, replayed } = shown
  const pair = shown.pair ?? Math.ceil(game / 2)
  const opening = match.openings?.find((each) => each.pair === shown.pair)
  return {
    game,
    pair,
    gameInPair: game % 2 === 1 ? 1 : 2,
    isTiebreak: pair > (match.pairs ?? 0) || shown.pair === undefined,
    white,
    black,
    result,
    ...(ending === undefined ? {} : { ending }),
    ...(plies === undefined ? {} : { plies }),
    ...(opening ? { opening: openingView(opening) } : {}),
    ...(fault === undefined ? {} : { fault }),
    ...(repeats === undefined ? {} : { repeats }),
    isReplay: replayed === true,
  }
}

type PairOpening = NonNullable<BulletinMatch['openings']>[number]

const openingView = ({ opening, place, name, reused }: PairOpening): GameView['opening'] & object => ({
  number: opening,
  place,
  ...(name === undefined ? {} : { name }),
  isReused: reused === true,
})

/** White's and Black's half points. */
const halves: Readonly<Record<string, readonly [HalfPoints, HalfPoints]>> = {
  '1-0': [2, 0],
  '+-': [2, 0],
  '0-1': [0, 2],
  '-+': [0, 2],
  '1/2-1/2': [1, 1],
}

function halfPointsOf(
  { white, black, result }: Pick<GameView, 'white' | 'black' | 'result'>,
  name: string,
): HalfPoints {
  const [ofWhite, ofBlack] = halves[result] ?? [0, 0]
  return name === white ? ofWhite : name === black ? ofBlack : 0
}

/** From played pairs; forfeits say nothing about strength. */
function statisticsOf(games: readonly GameView[], name: string): MatchStatistics {
  const pairs: HalfPoints[][] = []
  for (const game of games.filter(({ ending }) => ending !== undefined)) {
    pairs[game.pair] ??= []
    pairs[game.pair]?.push(halfPointsOf(game, name))
  }
  return matchStatistics(pairs.filter((pair) => pair !== undefined))
}

// --- engines, progress, waits ------------------------------------------------------------------------

function enginesOf(tournament: Tournament, { table }: Bulletin, rounds: readonly RoundView[]): EngineView[] {
  const matches = rounds.flatMap(({ matches, name }) => matches.map((match) => ({ match, round: name })))
  const faults = faultsIn(tournament)
  return table.map(({ name, place }) => {
    const own = matches.filter(({ match }) => match.seats.some((seat) => seat.name === name))
    const seat = own[0]?.match.seats.find((each) => each.name === name)
    const games = own.flatMap(({ match }) => match.games)
    const lost = own.find(({ match }) => match.state === 'decided' && match.winner !== name)
    return {
      place,
      name,
      ...(seat?.seed === undefined ? {} : { seed: seat.seed }),
      ...(seat?.rating === undefined ? {} : { rating: seat.rating }),
      matchesWon: own.filter(({ match }) => match.winner === name).length,
      halfPoints: games.reduce((sum, game) => sum + halfPointsOf(game, name), 0),
      games: games.length,
      faults: faults.get(name) ?? [],
      ...(lost ? { lostIn: lost.round } : {}),
    }
  })
}

type Faults = ReadonlyMap<string, EngineView['faults']>

/** The faults of each engine by ending: in games that count, and in failed starts. */
function faultsIn({ chart }: Tournament): Faults {
  const counts = new Map<string, Map<string, number>>()
  const count = (engine = '', ending = '') => {
    const own = counts.get(engine) ?? new Map<string, number>()
    counts.set(engine, own.set(ending, (own.get(ending) ?? 0) + 1))
  }
  for (const match of chart.board.matches.values())
    for (const { report, white, black } of match.games) {
      const { fault, ending } = recordStanding(report)
      if (fault) count(nameIn(chart, match, fault.by === 'white' ? white : black), ending)
    }
  for (const { why, entrant } of cupLedger(chart).abandoned)
    if (why === 'no-start') count(chart.field.entrants.find(({ id }) => id === entrant)?.name, why)
  return new Map([...counts].map(([engine, own]) => [engine, [...own].map(([ending, games]) => ({ ending, games }))]))
}

function progressOf(rounds: readonly RoundView[], pace: Pace): Progress {
  const matches = rounds.flatMap((round) => round.matches)
  const left = rounds.map(leftIn)
  const secondsLeft = pace.secondsLeft(left)
  return {
    matchesDecided: matches.filter(({ state }) => state === 'decided').length,
    matches: matches.length,
    gamesPlayed: matches.reduce((sum, { games }) => sum + games.length, 0),
    gamesLeft: left.reduce((sum, { games }) => sum + games, 0),
    startedAt: pace.startedAt,
    ...(secondsLeft === undefined ? {} : { secondsLeft }),
  }
}

/** A level match that goes on has at least one pair to play. */
function leftIn({ matches, pairs }: RoundView): RoundRemainder {
  const open = matches.filter(({ state }) => state !== 'decided')
  const games = open.reduce((sum, { games: played }) => {
    const scheduled = 2 * pairs - played.length
    return sum + (scheduled > 0 ? scheduled : 2 - (played.length % 2))
  }, 0)
  return { games, matches: open.length }
}

/** After all tiebreaks only the organiser can declare a winner. */
function waitsForOrganiser({ todo }: Bulletin): Wait[] {
  return todo.flatMap((each): Wait[] => {
    if (each.do !== 'rule') return []
    const among = each.among.map((text) => ({ text }))
    return [
      {
        ...{ for: 'organiser', match: Number(each.match), since: 0 },
        says: [message('wait-level', { match: { match: each.match as MatchId }, among })],
        hint: [message('wait-level-hint', { among })],
      },
    ]
  })
}
