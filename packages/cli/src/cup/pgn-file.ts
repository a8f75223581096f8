/** The games of a cup as PGN: a file that follows from the records in the log, game by game (CUP-22). */
import type { Tournament } from '@arbiter/core/tournament'
import { gamesInLog } from '@arbiter/engines'
import type { Disk } from '../file/disk.ts'
import { replaceFile } from '../file/new-file.ts'
import { writeAll } from '../file/tournament-file.ts'
import { diskTrouble } from '../file/trouble.ts'

export class PgnFile {
  readonly #disk: Disk
  readonly #path: string
  readonly #hasUnfinished: boolean
  /** What stands in the file, while that is known for sure; otherwise it is written whole. */
  #written: readonly string[] | undefined

  constructor(disk: Disk, path: string, hasUnfinished: boolean) {
    this.#disk = disk
    this.#path = path
    this.#hasUnfinished = hasUnfinished
  }

  /** When this returns the file has every game that stands, once, in the order they ended. */
  follow(tournament: Tournament): void {
    const games = gamesInLog(tournament, { hasUnfinished: this.#hasUnfinished })
    const before = this.#written
    this.#written = undefined
    if (before && isPrefix(before, games)) this.#append(games.slice(before.length).join(''), byteLength(before))
    else replaceFile(this.#disk, this.#path, games.join(''))
    this.#written = games
  }

  /** How the file stands to the log: it follows from it, lacks the end, or has something else. */
  differenceFrom(tournament: Tournament): 'none' | 'behind' | 'other' {
    const text = this.#text()
    const games = gamesInLog(tournament, { hasUnfinished: this.#hasUnfinished })
    const expected = games.join('')
    this.#written = text === expected ? games : undefined
    if ((text ?? '') === expected) return 'none'
    return expected.startsWith(text ?? '') ? 'behind' : 'other'
  }

  #append(text: string, position: number): void {
    if (text === '') return
    try {
      writeAt(this.#disk, this.#path, text, position)
    } catch (error) {
      throw diskTrouble('written', this.#path, error)
    }
  }

  #text(): string | undefined {
    try {
      return this.#disk.readAll(this.#path).toString()
    } catch {
      return undefined
    }
  }
}

function writeAt(disk: Disk, path: string, text: string, position: number): void {
  const fd = disk.open(path, 'change')
  try {
    writeAll(disk, fd, Buffer.from(text), position)
    disk.sync(fd)
  } finally {
    disk.close(fd)
  }
}

const isPrefix = (part: readonly string[], whole: readonly string[]): boolean =>
  part.length <= whole.length && part.every((game, i) => game === whole[i])

const byteLength = (games: readonly string[]): number => games.reduce((sum, game) => sum + Buffer.byteLength(game), 0)
