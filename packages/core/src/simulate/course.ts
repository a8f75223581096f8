/** One run as a tournament: the commands of players and director that lead to it. */
import type { Chart } from '../chart/chart.ts'
import type { Match } from '../chart/match.ts'
import type { Who } from '../chart/slot.ts'
import type { PendingPublication } from '../chart/stage.ts'
import type { OwnCommand } from '../commands/command.ts'
import { act } from '../decider/decide.ts'
import { hash } from '../dice/dice.ts'
import type { EntrantId } from '../facts/ids.ts'
import type { Instant } from '../facts/instant.ts'
import type { Score } from '../facts/result.ts'
import { type AnyFormat, formatOf } from '../formats/rule-book/format.ts'
import type { RefusedResult, Result } from '../refusals/result.ts'
import type { GameToPlay } from '../series/series.ts'
import { tournamentOf } from '../tournament/open.ts'
import { isRoundWithoutLengths } from '../tournament/publication.ts'
import type { Tournament } from '../tournament/tournament.ts'
import { Chance } from './chance.ts'
import { modelOf } from './models/spec.ts'
import { Pace } from './pace.ts'
import { PlayOut, type Scribe } from './play-out.ts'
import { type Question, refusedQuestion } from './question.ts'

/** A tournament played on to its end, each step decided by the real rules; or why it cannot start. */
export function tournamentAfter(
  question: Question,
  run: number,
  known: readonly AnyFormat[],
): Result<{ readonly tournament: Tournament }> {
  const unread = refusedQuestion(question)
  if (unread) return unread
  const read = tournamentOf(question.log, known)
  if (!read.ok) return read
  const { tournament } = read
  const refused = tournament.chart.started ? undefined : take(tournament, { do: 'start' }, tournament.last.at)
  if (refused) return refused
  const { steps, places } = courseOf(question, run, tournament.chart)
  for (const step of steps) follow(tournament, step)
  if (placesIn(tournament.chart) !== places) throw new Error('a simulated tournament ended otherwise than simulated')
  return { ok: true, tournament }
}

function follow(tournament: Tournament, { command, at }: Step): void {
  const refused = isDoneAlready(tournament, command) ? undefined : take(tournament, command, at)
  if (refused) throw new Error(`a simulated step is refused: ${JSON.stringify([command, refused.refusal])}`)
}

const placesIn = (chart: Chart): string =>
  formatOf(chart)
    .table(chart.options, chart, {})
    .map(({ rank, who }) => `${rank} ${who}`)
    .join()

function take(tournament: Tournament, command: OwnCommand, now: Instant): RefusedResult | undefined {
  const answer = act(tournament, command, { by: 'simulation', now })
  return answer.ok ? undefined : answer
}

/** True for a pairing that was published on its own. */
const isDoneAlready = ({ chart }: Tournament, command: OwnCommand): boolean =>
  command.do === 'pair' && chart.wants.every(({ what }) => what === 'choice')

interface Step {
  readonly command: OwnCommand
  readonly at: Instant
}

/** Lots come from the tournament's own dice, so this course is possible. */
function courseOf({ model, tempo, seed }: Question, run: number, chart: Chart) {
  const chance = new Chance()
  chance.begin(hash(seed), run)
  const course = new Course(chart)
  const mark = chart.trail.mark()
  new PlayOut(chart, modelOf(model, chart), new Pace(tempo, chart.now.at), chance, course).run()
  const places = placesIn(chart)
  chart.trail.rollBack(mark)
  return { steps: course.steps, places }
}

class Course implements Scribe {
  readonly steps: Step[] = []
  private readonly chart: Chart

  constructor(chart: Chart) {
    this.chart = chart
  }

  played(match: Match, game: GameToPlay, { result }: Score, finishedAt: Instant, isTimed: boolean): void {
    const report = { do: 'report', match: match.id, ...(isTimed ? { finishedAt } : {}) } as const
    const command =
      typeof result === 'string'
        ? { ...report, game: game.number, result }
        : { ...report, ...this.boardsOf(match, game), imps: result }
    this.add(command, finishedAt)
  }

  /** A half, or extra boards, between two teams. */
  private boardsOf(match: Match, { white, black, half, number }: GameToPlay) {
    const between = [this.idOf(match.who(white)), this.idOf(match.who(black))] as const
    return { between, ...(half === undefined ? { game: number } : { half }) }
  }

  /** The number of moves is not simulated. */
  published(wanted: PendingPublication, opponent: Who | undefined): void {
    const pair = isRoundWithoutLengths(wanted)
      ? ({ do: 'pair', lengths: 'unknown' } as const)
      : ({ do: 'pair' } as const)
    this.add(opponent === undefined ? pair : { do: 'choose', opponent: this.idOf(opponent) }, this.chart.now.at)
  }

  ruled(match: Match, winner: Who): void {
    this.add({ do: 'rule', match: match.id, winner: this.idOf(winner) }, this.chart.now.at)
  }

  shared(winners: readonly Who[]): void {
    this.add({ do: 'declare', winners: winners.map((who) => this.idOf(who)) }, this.chart.now.at)
  }

  private add(command: OwnCommand, at: Instant): void {
    this.steps.push({ command, at })
  }

  private idOf(who: Who): EntrantId {
    return this.chart.field.entrant(who).id
  }
}
