/** The spectators' page: it updates without reloading, survives a lost network, and changes nothing. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../../../tools/until.mjs'
import { type App, openApp } from './app.ts'
import { demos, pathsOf } from './screens.ts'

let app: App
/** One league with plain letters in its names, and one with others. */
let leagues: readonly [string, string]
beforeAll(async () => {
  app = await openApp()
  leagues = [
    await app.tournament('league', ['Ann', 'Ben', 'Cid', 'Dot']),
    await app.tournament('league', ['Łukasz Šestajovický', 'Gülşen Ğ', 'Cid', 'Dot']),
  ]
})
afterAll(() => app.close())

const seqOn = async (page: Page): Promise<number> => Number(await page.locator('.fresh').getAttribute('data-fact'))

async function openGame(id: string): Promise<{ match: string; game: number; white: string; black: string }> {
  const { todo } = await app.get(`/tournaments/${id}/chart`)
  return todo.find((each: { do: string }) => each.do === 'report')
}

const report = async (id: string) => {
  const { match, game, white, black } = await openGame(id)
  await app.command(id, { do: 'report', match, game, result: '1-0' })
  return { match, white, black }
}

/** Waits for the text of the page; facts and awards get their words a moment later. */
async function shown(page: Page): Promise<string | null> {
  await app.settled(page)
  const isSaid = () =>
    [...document.querySelectorAll('.fact-said')].every((each) => each.firstChild?.textContent?.trim())
  await until('the last fact is said', () => page.evaluate(isSaid))
  return page.locator('main').textContent()
}

test('two browsers: one reports, the other sees it without reloading, and those who listen hear it', async () => {
  const [spectator, director] = [
    await app.page({ as: 'guest', path: '/t/demo-league/table' }),
    await app.page({ path: '/t/demo-league/control' }),
  ]
  const before = await seqOn(spectator)
  const { match, white } = await openGame('demo-league')
  await director.getByLabel('Match number and result').fill(`${match} 1`)
  await director.keyboard.press('Enter')
  await director.locator('.toast', { hasText: new RegExp(white) }).waitFor()
  await spectator.locator(`.fresh[data-fact="${before + 1}"]`).waitFor()
  await spectator.locator('[data-part="news"]', { hasText: white }).waitFor({ state: 'attached' })
})

test('the network goes: everything stays readable and says since when; it comes back with what was missed', async () => {
  const page = await app.emptyPage({ as: 'guest' })
  const feed = page.waitForResponse('**/feed*')
  await app.go(page, '/t/demo-league/table')
  await feed
  const before = await seqOn(page)
  await app.intercept(page, '**/feed*', (route) => route.abort())
  await app.post('/tournaments/demo-league/settings', { visibility: 'public' }) // the server closes spectators' feeds once
  await page.locator('.fresh[data-connection="stale"]').waitFor()
  expect(await page.locator('.fresh').textContent()).toMatch(/^Last heard \d\d:\d\d:\d\d, trying again$/)
  await report('demo-league')
  await page.getByRole('link', { name: 'Entrants' }).click()
  await page.getByRole('heading', { level: 1, name: 'Entrants' }).waitFor()
  expect(await page.locator('main').textContent()).toContain('Anna Alder')
  await page.unroute('**/feed*')
  await page.locator('.fresh[data-connection="live"]').waitFor()
  await page.locator(`.fresh[data-fact="${before + 1}"]`).waitFor()
})

test('without any network one can still look around, back and forth, and ask why', { tags: ['rest'] }, async () => {
  const page = await app.page({ as: 'guest', path: '/t/demo-cup', isNew: true })
  await page.locator('html[data-ahead="loaded"]').waitFor()
  await page.context().setOffline(true)
  for (const [tab, told] of [
    ['Bracket', 'Anvil'],
    ['Table', 'Hammer'],
    ['Matches', 'Bellows'],
    ['Entrants', 'Drill'],
    ['History', 'Started with 8'],
  ] as const) {
    if (tab === 'History') await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('link', { name: tab, exact: true }).click()
    await page.locator(`html[data-shown="/t/demo-cup/${tab.toLowerCase()}"] main`, { hasText: told }).waitFor()
  }
  await page.getByRole('link', { name: 'Table', exact: true }).click()
  await page.getByRole('button', { name: /^Why/ }).first().click()
  await page.getByRole('dialog').locator('.rule-no').waitFor()
})

/** Waits until the browser has cached the app, its page and the tournament. */
async function isKept(page: Page): Promise<void> {
  await page.locator('html[data-ahead="loaded"]').waitFor()
  const areKept = () =>
    page.evaluate(async () => {
      const files = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'))
      const tournament = location.pathname.replace(/^\/t\/([^/]*).*/, '/kept/$1')
      const kept = ['/t/', tournament, ...files.map(({ name }) => name)].map((name) => caches.match(name))
      return (await Promise.all(kept)).every((answer) => answer !== undefined)
    })
  await until('the app, its page and the tournament are kept', areKept)
}

