/** Makes files whole or not at all. */

import { refused, type Stop } from '../command-line/stop.ts'
import { type Disk, errorCode } from './disk.ts'
import { randomHex } from './random.ts'
import { writeAll } from './tournament-file.ts'
import { diskTrouble } from './trouble.ts'
import { message } from './words/messages.ts'

/** Creates a file; one of that name is never overwritten. */
export function createFile(disk: Disk, path: string, text: string): void {
  inTwoSteps(disk, path, text, (draft) => giveName(disk, draft, path))
}

/** Writes a file whole or not at all; one of that name is replaced. */
export function replaceFile(disk: Disk, path: string, text: string): void {
  inTwoSteps(disk, path, text, (draft) => disk.rename(draft, path))
}

/** The same without waiting for the disk: for what is made anew all the time. */
export function refreshFile(disk: Disk, path: string, text: string): void {
  inTwoSteps({ ...disk, sync: () => {}, syncFolderOf: () => {} }, path, text, (draft) => disk.rename(draft, path))
}

/** First a draft beside it, synced; then the draft gets the name. */
function inTwoSteps(disk: Disk, path: string, text: string, publish: (draft: string) => void): void {
  const draft = `${path}.new-${randomHex(4)}`
  try {
    writeDraft(disk, draft, text)
    publish(draft)
    disk.syncFolderOf(path)
  } catch (error) {
    removeQuietly(disk, draft)
    throw errorCode(error) === 'EEXIST' ? fileExists(path) : diskTrouble('created', path, error)
  }
}

function writeDraft(disk: Disk, draft: string, text: string): void {
  const fd = disk.open(draft, 'create')
  try {
    writeAll(disk, fd, Buffer.from(text), 0)
    disk.sync(fd)
  } finally {
    disk.close(fd)
  }
}

/** A second name, then the first one goes: a name that is taken is never replaced. */
function giveName(disk: Disk, draft: string, path: string): void {
  try {
    disk.link(draft, path)
    removeQuietly(disk, draft)
  } catch (error) {
    if (!cannotLink.has(errorCode(error) ?? '')) throw error
    moveOnto(disk, draft, path)
  }
}

const cannotLink = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'])

/** For disks without second names (memory sticks): the name is taken first, then the file is moved onto it. */
function moveOnto(disk: Disk, draft: string, path: string): void {
  disk.close(disk.open(path, 'create'))
  disk.rename(draft, path)
}

export function removeQuietly(disk: Disk, path: string): void {
  try {
    disk.remove(path)
  } catch {
    // A draft left behind does no harm, and the error worth telling is another one.
  }
}

const fileExists = (path: string): Stop => refused('file-exists', message('file-exists', { path: { text: path } }))
