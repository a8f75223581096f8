/** The next actions: a game to report, a round to publish, a tournament to start or close. */

import type { Chart } from '../chart/chart.ts'
import type { Match } from '../chart/match.ts'
import { entrantOf, nameOf, namesOf, whoIsCalled } from '../chart/names.ts'
import { roundInBracket } from '../chart/rounds/round-name.ts'
import type { Choice, PendingPublication } from '../chart/stage.ts'
import { formatOf } from '../formats/rule-book/format.ts'
import type { OpenBoards } from '../formats/views/boards.ts'
import { at } from '../lists/at.ts'
import type { GameLabel, Message, Statement } from '../message/message.ts'
import type { Refusal } from '../refusals/refusal.ts'
import { startRefusalSays } from '../refusals/start-says.ts'
import { isRoundWithoutLengths, lengthsMissing, type RoundWithoutLengths } from '../tournament/publication.ts'
import { conditionsOf } from './games/conditions.ts'
import { boardsSaid } from './imps.ts'
import { detailOf } from './match-detail.ts'
import { type NextGame, nextShown } from './next.ts'
import { message } from './words/messages.ts'

/** One action for now, with its sentences. */
export type Todo = (Pick<Statement, 'says'> & (TodoTask | RoundToPublish)) | GameToReport | BoardsToReport

type TodoTask =
  | { readonly do: 'enter' | 'start' | 'close' }
  | { readonly do: 'edit'; readonly missing?: MissingRatings }
  | { readonly do: 'declare'; readonly among: readonly string[] }
  | { readonly do: 'rule'; readonly match: string; readonly among: readonly string[] }
  | { readonly do: 'choose'; readonly chooser: string; readonly among: readonly string[] }

/** A round, seeds or an opening to publish. */
interface RoundToPublish {
  readonly do: 'pair'
  readonly stage: string
  readonly round?: number
  /** Games whose lengths are needed first. */
  readonly lengths?: readonly GameLabel[]
}

/** Masterpoints missing for the order of the list or for handicaps. */
interface MissingRatings {
  readonly which: 'rating' | 'maxRating' | 'players'
  readonly entrants: readonly string[]
}

/** A game that can be played now. */
export interface GameToReport extends NextGame, Pick<Statement, 'says'> {
  readonly do: 'report'
  readonly match: string
  /** Other results of its round have a finish time, so this one needs one too. */
  readonly needsFinishTime?: true
  /** The match has several games to play now, so the report must name one. */
  readonly isOneOfSeveral?: true
}

/** Boards of two teams whose IMPs can be reported now. */
export interface BoardsToReport extends OpenBoards, Pick<Statement, 'says'> {
  readonly do: 'report'
  readonly match: string
  /** The match has more than two teams, so the report must name two. */
  readonly isOneOfSeveral?: true
}

export function todoOf(chart: Chart): Todo[] {
  if (!chart.started) return [entering(chart)]
  if (chart.isClosed) return []
  if (chart.state === 'finished') return [{ do: 'close', says: [message('todo-close')] }]
  return [...declaring(chart), ...publishing(chart), ...playing(chart)]
}

function entering(chart: Chart): Todo {
  const {
    field: { entrants, present },
    format,
    options,
  } = chart
  const refused = format.field(present.length, options)
  if (refused) return { do: 'enter', says: startRefusalSays(refused.refusal) }
  const unordered = formatOf(chart).gates?.start?.(options, entrants, present, false)?.refusal
  if (unordered) return { do: 'edit', ...missingIn(unordered), says: startRefusalSays(unordered) }
  return { do: 'start', says: [message('todo-start', { count: present.length })] }
}

function missingIn(refusal: Refusal): { missing?: MissingRatings } {
  if (refusal.code === 'missing-ratings') return { missing: { which: refusal.which, entrants: refusal.entrants } }
  return refusal.code === 'missing-masterpoints' ? { missing: { which: 'players', entrants: refusal.entrants } } : {}
}

