/** A match of three teams: a ring of three meetings, the standings, who advances, and why. */

import type { SeatOutline } from '@arbiter/core/bulletin'
import { type BoardsView, type BulletinMatch, decisionShown, goToSaid, type ScoreView } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import { isThrough, Tick, Wide } from '@arbiter/paper/pictures'
import { addresses } from '../app/address.ts'
import { useLive } from '../live/live-context.ts'
import { figures, impsScoreText, quotientTexts } from '../words/figures.ts'
import { textOf } from '../words/message-text.ts'
import { classOf, lookOf, Stamp } from './match-card.tsx'
import { matchName, matchSentence, seatWords } from './match-words.ts'
import { message, words } from './words/messages.ts'

interface ThreeWayProps {
  readonly match: BulletinMatch
  readonly round: Message
  readonly followed?: string | undefined
  readonly slotWords?: ((seat: SeatOutline) => string | undefined) | undefined
}

export function ThreeWay(props: ThreeWayProps) {
  const live = useLive()
  const { match, round } = props
  const { boards } = match
  const look = lookOf(match, live)
  const scores = scoresOf(match)
  return (
    <article class={`${classOf(live, look)} three`} aria-label={matchSentence(match, round, look === 'live')}>
      <p class="meta">
        <a class="no" href={addresses.match(live.id, match.match)} data-match={match.match}>
          {matchName(match.match)}
        </a>
        <Stamp look={look} />
        <span class="note">
          {words('parts-three-way-meta', { advance: match.advance, boards: boards?.boards ?? 0 })}
        </span>
      </p>
      <Ring {...props} scores={scores} />
      {boards?.standings && scores.some(({ isComplete }) => isComplete) && (
        <Standings match={match} standings={boards.standings} followed={props.followed} />
      )}
      <p class="voice">{sentencesOf(match, scores)}</p>
    </article>
  )
}

const scoresOf = ({ boards }: BulletinMatch): readonly ScoreView[] => boards?.scores ?? []

function sentencesOf(match: BulletinMatch, scores: readonly ScoreView[]): string {
  const handicaps = scores.flatMap(handicapOf)
  const decision = decisionShown(match)
  const away = (match.boards?.away ?? []).map((text) => ({ text }))
  return [
    scores.length === 0 ? words('parts-three-way-waits') : '',
    decision === undefined ? '' : words('parts-three-way-decided-by', { how: { text: textOf(decision) } }),
    handicaps.length === 0 ? '' : words('parts-three-way-handicaps', { list: handicaps }),
    away.length === 0 ? '' : words('parts-three-way-away', { names: away }),
    match.goTo && match.state !== 'decided' ? textOf(goToSaid(match.goTo)) : '',
  ]
    .filter((each) => each !== '')
    .join(' ')
}

function handicapOf({ handicap, between: [first, second] }: ScoreView): readonly Message[] {
  if (!handicap) return []
  const [toFirst, toSecond] = handicap
  const [imps, to, from] = toFirst > 0 ? [toFirst, first, second] : [toSecond, second, first]
  return [message('parts-three-way-handicap', { imps: { imps }, to: { text: to }, from: { text: from } })]
}

// --- the ring ------------------------------------------------------------------------------------

/** Centres of the teams' squares; arrows point to the winner. */
const corners = [
  { x: 200, y: 34 },
  { x: 68, y: 164 },
  { x: 332, y: 164 },
] as const

/** Positions of the scores beside the ring. */
const labels = [
  { x: 112, y: 88, anchor: 'end' },
  { x: 288, y: 88, anchor: 'start' },
  { x: 200, y: 186, anchor: 'middle' },
] as const

const sides = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const

