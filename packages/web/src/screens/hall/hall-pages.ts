/** The pages of the projector: pairings, standings, latest results. */
import { type BulletinMatch, progressOf, type RoundAt, raceOf, runnerWords, show } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import type { Tournament } from '@arbiter/core/tournament'
import { linesOf, type StandingsLine, type StandingsView, standingsView } from '@arbiter/paper/pictures'
import { type SeatNumber, seatNumber } from '../../parts/board-number.ts'
import { columnText } from '../../parts/column-text.ts'
import { seatWords } from '../../parts/match-words.ts'
import { scoreText } from '../../words/figures.ts'
import { textOf } from '../../words/message-text.ts'
import { sortedName } from '../print/sorted-name.ts'

export const kinds = ['by-board', 'by-name', 'table', 'results'] as const

export interface Side {
  readonly name: string
  readonly colour?: 'white' | 'black' | undefined
  readonly points?: string | undefined
  readonly isThrough?: boolean
}

export interface BoardLine {
  readonly match: string
  readonly board: SeatNumber
  readonly sides: readonly Side[]
  readonly score: string
}

export interface NameLine {
  readonly name: string
  readonly against: readonly string[]
  readonly colour?: 'white' | 'black' | undefined
  readonly board: SeatNumber
}

export type HallPage =
  | { readonly kind: 'by-board' | 'results'; readonly round: Message; readonly lines: readonly BoardLine[] }
  | { readonly kind: 'by-name'; readonly round: Message; readonly lines: readonly NameLine[] }
  | {
      readonly kind: 'table'
      readonly table: StandingsView
      readonly lines: readonly StandingsLine[]
      /** What a race says of each, by name. */
      readonly notes: ReadonlyMap<string, string>
    }

/** Lines per projector page. */
const aPage = 11

/** `live.look(hallPages)`. */
export function hallPages(tournament: Tournament): readonly HallPage[] {
  const { current, last } = progressOf(show(tournament))
  const now = current ?? last
  if (!now) return []
  const isPlaying = now.round.matches.some(({ state }) => state === 'open')
  return [...(isPlaying ? pairingPages(tournament, now) : []), ...tablePages(tournament), ...resultPages(tournament)]
}

/** All pages of a kind as one long page, for scrolling. */
export const inOne = (pages: readonly HallPage[]): readonly HallPage[] =>
  kinds.flatMap((kind) => {
    const [first, ...more] = pages.filter((page) => page.kind === kind)
    if (!first) return []
    const lines = [first, ...more].flatMap((page) => page.lines as never[])
    const whole =
      first.kind === 'table'
        ? { ...first, lines, table: { ...first.table, rows: linesOf(first.table, lines).rows } }
        : { ...first, lines }
    return [whole as HallPage]
  })

/** Rows of a long page that lie below the first screen; names are set in two columns. */
export const rowsBelow = ({ kind, lines }: HallPage): number =>
  Math.max(0, Math.ceil(lines.length / (kind === 'by-name' ? 2 : 1)) - aPage)

const inPages = <Line>(lines: readonly Line[], most: number): readonly (readonly Line[])[] =>
  Array.from({ length: Math.ceil(lines.length / most) }, (_, i) => lines.slice(i * most, (i + 1) * most))

// --- who sits where --------------------------------------------------------------------------------

function pairingPages(tournament: Tournament, { round }: RoundAt): readonly HallPage[] {
  const points = pointsIn(tournament)
  const boards = round.matches.map((match) => boardLine(match, points, seatNumber(round, match)))
  const names = boards
    .flatMap(({ board, sides }) => sides.map((side) => nameLine(side, sides, board)))
    .toSorted((a, b) => a.name.localeCompare(b.name))
  return [
    ...inPages(boards, aPage).map((lines): HallPage => ({ kind: 'by-board', round: round.name, lines })),
    ...inPages(names, 2 * aPage).map((lines): HallPage => ({ kind: 'by-name', round: round.name, lines })),
  ]
}

/** Points before this round, if the table counts points. */
function pointsIn(tournament: Tournament): (name: string) => string | undefined {
  const { table } = show(tournament)
  const column = tournament.format.views.columns.find(({ count }) => count === 'points')
  const text = column && columnText(column, table)
  const rows = new Map(table.map((row) => [row.name, row]))
  return (name) => {
    const row = rows.get(name)
    return row && text ? text(row) : undefined
  }
}

function boardLine(match: BulletinMatch, points: (name: string) => string | undefined, board: SeatNumber): BoardLine {
  const game = match.next?.[0] ?? match.games.at(-1)
  const colourOf = (name: string) => (game ? (game.white === name ? 'white' : 'black') : undefined)
  const sides = match.seats.map((seat): Side => {
    const name = seatWords(seat)
    return { name, colour: colourOf(name), points: points(name), isThrough: goesOn(match, name) }
  })
  // White is listed first until a game has ended; a score follows the seats.
  const isBegun = match.state === 'decided' || match.games.length > 0
  const whiteFirst = sides.toSorted((a, b) => Number(b.colour === 'white') - Number(a.colour === 'white'))
  const score = match.seats.length === 2 ? scoreText(match) : ''
  return { match: match.match, board, sides: isBegun ? sides : whiteFirst, score: score === '–' ? '' : score }
}

const goesOn = ({ state, advancing, winner }: BulletinMatch, name: string): boolean =>
  state === 'decided' && (advancing ?? [winner]).includes(name)

const nameLine = ({ name, colour }: Side, sides: readonly Side[], board: SeatNumber): NameLine => ({
  name: sortedName(name),
  against: sides.flatMap((other) => (other.name === name ? [] : [other.name])),
  colour,
  board,
})

// --- how it stands ---------------------------------------------------------------------------------

const mostFigures = 4

function tablePages(tournament: Tournament): readonly HallPage[] {
  const table = standingsView(tournament, show(tournament))
  const notes = notesOf(tournament)
  return inPages(table.rows, aPage).map((lines) => ({
    kind: 'table',
    table: linesOf(table, lines, mostFigures),
    lines,
    notes,
  }))
}

function notesOf(tournament: Tournament): ReadonlyMap<string, string> {
  const race = raceOf(tournament)
  if (!race) return new Map()
  const words = runnerWords(race)
  return new Map(race.runners.map((runner) => [runner.name, textOf(words(runner))]))
}

// --- what has come in ------------------------------------------------------------------------------

/** Newest first. */
function resultPages(tournament: Tournament): readonly HallPage[] {
  const { stages } = show(tournament)
  const matches = new Map(
    stages.flatMap(({ rounds }) =>
      rounds.flatMap((round) => round.matches.map((match) => [match.match, { match, round: round.name }] as const)),
    ),
  )
  const ids = tournament.log.flatMap((fact) => ('match' in fact && typeof fact.match === 'string' ? [fact.match] : []))
  const decided = [...new Set(ids.toReversed())].flatMap((id) => matches.get(id) ?? [])
  const latest = decided.filter(({ match }) => match.state === 'decided').slice(0, aPage)
  const [first] = latest
  if (!first) return []
  const points = () => undefined
  return [
    {
      kind: 'results',
      round: first.round,
      lines: latest.map(({ match }) => boardLine(match, points, { large: match.match, small: undefined })),
    },
  ]
}
