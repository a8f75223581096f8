/** The pages in a real browser: people join, write results and watch; nothing breaks the policy, and without scripts all can be read. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '../../../tools/chromium.mjs'
import { siteOn } from './site.ts'

let browser: Browser
let folder: string
let running: Awaited<ReturnType<typeof siteOn>>

beforeAll(async () => {
  browser = await launchChromium()
  folder = mkdtempSync(join(tmpdir(), 'arbiter-pages-'))
  running = await siteOn(join(folder, 'site.sqlite'))
})
afterAll(async () => {
  await browser?.close()
  await running?.site.close()
  rmSync(folder, { recursive: true, force: true })
})

// --- people ------------------------------------------------------------------------------------------

/** What a browser complains about; an answer that is a refusal is no complaint. */
const complaints: string[] = []
const isRefusal = (text: string): boolean => /status of 4\d\d/.test(text)

async function somebody(options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  const context = await browser.newContext(options)
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      // biome-ignore lint/suspicious/noConsole: the test listens to it
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    )
  })
  const page = await context.newPage()
  page.on('console', (message) => {
    if (message.type() === 'error' && !isRefusal(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return page
}

let owner: Page | undefined

/** Opens the owner's link as its first reader does; later callers get the same browser. */
async function theOwner(): Promise<Page> {
  if (owner) return owner
  owner = await somebody()
  await owner.goto(running.site.ownerLink as string)
  await owner.getByLabel('How do you want to be called?').fill('Olga <b>Owner</b>')
  await owner.getByRole('button', { name: 'Join' }).click()
  await owner.waitForURL(`${running.url}/`)
  return owner
}

/** With the cookies of a browser, as its pages do it. */
async function post(context: BrowserContext, path: string, data: unknown, type = 'application/json') {
  const headers = { origin: running.url, 'content-type': type }
  const answer = await context.request.post(running.url + path, {
    headers,
    data: typeof data === 'string' ? data : JSON.stringify(data),
  })
  expect([path, answer.status(), answer.ok() ? '' : await answer.text()]).toEqual([path, answer.status(), ''])
  return answer.json()
}

const command = (id: string, body: object) =>
  post((owner as Page).context(), `/api/v1/tournaments/${id}/commands`, body)

async function leagueOf(names: readonly string[]): Promise<string> {
  const page = await theOwner()
  const { id } = await post(page.context(), '/api/v1/tournaments', { format: 'league', name: `League of ${names[0]}` })
  await post(page.context(), `/api/v1/tournaments/${id}/entrants`, ['name', ...names].join('\n'), 'text/csv')
  await command(id, { do: 'start' })
  return id
}

/** Stays on a page that was never loaded anew. */
const marked = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
const isStillMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-marked'))

const game = (page: Page, white: string, black: string) =>
  page.locator('form.game').filter({ hasText: `${white} – ${black}` })

// --- what they do ------------------------------------------------------------------------------------

test('from the owner’s link to a result that a spectator sees without loading the page anew', async () => {
  const page = await theOwner()
  expect(page.url()).toBe(`${running.url}/`)
  expect(await page.locator('.mast').textContent()).toContain('Olga <b>Owner</b>')
  await page.getByRole('textbox', { name: 'Name' }).fill('Club <em>evening</em>')
  await page.getByLabel('Format').selectOption('league')
  await page.getByRole('button', { name: 'Open tournament' }).click()
  await page.waitForURL(/\/t\/[0-9a-f]+$/)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Club <em>evening</em>')
  const id = page.url().split('/').at(-1) as string

  const guest = await somebody({ viewport: { width: 800, height: 400 } })
  await guest.goto(page.url())
  await guest.locator('.fresh b', { hasText: 'Live' }).waitFor()
  await marked(guest)

  await post(page.context(), `/api/v1/tournaments/${id}/entrants`, 'name\nAnn\nBen\n<u>Cy</u>', 'text/csv')
  await page.getByLabel('Who plays').fill('Di, the fourth')
  await page.getByRole('button', { name: 'Enter them' }).click()
  await guest.getByRole('rowheader', { name: 'Di, the fourth' }).waitFor()
  await page.getByRole('button', { name: 'Start the tournament' }).click()
  await guest.getByRole('heading', { name: 'Standings' }).waitFor()

  await guest.evaluate(() => scrollTo(0, 150))
  const before = await guest.locator('.figures').textContent()
  const first = page.locator('form.game').first()
  const words = await first.locator('.who').textContent()
  await first.getByRole('button', { name: '1–0' }).click()
  await page.locator('#last', { hasText: 'recorded' }).waitFor()
  expect(await page.locator('#last').textContent()).toContain(words?.split(' – ')[0])
  await guest.locator('#news', { hasText: 'A new result.' }).waitFor({ state: 'attached' })
  expect(await guest.locator('.figures').textContent()).not.toBe(before)
  expect(await guest.evaluate(() => scrollY)).toBe(150)
  expect(await isStillMarked(guest)).toBe(true)

  await page.getByRole('button', { name: 'Undo the last step' }).click()
  await expect.poll(() => guest.locator('.figures').textContent()).toBe(before)
  expect(await guest.locator('form.game').count()).toBe(0)
})

test('a refusal is said in words beside the button that was pressed', async () => {
  const id = await leagueOf(['Eve', 'Finn', 'Gus', 'Hal'])
  const page = await (await theOwner()).context().newPage()
  await page.route('**/feed*', (route) => route.abort())
  await page.goto(`${running.url}/t/${id}`)
  const { todo } = await (await page.request.get(`${running.url}/api/v1/tournaments/${id}/chart`)).json()
  await command(id, { do: 'report', match: todo[0].match, game: todo[0].game, result: '0-1' })
  await game(page, todo[0].white, todo[0].black).getByRole('button', { name: '1–0' }).click()
  const note = game(page, todo[0].white, todo[0].black).locator('output.refused')
  await note.waitFor()
  const asked = { do: 'report', match: todo[0].match, game: todo[0].game, result: '1-0' }
  const headers = { origin: running.url }
  const refused = await page.request.post(`${running.url}/api/v1/tournaments/${id}/commands`, { headers, data: asked })
  expect(await note.textContent()).toBe((await refused.json()).detail)
  await page.close()
})

test('both sides of a game say the same and it is recorded; where they disagree the director sees it', async () => {
  const id = await leagueOf(['Ivo', 'Jo', 'Kit', 'Lea'])
  const desk = await theOwner()
  await desk.goto(`${running.url}/t/${id}`)
  const chart = await (await desk.request.get(`${running.url}/api/v1/tournaments/${id}/chart`)).json()
  const [one, two] = chart.todo
  const linkOf = async (name: string) => {
    const entrant = chart.entrants.find((each: { name: string }) => each.name === name)
    return (await post(desk.context(), `/api/v1/tournaments/${id}/entrants/${entrant.id}/link`, {})).link as string
  }
  const opened = async (name: string) => {
    const page = await somebody({ viewport: { width: 390, height: 844 } })
    await page.goto(await linkOf(name))
    await page.getByRole('heading', { level: 1, name }).waitFor()
    expect(page.url()).toBe(`${running.url}/report`)
    return page
  }
  const [white, black] = [await opened(one.white), await opened(one.black)]
  await white.getByRole('button', { name: 'I won' }).click()
  await white.getByText('You said 1–0').waitFor()
  await game(desk, one.white, one.black).getByText(`${one.white} says 1–0`).waitFor()
  await black.reload()
  await black.getByText(`${one.white} said 1–0`).waitFor()
  await black.getByRole('button', { name: 'I lost' }).click()
  await black.getByText('Both sides agree: the result is recorded.').waitFor()
  await white.getByText('You have no game to report now').waitFor()

  const [other, against] = [await opened(two.white), await opened(two.black)]
  await other.getByRole('button', { name: 'I won' }).click()
  await other.getByText('You said 1–0').waitFor()
  await against.getByRole('button', { name: 'I won' }).click()
  await against.getByText('You do not agree').waitFor()
  await game(desk, two.white, two.black).getByText('They disagree').waitFor()
  const { games } = (await (await desk.request.get(`${running.url}/api/v1/tournaments/${id}/chart`)).json()).stages[0]
    .rounds[0].matches[1]
  expect(games).toEqual([])
  for (const page of [white, black, other, against]) await page.context().close()
})

test('a link that opens nothing is refused in words, and a page for entrants asks for the link', async () => {
  const page = await somebody()
  await page.goto(`${running.url}/join#not-a-secret-of-ours`)
  await page.locator('output.refused', { hasText: 'This link or token is not known' }).waitFor()
  await page.goto(`${running.url}/report`)
  await page.getByLabel('Your link').waitFor()
  await page.context().close()
})

test('whoever is signed in is asked before the link of an entrant signs them out', async () => {
  const id = await leagueOf(['Mia', 'Ned', 'Oli', 'Pia'])
  const page = await (await theOwner()).context().newPage()
  const { entrants } = await (await page.request.get(`${running.url}/api/v1/tournaments/${id}/entrants`)).json()
  const { link } = await post(page.context(), `/api/v1/tournaments/${id}/entrants/${entrants[0].id}/link`, {})
  await page.goto(link)
  await page.getByText('signs you out').waitFor()
  const who = await (await page.request.get(`${running.url}/api/v1/session`)).json()
  expect(who.kind).toBe('person')
  await page.close()
})

test('what is typed stays when something else comes in, and so does the place it is typed in', async () => {
  const page = await theOwner()
  const { id } = await post(page.context(), '/api/v1/tournaments', { format: 'cup', name: 'Long list' })
  await page.goto(`${running.url}/t/${id}`)
  await page.locator('.fresh b', { hasText: 'Live' }).waitFor()
  await page.getByLabel('Who plays').fill('half a na')
  await post(page.context(), `/api/v1/tournaments/${id}/entrants`, 'name\nAnn\nBen', 'text/csv')
  await page.getByRole('rowheader', { name: 'Ben' }).waitFor()
  expect(await page.getByLabel('Who plays').inputValue()).toBe('half a na')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('list')
})

test('what a reader has folded stays folded when a result comes in', async () => {
  const page = await theOwner()
  const { id } = await post(page.context(), '/api/v1/tournaments', { format: 'hybrid-knockout', name: 'Folds' })
  await post(page.context(), `/api/v1/tournaments/${id}/entrants`, 'name\nAnn\nBen\nCy\nDi\nEve', 'text/csv')
  await command(id, { do: 'start', order: 'entry' })
  const { todo } = await (await page.request.get(`${running.url}/api/v1/tournaments/${id}/chart`)).json()
  if (todo[0].do === 'pair') await command(id, { do: 'pair' })
  const guest = await somebody()
  await guest.goto(`${running.url}/t/${id}`)
  await guest.locator('.fresh b', { hasText: 'Live' }).waitFor()
  const fold = guest.locator('details').first()
  expect(await fold.evaluate((each) => (each as HTMLDetailsElement).open)).toBe(true)
  await fold.locator('summary').click()
  const { todo: games } = await (await page.request.get(`${running.url}/api/v1/tournaments/${id}/chart`)).json()
  await command(id, { do: 'report', match: games[0].match, result: '1-0' })
  await guest.locator('#news', { hasText: 'A new result.' }).waitFor({ state: 'attached' })
  expect(await fold.evaluate((each) => (each as HTMLDetailsElement).open)).toBe(false)
  await guest.context().close()
})

test('without scripts everything can be read and searched, and nothing pretends to write', async () => {
  const id = await leagueOf(['Uma', 'Vic', 'Wim', 'Xia'])
  const { cookies } = await (await theOwner()).context().storageState()
  const page = await somebody({ javaScriptEnabled: false })
  await page.context().addCookies(cookies)
  await page.goto(`${running.url}/`)
  await page.getByLabel('Find a tournament').fill('uma')
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByRole('link', { name: 'League of Uma' }).click()
  expect(page.url()).toBe(`${running.url}/t/${id}`)
  expect(await page.getByRole('heading', { name: 'Standings' }).isVisible()).toBe(true)
  expect(await page.getByText('To write something, allow scripts').isVisible()).toBe(true)
  expect(await page.getByRole('button', { name: '1–0' }).count()).toBe(0)
  await page.goto(`${running.url}/join`)
  expect(await page.getByText('Allow scripts for this page').isVisible()).toBe(true)
  await page.context().close()
})

test('on a phone no page is wider than the screen', async () => {
  const id = await leagueOf(['Yve', 'Zoe', 'Ada', 'Bob'])
  const page = await (await theOwner()).context().newPage()
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/', `/t/${id}`, '/join', '/report']) {
    await page.goto(running.url + path)
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 390])
  }
  await page.close()
})

