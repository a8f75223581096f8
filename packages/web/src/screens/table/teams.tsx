/** A bracket of teams: its averages, who is still in, the ranking, scores with handicaps, round robins, awards. */
import { averageShown, type Bulletin, type StageShown } from '@arbiter/core'
import { catalogue } from '../../words/catalogue.ts'
import { Awards } from './awards.tsx'
import { Ledger } from './ledger.tsx'
import type { Moment } from './moment.ts'
import { RoundRobins } from './round-robin.tsx'
import { Standings } from './standings.tsx'

const words = catalogue(
  {
    averages: (low: string, high: string) => `averages from ${low} to ${high}`,
    stillIn: (count: number, names: string) => `${count} teams are still in: ${names}.`,
    and: ' and ',
  },
  {
    averages: (low: string, high: string) => `Schnitte von ${low} bis ${high}`,
    stillIn: (count: number, names: string) => `${count} Teams sind noch dabei: ${names}.`,
    and: ' und ',
  },
)

interface TeamsProps {
  readonly at: Moment
  readonly bulletin: Bulletin
  /** Letter, where there are several brackets. */
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
      {isOpen && leaders.length > 1 && <p class="voice note">{words.stillIn(leaders.length, inARow(leaders))}</p>}
      <Standings at={at} rows={rows} {...(aside === undefined ? {} : { aside })} />
      <RoundRobins at={at} bracket={bracket} />
      <Ledger at={at} stages={stages} />
      <Awards at={at} bracket={bracket} />
    </div>
  )
}

function averagesOf(stages: readonly StageShown[]): string | undefined {
  const indicators = stages.find((stage) => stage.indicators)?.indicators
  return indicators && words.averages(averageShown(indicators.low), averageShown(indicators.high))
}

const inARow = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter((part) => part !== '').join(words.and)
