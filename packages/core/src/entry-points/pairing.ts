/** Schedules and matchings, for authors of formats. */

export { type CirclePhase, circle } from '../pairing/circle.ts'
export { type Fits, perfectMatching } from '../pairing/perfect-matching.ts'
export { type PoolPairing, type PoolPlayer, pairPool } from '../pairing/pool.ts'
export { rotationPhase } from '../pairing/rotation.ts'
export { type Couple, type Pattern, type TwoOpponents, twoOpponents } from '../pairing/two-opponents.ts'
export { weightedMatching } from '../pairing/weighted-matching.ts'
