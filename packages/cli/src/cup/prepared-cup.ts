/** From the words typed to a cup that can be played: read, compared, made or opened. Nothing is played yet. */

import { show } from '@arbiter/core/bulletin'
import { formats } from '@arbiter/core/formats'
import { writeLog } from '@arbiter/core/log'
import type { Message, Statement } from '@arbiter/core/messages'
import {
  arrangementOf,
  type CupConfig,
  type CupEnd,
  type CupView,
  enginesStillIn,
  greetEngines,
} from '@arbiter/engines'
import { refused, refusedFor } from '../command-line/stop.ts'
import { typed } from '../desk/shell.ts'
import { concurrencyFrom } from '../engines/concurrency.ts'
import { isThere } from '../file/is-there.ts'
import { createFile } from '../file/new-file.ts'
import { TournamentFile } from '../file/tournament-file.ts'
import { textOfAll } from '../language/voice.ts'
import { padded } from '../page/text-width.ts'
import { makeRoomFor, moveAside, moveCupAside, removeDrafts } from './aside.ts'
import { type CupConfiguration, configurationAt } from './configuration.ts'
import { CupLedger } from './ledger.ts'
import { bookFileOf, bookIn, newCup } from './new-cup.ts'
import type { CupCall } from './options.ts'
import { PgnFile } from './pgn-file.ts'
import { reconcile } from './reconciliation.ts'
import { remark } from './remark.ts'
import { resumeCup } from './resumed-cup.ts'
import { message, words } from './words/messages.ts'

export interface PreparedCup {
  readonly config: CupConfig
  readonly ledger: CupLedger
  readonly remarks: readonly Statement[]
  readonly isResumed: boolean
  readonly atOnce: number
  /** What is played, in a few lines. */
  readonly opening: string
  /** Where everything stands. */
  readonly filesWritten: string
  /** How a cup that is not over goes on. */
  goingOn(end: CupEnd, view: CupView): string
}

export async function beginCup(call: CupCall, path: string): Promise<PreparedCup> {
  const configured = await configurationAt(call, path)
  const { config } = configured
  const { games: atOnce, arithmetic } = concurrencyFrom(call.options, config.engines, config.concurrency)
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
    remarks: [...configured.remarks.map((each) => remark(each)), ...remarks, ...pgn.remarks, ...ofTheRules(file)],
    isResumed: call.options.resume,
    atOnce,
    opening: openingWords(config, arithmetic),
    filesWritten: filesWords(config),
    goingOn: (end, view) => goingOnWords(end, view, path, config),
  }
}

/** What the rules have to say of this cup, such as numbers that are not used (CUP-7) and ratings that are missing (CUP-12). */
const ofTheRules = ({ tournament }: TournamentFile): readonly Statement[] =>
  show(tournament).remarks.map((each) =>
    remark(message('cli-cup-remark', { what: each.says, rule: { rule: each.rule } })),
  )

interface Ready {
  readonly file: TournamentFile
  readonly remarks: readonly Statement[]
}

// --- a new cup -----------------------------------------------------------------------------------------

async function begin({ config }: CupConfiguration, { options, world }: CupCall): Promise<Ready> {
  const { disk } = world
  const { bracket, log } = config.files
  const isBegun = isThere(disk, bracket) || isThere(disk, log)
  if (isBegun && !options.new) throw cupExists(bracket)
  for (const file of [bracket, config.files.pgn]) makeRoomFor(disk, file)
  await greetAll(config.engines, config)
  const arrangement = await arrangementOf(config)
  const tournament = await newCup(config, arrangement, world)
  const moved = isBegun ? moveCupAside(disk, config.files) : []
  createFile(disk, log, writeLog(tournament.log, formats))
  const files = moved.map((text) => ({ text }))
  const remarks = moved.length === 0 ? [] : [remark(message('cli-cup-moved-aside', { files }))]
  return { file: TournamentFile.open(disk, log), remarks }
}

const cupExists = (bracket: string) => refused('cup-exists', message('cli-cup-exists', { bracket: { text: bracket } }))

/** Everything that is wrong with any engine, before the first game. */
async function greetAll(engines: CupConfig['engines'], { patience }: CupConfig): Promise<void> {
  const problems = await greetEngines(engines, { patience })
  if (problems.length === 0) return
  const hint = [message('cli-cup-try-one', { command: { text: 'arbiter engines check' } })]
  const lines = problems.map(({ says }) => says)
  throw refusedFor('bad-engines', { heading: message('cli-cup-bad-engines'), lines, hint }, { problems })
}

// --- one that was begun --------------------------------------------------------------------------------

async function goOn(configured: CupConfiguration, call: CupCall): Promise<Ready> {
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
async function compared(file: TournamentFile, config: CupConfig, call: CupCall): Promise<readonly Statement[]> {
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
  { world }: CupCall,
  isResumed: boolean,
) {
  const file = new PgnFile(world.disk, files.pgn, pgnUnfinished)
  const difference = file.differenceFrom(tournament)
  const pgn = { file: { text: files.pgn } }
  if (difference === 'other') {
    const to = moveAside(world.disk, files.pgn)
    return { file, remarks: [remark(message('cli-cup-pgn-other', { ...pgn, to: { text: to } }))] }
  }
  const isBehind = difference === 'behind' && isResumed
  return { file, remarks: isBehind ? [remark(message('cli-cup-pgn-behind', pgn))] : [] }
}

function openingWords({ name, engines, files }: CupConfig, arithmetic: readonly Message[]): string {
  const opening = message('cli-cup-opening', { name: { text: name }, engines: engines.length })
  return [
    textOfAll([opening, ...arithmetic]),
    words('cli-cup-web-page', { file: { text: files.page } }),
    words('cli-cup-ctrl-c'),
  ].join('\n')
}

function filesWords({ files }: CupConfig): string {
  const all = [
    [words('cli-cup-file', { what: 'bracket' }), files.bracket],
    [words('cli-cup-file', { what: 'page' }), files.page],
    [words('cli-cup-file', { what: 'games' }), files.pgn],
    [words('cli-cup-file', { what: 'log' }), files.log],
  ] as const
  const widest = Math.max(...all.map(([what]) => what.length))
  const hint = words('cli-cup-try', { command: { text: typed('why', files.log, 'champion') } })
  return `${all.map(([what, file]) => `${padded(what, widest)}  ${file}`).join('\n')}   ${hint}`
}

function goingOnWords(end: CupEnd, { waits }: CupView, path: string, { files }: CupConfig): string {
  const again = words('cli-cup-continue', { command: { text: typed('cup', 'resume', path) } })
  if (end === 'stopped') return `${words('cli-cup-stopped')}\n${again}`
  const rulings = waits.flatMap(({ for: what, match }) =>
    what === 'organiser' ? [`  ${typed('rule', files.log, String(match), 'NAME')}`] : [],
  )
  const rule = rulings.length === 0 ? [] : [words('cli-cup-declare'), ...rulings]
  return [words('cli-cup-waits'), ...rule, again].join('\n')
}
