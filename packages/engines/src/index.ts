/** What the package offers. */

export type { Limit, Period } from './clock/limit.ts'
export { type LimitProblem, parseLimit, writeLimit } from './clock/notation.ts'
export { beyondBracket, beyondLog, gamesBeyondLog, isEarlierState, isOfSameCup } from './cup/bracket/beyond-log.ts'
export { type BookFile, bracketOf } from './cup/bracket/bracket-of.ts'
export { bracketDifferences } from './cup/bracket/differences.ts'
export type { BracketFile } from './cup/bracket/file.ts'
export { gamesAdded, tournamentFromPgn } from './cup/bracket/from-pgn.ts'
export type { Import } from './cup/bracket/import.ts'
export { readBracket } from './cup/bracket/read.ts'
export { tournamentFrom } from './cup/bracket/tournament-from.ts'
export { writeBracket } from './cup/bracket/write.ts'
export { Conductor, type ConductorOptions, type CupEnd, type SetupProblem } from './cup/conductor.ts'
export { readingOf } from './cup/config/book.ts'
export type { CupConfig, CupFiles } from './cup/config/config.ts'
export { type Difference, differences, valueSaid } from './cup/config/difference.ts'
export { type Arrangement, arrangementOf } from './cup/config/fingerprint.ts'
export { greetEngines } from './cup/config/greeting.ts'
export { configSchemaText } from './cup/config/json-schema.ts'
export type { ConfigProblem } from './cup/config/problem.ts'
export { readConfig } from './cup/config/read.ts'
export { arrangementIn, enginesStillIn, firstRoundNotBegun, isRoundUnfinished } from './cup/cup-progress.ts'
export { type CupCommand, type CupStorage, goesOnByItself, type LogConflict, type Trouble } from './cup/cup-storage.ts'
export type { CupEvent } from './cup/event.ts'
export { configFromBracket } from './cup/from-bracket.ts'
export { gameId } from './cup/job.ts'
export { cupPage } from './cup/page/page.ts'
export {
  clockAt,
  clockShown,
  decisionSaid,
  evaluationShown,
  faultsSaid,
  gameSaid,
  moveShown,
  pointsShown,
  resultShown,
  standingSaid,
} from './cup/page/words.ts'
export type { RoundSetup } from './cup/round-setup.ts'
export type {
  CupView,
  EngineView,
  GameView,
  LiveGame,
  MatchView,
  Progress,
  RoundView,
  SeatView,
  Wait,
} from './cup/view.ts'
export {
  type CheckItem,
  type CheckWorld,
  checkEngine,
  checkItems,
  type EngineReport,
  type Finding,
} from './engine/check.ts'
export { embeddedEngines } from './engine/embedded-engines.ts'
export { foundEngines } from './engine/installed-engines.ts'
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
export type { Book, BookOpening } from './openings/opening.ts'
export { type BookRefusal, bookSays, type LineProblem } from './openings/problem.ts'
export { gamesInLog } from './pgn/games-in-log.ts'
export { type ReadGame, readPgn } from './pgn/read.ts'
export type { Contestant, CupPlace, Occasion } from './pgn/tags.ts'
export { writePgn } from './pgn/write.ts'
export { sourceStack } from './source-stack.ts'
export type { Estimate } from './statistics/elo.ts'
export { type MatchStatistics, matchStatistics } from './statistics/match.ts'
export { type SprtPlan, type SprtState, sprtProblem, sprtState } from './statistics/sprt.ts'
export type { HalfPoints, Pair, Pentanomial, Tally } from './statistics/tally.ts'
export type { DeclaredOption, OptionProblem } from './uci/option.ts'
export type { Patience } from './uci/patience.ts'
export { type Concurrency, type ConcurrencyRefusal, concurrencyFor, grantConcurrency } from './worker/concurrency.ts'
export type { EnginePids, GameJob, LiveMove } from './worker/message.ts'
export {
  type JobListener,
  type JobOutcome,
  openWorkerPool,
  type WorkerPool,
  type WorkerPoolOptions,
} from './worker/worker-pool.ts'
