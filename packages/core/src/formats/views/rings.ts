/** Stages in which everybody plays everybody for victory points. */
import type { Chart } from '../../chart/chart.ts'
import type { Who } from '../../chart/slot.ts'
import type { Stage } from '../../chart/stage.ts'

export interface Rings<Options> {
  readonly picture: 'rings'
  shown(options: Options, chart: Chart): readonly RoundRobin[]
}

export const rings = <Options>(shown: Rings<Options>['shown']): Rings<Options> => ({ picture: 'rings', shown })

/** A stage in which everybody plays everybody for victory points. */
export interface RoundRobin {
  readonly stage: Stage
  /** How many go on. */
  readonly places: number
  /** What one got in the match against another, once it is decided. */
  points(who: Who, other: Who): number | undefined
}
