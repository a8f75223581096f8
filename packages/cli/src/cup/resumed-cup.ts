/**
 * Going on with a cup (CUP-24, CUP-25): the file that knows more is true, be it the log, the bracket or the PGN. Nothing is
 * moved before what takes its place has been understood, and nothing is lost.
 */

import { instantOf } from '@arbiter/core'
import { formats } from '@arbiter/core/formats'
import { cupLedger } from '@arbiter/core/formats/cup'
import { writeLog } from '@arbiter/core/log'
import type { Message, Statement } from '@arbiter/core/messages'
import { act, parseCommand, type Tournament } from '@arbiter/core/tournament'
import {
  type Arrangement,
  arrangementOf,
  type BracketFile,
  beyondBracket,
  beyondLog,
  bracketDifferences,
  bracketOf,
  type CupConfig,
  gamesAdded,
  gamesBeyondLog,
  type Import,
  isEarlierState,
  isOfSameCup,
  type ReadGame,
  readBracket,
  readPgn,
  tournamentFrom,
  tournamentFromPgn,
} from '@arbiter/engines'
import { orStop } from '../command-line/refusal.ts'
import { refused, refusedFor, Stop } from '../command-line/stop.ts'
import type { World } from '../command-line/world.ts'
import { bytesOf } from '../file/bytes.ts'
import { isThere } from '../file/is-there.ts'
import { Lock } from '../file/lock.ts'
import { createFile } from '../file/new-file.ts'
import { TournamentFile } from '../file/tournament-file.ts'
import { textOf } from '../language/voice.ts'
import { moveAside } from './aside.ts'
import { unreadable } from './configuration.ts'
import { author } from './ledger.ts'
import { bookFileOf, bookIn } from './new-cup.ts'
import type { CupCall } from './options.ts'
import { remark } from './remark.ts'
import { message } from './words/messages.ts'

export interface ResumedCup {
  readonly file: TournamentFile
  readonly remarks: readonly Statement[]
}

export async function resumeCup(config: CupConfig, { options, world }: CupCall): Promise<ResumedCup> {
  const written = bracketIn(config, world)
  if (written.kind === 'unreadable' && !options.rebuild) throw unreadable(config.files.bracket, written.says)
  const found: Resumption = { config, written, options, world }
  const log = logIn(found)
  const { file, remarks } = log.kind === 'true' ? log : await remade(found, log)
  const isFromBracket = log.kind !== 'true' && written.kind === 'readable'
  try {
    const fromPgn = takeFromPgn(file, found)
    const fromBracket = isFromBracket ? [] : aboutBracket(found, file.tournament)
    return { file, remarks: [...remarks, ...file.remarks.map((each) => remark(each)), ...fromPgn, ...fromBracket] }
  } catch (error) {
    file.close()
    throw error
  }
}

interface Resumption {
  readonly config: CupConfig
  readonly written: Bracket
  readonly options: CupCall['options']
  readonly world: World
}

type Bracket =
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreadable'; readonly says: readonly Message[] }
  | { readonly kind: 'readable'; readonly bracket: BracketFile }

function bracketIn({ files }: CupConfig, { disk }: World): Bracket {
  if (!isThere(disk, files.bracket)) return { kind: 'missing' }
  const reading = readBracket(bytesOf(disk, files.bracket).toString())
  return reading.ok ? { kind: 'readable', bracket: reading.bracket } : { kind: 'unreadable', says: reading.says }
}

// --- the log, if it knows most ---------------------------------------------------------------------------

type Log =
  | { readonly kind: 'true'; readonly file: TournamentFile; readonly remarks: readonly Statement[] }
  | { readonly kind: 'missing' }
  /** Why another file is true instead. */
  | { readonly kind: 'outdated'; readonly why: Message }

function logIn(found: Resumption): Log {
  const { config, options, world } = found
  const { log } = config.files
  if (!isThere(world.disk, log)) return { kind: 'missing' }
  const file = openedLog(log, options, world)
  if ('id' in file) return { kind: 'outdated', why: file }
  try {
    const why = whyOutdated(found, file.tournament)
    if (why === undefined) return { kind: 'true', file, remarks: [] }
    file.close()
    return { kind: 'outdated', why }
  } catch (error) {
    file.close()
    throw error
  }
}

