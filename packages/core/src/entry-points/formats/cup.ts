/** The cup of pairs of games from openings. */

export { gameAbandoned } from '../../formats/cup/facts/game-abandoned.ts'
export { openingDrawn } from '../../formats/cup/facts/opening-drawn.ts'
export { playArranged } from '../../formats/cup/facts/play-arranged.ts'
export { cup } from '../../formats/cup/format.ts'
export { type CupLedger, cupLedger } from '../../formats/cup/ledger.ts'
export { OpeningPairs, type PairRules, pairIn, scheduledIn } from '../../formats/cup/opening-pairs.ts'
export type { CupOptions } from '../../formats/cup/options.ts'
