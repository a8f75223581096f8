/** The history and the rules: corrections with consequences, undo, comparing two moments, rules behind reasons. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, openApp } from './app.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

const eight = ['Anna', 'Bruno', 'Clara', 'David', 'Emil', 'Felix', 'Greta', 'Hanna']

/** A knockout of eight; White won all quarter-finals and both semi-finals. */
async function played(): Promise<string> {
  const id = await app.tournament(
    'hybrid-knockout',
    eight.map((name, i) => ({ name, rating: 2400 - 10 * i })),
  )
  for (const match of ['1', '2', '3', '4', '5', '6']) await app.command(id, { do: 'report', match, result: '1-0' })
  return id
}

const factsOf = async (id: string) => (await app.get(`/tournaments/${id}/log`)).facts

async function correcting(id: string) {
  const page = await app.page({ path: `/t/${id}/history` })
  const line = page.getByRole('listitem').filter({ hasText: 'Match 1:' })
  await line.getByRole('button', { name: /^Correct/ }).click()
  const slip = page.getByRole('dialog')
  await slip.getByRole('radio', { name: /^0–1 / }).check()
  await slip.getByRole('button', { name: 'Correct and void 1 game' }).waitFor()
  return { page, slip }
}

test('a correction shows its consequences before it is confirmed, and voids exactly what it listed', async () => {
  const id = await played()
  const before = await factsOf(id)
  const semifinal = before.find((fact: { match?: string }) => fact.match === '5').seq
  const { page, slip } = await correcting(id)
  const listed = await slip.locator('[data-void]').evaluateAll((lines) => lines.map((line) => line.dataset['void']))
  expect(listed).toEqual([String(semifinal)])
  expect(await slip.locator('.void').filter({ hasText: 'Match 5' }).count()).toBe(1)
  expect(await slip.textContent()).toContain('Winner of 5')
  expect(await factsOf(id)).toHaveLength(before.length)

  await slip.getByLabel(/Reason/).fill('slip read upside down')
  await slip.getByRole('button', { name: 'Correct and void 1 game' }).click()
  await slip.waitFor({ state: 'detached' })
  const after = await factsOf(id)
  const { type, voids, note } = after[before.length]
  expect({ type, voids, note }).toEqual({ type: 'result-corrected', voids: [semifinal], note: 'slip read upside down' })
  await page.getByRole('listitem').filter({ hasText: 'void through' }).locator('.void').waitFor()
})

test('whoever leaves a correction leaves everything as it is', { tags: ['rest'] }, async () => {
  const id = await played()
  const before = await factsOf(id)
  const { page, slip } = await correcting(id)
  await page.keyboard.press('Escape')
  await slip.waitFor({ state: 'detached' })
  expect(await factsOf(id)).toEqual(before)
})

test('undo and redo say what they take back, and do it', { tags: ['rest'] }, async () => {
  const id = await played()
  const page = await app.page({ path: `/t/${id}/history` })
  const undo = page.getByRole('button', { name: /^Undo: Match 6/ })
  await undo.click()
  const redo = page.getByRole('button', { name: /^Redo: Match 6/ })
  await redo.waitFor()
  const line = page.getByRole('listitem').filter({ hasText: 'undone by' })
  expect(await line.locator('.void').textContent()).toContain('Match 6')
  await redo.click()
  await undo.waitFor()
  expect((await app.get(`/tournaments/${id}/chart`)).todo).not.toEqual([])
  expect((await factsOf(id)).at(-1).how).toBe('redo')
})

test('two moments compared list what differs between them', { tags: ['rest'] }, async () => {
  const id = await played()
  const facts = await factsOf(id)
  const seqOf = (match: string) => facts.find((fact: { match?: string }) => fact.match === match).seq
  const page = await app.page({ as: 'guest', path: `/t/${id}/history?from=${seqOf('2')}&to=${seqOf('5')}` })
  const compared = page.getByRole('region', { name: 'From A to B' })
  await compared.getByRole('heading', { name: 'Decided' }).waitFor()
  const text = await compared.textContent()
  expect(text).toContain('3 facts')
  for (const match of ['3', '4', '5'])
    await compared.getByRole('link', { name: `Match ${match}`, exact: true }).waitFor()
  expect(await compared.getByRole('link', { name: 'Match 6', exact: true }).count()).toBe(1)
  expect(await page.getByRole('slider', { name: 'Moment A' }).getAttribute('aria-valuetext')).toContain(
    `fact ${seqOf('2')}`,
  )
})

test('a link leads to its fact, also where the filters leave it out', { tags: ['rest'] }, async () => {
  const { facts } = await app.get('/tournaments/demo-hybrid/log')
  expect(facts.length).toBeGreaterThan(50)
  const page = await app.page({ as: 'guest', path: '/t/demo-hybrid/history?kind=results#fact-3' })
  await page.locator('#fact-3:focus').waitFor()
  expect(await page.locator('#fact-3').evaluate((line) => line.getBoundingClientRect().top < innerHeight)).toBe(true)
})

test('every reason lands on its rule', { tags: ['rest'] }, async () => {
  const page = await app.page({ as: 'guest', path: '/t/demo-league/rules#LEA-9' })
  const rule = page.locator('#LEA-9')
  await rule.waitFor()
  await page.waitForFunction(() => document.activeElement?.id === 'LEA-9')
  expect(await rule.getAttribute('aria-current')).toBe('true')
  expect(await rule.evaluate((line) => line.getBoundingClientRect().bottom < innerHeight)).toBe(true)
  await page.getByLabel('Find a rule').fill('withdrawal')
  await page.locator('#LEA-10').waitFor()
  await rule.waitFor({ state: 'detached' })
})

test('whoever and whatever a sentence names is a link, whatever it is called', { tags: ['rest'] }, async () => {
  const names = ['Smith and Jones', 'Match 2', 'محمد صلاح', '<b>Bold</b>']
  const id = await app.tournament('league', names)
  await app.command(id, { do: 'report', match: '1', result: '1-0' })
  const page = await app.page({ path: `/t/${id}/history` })
  const line = page.getByRole('listitem').filter({ hasText: 'Match 1:' })
  await line.locator('a.named').nth(2).waitFor()
  const links = await line.locator('a.named').allTextContents()
  const [match, first, second, ...more] = links.map((text) => text.replaceAll(/[\u2068\u2069]/g, ''))
  expect([match, more]).toEqual(['1', []])
  expect(names).toEqual(expect.arrayContaining([first, second]))
  await line.locator('a.named').nth(1).click()
  await page.waitForURL(/\/e\//)
  await page.getByRole('heading', { level: 1, name: first as string, exact: true }).waitFor()
})

test('each format has its own book, with its rules at their numbers', { tags: ['rest'] }, async () => {
  const named = { 'demo-hybrid': 'HYB-S5', 'demo-cup': 'CUP-12a', 'demo-bridge': 'BRI-16a', 'demo-diagonal': 'DIA-S12' }
  const page = await app.page({ as: 'guest', path: '/' })
  for (const [id, rule] of Object.entries(named)) {
    await app.go(page, `/t/${id}/rules#${rule}`)
    await page.locator(`[id="${rule}"][aria-current]`).waitFor()
  }
  expect(app.complaints).toEqual([])
})
