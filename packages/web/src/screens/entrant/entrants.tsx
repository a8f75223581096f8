/** Every entrant: to search, sort and open; for the director a ticket with a link for each. */
import { averageShown, type BulletinEntrant, type TableRow } from '@arbiter/core/bulletin'
import { Wide } from '@arbiter/paper/pictures'
import { useEffect, useId, useState } from 'preact/hooks'
import { address, addresses } from '../../app/address.ts'
import type { Live } from '../../live/live.ts'
import { useLive } from '../../live/live-context.ts'
import { useWatched } from '../../live/subscription.ts'
import { Empty } from '../../parts/empty.tsx'
import { entrantIndex } from '../../parts/entrant-index.ts'
import { Head } from '../../parts/head.tsx'
import { Nobody } from '../../parts/nobody.tsx'
import { locale } from '../../words/language.ts'
import { textOf } from '../../words/message-text.ts'
import { tableNow } from './figures.tsx'
import { type Standing, standingsIn } from './record.ts'
import { words } from './words/messages.ts'

export default function EntrantsScreen() {
  const live = useLive()
  useWatched(address)
  const [search, type] = useState('')
  const [isPrinting, print] = useState(false)
  const all = live.look(linesIn(live))
  const shown = sorted(matching(all, search), address.query.get('sort') ?? 'number')
  const count = (standing: Standing) => all.filter((line) => line.standing === standing).length
  return (
    <div class="entrants-page">
      <Head
        kicker={<b dir="auto">{live.seen.name}</b>}
        title={words('entrant-list')}
        figures={[
          { label: words('entrant-figure-entered'), value: all.length },
          ...(count('in') > 0 ? [{ label: words('entrant-figure-still-in'), value: count('in') }] : []),
          ...(count('withdrawn') > 0 ? [{ label: words('entrant-figure-withdrew'), value: count('withdrawn') }] : []),
        ]}
      />
      {all.length === 0 ? (
        <Nobody />
      ) : (
        <>
          <Bar
            search={search}
            onType={type}
            onPrint={() => print(true)}
            found={words('entrant-found', { count: shown.length, all: all.length })}
          />
          {isPrinting && <Tickets onClose={() => print(false)} />}
          {shown.length === 0 ? <Empty>{words('entrant-nobody')}</Empty> : <List lines={shown} all={all} />}
        </>
      )}
    </div>
  )
}

interface Line extends BulletinEntrant {
  readonly standing: Standing
  readonly row: TableRow | undefined
}

/** Computed once per state of the tournament. */
const linesOf = new WeakMap<Live, () => Line[]>()

function linesIn(live: Live): () => Line[] {
  const known = linesOf.get(live)
  if (known) return known
  const made = (): Line[] => {
    const standings = live.look(standingsIn)
    const rows = new Map(live.look(tableNow).map((row) => [row.name, row]))
    return [...live.look(entrantIndex).byId.values()].map((entrant) => ({
      ...entrant,
      standing: standings.get(entrant.name) ?? 'entered',
      row: rows.get(entrant.name),
    }))
  }
  linesOf.set(live, made)
  return made
}

interface BarProps {
  readonly search: string
  readonly found: string
  readonly onType: (text: string) => void
  readonly onPrint: () => void
}

function Bar({ search, found, onType, onPrint }: BarProps) {
  const live = useLive()
  const id = useId()
  return (
    <div class="bar">
      <label class="hide" for={id}>
        {words('entrant-search')}
      </label>
      <input
        id={id}
        type="search"
        placeholder={words('entrant-search')}
        value={search}
        onInput={(event) => onType(event.currentTarget.value)}
      />
      <span class="label" role="status">
        {found}
      </span>
      <span class="push acts">
        {live.may('edit') && (
          <button type="button" class="btn" onClick={onPrint}>
            {words('entrant-links-open')}
          </button>
        )}
        <a class="btn" href={`/api/v1/tournaments/${encodeURIComponent(live.id)}/export/entrants.csv`} download>
          {words('entrant-csv')}
        </a>
      </span>
    </div>
  )
}

function matching(lines: readonly Line[], search: string): Line[] {
  const wanted = search.trim().toLocaleLowerCase(locale)
  if (wanted === '') return [...lines]
  const told = ({ name, club = '', players = [], number }: Line) =>
    [name, club, String(number), ...players.map((player) => player.name)].join('\n').toLocaleLowerCase(locale)
  return lines.filter((line) => told(line).includes(wanted))
}

