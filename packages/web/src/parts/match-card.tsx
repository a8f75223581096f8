/** The card of a match as the app shows it: a link, live, with the clocks of a running game. */
import { type BulletinMatch, ladderOf } from '@arbiter/core/bulletin'
import { clockFigures } from '@arbiter/core/facts'
import type { Message } from '@arbiter/core/messages'
import {
  MatchCard as Card,
  type CardQuestion,
  CardStamp,
  lookOf as lookAt,
  type MatchLook,
  matchCardView,
  PicturePageContext,
  type SeatView,
} from '@arbiter/paper/pictures'
import { addresses } from '../app/address.ts'
import type { Live } from '../live/live.ts'
import { useLive } from '../live/live-context.ts'
import type { RunningGames } from '../live/running-games.ts'
import { useReading } from '../live/subscription.ts'
import type { PlayView } from '../live/tournament-view.ts'
import { pageVoice } from '../words/message-text.ts'
import { moment } from '../words/time.ts'
import { InPencil } from './in-pencil.tsx'
import { matchSentence, seatMessage } from './match-words.ts'
import { recentMatches } from './recent-matches.ts'

export interface MatchCardProps extends Omit<CardQuestion, 'look' | 'ladder'> {
  readonly match: BulletinMatch
  /** Round name, for the accessible name. */
  readonly round: Message
  readonly style?: Record<string, string>
  readonly tabIndex?: number
}

/** The look of a card: waiting for seats, ready to play, being played, decided. */
export const lookOf = (match: BulletinMatch, live: Pick<PlayView, 'cup'>): MatchLook =>
  lookAt(match, live.cup.gameOf(match.match) !== undefined)

export function MatchCard({ match, round, style, tabIndex, ...question }: MatchCardProps) {
  const live = useLive()
  const look = lookOf(match, live)
  const wet = recentMatches(live)
  const card = matchCardView(match, {
    ...question,
    look,
    ladder: match.games.length > 0 && !question.isDense ? ladderOf(live.tournament, match.match) : [],
    slotSaid: (seat) => question.slotSaid?.(seat) ?? seatMessage(seat),
  })
  const page = {
    voice: pageVoice,
    matchAddress: (id: string) => addresses.match(live.id, id),
    isFresh: (id: string) => wet.has(id),
  }
  const isPlaying = live.cup.gameOf(match.match) !== undefined && live.connection === 'live'
  return (
    <PicturePageContext.Provider value={page}>
      <Card
        card={card}
        sentence={matchSentence(match, round, look === 'live')}
        clocks={isPlaying ? (seat) => <SeatClock match={match.match} seat={seat} /> : undefined}
        mark={<InPencil match={match.match} />}
        {...{ liveUntil: liveUntil(live), style, tabIndex }}
      />
    </PicturePageContext.Provider>
  )
}

const liveUntil = (live: Live): string | undefined => (live.connection === 'stale' ? moment(live.heardAt) : undefined)

/** The time this side had after its last move; redrawn with the moves of this game alone. */
function SeatClock({ match, seat }: { readonly match: string; readonly seat: SeatView }) {
  const live = useLive()
  const time = useReading(live.cup, (cup) => timeLeft(cup, match, seat.seat.entrant))
  return <span class="clock">{time}</span>
}

function timeLeft(cup: RunningGames, match: string, name: string | undefined): string {
  const game = cup.gameOf(match)
  const colour = game?.white === name ? 'white' : 'black'
  const left = game?.moves.findLast((move) => move.colour === colour)?.leftMs
  return left === undefined ? '' : clockFigures(left)[0]
}

/** Shown in pencil while the connection is lost. */
export const classOf = (live: Live, look: MatchLook): string =>
  `match ${look}${look === 'live' && live.connection === 'stale' ? ' stalecard' : ''}`

export function Stamp({ look }: { look: MatchLook }) {
  const live = useLive()
  return <CardStamp look={look} liveUntil={liveUntil(live)} />
}
