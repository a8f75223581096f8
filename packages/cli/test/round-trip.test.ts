/** There and back: undo and redo, export and import. */
import { expect, test } from 'vitest'
import { withoutTypeface } from '../../paper/test/without-typeface.ts'
import { Desk, reports } from './world.ts'

const everything = [
  ...reports(3),
  { do: 'forfeit', match: '4', absent: ['#2'], note: 'flat tyre' },
  { do: 'undo' },
  { do: 'cancel', match: '4' },
  { do: 'correct', match: '1', result: '1/2', finishedAt: '2026-05-01T14:00:40Z', moves: 41, note: 'misread' },
  { do: 'report', match: '5', result: '1/2', finishedAt: '2026-05-01T13:00:00+02:00', moves: 12, key: 'own key' },
  { do: 'rule', match: '6', winner: '#3', note: 'phone' },
  { do: 'undo' },
  { do: 'redo' },
  { do: 'edit', entrant: '#1', name: 'Ann', club: 'North' },
  { do: 'withdraw', entrant: '#5', note: 'ill' },
  { do: 'revoke', fact: 9, note: 'was another match', confirm: true },
]

async function lively(file: string): Promise<Desk> {
  const desk = new Desk()
  await desk.league(file, 5, '--set', 'prizes=5000,3000', '--set', 'balancedColours=true', '--name', 'Ærø')
  const { answers } = await desk.applies(file, everything)
  expect(answers.map(({ ok }) => ok)).toEqual(everything.map(() => true))
  return desk
}

test('show after undo and redo is the same to the byte, from every depth', async () => {
  const desk = await lively('club.arbiter')
  const show = async () => (await desk.runs(['show', 'club.arbiter', '--json'])).out
  const pages = [await show()]
  while ((await desk.runs(['undo', 'club.arbiter'])).code === 0) pages.push(await show())
  expect(pages.length).toBeGreaterThan(10)
  for (const page of pages.slice(0, -1).reverse()) {
    expect((await desk.runs(['redo', 'club.arbiter'])).code).toBe(0)
    expect(await show()).toBe(page)
  }
  expect((await desk.runs(['redo', 'club.arbiter'])).code).toBe(1)
  expect((await desk.runs(['verify', 'club.arbiter'])).out).toContain('all rules hold')
})

test('a JSON export imported again is the same file, byte for byte', async () => {
  const desk = await lively('club.arbiter')
  await desk.runs(['export', 'club.arbiter', '--to', 'json', '--out', 'club.json'])
  expect(await desk.runs(['import', 'club.json', 'again.arbiter'])).toMatchObject({ code: 0, err: '' })
  expect(desk.bytes('again.arbiter').equals(desk.bytes('club.arbiter'))).toBe(true)
  const { bulletin, log } = JSON.parse(desk.bytes('club.json').toString())
  expect(bulletin).toEqual(JSON.parse((await desk.runs(['show', 'club.arbiter', '--json'])).out))
  expect(log).toHaveLength(desk.bytes('club.arbiter').toString().trim().split('\n').length - 1)
})

test('a copy of the file imported is the same file, byte for byte', async () => {
  const desk = await lively('club.arbiter')
  expect((await desk.runs(['import', 'club.arbiter', 'copy.arbiter'])).code).toBe(0)
  expect(desk.bytes('copy.arbiter').equals(desk.bytes('club.arbiter'))).toBe(true)
})

test('an export whose log was edited is not imported', async () => {
  const desk = await lively('club.arbiter')
  const text = (await desk.runs(['export', 'club.arbiter', '--to', 'json'])).out
  const changed = { ...JSON.parse(text) }
  changed.log[7].result = '0-1'
  desk.disk.close(write(desk, 'changed.json', JSON.stringify(changed)))
  const told = await desk.runs(['import', 'changed.json', 'x.arbiter'])
  expect(told).toMatchObject({ code: 3, err: expect.stringContaining('Its log was changed after the export.') })
})

test('the table as CSV and the page as HTML carry the names and do no harm', async () => {
  const desk = new Desk()
  await desk.league('club.arbiter', 4)
  await desk.runs(['edit', 'club.arbiter', '#1', '--name', '=cmd|<script>alert(1)</script>'])
  const csv = (await desk.runs(['export', 'club.arbiter', '--to', 'csv'])).out
  expect(csv.split('\r\n')[0]).toBe('rank,name,points,played,wins,draws,losses,blackWins,byes')
  expect(csv).toContain("'=cmd|<script>alert(1)</script>")
  const html = (await desk.runs(['export', 'club.arbiter', '--to', 'html'])).out
  expect(html).toContain('=cmd|&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(withoutTypeface(html)).not.toMatch(/<script|https?:|url\(|@import/)
})

test('no control character in a remark reaches the screen, and an author cannot have one', async () => {
  const desk = new Desk()
  await desk.league('club.arbiter', 4)
  const evil = 'a\u001B[2J\u009B31m\u202Eb'
  const forfeit = await desk.runs(['forfeit', 'club.arbiter', '1', '#1', '--note', evil])
  expect(forfeit.code).toBe(0)
  const pages = [
    ['show'],
    ['show', '--round', '1'],
    ['log'],
    ['why', 'match', '1'],
    ['show', '--json'],
    ['log', '--json'],
  ]
  const shown = [forfeit]
  for (const [name, ...rest] of pages) shown.push(await desk.runs([name as string, 'club.arbiter', ...rest]))
  shown.push(await desk.runs(['undo', 'club.arbiter', '--by', evil]))
  expect(shown.at(-1)?.code).toBe(1)
  shown.push(await desk.runs(['why', 'club.arbiter', evil]), await desk.runs([evil]))
  for (const { out, err } of shown) expect(out + err).not.toMatch(/(?!\n)\p{Cc}|[\u202A-\u202E]/u)
  const { log } = JSON.parse((await desk.runs(['export', 'club.arbiter', '--to', 'json'])).out)
  expect(log.at(-1)).toMatchObject({ note: evil })
})

function write(desk: Desk, name: string, text: string): number {
  const fd = desk.disk.open(name, 'create')
  desk.disk.write(fd, Buffer.from(text), 0)
  return fd
}
