/**
 * Arbiter's core: tournament rules as a library. A log of facts in, the whole wall chart out; no clock, no disk,
 * no network, no unseeded chance. GUIDE.md teaches it in five minutes.
 */

// What the command line and the server stand on.
export { awardsIn, type PlayedMatch, type PlayerAwards, type TeamAwards } from './bulletin/awards.ts'
export type { BoardsShown, OpenShown, ScoreShown, SeatingShown } from './bulletin/boards.ts'
export { type BracketRound, type BracketShown, bracketsOf, feederOf, seedsIn } from './bulletin/bracket.ts'
export { briefConditions, conditionsOf, startSaid } from './bulletin/conditions.ts'
export * from './bulletin/crosstable.ts'
export { tableCsv } from './bulletin/csv.ts'
export { type Draft, draft } from './bulletin/draft.ts'
export { endingSaid } from './bulletin/ending.ts'
export { figureTexts } from './bulletin/figure-texts.ts'
export { averageShown, halvesShown } from './bulletin/figures.ts'
export { goToSaid, ticketFrom, ticketTaken } from './bulletin/go-to.ts'
export * from './bulletin/imps.ts'
export { ladderOf, type Rung } from './bulletin/ladder.ts'
export { lineupsToTell, type MissingLineup } from './bulletin/line-ups.ts'
export * from './bulletin/matrix.ts'
export type { NextShown } from './bulletin/next.ts'
export { htmlPage, type PageParts, type PageStyle, pageParts, pageStyles } from './bulletin/page.ts'
export { type PerformanceShown, performanceOf } from './bulletin/performance.ts'
export { numberOf, type Progress, progressOf, type RoundAt } from './bulletin/progress.ts'
export { type RaceShown, type Runner, raceOf, runnerWords } from './bulletin/race.ts'
export { briefly } from './bulletin/remarks.ts'
export { type RoundRobinShown, roundRobinsOf } from './bulletin/round-robin.ts'
export { boardsPlayed, decisionShown, markFor, marksOf, pointsIn, scoreShown, sideShown } from './bulletin/score.ts'
export { type BoardShown, type ScorecardShown, scorecardsOf } from './bulletin/scorecard.ts'
export * from './bulletin/show.ts'
export type { TableRow } from './bulletin/table.ts'
export { columnShown, columnsFor, tableOf } from './bulletin/table.ts'
export type { BoardsToReport, GameToReport, Todo } from './bulletin/todo.ts'
export { stageCalled } from './chart/round-name.ts'
export { chronicle, type Fate, type Line, namesIn } from './chronicle/chronicle.ts'
export { factSays } from './chronicle/says.ts'
export { describedIn, isSaid } from './descriptions/described.ts'
export { type Newcomer, type ParsedEntrants, parseEntrants, writeEntrants } from './entries/csv.ts'
export { doubtfulPlayers, refusedNewcomers } from './entries/problems.ts'
export type { Decided, Spectated } from './facts/decided.ts'
export type { Meant } from './facts/erasing.ts'
export type { Recorded } from './facts/fact.ts'
export type { RecordOfGame } from './facts/game-record.ts'
export type { EntrantId, MatchId, Seq } from './facts/ids.ts'
export { type Instant, instantOf, parseInstant } from './facts/instant.ts'
export type { Seal } from './facts/log-file.ts'
export type { Apart, Erased, Impersonal, Personal } from './facts/personal.ts'
export { type Imps, parseResult } from './facts/result.ts'
export { factsToRedo, factsToUndo, takenBack } from './facts/standing.ts'
export { type Topic, topics } from './facts/topic.ts'
export { type Fault, type Misdeed, misdeedSchema } from './fault/fault.ts'
export { faultSays, misdeedSays } from './fault/says.ts'
export { awardOf, type Run, type TeamMatch } from './formats/bridge-knockout/awards/participation.ts'
export { type Rank, rankSaid } from './formats/bridge-knockout/awards/run.ts'
export { bridgeKnockout } from './formats/bridge-knockout/bridge-knockout.ts'
export { boardsScored } from './formats/bridge-knockout/facts/boards-scored.ts'
export { bracketCorrected } from './formats/bridge-knockout/facts/bracket-corrected.ts'
export { lineupTold } from './formats/bridge-knockout/facts/lineup-told.ts'
export { bridgeLedger } from './formats/bridge-knockout/ledger.ts'
export {
  northSouthScore,
  parseContract,
  type Vulnerability,
  vulnerabilityOf,
} from './formats/bridge-knockout/scoring/duplicate.ts'
export { handicapInThousandths } from './formats/bridge-knockout/scoring/handicap.ts'
export {
  type HandicapBlock,
  type HandicapCell,
  handicapBlocks,
  handicapCells,
  tableBoards,
} from './formats/bridge-knockout/scoring/handicap-table.ts'
export { impsFor } from './formats/bridge-knockout/scoring/imps.ts'
export { cup } from './formats/cup/cup.ts'
export { gameAbandoned } from './formats/cup/facts/game-abandoned.ts'
export { openingDrawn } from './formats/cup/facts/opening-drawn.ts'
export { playArranged } from './formats/cup/facts/play-arranged.ts'
export { cupLedger } from './formats/cup/ledger.ts'
export { pairIn, scheduledIn } from './formats/cup/opening-pairs.ts'
export { diagonal } from './formats/diagonal/diagonal.ts'
export { winnerDeclared } from './formats/diagonal/facts/winner-declared.ts'
export type { Names } from './formats/facts/names.ts'
export { topicOf } from './formats/facts/topic-of.ts'
export type {
  AnyFormat,
  Explanation,
  Format,
  GoTo,
  Indicators,
  MatchFigures,
  Row,
  Seeding,
  Subject,
} from './formats/format.ts'
export { hybridKnockout } from './formats/hybrid-knockout/hybrid.ts'
export { formatNamed, formats } from './formats/index.ts'
export { league } from './formats/league/league.ts'
export { readLog, writeFacts, writeLog } from './formats/log.ts'
export { apart, erased, together } from './formats/personal.ts'
export type { Setting } from './formats/setting.ts'
export { decidedHow, type HowDecided } from './formats/why/decided.ts'
export { issueSays, theField, theOption } from './issues/issue.ts'
export { ownWords } from './issues/own-words.ts'
export { schemaAt } from './issues/schema-at.ts'
export { message as issueMessage } from './issues/words/messages.ts'
export type { Declared, Given, Kinds, Message, Saying, Voice } from './message/message.ts'
export { messageOf } from './message/message.ts'
export type { MatchOutline, Outline, RoundOutline, StageOutline } from './outline/outline.ts'
export { outline } from './outline/outline.ts'
export { type SeatShown, seatSaid } from './outline/seat.ts'
export { pageColours } from './paper/colours.ts'
export { htmlDocument } from './paper/document.ts'
export { archivo, symbols } from './paper/fonts.ts'
export { escaped } from './paper/html.ts'
export { fontFaces } from './paper/typeface.ts'
export { renames, underCurrentNames } from './public/current-names.ts'
export type { PublicOwnFact } from './public/public-fact.ts'
export { type PublicFact, type PublicFactOf, publicFactSchema, sealedDice } from './public/public-fact.ts'
export { type DiceSeal, Publisher, publicFacts } from './public/publisher.ts'
export { logToCheck, notTold, recordedFrom } from './public/spectator.ts'
export { inTurn, least, most, ranked } from './ranking/ranking.ts'
export { type Consequences, isRefusal, type Refusal } from './refusals/refusal.ts'
export { didYouMean, refusalSaid, refusalSays } from './refusals/says.ts'
export { describedBy, schemas } from './schemas.ts'
export type { Outcome, Series } from './series/series.ts'
export { singleGame } from './series/single-game.ts'
export { type PrintedSheet, printedSheet, type SheetName, sheetNames } from './sheets/sheets.ts'
export type { TicketSheet } from './sheets/tickets.ts'
export { type TicketChange, ticketsChanged } from './sheets/tickets-changed.ts'
export * from './simulate/answer.ts'
export { tournamentAfter } from './simulate/course.ts'
export { fieldOf } from './simulate/models/field.ts'
export { type ModelSpec, modelSays, modelSpecSchema, noResults, suits, usualModel } from './simulate/models/spec.ts'
export { type Prior, priorSays } from './simulate/models/strengths.ts'
export { type Tempo, usualTempo } from './simulate/pace.ts'
export { columnSaid } from './simulate/plot/columns.ts'
export {
  type AnsweredRow,
  answeredIn,
  type Comparison,
  type ComparisonRow,
  refusedIn,
} from './simulate/plot/comparison.ts'
export { comparisonPage } from './simulate/plot/page.ts'
export { comparisonPicture, comparisonPlot } from './simulate/plot/plot.ts'
export { reading } from './simulate/plot/reading.ts'
export { type Imagined, type Manner, type Question, questionFor, questionFrom } from './simulate/question.ts'
export { Simulator, simulatorOf } from './simulate/simulator.ts'
export { addTally, newTally, type Tally } from './simulate/tally.ts'
export type { Asked } from './tournament/asked.ts'
export { preview } from './tournament/changing.ts'
export { type Command, parseCommand } from './tournament/command.ts'
export { type Answer, act, decide } from './tournament/decide.ts'
export { decidedWithoutPlay } from './tournament/decided-without-play.ts'
export { effectsOf } from './tournament/effects.ts'
export { matchesThatChange } from './tournament/match-changes.ts'
export { openTournament, tournamentOf } from './tournament/opening.ts'
export { otherUnderKey } from './tournament/repeating.ts'
export { Tournament } from './tournament/tournament.ts'
export { type Why, why } from './why/why.ts'
export { nearest } from './words/nearest.ts'
