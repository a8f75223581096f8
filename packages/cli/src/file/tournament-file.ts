/** A tournament file as a store: nothing is acknowledged before it is on the disk, nothing is half-applied. */

import type { RecordedFact } from '@arbiter/core'
import { formats } from '@arbiter/core/formats'
import { type Seal, writeFacts } from '@arbiter/core/log'
import type { Message } from '@arbiter/core/messages'
import type { Tournament } from '@arbiter/core/tournament'
import { failed, refused, Stop } from '../command-line/stop.ts'
import type { Disk } from './disk.ts'
import { Lock } from './lock.ts'
import { tournamentIn } from './reading.ts'
import { diskTrouble, takesNoMore } from './trouble.ts'
import { message } from './words/messages.ts'

/** A file opened to be written, under its lock. Close it. */
export class TournamentFile {
  readonly tournament: Tournament
  readonly remarks: readonly Message[]
  private readonly disk: Disk
  private readonly path: string
  private readonly lock: Lock
  private readonly fd: number
  private readonly file: string
  private seal: Seal
  /** How long the file is as far as we know. */
  private size: number
  private good: number
  private endsInLine: boolean
  private hasFailed = false

  private constructor(disk: Disk, path: string, lock: Lock, fd: number) {
    this.disk = disk
    this.path = path
    this.lock = lock
    this.fd = fd
    this.file = disk.identityOf(fd).file
    const bytes = disk.readAll(fd)
    const { tournament, remarks, seal, good, endsInLine } = tournamentIn(path, bytes, formats)
    this.tournament = tournament
    this.remarks = [...takenOver(path, lock), ...remarks]
    this.seal = seal
    this.size = bytes.length
    this.good = good
    this.endsInLine = endsInLine
  }

  /** Waits so many milliseconds for another program that writes it. */
  static open(disk: Disk, path: string, patience = 0): TournamentFile {
    const lock = Lock.take(disk, realPath(disk, path), patience)
    try {
      return TournamentFile.openLocked(disk, path, lock)
    } catch (error) {
      lock.release()
      throw error instanceof Stop ? error : diskTrouble('changed', path, error)
    }
  }

  private static openLocked(disk: Disk, path: string, lock: Lock): TournamentFile {
    const fd = disk.open(path, 'change')
    try {
      return new TournamentFile(disk, path, lock, fd)
    } catch (error) {
      disk.close(fd)
      throw error
    }
  }

  /** Saves the facts of a command, then lets the tournament know them. When this returns they are on the disk. */
  append(facts: readonly RecordedFact[]): void {
    this.checkUntouched()
    const { text, seal } = writeFacts(facts, this.seal, formats)
    const bytes = Buffer.from(this.endsInLine ? text : `\n${text}`)
    try {
      this.cutUnfinished()
      writeAll(this.disk, this.fd, bytes, this.good)
      this.disk.sync(this.fd)
    } catch (error) {
      throw this.takenBack(error)
    }
    this.good += bytes.length
    this.size = this.good
    this.endsInLine = true
    this.seal = seal
    this.tournament.apply(facts)
  }

  close(): void {
    try {
      this.disk.close(this.fd)
    } finally {
      this.lock.release()
    }
  }

  /** Nobody else has written, replaced or unlocked the file since we read it. */
  private checkUntouched(): void {
    if (this.hasFailed) throw failed('disk-failed', message('file-failed-before', this.names))
    if (this.isAsKnown() && this.lock.isHeld) return
    throw refused('file-changed', message('file-changed-meanwhile', this.names))
  }

  /** What messages call it. */
  private get names() {
    return { path: { text: this.path } }
  }

  private isAsKnown(): boolean {
    try {
      const { file, size } = this.disk.identityOf(this.path)
      return file === this.file && size === this.size
    } catch {
      return false
    }
  }

  /** An unfinished end is cut off before the next line is written. */
  private cutUnfinished(): void {
    if (this.size === this.good) return
    this.disk.truncate(this.fd, this.good)
    this.size = this.good
  }

  /** Not everything could be written: the file is put back as it was, and this store ends. */
  private takenBack(cause: unknown): Stop {
    this.hasFailed = true
    const { says = [] } = diskTrouble('written', this.path, cause).data
    try {
      this.disk.truncate(this.fd, this.good)
      this.disk.sync(this.fd)
    } catch {
      return failed('disk-failed', [...says, message('file-half-written')], cause)
    }
    return failed('disk-failed', [...says, message('file-not-recorded')], cause)
  }
}

function takenOver(path: string, { inheritedFrom }: Lock): Message[] {
  if (inheritedFrom === undefined) return []
  return [message('file-taken-over', { path: { text: path }, pid: { text: String(inheritedFrom) } })]
}

function realPath(disk: Disk, path: string): string {
  try {
    return disk.real(path)
  } catch (error) {
    throw diskTrouble('opened', path, error)
  }
}

/** A disk may take less than it is given; what is left is given again until it takes nothing. */
export function writeAll(disk: Disk, fd: number, bytes: Uint8Array, position: number): void {
  let written = 0
  while (written < bytes.length) {
    const taken = disk.write(fd, bytes.subarray(written), position + written)
    if (taken === 0) throw Object.assign(new Error('the disk takes no more'), { code: takesNoMore })
    written += taken
  }
}
