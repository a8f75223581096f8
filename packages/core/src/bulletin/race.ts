/** A race for places, as people like to look at it: how far everybody is, who is in, who can get there now. */
import type { Chart } from '../chart/chart.ts'
import { namesOf } from '../chart/names.ts'
import type { Tournament } from '../tournament/tournament.ts'
import { momentsShown } from './figures.ts'

export interface RaceShown {
  /** Points needed for a place. */
  readonly needed: number
  readonly places: number
  readonly placesLeft: number
  /** The phase being played or to be paired next; none once every place is taken. */
  readonly phase?: number
  /** Those who are in by seed, then the others by points. */
  readonly runners: readonly Runner[]
  /** Players who play off, and for how many places. */
  readonly playoff?: { readonly between: readonly string[]; readonly places: number; readonly sentence: string }
}

export interface Runner {
  readonly name: string
  readonly points: number
  readonly played: number
  readonly state: 'in' | 'running' | 'playing-off' | 'out' | 'withdrawn'
  readonly seed?: number
  /** When the points needed were reached, and in which phase. */
  readonly reachedAt?: string
  readonly reachedIn?: number
  /** What gives the place in the phase being played, whatever the others do. */
  readonly clinchesWith?: 'a draw' | 'a win'
  /** What gives the points, where others might still come first. */
  readonly reachesWith?: 'a draw' | 'a win'
  /** Whom he plays now. */
  readonly against?: string
  /** Went out in a playoff. */
  readonly lostPlayoff?: true
  /** Has the points and no place: the step that decided it, or published seeds that stand. */
  readonly missedBy?: 'time' | 'reports' | 'matches' | 'points' | 'seeds'
  /** Who took the last place. */
  readonly lastIn?: string
  /** Has the bye of the phase being played. */
  readonly bye?: true
}

/** None where nobody races for a place, and before the start. */
export function raceOf({ format, chart }: Tournament): RaceShown | undefined {
  const race = chart.started ? format.race?.(chart.options, chart) : undefined
  if (!race) return undefined
  const free = byesNow(chart)
  return { ...race, runners: race.runners.map((runner) => (free.has(runner.name) ? { ...runner, bye: true } : runner)) }
}

function byesNow(chart: Chart): Set<string> {
  const names = namesOf(chart)
  const now = chart.rounds().filter(({ isOpen, left }) => isOpen && left > 0)
  return new Set(now.flatMap(({ byes }) => byes.map(({ who }) => names[who] as string)))
}

/** How everybody stands in a few words: "in as seed 2, phase 7, 14:02:10", "a draw is enough against Ben", "out". */
export function runnerWords({ runners, needed }: RaceShown): (runner: Runner) => string {
  const timeOf = momentsShown(runners.flatMap(({ reachedAt }) => reachedAt ?? []))
  return (runner) => {
    const { state, seed, clinchesWith, reachesWith, against, bye, reachedAt, reachedIn } = runner
    const reached = reachedAt === undefined ? '' : `, phase ${reachedIn}, ${timeOf(reachedAt)}`
    switch (state) {
      case 'in':
        return `in as seed ${seed}${reached}`
      case 'running':
        if (reachedAt !== undefined) return `has the points${reached}`
        if (against === undefined) return bye ? 'bye' : ''
        if (clinchesWith) return `${clinchesWith} is enough against ${against}`
        return reachesWith ? `${reachesWith} makes ${needed} against ${against}` : `plays ${against}`
      case 'playing-off':
        return against === undefined ? 'plays off' : `plays off against ${against}`
      case 'out':
        if (runner.lostPlayoff) return `out, lost the playoff${reached}`
        return reachedAt === undefined ? 'out' : `out, ${missedWords(runner)}${reached}`
      case 'withdrawn':
        return 'withdrew'
      default:
        return state satisfies never
    }
  }
}

function missedWords({ missedBy, lastIn }: Runner): string {
  if (missedBy === 'seeds') return 'the published seeds stand'
  if (missedBy === 'matches') return `${lastIn} had the points from fewer matches`
  return missedBy === 'points' ? `${lastIn} had more points` : 'too late'
}
