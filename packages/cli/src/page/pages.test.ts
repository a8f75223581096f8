/** The pages as a director sees them. */
import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Desk, reports } from '../../test/world.ts'
import { textWidth } from './text-width.ts'

const people = `name,rating,club
Ann Bell,1850,Northside
Alexandrina Maria-Theresia von und zu Hohenlohe,1650,Schloss
王小明,1700,
Вера Соколова,1900,
Eva,,
`

async function desk(): Promise<Desk> {
  const here = new Desk()
  writeFileSync(here.path('people.csv'), people)
  await here.runs(['new', 'league', 'club.arbiter', '--entrants', 'people.csv', '--name', 'Club league'])
  await here.runs(['start', 'club.arbiter'])
  await here.applies('club.arbiter', reports(3))
  return here
}

test('show says what to do next before anything else, with the very words to type', async () => {
  const { out } = await (await desk()).runs(['show', 'club.arbiter'])
  expect(out).toMatch(
    /^Club league · League\nPhase 2 of 10 · 3 of 20 matches decided\n\nNext: one game to report, White first\n/,
  )
  expect(out.indexOf('Next:')).toBeLessThan(out.indexOf('Table'))
  expect(out.indexOf('Table')).toBeLessThan(out.indexOf('Phase 2\n'))
  expect(out).toContain('arbiter report club.arbiter 4 1-0')
})

test.each([60, 80, 120])('no page is wider than %i columns', async (width) => {
  const here = await desk()
  here.width = width
  for (const argv of [['show'], ['table'], ['crosstable'], ['log'], ['show', '--round', '1'], ['why', 'match', '4']]) {
    const [name, ...rest] = argv as [string, ...string[]]
    const { out, code } = await here.runs([name, 'club.arbiter', ...rest])
    expect({ argv, code }).toEqual({ argv, code: 0 })
    for (const line of out.split('\n')) expect(textWidth(line), line).toBeLessThanOrEqual(width)
  }
})

test('a wide crosstable is cut into blocks with the names beside each', async () => {
  const here = new Desk()
  await here.league('big.arbiter', 30)
  here.width = 60
  const blocks = (await here.runs(['crosstable', 'big.arbiter'])).out.split('\n\n')
  expect(blocks).toHaveLength(4)
  for (const block of blocks.slice(0, 3)) expect(block.split('\n')).toHaveLength(31)
  expect(blocks[2]).toContain('Pts')
})

test('a round by itself has its matches and the table after it', async () => {
  const { out } = await (await desk()).runs(['show', 'club.arbiter', '--round', '1'])
  expect(out).toContain('Table after Phase 1')
  expect(out).toContain('Bye: Eva')
  expect(out).not.toContain('Next:')
})

test('a page about the past asks for nothing', async () => {
  const { out } = await (await desk()).runs(['show', 'club.arbiter', '--at', '8'])
  expect(out).toContain('As it stood after fact 8.')
  expect(out).not.toContain('Next:')
})

test('an empty tournament says how to go on', async () => {
  const here = new Desk()
  const { out } = await here.runs(['new', 'league', 'my club.arbiter'])
  expect(out).toContain("arbiter enter 'my club.arbiter' NAME")
  expect((await here.runs(['table', 'my club.arbiter'])).out).toContain('No table yet')
  expect((await here.runs(['crosstable', 'my club.arbiter'])).out).toContain('No crosstable yet')
})

test('rulings are told apart on the page', async () => {
  const here = new Desk()
  await here.league('club.arbiter', 4)
  await here.runs(['cancel', 'club.arbiter', '1', '--note', 'power cut'])
  await here.runs(['rule', 'club.arbiter', '2', '--drawn'])
  await here.runs(['rule', 'club.arbiter', '3', '--winner', '#3'])
  await here.runs(['forfeit', 'club.arbiter', '4', '#4'])
  const rounds = (await here.runs(['show', 'club.arbiter', '--round', '1'])).out
  expect(rounds).toContain('cancelled: power cut')
  expect(rounds).toContain('declared drawn')
  const second = (await here.runs(['show', 'club.arbiter', '--round', '2'])).out
  expect(second).toMatch(/3 .*Player 1 {2}−:\+ {2}Player 3 {2}declared won/)
  expect(second).toMatch(/4 .*\+:− .*forfeit/)
})