test('loaded anew without any network it shows what this browser saw last and since when, and catches up later', {
  tags: ['rest'],
}, async () => {
  const page = await app.page({ as: 'guest', path: '/t/demo-diagonal/table', isNew: true })
  await isKept(page)
  // Only browsers that have opened the list of tournaments cache it.
  await app.go(page, '/')
  await app.settled(page)
  await app.go(page, '/t/demo-diagonal/table')
  await isKept(page)
  const [seq, before] = [await seqOn(page), await shown(page)]
  await page.context().setOffline(true)
  await page.reload()
  await page.locator('.fresh[data-connection="stale"]').waitFor()
  expect(await shown(page)).toBe(before)
  await app.go(page, '/t/demo-diagonal/matches')
  await app.go(page, '/')
  await page
    .getByRole('link', { name: /Diagonal/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: /Diagonal/ }).waitFor()
  await report('demo-diagonal')
  await page.context().setOffline(false)
  await page.locator(`.fresh[data-fact="${seq + 1}"]`).waitFor()
})

test('a proxy that answers for a server being restarted makes nobody forget anything', { tags: ['rest'] }, async () => {
  const page = await app.page({ as: 'guest', path: '/t/demo-bridge/table' })
  const isKeptNow = () => page.evaluate(async () => (await caches.match('/kept/demo-bridge')) !== undefined)
  await until('the tournament is kept', isKeptNow)
  const before = await shown(page)
  await page.route('**/api/v1/**', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
  await page.reload()
  await page.locator('.fresh[data-connection="stale"]').waitFor()
  expect(await shown(page)).toBe(before)
  await page.unroute('**/api/v1/**')
  await page.locator('.fresh[data-connection="live"]').waitFor()
})

test('what was kept of a tournament is gone when somebody signs out', { tags: ['rest'] }, async () => {
  const { link } = await app.post('/invitations', { role: 'owner' })
  const page = await app.page({ as: 'guest', isNew: true, path: link.slice(app.url.length) })
  await page.getByLabel('What is your name').fill('Nora North')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.locator('.foot .me', { hasText: 'Nora North' }).waitFor()
  await app.go(page, '/t/demo-league/control')
  await isKept(page)
  await page.goto(`${app.url}/people`)
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(`${app.url}/`)
  expect(await page.evaluate(() => caches.keys())).not.toContain('tournaments')
})

test('names with Ł, Š and Ğ are set in one typeface, whose letters only such pages load (B10)', {
  tags: ['rest'],
}, async () => {
  const fontsOf = async (path: string) => {
    const page = await app.page({ as: 'guest', path, isNew: true })
    await app.settled(page)
    await page.evaluate(() => document.fonts.ready)
    const fonts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    return fonts.filter((name) => /latin-ext|vietnamese|cyrillic|greek/.test(name)).length
  }
  const [plain, other] = leagues
  expect(await fontsOf(`/t/${plain}`)).toBe(0)
  expect(await fontsOf(`/t/${other}`)).toBeGreaterThan(0)
})

test('a page that is loaded again shows the same', { tags: ['rest'] }, async () => {
  const page = await app.page({ as: 'guest', path: '/t/demo-hybrid/table' })
  const before = await shown(page)
  await page.reload()
  await page.locator('main h1').waitFor()
  expect(await shown(page)).toBe(before)
})

test('a spectator may press every button of every screen, and nothing is ever sent', { tags: ['rest'] }, async () => {
  const page = await app.page({ as: 'guest', path: '/' })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`)
  })
  const pressed: Record<string, number> = {}
  for (const demo of demos)
    for (const path of await pathsOf(app, demo)) {
      await app.turn(page, path)
      pressed[path] = await pressAll(page)
    }
  await app.settled(page)
  expect(sent).toEqual([])
  expect(Object.values(pressed).reduce((sum, each) => sum + each, 0)).toBeGreaterThan(100)
})

/** The tables in the page itself; opened ones are closed again. */
async function pressAll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')].slice(0, 25)
    const print = window.print
    window.print = () => {}
    for (const button of buttons) {
      button.click()
      for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]'))
        dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    }
    window.print = print
    return buttons.length
  })
}

test('what a spectator sends all the same is refused', { tags: ['rest'] }, async () => {
  const page = await app.page({ as: 'guest', path: '/t/demo-cup' })
  const status = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ do: 'undo' })
    return (await fetch('/api/v1/tournaments/demo-cup/commands', { method: 'POST', headers, body })).status
  })
  expect(status).toBe(401)
})

test('who asks for a control room without a role is shown the tournament, not the controls', {
  tags: ['rest'],
}, async () => {
  const page = await app.page({ as: 'guest', path: '/t/demo-league/control' })
  await page.getByText('The control room is for the people who run the tournament.').waitFor()
  await app.settled(page)
  expect(await page.getByLabel('Match number and result').count()).toBe(0)
})

test('no browser complained and the server made no mistake', { tags: ['both'] }, () =>
  expect(app.complaints.filter((each) => !/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 502/.test(each))).toEqual([]),
)
