/**
 * Only one program writes a tournament file at a time: it holds `FILE.lock`, with its process number inside. The lock
 * of a process that died is taken over; a living one is waited for, as long as the caller has patience. Nobody writes
 * without looking that the lock is still his.
 */

import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import type { Message } from '@arbiter/core/messages'
import { refused, Stop } from '../command-line/stop.ts'
import { type Disk, errorCode } from './disk.ts'
import { randomHex } from './random.ts'
import { diskTrouble } from './trouble.ts'
import { message } from './words/messages.ts'

/** Who holds a lock. */
interface Holder {
  readonly pid: number
  readonly host: string
  /** When the process began, in the system's own count: a number that is used again is not the same process. */
  readonly began: string | undefined
  /** No two locks are the same. */
  readonly token: string
}

export class Lock {
  /** The dead process this lock was taken over from, if there was one. */
  readonly inheritedFrom: number | undefined
  private readonly disk: Disk
  private readonly path: string
  private readonly made: OwnFile

  private constructor(disk: Disk, path: string, made: OwnFile, inheritedFrom: number | undefined) {
    this.disk = disk
    this.path = path
    this.made = made
    this.inheritedFrom = inheritedFrom
  }

  /** Takes the lock of a file, waiting so many milliseconds for another process; or refuses and says who holds it. */
  static take(disk: Disk, path: string, patience = 0): Lock {
    for (let waited = 0; ; ) {
      try {
        return Lock.takeNow(disk, path)
      } catch (error) {
        if (waited >= patience || !isHeldElsewhere(error)) throw error
      }
      // At random, so that several who wait do not keep time with each other.
      const nap = Math.min(15 + Math.random() * 45, patience - waited)
      pause(nap)
      waited += nap
    }
  }

  private static takeNow(disk: Disk, path: string): Lock {
    const lockPath = `${path}.lock`
    const first = make(disk, lockPath)
    if (first) return new Lock(disk, lockPath, first, undefined)
    const dead = removeDead(disk, path, lockPath)
    const second = make(disk, lockPath)
    if (!second) throw inUse(path, holderIn(textOf(disk, lockPath)))
    return new Lock(disk, lockPath, second, dead)
  }

  /** Nobody has taken it over. */
  get isHeld(): boolean {
    return fileAt(this.disk, this.path) === this.made.file
  }

  /** A lock that cannot be removed does no harm: the next one finds that its process is dead. */
  release(): void {
    quietly(() => {
      if (this.isHeld) this.disk.remove(this.path)
    })
    quietly(() => this.disk.close(this.made.fd))
  }
}

/** A lock file we made: open as long as we hold it, so that no other file can pass for it. */
interface OwnFile {
  readonly fd: number
  readonly file: string
}

/** `undefined` if there is a lock already. */
function make(disk: Disk, lockPath: string): OwnFile | undefined {
  let fd: number
  try {
    fd = disk.open(lockPath, 'create')
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return undefined
    throw diskTrouble('locked', lockPath, error)
  }
  try {
    disk.write(fd, Buffer.from(`${JSON.stringify(myself())}\n`), 0)
    return { fd, file: disk.identityOf(fd).file }
  } catch (error) {
    quietly(() => disk.close(fd))
    quietly(() => disk.remove(lockPath))
    throw diskTrouble('locked', lockPath, error)
  }
}

function quietly(act: () => void): void {
  try {
    act()
  } catch {
    // What stays behind is found and taken over by the next one.
  }
}

const myself = (): Holder => ({
  pid: process.pid,
  host: hostname(),
  began: beginningOf(process.pid),
  token: randomHex(8),
})

/** Linux counts ticks since the machine started; elsewhere the process number has to do. */
function beginningOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return undefined
  }
}

/** What stands in a lock: nothing if its maker died before he could write his name, `undefined` if there is none. */
function textOf(disk: Disk, lockPath: string): string | undefined {
  for (let tries = 0; tries < 20; tries++) {
    const text = textNow(disk, lockPath)
    if (text !== '') return text
    pause(10)
  }
  return ''
}

function textNow(disk: Disk, lockPath: string): string | undefined {
  try {
    return disk.readAll(lockPath).toString()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw diskTrouble('locked', lockPath, error)
  }
}

function holderIn(text: string | undefined): Holder | undefined {
  try {
    const holder: unknown = JSON.parse(text ?? '')
    return isHolder(holder) ? holder : undefined
  } catch {
    return undefined
  }
}

const isHolder = (text: unknown): text is Holder =>
  typeof text === 'object' && text !== null && 'pid' in text && Number.isInteger(text.pid) && 'host' in text

const pause = (milliseconds: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}

/**
 * Removes a dead process's lock. Between looking and removing somebody else may have done the same and locked anew; so
 * the lock is moved aside first and looked at there, and put back if it is not the one we judged.
 */
function removeDead(disk: Disk, path: string, lockPath: string): number | undefined {
  const judged = textOf(disk, lockPath)
  const holder = holderIn(judged)
  if (judged === undefined) return undefined
  if (holder ? isAlive(holder) : judged !== '') throw inUse(path, holder)
  const aside = `${lockPath}.${process.pid}`
  try {
    disk.rename(lockPath, aside)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw diskTrouble('locked', lockPath, error)
  }
  if (textNow(disk, aside) !== judged) return putBack(disk, path, aside, lockPath)
  quietly(() => disk.remove(aside))
  return holder?.pid
}

function fileAt(disk: Disk, path: string): string | undefined {
  try {
    return disk.identityOf(path).file
  } catch {
    return undefined
  }
}

/** Its owner looks before every line he writes; if a third one has locked meanwhile, he will find out. */
function putBack(disk: Disk, path: string, aside: string, lockPath: string): never {
  const holder = holderIn(textNow(disk, aside))
  quietly(() => disk.link(aside, lockPath))
  quietly(() => disk.remove(aside))
  throw inUse(path, holder)
}

function isAlive({ pid, host, began }: Holder): boolean {
  if (host !== hostname()) return true
  try {
    process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) !== 'ESRCH'
  }
  return began === undefined || beginningOf(pid) === began
}

/** This process would wait for itself. */
const isHeldElsewhere = (error: unknown): boolean =>
  error instanceof Stop && error.data.code === 'file-in-use' && error.data['pid'] !== process.pid

function inUse(path: string, holder: Holder | undefined): Error {
  const says = message('file-in-use', { path: { text: path }, who: whoHolds(holder), lock: { text: `${path}.lock` } })
  return refused('file-in-use', says, holder ? { pid: holder.pid } : {})
}

function whoHolds(holder: Holder | undefined): Message {
  if (!holder) return message('file-held-by-somebody')
  const pid = { text: String(holder.pid) }
  return holder.host === hostname()
    ? message('file-held-by-process', { pid })
    : message('file-held-elsewhere', { pid, host: { text: holder.host } })
}
