export { type BookFile, bracketOf } from './bracket-file/bracket-of.ts'
export { configFromBracket } from './bracket-file/config-from-bracket.ts'
export {
  beyondBracket,
  beyondLog,
  gamesBeyondLog,
  isEarlierState,
  isOfSameCup,
} from './bracket-file/differences/beyond-log.ts'
export { bracketDifferences } from './bracket-file/differences/differences.ts'
export type { BracketFile } from './bracket-file/file.ts'
export { gamesAdded, tournamentFromPgn } from './bracket-file/from-pgn.ts'
export type { Import } from './bracket-file/import.ts'
export { readBracket } from './bracket-file/read.ts'
export { tournamentFrom } from './bracket-file/tournament-from.ts'
export { writeBracket } from './bracket-file/write.ts'
export type { Limit, Period } from './clock/limit.ts'
export { type LimitProblem, parseLimit, writeLimit } from './clock/notation.ts'
export { readingOf } from './config-file/book.ts'
export { configSchemaText } from './config-file/json-schema.ts'
export type { ConfigProblem } from './config-file/problem.ts'
export { readConfig } from './config-file/read.ts'
export { type Arrangement, arrangementOf } from './cup/arrangement.ts'
export { type Difference, differences, valueSaid } from './cup/arrangement-differences.ts'
export { Conductor, type ConductorOptions, type CupEnd, type SetupProblem } from './cup/conductor.ts'
export type { CupConfig, CupFiles } from './cup/cup-config.ts'
export { arrangementIn, enginesStillIn, firstRoundNotBegun, isRoundUnfinished } from './cup/cup-progress.ts'
export { type CupCommand, type CupStorage, goesOnByItself, type LogConflict, type Trouble } from './cup/cup-storage.ts'
export type { CupEvent } from './cup/event.ts'
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
export { greetEngines } from './engine/greeting.ts'
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
