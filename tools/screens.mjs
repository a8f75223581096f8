/** Takes the pictures of the web app: `npm run screens` after a build, `npm run screens bracket` for one. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { launchChromium } from './chromium.mjs'
import { watchUntilReady } from './page-ready.mjs'
import { players } from './picture-players.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'arbiter-screens-'))

// --- a site with something to see ----------------------------------------------------------------------

const command = join(root, 'packages/cli/bin/arbiter.js')
const argv = [
  command,
  'serve',
  '--json',
  '--port',
  '0',
  '--database',
  join(folder, 'site.sqlite'),
  '--log-level',
  'error',
]
const server = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'inherit'] })
const [line] = await once(createInterface(server.stdout), 'line')
const { url, ownerLink } = JSON.parse(line)

const post = (path, body, headers = {}) =>
  fetch(`${url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, ...headers },
    body: JSON.stringify(body),
  })

const opened = await post('/session', { secret: ownerLink.split('#')[1], name: 'Olga Owner' })
const cookie = opened.headers.get('set-cookie').split(/[=;]/)[1]
const asOwner = { cookie: `arbiter=${cookie}` }
const posted = async (path, body) => (await post(path, body, asOwner)).json()
const looked = async (path) => (await fetch(`${url}/api/v1${path}`, { headers: asOwner })).json()

/** A knockout of sixteen in its quarterfinals, one in sudden death. */
async function riverside() {
  const { id } = await posted('/tournaments', { format: 'hybrid-knockout', name: 'Riverside Open', autoPair: true })
  const entrants = players.slice(0, 16).map((name, i) => ({ name, rating: 2300 - 31 * i }))
  const commands = `/tournaments/${id}/commands`
  await posted(commands, { do: 'enter', entrants })
  await posted(commands, { do: 'start' })
  const results = [
    '1-0',
    '1-0',
    '0-1',
    '1/2-1/2',
    '0-1',
    '1-0',
    '1-0',
    '0-1',
    '1-0',
    '1-0',
    '1/2-1/2',
    '1-0',
    '1/2-1/2',
  ]
  for (const result of results) {
    const { todo } = await looked(`/tournaments/${id}/chart`)
    const { match, game } = todo.find((each) => each.do === 'report')
    await posted(commands, { do: 'report', match, game, result })
  }
  return id
}

// --- the pictures --------------------------------------------------------------------------------------

const laptop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const projector = { width: 1920, height: 1080 }

const bracketId = await riverside()
const pictures = {
  home: { path: '/', size: laptop },
  new: { path: '/new', size: laptop, ready: fillIn },
  control: { path: '/t/demo-hybrid/control', size: laptop, ready: typeResult },
  bracket: { path: `/t/${bracketId}/bracket`, size: laptop },
  'bracket-dark': { path: `/t/${bracketId}/bracket`, size: laptop, colorScheme: 'dark' },
  table: { path: '/t/demo-league/table', size: laptop },
  race: { path: '/t/demo-hybrid/table', size: laptop },
  matrix: { path: '/t/demo-diagonal/table', size: laptop },
  bridge: { path: '/t/demo-bridge/bracket', size: laptop },
  match: { path: `/t/${bracketId}/m/11`, size: laptop },
  correction: { path: '/t/demo-bridge/history', size: laptop, ready: correct },
  odds: { path: '/t/demo-cup/odds', size: laptop, ready: reckon },
  hall: { path: '/t/demo-hybrid/hall', size: projector },
  phone: { path: `/t/${bracketId}`, size: phone },
  german: { path: '/t/demo-league/control', size: laptop, locale: 'de-DE' },
}

async function fillIn(page) {
  await page.getByLabel('Name of the tournament').fill('Harbour Rapid')
  await page.getByLabel('Entrants, one per line').fill(players.slice(0, 11).join('\n'))
  await page.getByText(/^Bye: /).waitFor()
  await page.locator('.figures .waiting').first().waitFor({ state: 'detached' })
}

/** Waits until the course is complete and the chances hardly change. */
async function reckon(page) {
  await page.getByRole('row', { name: /^At the start/ }).waitFor({ state: 'attached' })
  await page.waitForFunction(
    () => Number(document.querySelector('[data-part="runs"]')?.textContent?.replaceAll(',', '')) >= 5000,
  )
}

async function typeResult(page) {
  await page.getByLabel('Match number and result').fill('Q6.7 1')
}

/** The first result: later matches depend on it. */
async function correct(page) {
  await page
    .getByRole('button', { name: /^Correct/ })
    .last()
    .click()
  const boxes = page.getByRole('dialog').getByLabel(/^IMPs of/)
  await boxes.first().waitFor()
  const [one, other] = await boxes.all()
  await one.fill('58')
  await other.fill('18')
  await page.getByRole('dialog').locator('[aria-busy="false"] > *').first().waitFor()
}

async function taken(browser, name, { path, size, ready, colorScheme = 'light', locale = 'en-GB' }) {
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: 1.5,
    colorScheme,
    locale,
    timezoneId: 'Europe/Berlin',
  })
  await context.addCookies([{ name: 'arbiter', value: cookie, url }])
  const page = await context.newPage()
  const settled = watchUntilReady(page)
  await page.goto(url + path)
  await page.locator('main h1').first().waitFor()
  await settled()
  await ready?.(page)
  await settled()
  await page.screenshot({ path: join(root, 'docs/pictures', `web-${name}.png`) })
  await context.close()
}

const wanted = process.argv.slice(2)
const browser = await launchChromium()
try {
  for (const [name, picture] of Object.entries(pictures))
    if (wanted.length === 0 || wanted.includes(name)) await taken(browser, name, picture)
} finally {
  await browser.close()
  server.kill('SIGINT')
  await once(server, 'exit')
  rmSync(folder, { recursive: true })
}
