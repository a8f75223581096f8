/** A match card: a row per seat, a column per game. A long series is folded. */
import { type BulletinMatch, boardsPlayed, halvesShown, isBegun, markFor, sideShown } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import type { SeatOutline } from '@arbiter/core/outline'
import { Colour, Tick } from '@arbiter/paper/pictures'
import { addresses } from '../app/address.ts'
import type { Live } from '../live/live.ts'
import { useLive } from '../live/live-context.ts'
import { moment } from '../words/time.ts'
import { matchSentence, seatWords } from './match-words.ts'
import { recentMatches } from './recent-matches.ts'
import { words } from './words/messages.ts'

export interface MatchCardProps {
  readonly match: BulletinMatch
  /** Round name, for the accessible name. */
  readonly round: Message
  /** Seeds by name, in brackets. */
  readonly seeds?: ReadonlyMap<string, number> | undefined
  /** The entrant whose path is highlighted. */
  readonly followed?: string | undefined
  /** By seat: true for slots on the highlighted path. */
  readonly onPath?: ((seat: SeatOutline) => boolean) | undefined
  /** Above the seats: table, time. */
  readonly note?: string | undefined
  /** One score per side instead of one per game, for pages with many cards. */
  readonly isDense?: boolean
  readonly style?: Record<string, string>
  readonly tabIndex?: number
  /** Its seats from the top, as a tree shows them. */
  readonly rows?: ((match: BulletinMatch) => readonly number[]) | undefined
  /** The text of an empty slot, if more is known than its number. */
  readonly slotWords?: ((seat: SeatOutline) => string | undefined) | undefined
}

export type MatchLook = 'waiting' | 'ready' | 'live' | 'decided'

/** The look of a card: waiting for seats, ready to play, being played, decided. */
export function lookOf(match: BulletinMatch, live: Live): MatchLook {
  if (match.state !== 'open') return match.state
  const hasBegun = match.games.length > 0 || match.boards?.scores.some(isBegun)
  return hasBegun || live.cup.gameOf(match.match) ? 'live' : 'ready'
}

export function MatchCard(props: MatchCardProps) {
  const live = useLive()
  const { match, round, note, style, tabIndex, rows, isDense = false } = props
  const look = lookOf(match, live)
  const wet = recentMatches(live)
  const steps = isDense ? [] : stepsOf(match)
  return (
    <a
      class={classOf(live, look)}
      href={addresses.match(live.id, match.match)}
      data-match={match.match}
      {...(style ? { style } : {})}
      {...(tabIndex === undefined ? {} : { tabIndex })}
    >
      <span class="hide">{matchSentence(match, round, look === 'live')}</span>
      <span class="meta" aria-hidden="true">
        <span class="no">{match.match}</span>
        <Stamp look={look} />
        {note !== undefined && <span class="note">{note}</span>}
        {steps.length > 0 && <Steps steps={steps} hasTick={look === 'decided'} />}
      </span>
      {(rows?.(match) ?? [...match.seats.keys()]).map((index) => (
        <SeatLine key={index} {...props} seat={match.seats[index] as SeatOutline} index={index} wet={wet} />
      ))}
    </a>
  )
}

/** Shown in pencil while the connection is lost. */
export const classOf = (live: Live, look: MatchLook): string =>
  `match ${look}${look === 'live' && live.connection === 'stale' ? ' stalecard' : ''}`

export function Stamp({ look }: { look: MatchLook }) {
  const live = useLive()
  if (look === 'ready') return <span class="stamp ready">{words('parts-card-ready')}</span>
  if (look !== 'live') return null
  return live.connection === 'stale' ? (
    <span class="stamp wait">{words('parts-card-until', { at: { text: moment(live.heardAt) } })}</span>
  ) : (
    <span class="stamp live">{words('parts-card-live')}</span>
  )
}

interface SeatLineProps extends MatchCardProps {
  readonly seat: SeatOutline
  readonly index: number
  readonly wet: ReadonlySet<string>
}

