/** The standings in small: the last rounds of a bracket, the top of a race or a table, with a link to the whole. */
import {
  type Bulletin,
  type BulletinBracket,
  bracketsOf,
  type MatrixView,
  matrixOf,
  pipsOf,
  type RaceView,
  raceOf,
  show,
} from '@arbiter/core/bulletin'
import type { Tournament } from '@arbiter/core/tournament'
import {
  Lanes,
  linesOf,
  Pips,
  raceLanes,
  StandingsGrid,
  type StandingsView,
  standingsView,
  withColumns,
} from '@arbiter/paper/pictures'
import { addresses } from '../../app/address.ts'
import { useLive } from '../../live/live-context.ts'
import { ChartPictures } from '../../parts/chart-pictures.tsx'
import { entrantIndex } from '../../parts/entrant-index.ts'
import { MatchCard } from '../../parts/match-card.tsx'
import { textOf } from '../../words/message-text.ts'
import { seedsOfAll } from './on-now.tsx'
import { words } from './words/messages.ts'

interface PictureProps {
  readonly bulletin: Bulletin
}

export function Picture({ bulletin }: PictureProps) {
  const live = useLive()
  return (
    <ChartPictures at={live}>
      <PictureShown bulletin={bulletin} />
    </ChartPictures>
  )
}

function PictureShown({ bulletin }: PictureProps) {
  const live = useLive()
  const race = live.look(raceOf)
  if (race && race.placesLeft > 0) return <SmallRace race={race} />
  const brackets = live.look(bracketsOf).filter(isBegun)
  if (brackets.length === 0) return <SmallTable />
  return (
    <>
      {brackets.map((bracket) => (
        <LastRounds key={bracket.stage} bracket={bracket} />
      ))}
      {bulletin.state === 'finished' && <SmallTable />}
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

function SmallRace({ race }: { race: RaceView }) {
  const live = useLive()
  const { lanes, needed, placesLeft } = raceLanes(race)
  return (
    <section class="small-race race">
      <div class="section">
        <h2>{words('overview-race')}</h2>
        <a class="push" href={addresses.table(live.id)}>
          {words('overview-whole-race')}
        </a>
      </div>
      <p class="label">{words('overview-race-needed', { left: placesLeft, needed: { points: needed } })}</p>
      <Lanes lanes={lanes.slice(0, mostLanes)} needed={needed} />
    </section>
  )
}

// --- table -------------------------------------------------------------------------------------------------

const mostRows = 10
/** As many columns as a small table has room for. */
const smallTableCounts = [
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

const topOf = (tournament: Tournament): StandingsView => {
  const whole = withColumns(standingsView(tournament, show(tournament)), smallTableCounts)
  return linesOf(whole, whole.rows.slice(0, mostRows), mostColumns)
}

function SmallTable() {
  const live = useLive()
  const matrix = live.look(matrixOf)
  return (
    <section class="small-table">
      <div class="section">
        <h2>{words('overview-table')}</h2>
        <a class="push" href={addresses.table(live.id)}>
          {matrix ? words('overview-whole-matrix') : words('overview-whole-table')}
        </a>
      </div>
      <StandingsGrid
        table={live.look(topOf)}
        mark={({ name }, count) => matrix && count === 'lostGames' && <LostPips matrix={matrix} name={name} />}
      />
    </section>
  )
}

/** Boxes for lost games, as in the matrix. */
function LostPips({ matrix, name }: { matrix: MatrixView; name: string }) {
  const own = matrix.rows.find((row) => row.name === name)
  return own ? <Pips pips={pipsOf(own, matrix)} /> : null
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