function Ring({ match, scores, slotWords }: ThreeWayProps & { readonly scores: readonly ScoreView[] }) {
  const { seats } = match
  const meetings = sides.map(([a, b]) => meetingOf(scores, seats[a]?.entrant, seats[b]?.entrant))
  const names = seats.map((seat) => slotWords?.(seat) ?? seatWords(seat))
  const isTall = names.slice(1).some((name) => linesOf(name).length > 1)
  return (
    <svg class="tri" viewBox={`0 0 400 ${isTall ? 222 : 208}`} role="img" aria-label={meetingsInWords(scores)}>
      {sides.map(([a, b], i) => (
        <Side key={i} from={a} to={b} label={labels[i] as (typeof labels)[number]} meeting={meetings[i]} />
      ))}
      {seats.map((seat, i) => (
        <Team key={i} seat={seat} corner={i} name={names[i] ?? ''} />
      ))}
    </svg>
  )
}

/** The number in its square, the name beside the top one and below the others. */
function Team({ seat, corner, name }: { seat: SeatOutline; corner: number; name: string }) {
  const { x, y } = corners[corner] ?? corners[0]
  const lines = linesOf(name)
  const top = corner === 0 ? y + 6 - (lines.length - 1) * (lineHeight / 2) : y + 37
  const across = corner === 0 ? { x: x + 26 } : { x, 'text-anchor': 'middle' }
  return (
    <g>
      <g class="node">
        <rect x={x - 17} y={y - 17} width="34" height="34" />
        <text x={x} y={y + 7}>
          {seat.seed ?? seat.number ?? ''}
        </text>
      </g>
      <g class={seat.entrant === undefined ? 'nm slot' : 'nm'}>
        {lines.map((line, i) => (
          <text key={line} {...across} y={top + i * lineHeight}>
            {line}
          </text>
        ))}
      </g>
    </g>
  )
}

const lineHeight = 16
/** The text beside or below a square. */
const aLine = 18

/** A long name on two lines, split at the space nearest its middle; an even longer one is cut. */
function linesOf(name: string): readonly string[] {
  if (name.length <= aLine) return [name]
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index)
  const middle = name.length / 2
  const [at] = spaces.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))
  const lines = at === undefined ? [name] : [name.slice(0, at), name.slice(at + 1)]
  return lines.map((line) => (line.length <= aLine + 2 ? line : `${line.slice(0, aLine)}…`))
}

interface Meeting {
  readonly score: string
  /** The index of the team that is ahead, or undefined when level. */
  readonly ahead: 0 | 1 | undefined
  readonly isComplete: boolean
}

/** The meeting with the given team first. */
function meetingOf(scores: readonly ScoreView[], a: string | undefined, b: string | undefined): Meeting | undefined {
  const found = scores.find(
    ({ between }) => a !== undefined && b !== undefined && between.includes(a) && between.includes(b),
  )
  if (!found || !isBegun(found)) return undefined
  const [first, second] = found.between[0] === a ? found.score : [found.score[1], found.score[0]]
  return {
    score: `${twoPlaces(first)} – ${twoPlaces(second)}`,
    ahead: first === second ? undefined : first > second ? 0 : 1,
    isComplete: found.isComplete,
  }
}

const isBegun = ({ isComplete, halves, imps }: ScoreView): boolean =>
  isComplete || halves?.some((half) => half !== null) === true || imps.some((each) => each > 0)

const twoPlaces = (imps: number): string => figures(Number.isInteger(imps) ? String(imps) : imps.toFixed(2))

interface SideProps {
  readonly from: number
  readonly to: number
  readonly label: (typeof labels)[number]
  readonly meeting: Meeting | undefined
}

function Side({ from, to, label, meeting }: SideProps) {
  const [a, b] = [corners[from] ?? corners[0], corners[to] ?? corners[0]]
  const kind = meeting?.isComplete ? 'edges' : 'edges todo'
  return (
    <>
      <g class={kind}>
        <path d={`M${a.x} ${a.y} ${b.x} ${b.y}`} />
      </g>
      {meeting?.ahead !== undefined && meeting.isComplete && (
        <Head from={meeting.ahead === 0 ? b : a} to={meeting.ahead === 0 ? a : b} />
      )}
      {meeting && (
        <g class="lab">
          <text x={label.x} y={label.y} text-anchor={label.anchor}>
            {meeting.score}
          </text>
        </g>
      )}
    </>
  )
}

