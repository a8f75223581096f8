/** Files readable by their owner only: they hold names and addresses of people. */
import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'

const ownerAlone = 0o600

/** Creates an empty private file unless there is a file. */
export function makePrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', ownerAlone))
}

/** Also for existing files, unless they belong to another user. */
export function keepPrivate(file: string): void {
  try {
    chmodSync(file, ownerAlone)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT' && code !== 'EPERM') throw error
  }
}