/** Offered only if nothing else can decide the match. */
function declaring(chart: Chart): Todo[] {
  if (!chart.title?.isAsked) return []
  const among = chart.title.among()
  const says = [message('todo-declare', { who: among.map((who) => entrantOf(chart, who)) })]
  return [{ do: 'declare', among: among.map((who) => nameOf(chart, who)), says }]
}

const publishing = (chart: Chart): Todo[] => chart.wants.map((wanted) => publishingOf(chart, wanted))

function publishingOf(chart: Chart, wanted: PendingPublication): Todo {
  const { stage } = wanted
  if (wanted.what === 'choice') return choosing(chart, wanted)
  if (wanted.what === 'draw') return { do: 'pair', stage: stage.id, says: [wanted.todo] }
  if (wanted.what === 'seeds')
    return { do: 'pair', stage: stage.id, says: [message('todo-seeds', { stage: stage.name })] }
  if (isRoundWithoutLengths(wanted)) return lengthsToAskFor(chart, wanted)
  const round = roundInBracket(stage.letter, wanted.name)
  return { do: 'pair', stage: stage.id, round: wanted.round, says: [message('todo-pair', { round })] }
}

function lengthsToAskFor(chart: Chart, wanted: RoundWithoutLengths): Todo {
  const refusal = lengthsMissing(chart, wanted)
  const { stage, round } = wanted
  return { do: 'pair', stage: stage.id, round, lengths: refusal.games, says: startRefusalSays(refusal) }
}

function choosing(chart: Chart, { chooser, among }: Choice): Todo {
  const details = { who: entrantOf(chart, chooser), among: among.map((who) => entrantOf(chart, who)) }
  return {
    do: 'choose',
    chooser: nameOf(chart, chooser),
    among: among.map((who) => nameOf(chart, who)),
    says: [message('todo-choose', details)],
  }
}

function playing(chart: Chart): Todo[] {
  const names = namesOf(chart)
  return chart.board.openMatches().flatMap((match) => {
    if (match.series.results === 'numbers') return boardsToPlay(chart, match, names)
    if (match.series.awaits?.(match) === 'ruling') return [ruling(chart, match, names)]
    const games = nextShown(match, names)
    const several = games.length > 1 ? ({ isOneOfSeveral: true } as const) : {}
    return games.map((game): Todo => {
      const says = [gameSaid(chart, match, names, game)]
      return { do: 'report', match: match.id, ...game, ...several, ...finishTime(chart, match), says }
    })
  })
}

const placeOf = ({ round, id }: Match) => ({ round: round.name, match: { match: id } })

function gameSaid(chart: Chart, match: Match, names: readonly string[], game: NextGame): Message {
  const entrant = (name: string) => entrantOf(chart, whoIsCalled(names, name))
  const details = { ...placeOf(match), white: entrant(game.white), black: entrant(game.black) }
  const conditions = conditionsOf(game)
  return conditions ? message('todo-report-game', { ...details, conditions }) : message('todo-report', details)
}

/** The match is level with nothing left to play: the director names the winner. */
function ruling(chart: Chart, match: Match, names: readonly string[]): Todo {
  const who = match.seats.map((slot) => entrantOf(chart, slot.who))
  const among = match.seats.map((slot) => at(names, slot.who))
  return { do: 'rule', match: match.id, among, says: [message('todo-rule', { ...placeOf(match), who })] }
}

function boardsToPlay(chart: Chart, match: Match, names: readonly string[]): Todo[] {
  const several = match.here.length > 2 ? ({ isOneOfSeveral: true } as const) : {}
  const entrant = (name: string) => entrantOf(chart, whoIsCalled(names, name))
  return (detailOf(match, names).boards?.open ?? []).map((open): Todo => {
    const [first, second] = [entrant(open.between[0]), entrant(open.between[1])]
    const says = [message('todo-boards', { ...placeOf(match), first, second, boards: boardsSaid(open) })]
    return { do: 'report', match: match.id, ...open, ...several, says }
  })
}

function finishTime(chart: Chart, match: Match): Pick<GameToReport, 'needsFinishTime'> {
  const refused = formatOf(chart).gates?.report?.(chart.options, chart, { match, finishedAt: undefined })
  return refused?.refusal.code === 'mixed-times' ? { needsFinishTime: true } : {}
}
