/** What a director types: one grammar for every place where results are typed. */

export { completedLine, type PenCompletion, penCompletions } from '../pen/pen-completions.ts'
export {
  type BoardsReport,
  type GameReport,
  isReport,
  type PenChoice,
  type PenCommand,
  type PenOrder,
  type PenQuestion,
  type PenReading,
  type PenReport,
  type PenStop,
} from '../pen/pen-reading.ts'
export { type PenEntrant, type PenMatch, type PenSheet, penSheetOf, seatLetter } from '../pen/pen-sheet.ts'
export { readLine } from '../pen/read-line.ts'
export { type PenLine, readLines } from '../pen/read-lines.ts'
export { type ResultFields, type ResultReading, readResult } from '../pen/read-result.ts'
export { type PenTime, readTyped, type TypedResult, type TypedWords } from '../pen/typed-result.ts'
