/** The page everybody watches: live, for anybody, and nothing on it changes anything. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, openApp } from './app.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

test('a spectator opens a tournament and no browser complains', async () => {
  const page = await app.page({ as: 'guest', path: '/t/demo-league' })
  expect(await page.locator('.fresh').textContent()).toMatch(/^Live, fact \d+/)
  expect(app.complaints).toEqual([])
})
