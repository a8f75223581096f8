/** What the table counts of somebody, and why the rank and the seed are what they are. */
import {
  columnsFor,
  type EntrantShown,
  halvesShown,
  performanceOf,
  pointsIn,
  show,
  type TableRow,
  type Tournament,
  tableOf,
} from '@arbiter/core'
import type { Live } from '../../live/live.ts'
import { Colour } from '../../parts/colour.tsx'
import { columnOnWall } from '../../parts/on-wall.ts'
import { Why } from '../../parts/why.tsx'
import { catalogue } from '../../words/catalogue.ts'
import { said } from '../../words/said.ts'
import { type Entry, gamesIn } from './record.ts'

const words = catalogue(
  {
    title: 'In the table',
    place: 'Place',
    whyRank: (name: string) => `Why this place? ${name}`,
    whySeed: (name: string) => `Why this seed? ${name}`,
    rank: 'Why this place?',
    seed: 'Why this seed?',
    performance: 'Performance',
    against: (points: string, games: number, rating: number) =>
      `${points} of ${games} at the board, against ${rating} on average. The performance is that average, and 400 more for each game won beyond those lost, shared among the games.`,
    asWhite: (points: string, games: number) => `${points} of ${games} as White`,
    asBlack: (points: string, games: number) => `${points} of ${games} as Black`,
  },
  {
    title: 'In der Tabelle',
    place: 'Platz',
    whyRank: (name: string) => `Warum dieser Platz? ${name}`,
    whySeed: (name: string) => `Warum dieser Setzplatz? ${name}`,
    rank: 'Warum dieser Platz?',
    seed: 'Warum dieser Setzplatz?',
    performance: 'Performance',
    against: (points: string, games: number, rating: number) =>
      `${points} aus ${games} am Brett, im Schnitt gegen ${rating}. Die Performance ist dieser Schnitt und 400 mehr für jede Partie, die mehr gewonnen als verloren ist, geteilt durch die Partien.`,
    asWhite: (points: string, games: number) => `${points} aus ${games} mit Weiß`,
    asBlack: (points: string, games: number) => `${points} aus ${games} mit Schwarz`,
  },
)

export const tableNow = ({ chart }: Tournament): TableRow[] => tableOf(chart)

interface OwnFiguresProps {
  readonly live: Live
  readonly entrant: EntrantShown
  readonly entries: readonly Entry[]
}

export function OwnFigures({ live, entrant, entries }: OwnFiguresProps) {
  const table = live.look(tableNow)
  const row = table.find(({ name }) => name === entrant.name)
  if (!row) return null
  const columns = columnsFor(live.tournament.format, table).filter(({ count }) => row[count] !== undefined)
  // Where the rules have a performance, it stands among the columns.
  const hasOwn = columns.some(({ count }) => count === 'performance')
  const played = hasOwn ? undefined : performanceOf(show(live.tournament), entrant.name)
  return (
    <section aria-labelledby="e-figures">
      <div class="section">
        <h2 id="e-figures">{words.title}</h2>
      </div>
      <dl class="perf">
        <div>
          <dt>{words.place}</dt>
          <dd>{row.place}</dd>
        </div>
        {columns.map((column) => (
          <div key={column.count}>
            <dt title={said(column.meaning)}>{said(column.heading)}</dt>
            <dd>{columnOnWall(column, table)(row) || '–'}</dd>
          </div>
        ))}
        {played && (
          <div>
            <dt>{words.performance}</dt>
            <dd>{played.performance}</dd>
          </div>
        )}
      </dl>
      {played && <p class="note">{words.against(halvesShown(played.points), played.games, played.opposition)}</p>}
      <ByColour entries={entries} />
      <p class="acts">
        <Why live={live} about={`rank ${entrant.name}`} label={words.whyRank(entrant.name)}>
          {words.rank}
        </Why>
        <Why live={live} about={`seed ${entrant.name}`} label={words.whySeed(entrant.name)}>
          {words.seed}
        </Why>
      </p>
    </section>
  )
}

function ByColour({ entries }: { entries: readonly Entry[] }) {
  const games = entries.flatMap((entry) => (entry.kind === 'match' ? gamesIn(entry) : []))
  if (games.length === 0) return null
  const of = (colour: 'white' | 'black') => games.filter((game) => game.colour === colour)
  const sum = (colour: 'white' | 'black') => halvesShown(pointsIn(of(colour).map(({ mark }) => mark)))
  return (
    <p class="cols">
      <span>
        <Colour of="white" /> {words.asWhite(sum('white'), of('white').length)}
      </span>
      <span>
        <Colour of="black" /> {words.asBlack(sum('black'), of('black').length)}
      </span>
    </p>
  )
}
