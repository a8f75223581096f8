/** A folder for the sockets of the tests. */
import { statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'

/**
 * The temporary folder if it can hold sockets: a socket's path has at most 107 characters, PostgreSQL takes an unquoted list
 * of folders, and its server may run as another user. Otherwise /tmp.
 */
export const socketFolder = (folder = tmpdir()) => (isShortAndPlain(folder) && isOpenToAll(folder) ? folder : '/tmp')

const isShortAndPlain = (folder) => folder.length <= 60 && /^[\w/.-]+$/.test(folder)

/** Every user may enter it and all folders above it. */
function isOpenToAll(folder) {
  const isOpen = (statSync(folder).mode & 0o001) !== 0
  return isOpen && (folder === dirname(folder) || isOpenToAll(dirname(folder)))
}
