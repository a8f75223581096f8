/** Going on with a cup (CUP-24, CUP-25): its log is true; without one it is made from the bracket file, or from the PGN. */
import { act, instantOf, parseCommand, type Tournament, writeLog } from '@arbiter/core'
import {
  type Arrangement,
  arrangementOf,
  type BracketFile,
  bracketDifferences,
  bracketOf,
  type CupConfig,
  type Import,
  type ReadGame,
  readBracket,
  readPgn,
  tournamentFrom,
  tournamentFromPgn,
} from '@arbiter/engines'
import { orStop } from '../command-line/refusal.ts'
import { refused } from '../command-line/stop.ts'
import type { World } from '../command-line/world.ts'
import { bytesOf } from '../file/bytes.ts'
import type { Disk } from '../file/disk.ts'
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
  const { disk } = world
  const { log } = config.files
  const written = bracketIn(config, world)
  if (written.kind === 'unreadable' && !options.rebuild) throw unreadable(config.files.bracket, written.problem)
  const hadLog = isThere(disk, log)
  const made = hadLog ? [] : await makeLog(config, written, options, world)
  const file = TournamentFile.open(disk, log)
  const more = hadLog || written.kind === 'unreadable' ? afterwards(written, file.tournament, config, disk) : []
  return { file, remarks: [...made, ...file.remarks, ...more] }
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

/** The bracket is written anew from the log; what it said otherwise is told, and one that cannot be read is kept. */
function afterwards(written: Written, tournament: Tournament, config: CupConfig, disk: Disk): readonly string[] {
  const { files } = config
  switch (written.kind) {
    case 'missing':
      return [`${files.bracket} was missing; it is made from its log.`]
    case 'unreadable':
      return [`${files.bracket} could not be read and was moved to ${moveAside(disk, files.bracket)}.`]
    case 'readable': {
      const differences = bracketDifferences(written.bracket, bracketOf(tournament, '', bookFileOf(config)))
      if (differences.length === 0) return []
      return [`${files.bracket} differs from its log, and the log is true:`, ...differences.map((each) => `  ${each}`)]
    }
    default:
      return written satisfies never
  }
}

// --- without a log -----------------------------------------------------------------------------------

async function makeLog(config: CupConfig, written: Written, options: Asked['options'], world: World) {
  const { bracket, log, pgn } = config.files
  const made = await importFrom(config, written, options['force-book'], world)
  if (!made.ok)
    throw refused(
      'cannot-import',
      [`${bracket} cannot be gone on with:`, ...made.problems.map((each) => `  ${each}`)].join('\n'),
      { problems: made.problems },
    )
  arrangeIn(made.tournament, await arrangementOf(config), world)
  createFile(world.disk, log, writeLog(made.tournament.log))
  const source = written.kind === 'readable' ? bracket : pgn
  return [`${log} was missing; it was made from ${source}.`, ...made.remarks]
}

/** Other programs' brackets and PGN do not say how games are played. */
function arrangeIn(tournament: Tournament, play: Arrangement, world: World): void {
  if (tournament.chart.arrangements.length > 0) return
  const asked = { by: author, now: instantOf(world.now()) }
  act(tournament, orStop(parseCommand({ do: 'arrange', from: 1, play })), asked)
}

async function importFrom(config: CupConfig, written: Written, forceBook: boolean, world: World): Promise<Import> {
  const circumstances = { config, book: await bookIn(config.book), now: instantOf(world.now()), by: author }
  const games = gamesIn(config.files.pgn, world)
  switch (written.kind) {
    case 'missing':
      throw nothingToResume(config)
    case 'readable':
      return tournamentFrom(written.bracket, { ...circumstances, forceBook, pgn: games })
    case 'unreadable':
      if (games.length === 0)
        throw unreadable(
          config.files.bracket,
          `${written.problem}; and there is neither a log nor a PGN to make it from`,
        )
      return tournamentFromPgn(games, circumstances)
    default:
      return written satisfies never
  }
}

const gamesIn = (pgn: string, { disk }: World): readonly ReadGame[] =>
  isThere(disk, pgn) ? [...readPgn(bytesOf(disk, pgn).toString())] : []

const nothingToResume = ({ files }: CupConfig) =>
  refused(
    'nothing-to-resume',
    `There is no cup to go on with: neither ${files.bracket} nor its log is there. Begin it without --resume.`,
  )
