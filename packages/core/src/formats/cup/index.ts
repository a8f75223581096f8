/** The cup of pairs of games from openings. */

export { gameAbandoned } from './facts/game-abandoned.ts'
export type { Book } from './facts/opening.ts'
export { openingDrawn } from './facts/opening-drawn.ts'
export { openingPlayed } from './facts/opening-played.ts'
export { playArranged } from './facts/play-arranged.ts'
export { cup } from './format.ts'
export { type CupLedger, cupLedger } from './ledger.ts'
export { OpeningPairs, type PairRules, pairIn, scheduledIn } from './openings/opening-pairs.ts'
export type { CupOptions } from './options.ts'
