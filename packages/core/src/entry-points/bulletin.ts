/** What people look at, as data: bulletin, table, bracket, race, crosstable, matrix, scorecards. */

export { tableCsv } from '../bulletin/csv.ts'
export { type Draft, draft } from '../bulletin/draft.ts'
export { eventLine } from '../bulletin/event-line.ts'
export { figureTexts } from '../bulletin/figure-texts.ts'
export { averageShown } from '../bulletin/figures.ts'
export { briefConditions, conditionsOf, startSaid } from '../bulletin/games/conditions.ts'
export { endingSaid } from '../bulletin/games/ending.ts'
export { ladderOf, type Rung } from '../bulletin/games/ladder.ts'
export { type PerformanceFigures, performanceOf } from '../bulletin/games/performance.ts'
export { goToSaid, ticketFrom, ticketTaken } from '../bulletin/go-to.ts'
export {
  boardsSaid,
  halvesSaid,
  type ImpsLine,
  impsShown,
  linesIn,
  scoreInImps,
  scoresShown,
} from '../bulletin/imps.ts'
export type { NextGame } from '../bulletin/next.ts'
export {
  type BracketRound,
  type BulletinBracket,
  bracketsOf,
  feederOf,
  inTreeOrder,
  rowsIn,
  seedsIn,
} from '../bulletin/pictures/bracket.ts'
export {
  type Crosstable,
  type CrosstableCell,
  type CrosstableGame,
  type CrosstableRow,
  crosstable,
} from '../bulletin/pictures/crosstable.ts'
export {
  matrixOf,
  meetingShown,
  meetingWords,
  pipsOf,
  raised,
  roundWords,
  rowWords,
  stillIn,
} from '../bulletin/pictures/matrix.ts'
export { raceOf, runnerWords } from '../bulletin/pictures/race.ts'
export { type BulletinRoundRobin, type RoundRobinCell, roundRobinsOf } from '../bulletin/pictures/round-robin.ts'
export { numberOf, type Progress, progressOf, type RoundAt } from '../bulletin/progress.ts'
export { briefly } from '../bulletin/remarks.ts'
export { boardsPlayed, decisionShown, markFor, marksOf, pointsIn, scoreShown, sideShown } from '../bulletin/score.ts'
export {
  type Bulletin,
  type BulletinEntrant,
  type BulletinGame,
  type BulletinMatch,
  type BulletinRound,
  type BulletinStage,
  bracketShown,
  matchShown,
  roundsShown,
  type ShowQuery,
  show,
} from '../bulletin/show.ts'
export { columnShown, columnsFor, type TableRow, tableOf } from '../bulletin/table.ts'
export type { BoardsToReport, GameToReport, Todo } from '../bulletin/todo.ts'
export { halvesShown } from '../facts/result.ts'
export {
  type BoardsView,
  type Imps,
  isBegun,
  type OpenBoards,
  quotientsShown,
  type ScoreView,
  type SeatingView,
} from '../formats/views/boards.ts'
export type { Mark, MatrixRound, MatrixRow, MatrixView, Meeting } from '../formats/views/matrix.ts'
export type { PairingView } from '../formats/views/pairing.ts'
export { hasPicture, type PictureName, picturesIn } from '../formats/views/picture.ts'
export type { RaceView, Runner } from '../formats/views/race.ts'
export { decidedHow } from '../formats/why/decision.ts'
export { type SeatOutline, seatSaid } from '../outline/seat.ts'
