/**
 * What a person sees while a change is not heard of yet: it stands in pencil, is sent again by itself, and is done once.
 * @module-tag both
 */
import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { sized } from '../../../tools/tier.ts'
import { type App, openApp, type Visit } from './app.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever came
type Body = any

let app: App
beforeAll(async () => {
  app = await openApp({ demos: false })
}, 60_000)
afterAll(() => app.close())

const players = ['Ann', 'Ben', 'Cleo', 'Dan'] as const
const pencil = (page: Page) => page.locator('.in-pencil')
const list = (page: Page) => page.locator('.unheard')
const pen = (page: Page) => page.getByLabel('Match number and result')
const told = (page: Page, text: RegExp) => page.locator('.toast').filter({ hasText: text }).waitFor()

const logOf = async (id: string): Promise<Body[]> => (await app.get(`/tournaments/${id}/log`)).facts
const typesIn = async (id: string, type: string) => (await logOf(id)).filter((fact) => fact.type === type)

/** The page hears nothing: the feed is cut, and `act` is what happens to requests that change something. */
async function cut(page: Page, act: (route: Route) => Promise<void>): Promise<() => Promise<void>> {
  const isChange = (url: URL) => /\/(commands|claims)$/.test(url.pathname)
  const isFeed = (url: URL) => url.pathname.endsWith('/feed')
  const changed = (route: Route) => (route.request().method() === 'POST' ? act(route) : route.continue())
  await page.route(isFeed, (route) => route.abort())
  await page.route(isChange, changed)
  const mend = async () => {
    await page.unrouteAll({ behavior: 'wait' })
    await page.evaluate(() => dispatchEvent(new Event('online')))
  }
  onTestFinished(() => void app.complaints.splice(0))
  return mend
}

const never = (route: Route) => route.abort()
/** The server does it, and the answer is lost. */
const answerLost = (route: Route) => route.fetch().then(() => route.abort())
const badGateway = (route: Route) =>
  route.fetch().then(() => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }))

/** A page of its own, with the line cut before it is loaded. */
async function deaf(path: string, act: (route: Route) => Promise<void>, visit: Visit = {}) {
  const page = await app.emptyPage({ ...visit, isNew: true })
  const mend = await cut(page, act)
  await app.go(page, path)
  return { page, mend }
}

const fates = sized<readonly (readonly [string, (route: Route) => Promise<void>])[]>({
  test: [['lost its answer', answerLost]],
  rest: [
    ['was never sent', never],
    ['met a bad gateway', badGateway],
  ],
  deep: [['was never sent', never]],
})

test.each(fates)('control room: a result that %s stands in pencil and is recorded once', async (_, act) => {
  const id = await app.tournament('league', players)
  const { page, mend } = await deaf(`/t/${id}/control`, act)
  await page.keyboard.type('1 1')
  await page.keyboard.press('Enter')
  await page
    .locator('tr', { has: pencil(page) })
    .locator('b', { hasText: '1–0' })
    .waitFor()
  await list(page).getByText('1 change sent, not heard of yet').waitFor()
  expect(await pen(page).inputValue()).toBe('2 ')
  await mend()
  await told(page, /^Match 1 recorded/)
  await pencil(page).waitFor({ state: 'detached' })
  expect(await list(page).count()).toBe(0)
  expect(await typesIn(id, 'game-finished')).toHaveLength(1)
})

test('control room: U pressed twice while the first is not heard of is one undo (M3)', async () => {
  const id = await app.tournament('league', players)
  for (const match of ['1', '2']) await app.command(id, { do: 'report', match, result: '1-0' })
  const { page, mend } = await deaf(`/t/${id}/control`, answerLost)
  for (const _ of ['first', 'again']) {
    await page.keyboard.press('u')
    await told(page, /^Sent, not heard of yet/)
  }
  await list(page).getByText('1 change sent').waitFor()
  await mend()
  await told(page, /^Taken back: Match 2/)
  expect(await typesIn(id, 'command-revoked')).toHaveLength(1)
})

test('control room: results typed without a network go out in order when it is back, even after a reload', async () => {
  const id = await app.tournament('league', players)
  const { page, mend } = await deaf(`/t/${id}/control`, never)
  for (const line of ['1 1', '2 0']) {
    await page.keyboard.type(line)
    await page.keyboard.press('Enter')
    await told(page, /^Sent, not heard of yet/)
  }
  await app.go(page, `/t/${id}/control`)
  await list(page).getByText('2 changes sent, not heard of yet').waitFor()
  expect(await pencil(page).allTextContents()).toEqual(['1–0 not heard of yet', '0–1 not heard of yet'])
  await mend()
  await list(page).waitFor({ state: 'detached' })
  expect((await typesIn(id, 'game-finished')).map(({ match, result }) => [match, result])).toEqual([
    ['1', '1-0'],
    ['2', '0-1'],
  ])
})

