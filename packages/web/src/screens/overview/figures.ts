/** The big figures of the page: how much is decided, how much is going on, and what this format is watched for. */
import { type Bulletin, matrixOf, type Progress, progressOf, raceOf, stillIn, type Tournament } from '@arbiter/core'
import type { Live } from '../../live/live.ts'
import type { Figure } from '../../parts/head.tsx'
import { lookOf } from '../../parts/match-card.tsx'
import { catalogue } from '../../words/catalogue.ts'
import { clock } from '../../words/time.ts'

const words = catalogue(
  {
    entered: 'entered',
    decided: 'matches decided',
    of: (count: number) => `of ${count}`,
    live: 'live now',
    open: 'to be played now',
    phase: 'phase',
    places: 'places taken',
    stillIn: 'still in',
    end: 'expected end',
  },
  {
    entered: 'gemeldet',
    decided: 'Matches entschieden',
    of: (count: number) => `von ${count}`,
    live: 'läuft gerade',
    open: 'jetzt zu spielen',
    phase: 'Phase',
    places: 'Plätze vergeben',
    stillIn: 'noch dabei',
    end: 'Ende etwa',
  },
)

export function figuresOf(live: Live, bulletin: Bulletin): Figure[] {
  const progress = progressOf(bulletin)
  const { decided, matches } = progress
  if (bulletin.state === 'entering') return [{ label: words.entered, value: live.tournament.chart.present.length }]
  const all = { label: words.decided, value: decided, of: words.of(matches) }
  if (bulletin.state === 'finished') return [all]
  return [all, ...goingOn(live, progress), ...special(live, progress)].slice(0, 3)
}

function goingOn(live: Live, { open }: Progress): Figure[] {
  const matches = open.flatMap(({ round }) => round.matches).filter(({ state }) => state === 'open')
  const playing = matches.filter((match) => lookOf(match, live) === 'live').length
  if (playing > 0) return [{ label: words.live, value: playing, kind: 'now' }]
  return matches.length > 0 ? [{ label: words.open, value: matches.length, kind: 'now' }] : []
}

function special(live: Live, progress: Progress): Figure[] {
  const race = live.look(raceOf)
  const matrix = live.look(matrixOf)
  const phase = progress.current?.round.phase
  if (race && race.placesLeft > 0)
    return [{ label: words.places, value: race.places - race.placesLeft, of: words.of(race.places) }]
  if (matrix) return [{ label: words.stillIn, value: stillIn(matrix), of: words.of(matrix.rows.length) }]
  const end = expectedEnd(live.tournament, progress)
  if (end !== undefined) return [{ label: words.end, value: clock(end) }]
  if (phase === undefined) return []
  return [
    { label: words.phase, value: phase, ...(progress.rounds === undefined ? {} : { of: words.of(progress.rounds) }) },
  ]
}

/** Fewer results than this say nothing of the pace. */
const enough = 5
const hourMs = 3_600_000

/** As the results have come in so far, where all matches are known and it would end within half a day. */
function expectedEnd({ log }: Tournament, { decided, matches, rounds }: Progress): number | undefined {
  const results = log.filter(({ type }) => type === 'game-finished').map(({ at }) => Date.parse(at))
  const [first, last] = [results[0], results.at(-1)]
  if (rounds === undefined || decided < enough || first === undefined || last === undefined) return undefined
  const end = last + ((last - first) / decided) * (matches - decided)
  const isSoon = end > Date.now() && end < Date.now() + 12 * hourMs
  return isSoon ? end : undefined
}
