/**
 * The configuration file of a cup: the names of the program the format comes from, and ours beside them. The same schemas
 * read it and make the JSON Schema that helps editors.
 */
import assert from 'node:assert/strict'
import { formatNamed, isRefusal } from '@arbiter/core'
import * as z from 'zod'
import { entrySchema } from '../../engine/roster.ts'

// --- the options of the format ------------------------------------------------------------------

const format = formatNamed('cup')
assert(!isRefusal(format), 'core knows the cup')
export const cup = format

const coreShape = (cup.options as unknown as { shape: Readonly<Record<string, z.ZodDefault<z.ZodType>>> }).shape

const inPascalCase = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** What core calls the options, and how they stand in the file. */
export const coreOptions: readonly { readonly ours: string; readonly written: string }[] = Object.keys(coreShape).map(
  (ours) => ({ ours, written: inPascalCase(ours) }),
)

/** Core fills in what is not given; here the default is only told. */
const coreOptionsWritten = Object.fromEntries(
  Object.entries(coreShape).map(([name, option]) => [
    inPascalCase(name),
    (option.unwrap() as z.ZodType)
      .optional()
      .meta({ description: option.description, default: option.parse(undefined) }),
  ]),
)

// --- words that come again ----------------------------------------------------------------------

const text = () => z.string()
const flag = () => z.boolean()
const count = () => z.int().min(1)
const file = (what: string) => z.string().describe(`${what}; counts from the folder of this file`)
const seed = z.union([z.string().min(1).max(100), z.int()], {
  error: 'must be a text of 1 to 100 characters or a whole number',
})
const only = <Value extends boolean>(value: Value, why: string) =>
  z.literal(value, { error: `must be ${value}: ${why}` })
/** The program the format comes from gives it a meaning, we do not. */
const unused = () => z.unknown().optional().meta({ description: 'Accepted, without effect here' })

const duration = (what: string) =>
  z
    .string()
    .regex(/^\d+:\d+:\d+(?:\.\d{1,7})?$/, 'must be a time such as "00:01:30" or "00:00:00.100", hours:minutes:seconds')
    .describe(`${what}, hours:minutes:seconds`)

// --- the sections -------------------------------------------------------------------------------

const runnerOptions = {
  BracketPath: file('The bracket file').optional(),
  WalkoverAfter: count()
    .optional()
    .describe('Failures to start after which the opponent gets a walkover; without it the cup waits'),
  MaxCrashesPerMatch: count().optional().describe('Crashes in a match after which the opponent gets a walkover'),
  Seed: seed.optional().describe('Seed of all draws by lot'),
}
export type RunnerOptions = z.infer<z.ZodObject<typeof runnerOptions>>

const cupOptionsSchema = z.strictObject({ ...coreOptionsWritten, ...runnerOptions })

const openingSchema = z.strictObject({
  OpeningsPath: file('The book: EPD, PGN or polyglot; "arbiter" or nothing is our own suite').nullish(),
  OpeningsPly: count().optional().describe('So many half moves of a game of the book are its opening'),
  OpeningsTwice: only(true, 'both games of a pair have the same opening').optional(),
  RandomOpenings: flag().optional().describe('For other tournaments; in a cup CupOptions.RandomOpenings decides'),
  Seed: seed.optional().describe('As CupOptions.Seed, which comes first'),
  SkipBad: flag().optional().describe('Leave out the lines of the book nobody can play from'),
})

const own = entrySchema.partial().shape

/** One engine: a definition file of the program the format comes from, or an entry of our own lists. */
export const engineSchema = z.strictObject({
  Name: own.name,
  Embedded: text().optional().describe('The embedded engine it is, such as "Stockfish 10"; then it has no program'),
  Command: own.command,
  Path: text().min(1).optional().describe('As Command'),
  Args: z.union([z.string(), z.array(z.string())], { error: 'must be a text or a list of texts' }).nullish(),
  Folder: own.folder,
  Options: own.options,
  Limit: own.limit,
  TimeControlID: z.int().optional().describe('Which of TimeControl.TimeConfigs it plays at; otherwise the first'),
  Rating: z.int().min(0).max(9999).optional(),
  Threads: own.threads,
  Restart: own.restart,
  Protocol: z.enum(['UCI'], { error: 'must be "UCI": other engines are not supported' }).optional(),
  Alias: unused(),
  Version: unused(),
  Dev: unused(),
  LogoPath: unused(),
  IsChallenger: unused(),
  ContemptEnabled: unused(),
  NegativeContemptAllowed: unused(),
  NetworkPath: unused(),
  OptionsPath: unused(),
  WinboardConfig: unused(),
  DeviceOption: unused(),
  DeviceTemplate: unused(),
})
export type EngineWritten = z.infer<typeof engineSchema>

const engineSetupSchema = z.strictObject({
  EngineDefFolder: file('Where the engine definitions lie').optional(),
  EngineDefList: z.array(z.string().min(1)).optional().describe('Files, one engine each'),
  Engines: z
    .array(
      z.union([z.string().min(1), engineSchema], {
        error: 'must be the name of an engine or {"Name": …, "Command": …}',
      }),
    )
    .optional()
    .describe('Engines by name, embedded or found on this machine, or written out'),
})

