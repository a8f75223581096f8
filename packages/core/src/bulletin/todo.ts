/** What to do next: a game to report, a round to publish, a tournament to start or close. */
import type { Chart } from '../chart/chart.ts'
import type { Match } from '../chart/match.ts'
import { type GameNamed, namesOf } from '../chart/names.ts'
import type { Choice, Wanted } from '../chart/stage.ts'
import type { Refusal } from '../refusals/refusal.ts'
import { sentenceOf } from '../refusals/sentence.ts'
import { refusedOrder } from '../tournament/entering.ts'
import { lengthsMissing } from '../tournament/pairing.ts'
import { isRoundWithoutLengths, type RoundWithoutLengths } from '../tournament/publishing.ts'
import { listed } from '../words/sentence.ts'
import { boardsShown, type OpenShown } from './boards.ts'
import { conditionsOf } from './conditions.ts'
import { boardsInWords } from './imps.ts'
import { type NextShown, nextShown } from './next.ts'

export type Todo =
  | { readonly do: 'enter' | 'start' | 'close'; readonly sentence: string }
  | { readonly do: 'edit'; readonly missing?: Missing; readonly sentence: string }
  | { readonly do: 'declare'; readonly among: readonly string[]; readonly sentence: string }
  | RoundToPublish
  | { readonly do: 'rule'; readonly match: string; readonly among: readonly string[]; readonly sentence: string }
  | { readonly do: 'choose'; readonly chooser: string; readonly among: readonly string[]; readonly sentence: string }
  | GameToReport
  | BoardsToReport

/** A round, seeds or an opening to publish. */
interface RoundToPublish {
  readonly do: 'pair'
  readonly stage: string
  readonly round?: number
  /** Games whose lengths are asked for first. */
  readonly lengths?: readonly GameNamed[]
  readonly sentence: string
}

/** What keeps the list from being put in order, or the handicaps from being reckoned. */
interface Missing {
  readonly which: 'rating' | 'maxRating' | 'players'
  readonly entrants: readonly string[]
}

/** A game that can be played now. */
export interface GameToReport extends NextShown {
  readonly do: 'report'
  readonly match: string
  /** The other results of its round carry a finish time, so this one must. */
  readonly needsFinishTime?: true
  /** The match has other games to play now, so the report must say which it is. */
  readonly isOneOfSeveral?: true
  readonly sentence: string
}

/** Boards of two teams whose IMPs can come in now. */
export interface BoardsToReport extends OpenShown {
  readonly do: 'report'
  readonly match: string
  /** The match has more than two teams, so the report must say which two. */
  readonly isOneOfSeveral?: true
  readonly sentence: string
}

export function todoOf(chart: Chart): Todo[] {
  if (!chart.started) return [entering(chart)]
  if (chart.isClosed) return []
  if (chart.isFinished)
    return [{ do: 'close', sentence: 'All is played: close the tournament when the table is final.' }]
  return [...declaring(chart), ...publishing(chart), ...playing(chart)]
}

function entering(chart: Chart): Todo {
  const { present, format, options } = chart
  const refusal = format.field(present.length, options)
  if (refusal) return { do: 'enter', sentence: sentenceOf(refusal) }
  const unordered = refusedOrder(chart)
  if (unordered) return { do: 'edit', ...missingIn(unordered), sentence: sentenceOf(unordered) }
  return { do: 'start', sentence: `${present.length} have entered: start when the list is complete.` }
}

function missingIn(refusal: Refusal): { missing?: Missing } {
  if (refusal.code === 'missing-ratings') return { missing: { which: refusal.which, entrants: refusal.entrants } }
  return refusal.code === 'missing-masterpoints' ? { missing: { which: 'players', entrants: refusal.entrants } } : {}
}

/** Only where nothing else can decide it. */
function declaring(chart: Chart): Todo[] {
  if (!chart.title?.isAsked) return []
  const names = namesOf(chart)
  const among = chart.title.among().map((who) => names[who] as string)
  const sentence = `${listed(among)} cannot be separated by play: declare one of them the winner, or several who share the win.`
  return [{ do: 'declare', among, sentence }]
}

const publishing = (chart: Chart): Todo[] => chart.wants.map((wanted) => publishingOf(chart, wanted))

function publishingOf(chart: Chart, wanted: Wanted): Todo {
  const { stage } = wanted
  if (wanted.what === 'choice') return choosing(chart, wanted)
  if (wanted.what === 'opening')
    return {
      do: 'pair',
      stage: stage.id,
      sentence: `Match ${wanted.match.id} is level: the opening of its next pair is ready to be drawn and published.`,
    }
  if (wanted.what === 'seeds')
    return { do: 'pair', stage: stage.id, sentence: `The seeds of ${stage.name} are ready to be published.` }
  if (isRoundWithoutLengths(wanted)) return lengthsToAskFor(chart, wanted)
  const name = stage.letter === '' ? wanted.name : `${stage.name}: ${wanted.name}`
  return { do: 'pair', stage: stage.id, round: wanted.round, sentence: `${name} is ready to be paired and published.` }
}

function lengthsToAskFor(chart: Chart, wanted: RoundWithoutLengths): Todo {
  const refusal = lengthsMissing(chart, wanted)
  const { stage, round } = wanted
  return { do: 'pair', stage: stage.id, round, lengths: refusal.games, sentence: sentenceOf(refusal) }
}

function choosing(chart: Chart, wanted: Choice): Todo {
  const names = namesOf(chart)
  const chooser = names[wanted.chooser] as string
  const among = wanted.among.map((who) => names[who] as string)
  return { do: 'choose', chooser, among, sentence: `${chooser} chooses an opponent: ${listed(among)}.` }
}

function playing(chart: Chart): Todo[] {
  const names = namesOf(chart)
  return chart.openMatches().flatMap((match) => {
    if (match.series.boards) return boardsToPlay(match, names)
    if (match.series.pairs?.isAsked(match)) return [ruling(match, names)]
    const games = nextShown(match, names)
    const several = games.length > 1 ? ({ isOneOfSeveral: true } as const) : {}
    return games.map((game): Todo => {
      const conditions = conditionsOf(game)
      const where = `${match.round.name}, match ${match.id}: ${game.white} (White) – ${game.black}`
      const sentence = conditions === '' ? where : `${where}, ${conditions}`
      return { do: 'report', match: match.id, ...game, ...several, ...finishTime(chart, match), sentence }
    })
  })
}

/** Level, and nothing more is played: the director says who has won. */
function ruling(match: Match, names: readonly string[]): Todo {
  const among = match.seats.map(({ who }) => names[who] as string)
  const sentence = `${match.round.name}, match ${match.id}: ${listed(among)} are level after all tiebreak pairs. Rule who wins.`
  return { do: 'rule', match: match.id, among, sentence }
}

function boardsToPlay(match: Match, names: readonly string[]): Todo[] {
  const several = match.here.length > 2 ? ({ isOneOfSeveral: true } as const) : {}
  return (boardsShown(match, names).open ?? []).map((open): Todo => {
    const sentence = `${match.round.name}, match ${match.id}: ${open.between.join(' v ')}, ${boardsInWords(open)}`
    return { do: 'report', match: match.id, ...open, ...several, sentence }
  })
}

function finishTime(chart: Chart, match: Match): Pick<GameToReport, 'needsFinishTime'> {
  const refusal = chart.format.reporting?.(chart.options, chart, { match, finishedAt: undefined })
  return refusal?.code === 'mixed-times' ? { needsFinishTime: true } : {}
}
