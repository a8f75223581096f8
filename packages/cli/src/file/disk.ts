/** The few things we ask of a disk. Everything we write goes through here, so that a test can let any of it fail. */
import {
  closeSync,
  constants,
  existsSync,
  fdatasyncSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs'
import { dirname, resolve } from 'node:path'

/** Which file it is, whatever it is called, and how long. */
export interface Identity {
  readonly file: string
  readonly size: number
}

export interface Disk {
  /** The file's own path, through all links. */
  real(path: string): string
  /** `read`, `change` (read and write) or `create` (fails if it exists). */
  open(path: string, how: 'read' | 'change' | 'create'): number
  identityOf(pathOrFd: string | number): Identity
  readAll(pathOrFd: string | number): Buffer
  /** How many bytes were taken; fewer than given is a short write. */
  write(fd: number, bytes: Uint8Array, position: number): number
  /** What was written is on the disk when this returns. */
  sync(fd: number): void
  truncate(fd: number, size: number): void
  close(fd: number): void
  /** A second name for a file; fails if the name is taken. */
  link(from: string, to: string): void
  rename(from: string, to: string): void
  remove(path: string): void
  /** The folder of a file, and those above it, if they are missing. */
  makeFolderOf(path: string): void
  /** The names of what lies in a folder. */
  namesIn(folder: string): readonly string[]
  /** The names in the file's folder are on the disk when this returns. */
  syncFolderOf(path: string): void
}

const flags = {
  read: constants.O_RDONLY,
  change: constants.O_RDWR,
  create: constants.O_RDWR | constants.O_CREAT | constants.O_EXCL,
}

/** The real disk; paths count from this folder. */
export function diskIn(folder: string): Disk {
  const at = (path: string) => resolve(folder, path)
  return {
    real: (path) => realpathSync(at(path)),
    open: (path, how) => openSync(at(path), flags[how], 0o666),
    identityOf: (pathOrFd) => {
      const { dev, ino, size } =
        typeof pathOrFd === 'number' ? fstatSync(pathOrFd, { bigint: true }) : statSync(at(pathOrFd), { bigint: true })
      return { file: `${dev}:${ino}`, size: Number(size) }
    },
    readAll: (pathOrFd) => readFileSync(typeof pathOrFd === 'number' ? pathOrFd : at(pathOrFd)),
    write: (fd, bytes, position) => writeSync(fd, bytes, 0, bytes.length, position),
    sync: (fd) => fdatasyncSync(fd),
    truncate: (fd, size) => ftruncateSync(fd, size),
    close: (fd) => closeSync(fd),
    link: (from, to) => linkSync(at(from), at(to)),
    rename: (from, to) => renameSync(at(from), at(to)),
    remove: (path) => unlinkSync(at(path)),
    makeFolderOf: (path) => {
      makeFolder(dirname(at(path)))
    },
    namesIn: (folder) => readdirSync(at(folder)),
    syncFolderOf: (path) => syncFolder(dirname(at(path))),
  }
}

/** Step by step: with `recursive` Node tries for ever where a folder that is there answers ENOENT, as those in /proc do. */
export function makeFolder(folder: string, mode?: number): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder), mode)
  try {
    mkdirSync(folder, { mode: mode ?? 0o777 })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
}

/** Some systems cannot open a folder; there the names are safe without it. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const fd = openSync(folder, constants.O_RDONLY)
  try {
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
}

/** The system's word for what went wrong: ENOENT, EEXIST, ENOSPC, … */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
