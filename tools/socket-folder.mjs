/** Where sockets of the tests can be. */
import { statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'

/**
 * The folder for temporary files, if sockets can be in it: the path of a socket has at most 107 characters, PostgreSQL takes a
 * list of folders without quotes, and its server may run as another user. Otherwise the folder every system has.
 */
export const socketFolder = (folder = tmpdir()) => (isShortAndPlain(folder) && isOpenToAll(folder) ? folder : '/tmp')

const isShortAndPlain = (folder) => folder.length <= 60 && /^[\w/.-]+$/.test(folder)

/** Everybody may go through it and all folders above it. */
function isOpenToAll(folder) {
  const isOpen = (statSync(folder).mode & 0o001) !== 0
  return isOpen && (folder === dirname(folder) || isOpenToAll(dirname(folder)))
}
