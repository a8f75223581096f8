/** Writes what is made for others, in place of an earlier one but never of a tournament. */
import { refused } from '../command-line/stop.ts'
import type { Disk } from './disk.ts'
import { replaceFile } from './new-file.ts'
import { message } from './words/messages.ts'

/** `option` is the one that says where to. */
export function replacePage(disk: Disk, out: string, text: string, option: string): void {
  if (startOf(disk, out).startsWith('{"arbiter":"log"'))
    throw refused('file-exists', message('file-is-tournament', { path: { text: out }, option: { text: option } }))
  replaceFile(disk, out, text)
}

function startOf(disk: Disk, path: string): string {
  try {
    return disk.readAll(path).subarray(0, 20).toString()
  } catch {
    return ''
  }
}