/** Or what is wrong with it, where --rebuild was said. */
function openedLog(log: string, { rebuild }: CupCall['options'], { disk }: World): TournamentFile | Message {
  try {
    return TournamentFile.open(disk, log)
  } catch (error) {
    if (!(error instanceof Stop) || error.data.code !== 'file-damaged') throw error
    if (rebuild) return message('cli-cup-log-damaged', { log: { text: log } })
    throw orRebuild(error)
  }
}

function orRebuild({ data }: Stop): Stop {
  const hint = message('cli-cup-or-rebuild')
  const says = data.says ? { says: [...data.says, hint] } : {}
  return new Stop('failed', { ...data, ...says, message: `${data.message} ${textOf(hint)}` })
}

/** An older copy, or one that was cut off. */
function whyOutdated({ config, written, options, world }: Resumption, tournament: Tournament): Message | undefined {
  const { bracket, pgn } = config.files
  const log = { text: config.files.log }
  if (written.kind === 'readable') {
    const missing = beyondLog(written.bracket, tournament)
    if (missing.length > 0) refuseOtherCup(config, written.bracket, tournament, missing)
    if (missing.length === 0) return undefined
    return message('cli-cup-log-behind', { log, bracket: { text: bracket }, missing: shortly(missing) })
  }
  if (tournament.chart.started) return undefined
  const cutOff = message('cli-cup-log-cut-off', { log })
  if (options.rebuild && isThere(world.disk, pgn)) return cutOff
  throw refused('log-cut-off', [cutOff, whatIsLeft(config, world)])
}

const whatIsLeft = ({ files }: CupConfig, { disk }: World): Message =>
  isThere(disk, files.pgn)
    ? message('cli-cup-pgn-left', { file: { text: files.pgn } })
    : message('cli-cup-no-files-left')

/** Each has something the other lacks: nobody but the organiser knows which one counts. */
function refuseOtherCup(
  { files }: CupConfig,
  bracket: BracketFile,
  tournament: Tournament,
  missing: readonly Message[],
): void {
  const more = beyondBracket(tournament, bracket)
  if (isOfSameCup(bracket, tournament) && more.length === 0) return
  const says = [
    message('cli-cup-two-cups', { bracket: { text: files.bracket }, log: { text: files.log } }),
    message('cli-cup-only-in-bracket', { what: shortly(missing) }),
    ...(more.length === 0 ? [] : [message('cli-cup-only-in-log', { what: shortly(more) })]),
    message('cli-cup-move-one'),
  ]
  throw refused('other-log', says, { onlyInBracket: missing, onlyInLog: more })
}

const shortly = (list: readonly Message[]): readonly Message[] =>
  list.length > 3 ? [...list.slice(0, 3), message('cli-cup-more', { count: list.length - 3 })] : list

// --- the log made anew -----------------------------------------------------------------------------------

async function remade(found: Resumption, before: Exclude<Log, { kind: 'true' }>): Promise<ResumedCup> {
  const { config, written, world } = found
  const { bracket, log, pgn } = config.files
  const made = await importFrom(found)
  const source = written.kind === 'readable' ? bracket : pgn
  if (!made.ok) throw cannotImport(source, made.problems)
  arrangeIn(made.tournament, await arrangementOf(config), world)
  const why = replaceLog(before, log, made.tournament, world)
  const untold = written.kind === 'readable' ? [] : [message('cli-cup-not-in-a-pgn')]
  return {
    file: TournamentFile.open(world.disk, log),
    remarks: [
      remark(...why, message('cli-cup-log-made', { source: { text: source } })),
      ...[...untold, ...made.remarks].map((each) => remark(each)),
    ],
  }
}

const cannotImport = (source: string, problems: readonly Message[]): Stop => {
  const heading = message('cli-cup-cannot-import', { source: { text: source } })
  return refusedFor('cannot-import', { heading, lines: problems.map((each) => [each]) }, { problems })
}

