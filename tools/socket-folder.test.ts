import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { socketFolder } from './socket-folder.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync('/tmp/sockets-')
  chmodSync(folder, 0o755)
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A subfolder with this mode. */
function below(name: string, mode = 0o755): string {
  const path = join(folder, name)
  mkdirSync(path)
  chmodSync(path, mode)
  return path
}

test('sockets are in the folder for temporary files', () => {
  expect(socketFolder(below('tmp'))).toBe(join(folder, 'tmp'))
})

test.each([
  ['its path is too long for a socket', () => below('x'.repeat(70))],
  ['its name has spaces', () => below('with spaces')],
  ['another user cannot enter it', () => below('mine', 0o700)],
])('but not if %s', (_, made) => {
  expect(socketFolder(made())).toBe('/tmp')
})
