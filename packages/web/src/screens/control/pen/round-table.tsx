/** The matches of the rounds in play, beside the pen line: who plays, the score, since when. A click puts a match on the line. */
import type { BulletinMatch, RoundAt } from '@arbiter/core/bulletin'
import type { GameResult } from '@arbiter/core/facts'
import { isReport, type PenReading, type PenSheet, seatLetter } from '@arbiter/core/pen'
import { Colour, Wide } from '@arbiter/paper/pictures'
import { addresses } from '../../../app/address.ts'
import { useLive } from '../../../live/live-context.ts'
import { InPencil } from '../../../parts/in-pencil.tsx'
import { lookOf } from '../../../parts/match-card.tsx'
import { seatWords } from '../../../parts/match-words.ts'
import { recentMatches } from '../../../parts/recent-matches.ts'
import { resultText } from '../../../parts/result.ts'
import { scoreText } from '../../../words/figures.ts'
import { textOf } from '../../../words/message-text.ts'
import { clock, duration } from '../../../words/time.ts'
import type { Times } from '../bar/times.ts'
import type { Late } from '../needs/late.ts'
import { matchOf } from './reading-words.ts'
import { words } from './words/messages.ts'

export interface RowsProps {
  readonly sheet: PenSheet
  readonly times: Times
  readonly late: ReadonlyMap<string, Late>
  /** The number of entrants' reports of a match. */
  readonly claims: ReadonlyMap<string, { readonly count: number; readonly disagree: boolean }>
  readonly reading: PenReading
  readonly mayReport: boolean
  readonly onTake: (match: string) => void
  readonly onQuick: (match: string, result: GameResult) => void
}

export function RoundTable({ at, ...props }: RowsProps & { at: RoundAt }) {
  const { round } = at
  const hasNoColours = round.matches.some((match) => match.boards !== undefined || isSeries(match))
  const isThree = round.matches.some(({ seats }) => seats.length > 2)
  return (
    <Wide label={words('pen-matches', { round: { text: textOf(round.name) } })}>
      <table class="chart">
        <thead>
          <tr>
            <th scope="col" class="num">
              {words('pen-no')}
            </th>
            {isThree ? (
              <th scope="col">{words('pen-heading-teams')}</th>
            ) : (
              <th scope="col">{hasNoColours ? words('pen-first') : words('pen-white')}</th>
            )}
            <th scope="col" class="mid">
              {words('pen-result')}
            </th>
            {!isThree && <th scope="col">{hasNoColours ? words('pen-second') : words('pen-black')}</th>}
            <th scope="col">{words('pen-time')}</th>
          </tr>
        </thead>
        <tbody>
          {round.matches.map((match) => (
            <MatchRow key={match.match} match={match} isThree={isThree} {...props} />
          ))}
        </tbody>
      </table>
    </Wide>
  )
}

interface MatchRowProps extends RowsProps {
  readonly match: BulletinMatch
  readonly isThree: boolean
}

function MatchRow(props: MatchRowProps) {
  const live = useLive()
  const { match, isThree, reading, mayReport, onTake } = props
  const isOpen = match.state === 'open'
  const isMine = matchOf(reading) === match.match && isOpen
  const take = mayReport && isOpen ? () => onTake(match.match) : undefined
  return (
    <>
      <tr
        class={[
          isMine && 'cur',
          take && 'open',
          match.state === 'waiting' && 'pencil',
          match.state === 'decided' && 'done',
        ]
          .filter(Boolean)
          .join(' ')}
        {...(isMine ? { 'aria-current': 'true' as const } : {})}
        onClick={take}
      >
        <th scope="row" class="num">
          {take ? (
            <button type="button" class="take" aria-label={words('pen-take', { match: { text: match.match } })}>
              {match.match}
            </button>
          ) : (
            <a href={addresses.match(live.id, match.match)}>{match.match}</a>
          )}
        </th>
        {isThree ? <TeamsCell match={match} /> : <SeatCell match={match} seat={0} />}
        <td class={`res${match.seats.length > 2 ? ' names' : ''}`}>
          <span class="score">
            {isMine ? <PenResult match={match} reading={reading} /> : <ResultCell match={match} />}
          </span>
          {mayReport && isOpen && <QuickButtons {...props} />}
        </td>
        {!isThree && <SeatCell match={match} seat={1} />}
        <td class="when">
          <When {...props} isMine={isMine} />
        </td>
      </tr>
      {mayReport && isOpen && <QuickRow {...props} />}
    </>
  )
}

