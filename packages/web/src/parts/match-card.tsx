/** A strip of wall chart: the columns of figures are the games of the match, in their order. A long series folds. */
import { boardsPlayed, type MatchShown, markFor, type SeatShown, sideShown } from '@arbiter/core'
import { addresses } from '../app/address.ts'
import type { Live } from '../live/live.ts'
import { catalogue } from '../words/catalogue.ts'
import { Colour } from './colour.tsx'
import { matchSentence, seatWords } from './match-words.ts'

const words = catalogue(
  { ready: 'Ready', live: 'Live', through: 'goes on' },
  { ready: 'Bereit', live: 'Läuft', through: 'kommt weiter' },
)

export interface MatchCardProps {
  readonly live: Live
  readonly match: MatchShown
  /** Name of its round, for the sentence. */
  readonly round: string
  /** Seeds by name, where the bracket knows them. */
  readonly seeds?: ReadonlyMap<string, number>
  /** The entrant whose path is followed. */
  readonly followed?: string | undefined
  /** Stands in the line above the seats: table, time. */
  readonly note?: string
  readonly style?: Record<string, string>
  readonly tabIndex?: number
}

/** What a card looks like: waiting for seats, ready to be played, being played, decided. */
export function lookOf(match: MatchShown, live: Live): 'waiting' | 'ready' | 'live' | 'decided' {
  if (match.state !== 'open') return match.state
  const isBegun = match.games.length > 0 || boardsPlayed(match) !== undefined
  return isBegun || live.cup.gameOf(match.match) ? 'live' : 'ready'
}

export function MatchCard(props: MatchCardProps) {
  const { live, match, round, note, style, tabIndex } = props
  const look = lookOf(match, live)
  const isWet = live.news.some((fact) => 'match' in fact && fact.match === match.match)
  return (
    <a
      class={`match ${look}${isWet ? ' fresh' : ''}`}
      href={addresses.match(live.id, match.match)}
      data-match={match.match}
      {...(style ? { style } : {})}
      {...(tabIndex === undefined ? {} : { tabIndex })}
    >
      <span class="hide">{matchSentence(match, round)}</span>
      <span aria-hidden="true">
        <span class="meta">
          <span class="no">{match.match}</span>
          {look === 'live' && <span class="stamp live">{words.live}</span>}
          {look === 'ready' && <span class="stamp ready">{words.ready}</span>}
          {note !== undefined && <span>{note}</span>}
        </span>
        {match.seats.map((seat, index) => (
          <SeatLine key={index} {...props} seat={seat} index={index} isWet={isWet} />
        ))}
      </span>
    </a>
  )
}

interface SeatLineProps extends MatchCardProps {
  readonly seat: SeatShown
  readonly index: number
  readonly isWet: boolean
}

function SeatLine({ match, seat, index, seeds, followed, isWet }: SeatLineProps) {
  const { entrant } = seat
  const isThrough = entrant !== undefined && (match.advancing ?? [match.winner]).includes(entrant)
  const isOut = match.state === 'decided' && !isThrough
  const kinds = [
    'seat',
    entrant === undefined && 'slot',
    isThrough && match.state === 'decided' && 'won',
    isOut && 'lost',
    entrant !== undefined && entrant === followed && 'path',
  ]
  const colour = colourOf(match, entrant)
  const seed = seat.seed ?? (entrant === undefined ? undefined : seeds?.get(entrant))
  return (
    <span class={kinds.filter(Boolean).join(' ')}>
      {colour && <Colour of={colour} />}
      <span class="seed">{seed ?? seat.number ?? ''}</span>
      <span class="name" dir="auto">
        {seatWords(seat)}
      </span>
      <SeatFigures match={match} index={index} isWet={isWet} />
      {isThrough && match.state === 'decided' && <Tick />}
    </span>
  )
}

const mostColumns = 3

/** Game by game where there is room; IMPs for teams; the sum of a long series. */
function SeatFigures({ match, index, isWet }: { match: MatchShown; index: number; isWet: boolean }) {
  const wet = isWet ? ' wet' : ''
  const boards = boardsPlayed(match)
  if (boards) {
    const side = boards.between.indexOf(match.seats[index]?.entrant ?? '')
    return <span class={`score${wet}`}>{side < 0 ? '' : round2(boards.score[side as 0 | 1])}</span>
  }
  if (match.games.length === 0) return null
  if (match.pairs !== undefined || match.games.length > mostColumns)
    return <span class={`score${wet}`}>{sideShown(match, index)}</span>
  const name = match.seats[index]?.entrant
  return (
    <span class="games">
      {match.games.map((game) => (
        <span key={game.game} class={wet}>
          {markFor(game.result, game.white === name)}
        </span>
      ))}
    </span>
  )
}

const round2 = (imps: number): string => String(Math.round(imps * 100) / 100)

/** The colour of the next game, or of the last one where all are played. */
function colourOf(match: MatchShown, entrant: string | undefined): 'white' | 'black' | undefined {
  const game = match.next?.[0] ?? match.games.at(-1)
  if (!game || entrant === undefined) return undefined
  return game.white === entrant ? 'white' : 'black'
}

export const Tick = () => (
  <svg class="tick" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M2 8.5 6.5 13 14 3" />
  </svg>
)
