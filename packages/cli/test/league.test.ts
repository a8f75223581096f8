/** A whole league on the command line, with the built binary. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ended, started } from './binary.ts'
import { emptyFolder } from './folder.ts'
import { arbiter } from './standing.ts'

test('a withdrawal that annuls results shows them first, asks for --confirm, and says afterwards what it did (W12)', () => {
  const here = emptyFolder()
  const types = (line: string, ...more: string[]) => arbiter(here, [...line.split(' '), ...more])
  types('new league club.arbiter --entrants 5')
  types('start club.arbiter')
  types('report club.arbiter 1 1-0')
  const annuls = 'change match 1 (Player 1 – Player 2): 1–0 becomes annulled'
  expect(types('withdraw club.arbiter --preview', 'Player 2').out).toContain(annuls)
  const refused = types('withdraw club.arbiter', 'Player 2')
  expect(refused).toMatchObject({ code: 1 })
  expect(refused.err).toContain(annuls)
  expect(types('show club.arbiter').out).toContain('1 of 20 matches decided')
  const done = types('withdraw club.arbiter --confirm', 'Player 2').out
  expect(done).toContain('Player 2 withdrew.')
  expect(done).toContain(annuls)
  expect(types('verify club.arbiter').code).toBe(0)
})

test('a league of five is directed from the first entry to the final table', () => {
  const here = emptyFolder()
  const types = (line: string, ...more: string[]) => arbiter(here, [...line.split(' '), ...more])
  writeFileSync(join(here, 'people.csv'), 'name,rating\nAnn,1850\nBen,1790\nCai,1905\nDan,\n')

  expect(types('outline league --entrants 5').out).toContain('Phase 1    1: 1–2   2: 3–4   bye 5')
  expect(
    types('new league club.arbiter --entrants people.csv --at 2026-05-01T18:00:00Z --name', 'Club league').code,
  ).toBe(0)
  expect(types('enter club.arbiter', 'Eva Lind').out).toContain('Eva Lind entered.')
  expect(types('edit club.arbiter Dan --rating 1700').code).toBe(0)
  expect(types('start club.arbiter').out).toContain('Started with 5: Ann, Ben, Cai, Dan and Eva Lind.')

  const open = types('show club.arbiter').out
  expect(open).toContain('Club league · League\nPhase 1 of 10 · 0 of 20 matches decided')
  expect(open).toMatch(/1 {2}Ann {2}– {2}Ben {2}arbiter report club\.arbiter 1 1-0/)

  for (const [match, result] of [
    ['1', '1-0'],
    ['2', '1/2'],
    ['3', '0-1'],
    ['4', '-+'],
    ['5', '--'],
    ['6', '+-'],
  ] as const)
    expect(types(`report club.arbiter ${match}`, result), `match ${match}`).toMatchObject({ code: 0, err: '' })
  expect(types('forfeit club.arbiter 7', 'Eva Lind').out).toContain('Match 7: Eva Lind did not come.')
  expect(types('rule club.arbiter 8 --winner Ben --note', 'phone rang').out).toContain(
    'declared won by Ben. (phone rang)',
  )
  expect(types('cancel club.arbiter 9').code).toBe(0)
  expect(types('rule club.arbiter 10 --drawn').code).toBe(0)

  expect(types('correct club.arbiter 3 1-0 --preview').out).toContain('Nothing was changed. This would change:')
  expect(types('correct club.arbiter 3 1-0').out).toContain('Match 3 corrected: Ann 1–0 Cai (it was 0–1')
  expect(types('why club.arbiter rank Ann').out).toContain('LEA-')
  expect(types('why club.arbiter tie Ann, Ben').code).toBe(0)

  const before = types('show club.arbiter --json').out
  expect(types('undo club.arbiter').out).toContain('Undone: Match 3 corrected')
  expect(types('show club.arbiter --json').out).not.toBe(before)
  expect(types('redo club.arbiter').out).toContain('Redone: Match 3 corrected')
  expect(types('show club.arbiter --json').out).toBe(before)

  for (let match = 11; match <= 16; match++) expect(types(`report club.arbiter ${match} 1-0`).code).toBe(0)
  expect(types('withdraw club.arbiter Dan').out).toContain('Dan withdrew.')
  expect(types('return club.arbiter Dan').out).toContain('Dan returned.')
  expect(types('close club.arbiter')).toMatchObject({ code: 1 })
  for (const { match } of JSON.parse(types('show club.arbiter --json').out).todo)
    types(`report club.arbiter ${match} 1-0`)
  for (const { match } of JSON.parse(types('show club.arbiter --json').out).todo)
    types(`report club.arbiter ${match} 1-0`)

  expect(types('close club.arbiter').out).toContain('Closed: the table is final.')
  expect(types('show club.arbiter').out).toMatch(/Closed: .* 20 of 20 matches decided/)
  expect(types('table club.arbiter').out).toContain('Pts points: win 3, draw 1, loss 0')
  expect(types('table club.arbiter --round 2 --json').code).toBe(0)
  expect(types('crosstable club.arbiter').out).toContain('First mark with White, second with Black')
  expect(types('log club.arbiter').out).toMatch(/Match 3: Ann 0–1 Cai\. \[corrected by \d+\]/)
  expect(types('verify club.arbiter')).toMatchObject({ code: 0, out: expect.stringContaining('all rules hold') })
})

test('what the screen shows of a past moment is what it showed then', () => {
  const here = emptyFolder()
  const types = (line: string) => arbiter(here, line.split(' '))
  types('new league club.arbiter --entrants 4')
  types('start club.arbiter')
  types('report club.arbiter 1 1-0')
  const then = types('show club.arbiter --json').out
  types('report club.arbiter 2 0-1')
  types('correct club.arbiter 1 0-1')
  expect(types('show club.arbiter --at 7 --json').out).toBe(then)
})

test('the demo plays a league to its end and leaves a file that holds all rules', () => {
  const { code, out } = arbiter(emptyFolder(), ['demo', '--json'])
  const { folder: there, steps } = JSON.parse(out)
  expect(code).toBe(0)
  const refused = steps.filter((step: { exit: string }) => step.exit !== 'done')
  expect(refused).toMatchObject([{ command: 'arbiter report club.arbiter 9 1-0', exit: 'refused' }])
  expect(steps.at(-1).output).toContain('all rules hold')
  expect(readFileSync(join(there, 'club.arbiter'), 'utf8').split('\n').at(-2)).toContain('tournament-closed')
  rmSync(there, { recursive: true })
})

test('the demo on paper runs straight through and says what to type next', { tags: ['rest'] }, () => {
  const { code, out, err } = arbiter(emptyFolder(), ['demo'])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain('$ arbiter enter club.arbiter')
  expect(out).toContain('arbiter new league my-league.arbiter')
})

test('whoever reads only the beginning of a page gets no complaint', async () => {
  const here = emptyFolder()
  arbiter(here, ['new', 'league', 'club.arbiter', '--entrants', '30'])
  const child = started(here, ['log', 'club.arbiter', '--json'])
  child.stdout.destroy()
  expect((await ended(child)).err).toBe('')
})
