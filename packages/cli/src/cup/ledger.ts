/** The files of a running cup: its log first, then what follows from it. Trouble with the disk is told, never passed over. */
import { parseCommand, type Tournament } from '@arbiter/core/tournament'
import {
  type BookFile,
  bracketOf,
  type CupCommand,
  type CupFiles,
  type CupStorage,
  goesOnByItself,
  type Trouble,
  writeBracket,
} from '@arbiter/engines'
import { orStop } from '../command-line/refusal.ts'
import { Stop } from '../command-line/stop.ts'
import type { World } from '../command-line/world.ts'
import { perform } from '../desk/record.ts'
import { replaceFile } from '../file/new-file.ts'
import { TournamentFile } from '../file/tournament-file.ts'
import { written } from '../language/verbatim.ts'
import type { PgnFile } from './pgn-file.ts'

/** Who records what engines do. */
export const author = 'arbiter cup'

export interface LedgerWorld {
  readonly world: World
  readonly files: CupFiles
  readonly pgn: PgnFile
  /** What the bracket file says of the book beyond what the log knows. */
  readonly book: BookFile
}

export class CupLedger implements CupStorage {
  readonly #it: LedgerWorld
  #file: TournamentFile | undefined
  #tournament: Tournament

  constructor(it: LedgerWorld, file: TournamentFile) {
    this.#it = it
    this.#file = file
    this.#tournament = file.tournament
  }

  get tournament(): Tournament {
    return this.#tournament
  }

  record(command: CupCommand): Trouble | undefined {
    const trouble = orTrouble(() => {
      perform(this.#it.world, this.#opened(), orStop(parseCommand(command)).command, author)
    })
    if (trouble) this.close()
    return trouble
  }

  publish(): Trouble | undefined {
    const { world, files, pgn, book } = this.#it
    return orTrouble(() => {
      pgn.follow(this.#tournament)
      const updated = new Date(world.now()).toISOString()
      replaceFile(world.disk, files.bracket, writeBracket(bracketOf(this.#tournament, updated, book)))
    })
  }

  close(): void {
    this.#file?.close()
    this.#file = undefined
  }

  /** A file that failed is opened anew: what stands in it then is the truth. */
  #opened(): TournamentFile {
    this.#file ??= TournamentFile.open(this.#it.world.disk, this.#it.files.log)
    this.#tournament = this.#file.tournament
    return this.#file
  }
}

function orTrouble(write: () => void): Trouble | undefined {
  try {
    write()
    return undefined
  } catch (error) {
    if (!(error instanceof Stop) || error.exit !== 'failed') throw error
    return { says: error.data.says ?? [written(error.message)], hint: [goesOnByItself] }
  }
}