test('control room: overtaken by somebody else, a waiting result is shown to the person, who records it all the same', async () => {
  const id = await app.tournament('league', players)
  const { page, mend } = await deaf(`/t/${id}/control`, never)
  await page.locator('.fresh[data-connection=stale]').waitFor()
  await page.keyboard.type('1 1')
  await page.keyboard.press('Enter')
  await pencil(page).waitFor()
  await app.command(id, { do: 'report', match: '2', result: '1-0' })
  await mend()
  const late = page.locator('.late', { hasText: 'Match 1: Result 1–0' })
  await late.waitFor()
  expect(await typesIn(id, 'game-finished')).toHaveLength(1)
  await late.getByRole('button', { name: 'Do it all the same: Match 1: Result 1–0' }).click()
  await late.waitFor({ state: 'detached' })
  await page.locator('.last', { hasText: 'Match 1' }).waitFor()
  expect(await typesIn(id, 'game-finished')).toHaveLength(2)
})

test.each(fates)('match page: a result that %s stands in pencil and is recorded once', async (_, act) => {
  const id = await app.tournament('league', players)
  const { page, mend } = await deaf(`/t/${id}/m/1`, act)
  await page.getByRole('textbox', { name: 'Result of game 1' }).fill('=')
  await page.keyboard.press('Enter')
  await pencil(page).filter({ hasText: '½–½ not heard of yet' }).waitFor()
  await mend()
  await pencil(page).waitFor({ state: 'detached' })
  expect(await typesIn(id, 'game-finished')).toHaveLength(1)
})

test.each(fates)('scorer: a result that %s stands in pencil and is recorded once', async (_, act) => {
  const id = await app.tournament('league', players)
  const { link } = await app.post(`/tournaments/${id}/invitations`, { role: 'scorer' })
  const page = await app.emptyPage({ as: 'guest', isNew: true })
  await app.go(page, new URL(link).pathname + new URL(link).hash)
  await page.getByLabel('Your name').fill('Sue')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/t/${id}`)
  const mend = await cut(page, act)
  await app.go(page, `/t/${id}/m/1`)
  await page.getByRole('textbox', { name: 'Result of game 1' }).fill('0')
  await page.keyboard.press('Enter')
  await pencil(page).filter({ hasText: '0–1 not heard of yet' }).waitFor()
  await mend()
  await pencil(page).waitFor({ state: 'detached' })
  expect(await typesIn(id, 'game-finished')).toHaveLength(1)
})

test.each(fates)('player: a result that %s stands in pencil and is said once', async (_, act) => {
  const id = await app.tournament('league', players)
  const { entrants } = await app.get(`/tournaments/${id}/entrants`)
  const ann = entrants.find(({ name }: Body) => name === 'Ann').id
  const { link } = await app.post(`/tournaments/${id}/entrants/${ann}/link`)
  const page = await app.emptyPage({ as: 'guest', size: 'phone', isNew: true })
  await app.go(page, new URL(link).pathname + new URL(link).hash)
  await page.locator('.game').first().waitFor()
  const mend = await cut(page, act)
  await page
    .getByRole('button', { name: /^I won/ })
    .first()
    .click()
  await pencil(page).filter({ hasText: 'not heard of yet' }).waitFor()
  await mend()
  await pencil(page).waitFor({ state: 'detached' })
  const { meetings } = await app.get(`/tournaments/${id}/claims`)
  expect(meetings.map(({ claims }: Body) => claims.length)).toEqual([1])
})

test('who signs out is told what is not heard of yet, and nothing of it stays', async () => {
  const id = await app.tournament('league', players)
  const page = await app.emptyPage({ as: 'guest', isNew: true })
  const { link } = await app.post('/invitations', { role: 'owner' })
  await app.go(page, new URL(link).pathname + new URL(link).hash)
  await page.getByLabel('Your name').fill('Otto')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${app.url}/`)
  await cut(page, never)
  await app.go(page, `/t/${id}/control`)
  await page.keyboard.type('1 1')
  await page.keyboard.press('Enter')
  await list(page).waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByText('1 change is not heard of yet').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(`${app.url}/`)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('outbox')))).toEqual([])
})
