/** The diagonal matrix: everybody against everybody with a counter of lost games; on a phone a list. */
import {
  type MatrixRow,
  type MatrixView,
  type Meeting,
  meetingShown,
  meetingWords,
  pipsOf,
  raised,
  roundWords,
  rowWords,
} from '@arbiter/core/bulletin'
import { Wide } from '@arbiter/paper/pictures'
import { addresses } from '../../app/address.ts'
import { Tick } from '../../parts/match-card.tsx'
import { points } from '../../parts/result.ts'
import { Why } from '../../parts/why.tsx'
import { textOf } from '../../words/message-text.ts'
import type { ChartMoment } from './chart-moment.ts'
import { RowName } from './standings.tsx'
import { words } from './words/messages.ts'

interface MatrixProps {
  readonly at: ChartMoment
  readonly matrix: MatrixView
}

/** A larger field has smaller cells. */
const large = 32

export function Matrix({ at, matrix }: MatrixProps) {
  const { rows, outAt } = matrix
  return (
    <section class={`diag${rows.length > large ? ' large' : ''}`}>
      <div class="section">
        <h2>{words('table-matrix')}</h2>
        <span class="push">{words('table-matrix-aside', { count: outAt })}</span>
      </div>
      <div class="matrix-and-key">
        <div class="wide">
          <Wide label={words('table-matrix')}>
            <Grid at={at} matrix={matrix} />
          </Wide>
        </div>
        <PlayerList at={at} matrix={matrix} />
        <Key matrix={matrix} />
      </div>
    </section>
  )
}

