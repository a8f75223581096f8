/** The knockout of bridge teams, its facts, its ledger and how its matches are decided; what else there is of bridge is in `/bridge`. */

export { boardsScored } from './facts/boards-scored.ts'
export { bracketCorrected } from './facts/bracket-corrected.ts'
export { lineupTold } from './facts/lineup-told.ts'
export { bridgeKnockout } from './format.ts'
export { type BridgeLedger, bridgeLedger } from './ledger.ts'
export { boards, boardsForPlaces, boardsWithTies } from './series/boards.ts'
export type { MeetingTerms } from './series/boards-series.ts'
