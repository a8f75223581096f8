/** The tournament as data, as printed by `show --json`. Without sequence numbers, so that undo and redo give the same bytes. */

import type { Chart } from '../chart/chart.ts'
import type { Game, Match } from '../chart/match.ts'
import { namesOf } from '../chart/names.ts'
import type { Round } from '../chart/rounds/round.ts'
import { counted, roundsOf } from '../chart/rounds/rounds.ts'
import type { Who } from '../chart/slot.ts'
import { isSomebody } from '../chart/slot.ts'
import { type AnnouncedRound, announcedId, type Stage } from '../chart/stage.ts'
import type { Player } from '../facts/entrant.ts'
import type { EventDetails } from '../facts/event-details.ts'
import type { Ruling } from '../facts/fact.ts'
import type { MatchId } from '../facts/ids.ts'
import type { ReportInForce } from '../facts/in-force.ts'
import { averageOf } from '../facts/masterpoints.ts'
import type { Result } from '../facts/result.ts'
import { faultSays } from '../fault/says.ts'
import { formatOf } from '../formats/rule-book/format.ts'
import type { Indicators, MatchFigures } from '../formats/views/figures.ts'
import { type OpeningOfGame, openingOfGame, type PairOpening } from '../formats/views/openings.ts'
import { type PairingView, pairingShown } from '../formats/views/pairing.ts'
import { pictureOf } from '../formats/views/picture.ts'
import type { MatchDetail, Remark } from '../formats/views/views.ts'
import { at } from '../lists/at.ts'
import type { Message } from '../message/message.ts'
import { placed } from '../outline/placed-match.ts'
import { type SeatOutline, seatShown } from '../outline/seat.ts'
import { startFen } from '../position/chess960.ts'
import { eventOf } from '../tournament/event.ts'
import { remarksOnOvertaken } from '../tournament/overtaken.ts'
import type { Tournament } from '../tournament/tournament.ts'
import { detailOf } from './match-detail.ts'
import { type NextGame, nextShown } from './next.ts'
import { type TableRow, tableOf } from './table.ts'
import { type Todo, todoOf } from './todo.ts'

export interface Bulletin {
  readonly format: string
  readonly name?: string
  /** When and where it is, how fast the games are; left out where nobody said so. */
  readonly event?: EventDetails
  readonly state: 'entering' | 'running' | 'finished'
  readonly closed: boolean
  readonly entrants: readonly BulletinEntrant[]
  readonly stages: readonly BulletinStage[]
  readonly table: readonly TableRow[]
  readonly champion: string | null
  readonly todo: readonly Todo[]
  readonly remarks: readonly Remark[]
}

export interface BulletinEntrant {
  readonly number: number
  readonly name: string
  readonly id: string
  readonly rating?: number
  readonly maxRating?: number
  readonly club?: string
  readonly captain?: string
  readonly paid?: boolean
  /** The bracket claimed when the entry was sold. */
  readonly claimed?: string
  /** The members of a team; `average` is over their masterpoints. */
  readonly players?: readonly Player[]
  readonly average?: number
  readonly withdrawn?: true
}

export interface BulletinStage {
  readonly id: string
  readonly name: Message
  /** Letter of the bracket it belongs to; `indicators` are its averages. */
  readonly bracket?: string
  readonly indicators?: Indicators
  readonly rounds: readonly BulletinRound[]
  readonly table: readonly TableRow[]
  /** The number of rounds is not known beforehand. */
  readonly openEnded?: true
  /** Figures known beforehand, such as the number of qualifiers. */
  readonly [figure: string]: unknown
}

export interface BulletinRound {
  readonly round: number
  readonly phase?: number
  readonly name: Message
  readonly matches: readonly BulletinMatch[]
  readonly byes: readonly SeatOutline[]
  /** Given if the pairing differs from the bracket. */
  readonly pairing?: PairingView
  /** The Chess960 position of its games once published: number and FEN. */
  readonly start?: number
  readonly fen?: string
}

export interface BulletinGame extends OpeningOfGame {
  readonly game: number
  readonly white: string
  readonly black: string
  readonly result: Result
  readonly finishedAt: string
  readonly moves?: number
  readonly movesToFinish?: number
  /** Ending, an engine's fault, the game it repeats: left out if the result was corrected. */
  readonly ending?: string
  readonly fault?: Message
  readonly repeats?: number
  readonly plies?: number
  /** The game was replayed: its first attempt was void. */
  readonly replayed?: true
}

