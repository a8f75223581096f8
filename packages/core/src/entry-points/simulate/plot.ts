/** Pictures of simulations that are compared. */

export { columnSaid } from '../../simulate/plot/columns.ts'
export {
  type AnsweredRow,
  answeredIn,
  type Comparison,
  type ComparisonRow,
  refusedIn,
} from '../../simulate/plot/comparison.ts'
export { comparisonPage } from '../../simulate/plot/page.ts'
export { comparisonPicture, comparisonPlot } from '../../simulate/plot/plot.ts'
export { reading } from '../../simulate/plot/reading.ts'
