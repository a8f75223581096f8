/** Round robins for victory points, as data for a picture. */
import type { Chart } from '../../chart/chart.ts'
import type { Who } from '../../chart/slot.ts'
import type { Stage } from '../../chart/stage.ts'

export interface Rings<Options> {
  readonly picture: 'rings'
  shown(options: Options, chart: Chart): readonly RoundRobin[]
}

export const rings = <Options>(shown: Rings<Options>['shown']): Rings<Options> => ({ picture: 'rings', shown })

/** A round robin for victory points. */
export interface RoundRobin {
  readonly stage: Stage
  /** Number of teams that advance. */
  readonly places: number
  /** Victory points of one team against another, once decided. */
  points(who: Who, other: Who): number | undefined
}
