/** Lists for the wall: standings, entrants, crosstable. */
import { type BulletinEntrant, crosstable, show } from '@arbiter/core/bulletin'
import type { Tournament } from '@arbiter/core/tournament'
import {
  CrosstableGrid,
  type CrosstableView,
  crosstableView,
  linesOf,
  partOf,
  StandingsGrid,
  type StandingsView,
  standingsView,
} from '@arbiter/paper/pictures'
import { useLive } from '../../live/live-context.ts'
import { Pages, type PaperProps } from './page.tsx'
import { inPages, sheetOf } from './paper-size.ts'
import { words } from './words/messages.ts'

const rowHeight = 9
const headRow = 12

const standingsIn = (tournament: Tournament): StandingsView => standingsView(tournament, show(tournament))

/** Longer names take a second line. */
const aNameLine = 34

export function StandingsPaper({ size }: PaperProps) {
  const live = useLive()
  const table = live.look(standingsIn)
  const orientation = table.columns.length > 7 ? 'landscape' : 'portrait'
  const { innerHeight } = sheetOf(size, orientation)
  const longest = Math.max(0, ...table.rows.map(({ name }) => name.length))
  const height = longest > aNameLine ? rowHeight + 3 : rowHeight
  return (
    <Pages
      size={size}
      orientation={orientation}
      title={words('print-paper', { paper: 'standings' })}
      pages={inPages(table.rows, Math.floor((innerHeight - headRow) / height)).map((lines, i) => (
        <div key={i} class="ranked" style={{ '--standings-row': `${height}mm` }}>
          <StandingsGrid table={linesOf(table, lines)} saysEveryPlace />
        </div>
      ))}
    />
  )
}

// --- entrants --------------------------------------------------------------------------------------

const entrantsIn = (tournament: Tournament): readonly BulletinEntrant[] => show(tournament, { round: 0 }).entrants

export function EntrantsPaper({ size }: PaperProps) {
  const live = useLive()
  const all = live.look(entrantsIn)
  const { innerHeight } = sheetOf(size, 'portrait')
  const has = {
    rating: all.some(({ rating }) => rating !== undefined),
    club: all.some(({ club }) => club !== undefined),
    players: all.some(({ players }) => players),
  }
  const height = has.players ? 13 : rowHeight
  return (
    <Pages
      size={size}
      orientation="portrait"
      title={words('print-paper', { paper: 'entrants' })}
      pages={inPages(all, Math.floor((innerHeight - headRow) / height)).map((chunk, i) => (
        <table key={i} class={`list entrants${has.players ? ' teams' : ''}`}>
          <thead>
            <tr>
              <th scope="col" class="num">
                {words('print-number')}
              </th>
              <th scope="col">{words('print-name')}</th>
              {has.club && <th scope="col">{words('print-club')}</th>}
              {has.players && <th scope="col">{words('print-members')}</th>}
              {has.rating && (
                <th scope="col" class="num">
                  {words('print-rating')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {chunk.map(({ id, number, name, club, rating, players, withdrawn }) => (
              <tr key={id}>
                <td class="num">{number}</td>
                <th scope="row">
                  <span dir="auto">{name}</span>
                  {withdrawn && <small> {words('print-withdrawn')}</small>}
                </th>
                {has.club && <td dir="auto">{club ?? ''}</td>}
                {has.players && <td class="members">{players?.map((player) => player.name).join(', ') ?? ''}</td>}
                {has.rating && <td class="num">{rating ?? '–'}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    />
  )
}

// --- everybody against everybody -------------------------------------------------------------------

const crosstableIn = (tournament: Tournament): CrosstableView => crosstableView(crosstable(tournament))

const mostAcross = 18
/** Up to this many columns, names wrap. */
const mostWrapped = 10
/** Characters of a name per line of its column, and upright above a narrow one. */
const aLine = 24
const mostUpright = 20

export function CrosstablePaper({ size }: PaperProps) {
  const live = useLive()
  const table = live.look(crosstableIn)
  const all = table.rows.map((_, i) => i)
  const longest = Math.max(0, ...table.rows.map(({ name }) => name.length))
  const height = Math.max(8, 3.2 * Math.ceil(longest / aLine) + 1)
  const across = inPages(all, Math.ceil(all.length / Math.ceil(all.length / mostAcross)))
  const isNarrow = (across[0]?.length ?? 0) > mostWrapped
  const heads = isNarrow ? (longest > mostUpright ? 12 : 46) : 8 + 3.2 * Math.ceil(longest / 9)
  const down = inPages(all, Math.floor((sheetOf(size, 'landscape').innerHeight - heads) / height))
  const parts = down.flatMap((lines) => across.map((columns) => partOf(table, lines, columns)))
  const kinds = ['crossing', isNarrow ? 'narrow-heads' : '', longest > aLine ? 'long-names' : '']
  return (
    <Pages
      size={size}
      orientation="landscape"
      title={words('print-paper', { paper: 'crosstable' })}
      note={words('print-marks')}
      pages={parts.map((part, i) => (
        <div key={i} class={kinds.join(' ').trim()} style={{ '--cross-row': `${height}mm` }}>
          <CrosstableGrid table={part} heads={isNarrow && longest > mostUpright ? 'short' : 'upright'} />
        </div>
      ))}
    />
  )
}
