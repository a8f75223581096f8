/** A race for places, as people like to look at it: how far everybody is, who is in, who can get there now. */
import type { Chart } from '../../chart/chart.ts'
import type { Instant } from '../../facts/instant.ts'
import type { Saying } from '../../message/message.ts'

export interface Race<Options> {
  readonly picture: 'race'
  /** Asked once the tournament has started; nothing where nobody has to race. */
  shown(options: Options, chart: Chart): RaceShown | undefined
}

export const race = <Options>(shown: Race<Options>['shown']): Race<Options> => ({ picture: 'race', shown })

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
  readonly playoff?: Saying & { readonly between: readonly string[]; readonly places: number }
}

export interface Runner {
  readonly name: string
  readonly points: number
  readonly played: number
  readonly state: 'in' | 'running' | 'playing-off' | 'out' | 'withdrawn'
  readonly seed?: number
  /** When the points needed were reached, and in which phase. */
  readonly reachedAt?: Instant
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
