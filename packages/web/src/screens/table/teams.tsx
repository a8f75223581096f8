/** A bracket of teams: averages, teams still in, ranking, scores with handicaps, round robins, awards. */
import { averageShown, type Bulletin, type BulletinStage } from '@arbiter/core/bulletin'
import { Awards } from './awards.tsx'
import type { ChartMoment } from './chart-moment.ts'
import { TeamLedger } from './ledger.tsx'
import { RoundRobins } from './round-robin.tsx'
import { Standings } from './standings.tsx'
import { words } from './words/messages.ts'

interface TeamsProps {
  readonly at: ChartMoment
  readonly bulletin: Bulletin
  /** The letter, if there are several brackets. */
  readonly bracket: string | undefined
}

export function Teams({ at, bulletin, bracket }: TeamsProps) {
  const stages = bulletin.stages.filter((stage) => bracket === undefined || stage.bracket === bracket)
  const rows = bulletin.table.filter((row) => bracket === undefined || row['bracket'] === bracket)
  const aside = averagesOf(stages)
  const leaders = rows.filter(({ rank }) => rank === rows[0]?.rank).map(({ name }) => name)
  const isOpen = stages.some(({ rounds }) =>
    rounds.some(({ matches }) => matches.some(({ state }) => state !== 'decided')),
  )
  return (
    <div class="teams">
      {isOpen && leaders.length > 1 && (
        <p class="voice note">
          {words('table-still-in', { count: leaders.length, teams: leaders.map((text) => ({ text })) })}
        </p>
      )}
      <Standings at={at} rows={rows} aside={aside} />
      <RoundRobins at={at} bracket={bracket} />
      <TeamLedger at={at} stages={stages} />
      <Awards at={at} bracket={bracket} />
    </div>
  )
}

function averagesOf(stages: readonly BulletinStage[]): string | undefined {
  const indicators = stages.find((stage) => stage.indicators)?.indicators
  return (
    indicators &&
    words('table-averages', {
      low: averageShown(indicators.low),
      high: averageShown(indicators.high),
    })
  )
}
