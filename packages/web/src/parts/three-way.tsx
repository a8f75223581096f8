/** A match of three teams as what it is: a ring of three meetings, how they stand, who goes on, and why. */
import {
  type BoardsShown,
  decisionShown,
  goToInWords,
  impsShown,
  type MatchShown,
  quotientsShown,
  type ScoreShown,
  type SeatShown,
  scoreInImps,
} from '@arbiter/core'
import { addresses } from '../app/address.ts'
import type { Live } from '../live/live.ts'
import { catalogue } from '../words/catalogue.ts'
import { said } from '../words/said.ts'
import { classOf, isThrough, lookOf, Stamp, Tick } from './match-card.tsx'
import { matchName, matchSentence, seatWords } from './match-words.ts'
import { Wide } from './wide.tsx'

const words = catalogue(
  {
    meta: (goOn: string, boards: number) => `Three-way${goOn}, ${boards} boards a pair`,
    goOn: (count: number) => (count === 0 ? '' : count === 1 ? ', one goes on' : ', two go on'),
    team: 'Team',
    won: 'Won',
    impsWon: 'IMPs won',
    impsLost: 'lost',
    quotient: 'Quotient',
    next: 'Next',
    as: (number: string) => `as ${number}`,
    through: 'goes on',
    out: 'out',
    caption: (match: string) => `How the three of ${match} stand`,
    ring: (meetings: string) => `Three meetings: ${meetings}.`,
    beat: (first: string, second: string, score: string) => `${first} beat ${second} ${score}`,
    level: (first: string, second: string, score: string) => `${first} and ${second} level, ${score}`,
    open: (first: string, second: string) => `${first} and ${second} still to play`,
    handicap: (imps: string, to: string, from: string) => `${to} ${imps} from ${from}`,
    handicaps: (list: string) => `Handicap: ${list}.`,
    decidedBy: (how: string) => `Decided by ${how}.`,
    waits: 'Every two of them play each other.',
    away: (names: string) => `Without ${names}.`,
  },
  {
    meta: (goOn: string, boards: number) => `Dreikampf${goOn}, je ${boards} Boards`,
    goOn: (count: number) => (count === 0 ? '' : count === 1 ? ', einer kommt weiter' : ', zwei kommen weiter'),
    team: 'Team',
    won: 'Siege',
    impsWon: 'IMPs gewonnen',
    impsLost: 'verloren',
    quotient: 'Quotient',
    next: 'Weiter',
    as: (number: string) => `als ${number}`,
    through: 'kommt weiter',
    out: 'ausgeschieden',
    caption: (match: string) => `Stand der drei in ${match}`,
    ring: (meetings: string) => `Drei Begegnungen: ${meetings}.`,
    beat: (first: string, second: string, score: string) => `${first} schlug ${second} ${score}`,
    level: (first: string, second: string, score: string) => `${first} und ${second} gleichauf, ${score}`,
    open: (first: string, second: string) => `${first} und ${second} spielen noch`,
    handicap: (imps: string, to: string, from: string) => `${to} ${imps} von ${from}`,
    handicaps: (list: string) => `Vorgabe: ${list}.`,
    decidedBy: (how: string) => `Entschieden durch: ${how}.`,
    waits: 'Jeder spielt gegen jeden.',
    away: (names: string) => `Ohne ${names}.`,
  },
)

interface ThreeWayProps {
  readonly live: Live
  readonly match: MatchShown
  readonly round: string
  readonly followed?: string | undefined
  readonly slotWords?: ((seat: SeatShown) => string | undefined) | undefined
}

export function ThreeWay(props: ThreeWayProps) {
  const { live, match, round } = props
  const { boards } = match
  const look = lookOf(match, live)
  const scores = scoresOf(match)
  return (
    <article class={`${classOf(live, look)} three`} aria-label={matchSentence(match, round, look === 'live')}>
      <p class="meta">
        <a class="no" href={addresses.match(live.id, match.match)} data-match={match.match}>
          {matchName(match.match)}
        </a>
        <Stamp live={live} look={look} />
        <span class="note">{words.meta(words.goOn(match.advance), boards?.boards ?? 0)}</span>
      </p>
      <Ring {...props} scores={scores} />
      {boards?.standings && scores.some(({ isComplete }) => isComplete) && (
        <Standings match={match} standings={boards.standings} followed={props.followed} />
      )}
      <p class="voice">{sentencesOf(match, scores)}</p>
    </article>
  )
}

const scoresOf = ({ boards }: MatchShown): readonly ScoreShown[] => boards?.scores ?? []

function sentencesOf(match: MatchShown, scores: readonly ScoreShown[]): string {
  const handicaps = scores.flatMap(({ handicap, between: [first, second] }) => {
    if (!handicap) return []
    const [toFirst, toSecond] = handicap
    return [
      toFirst > 0
        ? words.handicap(impsShown(toFirst), first, second)
        : words.handicap(impsShown(toSecond), second, first),
    ]
  })
  const decision = decisionShown(match)
  const away = match.boards?.away ?? []
  return [
    scores.length === 0 ? words.waits : '',
    decision === '' ? '' : words.decidedBy(said(decision)),
    handicaps.length === 0 ? '' : words.handicaps(handicaps.join('; ')),
    away.length === 0 ? '' : words.away(away.join(', ')),
    match.goTo && match.state !== 'decided' ? said(goToInWords(match.goTo)) : '',
  ]
    .filter((each) => each !== '')
    .join(' ')
}

