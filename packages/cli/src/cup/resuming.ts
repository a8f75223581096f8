/**
 * Going on with a cup (CUP-24, CUP-25): the file that knows more is true, be it the log, the bracket or the PGN. Nothing is
 * moved before what takes its place has been understood, and nothing is lost.
 */
import { act, instantOf, parseCommand, plural, type Tournament, writeLog } from '@arbiter/core'
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
import { refused, Stop } from '../command-line/stop.ts'
import type { World } from '../command-line/world.ts'
import { bytesOf } from '../file/bytes.ts'
import { Lock } from '../file/lock.ts'
import { createFile } from '../file/new-file.ts'
import { TournamentFile } from '../file/tournament-file.ts'
import { isThere, moveAside } from './aside.ts'
import type { Asked } from './asked.ts'
import { unreadable } from './configuration.ts'
import { author } from './ledger.ts'
import { bookFileOf, bookIn } from './new-cup.ts'

export interface Resumed {
  readonly file: TournamentFile
  readonly remarks: readonly string[]
}

export async function resumeCup(config: CupConfig, { options, world }: Asked): Promise<Resumed> {
  const written = bracketIn(config, world)
  if (written.kind === 'unreadable' && !options.rebuild) throw unreadable(config.files.bracket, written.problem)
  const found: Found = { config, written, options, world }
  const log = logIn(found)
  const { file, remarks } = log.kind === 'true' ? log : await remade(found, log)
  const isFromBracket = log.kind !== 'true' && written.kind === 'readable'
  try {
    const fromPgn = takeFromPgn(file, found)
    const fromBracket = isFromBracket ? [] : aboutBracket(found, file.tournament)
    return { file, remarks: [...remarks, ...file.remarks, ...fromPgn, ...fromBracket] }
  } catch (error) {
    file.close()
    throw error
  }
}

interface Found {
  readonly config: CupConfig
  readonly written: Written
  readonly options: Asked['options']
  readonly world: World
}

type Written =
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreadable'; readonly problem: string }
  | { readonly kind: 'readable'; readonly bracket: BracketFile }

function bracketIn({ files }: CupConfig, { disk }: World): Written {
  if (!isThere(disk, files.bracket)) return { kind: 'missing' }
  const reading = readBracket(bytesOf(disk, files.bracket).toString())
  return reading.ok ? { kind: 'readable', bracket: reading.bracket } : { kind: 'unreadable', problem: reading.problem }
}

// --- the log, if it knows most ---------------------------------------------------------------------------

type Log =
  | { readonly kind: 'true'; readonly file: TournamentFile; readonly remarks: readonly string[] }
  | { readonly kind: 'missing' }
  /** Why another file is true instead. */
  | { readonly kind: 'outdated'; readonly why: string }

