/**
 * The configuration file of a cup: the names of the program the format comes from, and our own. The same schemas validate it
 * and make the JSON Schema for editors, with `says` as description.
 */

import { unwrap } from '@arbiter/core'
import { formatNamed, formats } from '@arbiter/core/formats'
import { ownWords } from '@arbiter/core/issues'
import type { Message } from '@arbiter/core/messages'
import * as z from 'zod'
import { entrySchema } from '../engine/roster.ts'
import { message } from './words/messages.ts'

// --- the options of the format ------------------------------------------------------------------

export const { format: cup } = unwrap(formatNamed('cup', formats))

const coreShape = (cup.options as unknown as { shape: Readonly<Record<string, z.core.$ZodDefault>> }).shape

const inPascalCase = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** The options of the format, by core's name and by the name in the file. */
export const coreOptions: readonly { readonly ours: string; readonly written: string }[] = Object.keys(coreShape).map(
  (ours) => ({ ours, written: inPascalCase(ours) }),
)

/** Core fills in defaults; here they are only described. */
const coreOptionsWritten = Object.fromEntries(
  Object.entries(coreShape).map(([name, option]) => [
    inPascalCase(name),
    z.optional(option._zod.def.innerType).meta({ default: option._zod.def.defaultValue }),
  ]),
)

// --- words that come again ----------------------------------------------------------------------

const text = () => z.string()
const flag = () => z.boolean()
const count = () => z.int().min(1)
const seconds = () => z.number().positive(ownWords({ takes: message('config-takes-positive') }))
const file = (what: Message) => z.string().meta({ says: message('config-about-file', { what }) })
const seed = z.union([z.string().min(1).max(100), z.int()], {
  error: ownWords({ takes: message('config-takes-seed') }),
})
const only = <Value extends boolean>(value: Value, why: Message) => z.literal(value, { error: ownWords({ says: why }) })
/** Has a meaning in the program the format comes from, but not here. */
const unused = () =>
  z
    .unknown()
    .optional()
    .meta({ says: message('config-about-unused') })

const duration = (what: Message) =>
  z
    .string()
    .regex(/^\d+:\d+:\d+(?:\.\d{1,7})?$/, ownWords({ takes: message('config-takes-duration') }))
    .meta({ says: message('config-about-duration', { what }) })

// --- the sections -------------------------------------------------------------------------------

const runnerOptions = {
  BracketPath: file(message('config-about-bracket-path')).optional(),
  WalkoverAfter: count()
    .optional()
    .meta({ says: message('config-about-walkover-after') }),
  MaxCrashesPerMatch: count()
    .optional()
    .meta({ says: message('config-about-max-crashes') }),
  Seed: seed.optional().meta({ says: message('config-about-seed') }),
}
export type RunnerOptions = z.infer<z.ZodObject<typeof runnerOptions>>

const cupOptionsSchema = z.strictObject({ ...coreOptionsWritten, ...runnerOptions })

const openingSchema = z.strictObject({
  OpeningsPath: file(message('config-about-openings-path')).nullish(),
  OpeningsPly: count()
    .optional()
    .meta({ says: message('config-about-openings-ply') }),
  OpeningsTwice: only(true, message('config-openings-twice')).optional(),
  RandomOpenings: flag()
    .optional()
    .meta({ says: message('config-about-random-openings') }),
  Seed: seed.optional().meta({ says: message('config-about-opening-seed') }),
  SkipBad: flag()
    .optional()
    .meta({ says: message('config-about-skip-bad') }),
})

const own = entrySchema.partial().shape

