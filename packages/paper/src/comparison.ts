/** Formats compared by simulation, as a picture, a page and sentences. */

export { columnSaid } from './comparison/columns.ts'
export {
  type AnsweredRow,
  answeredIn,
  type Comparison,
  type ComparisonRow,
  refusedIn,
} from './comparison/comparison.ts'
export { comparisonPage } from './comparison/page.ts'
export { comparisonPicture, comparisonPlot } from './comparison/plot.ts'
export { reading } from './comparison/reading.ts'
