/** The knockout of bridge teams, its facts, its ledger and how its matches are decided; what else there is of bridge is in `/bridge`. */

export { boardsScored } from '../../formats/bridge-knockout/facts/boards-scored.ts'
export { bracketCorrected } from '../../formats/bridge-knockout/facts/bracket-corrected.ts'
export { lineupTold } from '../../formats/bridge-knockout/facts/lineup-told.ts'
export { bridgeKnockout } from '../../formats/bridge-knockout/format.ts'
export { type BridgeLedger, bridgeLedger } from '../../formats/bridge-knockout/ledger.ts'
export { boards, boardsForPlaces, boardsWithTies } from '../../formats/bridge-knockout/series/boards.ts'
export type { BoardsPlayed } from '../../formats/bridge-knockout/series/boards-series.ts'
