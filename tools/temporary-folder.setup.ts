/**
 * One temporary folder for a test run, removed at its end. Test files share modules, so a module's hook would run for the
 * first of them only.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export default function setup(): () => void {
  const outside = process.env['TMPDIR']
  const folder = mkdtempSync(join(outside === undefined && isRoomy(memory) ? memory : tmpdir(), 'arbiter-'))
  // PostgreSQL runs as another user if the tests run as root.
  chmodSync(folder, 0o755)
  process.env['TMPDIR'] = folder
  return () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
    if (outside === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = outside
  }
}

/** Linux keeps this folder in memory. The tests kill processes, not machines, so nothing has to reach a disk. */
const memory = '/dev/shm'

function isRoomy(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > 4 * 1024 ** 3 && mayRunPrograms(folder)
  } catch {
    return false
  }
}

const mayRunPrograms = (folder: string): boolean =>
  readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .some(([, place, , options]) => place === folder && !options?.split(',').includes('noexec'))
