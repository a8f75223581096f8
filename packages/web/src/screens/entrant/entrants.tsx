/** Everybody who has entered: to search, to sort, to open; for the director a ticket with an own link for each. */
import type { EntrantShown, TableRow } from '@arbiter/core'
import { useEffect, useId, useState } from 'preact/hooks'
import { address, addresses } from '../../app/address.ts'
import type { Live } from '../../live/live.ts'
import { useWatched } from '../../live/subscription.ts'
import { Empty } from '../../parts/empty.tsx'
import { Head } from '../../parts/head.tsx'
import { calledIn } from '../../parts/names.ts'
import { Nobody } from '../../parts/nobody.tsx'
import { Wide } from '../../parts/wide.tsx'
import { catalogue } from '../../words/catalogue.ts'
import { locale } from '../../words/language.ts'
import { tableNow } from './figures.tsx'
import { type Standing, standingsIn } from './record.ts'
import { standingWords } from './words.ts'

const words = catalogue(
  {
    title: 'Entrants',
    entered: 'entered',
    still: 'still in',
    gone: 'withdrew',
    search: 'Find a name or club',
    csv: 'List as CSV',
    tickets: 'Links for all…',
    number: 'No.',
    name: 'Name',
    club: 'Club',
    rating: 'Rating',
    average: 'Average',
    state: 'State',
    place: 'Place',
    nobody: 'Nobody by that name.',
    found: (count: number, of: number) => `${count} of ${of}`,
    players: (count: number) => `${count} players`,
    table: 'Entrants',
  },
  {
    title: 'Teilnehmer',
    entered: 'gemeldet',
    still: 'noch dabei',
    gone: 'zurückgezogen',
    search: 'Name oder Verein suchen',
    csv: 'Liste als CSV',
    tickets: 'Links für alle…',
    number: 'Nr.',
    name: 'Name',
    club: 'Verein',
    rating: 'Wertungszahl',
    average: 'Schnitt',
    state: 'Stand',
    place: 'Platz',
    nobody: 'Niemand mit diesem Namen.',
    found: (count: number, of: number) => `${count} von ${of}`,
    players: (count: number) => `${count} Spieler`,
    table: 'Teilnehmer',
  },
)

export default function EntrantsScreen({ live }: { live: Live }) {
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
        title={words.title}
        figures={[
          { label: words.entered, value: all.length },
          ...(count('in') > 0 ? [{ label: words.still, value: count('in') }] : []),
          ...(count('withdrawn') > 0 ? [{ label: words.gone, value: count('withdrawn') }] : []),
        ]}
      />
      {all.length === 0 ? (
        <Nobody live={live} />
      ) : (
        <>
          <Bar
            live={live}
            search={search}
            onType={type}
            onPrint={() => print(true)}
            found={words.found(shown.length, all.length)}
          />
          {isPrinting && <Tickets live={live} onClose={() => print(false)} />}
          {shown.length === 0 ? <Empty>{words.nobody}</Empty> : <List live={live} lines={shown} all={all} />}
        </>
      )}
    </div>
  )
}

interface Line extends EntrantShown {
  readonly standing: Standing
  readonly row: TableRow | undefined
}

/** Made once for every state of the tournament. */
const linesOf = new WeakMap<Live, () => Line[]>()

function linesIn(live: Live): () => Line[] {
  const known = linesOf.get(live)
  if (known) return known
  const made = (): Line[] => {
    const standings = live.look(standingsIn)
    const rows = new Map(live.look(tableNow).map((row) => [row.name, row]))
    return [...live.look(calledIn).byId.values()].map((entrant) => ({
      ...entrant,
      standing: standings.get(entrant.name) ?? 'entered',
      row: rows.get(entrant.name),
    }))
  }
  linesOf.set(live, made)
  return made
}

interface BarProps {
  readonly live: Live
  readonly search: string
  readonly found: string
  readonly onType: (text: string) => void
  readonly onPrint: () => void
}

function Bar({ live, search, found, onType, onPrint }: BarProps) {
  const id = useId()
  return (
    <div class="bar">
      <label class="hide" for={id}>
        {words.search}
      </label>
      <input
        id={id}
        type="search"
        placeholder={words.search}
        value={search}
        onInput={(event) => onType(event.currentTarget.value)}
      />
      <span class="label" role="status">
        {found}
      </span>
      <span class="push acts">
        {live.may('edit') && (
          <button type="button" class="btn" onClick={onPrint}>
            {words.tickets}
          </button>
        )}
        <a class="btn" href={`/api/v1/tournaments/${encodeURIComponent(live.id)}/export/entrants.csv`} download>
          {words.csv}
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

const orders = {
  number: (a: Line, b: Line) => a.number - b.number,
  name: (a: Line, b: Line) => a.name.localeCompare(b.name, locale),
  club: (a: Line, b: Line) => (a.club ?? '\uffff').localeCompare(b.club ?? '\uffff', locale),
  rating: (a: Line, b: Line) => (b.rating ?? b.average ?? -1) - (a.rating ?? a.average ?? -1),
  state: (a: Line, b: Line) => standingWords[a.standing].localeCompare(standingWords[b.standing], locale),
  place: (a: Line, b: Line) => (a.row?.rank ?? Infinity) - (b.row?.rank ?? Infinity),
} as const
type Order = keyof typeof orders

/** "name", or "-name" the other way round. */
function sorted(lines: readonly Line[], sort: string): Line[] {
  const order = orders[sort.replace(/^-/, '') as Order] ?? orders.number
  const inOrder = lines.toSorted((a, b) => order(a, b) || a.number - b.number)
  return sort.startsWith('-') ? inOrder.toReversed() : inOrder
}

interface ListProps {
  readonly live: Live
  readonly lines: readonly Line[]
  readonly all: readonly Line[]
}

function List({ live, lines, all }: ListProps) {
  const has = {
    club: all.some(({ club }) => club !== undefined),
    rating: all.some(({ rating }) => rating !== undefined),
    average: all.some(({ average }) => average !== undefined),
    place: all.some(({ row }) => row !== undefined),
  }
  return (
    <Wide label={words.table}>
      <table class="chart entrants">
        <thead>
          <tr>
            <Heading order="number" label={words.number} isNumber />
            <Heading order="name" label={words.name} />
            {has.club && <Heading order="club" label={words.club} />}
            {(has.rating || has.average) && (
              <Heading order="rating" label={has.rating ? words.rating : words.average} isNumber />
            )}
            <Heading order="state" label={words.state} />
            {has.place && <Heading order="place" label={words.place} isNumber />}
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
              {(has.rating || has.average) && <td class="num">{line.rating ?? line.average ?? ''}</td>}
              <td>{standingWords[line.standing]}</td>
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
      <summary>{words.players(players.length)}</summary>
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

type Loaded = typeof import('./tickets.tsx').AllTickets

/** Tickets are the director's: nobody else loads them. */
function Tickets({ live, onClose }: { live: Live; onClose: () => void }) {
  const [loaded, set] = useState<{ readonly of: Loaded } | undefined>()
  useEffect(() => {
    void import('./tickets.tsx').then(
      ({ AllTickets }) => set({ of: AllTickets }),
      () => undefined,
    )
  }, [])
  return loaded ? <loaded.of live={live} onClose={onClose} /> : null
}
