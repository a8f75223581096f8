/** Files of an earlier cup get another name; nothing is overwritten. */

import { dirname, extname } from 'node:path'
import type { CupFiles } from '@arbiter/engines'
import type { Disk } from '../file/disk.ts'
import { isThere } from '../file/is-there.ts'
import { Lock } from '../file/lock.ts'
import { removeQuietly } from '../file/new-file.ts'
import { randomHex } from '../file/random.ts'
import { diskTrouble } from '../file/trouble.ts'

/** `cup.1.json` for `cup.json`: the first number under which nothing lies yet. */
export function moveAside(disk: Disk, path: string): string {
  const to = numbered(path, freeNumber(disk, [path]))
  move(disk, path, to)
  return to
}

/** All files of a cup under one number, so that it can still be gone on with. Refused while it runs. */
export function moveCupAside(disk: Disk, files: CupFiles): readonly string[] {
  const lock = isThere(disk, files.log) ? Lock.take(disk, files.log) : undefined
  try {
    const paths = [files.bracket, files.pgn, files.page]
    const number = freeNumber(disk, [...paths, files.log])
    const moves = [...paths.map((path) => [path, numbered(path, number)] as const), logMove(files, number)]
    const there = moves.filter(([from]) => isThere(disk, from))
    for (const [from, to] of there) move(disk, from, to)
    return there.map(([, to]) => to)
  } finally {
    lock?.release()
  }
}

/** The log is called after its bracket. */
const logMove = ({ bracket, log }: CupFiles, number: number) => [log, `${numbered(bracket, number)}.log`] as const

function numbered(path: string, number: number): string {
  const end = extname(path)
  return `${path.slice(0, path.length - end.length)}.${number}${end}`
}

function freeNumber(disk: Disk, paths: readonly string[]): number {
  const isTaken = (number: number) =>
    paths.some((path) => isThere(disk, numbered(path, number)) || isThere(disk, `${numbered(path, number)}.log`))
  let number = 1
  while (isTaken(number)) number++
  return number
}

function move(disk: Disk, from: string, to: string): void {
  try {
    disk.rename(from, to)
    disk.syncFolderOf(to)
  } catch (error) {
    throw diskTrouble('moved', from, error)
  }
}

/** Makes the folder of a file and tries whether a file can be made there: found out before the first game. */
export function makeRoomFor(disk: Disk, path: string): void {
  const draft = `${path}.new-${randomHex(4)}`
  try {
    disk.makeFolderOf(path)
    disk.close(disk.open(draft, 'create'))
  } catch (error) {
    throw diskTrouble('created', path, error)
  }
  removeQuietly(disk, draft)
}

/** Drafts of files that were being written when somebody killed the cup. */
export function removeDrafts(disk: Disk, files: CupFiles): void {
  const isDraft = (name: string) => /\.new-[0-9a-f]{8}$/.test(name)
  const ours = [files.bracket, files.pgn, files.page, files.log]
  for (const folder of new Set(ours.map((path) => dirname(path))))
    for (const name of disk.namesIn(folder)) {
      const path = `${folder}/${name}`
      if (isDraft(name) && ours.some((file) => path.startsWith(`${file}.new-`))) removeQuietly(disk, path)
    }
}