test('no page complained: no error in a console, nothing against the policy; and the listener does hear', async () => {
  expect(complaints).toEqual([])
  const page = await somebody()
  await page.goto(running.url)
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p style="color:red">x</p>'))
  await expect.poll(() => complaints.some((each) => each.startsWith('policy: style-src'))).toBe(true)
  await page.context().close()
})

/** The last one: whoever still watches complains that nobody answers. */
test('when the server goes away the page says so, and comes back by itself with what happened meanwhile', async () => {
  const id = await leagueOf(['Quin', 'Rae', 'Sam', 'Tom'])
  const before = complaints.length
  const guest = await somebody()
  await guest.goto(`${running.url}/t/${id}`)
  await guest.locator('.fresh b', { hasText: 'Live' }).waitFor()
  await marked(guest)
  const figures = await guest.locator('.figures').textContent()
  const { port } = new URL(running.url)
  await running.site.close()
  await guest.locator('.fresh', { hasText: /Reconnecting …last heard \d+:\d+:\d+, \d+ s ago/ }).waitFor()
  running = await siteOn(join(folder, 'site.sqlite'), { port: Number(port) })
  await command(id, { do: 'report', match: '1', result: '1-0' })
  await guest.locator('.fresh b', { hasText: 'Live' }).waitFor()
  await expect.poll(() => guest.locator('.figures').textContent(), { timeout: 20_000 }).not.toBe(figures)
  expect(await isStillMarked(guest)).toBe(true)
  const isOfOutage = (text: string) => /^Failed to load resource: (net::|.*status of 503)/.test(text)
  expect(complaints.slice(before).filter((each) => !isOfOutage(each))).toEqual([])
  await guest.context().close()
})
