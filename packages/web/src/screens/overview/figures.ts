/** The large figures of the overview as a view model: matches decided, matches in play, and the key figure of the format. */
import { matrixOf, type Progress, progressOf, raceOf, show, stillIn } from '@arbiter/core/bulletin'
import type { PlayView } from '../../live/tournament-view.ts'
import type { Figure } from '../../parts/head.tsx'
import { lookOf } from '../../parts/match-card.tsx'
import { moment } from '../../words/time.ts'
import { expectedEnd } from '../control/bar/expected-end.ts'
import { timesIn } from '../control/bar/times.ts'
import { words } from './words/messages.ts'

export function figuresOf(live: PlayView, now = Date.now()): Figure[] {
  const bulletin = live.look(show)
  const progress = progressOf(bulletin)
  const { decided, matches } = progress
  if (bulletin.state === 'entering')
    return [{ label: words('overview-figure-entered'), value: live.tournament.chart.field.present.length }]
  const all = { label: words('overview-figure-decided'), value: decided, of: words('overview-of', { count: matches }) }
  if (bulletin.state === 'finished') return [all]
  return [all, ...goingOn(live, progress), ...special(live, progress, now)].slice(0, 3)
}

function goingOn(live: PlayView, { open }: Progress): Figure[] {
  const matches = open.flatMap(({ round }) => round.matches).filter(({ state }) => state === 'open')
  const playing = matches.filter((match) => lookOf(match, live) === 'live').length
  if (playing > 0) return [{ label: words('overview-figure-live'), value: playing, kind: 'now' }]
  return matches.length > 0 ? [{ label: words('overview-figure-open'), value: matches.length, kind: 'now' }] : []
}

function special(live: PlayView, progress: Progress, now: number): Figure[] {
  const race = live.look(raceOf)
  const matrix = live.look(matrixOf)
  const phase = progress.current?.round.phase
  if (race && race.placesLeft > 0)
    return [
      {
        label: words('overview-figure-places'),
        value: race.places - race.placesLeft,
        of: words('overview-of', { count: race.places }),
      },
    ]
  if (matrix)
    return [
      {
        label: words('overview-figure-still-in'),
        value: stillIn(matrix),
        of: words('overview-of', { count: matrix.rows.length }),
      },
    ]
  const end = expectedEnd(live.look(show), live.look(timesIn), now)
  if (end) return [{ label: words('overview-figure-end'), value: moment(end.at, now) }]
  if (phase === undefined) return []
  return [
    {
      label: words('overview-figure-phase'),
      value: phase,
      ...(progress.rounds === undefined ? {} : { of: words('overview-of', { count: progress.rounds }) }),
    },
  ]
}
