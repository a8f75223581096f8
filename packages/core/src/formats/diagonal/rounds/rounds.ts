/**
 * The rounds, one after the other. Published rounds stand; the players left after the last round decide what is due:
 * another round, an extra round between level players, the director's word, or the end.
 */

import type { Chart } from '../../../chart/chart.ts'
import type { Round } from '../../../chart/rounds/round.ts'
import { extraRound, numberedRound } from '../../../chart/rounds/round-name.ts'
import { NOBODY, type Who } from '../../../chart/slot.ts'
import type { MissingLengths, Pairing, Stage } from '../../../chart/stage.ts'
import { type DeclaredWin, openTitle, type Title } from '../../../chart/title.ts'
import type { EntrantId, Seq } from '../../../facts/ids.ts'
import { last } from '../../../lists/at.ts'
import { bothColours } from '../../../series/both-colours.ts'
import { endingAmong, haveWonAlike, type Step } from '../ending.ts'
import { winnerDeclared } from '../facts/winner-declared.ts'
import { OUT_AT } from '../games.ts'
import { diagonalLedger } from '../ledger.ts'
import type { DiagonalOptions } from '../options.ts'
import { lostGames, stageOf } from '../tally.ts'
import { message } from '../words/messages.ts'
import { firstRound } from './first-round.ts'
import { type Kind, pairRound } from './pairing.ts'

export function draw(options: DiagonalOptions, chart: Chart): void {
  const stage = stageOf(chart) ?? newStage(chart)
  if (!chart.started) return
  while (drawNext(options, chart, stage));
}

/** The stage with its first round. */
function newStage(chart: Chart): Stage {
  const {
    field: { size },
  } = chart
  const figures = { lostGamesToBeOut: OUT_AT / 2 }
  // Everybody but the winner loses four games, and a game is lost by one, or by two by halves.
  const games = { min: 4 * (size - 1), max: null }
  const stage = chart.board.stage('diagonal', { name: message('diagonal-title'), prefix: 'D', figures, games })
  stage.round(1, { name: numberedRound(1), isAwaited: true }, (round) => {
    for (const [a, b] of firstRound(size))
      round.match({ seats: [chart.board.seed(a + 1), chart.board.seed(b + 1)], series: bothColours })
  })
  return stage
}

/** Draws the next round if it is published; false if there is nothing more to draw now. */
function drawNext(options: DiagonalOptions, chart: Chart, stage: Stage): boolean {
  chart.title = undefined
  const { rounds } = stage
  const latest = last(rounds)
  const open = rounds.find(({ isDone }) => !isDone)
  if (latest.number > 1 && stop(chart, stage, latest, open)) return false
  const due = open ? undefined : dueAfter(options, chart, stage, latest)
  if (due && end(options, chart, stage, due)) return false
  return drawPublished(options, chart, stage, latest, due)
}

/** DIA-30: during a round the director may declare one of its players the winner; true if so. */
function stop(chart: Chart, stage: Stage, last: Round, open: Round | undefined): boolean {
  const win = winIn(stage, last.number)
  if (!win && open !== last) return false
  const among = () => playersOf(last).filter(isHereAt(chart, win?.seq))
  return openTitle(titleOf(stage, last.number, among, false), win, 'DIA-30')
}

const titleOf = (stage: Stage, round: number, among: Title['among'], isAsked: boolean) => ({
  stage,
  round,
  among,
  isAsked,
  declaration: (winners: readonly EntrantId[], note?: string) =>
    winnerDeclared.fact({ stage: stage.id, round, winners, ...(note === undefined ? {} : { note }) }),
})

/** The director's word, given in this round or instead of it. */
function winIn({ id, chart }: Stage, round: number): DeclaredWin | undefined {
  const win = diagonalLedger(chart).win(id)
  return win?.round === round ? win : undefined
}

/** DIA-11: players who have withdrawn by then are absent. */
export const isHereAt =
  ({ field: { gone } }: Chart, moment: Seq | undefined) =>
  (who: Who): boolean => {
    const since = gone.get(who)
    return since === undefined || (moment !== undefined && since > moment)
  }

export const playersOf = ({ matches }: Round): Who[] => [
  ...new Set(matches.flatMap(({ seats }) => seats.map(({ who }) => who))),
]

/** The next round once every round is complete; players in the order of the row. */
interface Due {
  readonly kind: Kind
  readonly players: readonly Who[]
  readonly lengths?: MissingLengths | undefined
}