function logIn(found: Found): Log {
  const { config, options, world } = found
  const { log } = config.files
  if (!isThere(world.disk, log)) return { kind: 'missing' }
  const file = openedLog(log, options, world)
  if (typeof file === 'string') return { kind: 'outdated', why: file }
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
function openedLog(log: string, { rebuild }: Asked['options'], { disk }: World): TournamentFile | string {
  try {
    return TournamentFile.open(disk, log)
  } catch (error) {
    if (!(error instanceof Stop) || error.told.code !== 'file-damaged') throw error
    if (rebuild) return `${log} could not be read`
    const message = `${error.message} Or say --resume --rebuild: then it is moved aside and made anew from the bracket file or from the PGN.`
    throw new Stop('failed', { ...error.told, message })
  }
}

/** An older copy, or one that was cut off. */
function whyOutdated({ config, written, options, world }: Found, tournament: Tournament): string | undefined {
  const { bracket, log, pgn } = config.files
  if (written.kind === 'readable') {
    const missing = beyondLog(written.bracket, tournament)
    if (missing.length > 0) refuseOtherCup(config, written.bracket, tournament, missing)
    return missing.length === 0 ? undefined : `${log} knew less than ${bracket} (${shortly(missing)})`
  }
  if (tournament.chart.started) return undefined
  if (options.rebuild && isThere(world.disk, pgn)) return `${log} was cut off before the start of the cup`
  throw refused('log-cut-off', `${log} was cut off before the start of the cup. ${whatIsLeft(config, world)}`)
}

const whatIsLeft = ({ files }: CupConfig, { disk }: World): string =>
  isThere(disk, files.pgn)
    ? `${files.pgn} has games: say --resume --rebuild to make the cup again from them.`
    : 'There is neither a bracket file nor a PGN to make it from: take an older copy, or begin anew with --new.'

/** Each has something the other lacks: nobody but the organiser knows which one counts. */
function refuseOtherCup(
  { files }: CupConfig,
  bracket: BracketFile,
  tournament: Tournament,
  missing: readonly string[],
): void {
  const more = beyondBracket(tournament, bracket)
  if (isOfSameCup(bracket, tournament) && more.length === 0) return
  const inLog = more.length === 0 ? '' : `, only the log has ${shortly(more)}`
  const message = `${files.bracket} and ${files.log} are not of the same cup: only the bracket has ${shortly(missing)}${inLog}. Nothing was changed. Move the one that does not count to another folder, then go on with the other.`
  throw refused('other-log', message, { onlyInBracket: missing, onlyInLog: more })
}

const shortly = (list: readonly string[]): string =>
  list.length > 3 ? `${list.slice(0, 3).join('; ')} and ${list.length - 3} more` : list.join('; ')

// --- the log made anew -----------------------------------------------------------------------------------

async function remade(found: Found, before: Exclude<Log, { kind: 'true' }>): Promise<Resumed> {
  const { config, written, world } = found
  const { bracket, log, pgn } = config.files
  const made = await importFrom(found)
  const source = written.kind === 'readable' ? bracket : pgn
  if (!made.ok)
    throw refused(
      'cannot-import',
      [`${source} cannot be gone on with:`, ...made.problems.map((each) => `  ${each}`)].join('\n'),
      { problems: made.problems },
    )
  arrangeIn(made.tournament, await arrangementOf(config), world)
  const why = replaceLog(before, log, made.tournament, world)
  const untold = written.kind === 'readable' ? [] : [notInAPgn]
  return {
    file: TournamentFile.open(world.disk, log),
    remarks: [`${why}; it was made from ${source}.`, ...untold, ...made.remarks],
  }
}

const notInAPgn =
  'A PGN has neither rulings, withdrawals and corrections nor games that were broken off, and no settings: those of the configuration count.'

function replaceLog({ kind, ...before }: Exclude<Log, { kind: 'true' }>, log: string, made: Tournament, world: World) {
  const lock = Lock.take(world.disk, log)
  try {
    const why = 'why' in before ? `${before.why}; it was moved to ${moveAside(world.disk, log)}` : `${log} was ${kind}`
    createFile(world.disk, log, writeLog(made.log))
    return why
  } finally {
    lock.release()
  }
}

/** Other programs' brackets and PGN do not say how games are played. */
function arrangeIn(tournament: Tournament, play: Arrangement, world: World): void {
  if (tournament.chart.arrangements.length > 0) return
  const asked = { by: author, now: instantOf(world.now()) }
  act(tournament, orStop(parseCommand({ do: 'arrange', from: 1, play })), asked)
}

async function importFrom({ config, written, options, world }: Found): Promise<Import> {
  const circumstances = { config, book: await bookIn(config.book), now: instantOf(world.now()), by: author }
  const games = gamesIn(config, world)
  if (written.kind === 'readable')
    return tournamentFrom(written.bracket, { ...circumstances, forceBook: options['force-book'], pgn: games })
  if (written.kind === 'unreadable' && games.length === 0)
    throw unreadable(config.files.bracket, `${written.problem}; and there is neither a log nor a PGN to make it from`)
  if (!options.rebuild || games.length === 0) throw nothingToResume(config, games.length)
  return tournamentFromPgn(games, circumstances)
}

const gamesIn = ({ files: { pgn } }: CupConfig, { disk }: World): readonly ReadGame[] =>
  isThere(disk, pgn) ? [...readPgn(bytesOf(disk, pgn).toString())] : []

function nothingToResume({ files }: CupConfig, games: number): Stop {
  const message = `There is no cup to go on with: neither ${files.bracket} nor its log is there.`
  const hint =
    games === 0
      ? 'Begin it without --resume.'
      : `${files.pgn} has ${plural(games, 'game')}: say --resume --rebuild to make the cup again from them, with the settings of the configuration.`
  return refused('nothing-to-resume', `${message} ${hint}`)
}

// --- what only the others know ---------------------------------------------------------------------------

/** Games that stand in the PGN alone are taken into the log; if they do not fit, the PGN is set aside as any other one. */
function takeFromPgn(file: TournamentFile, { config, world }: Found): readonly string[] {
  const beyond = gamesBeyondLog(gamesIn(config, world), file.tournament)
  if (beyond.length === 0) return []
  const added = gamesAdded(file.tournament.log, beyond, author)
  const { pgn } = config.files
  if (!added.ok) return [`${plural(beyond.length, 'game')} of ${pgn} did not fit the log: ${added.problems[0]}`]
  file.append(added.facts)
  return [`${plural(beyond.length, 'game')} stood only in ${pgn}; the log has them now.`]
}

/** The bracket is written anew from the log; one that is no earlier state of it is kept, and what it said is told. */
function aboutBracket({ config, written, world }: Found, tournament: Tournament): readonly string[] {
  const { bracket, log } = config.files
  switch (written.kind) {
    case 'missing':
      return [`${bracket} was missing; it is made from its log.`]
    case 'unreadable':
      return [`${bracket} could not be read and was moved to ${moveAside(world.disk, bracket)}.`]
    case 'readable': {
      const book = bookFileOf(config)
      const differences = bracketDifferences(written.bracket, bracketOf(tournament, '', book))
      if (differences.length === 0) return []
      const aside = isEarlierState(written.bracket, tournament)
        ? ''
        : ` What it said is kept in ${moveAside(world.disk, bracket)}.`
      return [`${bracket} differs from ${log}, and the log is true:${aside}`, ...differences.map((each) => `  ${each}`)]
    }
    default:
      return written satisfies never
  }
}
