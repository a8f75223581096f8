import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { emptyFolder } from '../../test/folder.ts'
import { loadAllWords } from '../language/voice.ts'
import { type Disk, diskIn } from './disk.ts'
import { Lock } from './lock.ts'

beforeAll(loadAllWords)

/** A process number nobody has any more. */
const deadPid = (): number => spawnSync(process.execPath, ['-e', '0']).pid

const lockedBy = (here: string, holder: object | string): void =>
  writeFileSync(join(here, 'f.lock'), typeof holder === 'string' ? holder : JSON.stringify(holder))

test('a second lock on the same file is refused, also inside one process', () => {
  const disk = diskIn(emptyFolder())
  const lock = Lock.take(disk, 'f')
  expect(() => Lock.take(disk, 'f')).toThrow(`is being written by process ${process.pid}`)
  lock.release()
  expect(() => Lock.take(disk, 'f').release()).not.toThrow()
})

test('a released lock leaves nothing behind', () => {
  const here = emptyFolder()
  Lock.take(diskIn(here), 'f').release()
  expect(readdirSync(here)).toEqual([])
})

test('the lock of a dead process is taken over, and says from whom', () => {
  const here = emptyFolder()
  const pid = deadPid()
  lockedBy(here, { pid, host: hostname() })
  const lock = Lock.take(diskIn(here), 'f')
  expect(lock.inheritedFrom).toBe(pid)
  expect(lock.isHeld).toBe(true)
  expect(readdirSync(here)).toEqual(['f.lock'])
  expect(JSON.parse(readFileSync(join(here, 'f.lock'), 'utf8')).pid).toBe(process.pid)
})

test.runIf(process.platform === 'linux')(
  'a process number that was given to another process does not hold the lock',
  () => {
    const here = emptyFolder()
    lockedBy(here, { pid: process.ppid, host: hostname(), began: 'before the last reboot' })
    expect(Lock.take(diskIn(here), 'f').inheritedFrom).toBe(process.ppid)
  },
)

test('a living process keeps its lock, and so does a process on another machine', () => {
  const here = emptyFolder()
  lockedBy(here, { pid: process.ppid, host: hostname() })
  expect(() => Lock.take(diskIn(here), 'f')).toThrow(`by process ${process.ppid}, so nothing was changed.`)
  lockedBy(here, { pid: 1, host: 'elsewhere' })
  expect(() => Lock.take(diskIn(here), 'f')).toThrow('by process 1 on elsewhere, so nothing was changed.')
  expect(() => Lock.take(diskIn(here), 'f')).toThrow('if no Arbiter is running there, delete f.lock')
})

test('a lock whose maker died before he could sign it is taken over', () => {
  const here = emptyFolder()
  lockedBy(here, '')
  expect(Lock.take(diskIn(here), 'f').isHeld).toBe(true)
})

test('who is overtaken while taking over a dead lock puts the living one back', () => {
  const here = emptyFolder()
  lockedBy(here, { pid: deadPid(), host: hostname() })
  const real = diskIn(here)
  const living = { pid: process.ppid, host: hostname() }
  const overtaken: Disk = {
    ...real,
    rename: (from, to) => {
      real.remove('f.lock')
      const fd = real.open('f.lock', 'create')
      real.write(fd, Buffer.from(JSON.stringify(living)), 0)
      real.close(fd)
      real.rename(from, to)
    },
  }
  expect(() => Lock.take(overtaken, 'f')).toThrow(`by process ${process.ppid}`)
  expect(JSON.parse(readFileSync(join(here, 'f.lock'), 'utf8'))).toEqual(living)
  expect(readdirSync(here)).toEqual(['f.lock'])
})

test('who lost his lock notices, and does not remove the lock of the next one', () => {
  const here = emptyFolder()
  const disk = diskIn(here)
  const first = Lock.take(disk, 'f')
  disk.remove('f.lock')
  const second = Lock.take(disk, 'f')
  expect([first.isHeld, second.isHeld]).toEqual([false, true])
  first.release()
  expect(second.isHeld).toBe(true)
})

test('a program that writes is waited for, but nobody waits for himself', () => {
  const here = emptyFolder()
  const real = diskIn(here)
  const lock = Lock.take(real, 'f')
  expect(() => Lock.take(real, 'f', 60_000)).toThrow('is being written by')
  lock.release()
  lockedBy(here, { pid: process.ppid, host: hostname() })
  let looked = 0
  const patient: Disk = {
    ...real,
    open: (path, how) => {
      if (++looked === 5) real.remove('f.lock')
      return real.open(path, how)
    },
  }
  expect(Lock.take(patient, 'f', 60_000).isHeld).toBe(true)
})
