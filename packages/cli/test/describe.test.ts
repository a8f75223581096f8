/** Saying when and where an event is, in the terminal. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Desk } from './world.ts'

const png = Buffer.from('89504e470d0a1a0a0000', 'hex')

async function club(): Promise<Desk> {
  const desk = new Desk()
  await desk.types('new league club.arbiter --name', 'Club & Co')
  return desk
}

test('what was described stands below the name, in the reader’s language', async () => {
  const desk = await club()
  const done = await desk.types(
    'describe club.arbiter --date 2026-11-28..2026-11-29 --time-control 15+10 --place',
    'Smith and Jones, Black Street',
  )
  expect(done.err).toBe('')
  expect((await desk.types('show club.arbiter')).out).toMatch(
    /28\s?–\s?29 Nov 2026 · Smith and Jones, Black Street · 15\+10/,
  )
  desk.language = 'de'
  expect((await desk.types('show club.arbiter')).out).toMatch(/28\.\s?–\s?29\.11\.2026 · Smith and Jones/)
})

test('none takes a detail away, and undo gives it back', async () => {
  const desk = await club()
  await desk.types('describe club.arbiter --place', 'Town hall')
  await desk.types('describe club.arbiter --place none')
  expect((await desk.types('show club.arbiter')).out).not.toContain('Town hall')
  await desk.types('undo club.arbiter')
  expect((await desk.types('show club.arbiter')).out).toContain('Town hall')
})

test('a picture becomes the logo; another file is refused', async () => {
  const desk = await club()
  writeFileSync(join(desk.folder, 'logo.png'), png)
  writeFileSync(join(desk.folder, 'list.csv'), 'name\nAnn')
  await desk.types('describe club.arbiter --logo logo.png')
  const { out } = await desk.types('show club.arbiter --json')
  expect(JSON.parse(out).event.logo).toBe(`data:image/png;base64,${png.toString('base64')}`)
  const wrong = await desk.types('describe club.arbiter --logo list.csv')
  expect(wrong.err).toContain('list.csv is no PNG, JPEG or WebP picture.')
})

test.each`
  words                              | says
  ${''}                              | ${'Say at least one thing'}
  ${'--date Saturday'}               | ${'a day such as 2026-11-28'}
  ${'--date 2026-02-30'}             | ${'a day such as 2026-11-28'}
  ${'--date 2026-05-02..2026-05-01'} | ${'The last day is before the first.'}
  ${'--link example.org'}            | ${'the address of a page'}
  ${'--contact none'}                | ${'Nothing about the event would change.'}
`('describe $words is refused: $says', async ({ words, says }) => {
  const desk = await club()
  const { err } = await desk.runs(['describe', 'club.arbiter', ...words.split(' ').filter(Boolean)])
  expect(err.replaceAll(/\s+/g, ' ')).toContain(says)
})
