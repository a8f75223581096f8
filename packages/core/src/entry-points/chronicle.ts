/** The history of a tournament, line by line. */

export { chronicle, type Fate, type Line, namesIn } from '../chronicle/chronicle.ts'
export { factSays } from '../chronicle/says.ts'
