/** The bracket as people read it: tree, list and path, live, by keyboard, and light however large it is. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, openApp } from './app.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

const people = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ name: `Player ${String(i + 1).padStart(3, '0')}`, rating: 2600 - i }))

const open = (id: string, more = '', size: 'laptop' | 'phone' = 'laptop'): Promise<Page> =>
  app.page({ as: 'guest', path: `/t/${id}/bracket${more}`, size })

const isFocused = (page: Page, match: string) => page.locator(`.treeview [data-match="${match}"]:focus`).waitFor()

test('tree, list by round and one path are one switch, kept in the address', { tags: ['rest'] }, async () => {
  // The browser remembers the followed entrant, so this test has its own.
  const page = await app.page({ as: 'guest', path: '/t/demo-cup/bracket', isNew: true })
  await page.locator('.treeview').waitFor()
  await page.getByRole('button', { name: 'List by round' }).click()
  await page.locator('.byround').waitFor()
  await page.waitForURL(/view=list/)
  await page.getByRole('button', { name: 'One path' }).click()
  await page.getByLabel('Whose path?').selectOption('Bellows')
  await page.getByText('Bellows plays match 6 against Flint.').waitFor()
  await page.reload()
  await page.locator('.waypoints').waitFor()
  expect(await page.locator('.waypoints .seat.path').count()).toBe(3)
})

test('on a phone the list by round stands first', { tags: ['rest'] }, async () => {
  const page = await open('demo-cup', '', 'phone')
  await page.locator('.byround').waitFor()
  expect(await page.locator('.byround h2').allTextContents()).toEqual(['Semifinal', 'Final', 'Quarterfinal'])
})

test('a slot tells which match feeds it, in the card and in its name', { tags: ['rest'] }, async () => {
  const page = await open('demo-cup')
  await page.getByRole('link', { name: 'Match 7, Final: Anvil against Winner of 6, not known yet.' }).waitFor()
})

test('arrow keys follow the tree, one tab stop, and Enter opens the match', { tags: ['rest'] }, async () => {
  const page = await open('demo-cup')
  const card = page.locator('.treeview a[tabindex="0"]')
  expect(await card.count()).toBe(1)
  await card.focus()
  await isFocused(page, '6')
  await page.keyboard.press('ArrowRight')
  await isFocused(page, '7')
  await page.keyboard.press('ArrowLeft')
  await isFocused(page, '6')
  await page.keyboard.press('ArrowUp')
  await isFocused(page, '5')
  await page.keyboard.press('ArrowLeft')
  await isFocused(page, '1')
  await page.keyboard.press('ArrowDown')
  await isFocused(page, '2')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/m/2')
})

test('a result that comes in appears without loading the page, marks the winner and moves nothing', {
  tags: ['rest'],
}, async () => {
  const id = await app.tournament('hybrid-knockout', people(8))
  const page = await open(id)
  const match = page.locator('[data-match="1"]')
  await match.waitFor()
  await app.settled(page)
  const before = await page
    .locator('.treeview [data-match]')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top))
  const white = await match
    .locator('.seat', { has: page.locator('.sq.w') })
    .locator('.name')
    .textContent()
  await app.command(id, { do: 'report', match: '1', result: '1-0' })
  await match.locator('.won .tick').waitFor()
  expect(await match.locator('.won .name').textContent()).toBe(white)
  expect(await match.locator('.wet').count()).toBe(2)
  const after = await page
    .locator('.treeview [data-match]')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top))
  expect(after).toEqual(before)
})

test('a bracket of 512 opens with names, draws at most 250 elements, sections at a key, and the search goes where somebody plays (B4)', {
  tags: ['rest'],
}, async () => {
  const id = await app.tournament('hybrid-knockout', people(512), { options: { maxPlayers: 512 } })
  const page = await open(id)
  const drawn = async () => page.locator('.big *').count()
  expect(await drawn()).toBeLessThanOrEqual(250)
  expect(
    await page
      .locator('.treeview')
      .getByText(/^Player \d+$/)
      .count(),
  ).toBeGreaterThan(10)
  await page.locator('.treeview a[tabindex="0"]').focus()
  await page.keyboard.press('Home')
  await page.getByRole('heading', { level: 1, name: /^Section/ }).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Section 6', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Section 6 of 16' }).waitFor()
  expect(await drawn()).toBeLessThanOrEqual(250)
  await page.locator('.treeview a[tabindex="0"]').focus()
  await page.keyboard.press('PageDown')
  await page.getByRole('heading', { level: 1, name: 'Section 7 of 16' }).waitFor()
  await page.getByRole('searchbox').fill('player 300')
  await page.locator('.following b', { hasText: 'Player 300' }).waitFor()
  await page.locator('.treeview .path').first().waitFor()
  expect(new URL(page.url()).searchParams.get('part')).toMatch(/^\d+$/)
  expect(await drawn()).toBeLessThanOrEqual(250)
})

test('a three-way match is a ring of three with its table and who advances', { tags: ['rest'] }, async () => {
  const page = await open('demo-bridge')
  const three = page.getByRole('article', { name: /^Match 1, First round: Harbour, Lantern and Mill/ })
  await three.getByRole('img', { name: /Lantern beat Harbour 32.993–28/ }).waitFor()
  const row = three.getByRole('row', { name: /^Lantern 2 / })
  expect(await row.getByRole('cell').last().textContent()).toContain('as 1')
})

test('a cup tells each game of a pair, and that a match ended early', { tags: ['rest'] }, async () => {
  const page = await open('demo-cup')
  const pairs = page.getByRole('table')
  expect(await pairs.getByRole('row').nth(3).textContent()).toContain('not needed')
  await page.getByText('A lead greater than the games left ends the match').waitFor()
})

test('before the start the outline of the bracket stands there', { tags: ['rest'] }, async () => {
  const { id } = await app.post('/tournaments', { format: 'cup', name: 'Soon' })
  const page = await open(id)
  await page.getByText('Nobody has entered yet.').waitFor()
  await app.command(id, { do: 'enter', entrants: people(4) })
  await page.getByText('With the 4 entrants so far it would look like this.').waitFor()
  expect(await page.locator('.treeview .match').count()).toBe(3)
})

test('matches stand by round, the open one first; closed ones are drawn when they are opened', {
  tags: ['rest'],
}, async () => {
  const page = await app.page({ as: 'guest', path: '/t/demo-hybrid/matches' })
  expect(await page.locator('summary h2').first().textContent()).toBe('Qualification, Phase 6')
  const lines = page.locator('.matchrow')
  expect(await lines.count()).toBe(11)
  await page.getByText('Qualification, Phase 5').click()
  await lines.nth(21).waitFor()
  await page.getByRole('searchbox').fill('hazel')
  await page
    .getByRole('link', { name: /Hugo Hazel/ })
    .first()
    .waitFor()
  await lines.nth(6).waitFor({ state: 'detached' })
  expect(await lines.count()).toBe(6)
})

test('no browser complained', () => expect(app.complaints).toEqual([]))
