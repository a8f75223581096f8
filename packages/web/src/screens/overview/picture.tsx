/** The standings in small: the last rounds of a bracket, the top of a race or a table, with a link to the whole. */
import {
  type Bulletin,
  type BulletinBracket,
  bracketsOf,
  columnsFor,
  matrixOf,
  pipsOf,
  type RaceView,
  raceOf,
  type TableRow,
} from '@arbiter/core/bulletin'
import { addresses } from '../../app/address.ts'
import { useLive } from '../../live/live-context.ts'
import { columnText } from '../../parts/column-text.ts'
import { entrantIndex } from '../../parts/entrant-index.ts'
import { MatchCard } from '../../parts/match-card.tsx'
import { points } from '../../parts/result.ts'
import { textOf } from '../../words/message-text.ts'
import { seedsOfAll } from './on-now.tsx'
import { words } from './words/messages.ts'

interface PictureProps {
  readonly bulletin: Bulletin
}

export function Picture({ bulletin }: PictureProps) {
  const live = useLive()
  const race = live.look(raceOf)
  if (race && race.placesLeft > 0) return <SmallRace race={race} />
  const brackets = live.look(bracketsOf).filter(isBegun)
  if (brackets.length === 0) return <SmallTable bulletin={bulletin} />
  return (
    <>
      {brackets.map((bracket) => (
        <LastRounds key={bracket.stage} bracket={bracket} />
      ))}
      {bulletin.state === 'finished' && <SmallTable bulletin={bulletin} />}
    </>
  )
}

const isBegun = ({ rounds }: BulletinBracket): boolean =>
  rounds.some(({ matches }) => matches.some(({ state }) => state !== 'waiting'))

// --- bracket -----------------------------------------------------------------------------------------------

/** The round in play and those after it, as far as they fit. */
const mostRounds = 3
const mostMatches = 4

function LastRounds({ bracket }: { bracket: BulletinBracket }) {
  const live = useLive()
  const seeds = live.look(seedsOfAll)
  const rounds = bracket.rounds.filter(({ matches }) => matches.length <= mostMatches).slice(-mostRounds)
  return (
    <section class="last-rounds">
      <div class="section">
        <h2>{textOf(bracket.name)}</h2>
        <a class="push" href={addresses.bracket(live.id)}>
          {words('overview-whole-bracket')}
        </a>
      </div>
      <div class="rounds">
        {rounds.map(({ name, round, matches }) => (
          <div key={round} class="round-small">
            <h3>{textOf(name)}</h3>
            <ol>
              {matches.map((match) => (
                <li key={match.match}>
                  <MatchCard match={match} round={name} seeds={seeds} />
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  )
}

// --- race --------------------------------------------------------------------------------------------------

const mostLanes = 10

const SmallRace = ({ race }: { race: RaceView }) => {
  const live = useLive()
  return (
    <section class="small-race">
      <div class="section">
        <h2>{words('overview-race')}</h2>
        <a class="push" href={addresses.table(live.id)}>
          {words('overview-whole-race')}
        </a>
      </div>
      <p class="label">{words('overview-race-needed', { left: race.placesLeft, needed: { points: race.needed } })}</p>
      <ol>
        {race.runners.slice(0, mostLanes).map((runner) => (
          <li key={runner.name} class={runner.state}>
            <span class="tag">{runner.seed ?? ''}</span>
            <EntrantLink name={runner.name} />
            <span class="run" aria-hidden="true">
              <i style={{ width: `${(100 * Math.min(runner.points, race.needed)) / race.needed}%` }} />
            </span>
            <b class="pts">
              {points(runner.points)}
              <span class="hide"> {words('overview-of-needed', { needed: { points: race.needed } })}</span>
            </b>
          </li>
        ))}
      </ol>
    </section>
  )
}

// --- table -------------------------------------------------------------------------------------------------

const mostRows = 10
/** As many columns as a small table has room for. */
const told = [
  'points',
  'performance',
  'lostGames',
  'victoryPoints',
  'played',
  'wins',
  'draws',
  'losses',
  'won',
  'games',
]
const mostColumns = 5

function SmallTable({ bulletin }: PictureProps) {
  const live = useLive()
  const { format } = live.tournament
  const rows = bulletin.table
  const columns = columnsFor(format, rows)
    .filter(({ count }) => told.includes(count))
    .slice(0, mostColumns)
    .map((column) => ({ ...column, shown: columnText(column, rows) }))
  return (
    <section class="small-table">
      <div class="section">
        <h2>{words('overview-table')}</h2>
        <a class="push" href={addresses.table(live.id)}>
          {live.look(matrixOf) ? words('overview-whole-matrix') : words('overview-whole-table')}
        </a>
      </div>
      <table class="chart">
        <thead>
          <tr>
            <th scope="col" class="num rk">
              <span class="hide">{words('overview-rank')}</span>
            </th>
            <th scope="col">{format.about.whom === 'teams' ? words('overview-team') : words('overview-player')}</th>
            {columns.map(({ count, heading, meaning }) => (
              <th key={count} scope="col" class={`num c-${count}`} title={textOf(meaning)}>
                {textOf(heading)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, mostRows).map((row) => (
            <tr key={row.name}>
              <td class="num rk">{row.place}</td>
              <th scope="row">
                <EntrantLink name={row.name} />
              </th>
              {columns.map(({ count, shown }, i) => (
                <td key={count} class={`num c-${count}${i === 0 ? ' key' : ''}`}>
                  {count === 'lostGames' && <Pips row={row} />}
                  {shown(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Boxes for lost games, as in the matrix. */
function Pips({ row }: { row: TableRow }) {
  const live = useLive()
  const matrix = live.look(matrixOf)
  const own = matrix?.rows.find(({ name }) => name === row.name)
  if (!matrix || !own) return null
  return (
    <span class="pips" aria-hidden="true">
      {pipsOf(own, matrix).map((pip, i) => (
        <i key={i} class={pip} />
      ))}
    </span>
  )
}

export function EntrantLink({ name }: { name: string }) {
  const live = useLive()
  const entrant = live.look(entrantIndex).byName.get(name)
  return (
    <a
      class={entrant?.withdrawn ? 'name void' : 'name'}
      dir="auto"
      href={addresses.entrant(live.id, entrant?.id ?? name)}
    >
      {name}
    </a>
  )
}
