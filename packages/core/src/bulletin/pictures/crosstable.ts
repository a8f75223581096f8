/** The crosstable: all players against each other, with their games as White and as Black. */

import type { Chart } from '../../chart/chart.ts'
import type { Game, Match, SeatIndex } from '../../chart/match.ts'
import { isSomebody, type Who } from '../../chart/slot.ts'
import { formatOf } from '../../formats/rule-book/format.ts'
import { at } from '../../lists/at.ts'
import type { GameToPlay } from '../../series/series.ts'
import type { Tournament } from '../../tournament/tournament.ts'
import { type TableRow, tableOf } from '../table.ts'

export interface Crosstable {
  /** In the order of the table. */
  readonly rows: readonly CrosstableRow[]
}

export interface CrosstableRow {
  /** The heading of its column. */
  readonly number: number
  readonly rank: number
  readonly place: string
  readonly name: string
  readonly points: number
  readonly withdrawn?: true
  /** One cell per row; `null` on the diagonal. */
  readonly cells: readonly (CrosstableCell | null)[]
}

/** The games of the row's player against the column's player. */
export interface CrosstableCell {
  readonly asWhite: readonly CrosstableGame[]
  readonly asBlack: readonly CrosstableGame[]
}

export type CrosstableGame =
  | { readonly match: string; readonly game: number; readonly state: 'waiting' | 'open'; readonly mark: '·' }
  | {
      readonly match: string
      readonly game: number
      readonly state: 'decided'
      readonly score: 'won' | 'drawn' | 'lost' | 'none'
      /** Played at the board, not decided by absence or ruling. */
      readonly played: boolean
      /** False if it was cancelled or annulled by a withdrawal. */
      readonly counts: boolean
      readonly mark: Mark
    }

/** 1 ½ 0 played; + = − without play; × not counted; · not played yet. */
type Mark = '1' | '½' | '0' | '+' | '=' | '−' | '×'

export function crosstable({ chart }: Tournament): Crosstable {
  const table = tableOf(chart)
  const players = chart.started ? inTableOrder(chart) : []
  const meetings = meetingsOf(chart)
  return { rows: players.map((who, i) => rowOf(chart, at(table, i), i, who, players, meetings)) }
}

const inTableOrder = (chart: Chart): Who[] =>
  formatOf(chart)
    .table(chart.options, chart, {})
    .map(({ who }) => who)

function rowOf(
  chart: Chart,
  { rank, place, name, ...counts }: TableRow,
  index: number,
  who: Who,
  players: readonly Who[],
  meetings: Meetings,
): CrosstableRow {
  const cells = players.map((other) => (other === who ? null : cellOf(meetings, who, other)))
  const withdrawn = chart.field.gone.has(who) ? ({ withdrawn: true } as const) : {}
  return { number: index + 1, rank, place, name, points: Number(counts['points'] ?? 0), ...withdrawn, cells }
}

function cellOf(meetings: Meetings, who: Who, other: Who): CrosstableCell {
  const entries = meetings.get(pairOf(who, other)) ?? []
  const from = (entry: Entry, seat: SeatIndex) => entry.match.who(seat) === who
  return {
    asWhite: entries.filter((entry) => from(entry, entry.white)).map((entry) => gameFor(entry, entry.white)),
    asBlack: entries.filter((entry) => from(entry, entry.black)).map((entry) => gameFor(entry, entry.black)),
  }
}

/** A game, played or to play, or a decision without play, with the seats of White and Black. */
interface Entry {
  readonly match: Match
  readonly number: number
  readonly white: SeatIndex
  readonly black: SeatIndex
  readonly game: Game | undefined
}

type Meetings = ReadonlyMap<string, readonly Entry[]>

const pairOf = (a: Who, b: Who): string => `${Math.min(a, b)} ${Math.max(a, b)}`

function meetingsOf(chart: Chart): Meetings {
  const meetings = new Map<string, Entry[]>()
  for (const match of chart.board.matches.values()) {
    if (!match.seats.every((slot) => isSomebody(slot.who))) continue
    for (const entry of entriesOf(match)) {
      const pair = pairOf(match.who(entry.white), match.who(entry.black))
      meetings.set(pair, [...(meetings.get(pair) ?? []), entry])
    }
  }
  return meetings
}

function entriesOf(match: Match): Entry[] {
  const played = match.games.map((game) => entryOf(match, game, game))
  if (!match.outcome) return [...played, ...match.series.next(match).map((game) => entryOf(match, game, undefined))]
  return played.length > 0 ? played : [{ match, number: 1, white: 0, black: 1, game: undefined }]
}

const entryOf = (match: Match, { number, white, black }: GameToPlay | Game, game: Game | undefined): Entry => ({
  match,
  number,
  white,
  black,
  game,
})

/** The entry from this seat's side. */
function gameFor({ match, number, white, game }: Entry, seat: SeatIndex): CrosstableGame {
  const base = { match: match.id, game: number }
  if (!match.outcome && !game) return { ...base, state: match.round.isOpen ? 'open' : 'waiting', mark: '·' }
  const score = game ? scoreIn(game, seat === white) : ruledScore(match, seat)
  const played = game !== undefined && !game.score.isForfeit
  const counts = !match.isAnnulled && score !== 'none'
  return { ...base, state: 'decided', score, played, counts, mark: counts ? marks[score][played ? 0 : 1] : '×' }
}

const marks = { won: ['1', '+'], drawn: ['½', '='], lost: ['0', '−'], none: ['×', '×'] } as const

type Score = keyof typeof marks

function scoreIn({ score }: Game, isWhite: boolean): Score {
  const [own, other] = isWhite ? [score.white, score.black] : [score.black, score.white]
  if (own === other) return score.isForfeit ? 'lost' : 'drawn'
  return own > other ? 'won' : 'lost'
}

/** A match without a game: ruled, cancelled or annulled. */
function ruledScore({ outcome }: Match, seat: SeatIndex): Score {
  if (!outcome || outcome.order.length === 0) return 'none'
  if (outcome.tied) return 'drawn'
  return outcome.order[0] === seat ? 'won' : 'lost'
}