/** One engine: a definition file of the program the format comes from, or an entry of our own lists. */
export const engineSchema = z.strictObject({
  Name: own.name,
  Embedded: text()
    .optional()
    .meta({ says: message('config-about-embedded') }),
  Command: own.command,
  Path: text()
    .min(1)
    .optional()
    .meta({ says: message('config-about-path') }),
  Args: z
    .union([z.string(), z.array(z.string())], { error: ownWords({ takes: message('config-takes-arguments') }) })
    .nullish(),
  Folder: own.folder,
  Options: own.options,
  Limit: own.limit,
  TimeControlID: z
    .int()
    .optional()
    .meta({ says: message('config-about-time-control-id') }),
  Rating: z.int().min(0).max(9999).optional(),
  Threads: own.threads,
  Restart: own.restart,
  Protocol: z.enum(['UCI'], { error: ownWords({ says: message('config-only-uci') }) }).optional(),
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
export type EngineFields = z.infer<typeof engineSchema>

const engineSetupSchema = z.strictObject({
  EngineDefFolder: file(message('config-about-engine-folder')).optional(),
  EngineDefList: z
    .array(z.string().min(1))
    .optional()
    .meta({ says: message('config-about-engine-files') }),
  Engines: z
    .array(
      z.union([z.string().min(1), engineSchema], {
        error: ownWords({ takes: message('config-takes-engine', { such: { text: '{"Name": …, "Command": …}' } }) }),
      }),
    )
    .optional()
    .meta({ says: message('config-about-engines') }),
})

const timeConfigSchema = z.strictObject({
  Id: z.int().meta({ says: message('config-about-time-id') }),
  Tc: text()
    .optional()
    .meta({ says: message('config-about-clock') }),
  St: z
    .union([z.number(), z.string()], { error: ownWords({ takes: message('config-takes-seconds') }) })
    .optional()
    .meta({ says: message('config-about-seconds-a-move') }),
  Fixed: duration(message('config-about-fixed')).optional(),
  Increment: duration(message('config-about-increment')).optional(),
  MovesToGo: z
    .int()
    .min(0)
    .optional()
    .meta({ says: message('config-about-moves-to-go') }),
  MoveTime: duration(message('config-about-move-time')).optional(),
  NodeLimit: flag()
    .optional()
    .meta({ says: message('config-about-node-limit') }),
  Nodes: z
    .int()
    .min(0)
    .optional()
    .meta({ says: message('config-about-nodes') }),
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
      DrawMoveLength: z
        .int()
        .min(0)
        .optional()
        .meta({ says: message('config-about-draw-moves') }),
      MaxDrawScore: z
        .number()
        .min(0)
        .optional()
        .meta({ says: message('config-about-draw-score') }),
      MinDrawMove: z
        .int()
        .min(0)
        .optional()
        .meta({ says: message('config-about-draw-from') }),
    })
    .optional(),
  WinOption: z
    .strictObject({
      MinWinScore: z
        .number()
        .min(0)
        .optional()
        .meta({ says: message('config-about-win-score') }),
      WinMoveLength: z
        .int()
        .min(0)
        .optional()
        .meta({ says: message('config-about-win-moves') }),
      MinWinMove: z
        .int()
        .min(0)
        .optional()
        .meta({ says: message('config-about-win-from') }),
      BothAgree: z
        .boolean()
        .optional()
        .meta({ says: message('config-about-both-agree') }),
    })
    .optional(),
  TBAdj: z
    .strictObject({
      UseTBAdjudication: only(false, message('config-no-tablebases')).optional(),
      TablebaseDirectory: unused(),
      TBMen: unused(),
    })
    .optional(),
  MaxMoves: count()
    .optional()
    .meta({ says: message('config-about-max-moves') }),
})

const testOptionsSchema = z.strictObject({
  NumberOfGamesInParallel: count()
    .optional()
    .meta({ says: message('config-about-at-once') }),
  NumberOfGamesInParallelConsoleOnly: count()
    .optional()
    .meta({ says: message('config-about-at-once-older') }),
  PolicyTest: unused(),
  ValueTest: unused(),
  WriteToConsole: unused(),
  GPUs: unused(),
})

// --- the file -----------------------------------------------------------------------------------

export const configSchema = z.strictObject({
  $schema: text().optional(),
  TournamentMode: z.enum(['Cup'], { error: ownWords({ says: message('config-only-cups') }) }).optional(),
  Name: text()
    .optional()
    .meta({ says: message('config-about-name') }),
  Description: text().optional(),
  CupOptions: cupOptionsSchema.optional(),
  EngineSetup: engineSetupSchema,
  TimeControl: z
    .union([z.string(), timeControlSchema], {
      error: ownWords({ takes: message('config-takes-time-control', { such: { text: '{"TimeConfigs": [ … ]}' } }) }),
    })
    .optional()
    .meta({ says: message('config-about-time-control') }),
  Opening: openingSchema.optional(),
  Adjudication: adjudicationSchema.optional(),
  MoveOverhead: duration(message('config-about-overhead')).optional(),
  HangTimeout: seconds()
    .optional()
    .meta({ says: message('config-about-hang') }),
  EngineStartupTimeoutInSec: seconds()
    .optional()
    .meta({ says: message('config-about-startup') }),
  PgnOutPath: file(message('config-about-pgn-path')).optional(),
  PgnUnfinished: flag()
    .optional()
    .meta({ says: message('config-about-pgn-unfinished') }),
  Transcripts: file(message('config-about-transcripts')).optional(),
  Concurrency: count()
    .optional()
    .meta({ says: message('config-about-at-once') }),
  TestOptions: testOptionsSchema.optional(),
  AllowPondering: only(false, message('config-no-pondering')).optional(),
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
export type ConfigFields = z.infer<typeof configSchema>