const timeConfigSchema = z.strictObject({
  Id: z.int().describe('What an engine calls it in TimeControlID'),
  Tc: text().optional().describe('A clock such as "60+1", "2:30+2", "40/5:00"'),
  St: z.union([z.number(), z.string()], { error: 'must be a number of seconds' }).optional().describe('Seconds a move'),
  Fixed: duration('Time for the game').optional(),
  Increment: duration('Time added after every move').optional(),
  MovesToGo: z.int().min(0).optional().describe('Moves after which Fixed is added again; 0: none'),
  MoveTime: duration('Time a move').optional(),
  NodeLimit: flag().optional().describe('Nodes counts, and there is no clock'),
  Nodes: z.int().min(0).optional().describe('Nodes a move'),
})
export type TimeConfig = z.infer<typeof timeConfigSchema>

const timeControlSchema = z.strictObject({
  TimeConfigs: z.array(timeConfigSchema).min(1),
  WmovesToGo: z.int().min(0).optional(),
  BmovesToGo: z.int().min(0).optional(),
})

const adjudicationSchema = z.strictObject({
  DrawOption: z
    .strictObject({
      DrawMoveLength: z.int().min(0).optional().describe('So many moves in a row; 0: off'),
      MaxDrawScore: z.number().min(0).optional().describe('In which both see no more than this, in pawns'),
      MinDrawMove: z.int().min(0).optional().describe('From this move on'),
    })
    .optional(),
  WinOption: z
    .strictObject({
      MinWinScore: z.number().min(0).optional().describe('So far ahead, in pawns'),
      WinMoveLength: z.int().min(0).optional().describe('In so many moves in a row; 0: off'),
      MinWinMove: z.int().min(0).optional(),
      BothAgree: z.boolean().optional().describe('False: enough if the loser sees it'),
    })
    .optional(),
  TBAdj: z
    .strictObject({
      UseTBAdjudication: only(false, 'tablebases are not supported').optional(),
      TablebaseDirectory: unused(),
      TBMen: unused(),
    })
    .optional(),
  MaxMoves: count().optional().describe('A game this long is a draw'),
})

const testOptionsSchema = z.strictObject({
  NumberOfGamesInParallel: count().optional().describe('Games at once'),
  NumberOfGamesInParallelConsoleOnly: count().optional().describe('The older name of NumberOfGamesInParallel'),
  PolicyTest: unused(),
  ValueTest: unused(),
  WriteToConsole: unused(),
  GPUs: unused(),
})

// --- the file -----------------------------------------------------------------------------------

export const configSchema = z.strictObject({
  $schema: text().optional(),
  TournamentMode: z.enum(['Cup'], { error: 'must be "Cup": this runner plays cups only' }).optional(),
  Name: text().optional().describe('The name of the cup'),
  Description: text().optional(),
  CupOptions: cupOptionsSchema.optional(),
  EngineSetup: engineSetupSchema,
  TimeControl: z
    .union([z.string(), timeControlSchema], { error: 'must be a text such as "10+0.1" or {"TimeConfigs": [ … ]}' })
    .optional()
    .describe('"10+0.1", "40/60", "st=0.2", "nodes=1000", "depth=8", or a list the engines choose from'),
  Opening: openingSchema.optional(),
  Adjudication: adjudicationSchema.optional(),
  MoveOverhead: duration('How far a clock may be overstepped').optional(),
  HangTimeout: z.number().positive().optional().describe('Seconds a move may take where there is no clock'),
  EngineStartupTimeoutInSec: z.number().positive().optional().describe('Seconds an engine may take to start'),
  PgnOutPath: file('The games').optional(),
  PgnUnfinished: flag().optional().describe('Write games that were broken off too'),
  Transcripts: file('The folder for what engines said in games they spoiled').optional(),
  Concurrency: count().optional().describe('Games at once'),
  TestOptions: testOptionsSchema.optional(),
  AllowPondering: only(false, 'pondering is not supported').optional(),
  OS: unused(),
  CPU: unused(),
  RAM: unused(),
  GPU: unused(),
  MainLogoFileName: unused(),
  LogoFileName: unused(),
  VerboseLogging: unused(),
  MoveAnnotation: unused(),
  VerboseMoveAnnotation: unused(),
  MinMoveTimeInMS: unused(),
  PreventMoveDeviation: unused(),
  Challengers: unused(),
  Rounds: unused(),
  PauseAfterRound: unused(),
  DelayBetweenGames: unused(),
  SwissOptions: unused(),
  LadderOptions: unused(),
  LayoutOption: unused(),
  LiveFeed: unused(),
  ReferencePGNPath: unused(),
  OrdoExePath: unused(),
  ConsoleOnly: unused(),
})
export type ConfigWritten = z.infer<typeof configSchema>
