/** Whether anything lies under a path. */
import { type Disk, errorCode } from './disk.ts'
import { diskTrouble } from './trouble.ts'

export function isThere(disk: Disk, path: string): boolean {
  try {
    disk.identityOf(path)
    return true
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return false
    throw diskTrouble('opened', path, error)
  }
}
