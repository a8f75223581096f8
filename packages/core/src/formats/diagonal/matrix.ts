/** A Diagonal as a matrix. */

import type { Chart } from '../../chart/chart.ts'
import type { Game, Match } from '../../chart/match.ts'
import { namesOf } from '../../chart/names.ts'
import type { Round } from '../../chart/rounds/round.ts'
import type { Who } from '../../chart/slot.ts'
import { at, known } from '../../lists/at.ts'
import { patternFor } from '../../pairing/two-opponents.ts'
import { inTurn, least } from '../../ranking/ranking.ts'
import type { Mark, MatrixRound, MatrixRow, MatrixView, Meeting } from '../views/matrix.ts'
import { eachGame, OUT_AT } from './games.ts'
import type { DiagonalOptions } from './options.ts'
import { playersOf } from './rounds/rounds.ts'
import { ratingIn } from './row.ts'
import { winnersOf } from './table.ts'
import { stageOf, type Tally, tallyOf } from './tally.ts'

export function matrixShown(options: DiagonalOptions, chart: Chart): MatrixView {
  const rounds = stageOf(chart)?.rounds ?? []
  const meetings = meetingsOf(chart, rounds)
  const tally = tallyOf(options, chart)
  const level = levelNow(chart, tally)
  return {
    rounds: rounds.map((round) => roundShown(options, round)),
    rows: chart.field.order.map((who) => rowShown(options, chart, who, { meetings, tally, level })),
    outAt: OUT_AT / 2,
  }
}

function roundShown({ fewPlayersMax }: DiagonalOptions, round: Round): MatrixRound {
  const { number, name, isDone } = round
  const pattern = number === 1 ? 'neighbours' : patternFor(playersOf(round).length, fewPlayersMax)
  return { round: number, name, state: isDone ? 'done' : 'now', pattern }
}

interface Counts {
  readonly meetings: ReadonlyMap<Who, readonly Meeting[]>
  readonly tally: Tally
  readonly level: readonly Who[]
}

/** Players who can still win although all are out. */
function levelNow({ title }: Chart, { out }: Tally): readonly Who[] {
  const able = title && !title.declared ? title.among() : []
  return able.every((who) => out.at(who)) ? able : []
}

function rowShown(options: DiagonalOptions, chart: Chart, who: Who, counts: Counts): MatrixRow {
  const { meetings, tally, level } = counts
  const rating = ratingIn(options, chart.field.entrant(who))
  const halves = tally.lost.at(who)
  const round = tally.out.at(who)
  const hasWon = winnersOf(chart).includes(who)
  return {
    number: chart.field.order.indexOf(who) + 1,
    name: at(namesOf(chart), who),
    ...(rating === undefined ? {} : { rating }),
    lostGames: halves / 2,
    state: hasWon ? 'won' : level.includes(who) ? 'level' : stateOf(halves, round, chart.field.gone.has(who)),
    ...(round === 0 || hasWon ? {} : { out: round }),
    ...(chart.field.gone.has(who) ? { withdrawn: true as const } : {}),
    meetings: meetings.get(who) ?? [],
  }
}

function stateOf(halves: number, out: number, isGone: boolean): MatrixRow['state'] {
  if (out > 0 || isGone) return 'out'
  return halves >= OUT_AT ? 'going-out' : 'in'
}

function meetingsOf(chart: Chart, rounds: readonly Round[]): Map<Who, Meeting[]> {
  const names = namesOf(chart)
  const numbers = new Map(chart.field.order.map((who, place) => [who, place + 1]))
  const meetings = new Map<Who, Meeting[]>(chart.field.order.map((who) => [who, []]))
  for (const { matches, number } of rounds)
    for (const match of matches)
      for (const seat of [0, 1]) {
        const other = match.who(1 - seat)
        const against = known(numbers.get(other))
        const met = { against, opponent: at(names, other), round: number, match: match.id }
        meetings.get(match.who(seat))?.push({ ...met, ...playedBy(match, seat) })
      }
  const inOrder = inTurn<Meeting>(
    least(({ against }) => against),
    least(({ round }) => round),
  )
  for (const list of meetings.values()) list.sort(inOrder)
  return meetings
}

/** The pair's games from one player's side. */
function playedBy(match: Match, seat: number): Pick<Meeting, 'state' | 'points' | 'games'> {
  const played: (Mark | '=')[] = []
  let halfPoints = 0
  eachGame(match, (_, __, own, others, game) => {
    const mine = seat === 0 ? own : others
    halfPoints += mine
    played[game ? game.number - 1 : firstFree(played)] = markFor(mine, game)
  })
  const rest = match.outcome ? '×' : '·'
  const points = match.games.length > 0 || match.outcome?.order.length ? { points: halfPoints / 2 } : {}
  return { state: match.outcome ? 'decided' : 'open', ...points, games: [played[0] ?? rest, played[1] ?? rest] }
}

const firstFree = (played: readonly unknown[]): number => (played[0] === undefined ? 0 : 1)

function markFor(halfPoints: number, game: Game | undefined): Mark | '=' {
  const isPlayed = game !== undefined && !game.score.isForfeit
  if (halfPoints === 1) return isPlayed ? '½' : '='
  if (halfPoints === 2) return isPlayed ? '1' : '+'
  return isPlayed ? '0' : '−'
}
