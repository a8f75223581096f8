/** The bracket for the wall: a page per section; lines that leave a page say where they continue. */

import type { SeatOutline } from '@arbiter/core/bulletin'
import {
  type BulletinBracket,
  type BulletinMatch,
  boardsPlayed,
  marksOf,
  rowsIn,
  seedsIn,
  sideShown,
} from '@arbiter/core/bulletin'
import { Tick } from '@arbiter/paper/pictures'
import { seatWords } from '../../parts/match-words.ts'
import { textOf } from '../../words/message-text.ts'
import { Pages, type PaperProps } from './page.tsx'
import { sheetOf } from './paper-size.ts'
import { type Reference, type WallMatch, type WallPage, wallPages } from './wall-plan.ts'
import { words } from './words/messages.ts'

interface WallProps extends PaperProps {
  readonly bracket: BulletinBracket
}

const headline = 8

export function Wall({ size, bracket }: WallProps) {
  const plan = wallPages(bracket)
  const { innerWidth, innerHeight } = sheetOf(size, 'landscape')
  const known = { seeds: seedsIn(bracket), rows: rowsIn(bracket) }
  const room = { width: innerWidth, height: innerHeight, isTree: bracket.drawnAs === 'tree' }
  return (
    <Pages
      size={size}
      orientation="landscape"
      title={words('print-wall')}
      note={textOf(bracket.name)}
      pages={plan.map((page) => <WallSheet key={page.number} page={page} room={room} {...known} />)}
    />
  )
}

interface Room {
  readonly width: number
  readonly height: number
  readonly isTree: boolean
}

interface BracketNumbers {
  readonly seeds: ReadonlyMap<string, number>
  readonly rows: ReturnType<typeof rowsIn>
}

interface WallSheetProps extends BracketNumbers {
  readonly page: WallPage
  readonly room: Room
}

const gap = 9

function WallSheet({ page, room, ...known }: WallSheetProps) {
  const { columns } = page
  const hasOnward = columns.at(-1)?.matches.some(({ to }) => to) ?? false
  const onward = hasOnward ? 14 : 0
  const width = Math.min(80, (room.width - onward - gap * (columns.length - 1)) / columns.length)
  const height = room.height - headline
  const most = Math.max(...columns.map(({ matches }) => matches.length))
  const middle = (column: number, i: number): number => {
    const count = room.isTree ? (columns[column]?.matches.length ?? 1) : most
    return headline + (height * (i + 0.5)) / Math.max(1, count)
  }
  const left = (room.width - onward - columns.length * width - (columns.length - 1) * gap) / 2
  const x = (column: number) => left + column * (width + gap)
  const isTight = most > 8
  return (
    <div class={`wall${isTight ? ' tight' : ''}`} style={{ height: `${room.height}mm` }}>
      {room.isTree && <Lines page={page} x={x} width={width} middle={middle} room={room} />}
      {columns.map(({ name, matches }, c) => (
        <div key={c}>
          <p class="stage-name" style={{ left: `${x(c)}mm`, width: `${width}mm` }}>
            {textOf(name)}
          </p>
          {matches.map((each, i) => (
            <div
              key={each.match.match}
              class="spot"
              style={{ left: `${x(c)}mm`, top: `${middle(c, i)}mm`, width: `${width}mm` }}
            >
              <WallCard each={each} {...known} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

interface LinesProps {
  readonly page: WallPage
  readonly room: Room
  readonly width: number
  readonly x: (column: number) => number
  readonly middle: (column: number, i: number) => number
}

function Lines({ page: { columns }, room, width, x, middle }: LinesProps) {
  const paths = columns.slice(0, -1).flatMap(({ matches }, c) =>
    matches.map(({ match }, i) => {
      const [from, to] = [x(c) + width, x(c + 1)]
      const bend = from + gap / 2
      const d = `M${from} ${middle(c, i)}H${bend}V${middle(c + 1, Math.floor(i / 2))}H${to}`
      return <path key={match.match} d={d} class={match.state === 'decided' ? '' : 'todo'} />
    }),
  )
  const stubs = columns.flatMap(({ matches }, c) =>
    matches.flatMap(({ match, to, from }, i) => [
      ...(to ? [<path key={`${match.match} to`} d={`M${x(c) + width} ${middle(c, i)}h${gap}`} class="todo" />] : []),
      ...(from ? [<path key={`${match.match} from`} d={`M${x(c) - gap} ${middle(c, i)}h${gap}`} class="todo" />] : []),
    ]),
  )
  return (
    <svg class="lines" viewBox={`0 0 ${room.width} ${room.height}`} aria-hidden="true">
      {paths}
      {stubs}
    </svg>
  )
}

function WallCard({ each: { match, to, from }, seeds, rows }: BracketNumbers & { each: WallMatch }) {
  return (
    <div class={`card ${match.state}`}>
      {from && <Feeding references={from} />}
      <p class="no">{match.match}</p>
      {rows(match).map((i) => {
        const seat = match.seats[i] as SeatOutline
        const name = seat.entrant
        const isThrough = name !== undefined && match.state === 'decided' && goesOn(match, name)
        return (
          <p key={i} class={isThrough ? 'seat won' : name === undefined ? 'seat slot' : 'seat'}>
            <span class="seed">
              {seat.seed ?? (name === undefined ? undefined : seeds.get(name)) ?? seat.number ?? ''}
            </span>
            <span class={seatWords(seat).length > 26 ? 'name long' : 'name'} dir="auto">
              {seatWords(seat)}
            </span>
            <span class="score">{scoreOf(match, i)}</span>
            {isThrough && <Tick />}
          </p>
        )
      })}
      {to && (
        <p class="onward" data-page={to.page} data-match={to.match}>
          {words('print-to', { page: to.page, match: { text: to.match } })}
        </p>
      )}
    </div>
  )
}

const Feeding = ({ references }: { references: readonly Reference[] }) => (
  <p class="feeding">
    {references.map(({ page, match }) => (
      <span key={match} data-page={page} data-match={match}>
        {words('print-from', { page, match: { text: match } })}
      </span>
    ))}
  </p>
)

const goesOn = ({ advancing, winner }: BulletinMatch, name: string): boolean => (advancing ?? [winner]).includes(name)

function scoreOf(match: BulletinMatch, seat: number): string {
  const boards = boardsPlayed(match)
  if (!boards) return match.games.length > 0 ? gamesOf(match, seat) : ''
  const side = boards.between.indexOf(match.seats[seat]?.entrant ?? '')
  const imps = boards.score[side as 0 | 1]
  return imps === undefined ? '' : String(Math.round(imps * 100) / 100)
}

/** Game by game if there is room: "½ 1". */
function gamesOf(match: BulletinMatch, seat: number): string {
  const marks = marksOf(match, seat)
  return match.pairs === undefined && marks.length <= 3 ? marks.join(' ') : sideShown(match, seat)
}