type Corner = { readonly x: number; readonly y: number }

/** The arrowhead where the line meets the square. */
function Head({ from, to }: { readonly from: Corner; readonly to: Corner }) {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.max(Math.abs(dx), Math.abs(dy))
  const [x, y] = [to.x - (dx / length) * 19, to.y - (dy / length) * 19]
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI + 90
  return (
    <g class="heads">
      <path d="M-7 12 0 0 7 12z" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)})`} />
    </g>
  )
}

const meetingsInWords = (scores: readonly ScoreView[]): string =>
  scores.length === 0
    ? words('parts-three-way-waits')
    : words('parts-three-way-ring', { meetings: scores.map(meetingInWords) })

function meetingInWords({ between: [one, other], score, isComplete }: ScoreView): Message {
  const [first, second] = [{ text: one }, { text: other }]
  if (!isComplete) return message('parts-three-way-open', { first, second })
  if (score[0] === score[1])
    return message('parts-three-way-level', { first, second, score: { text: impsScoreText(score) } })
  return score[0] > score[1]
    ? message('parts-three-way-beat', { first, second, score: { text: impsScoreText(score) } })
    : message('parts-three-way-beat', {
        first: second,
        second: first,
        score: { text: impsScoreText([score[1], score[0]]) },
      })
}

// --- the table -----------------------------------------------------------------------------------

interface StandingsProps {
  readonly match: BulletinMatch
  readonly standings: NonNullable<BoardsView['standings']>
  readonly followed: string | undefined
}

function Standings({ match, standings, followed }: StandingsProps) {
  const quotients = quotientTexts(standings)
  return (
    <Wide label={words('parts-three-way-caption', { match: { text: matchName(match.match) } })}>
      <table>
        <caption class="hide">{words('parts-three-way-caption', { match: { text: matchName(match.match) } })}</caption>
        <thead>
          <tr>
            <th scope="col">{words('parts-three-way-team')}</th>
            <th scope="col" class="num">
              {words('parts-three-way-won')}
            </th>
            <th scope="col" class="num">
              {words('parts-three-way-imps-won')}
            </th>
            <th scope="col" class="num">
              {words('parts-three-way-imps-lost')}
            </th>
            <th scope="col" class="num">
              {words('parts-three-way-quotient')}
            </th>
            <th scope="col">{words('parts-three-way-next')}</th>
          </tr>
        </thead>
        <tbody>
          {standings.map(({ team, won, impsWon, impsLost }, i) => (
            <tr key={team} class={rowClass(match, team, followed)}>
              <th scope="row" dir="auto">
                {team}
              </th>
              <td class="num">{won}</td>
              <td class="num">{figures(impsWon.toFixed(2))}</td>
              <td class="num">{figures(impsLost.toFixed(2))}</td>
              <td class="num q">{quotients[i]}</td>
              <td>
                <Goes match={match} team={team} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  )
}

function rowClass(match: BulletinMatch, team: string, followed: string | undefined): string {
  const fate = match.state !== 'decided' ? '' : isThrough(match, team) ? 'won' : 'lost'
  return team === followed ? `${fate} path` : fate
}

function Goes({ match, team }: { readonly match: BulletinMatch; readonly team: string }) {
  if (match.state !== 'decided') return null
  if (!isThrough(match, team)) return <>{words('parts-three-way-out')}</>
  const number = match.takes?.find(({ entrant }) => entrant === team)?.number
  return (
    <>
      <Tick />{' '}
      {number === undefined
        ? words('parts-three-way-through')
        : words('parts-three-way-as', { number: { text: String(number) } })}
    </>
  )
}
