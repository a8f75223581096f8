/** A race for places, on screen: each player's progress, places taken, places within reach. */
import type { Chart } from '../../chart/chart.ts'
import type { Instant } from '../../facts/instant.ts'
import type { Statement } from '../../message/message.ts'

export interface Race<Options> {
  readonly picture: 'race'
  /** Called once the tournament has started; `undefined` without a race. */
  shown(options: Options, chart: Chart): RaceView | undefined
}

export const race = <Options>(shown: Race<Options>['shown']): Race<Options> => ({ picture: 'race', shown })

export interface RaceView {
  /** Points needed for a place. */
  readonly needed: number
  readonly places: number
  readonly placesLeft: number
  /** The phase being played or to be paired next; `undefined` once every place is taken. */
  readonly phase?: number
  /** Players with a place by seed, then the others by points. */
  readonly runners: readonly Runner[]
  /** Players in a playoff, and the places at stake. */
  readonly playoff?: Statement & { readonly between: readonly string[]; readonly places: number }
}

export interface Runner {
  readonly name: string
  readonly points: number
  readonly played: number
  readonly state: 'in' | 'running' | 'playing-off' | 'out' | 'withdrawn'
  readonly seed?: number
  /** Time and phase of reaching the points needed. */
  readonly reachedAt?: Instant
  readonly reachedIn?: number
  /** The result that gives the place in the current phase, for any results of the others. */
  readonly clinchesWith?: 'a draw' | 'a win'
  /** Result that gives the points, though others might still come first. */
  readonly reachesWith?: 'a draw' | 'a win'
  /** The current opponent. */
  readonly against?: string
  /** Out in a playoff. */
  readonly lostPlayoff?: true
  /** Has the points and no place: the step that decided it, or published seeds that stand. */
  readonly missedBy?: 'time' | 'reports' | 'matches' | 'points' | 'seeds'
  /** The player who took the last place. */
  readonly lastIn?: string
  /** Has the bye of the phase being played. */
  readonly bye?: true
}
