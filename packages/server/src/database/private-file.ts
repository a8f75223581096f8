/** Files that only their owner may read: they hold names and addresses of people. */
import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'

const ownerAlone = 0o600

/** Makes an empty one where there is none; what is there is left alone. */
export function makePrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', ownerAlone))
}

/** Also one that was made before. Somebody else's file stays as it is: its owner decides. */
export function keepPrivate(file: string): void {
  try {
    chmodSync(file, ownerAlone)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT' && code !== 'EPERM') throw error
  }
}
