/** The large figures of the page: matches decided, matches in play, and the key figure of the format. */
import { type Bulletin, matrixOf, type Progress, progressOf, raceOf, stillIn } from '@arbiter/core/bulletin'
import type { Tournament } from '@arbiter/core/tournament'
import type { Live } from '../../live/live.ts'
import type { Figure } from '../../parts/head.tsx'
import { lookOf } from '../../parts/match-card.tsx'
import { clock } from '../../words/time.ts'
import { words } from './words/messages.ts'

export function figuresOf(live: Live, bulletin: Bulletin): Figure[] {
  const progress = progressOf(bulletin)
  const { decided, matches } = progress
  if (bulletin.state === 'entering')
    return [{ label: words('overview-figure-entered'), value: live.tournament.chart.field.present.length }]
  const all = { label: words('overview-figure-decided'), value: decided, of: words('overview-of', { count: matches }) }
  if (bulletin.state === 'finished') return [all]
  return [all, ...goingOn(live, progress), ...special(live, progress)].slice(0, 3)
}

function goingOn(live: Live, { open }: Progress): Figure[] {
  const matches = open.flatMap(({ round }) => round.matches).filter(({ state }) => state === 'open')
  const playing = matches.filter((match) => lookOf(match, live) === 'live').length
  if (playing > 0) return [{ label: words('overview-figure-live'), value: playing, kind: 'now' }]
  return matches.length > 0 ? [{ label: words('overview-figure-open'), value: matches.length, kind: 'now' }] : []
}

function special(live: Live, progress: Progress): Figure[] {
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
  const end = expectedEnd(live.tournament, progress)
  if (end !== undefined) return [{ label: words('overview-figure-end'), value: clock(end) }]
  if (phase === undefined) return []
  return [
    {
      label: words('overview-figure-phase'),
      value: phase,
      ...(progress.rounds === undefined ? {} : { of: words('overview-of', { count: progress.rounds }) }),
    },
  ]
}

/** Too few results to estimate a pace below this. */
const enough = 5
const hourMs = 3_600_000

/** At the pace so far, if all matches are known and the end is within half a day. */
function expectedEnd({ log }: Tournament, { decided, matches, rounds }: Progress): number | undefined {
  const results = log.filter(({ type }) => type === 'game-finished').map(({ at }) => Date.parse(at))
  const [first, last] = [results[0], results.at(-1)]
  if (rounds === undefined || decided < enough || first === undefined || last === undefined) return undefined
  const end = last + ((last - first) / decided) * (matches - decided)
  const isSoon = end > Date.now() && end < Date.now() + 12 * hourMs
  return isSoon ? end : undefined
}
