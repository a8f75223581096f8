/** Disk trouble in words: what happened, to which file, and what to do. */
import { dirname } from 'node:path'
import { failed, type Stop } from '../command-line/stop.ts'
import { errorCode } from './disk.ts'

const words: Readonly<Record<string, string>> = {
  EACCES: 'you may not do that there: check who owns the file and its folder',
  EPERM: 'you may not do that there: check who owns the file and its folder',
  EROFS: 'the disk can only be read: copy the file to another one',
  ENOSPC: 'the disk is full: make room and repeat the command',
  EDQUOT: 'your share of the disk is full: make room and repeat the command',
  EIO: 'the disk reports an error: copy the file to another one',
  EISDIR: 'that is a folder: name the file in it',
  ENOTDIR: 'a part of the path is not a folder',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'the links lead in a circle',
  EMFILE: 'too many files are open',
}

export function diskTrouble(doing: string, path: string, cause: unknown): Stop {
  if (errorCode(cause) === 'ENOENT') return doing === 'created' ? noRoom(path, cause) : noSuchFile(path, cause)
  const why = words[errorCode(cause) ?? ''] ?? (cause instanceof Error ? cause.message : String(cause))
  return failed('disk-failed', `${path} cannot be ${doing}: ${why}.`, cause)
}

/** Its folder is missing, or is one of those that take no files. */
const noRoom = (path: string, cause: unknown): Stop =>
  failed(
    'disk-failed',
    `${path} cannot be created: nothing can be made in ${dirname(path)}. Check its name and folder, or choose another place.`,
    cause,
  )

const noSuchFile = (path: string, cause: unknown): Stop =>
  failed(
    'no-such-file',
    `There is no file ${path}. Check its name and folder; arbiter new makes a new tournament.`,
    cause,
  )