export interface BulletinMatch extends Omit<MatchFigures, 'tickets'>, MatchDetail {
  readonly match: MatchId
  readonly seats: readonly SeatOutline[]
  readonly advance: number
  /** The bracket numbers of the entrants who advance. */
  readonly takes?: readonly SeatOutline[]
  readonly state: 'waiting' | 'open' | 'decided'
  readonly next?: readonly NextGame[]
  readonly games: readonly BulletinGame[]
  readonly winner?: string | null
  readonly advancing?: readonly string[]
  readonly decidedBy?: string
  readonly annulled?: true
  /** The director's ruling, if there is one. */
  readonly ruling?: Ruling['kind']
  readonly note?: string
}

/** Limits the output to a round or a stage. */
export interface ShowQuery {
  readonly round?: number | undefined
  readonly stage?: string | undefined
}

export function show(tournament: Tournament, query: ShowQuery = {}): Bulletin {
  const { chart, format, opened } = tournament
  const names = namesOf(chart)
  const { round, stage: only } = query
  const event = eventOf(tournament.log)
  const hasEvent = Object.keys(event).length > 0
  const stages = chart.board.stages.filter(({ id }) => only === undefined || id === only)
  return {
    format: format.name,
    ...(opened.name === undefined ? {} : { name: opened.name }),
    ...(hasEvent ? { event } : {}),
    state: chart.state,
    closed: chart.isClosed,
    entrants: chart.field.everybody.map((who) => entrantShown(chart, names, who)),
    stages: stages.map((stage) => stageShown(stage, names, round)),
    table: tableOf(chart, { through: round, stage: only }),
    champion: chart.state === 'finished' ? (names[chart.champion.who] ?? null) : null,
    todo: todoOf(chart),
    remarks: chart.started
      ? [...remarksOnOvertaken(chart), ...(format.views.remarks?.(chart.options, chart) ?? [])]
      : [],
  }
}

function entrantShown(chart: Chart, names: readonly string[], who: Who): BulletinEntrant {
  const { id, name: _, ...profile } = chart.field.entrant(who)
  const average = averageOf(chart.field.entrant(who))
  const withdrawn = chart.field.gone.has(who) ? ({ withdrawn: true } as const) : {}
  const rounded = average === undefined ? {} : { average: Math.round(average * 100) / 100 }
  return { number: who + 1, name: at(names, who), id, ...(profile as object), ...rounded, ...withdrawn }
}

function stageShown(stage: Stage, names: readonly string[], only: number | undefined): BulletinStage {
  const table = tableOf(stage.chart, { through: only, stage: stage.id })
  return {
    id: stage.id,
    name: stage.name,
    ...bracketShown(stage),
    ...stage.figures,
    ...(isOpenEnded(stage) ? { openEnded: true as const } : {}),
    rounds: roundsShown(stage, names, only),
    table,
  }
}

/** Letter and averages of a stage's bracket, if there are several brackets. */
export function bracketShown({ chart, letter }: Stage): Pick<BulletinStage, 'bracket' | 'indicators'> {
  if (letter === '') return {}
  const indicators = chart.started && pictureOf(formatOf(chart), 'bracket')?.indicators?.(chart.options, chart, letter)
  return { bracket: letter, ...(indicators ? { indicators } : {}) }
}

/** Drawn and announced rounds in order, or only one of them. */
export function roundsShown(stage: Stage, names: readonly string[], only?: number): BulletinRound[] {
  const isAsked = ({ number }: { readonly number: number }) => only === undefined || number === only
  return roundsOf(
    stage,
    (round) => (isAsked(round) ? [roundShown(round, names)] : []),
    (round) => (isAsked(round) ? [announcedShown(stage, round, names)] : []),
  ).flat()
}

const isOpenEnded = ({ games, isSeeded }: Stage): boolean => games?.max === null && !isSeeded

function roundShown(round: Round, names: readonly string[]): BulletinRound {
  return {
    ...counted(round.stage, round.number),
    name: round.name,
    matches: round.matches.map((match) => matchShown(match, names)),
    byes: round.byes.map((slot) => seatShown(slot, names)),
    ...pairedAs(round),
    ...startShown(round),
  }
}