const standingWords = ({ standing }: Line): string => words('entrant-standing', { standing })

const orders = {
  number: (a: Line, b: Line) => a.number - b.number,
  name: (a: Line, b: Line) => a.name.localeCompare(b.name, locale),
  club: (a: Line, b: Line) => (a.club ?? '\uffff').localeCompare(b.club ?? '\uffff', locale),
  rating: (a: Line, b: Line) => (b.rating ?? b.average ?? -1) - (a.rating ?? a.average ?? -1),
  state: (a: Line, b: Line) => standingWords(a).localeCompare(standingWords(b), locale),
  place: (a: Line, b: Line) => (a.row?.rank ?? Infinity) - (b.row?.rank ?? Infinity),
} as const
type Order = keyof typeof orders

/** "name", or "-name" in descending order. */
function sorted(lines: readonly Line[], sort: string): Line[] {
  const order = orders[sort.replace(/^-/, '') as Order] ?? orders.number
  const inOrder = lines.toSorted((a, b) => order(a, b) || a.number - b.number)
  return sort.startsWith('-') ? inOrder.toReversed() : inOrder
}

interface ListProps {
  readonly lines: readonly Line[]
  readonly all: readonly Line[]
}

function List({ lines, all }: ListProps) {
  const live = useLive()
  const has = {
    club: all.some(({ club }) => club !== undefined),
    rating: all.some(({ rating }) => rating !== undefined),
    average: all.some(({ average }) => average !== undefined),
    place: all.some(({ row }) => row !== undefined),
  }
  return (
    <Wide label={words('entrant-list')}>
      <table class="chart entrants">
        <thead>
          <tr>
            <Heading order="number" label={words('entrant-head-number')} isNumber />
            <Heading order="name" label={words('entrant-head-name')} />
            {has.club && <Heading order="club" label={words('entrant-head-club')} />}
            {(has.rating || has.average) && (
              <Heading
                order="rating"
                label={has.rating ? words('entrant-head-rating') : words('entrant-head-average')}
                isNumber
              />
            )}
            <Heading order="state" label={words('entrant-head-state')} />
            {has.place && <Heading order="place" label={words('entrant-head-place')} isNumber />}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id} class={line.standing}>
              <td class="num">{line.number}</td>
              <th scope="row">
                <a class="opp" href={addresses.entrant(live.id, line.id)} dir="auto">
                  {line.name}
                </a>
                {line.players && <Players line={line} />}
              </th>
              {has.club && <td dir="auto">{line.club ?? ''}</td>}
              {(has.rating || has.average) && (
                <td class="num">
                  {line.rating ?? (line.average === undefined ? '' : textOf(averageShown(line.average)))}
                </td>
              )}
              <td>{standingWords(line)}</td>
              {has.place && <td class="num">{line.row?.place ?? ''}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  )
}

function Players({ line: { players = [] } }: { line: Line }) {
  return (
    <details class="players">
      <summary>{words('entrant-players', { count: players.length })}</summary>
      <span dir="auto">{players.map(({ name }) => name).join(', ')}</span>
    </details>
  )
}

function Heading({ order, label, isNumber = false }: { order: Order; label: string; isNumber?: boolean }) {
  const sort = address.query.get('sort') ?? 'number'
  const isUp = sort === order
  const isDown = sort === `-${order}`
  const turn = () => address.set({ sort: isUp ? `-${order}` : order })
  return (
    <th scope="col" class={isNumber ? 'num' : ''} aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}>
      <button type="button" class="sort" onClick={turn}>
        {label}
        <span aria-hidden="true">{isUp ? ' ▴' : isDown ? ' ▾' : ''}</span>
      </button>
    </th>
  )
}

type TicketsView = typeof import('./tickets.tsx').AllTickets

/** Only directors load the tickets. */
function Tickets({ onClose }: { onClose: () => void }) {
  const [loaded, set] = useState<{ readonly of: TicketsView } | undefined>()
  useEffect(() => {
    void import('./tickets.tsx').then(
      ({ AllTickets }) => set({ of: AllTickets }),
      () => undefined,
    )
  }, [])
  return loaded ? <loaded.of onClose={onClose} /> : null
}