/** Why it was replaced, and where it is now. */
function replaceLog(
  before: Exclude<Log, { kind: 'true' }>,
  log: string,
  made: Tournament,
  world: World,
): readonly Message[] {
  const lock = Lock.take(world.disk, log)
  try {
    const why =
      before.kind === 'outdated'
        ? [before.why, message('cli-cup-log-moved', { to: { text: moveAside(world.disk, log) } })]
        : [message('cli-cup-log-missing', { log: { text: log } })]
    createFile(world.disk, log, writeLog(made.log, formats))
    return why
  } finally {
    lock.release()
  }
}

/** Other programs' brackets and PGN do not say how games are played. */
function arrangeIn(tournament: Tournament, play: Arrangement, world: World): void {
  if (cupLedger(tournament.chart).arrangements.length > 0) return
  const asked = { by: author, now: instantOf(world.now()) }
  act(tournament, orStop(parseCommand({ do: 'arrange', from: 1, play })).command, asked)
}

async function importFrom({ config, written, options, world }: Resumption): Promise<Import> {
  const circumstances = { config, book: await bookIn(config.book), now: instantOf(world.now()), by: author }
  const games = gamesIn(config, world)
  if (written.kind === 'readable')
    return tournamentFrom(written.bracket, { ...circumstances, forceBook: options['force-book'], pgn: games })
  if (written.kind === 'unreadable' && games.length === 0)
    throw unreadable(config.files.bracket, [...written.says, message('cli-cup-nothing-left')])
  if (!options.rebuild || games.length === 0) throw nothingToResume(config, games.length)
  return tournamentFromPgn(games, circumstances)
}

const gamesIn = ({ files: { pgn } }: CupConfig, { disk }: World): readonly ReadGame[] =>
  isThere(disk, pgn) ? [...readPgn(bytesOf(disk, pgn).toString())] : []

function nothingToResume({ files }: CupConfig, games: number): Stop {
  const nothing = message('cli-cup-nothing-to-resume', { bracket: { text: files.bracket } })
  const hint =
    games === 0 ? message('cli-cup-begin-it') : message('cli-cup-pgn-left-count', { file: { text: files.pgn }, games })
  return refused('nothing-to-resume', [nothing, hint])
}

// --- what only the others know ---------------------------------------------------------------------------

/** Games that stand in the PGN alone are taken into the log; if they do not fit, the PGN is set aside as any other one. */
function takeFromPgn(file: TournamentFile, { config, world }: Resumption): readonly Statement[] {
  const beyond = gamesBeyondLog(gamesIn(config, world), file.tournament)
  if (beyond.length === 0) return []
  const added = gamesAdded(file.tournament.log, beyond, author)
  const details = { games: beyond.length, file: { text: config.files.pgn } }
  if (!added.ok) {
    const [problem] = added.problems as [Message]
    return [remark(message('cli-cup-pgn-unfit', { ...details, problem }))]
  }
  file.append(added.facts)
  return [remark(message('cli-cup-pgn-more', details))]
}

/** The bracket is written anew from the log; one that is no earlier state of it is kept, and what it said is told. */
function aboutBracket({ config, written, world }: Resumption, tournament: Tournament): readonly Statement[] {
  const { bracket } = config.files
  const file = { text: bracket }
  switch (written.kind) {
    case 'missing':
      return [remark(message('cli-cup-bracket-missing', { file }))]
    case 'unreadable':
      return [remark(message('cli-cup-bracket-unreadable', { file, to: { text: moveAside(world.disk, bracket) } }))]
    case 'readable': {
      const book = bookFileOf(config)
      const differences = bracketDifferences(written.bracket, bracketOf(tournament, '', book))
      if (differences.length === 0) return []
      const which = { file, log: { text: config.files.log } }
      const heading = isEarlierState(written.bracket, tournament)
        ? message('cli-cup-bracket-differs', which)
        : message('cli-cup-bracket-differs-kept', { ...which, to: { text: moveAside(world.disk, bracket) } })
      return [{ says: [heading], more: differences }]
    }
    default:
      return written satisfies never
  }
}
