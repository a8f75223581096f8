/** What an arbiter meets at the desk: what is typed, and what comes back. */
import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Desk } from '../../test/world.ts'

const club = 'club.arbiter'

const list = (desk: Desk, file: string, ...lines: string[]) =>
  writeFileSync(desk.path(file), lines.map((line) => `${line}\n`).join(''))

test('a key that was used for another result is refused, and the same again is not (R13)', async () => {
  const desk = new Desk()
  await desk.league(club, 4)
  const report = (...more: string[]) => desk.runs(['report', club, ...more, '--key', 'table 7'])
  await report('1', '1-0')
  const before = desk.bytes(club)
  expect(await report('1', '0-1')).toMatchObject({ exit: 'refused', err: expect.stringContaining('Match 1') })
  expect((await report('2', '1-0')).err).toContain('The key “table 7” was used for another command')
  const other = await desk.runs(['withdraw', club, 'Player 1', '--key', 'table 7', '--json'])
  expect(JSON.parse(other.out).refusal).toMatchObject({ code: 'key-used', key: 'table 7', fact: 7 })
  const { answers } = await desk.applies(club, [{ do: 'report', match: '2', result: '1-0', key: 'table 7' }])
  expect(answers[0]).toMatchObject({ ok: false, refusal: { code: 'key-used' } })
  expect(await report('1', '1-0')).toMatchObject({ exit: 'done', out: expect.stringContaining('done before') })
  expect(desk.bytes(club)).toEqual(before)
})

test('the list of entrants shows what is known of them, the highest rating too (R15)', async () => {
  const desk = new Desk()
  list(desk, 'people.csv', 'name,rating,maxRating', 'Ann,1850,2001', 'Ben,1700,')
  expect((await desk.types(`new diagonal ${club} --entrants people.csv`)).out).toMatch(
    /Rating +Highest\n.*Ann +1850 +2001/,
  )
  list(desk, 'teams.csv', 'team', 'Reds', 'Blues', 'Greens')
  const { out } = await desk.types('new bridge-knockout b.arbiter --entrants teams.csv')
  expect(out).toContain('Reds')
  expect(out).not.toContain('Rating')
})

test('a field of bridge teams that is too large is shown the brackets', async () => {
  const desk = new Desk()
  await desk.types('new bridge-knockout b.arbiter --entrants 65')
  expect((await desk.types('start b.arbiter')).err).toContain('bracketed=yes cuts a larger field into brackets')
})

test('a team that comes before any result, where no match can take it in, is sent to redraw', async () => {
  const desk = new Desk()
  await desk.starts('bridge-knockout', 'b.arbiter', 9)
  expect((await desk.types('enter b.arbiter Late')).err).toContain('(“redraw”) can take late teams in')
})

test('a reason cites its rule once', async () => {
  const desk = new Desk()
  await desk.starts('bridge-knockout', 'b.arbiter', 7)
  for (const [between, imps] of [
    ['Team 1 v Team 4', '20-10'],
    ['Team 4 v Team 7', '21-10'],
    ['Team 7 v Team 1', '25-10'],
  ] as const)
    await desk.runs(['report', 'b.arbiter', '1', imps, '--between', between])
  const out = (await desk.types('why b.arbiter advance 1')).out.replaceAll(/\s+/g, ' ')
  expect(out).toContain('(BRI-36)')
  expect(out).not.toMatch(/\((BRI-\d+)\)\.? \(\1\)/)
})