function Grid({ at, matrix }: MatrixProps) {
  const { rows } = matrix
  const hasRatings = rows.some(({ rating }) => rating !== undefined)
  return (
    <table class="matrix">
      <caption class="hide">{words('table-matrix-caption')}</caption>
      <thead>
        <tr>
          <th scope="col" class="ix">
            <span class="hide">{words('table-matrix-number')}</span>
          </th>
          <th scope="col" class="pl">
            {words('table-player')}
          </th>
          {hasRatings && (
            <th scope="col" class="rt">
              {words('table-matrix-rating')}
            </th>
          )}
          <th scope="col" class="lsh">
            {words('table-matrix-lost')}
          </th>
          {rows.map((row) => (
            <th key={row.number} scope="col" class={`c${row.state === 'out' ? ' out' : ''}`}>
              <abbr title={row.name}>{row.number}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <GridRow key={row.number} at={at} matrix={matrix} row={row} hasRatings={hasRatings} />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps extends MatrixProps {
  readonly row: MatrixRow
}

function GridRow({ at, matrix, row, hasRatings }: RowProps & { readonly hasRatings: boolean }) {
  return (
    <tr class={row.state}>
      <td class="ix">{row.number}</td>
      <th scope="row">
        <RowName at={at} name={row.name} />
        {row.state === 'won' && <Tick />}
      </th>
      {hasRatings && <td class="rt">{row.rating}</td>}
      <td class="ls">
        <Counter row={row} matrix={matrix} />
      </td>
      {matrix.rows.map(({ number }) => (
        <GridCell key={number} at={at} matrix={matrix} row={row} column={number} />
      ))}
    </tr>
  )
}

function GridCell({ at, matrix, row, column }: RowProps & { readonly column: number }) {
  if (column === row.number) return <td class="d" />
  const meetings = row.meetings.filter(({ against }) => against === column)
  if (meetings.length === 0) return <td />
  return (
    <td class="p">
      {meetings.map((meeting) => (
        <Box key={meeting.match} at={at} matrix={matrix} row={row} meeting={meeting} />
      ))}
    </td>
  )
}

function Box({ at, matrix, row, meeting }: RowProps & { readonly meeting: Meeting }) {
  const inWords = textOf(meetingWords(matrix)(row, meeting))
  return (
    <a
      class={`box ${boxKind(meeting)}${at.wet.has(meeting.match) ? ' wet' : ''}`}
      href={addresses.match(at.id, meeting.match)}
      title={inWords}
      aria-label={inWords}
    >
      {boxText(meeting)}
    </a>
  )
}

/** The frame shows the round: light, heavy, double; from the fourth on it is filled and numbered. */
const frames = 4

function boxKind({ round, state, points: won, games }: Meeting): string {
  const frame = `r${Math.min(round, frames)}`
  if (state === 'open') return `${frame} ${won === undefined ? 'todo' : 'now'}`
  return won !== undefined && won * 2 > games.length ? `${frame} plus` : frame
}

const boxText = (meeting: Meeting): string =>
  `${meetingShown(meeting)}${meeting.round < frames ? '' : raised(meeting.round)}`

/** "■■◧□ 2½†". */
function Counter({ row, matrix }: { row: MatrixRow; matrix: MatrixView }) {
  const inWords = textOf(rowWords(row))
  return (
    <span class="counter" title={inWords}>
      <span class="hide">{inWords}</span>
      <span aria-hidden="true">
        <span class="pips">
          {pipsOf(row, matrix).map((pip, i) => (
            <i key={i} class={pip === 'full' ? 'x' : pip === 'half' ? 'h' : ''} />
          ))}
        </span>
        <b class={row.state === 'going-out' ? 'doom' : ''}>{points(row.lostGames)}</b>
      </span>
    </span>
  )
}

// --- on a phone --------------------------------------------------------------------------------------

const PlayerList = ({ at, matrix }: MatrixProps) => (
  <ol class="narrow plist">
    {matrix.rows.map((row) => (
      <li key={row.number} class={row.state}>
        <p class="top">
          <span class="ix">{row.number}</span>
          <b class="nm">
            <RowName at={at} name={row.name} />
          </b>
          <StateStamp row={row} />
          <span class="ls">
            <Counter row={row} matrix={matrix} />
          </span>
        </p>
        <p class="ops">
          {row.meetings
            .toSorted((a, b) => a.round - b.round)
            .map((meeting) => (
              <a
                key={meeting.match}
                class={`op ${boxKind(meeting)}${at.wet.has(meeting.match) ? ' wet' : ''}`}
                href={addresses.match(at.id, meeting.match)}
              >
                <span dir="auto">{meeting.opponent}</span> <b>{meetingShown(meeting)}</b>
                {meeting.round === 1 ? '' : raised(meeting.round)}
              </a>
            ))}
          <Why about={`rank ${row.name}`} label={words('table-why-place', { name: { text: row.name } })} />
        </p>
      </li>
    ))}
  </ol>
)

function StateStamp({ row: { state, out } }: { row: MatrixRow }) {
  if (state === 'won') return <span class="stamp done">{words('table-matrix-won')}</span>
  if (state === 'going-out') return <span class="stamp done doomed">{words('table-matrix-going')}</span>
  if (state === 'level') return <span class="stamp ready">{words('table-matrix-level-stamp')}</span>
  if (state === 'out' && out !== undefined)
    return <span class="stamp done">{words('table-matrix-out-round', { round: out })}</span>
  return null
}

// --- how to read it ----------------------------------------------------------------------------------

function Key({ matrix }: { matrix: MatrixView }) {
  const { rows, rounds, outAt } = matrix
  const [sample] = rows
  const meetings = rows.flatMap((row) => row.meetings)
  const hasBox = (kind: string) => meetings.some((meeting) => boxKind(meeting).endsWith(kind))
  const hasState = (state: MatrixRow['state']) => rows.some((row) => row.state === state)
  const hasMark = (marks: string) => meetings.some(({ games }) => games.some((mark) => marks.includes(mark)))
  return (
    <aside class="key" aria-labelledby="matrix-key">
      <h3 id="matrix-key">{words('table-matrix-how-to')}</h3>
      <ul>
        {rounds.map((round) => (
          <li key={round.round}>
            <span class={`box r${Math.min(round.round, frames)}`}>
              1½{round.round < frames ? '' : raised(round.round)}
            </span>
            {textOf(roundWords(round))}
          </li>
        ))}
        {hasBox('now') && (
          <li>
            <span class="box now">1·</span>
            {words('table-matrix-live')}
          </li>
        )}
        {hasBox('todo') && (
          <li>
            <span class="box todo">··</span>
            {words('table-matrix-todo')}
          </li>
        )}
        {hasMark('+−=') && (
          <li>
            <span class="box">+½</span>
            {words('table-matrix-by-game')}
          </li>
        )}
        {hasMark('×') && (
          <li>
            <span class="box">××</span>
            {words('table-matrix-not-played')}
          </li>
        )}
        {sample && (
          <li>
            <span class="ls" aria-hidden="true">
              <Counter row={{ ...sample, lostGames: 2.5, state: 'in' }} matrix={matrix} />
            </span>
            {words('table-matrix-counter', { count: outAt })}
          </li>
        )}
        {hasState('going-out') && (
          <li>
            <span class="ls">
              <b class="doom">4½</b>
            </span>
            {words('table-matrix-doom')}
          </li>
        )}
        {hasState('level') && (
          <li>
            <b class="lv">{words('table-matrix-name')}</b>
            {words('table-matrix-level')}
          </li>
        )}
        {hasState('out') && (
          <li>
            <span class="strike">{words('table-matrix-name')}</span>
            {words('table-matrix-out')}
          </li>
        )}
        {hasState('won') && (
          <li>
            <Tick />
            {words('table-matrix-won')}
          </li>
        )}
      </ul>
    </aside>
  )
}