// --- the ring ------------------------------------------------------------------------------------

/** Middle of each team's square; an arrow points to whoever won. */
const corners = [
  { x: 200, y: 34 },
  { x: 68, y: 164 },
  { x: 332, y: 164 },
] as const

/** Beside each side of the ring. */
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

function Ring({ match, scores, slotWords }: ThreeWayProps & { readonly scores: readonly ScoreShown[] }) {
  const { seats } = match
  const meetings = sides.map(([a, b]) => meetingOf(scores, seats[a]?.entrant, seats[b]?.entrant))
  const names = seats.map((seat) => slotWords?.(seat) ?? seatWords(seat))
  const isTall = names.slice(1).some((name) => linesOf(name).length > 1)
  return (
    <svg
      class="tri"
      viewBox={`0 0 400 ${isTall ? 222 : 208}`}
      role="img"
      aria-label={words.ring(meetingsInWords(scores))}
    >
      {sides.map(([a, b], i) => (
        <Side key={i} from={a} to={b} label={labels[i] as (typeof labels)[number]} meeting={meetings[i]} />
      ))}
      {seats.map((seat, i) => (
        <Team key={i} seat={seat} corner={i} name={names[i] ?? ''} />
      ))}
    </svg>
  )
}

/** Its number in a square, its name beside the uppermost and below the others. */
function Team({ seat, corner, name }: { seat: SeatShown; corner: number; name: string }) {
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
/** Letters beside or below a square. */
const aLine = 18

/** A long name in two lines, parted at the space nearest to its middle; what is longer still is cut. */
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
  /** Which of the two is ahead: 0, 1, or neither. */
  readonly ahead: 0 | 1 | undefined
  readonly isComplete: boolean
}

/** Turned so that the first is the one asked for first. */
function meetingOf(scores: readonly ScoreShown[], a: string | undefined, b: string | undefined): Meeting | undefined {
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

const isBegun = ({ isComplete, halves, imps }: ScoreShown): boolean =>
  isComplete || halves?.some((half) => half !== null) === true || imps.some((each) => each > 0)

const twoPlaces = (imps: number): string => (Number.isInteger(imps) ? String(imps) : imps.toFixed(2))

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

/** The head of an arrow where the line meets the square. */
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

function meetingsInWords(scores: readonly ScoreShown[]): string {
  return scores
    .map(({ between: [first, second], score, isComplete }) => {
      if (!isComplete) return words.open(first, second)
      if (score[0] === score[1]) return words.level(first, second, scoreInImps(score))
      return score[0] > score[1]
        ? words.beat(first, second, scoreInImps(score))
        : words.beat(second, first, scoreInImps([score[1], score[0]]))
    })
    .join(', ')
}

// --- the table -----------------------------------------------------------------------------------

interface StandingsProps {
  readonly match: MatchShown
  readonly standings: NonNullable<BoardsShown['standings']>
  readonly followed: string | undefined
}

function Standings({ match, standings, followed }: StandingsProps) {
  const quotients = quotientsShown(standings)
  return (
    <Wide label={words.caption(matchName(match.match))}>
      <table>
        <caption class="hide">{words.caption(matchName(match.match))}</caption>
        <thead>
          <tr>
            <th scope="col">{words.team}</th>
            <th scope="col" class="num">
              {words.won}
            </th>
            <th scope="col" class="num">
              {words.impsWon}
            </th>
            <th scope="col" class="num">
              {words.impsLost}
            </th>
            <th scope="col" class="num">
              {words.quotient}
            </th>
            <th scope="col">{words.next}</th>
          </tr>
        </thead>
        <tbody>
          {standings.map(({ team, won, impsWon, impsLost }, i) => (
            <tr key={team} class={rowClass(match, team, followed)}>
              <th scope="row" dir="auto">
                {team}
              </th>
              <td class="num">{won}</td>
              <td class="num">{impsWon.toFixed(2)}</td>
              <td class="num">{impsLost.toFixed(2)}</td>
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

function rowClass(match: MatchShown, team: string, followed: string | undefined): string {
  const fate = match.state !== 'decided' ? '' : isThrough(match, team) ? 'won' : 'lost'
  return team === followed ? `${fate} path` : fate
}

function Goes({ match, team }: { readonly match: MatchShown; readonly team: string }) {
  if (match.state !== 'decided') return null
  if (!isThrough(match, team)) return <>{words.out}</>
  const number = match.takes?.find(({ entrant }) => entrant === team)?.number
  return (
    <>
      <Tick /> {number === undefined ? words.through : words.as(String(number))}
    </>
  )
}
