/** What only bridge has: scoring, handicaps, awards, line-ups, scorecards, printed sheets. Apart from the rule book, so that a page need not load it. */

export { awardOf, type Run, type TeamMatch } from '../formats/bridge-knockout/awards/participation.ts'
export { type Rank, rankSaid } from '../formats/bridge-knockout/awards/run.ts'
export { bridgeLedger } from '../formats/bridge-knockout/ledger.ts'
export {
  northSouthScore,
  parseContract,
  type Vulnerability,
  vulnerabilityOf,
} from '../formats/bridge-knockout/scoring/duplicate.ts'
export { handicapInThousandths } from '../formats/bridge-knockout/scoring/handicap.ts'
export {
  type HandicapBlock,
  type HandicapCell,
  handicapBlocks,
  handicapCells,
  tableBoards,
} from '../formats/bridge-knockout/scoring/handicap-table.ts'
export { impsFor } from '../formats/bridge-knockout/scoring/imps.ts'
export {
  type BoardLines,
  parseBoard,
  parseBoards,
  type TypedBoard,
} from '../formats/bridge-knockout/scoring/typed-board.ts'
export type {
  BracketSheet,
  MatchOnSheet,
  PartOnSheet,
  RoundOnSheet,
  ScoreOnSheet,
  TeamOnSheet,
} from '../formats/bridge-knockout/sheets/bracket-sheet.ts'
export type { ConditionsSheet } from '../formats/bridge-knockout/sheets/conditions.ts'
export { type BracketHead, bracketSaid, type Event } from '../formats/bridge-knockout/sheets/event.ts'
export type { GoToCard, GoToSheet } from '../formats/bridge-knockout/sheets/go-to.ts'
export { type Incident, incidentKinds } from '../formats/bridge-knockout/sheets/incidents.ts'
export type { RackList } from '../formats/bridge-knockout/sheets/rack.ts'
export type {
  PlayerInRecap,
  RankInRecap,
  Recap,
  RecapOfBracket,
  TeamInRecap,
} from '../formats/bridge-knockout/sheets/recap.ts'
export {
  type PrintedSheet,
  printedSheet,
  type SheetName,
  sheetNames,
} from '../formats/bridge-knockout/sheets/sheets.ts'
export { type TicketChange, ticketsChanged } from '../formats/bridge-knockout/sheets/ticket-changes.ts'
export type { Opponent, Ticket, TicketSeating, TicketSheet } from '../formats/bridge-knockout/sheets/tickets.ts'
export {
  awardsIn,
  type PlayedMatch,
  type PlayerAwards,
  type TeamAwards,
} from '../formats/bridge-knockout/views/awards.ts'
export { lineupsToTell, type MissingLineup } from '../formats/bridge-knockout/views/line-ups.ts'
export { type BoardView, type ScorecardView, scorecardsOf } from '../formats/bridge-knockout/views/scorecard.ts'
