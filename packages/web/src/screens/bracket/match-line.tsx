/** A match on one line, for folded rounds: the winner first. */
import type { BulletinMatch, SeatOutline } from '@arbiter/core/bulletin'
import { addresses } from '../../app/address.ts'
import { useLive } from '../../live/live-context.ts'
import { classOf, lookOf, type MatchCardProps } from '../../parts/match-card.tsx'
import { matchSentence, seatMessage } from '../../parts/match-words.ts'
import { recentMatches } from '../../parts/recent-matches.ts'
import { scoreText } from '../../words/figures.ts'
import { textOf } from '../../words/message-text.ts'
import { words } from './words/messages.ts'

export function MatchLine(props: MatchCardProps) {
  const live = useLive()
  const { match, round, followed, onPath, rows, style, tabIndex } = props
  const look = lookOf(match, live)
  const [first, second] = inOrder(match, rows?.(match))
  const isFollowed = match.seats.some(({ entrant }) => entrant !== undefined && entrant === followed)
  const isPath = isFollowed || match.seats.some((seat) => onPath?.(seat))
  const kinds = `folded ${look}${isPath ? ' path' : ''}${recentMatches(live).has(match.match) ? ' wet' : ''}`
  return (
    <a
      class={classOf(live, look).includes('stalecard') ? `${kinds} stalecard` : kinds}
      href={addresses.match(live.id, match.match)}
      data-match={match.match}
      {...(style ? { style } : {})}
      {...(tabIndex === undefined ? {} : { tabIndex })}
    >
      <span class="hide">{matchSentence(match, round, look === 'live')}</span>
      <LineSeats {...props} first={first} second={second} />
    </a>
  )
}

interface LineSeatsProps extends MatchCardProps {
  readonly first: SeatOutline | undefined
  readonly second: SeatOutline | undefined
}

function LineSeats({ match, first, second, slotSaid }: LineSeatsProps) {
  const name = (seat: SeatOutline | undefined) =>
    seat ? (feederIn(seat) ?? textOf(slotSaid?.(seat) ?? seatMessage(seat))) : ''
  return (
    <>
      <b class={first?.entrant === undefined ? 'slot' : ''} dir="auto" aria-hidden="true">
        {name(first)}
      </b>
      {match.state !== 'waiting' && (
        <span class="sc" aria-hidden="true">
          {scoreInOrder(match, first)}
        </span>
      )}
      <span class="l" dir="auto" aria-hidden="true">
        {name(second)}
      </span>
    </>
  )
}

/** Short: "from 12" where a card says "Winner of 12". */
const feederIn = ({ entrant, winnerOf }: SeatOutline): string | undefined =>
  entrant === undefined && winnerOf !== undefined ? words('bracket-from', { match: { text: winnerOf } }) : undefined

/** As in the tree, but the winner first. */
function inOrder({ seats, winner }: BulletinMatch, rows: readonly number[] = [0, 1]): readonly SeatOutline[] {
  const inRows = rows.flatMap((row) => seats[row] ?? [])
  const [first, second] = inRows
  return second?.entrant !== undefined && second.entrant === winner && first ? [second, first] : inRows
}

/** In the order of the line. */
function scoreInOrder(match: BulletinMatch, first: SeatOutline | undefined): string {
  const score = scoreText(match)
  if (first === match.seats[0]) return score
  return score.split(' ').map(turned).join(' ')
}

const turned = (score: string): string => {
  const [, left, sign, right] = /^([^–:]+)([–:])([^–:,]+)$/.exec(score) ?? []
  return left === undefined ? score : `${right}${sign}${left}`
}