/** DIA-S11, DIA-S12: the players left play on; if all are out, the players of the last round who are level in every step. */
function dueAfter(options: DiagonalOptions, chart: Chart, stage: Stage, latest: Round): Due {
  const isHere = isHereAt(chart, winIn(stage, latest.number + 1)?.seq)
  const lost = lostGames(options, chart, stage.rounds)
  const left = kindOf(latest) === 'extra' ? [] : chart.field.order.filter((who) => lost.at(who) < OUT_AT && isHere(who))
  if (left.length > 0) return { kind: 'regular', players: left }
  const players = contendersIn(chart, latest, isHere)
  if (players.length < 2) return { kind: 'extra', players }
  const step = last(endingAmong(options, chart, stage.rounds, players))
  return { kind: 'extra', players: step.left, lengths: lengthsToAskFor(stage, step) }
}

/** DIA-20: missing lengths that could decide. Once the director has called one unknown, none is asked for. */
function lengthsToAskFor({ rounds }: Stage, step: Step): MissingLengths | undefined {
  if (step.rule !== 'DIA-20' || step.missing.length === 0 || !haveWonAlike(step.counts)) return undefined
  const saidUnknown = rounds.findLast(({ publication }) => publication?.reasons[0]?.['lengths'] === 'unknown')
  if (step.missing.some(({ match }) => match.round.number < (saidUnknown?.number ?? 0))) return undefined
  return { rule: step.rule, games: step.missing }
}

/** The last step taken before an extra round was published. */
export function stepBefore(options: DiagonalOptions, chart: Chart, extra: Round): Step {
  const before = extra.stage.rounds.filter(({ number }) => number < extra.number)
  const players = contendersIn(chart, last(before), isHereAt(chart, extra.publication?.seq))
  return last(endingAmong(options, chart, before, players))
}

export const kindOf = ({ publication }: Round): Kind => (publication?.kind === 'extra' ? 'extra' : 'regular')

/** Players of a round who are present, in the order of the row. */
function contendersIn({ field: { order } }: Chart, round: Round, isHere: (who: Who) => boolean): Who[] {
  const players = new Set(playersOf(round))
  return order.filter((who) => players.has(who) && isHere(who))
}

/** The players compared by the steps of DIA-S12. */
export const lastContenders = (chart: Chart, { rounds }: Stage): Who[] =>
  contendersIn(chart, last(rounds), isHereAt(chart, undefined))

/** True if there is a winner, if nobody can win, or if only the director can decide. */
function end({ maxExtraRounds }: DiagonalOptions, chart: Chart, stage: Stage, { kind, players }: Due): boolean {
  const [first = NOBODY, ...others] = players
  if (others.length === 0) {
    chart.crown(first, { rule: first === NOBODY ? 'DIA-11' : kind === 'regular' ? 'DIA-S11' : 'DIA-S12' })
    return true
  }
  const isAsked = kind === 'extra' && extraRounds(stage) >= maxExtraRounds
  const round = stage.rounds.length + 1
  const win = diagonalLedger(chart).win(stage.id)
  return (
    openTitle(
      titleOf(stage, round, () => players, isAsked),
      win,
      isAsked ? 'DIA-22' : 'DIA-30',
    ) || isAsked
  )
}

export const extraRounds = ({ rounds }: Stage): number => rounds.filter((round) => kindOf(round) === 'extra').length

/** Draws the round that is due, if it is published. DIA-29: it stands if its kind is due; an extra round only for exactly the level players. */
function drawPublished(
  options: DiagonalOptions,
  chart: Chart,
  stage: Stage,
  last: Round,
  due: Due | undefined,
): boolean {
  const kind = due?.kind ?? 'regular'
  const round = stage.paired(last.number + 1, {
    name: kind === 'regular' ? numberedRound(last.number + 1) : extraRound(extraRounds(stage) + 1),
    ready: due !== undefined,
    fits: (published) => (due ? stands(published, due) : published.kind === 'regular' && kindOf(last) === 'regular'),
    lengths: due?.lengths,
    propose: () => pairRound(chart, stage.rounds, kind, due?.players ?? [], options.fewPlayersMax),
    draw: (drawn, { matches }) => {
      for (const seats of matches) drawn.match({ seats, series: bothColours })
    },
  })
  return round !== undefined
}

function stands(published: Pairing, { kind, players }: Due): boolean {
  if (published.kind !== kind) return false
  if (kind === 'regular') return true
  const paired = new Set(published.matches.flatMap((seats) => seats.map(({ who }) => who)))
  return paired.size === players.length && players.every((who) => paired.has(who))
}
