import { expect, test } from 'vitest'
import type { Change, Database } from '../database/database.ts'
import { Readiness } from './readiness.ts'

test('a server whose disk is full is not ready, and is again when there is room (L14)', async () => {
  let [isFull, now, writes] = [true, 0, 0]
  const write = async (changes: readonly Change[]) => {
    writes += changes.length
    if (isFull) throw new Error('The database could not write; nothing was changed.')
    return 'done'
  }
  const readiness = new Readiness({ rows: async () => [], write } as unknown as Database, () => now)
  await expect(readiness.assert()).rejects.toThrow('could not write')
  isFull = false
  await expect(readiness.assert(), 'it is not tried at every question').rejects.toThrow('could not write')
  now += 5000
  await readiness.assert()
  await readiness.assert()
  expect(writes).toBe(2)
})
