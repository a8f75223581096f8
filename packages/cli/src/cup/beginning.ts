/** From the words typed to a cup that can be played: read, compared, made or opened. Nothing is played yet. */
import { show, writeLog } from '@arbiter/core'
import {
  arrangementOf,
  type CupConfig,
  type CupEnd,
  type CupView,
  enginesStillIn,
  greetEngines,
} from '@arbiter/engines'
import { refused } from '../command-line/stop.ts'
import { typed } from '../desk/shell.ts'
import { concurrencyMeant } from '../engines/concurrency.ts'
import { createFile } from '../file/new-file.ts'
import { TournamentFile } from '../file/tournament-file.ts'
import { isThere, makeRoomFor, moveAside, moveCupAside, removeDrafts } from './aside.ts'
import type { Asked } from './asked.ts'
import { reconcile } from './comparing.ts'
import { type Configured, configurationMeant } from './configuration.ts'
import { CupLedger } from './ledger.ts'
import { bookFileOf, bookIn, newCup } from './new-cup.ts'
import { PgnFile } from './pgn-file.ts'
import { resumeCup } from './resuming.ts'

export interface Begun {
  readonly config: CupConfig
  readonly ledger: CupLedger
  readonly remarks: readonly string[]
  readonly isResumed: boolean
  readonly atOnce: number
  /** What is played, in a few lines. */
  readonly opening: string
  /** Where everything stands. */
  readonly filesWritten: string
  /** How a cup that is not over goes on. */
  goingOn(end: CupEnd, view: CupView): string
}

export async function beginCup(call: Asked, path: string): Promise<Begun> {
  const configured = await configurationMeant(call, path)
  const { config } = configured
  const { games: atOnce, arithmetic } = concurrencyMeant(call.options, config.engines, config.concurrency)
  const { file, remarks } = call.options.resume ? await goOn(configured, call) : await begin(configured, call)
  removeDrafts(call.world.disk, config.files)
  const pgn = pgnFor(config, file, call, call.options.resume)
  const { world } = call
  const ledger = new CupLedger(
    { world, files: config.files, pgn: pgn.file, book: call.options['force-book'] ? {} : bookFileOf(config) },
    file,
  )
  return {
    config,
    ledger,
    remarks: [...configured.remarks, ...remarks, ...pgn.remarks, ...ofTheRules(file)],
    isResumed: call.options.resume,
    atOnce,
    opening: openingWords(config, arithmetic),
    filesWritten: filesWords(config),
    goingOn: (end, view) => goingOnWords(end, view, path, config),
  }
}

/** What the rules have to say of this cup, such as numbers that are not used (CUP-7) and ratings that are missing (CUP-12). */
const ofTheRules = ({ tournament }: TournamentFile): readonly string[] =>
  show(tournament).remarks.map(({ sentence, rule }) => `${sentence} (${rule})`)

interface Ready {
  readonly file: TournamentFile
  readonly remarks: readonly string[]
}

// --- a new cup -----------------------------------------------------------------------------------------

async function begin({ config }: Configured, { options, world }: Asked): Promise<Ready> {
  const { disk } = world
  const { bracket, log } = config.files
  const isBegun = isThere(disk, bracket) || isThere(disk, log)
  if (isBegun && !options.new) throw cupExists(bracket)
  for (const file of [bracket, config.files.pgn]) makeRoomFor(disk, file)
  await greetAll(config.engines, config)
  const arrangement = await arrangementOf(config)
  const tournament = await newCup(config, arrangement, world)
  const moved = isBegun ? moveCupAside(disk, config.files) : []
  createFile(disk, log, writeLog(tournament.log))
  const remarks = moved.length === 0 ? [] : [`The files of the cup before were moved to ${moved.join(', ')}.`]
  return { file: TournamentFile.open(disk, log), remarks }
}

const cupExists = (bracket: string) =>
  refused(
    'cup-exists',
    `${bracket} has a cup that was begun. Say --resume to go on with it, or --new to begin anew; its files are then moved aside.`,
  )

/** Everything that is wrong with any engine, before the first game. */
async function greetAll(engines: CupConfig['engines'], { patience }: CupConfig): Promise<void> {
  const problems = await greetEngines(engines, { patience })
  if (problems.length === 0) return
  const message = [
    'Not all engines can play:',
    ...problems.map(({ problem }) => `  ${problem}`),
    'Try one with: arbiter engines check',
  ]
  throw refused('bad-engines', message.join('\n'), { problems })
}

// --- one that was begun --------------------------------------------------------------------------------

async function goOn(configured: Configured, call: Asked): Promise<Ready> {
  const { config } = configured
  const { file, remarks } = await resumeCup(config, call)
  try {
    makeRoomFor(call.world.disk, config.files.pgn)
    const more = configured.bracket ? [] : await compared(file, config, call)
    return { file, remarks: [...remarks, ...more] }
  } catch (error) {
    file.close()
    throw error
  }
}

/** Engines are greeted again only if they may have changed; one that does not start is waited for when it is its turn. */
async function compared(file: TournamentFile, config: CupConfig, call: Asked): Promise<readonly string[]> {
  const arrangement = await arrangementOf(config)
  if (call.options.change) await greetAll(enginesIn(config, file), config)
  return reconcile(file, { config, arrangement, book: await bookIn(config.book) }, call)
}

/** Those that are out need not start any more. */
function enginesIn({ engines }: CupConfig, { tournament }: TournamentFile): CupConfig['engines'] {
  const names = enginesStillIn(tournament)
  return engines.filter(({ name }) => names.has(name))
}

// --- words ---------------------------------------------------------------------------------------------

/** A PGN that does not follow from the log is kept under another name. */
function pgnFor(
  { files, pgnUnfinished }: CupConfig,
  { tournament }: TournamentFile,
  { world }: Asked,
  isResumed: boolean,
) {
  const file = new PgnFile(world.disk, files.pgn, pgnUnfinished)
  const difference = file.differenceFrom(tournament)
  if (difference === 'other') {
    const to = moveAside(world.disk, files.pgn)
    return { file, remarks: [`${files.pgn} had other games than the log; it was moved to ${to} and is written anew.`] }
  }
  const isBehind = difference === 'behind' && isResumed
  return { file, remarks: isBehind ? [`${files.pgn} lacked games that are in the log; they are added.`] : [] }
}

function openingWords({ name, engines, files }: CupConfig, arithmetic: string): string {
  return `${name}: ${engines.length} engines. ${arithmetic}.\nThe bracket as a web page: ${files.page}\nCtrl-C stops it; nothing that was finished is lost.`
}

const filesWords = ({ files }: CupConfig): string =>
  [
    `Bracket  ${files.bracket}`,
    `Page     ${files.page}`,
    `Games    ${files.pgn}`,
    `Log      ${files.log}   (try: ${typed('why', files.log, 'champion')})`,
  ].join('\n')

function goingOnWords(end: CupEnd, { waits }: CupView, path: string, { files }: CupConfig): string {
  const again = `Go on with: ${typed('cup', path, '--resume')}`
  if (end === 'stopped') return `Stopped. What was finished is written; broken-off games are played anew.\n${again}`
  const rulings = waits.flatMap(({ for: what, match }) =>
    what === 'organiser' ? [`  ${typed('rule', files.log, String(match), 'NAME')}`] : [],
  )
  const rule = rulings.length === 0 ? [] : ['Declare the winner, then go on:', ...rulings]
  return ['The cup waits.', ...rule, again].join('\n')
}
