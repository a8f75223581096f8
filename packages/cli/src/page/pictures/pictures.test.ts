/** Race and bracket as a director sees them. */
import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Desk } from '../../../test/world.ts'
import { textWidth } from '../text-width.ts'

async function hybrid(players: number, games = 0): Promise<Desk> {
  const desk = new Desk()
  await desk.starts('hybrid-knockout', 'cup.arbiter', players)
  await desk.favourites('cup.arbiter', games)
  return desk
}

const page = async (desk: Desk, ...argv: string[]): Promise<string> => {
  const [name, ...rest] = argv as [string, ...string[]]
  const { out, code, err } = await desk.runs([name, 'cup.arbiter', ...rest])
  expect({ argv, code, err }).toEqual({ argv, code: 0, err: '' })
  return out
}

test('the race: a lane for everybody, half a point a letter, and what is enough', async () => {
  const desk = await hybrid(6, 13)
  const out = await page(desk, 'race')
  expect(out).toContain('Race to 5 points · phase 5, 1 of 3 matches decided · 4 of 4 places left')
  expect(out).toMatch(/^ {6}Player 1 {2}█{10}│ {4}5 {3}5 {2}has the points, phase 5, 14:\d\d:\d\d$/m)
  expect(out).toMatch(/^ {6}Player 2 {2}█{6}·{4}│ {4}3 {3}4 {2}plays Player 4$/m)
  await desk.favourites('cup.arbiter', 2)
  const later = await page(desk, 'race')
  expect(later).toContain('Can get there in this phase: Player 2 (a win).')
  expect(later).toMatch(/^ {3}1 {2}Player 1 {2}█{10}│ {4}5 {3}5 {2}in as seed 1, phase 5, 14:\d\d:\d\d$/m)
  expect(later).toContain('── 3 places left ──')
  expect(later).toContain('a win is enough against Player ')
})

test('a race that is over says who is out', async () => {
  const out = await page(await hybrid(3, 100), 'race')
  expect(out).toContain('Race to 5 points · all 2 places taken')
  expect(out).toMatch(/── out ─+\n {6}Player 3 .* out$/m)
})

test('before the start there is nothing to see yet, and it says so', async () => {
  const desk = new Desk()
  await desk.runs(['new', 'hybrid-knockout', 'cup.arbiter', '--entrants', '6'])
  expect(await page(desk, 'race')).toBe('No race yet: start the tournament first.\n')
  expect(await page(desk, 'bracket')).toBe('No bracket yet: start the tournament first.\n')
})

test('the bracket is a tree: seeds before names, scores, who waits for whom', async () => {
  const desk = await hybrid(4)
  await desk.runs(['report', 'cup.arbiter', '1', '1/2'])
  await desk.runs(['report', 'cup.arbiter', '1', '1-0', '--game', '2'])
  expect((await page(desk, 'bracket')).split('\n')).toEqual([
    'Knockout · 1 of 3 matches decided',
    '',
    'Semifinals     Final',
    '1 Player 1 ½1┐',
    '            1├ 1 Player 1   ┐',
    '4 Player 4 ½0┘              │',
    '                           3├',
    '2 Player 2   ┐              │',
    '           ▸2├   winner of 2┘',
    '3 Player 3   ┘',
    '',
    '▸ can be played now.',
    '',
  ])
})

test('HYB-24 nobody advances from a match both miss, and the other side has a walkover', async () => {
  const desk = await hybrid(4)
  await desk.runs(['report', 'cup.arbiter', '1', '--'])
  await desk.runs(['report', 'cup.arbiter', '2', '0-1'])
  const out = await page(desk, 'bracket')
  expect(out).toContain('won by Player 2')
  expect(out).toMatch(/1 Player 1 −┐\n +1├ +nobody +┐/)
  expect(out).toMatch(/2├ 2 Player 2 \+┘/)
  expect(await page(desk, 'show', '--round', '3')).toMatch(/3 {2}nobody {2}−:\+ {2}Player 2 {2}no opponent/)
})

test('a tree that does not fit, or is taller than a page, is a list of its rounds', async () => {
  const desk = await hybrid(32)
  desk.width = 50
  expect(await page(desk, 'bracket')).toContain('A tree of 32 does not fit into these columns: here\nare its rounds.')
  const tall = await page(await hybrid(64), 'bracket')
  expect(tall).toContain('A tree of 64 is too tall for a page: here are its rounds.')
  expect(tall).toContain('Round of 64\n')
})

test.each`
  players | games
  ${5}    | ${9}
  ${16}   | ${10}
`('no page of $players players is wider than 60, 80 or 120 columns', staysNarrow)

test.each`
  players | games
  ${24}   | ${90}
  ${32}   | ${20}
  ${100}  | ${60}
`('no page of $players players is wider than 60, 80 or 120 columns', { tags: ['rest'] }, staysNarrow)

async function staysNarrow({ players, games }: { players: number; games: number }): Promise<void> {
  const desk = await hybrid(players, games)
  const hasRace = Math.log2(players) % 1 !== 0
  const pages = [['show'], ['table'], ['bracket'], ['log'], ['show', '--round', '2'], ...(hasRace ? [['race']] : [])]
  for (const width of [60, 80, 120]) {
    desk.width = width
    for (const argv of pages)
      for (const line of (await page(desk, ...argv)).split('\n'))
        expect(textWidth(line), line).toBeLessThanOrEqual(width)
  }
}

test('names of any length and alphabet stay in their lanes', async () => {
  const desk = new Desk()
  const people = ['Alexandrina Maria-Theresia von und zu Hohenlohe', '王小明', 'Вера Соколова', 'Eva', 'Cai']
  writeFileSync(desk.path('people.csv'), `name\n${people.join('\n')}\n`)
  await desk.runs(['new', 'hybrid-knockout', 'cup.arbiter', '--entrants', 'people.csv'])
  await desk.runs(['start', 'cup.arbiter'])
  const lanes = (await page(desk, 'race')).split('\n').filter((line) => line.includes('│'))
  expect(new Set(lanes.map((line) => textWidth(line.slice(0, line.indexOf('│')))))).toHaveProperty('size', 1)
  for (const line of lanes) expect(textWidth(line)).toBeLessThanOrEqual(80)
})

test('a large field is shown by its beginning, with the words that show the rest', async () => {
  const out = await page(await hybrid(100), 'show')
  expect(out.split('\n').length).toBeLessThan(90)
  expect(out).toContain('Next: 50 games to report, White first · 10 min')
  expect(out).toContain('and 34 more')
  expect(out).toContain('… and 76 more: arbiter table cup.arbiter')
  expect(out).toContain('… and 26 more: arbiter show cup.arbiter --stage qualification --round 1')
  expect(out).toContain('See also: arbiter race cup.arbiter, arbiter bracket cup.arbiter')
})

test('the command shown carries a finish time where the phase has them', async () => {
  const desk = await hybrid(5)
  await desk.runs(['report', 'cup.arbiter', 'Q1.1', '1-0', '--finished-at', '2026-05-01T14:00:30Z'])
  const out = await page(desk, 'show')
  expect(out).toContain('arbiter report cup.arbiter Q1.2 1-0 --finished-at TIME')
  expect(out).toContain('TIME is when it ended, such as 14:02')
})
