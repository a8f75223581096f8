/** What the table counts for an entrant, and why the rank and the seed are what they are. */
import {
  type BulletinEntrant,
  columnsFor,
  performanceOf,
  pointsIn,
  show,
  type TableRow,
  tableOf,
} from '@arbiter/core/bulletin'
import type { Tournament } from '@arbiter/core/tournament'
import { Colour } from '@arbiter/paper/pictures'
import { useLive } from '../../live/live-context.ts'
import { columnText } from '../../parts/column-text.ts'
import { Why } from '../../parts/why.tsx'
import { textOf } from '../../words/message-text.ts'
import { gamesIn, type OwnGame, type RecordEntry } from './record.ts'
import { words } from './words/messages.ts'

export const tableNow = ({ chart }: Tournament): TableRow[] => tableOf(chart)

interface OwnFiguresProps {
  readonly entrant: BulletinEntrant
  readonly entries: readonly RecordEntry[]
}

export function OwnFigures({ entrant, entries }: OwnFiguresProps) {
  const live = useLive()
  const table = live.look(tableNow)
  const row = table.find(({ name }) => name === entrant.name)
  if (!row) return null
  const columns = columnsFor(live.tournament.format, table).filter(({ count }) => row[count] !== undefined)
  // Performance is among the columns if the rules use it.
  const hasOwn = columns.some(({ count }) => count === 'performance')
  const played = hasOwn ? undefined : performanceOf(show(live.tournament), entrant.name)
  return (
    <section aria-labelledby="e-figures">
      <div class="section">
        <h2 id="e-figures">{words('entrant-in-table')}</h2>
      </div>
      <dl class="perf">
        <div>
          <dt>{words('entrant-head-place')}</dt>
          <dd>{row.place}</dd>
        </div>
        {columns.map((column) => (
          <div key={column.count}>
            <dt title={textOf(column.meaning)}>{textOf(column.heading)}</dt>
            <dd>{columnText(column, table)(row) || '–'}</dd>
          </div>
        ))}
        {played && (
          <div>
            <dt>{words('entrant-performance')}</dt>
            <dd>{played.performance}</dd>
          </div>
        )}
      </dl>
      {played && (
        <p class="note">
          {words('entrant-performance-from', {
            points: { points: played.points },
            games: played.games,
            rating: played.opposition,
          })}{' '}
          {words('entrant-performance-how')}
        </p>
      )}
      <ByColour entries={entries} />
      <p class="acts">
        <Why about={`rank ${entrant.name}`} label={words('entrant-why-rank-of', { name: { text: entrant.name } })}>
          {words('entrant-why-rank')}
        </Why>
        <Why about={`seed ${entrant.name}`} label={words('entrant-why-seed-of', { name: { text: entrant.name } })}>
          {words('entrant-why-seed')}
        </Why>
      </p>
    </section>
  )
}

function ByColour({ entries }: { entries: readonly RecordEntry[] }) {
  const games = entries.flatMap((entry) => (entry.kind === 'match' ? gamesIn(entry) : []))
  if (games.length === 0) return null
  return (
    <p class="cols">
      <OfColour colour="white" games={games} />
      <OfColour colour="black" games={games} />
    </p>
  )
}

function OfColour({ colour, games }: { colour: OwnGame['colour']; games: readonly OwnGame[] }) {
  const played = games.filter((game) => game.colour === colour)
  const points = pointsIn(played.map(({ mark }) => mark))
  return (
    <span>
      <Colour of={colour} /> {words('entrant-as-colour', { points: { points }, games: played.length, colour })}
    </span>
  )
}