function pairedAs(round: Round): Pick<BulletinRound, 'pairing'> {
  const pairing = pairingShown(round)
  return pairing ? { pairing } : {}
}

const startShown = ({ start }: Round) => (start === undefined ? {} : { start, fen: startFen(start) })

function announcedShown(stage: Stage, round: AnnouncedRound, names: readonly string[]): BulletinRound {
  const matches = round.matches.map((seats, i): BulletinMatch => {
    const shown = seats.map((slot) => seatShown(slot, names))
    const place = placed({ stage, number: round.number }, i, shown)
    return {
      match: announcedId(stage, round, i),
      ...place,
      advance: round.advance[i] ?? 0,
      state: 'waiting',
      games: [],
    }
  })
  return {
    ...counted(stage, round.number),
    name: round.name,
    matches,
    byes: round.byes.map((slot) => seatShown(slot, names)),
  }
}

export function matchShown(match: Match, names: readonly string[]): BulletinMatch {
  return {
    match: match.id,
    ...placed(
      match.round,
      match.round.matches.indexOf(match),
      match.seats.map((slot) => seatShown(slot, names)),
    ),
    advance: match.advance,
    ...(match.takes.length > 0 ? { takes: match.takes.map((slot) => seatShown(slot, names)) } : {}),
    state: stateOf(match),
    ...gamesShown(match, names),
    ...outcomeShown(match, names),
    ...(match.isAnnulled ? { annulled: true as const } : {}),
    ...rulingShown(match),
  }
}

function gamesShown(match: Match, names: readonly string[]): Pick<BulletinMatch, 'next' | 'games' | keyof MatchDetail> {
  const detail = detailOf(match, names)
  if (detail.boards) return { games: [], ...detail }
  return {
    ...(stateOf(match) === 'open' ? { next: nextShown(match, names) } : {}),
    games: match.games.map((game) => gameShown(match, game, names, detail.openings)),
    ...detail,
  }
}

function rulingShown({ ruling }: Match): Pick<BulletinMatch, 'ruling' | 'note'> {
  if (!ruling) return {}
  return { ruling: ruling.ruling.kind, ...(ruling.note === undefined ? {} : { note: ruling.note }) }
}

function stateOf({ outcome, isSeated, round }: Match): BulletinMatch['state'] {
  if (outcome) return 'decided'
  return isSeated && round.takesResults ? 'open' : 'waiting'
}

function outcomeShown(
  match: Match,
  names: readonly string[],
): Pick<BulletinMatch, 'winner' | 'advancing' | 'decidedBy'> {
  const { outcome, advance } = match
  if (!outcome) return {}
  const through = outcome.order.slice(0, advance).map((seat) => match.who(seat))
  return {
    winner: names[match.winnerNow] ?? null,
    advancing: through.filter(isSomebody).map((who) => at(names, who)),
    decidedBy: outcome.by,
  }
}

const sidesShown = (match: Match, { white, black }: Pick<Game, 'white' | 'black'>, names: readonly string[]) => ({
  white: at(names, match.who(white)),
  black: at(names, match.who(black)),
})

function gameShown(
  match: Match,
  game: Game,
  names: readonly string[],
  openings?: readonly PairOpening[],
): BulletinGame {
  const { moves, movesToFinish } = game.report ?? {}
  const sides = sidesShown(match, game, names)
  return {
    game: game.number,
    ...sides,
    result: game.score.result as Result,
    finishedAt: game.finishedAt,
    ...openingOfGame(game, openings),
    ...(moves === undefined ? {} : { moves }),
    ...(movesToFinish === undefined ? {} : { movesToFinish }),
    ...(game.report ? recordShown(game.report, sides) : {}),
  }
}

type RecordFigures = Pick<BulletinGame, 'ending' | 'fault' | 'repeats' | 'plies' | 'replayed'>

/** CUP-22: a corrected result is the director's word; the recorded ending does not support it and is left out. */
function recordShown({ record, before }: ReportInForce, sides: Pick<BulletinGame, 'white' | 'black'>): RecordFigures {
  if (!record) return {}
  const { ending, plies, fault, replayed, repeats } = record
  const length = { plies, ...(replayed ? { replayed } : {}) }
  if (before !== undefined) return length
  return {
    ending,
    ...length,
    ...(fault ? { fault: faultSays(fault, sides[fault.by]) } : {}),
    ...(repeats === undefined ? {} : { repeats }),
  }
}
