/**
 * The odds as people meet them: there at once, anew after every result, certain when it is decided.
 * @module-tag both
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, openApp } from './app.ts'
import { demosOfTier } from './screens.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app?.close())

const rows = (page: Page) => page.locator('.chances tbody tr')

/** The chances on the page, by name. */
async function chances(page: Page): Promise<Map<string, number>> {
  await rows(page).first().waitFor()
  const told = await rows(page).evaluateAll((all) =>
    all.map((row): [string, number] => [
      row.querySelector('th')?.textContent ?? '',
      Number(row.getAttribute('data-chance')),
    ]),
  )
  return new Map(told)
}

const sum = (all: Map<string, number>): number => [...all.values()].reduce((total, each) => total + each, 0)

/** Enough runs that chance does not look like a change. */
const settled = (page: Page) =>
  page.waitForFunction(
    () => Number(document.querySelector('[data-part="runs"]')?.textContent?.replaceAll(',', '')) >= 2000,
  )

async function report(id: string, result: string): Promise<{ white: string; black: string }> {
  const { todo } = await app.get(`/tournaments/${id}/chart`)
  const game = todo.find((each: { do: string }) => each.do === 'report')
  await app.command(id, { do: 'report', match: game.match, game: game.game, result })
  return game
}

test.each(demosOfTier('demo-hybrid'))('the chances of %s appear soon and add up to one', async (demo) => {
  const page = await app.page({ as: 'guest', path: `/t/${demo}/odds` })
  await rows(page).first().waitFor()
  expect(sum(await chances(page))).toBeCloseTo(1, 1)
})

test('they sharpen by themselves, and the course of earlier results fills in', { tags: ['rest'] }, async () => {
  const page = await app.page({ path: '/t/demo-league/odds' })
  const runs = async () => Number((await page.locator('[data-part="runs"]').textContent())?.replaceAll(',', ''))
  await rows(page).first().waitFor()
  const first = await runs()
  const start = page.getByRole('row', { name: /^At the start/ })
  await start.waitFor({ state: 'attached' })
  await page.waitForFunction(
    (before) => Number(document.querySelector('[data-part="runs"]')?.textContent?.replaceAll(',', '')) > before,
    first,
  )
  const moment = page.getByRole('slider', { name: 'Read the chances at' })
  await moment.focus()
  await moment.press('Home')
  await moment.and(page.locator('[aria-valuetext^="At the start"]')).waitFor()
  expect(await moment.getAttribute('aria-valuetext')).toMatch(/^At the start, .+ \d+/)
})

test('a result changes them without loading the page again', { tags: ['rest'] }, async () => {
  const id = await app.tournament('league', ['Ann', 'Ben', 'Cid', 'Dot'])
  const page = await app.page({ as: 'guest', path: `/t/${id}/odds` })
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  await settled(page)
  const before = await chances(page)
  const { white } = await report(id, '1-0')
  await page.waitForFunction(
    ([name, chance]) =>
      [...document.querySelectorAll('.chances tbody tr')].some(
        (row) =>
          row.querySelector('th')?.textContent === name &&
          Number(row.getAttribute('data-chance')) > Number(chance) + 0.05,
      ),
    [white, before.get(white) ?? 0] as const,
  )
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
})

test('what if: a supposed result is weighed against as it stands', { tags: ['rest'] }, async () => {
  const id = await app.tournament('league', ['Ann', 'Ben', 'Cid', 'Dot'])
  const page = await app.page({ as: 'guest', path: `/t/${id}/odds` })
  await rows(page).first().waitFor()
  const choice = page.getByLabel('What if')
  const [winner = '', loser = ''] = ((await choice.locator('option').nth(1).textContent()) ?? '').split(' beats ')
  await choice.selectOption({ index: 1 })
  await page.getByRole('heading', { name: 'Chances in that case' }).waitFor()
  await settled(page)
  expect(await page.getByRole('row', { name: winner }).textContent()).toMatch(/\+\d/)
  expect(await page.getByRole('row', { name: loser }).textContent()).toMatch(/−\d/)
})

test('a decided final is certain: 100 % for the winner and nothing for anybody else', { tags: ['rest'] }, async () => {
  const names = Array.from({ length: 4 }, (_, i) => ({ name: `Engine ${i + 1}`, rating: 3000 - 10 * i }))
  const id = await app.tournament('cup', names)
  for (let left = 80; left > 0; left--) {
    const { todo } = await app.get(`/tournaments/${id}/chart`)
    const game = todo.find((each: { do: string }) => each.do === 'report')
    if (!game) break
    const result = game.white < game.black ? '1-0' : '0-1'
    await app.command(id, { do: 'report', match: game.match, game: game.game, result })
  }
  const page = await app.page({ as: 'guest', path: `/t/${id}/odds` })
  await page.getByText('Nothing is left to play: this is certain.').waitFor()
  expect((await chances(page)).get('Engine 1')).toBe(1)
  expect(await page.getByRole('row', { name: 'Engine 1' }).textContent()).toContain('100')
  expect(sum(await chances(page))).toBe(1)
})

test('formats compared for these people: the plot, the reading in words, and who cannot play says why', {
  tags: ['rest'],
}, async () => {
  const page = await app.page({ as: 'guest', path: '/t/demo-league/odds' })
  await page.getByLabel('Bridge Knockout').check()
  await page.getByRole('button', { name: 'Compare these formats' }).click()
  await page.locator('.comparison-plot svg.comparison').waitFor()
  expect(await page.locator('.compare').textContent()).toMatch(/The best wins (most|about equally) often/)
  expect(await page.locator('.refused-formats').textContent()).toContain(
    'It is for teams, and these are single players.',
  )
})

test('nothing was complained about', () => {
  expect(app.complaints).toEqual([])
})
