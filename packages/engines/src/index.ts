/** What the package offers. */

export type { Limit, Period } from './clock/limit.ts'
export { type LimitProblem, parseLimit, writeLimit } from './clock/notation.ts'
export {
  type CheckItem,
  type CheckWorld,
  checkEngine,
  checkItems,
  type EngineReport,
  type Finding,
} from './engine/check.ts'
export { embeddedEngines } from './engine/embedded.ts'
export { foundEngines } from './engine/found.ts'
export { engineNamed, enginesHere, type RosterReading, readRoster } from './engine/roster.ts'
export type { EngineSpec, OptionValue } from './engine/spec.ts'
export {
  type Colour,
  type Ending,
  type Evaluation,
  endings,
  type Fault,
  type GameRecord,
  type GameResult,
  type PlayedMove,
} from './game/record.ts'
export type { DrawRule, GameRules, ResignRule } from './game/rules.ts'
export { isVoid } from './game/void.ts'
export {
  type HeadToHead,
  type MatchGame,
  type MatchResult,
  type MatchStanding,
  type MatchWatch,
  playHeadToHead,
} from './match/head-to-head.ts'
export { type BookOptions, type BookReading, readBook, shippedBook } from './openings/book.ts'
export type { Book, Opening } from './openings/opening.ts'
export { type BookRefusal, bookSentence, type LineProblem, problemSentence } from './openings/problem.ts'
export { type ReadGame, readPgn } from './pgn/read.ts'
export type { Contestant, CupPlace, Occasion } from './pgn/tags.ts'
export { writePgn } from './pgn/write.ts'
export type { Estimate } from './statistics/elo.ts'
export { type MatchStatistics, matchStatistics } from './statistics/match.ts'
export { type SprtPlan, type SprtState, sprtProblem, sprtState } from './statistics/sprt.ts'
export type { HalfPoints, Pair, Pentanomial, Tally } from './statistics/tally.ts'
export type { DeclaredOption, OptionProblem } from './uci/option.ts'
export type { Patience } from './uci/patience.ts'
export { type Concurrency, type ConcurrencyRefusal, concurrencyFor, grantConcurrency } from './worker/concurrency.ts'
export type { EnginePids, GameJob, LiveMove } from './worker/message.ts'
export { type JobListener, type JobOutcome, openPool, type Pool, type PoolOptions } from './worker/pool.ts'
