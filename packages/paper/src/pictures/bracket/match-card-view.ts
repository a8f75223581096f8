/** What the card of a match shows: how it stands, a row for each seat, a column for each game under its clock. */
import {
  type BulletinMatch,
  boardsPlayed,
  briefConditions,
  decisionShown,
  halvesShown,
  isBegun,
  marksOf,
  pointsIn,
  type Rung,
  type SeatOutline,
  seatSaid,
  sideShown,
} from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import { clockHead } from './clock-head.ts'
import { message } from './words/messages.ts'

export type MatchLook = 'waiting' | 'ready' | 'live' | 'decided'

/** Waiting for seats, ready to play, being played, decided. */
export function lookOf({ state, games, boards }: BulletinMatch, isPlaying = false): MatchLook {
  if (state !== 'open') return state
  return isPlaying || games.length > 0 || boards?.scores.some(isBegun) ? 'live' : 'ready'
}

export interface MatchCardView {
  readonly match: string
  readonly look: MatchLook
  /** What only the director can settle: a stamp in red. */
  readonly needs?: Message
  /** Beside the number: the conditions of the next game, or how it was decided. */
  readonly note: Message | undefined
  /** The headings of the columns of figures. */
  readonly steps: readonly FigureColumn[]
  /** From the top. */
  readonly seats: readonly SeatView[]
}

export interface SeatView {
  readonly seat: SeatOutline
  readonly colour: 'white' | 'black' | undefined
  readonly seed: number | undefined
  /** Its entrant, or who will come. */
  readonly name: Message
  /** Where it comes from, if an entrant has come out of a match. */
  readonly cameFrom: string | undefined
  readonly kind: 'slot' | 'won' | 'lost' | 'plain'
  /** On the path that is followed. */
  readonly isPath: boolean
  readonly figures: readonly FigureColumn[]
  /** A mark beside the name, with what it means: engines that crashed. */
  readonly remark?: { readonly text: string; readonly says: Message }
  /** In place of figures: points of pairs, IMPs, or the whole score where there is no room for columns. */
  readonly score: string | undefined
}

export interface FigureColumn {
  readonly text: string | Message
  /** `fold`: the sum of games between the first and the last. */
  readonly kind: '' | 'hit' | 'fold'
}

export interface CardQuestion {
  readonly look?: MatchLook
  readonly seeds?: ReadonlyMap<string, number> | undefined
  /** The seats from the top, as a tree shows them. */
  readonly rows?: ((match: BulletinMatch) => readonly number[]) | undefined
  /** The steps of its series, which head the columns. */
  readonly ladder?: readonly Rung[]
  /** One score a side instead of one a game. */
  readonly isDense?: boolean | undefined
  readonly note?: Message | undefined
  readonly followed?: string | undefined
  readonly onPath?: ((seat: SeatOutline) => boolean) | undefined
  /** The text of an empty slot, if more is known than its number. */
  readonly slotSaid?: ((seat: SeatOutline) => Message | undefined) | undefined
}

export function matchCardView(match: BulletinMatch, question: CardQuestion = {}): MatchCardView {
  const { look = lookOf(match), rows, ladder = [], isDense = false, note } = question
  const hasColumns = !isDense && match.pairs === undefined && match.boards === undefined
  return {
    match: match.match,
    look,
    note: note ?? noteOn(match, look),
    steps: hasColumns ? stepsOf(match, ladder) : [],
    seats: (rows?.(match) ?? [...match.seats.keys()]).map((seat) => seatView(match, seat, hasColumns, question)),
  }
}

/** A match of pairs says how many; others the conditions of their next game, and in the end how they were decided. */
function noteOn(match: BulletinMatch, look: MatchLook): Message | undefined {
  const { pairs, games, next = [] } = match
  if (look === 'decided') return decisionShown(match)
  if (pairs !== undefined)
    return games.length === 0
      ? message('card-pairs', { count: pairs })
      : message('card-pairs-game', { game: games.length + 1, count: pairs })
  return next[0] && briefConditions(next[0])
}

// --- seats ---------------------------------------------------------------------------------------

function seatView(match: BulletinMatch, index: number, hasColumns: boolean, question: CardQuestion): SeatView {
  const { seeds, followed, onPath, slotSaid, isDense = false } = question
  const seat = match.seats[index] as SeatOutline
  const { entrant } = seat
  return {
    seat,
    colour: colourOf(match, entrant),
    seed: entrant === undefined ? undefined : (seat.seed ?? seeds?.get(entrant) ?? seat.number),
    name: slotSaid?.(seat) ?? seatSaid(seat),
    cameFrom: entrant === undefined ? undefined : seat.winnerOf,
    kind: kindOf(match, entrant),
    isPath: (entrant !== undefined && entrant === followed) || onPath?.(seat) === true,
    figures: hasColumns ? columnsOf(match, index) : [],
    score: scoreOf(match, index, isDense),
  }
}

/** True for those who advance, or have won where nobody advances. */
export const isThrough = ({ state, advancing = [], winner }: BulletinMatch, entrant: string | undefined): boolean =>
  state === 'decided' && entrant !== undefined && (advancing.length > 0 ? advancing : [winner]).includes(entrant)

function kindOf(match: BulletinMatch, entrant: string | undefined): SeatView['kind'] {
  if (entrant === undefined) return 'slot'
  if (isThrough(match, entrant)) return 'won'
  return match.state === 'decided' ? 'lost' : 'plain'
}

/** The colour in the next game, or in the last one if all are played. */
function colourOf({ next, games }: BulletinMatch, entrant: string | undefined): SeatView['colour'] {
  const game = next?.[0] ?? games.at(-1)
  if (!game || entrant === undefined) return undefined
  return game.white === entrant ? 'white' : 'black'
}

function scoreOf(match: BulletinMatch, index: number, isDense: boolean): string | undefined {
  const boards = boardsPlayed(match)
  if (boards) {
    const side = boards.between.indexOf(match.seats[index]?.entrant ?? '')
    return side < 0 ? '' : imps(boards.score[side as 0 | 1])
  }
  const isShort = match.pairs !== undefined || isDense
  return isShort && match.games.length > 0 ? sideShown(match, index) : undefined
}

const imps = (score: number): string => String(Math.round(score * 100) / 100)

// --- columns -------------------------------------------------------------------------------------

const mostColumns = 3

/** Up to three games are shown; of a longer series the first, the sum of those between, and the last. */
function columnsOf(match: BulletinMatch, index: number): FigureColumn[] {
  const marks = marksOf(match, index)
  const column = (mark: string): FigureColumn => ({ text: mark, kind: mark === '1' || mark === '+' ? 'hit' : '' })
  return folded(marks.map(column), () => ({ text: halvesShown(pointsIn(marks.slice(1, -1))), kind: 'fold' }))
}

/** The clock of each game; its number where clocks are not known. None for a single game without a clock. */
function stepsOf({ games }: BulletinMatch, ladder: readonly Rung[]): FigureColumn[] {
  const headings = games.map(({ game }): FigureColumn => {
    const clock = ladder.find((rung) => rung.game === game)?.clock
    return { text: clock ? clockHead(clock) : String(game), kind: '' }
  })
  const hasClocks = headings.some(({ text }) => typeof text !== 'string')
  if (headings.length < 2 && !hasClocks) return []
  return folded(headings, () => ({ text: `+${headings.length - 2}`, kind: 'fold' }))
}

function folded(columns: readonly FigureColumn[], between: () => FigureColumn): FigureColumn[] {
  if (columns.length <= mostColumns) return [...columns]
  return [columns[0] as FigureColumn, between(), columns.at(-1) as FigureColumn]
}
