/** A match of two teams as a ledger: IMPs, carry-over and handicap on a line each, the score below. */

import type { SeatOutline } from '@arbiter/core/bulletin'
import { type BulletinMatch, goToSaid, type ScoreView } from '@arbiter/core/bulletin'
import { isThrough, Tick } from '@arbiter/paper/pictures'
import { addresses } from '../../app/address.ts'
import { useLive } from '../../live/live-context.ts'
import { classOf, lookOf, type MatchCardProps, Stamp } from '../../parts/match-card.tsx'
import { matchSentence, seatWords } from '../../parts/match-words.ts'
import { recentMatches } from '../../parts/recent-matches.ts'
import { imps as impsWords } from '../../parts/result.ts'
import { textOf } from '../../words/message-text.ts'
import { words } from './words/messages.ts'

interface Line {
  readonly what: string
  readonly figures: readonly [string, string]
  readonly kind?: 'sum' | 'todo'
}

export function BracketLedger(props: MatchCardProps) {
  const live = useLive()
  const { match, round, followed, slotSaid } = props
  const look = lookOf(match, live)
  const wet = recentMatches(live).has(match.match) ? ' wet' : ''
  return (
    <a class={classOf(live, look)} href={addresses.match(live.id, match.match)} data-match={match.match}>
      <span class="hide">{matchSentence(match, round, look === 'live')}</span>
      <span class="meta" aria-hidden="true">
        <span class="no">{match.match}</span>
        <Stamp look={look} />
        <span class="note">{noteOf(match)}</span>
      </span>
      <span class="ledger" aria-hidden="true">
        <span class="lh">
          <i />
          {match.seats.slice(0, 2).map((seat, i) => (
            <b key={i} class={kindOf(seat, followed)} dir="auto">
              {textOf(slotSaid?.(seat)) || numbered(seat)}
            </b>
          ))}
        </span>
        {linesOf(match).map(({ what, figures, kind = '' }) => (
          <span key={what} class={`lr ${kind}${kind === 'sum' ? wet : ''}`}>
            <i>{what}</i>
            {figures.map((figure, i) => (
              <span key={i}>
                {kind === 'sum' && isThrough(match, match.seats[i]?.entrant) && <Tick />} {figure}
              </span>
            ))}
          </span>
        ))}
      </span>
    </a>
  )
}

const kindOf = ({ entrant }: SeatOutline, followed: string | undefined): string =>
  entrant === undefined ? 'slot' : entrant === followed ? 'path' : ''

const numbered = (seat: SeatOutline): string => {
  const number = seat.seed ?? seat.number
  return seat.entrant !== undefined && number !== undefined ? `${number} ${seat.entrant}` : seatWords(seat)
}

function noteOf({ boards, ticket, goTo }: BulletinMatch): string {
  const parts = [
    ticket,
    boards && words('bracket-ledger-boards', { boards: boards.boards }),
    goTo && textOf(goToSaid(goTo)),
  ]
  return parts.filter((part) => part !== undefined).join(', ')
}

function linesOf(match: BulletinMatch): Line[] {
  const score = match.boards?.scores[0]
  if (!score) return []
  const turn = turner(match, score)
  const line = (what: string, imps: readonly [number, number] | undefined, sign = ''): Line[] =>
    imps ? [{ what, figures: turn(imps, sign) }] : []
  return [
    ...line(words('bracket-ledger-carryover'), score.carryover, '+'),
    ...line(words('bracket-ledger-handicap'), score.handicap, '+'),
    ...playedLines(score, turn),
    ...(score.extraBoards ?? []).flatMap((imps) => line(words('bracket-ledger-extra'), imps)),
    {
      what: score.isComplete ? words('bracket-ledger-score') : words('bracket-ledger-so-far'),
      figures: turn(score.score),
      kind: 'sum',
    },
  ]
}

type RowCells = (imps: readonly [number, number], sign?: string) => readonly [string, string]

/** In the order of the seats; what is added to one side leaves the other empty. */
function turner({ seats }: BulletinMatch, { between }: ScoreView): RowCells {
  const isTurned = between[0] !== seats[0]?.entrant
  return (imps, sign = '') => {
    const shown = imps.map((each) => (sign !== '' && each === 0 ? '' : sign + impsWords(each))) as [string, string]
    return isTurned ? [shown[1], shown[0]] : shown
  }
}

function playedLines({ halves, imps, isComplete }: ScoreView, turn: RowCells): Line[] {
  if (!halves) return isComplete ? [{ what: words('bracket-ledger-imps'), figures: turn(imps) }] : []
  return halves.map((half, i) => {
    const what = i === 0 ? words('bracket-ledger-first-half') : words('bracket-ledger-second-half')
    return half
      ? { what, figures: turn(half) }
      : { what, figures: [words('bracket-ledger-to-come'), ''], kind: 'todo' as const }
  })
}
