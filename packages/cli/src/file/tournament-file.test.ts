import type { RecordedFact } from '@arbiter/core'
import { formats } from '@arbiter/core/formats'
import { readLog } from '@arbiter/core/log'
import { expect, test } from 'vitest'
import { Desk } from '../../test/world.ts'
import type { Disk } from './disk.ts'
import { TournamentFile } from './tournament-file.ts'

/** The same disk, keeping a list of what was asked of it. */
function watched(disk: Disk): { disk: Disk; asked: string[] } {
  const asked: string[] = []
  const watching = Object.entries(disk).map(([name, operation]) => [
    name,
    (...args: unknown[]) => {
      asked.push(name)
      return (operation as (...all: unknown[]) => unknown)(...args)
    },
  ])
  return { disk: Object.fromEntries(watching), asked }
}

const report: RecordedFact = {
  seq: 7,
  at: '2026-05-01T14:00:30Z',
  by: 'director',
  key: 'k',
  type: 'game-finished',
  match: '1',
  game: 1,
  sides: ['e2', 'e3'],
  result: '1-0',
} as unknown as RecordedFact

test('when append returns, the facts were written and synced, in that order, and nothing came after', async () => {
  const desk = new Desk()
  await desk.league('club.arbiter', 4)
  const { disk, asked } = watched(desk.disk)
  const file = TournamentFile.open(disk, 'club.arbiter')
  asked.length = 0
  file.append([report])
  expect(asked.slice(-2)).toEqual(['write', 'sync'])
  expect(asked.slice(0, -2).every((name) => name === 'identityOf')).toBe(true)
  expect(file.tournament.log).toHaveLength(7)
  file.close()
})

test('a new file is written, synced and named, in that order', async () => {
  const desk = new Desk()
  const { disk, asked } = watched(desk.disk)
  desk.disk = disk
  await desk.runs(['new', 'league', 'club.arbiter'])
  expect(asked).toEqual(['open', 'write', 'sync', 'close', 'link', 'remove', 'syncFolderOf'])
})

test('looking at a file writes nothing and locks nothing', async () => {
  const desk = new Desk()
  await desk.league('club.arbiter', 4)
  const { disk, asked } = watched(desk.disk)
  desk.disk = disk
  for (const command of ['show', 'table', 'crosstable', 'log', 'verify']) await desk.runs([command, 'club.arbiter'])
  expect(new Set(asked)).toEqual(new Set(['readAll']))
})

test('a file without its last line end is completed before the next line', async () => {
  const desk = new Desk()
  await desk.league('club.arbiter', 4)
  const whole = desk.bytes('club.arbiter').toString()
  const fd = desk.disk.open('club.arbiter', 'change')
  desk.disk.truncate(fd, Buffer.byteLength(whole) - 1)
  desk.disk.close(fd)
  expect((await desk.runs(['report', 'club.arbiter', '1', '1-0'])).err).toBe('')
  const text = desk.bytes('club.arbiter').toString()
  expect(text.startsWith(whole)).toBe(true)
  expect(readLog(text, formats)).toMatchObject({ ok: true, good: text.length })
})
