/** A whole file, or in words why not. */
import type { Disk } from './disk.ts'
import { diskTrouble } from './trouble.ts'

export function bytesOf(disk: Disk, path: string): Buffer {
  try {
    return disk.readAll(path)
  } catch (error) {
    throw diskTrouble('read', path, error)
  }
}
