/** Everybody against everybody: each cell has the game as White and the game as Black, linked to their match. */
import {
  type Crosstable as Crossed,
  type CrosstableCell,
  type CrosstableGame,
  crosstable,
} from '@arbiter/core/bulletin'
import { useRef } from 'preact/hooks'
import { addresses } from '../../app/address.ts'
import { Colour } from '../../parts/colour.tsx'
import { Wide } from '../../parts/wide.tsx'
import type { ChartMoment } from './chart-moment.ts'
import { RowName } from './standings.tsx'
import { words } from './words/messages.ts'

export function Crosstable({ at }: { at: ChartMoment }) {
  const { rows } = at.look(crosstable)
  const table = useRef<HTMLTableElement>(null)
  const heads = headsOf(rows)
  return (
    <section class="crossing">
      <div class="section">
        <h2>{words('table-crosstable')}</h2>
        <span class="push legend">
          <Colour of="white" /> {words('table-cross-white')} <Colour of="black" /> {words('table-cross-black')}
        </span>
      </div>
      <Wide label={words('table-crosstable')}>
        <table
          ref={table}
          class={`chart cross${rows.length > 14 ? ' many' : ''}`}
          onPointerOver={(event) => markColumn(table.current, cellAt(event.target))}
          onPointerLeave={() => markColumn(table.current, undefined)}
          onKeyDown={(event) => walk(event)}
        >
          <colgroup>
            <col />
            <col />
            {rows.map(({ name }) => (
              <col key={name} />
            ))}
            <col />
          </colgroup>
          <thead>
            <tr>
              <td />
              <th scope="col" class="who-col">
                {words('table-player')}
              </th>
              {rows.map(({ name }, i) => (
                <th key={name} scope="col" class="oh">
                  <abbr title={name}>{heads[i]}</abbr>
                </th>
              ))}
              <th scope="col" class="num">
                {words('table-cross-points')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, i) => (
              <tr key={row.name}>
                <td class="num rk">{rowHead(rows, i, heads)}</td>
                <th scope="row" class="who-col">
                  <RowName at={at} name={row.name} />
                </th>
                {row.cells.map((cell, j) => (
                  <Cell key={rows[j]?.name} at={at} cell={cell} name={row.name} other={rows[j]?.name ?? ''} />
                ))}
                <td class="num key">{row.points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
      <p class="label below">{words('table-cross-legend')}</p>
    </section>
  )
}

interface CellProps {
  readonly at: ChartMoment
  readonly cell: CrosstableCell | null
  readonly name: string
  readonly other: string
}

function Cell({ at, cell, name, other }: CellProps) {
  if (!cell) return <td class="self" />
  return (
    <td class="x">
      <Games at={at} games={cell.asWhite} colour="white" name={name} other={other} />
      <Games at={at} games={cell.asBlack} colour="black" name={name} other={other} />
    </td>
  )
}

interface GamesProps extends Omit<CellProps, 'cell'> {
  readonly games: readonly CrosstableGame[]
  readonly colour: 'white' | 'black'
}

function Games({ at, games, colour, name, other }: GamesProps) {
  const side = colour === 'white' ? 'w' : 'b'
  if (games.length === 0) return <span class={`g ${side}`} />
  return (
    <>
      {games.map((game) => (
        <a
          key={game.match + game.game}
          class={`g ${side} ${kindOf(game)}${game.state === 'decided' && at.wet.has(game.match) ? ' wet' : ''}`}
          href={addresses.match(at.id, game.match)}
          tabIndex={-1}
          aria-label={words('table-cross-cell', {
            name: { text: name },
            colour,
            other: { text: other },
            mark: { text: markWords(game) },
            match: { text: game.match },
          })}
        >
          {game.mark}
        </a>
      ))}
    </>
  )
}

const kinds = { won: 'r2', drawn: 'r1', lost: 'r0', none: 'gone' } as const

const kindOf = (game: CrosstableGame): string =>
  game.state === 'decided' ? (game.counts ? kinds[game.score] : 'gone') : game.state === 'open' ? 'open' : 'todo'

const markWords = (game: CrosstableGame): string =>
  game.state === 'decided'
    ? game.mark
    : game.state === 'open'
      ? words('table-cross-open')
      : words('table-cross-waiting')

/** The first three letters of the last name if they are unique, else the row number. */
function headsOf(rows: Crossed['rows']): string[] {
  const short = rows.map(({ name }) => (name.split(/\s+/).at(-1) ?? '').slice(0, 3))
  const isPlain = rows.length <= 14 && new Set(short).size === rows.length && !short.includes('')
  return isPlain ? short : rows.map(({ number }) => String(number))
}

/** The number of the column, if columns are numbered: ranks can be shared, numbers cannot. */
function rowHead(rows: Crossed['rows'], i: number, heads: readonly string[]): string | number | undefined {
  const row = rows[i]
  if (heads[i] === String(row?.number)) return row?.number
  return rows[i - 1]?.place === row?.place ? '=' : row?.rank
}

// --- the column under the pointer, and arrows from game to game -------------------------------------

const cellAt = (target: EventTarget | null): HTMLTableCellElement | undefined =>
  (target instanceof Element ? target.closest<HTMLTableCellElement>('td, th') : undefined) ?? undefined

/** Set on the element directly: redrawing the table for every mouse move would be slow. */
function markColumn(table: HTMLTableElement | null, cell: HTMLTableCellElement | undefined): void {
  for (const [i, col] of [...(table?.querySelectorAll('col') ?? [])].entries())
    col.classList.toggle('hit', cell !== undefined && i > 1 && i === cell.cellIndex)
}

const steps: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function walk(event: KeyboardEvent): void {
  const step = steps[event.key]
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a.g, th a') : null
  const row = link?.closest('tr')
  if (!step || !link || !row) return
  const [across, down] = step
  const inRow = (tr: Element | null | undefined) => [...(tr?.querySelectorAll<HTMLElement>('th a, a.g') ?? [])]
  const sibling = down < 0 ? row.previousElementSibling : down > 0 ? row.nextElementSibling : row
  const next = inRow(sibling)[inRow(row).indexOf(link) + across]
  event.preventDefault()
  next?.focus()
}
