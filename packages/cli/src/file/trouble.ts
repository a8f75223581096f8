/** Disk trouble: what happened, to which file, and what to do. */
import { dirname } from 'node:path'
import type { Message } from '@arbiter/core/messages'
import { failed, type Stop } from '../command-line/stop.ts'
import { written } from '../language/verbatim.ts'
import { errorCode } from './disk.ts'
import { message } from './words/messages.ts'

/** A disk that takes nothing of what it is given, and does not say why. */
export const takesNoMore = 'takes-no-more'

const reasons: Readonly<Record<string, Message>> = {
  EACCES: message('file-why-rights'),
  EPERM: message('file-why-rights'),
  EROFS: message('file-why-read-only'),
  ENOSPC: message('file-why-full'),
  EDQUOT: message('file-why-quota'),
  EIO: message('file-why-broken'),
  EISDIR: message('file-why-folder'),
  ENOTDIR: message('file-why-no-folder'),
  ENAMETOOLONG: message('file-why-long'),
  ELOOP: message('file-why-circle'),
  EMFILE: message('file-why-many'),
  [takesNoMore]: message('file-why-takes-no-more'),
}

type DiskAction = 'read' | 'created' | 'locked' | 'opened' | 'changed' | 'written' | 'moved'

export function diskTrouble(doing: DiskAction, path: string, cause: unknown): Stop {
  if (errorCode(cause) === 'ENOENT') return doing === 'created' ? noRoom(path, cause) : noSuchFile(path, cause)
  const why = reasons[errorCode(cause) ?? ''] ?? written(cause instanceof Error ? cause.message : String(cause))
  return failed('disk-failed', message('file-trouble', { path: { text: path }, doing, why }), cause)
}

/** Its folder is missing, or is one of those that take no files. */
const noRoom = (path: string, cause: unknown): Stop =>
  failed('disk-failed', message('file-no-room', { path: { text: path }, folder: { text: dirname(path) } }), cause)

const noSuchFile = (path: string, cause: unknown): Stop =>
  failed('no-such-file', message('file-none', { path: { text: path } }), cause)