/** On touch screens the buttons have a row of their own; with a mouse they show in the row under the pointer or the focus. */
function QuickRow(props: MatchRowProps) {
  const { match, sheet } = props
  if (!sheet.matches.get(match.match)?.games[0]) return null
  return (
    <tr class="quick">
      <td colSpan={5}>
        <QuickButtons {...props} />
      </td>
    </tr>
  )
}

/** The three results of the next game. */
function QuickButtons({ match, sheet, onQuick }: MatchRowProps) {
  const game = sheet.matches.get(match.match)?.games[0]
  if (!game) return null
  return (
    <span class="acts quickly">
      {(['1-0', '1/2-1/2', '0-1'] as const).map((result) => (
        <button
          key={result}
          type="button"
          class="btn"
          aria-label={words('pen-quick', {
            white: { text: game.white },
            result: { text: resultText(result) },
            black: { text: game.black },
          })}
          onClick={(event) => {
            event.stopPropagation()
            onQuick(match.match, result)
          }}
        >
          {resultText(result)}
        </button>
      ))}
    </span>
  )
}

function SeatCell({ match, seat }: { match: BulletinMatch; seat: 0 | 1 }) {
  const name = sidesOf(match)[seat]
  const game = match.next?.[0] ?? match.games.at(-1)
  const colour = game && (game.white === name ? 'white' : 'black')
  return (
    <td>
      <span class="who">
        {match.boards && <span class="letter">{seatLetter(seat)}</span>}
        {colour && <Colour of={colour} />}
        <span dir="auto">{name}</span>
      </span>
    </td>
  )
}

/** Of several games none decides which side is listed first. */
const isSeries = ({ games, next = [] }: BulletinMatch): boolean => games.length + next.length > 1

/** White first in a single game, otherwise in the order of the seats. */
function sidesOf(match: BulletinMatch): readonly [string, string] {
  const game = match.next?.[0] ?? match.games[0]
  if (game && !isSeries(match)) return [game.white, game.black]
  const [first = '', second = ''] = match.seats.map(seatWords)
  return [first, second]
}

const TeamsCell = ({ match }: { match: BulletinMatch }) => (
  <td>
    {match.seats.map((seat, index) => (
      <span class="who" key={index}>
        <span class="letter">{seatLetter(index)}</span>
        <span dir="auto">{seatWords(seat)}</span>
      </span>
    ))}
  </td>
)

function PenResult({ match, reading }: { match: BulletinMatch; reading: PenReading }) {
  if (reading.is === 'command' && isReport(reading.command)) {
    const { command } = reading
    return <span class="pen">{resultText('imps' in command ? command.imps : command.result)}</span>
  }
  return match.games.length > 0 ? <span class="pen">{soFar(match)}</span> : <span class="pen">…</span>
}

function ResultCell({ match }: { match: BulletinMatch }) {
  const live = useLive()
  const isWet = recentMatches(live).has(match.match)
  const text = soFar(match)
  if (text === '')
    return (
      <InPencil match={match.match}>
        <span class="todo">–</span>
      </InPencil>
    )
  return (
    <>
      <span class={isWet ? 'wet' : ''}>{text}</span> <InPencil match={match.match} />
    </>
  )
}

/** "1–0" for a single game, "2½–1½" for a series. */
function soFar(match: BulletinMatch): string {
  const [only, another] = match.games
  if (only && !another && match.state === 'decided') return resultText(only.result)
  if (match.seats.length > 2) return match.state === 'decided' ? (match.advancing ?? []).join(', ') : threeSoFar(match)
  if (match.games.length === 0 && match.boards === undefined) return match.state === 'decided' ? '✓' : ''
  return scoreText(match)
}

const threeSoFar = ({ boards }: BulletinMatch): string => {
  const complete = boards?.scores.filter(({ isComplete }) => isComplete).length ?? 0
  return complete === 0 ? '' : `${complete}/${boards?.scores.length ?? 0}`
}

function When({ match, times, late, claims, isMine }: MatchRowProps & { isMine: boolean }) {
  const live = useLive()
  const heard = times.heard.get(match.match)
  if (match.state === 'decided') return <>{heard === undefined ? '' : clock(heard)}</>
  if (match.state === 'waiting') return null
  const claim = claims.get(match.match)
  if (isMine) return <span class="stamp ready">{words('pen-you')}</span>
  if (claim)
    return (
      <span class={`stamp ${claim.disagree ? 'needs' : 'ready'}`}>{words('pen-reports', { count: claim.count })}</span>
    )
  const over = late.get(match.match)
  if (over) return <span class="stamp needs">{duration(over.waited)}</span>
  if (lookOf(match, live) === 'live') return <span class="stamp live">{words('pen-live')}</span>
  return <span class="stamp wait">{words('pen-open')}</span>
}