function SeatLine(props: SeatLineProps) {
  const { match, seat, seeds, wet, slotWords } = props
  const { entrant } = seat
  const colour = colourOf(match, entrant)
  const seed = seat.seed ?? (entrant === undefined ? undefined : seeds?.get(entrant)) ?? seat.number
  const isNew = seat.winnerOf !== undefined && entrant !== undefined && wet.has(seat.winnerOf)
  return (
    <span class={kindsOf(props)} aria-hidden="true">
      {colour && <Colour of={colour} />}
      <span class="seed">{entrant === undefined ? '' : seed}</span>
      <span class={isNew ? 'name wet' : 'name'} dir="auto">
        {slotWords?.(seat) ?? seatWords(seat)}
      </span>
      <SeatFigures {...props} />
      {isThrough(match, entrant) && <Tick />}
    </span>
  )
}

function kindsOf({ match, seat, followed, onPath }: SeatLineProps): string {
  const { entrant } = seat
  const kinds = [
    'seat',
    entrant === undefined && 'slot',
    isThrough(match, entrant) ? 'won' : match.state === 'decided' && 'lost',
    ((entrant !== undefined && entrant === followed) || onPath?.(seat)) && 'path',
  ]
  return kinds.filter(Boolean).join(' ')
}

/** A tick for the side that advances, or has won where nobody advances. */
export const isThrough = ({ state, advancing = [], winner }: BulletinMatch, entrant: string | undefined): boolean =>
  state === 'decided' && entrant !== undefined && (advancing.length > 0 ? advancing : [winner]).includes(entrant)

const mostColumns = 3

/** Game by game if there is room; IMPs of teams; pairs of games added up. */
function SeatFigures({ match, index, wet, isDense = false }: SeatLineProps) {
  const dry = wet.has(match.match) ? ' wet' : ''
  const boards = boardsPlayed(match)
  if (boards) {
    const side = boards.between.indexOf(match.seats[index]?.entrant ?? '')
    return <span class={`score${dry}`}>{side < 0 ? '' : round2(boards.score[side as 0 | 1])}</span>
  }
  if (match.games.length === 0) return null
  if (match.pairs !== undefined || isDense) return <span class={`score${dry}`}>{sideShown(match, index)}</span>
  const columns = columnsOf(match, index)
  return (
    <span class="games">
      {columns.map(({ text, kind }, i) => (
        <span key={kind + i} class={`${kind}${i === columns.length - 1 ? dry : ''}`}>
          {text}
        </span>
      ))}
    </span>
  )
}

interface FiguresColumn {
  readonly text: string
  readonly kind: '' | 'hit' | 'fold'
}

/** Up to three games are shown; of a longer series the first, the sum of those between, and the last. */
function columnsOf({ games, seats }: BulletinMatch, index: number): FiguresColumn[] {
  const name = seats[index]?.entrant
  const marks = games.map(({ result, white }) => markFor(result, white === name))
  const column = (text: string): FiguresColumn => ({ text, kind: text === '1' || text === '+' ? 'hit' : '' })
  if (marks.length <= mostColumns) return marks.map(column)
  const between = marks.slice(1, -1).reduce((sum, mark) => sum + (worth[mark] ?? 0), 0)
  return [column(marks[0] as string), { text: halvesShown(between), kind: 'fold' }, column(marks.at(-1) as string)]
}

const worth: Readonly<Record<string, number>> = { '1': 1, '+': 1, '½': 0.5 }

/** The heading of each column: the clock of the game, or its number. None for a single game. */
function stepsOf({ games, pairs }: BulletinMatch): FiguresColumn[] {
  if (pairs !== undefined || games.length < 2) return []
  const numbers = games.map(({ game }): FiguresColumn => ({ text: String(game), kind: '' }))
  if (numbers.length <= mostColumns) return numbers
  const [first, last] = [numbers[0] as FiguresColumn, numbers.at(-1) as FiguresColumn]
  return [first, { text: `+${numbers.length - 2}`, kind: 'fold' }, last]
}

const Steps = ({ steps, hasTick }: { steps: readonly FiguresColumn[]; hasTick: boolean }) => (
  <span class={hasTick ? 'steps before-tick' : 'steps'}>
    {steps.map(({ text, kind }) => (
      <span key={text} class={kind}>
        {text}
      </span>
    ))}
  </span>
)

const round2 = (imps: number): string => String(Math.round(imps * 100) / 100)

/** The colour in the next game, or in the last one if all are played. */
function colourOf(match: BulletinMatch, entrant: string | undefined): 'white' | 'black' | undefined {
  const game = match.next?.[0] ?? match.games.at(-1)
  if (!game || entrant === undefined) return undefined
  return game.white === entrant ? 'white' : 'black'
}

export { Tick }
