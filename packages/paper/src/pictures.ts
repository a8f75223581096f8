/** The pictures of a tournament, as components: on screen, in print and in pages that stand alone. */

export { Bracket, type BracketPicture, bracketPicture, placed } from './pictures/bracket/bracket.tsx'
export { type BracketMap, mapOf } from './pictures/bracket/bracket-map.ts'
export {
  around,
  type BracketPart,
  type BracketPlace,
  exitOf,
  isSection,
  matchAt,
  matchesOfSection,
  neighboursOf,
  type PartRound,
  partAround,
  partFrom,
  partShown,
  partToOpen,
  placeIn,
  sectionCount,
  trailTo,
  wholeOf,
  writePart,
} from './pictures/bracket/bracket-part.ts'
export { clockHead } from './pictures/bracket/clock-head.ts'
export { type ColumnForm, type FormChoices, isFinished } from './pictures/bracket/column-plan.ts'
export { CardStamp, MatchCard } from './pictures/bracket/match-card.tsx'
export {
  type CardQuestion,
  isThrough,
  lookOf,
  type MatchCardView,
  type MatchLook,
  matchCardView,
  type SeatView,
} from './pictures/bracket/match-card-view.ts'
export { couldCome, currentOf, isOut, type PathStep, pathOf, slotsOnPath } from './pictures/bracket/path.ts'
export { type SectionStub, stubAt } from './pictures/bracket/section-stub.ts'
export { partAfter, placeAfter } from './pictures/bracket/tree-keys.ts'
export { type Layout, middleOf } from './pictures/bracket/tree-layout.ts'
export { TreeLinks } from './pictures/bracket/tree-links.tsx'
export {
  openingPlan,
  type TreeColumn,
  type TreeQuestion,
  type TreeView,
  treeView,
} from './pictures/bracket/tree-view.ts'
export { Colour, colourSaid } from './pictures/colour.tsx'
export { Crosstable, CrosstableGrid } from './pictures/crosstable/crosstable.tsx'
export { type CrosstableView, crosstableView, partOf } from './pictures/crosstable/crosstable-view.ts'
export { EntrantName } from './pictures/entrant-name.tsx'
export { FormMarks } from './pictures/form/form-marks.tsx'
export { type Forms, formsIn } from './pictures/form/form-view.ts'
export { Matrix, Pips } from './pictures/matrix/matrix.tsx'
export { matrixGrid } from './pictures/matrix/matrix-grid.ts'
export { type PicturePage, PicturePageContext, usePicturePage } from './pictures/picture-page.ts'
export { Lanes, Race } from './pictures/race/race.tsx'
export { raceLanes } from './pictures/race/race-lanes.ts'
export { Robin } from './pictures/robin/robin.tsx'
export { robinView } from './pictures/robin/robin-view.ts'
export { Section } from './pictures/section.tsx'
export { Standings, StandingsGrid, StandingsKey } from './pictures/standings/standings.tsx'
export {
  linesOf,
  type StandingsLine,
  type StandingsView,
  standingsView,
  withColumns,
} from './pictures/standings/standings-view.ts'
export { Tick } from './pictures/tick.tsx'
export { Wide } from './pictures/wide.tsx'
