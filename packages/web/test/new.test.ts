/** A new tournament on one page, from a pasted list to the first pairings. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, openApp } from './app.ts'

let app: App
beforeAll(async () => {
  app = await openApp({ demos: false })
})
afterAll(() => app.close())

const four = 'Ann, 2000\nBen, 1900\nCai, 1800\nDee, 1700'

async function sheet(name: string, list: string): Promise<Page> {
  const page = await app.page({ path: '/new' })
  await page.getByRole('radio', { name: /^League/ }).check()
  await page.getByLabel('Name of the tournament').fill(name)
  await page.getByLabel('Entrants, one per line').fill(list)
  return page
}

async function openedFrom(page: Page): Promise<string> {
  await page.waitForURL(/\/control$/)
  return new URL(page.url()).pathname.split('/')[2] as string
}

test('a wrong line is shown in place and put right, and a league of four is opened and started', async () => {
  const page = await sheet('Thursday', four.replace('1900', '19000'))
  const note = page.getByLabel('Lines to check').getByRole('listitem')
  expect(await note.textContent()).toContain('Line 2: “rating” must be a whole number from 0 to 9999.')
  const start = page.getByRole('button', { name: 'Open and start' })
  expect(await start.getAttribute('aria-disabled')).toBe('true')
  await page.getByLabel('Entrants, one per line').fill(four)
  await note.waitFor({ state: 'detached' })
  expect(await page.locator('.first li').first().textContent()).toMatch(/Ann.*Ben/)
  await page.getByText(/^Simulated \d+ times/).waitFor()
  await start.click()
  const id = await openedFrom(page)
  expect(await app.get(`/tournaments/${id}`)).toMatchObject({ name: 'Thursday', state: 'running', entrants: 4 })
  await app.go(page, '/new')
  expect(await page.getByLabel('Name of the tournament').inputValue()).toBe('')
  await page.close()
})

test('the order is given by hand with the keyboard and is the order it starts in', { tags: ['rest'] }, async () => {
  const page = await sheet('By hand', four)
  await page.getByRole('button', { name: 'By hand' }).click()
  await page.getByRole('button', { name: /^4, Dee/ }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await page
    .getByRole('button', { name: /^3, Dee/ })
    .and(page.locator(':focus'))
    .waitFor()
  await page.keyboard.press('Alt+ArrowUp')
  await page.getByText('Dee is now 2 of 4.').waitFor()
  await page.getByRole('button', { name: 'Open and start' }).click()
  const { facts } = await app.get(`/tournaments/${await openedFrom(page)}/log`)
  const named = new Map(
    facts
      .filter((fact: Body) => fact.type === 'entrant-entered')
      .map(({ entrant }: Body) => [entrant.id, entrant.name]),
  )
  const { order, reason } = facts.find((fact: Body) => fact.type === 'tournament-started')
  expect(order.map((id: string) => named.get(id))).toEqual(['Ann', 'Dee', 'Ben', 'Cai'])
  expect(reason.by).toBe('hand')
  await page.close()
})

test('nothing typed is lost, a setting that cannot be is refused in place, and too few can be opened but not started', {
  tags: ['rest'],
}, async () => {
  const page = await sheet('Kept', 'Ann\nBen')
  await page.getByRole('radio', { name: /^Hybrid/ }).check()
  await page.getByText('All rules').click()
  await page.getByLabel('Absences at most').fill('99')
  await page.getByText('Type a number from 1 to 10.').waitFor()
  await app.go(page, '/new')
  expect(await page.getByLabel('Absences at most').inputValue()).toBe('99')
  expect(await page.getByLabel('Entrants, one per line').inputValue()).toBe('Ann\nBen')
  await page.getByRole('radio', { name: /^League/ }).check()
  await page
    .locator('.preview')
    .getByText(/4 to 30/)
    .waitFor()
  expect(await page.getByRole('button', { name: 'Open and start' }).getAttribute('aria-disabled')).toBe('true')
  await page.getByRole('button', { name: 'Open with 2 entrants' }).click()
  expect(await app.get(`/tournaments/${await openedFrom(page)}`)).toMatchObject({ state: 'entering', entrants: 2 })
  expect(app.complaints).toEqual([])
})

// biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever came
type Body = any
