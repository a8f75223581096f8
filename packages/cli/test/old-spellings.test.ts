/** Command lines as 0.1 had them do the same as those of the tree, with a word on stderr. */
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { teamList } from './bridge-hall.ts'
import { Desk } from './world.ts'

const file = 'evening.arbiter'

/** An evening as it was typed, and as it is typed now. */
const evening: readonly (readonly [old: readonly string[], now: readonly string[]])[] = [
  same('new', 'bridge-knockout', file, '--entrants', 'teams.csv', '--set', 'bracketed=true'),
  same('start', file, '--brackets', '5,5'),
  moved('bridge', 'redraw', file, '--withdraw', 'Beacon', '--yes'),
  moved('bridge', 'post', file, '--note', 'beside the rack'),
  moved('bridge', 'lineup', file, 'A1', 'Harbour', 'Har1, Har2, Har3, Har4', '--half', '1'),
  moved('bridge', 'score', file, 'A1', '1:4SN=/3NTE+1', '2:420/-50', '3:+5'),
  moved('bridge', 'remedy', file, 'Quarry', '--refund'),
  moved('bridge', 'misplaced', file, 'Mill', '--fault', 'team', '--placed', 'low', '--yes'),
  moved('bridge', 'choose', file, 'Harbour'),
  moved('diagonal', 'declare', file, 'Harbour'),
  same('bridge', 'awards', file),
  same('bridge', 'imps', '460'),
  same('bridge', 'contract', '4SxN-1', '--board', '3'),
  same('engines', 'list'),
  same('undo', file),
  same('verify', file),
]

function same(...argv: string[]) {
  return [argv, argv] as const
}

function moved(branch: string, ...argv: string[]) {
  return [argv, [branch, ...argv]] as const
}

test('an evening of 0.1, word for word, gives the pages, the exit codes and the file that the tree gives', async () => {
  const [before, after] = [eveningDesk(), eveningDesk()]
  for (const [old, now] of evening) {
    const [was, is] = [await before.runs(old), await after.runs(now)]
    const isMoved = old !== now
    expect({ old, out: was.out, code: was.code }).toEqual({ old, out: is.out, code: is.code })
    const told = `arbiter: “${old[0]}” is now “${now.slice(0, 2).join(' ')}”. The old spelling works in this version for the last time.\n`
    expect(was.err).toBe(isMoved ? told + is.err : is.err)
  }
  expect(readFileSync(before.path(file))).toEqual(readFileSync(after.path(file)))
})

test.each([
  ['cup none.json', 'cup', 'cup run'],
  ['cup none.json --resume', 'cup --resume', 'cup resume'],
  ['cup --schema', 'cup --schema', 'cup schema'],
  ['backup x.backup --database none.sqlite', 'backup', 'server backup'],
  ['restore x.backup --check', 'restore', 'server restore'],
  ['doctor --database none.sqlite', 'doctor', 'server doctor'],
])('arbiter %s still works and says what to type', async (line, old, now) => {
  const { err, code } = await new Desk().types(line)
  expect(err).toContain(`arbiter: “${old}” is now “${now}”.`)
  expect(code).not.toBe(2)
})

test('with --json the word is on stderr, and stdout has the data alone', async () => {
  const { out, err } = await new Desk().types('cup --schema --json')
  expect(err).toContain('is now')
  expect(JSON.parse(out)).toHaveProperty('$schema')
})

test('arbiter serve is the short form of arbiter server serve, without a word', async () => {
  const short = await new Desk().types('serve --port many')
  const long = await new Desk().types('server serve --port many')
  expect(short).toEqual(long)
  expect(short.err).not.toContain('is now')
})

function eveningDesk(): Desk {
  const desk = new Desk()
  writeFileSync(desk.path('teams.csv'), teamList(10))
  return desk
}
