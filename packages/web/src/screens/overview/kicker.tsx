/** The line above the poster: the format and how many play, in words. */
import type { Tournament } from '@arbiter/core'
import { catalogue, counted } from '../../words/catalogue.ts'
import { said } from '../../words/said.ts'

const words = catalogue(
  {
    players: (count: number) => counted(count, 'player', 'players'),
    teams: (count: number) => counted(count, 'team', 'teams'),
    nobody: 'nobody has entered yet',
  },
  {
    players: (count: number) => counted(count, 'Teilnehmer', 'Teilnehmer'),
    teams: (count: number) => counted(count, 'Team', 'Teams'),
    nobody: 'noch ist niemand gemeldet',
  },
)

export function Kicker({ tournament }: { tournament: Tournament }) {
  const { format, chart } = tournament
  return (
    <>
      <b>{said(format.title)}</b>
      {[fieldOf(tournament), ...(format.conditions?.(chart.options) ?? []).map(said)].map((part) => `, ${part}`)}
    </>
  )
}

function fieldOf({ format, chart }: Tournament): string {
  const count = chart.started ? chart.entrants.length : chart.present.length
  if (count === 0) return words.nobody
  return format.whom === 'teams' ? words.teams(count) : words.players(count)
}
