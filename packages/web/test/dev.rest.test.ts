/**
 * `npm run dev` in a copy of the sources that was never built: pages and server follow what somebody edits.
 * @module-tag rest
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, onTestFailed, test, vi } from 'vitest'
import { launchChromium } from '../../../tools/chromium.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const patience = { timeout: 60_000, interval: 50 }

let folder: string
let dev: ChildProcess
let [said, onPage] = ['', '']
let browser: Browser
let page: Page
const loads: string[] = []

beforeAll(async () => {
  folder = copyOfTheSources()
  dev = spawn('npm', ['run', 'dev', '--', '--port', '0'], { cwd: folder, detached: true })
  for (const stream of [dev.stdout, dev.stderr]) stream?.on('data', (text) => (said += text))
  browser = await launchChromium()
  page = await browser.newPage({ locale: 'en-GB' })
  page.setDefaultTimeout(patience.timeout)
  page.on('framenavigated', (frame) => loads.push(frame.url()))
  page.on('console', (message) => {
    if (message.text().includes('[vite]')) onPage += `${message.text()}\n`
  })
})

/** The processes' output, since only it says why something did not happen. */
beforeEach(() =>
  onTestFailed(() => {
    process.stdout.write(`npm run dev said:\n${said}\nThe page said:\n${onPage}\nIt loaded: ${loads}\n`)
  }),
)

afterAll(async () => {
  await browser?.close()
  if (isAlive()) process.kill(-(dev.pid as number), 'SIGKILL')
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

test('the printed link signs the developer in as the owner, on the demos', async () => {
  await heard(/Sign in as owner: +http/)
  await page.goto(/Sign in as owner: +(\S+)/.exec(said)?.[1] as string)
  await page.getByLabel('What is your name').fill('Dora Developer')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('link', { name: 'New tournament' }).first().waitFor()
  await page.goto(address('/t/demo-cup/control'))
  await page.getByRole('heading', { level: 1 }).waitFor()
})

test('a changed component appears on the page, which keeps what was typed', async () => {
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByLabel('A name, or the number of a match').fill('Magn')
  loads.length = 0
  edit('packages/web/src/app/finder-slip.tsx', "{words('app-find-hint')}", "{'Whom are you looking for?'}")
  await page.getByLabel('Whom are you looking for?').waitFor()
  expect(await page.getByLabel('Whom are you looking for?').inputValue()).toBe('Magn')
  expect(loads).toEqual([])
})

test('a changed rule starts the server again, which answers by it', async () => {
  expect(await titles()).toContain('League')
  edit('packages/core/src/formats/league/league.ts', "title: message('league-title')", "title: message('league-prize')")
  await heard(/packages\/core\/src\/formats\/league\/league\.ts changed: the server starts again/)
  await vi.waitFor(async () => expect(await titles()).toContain('Prize'), patience)
})

test('changed words are said at once', async () => {
  edit('packages/core/src/formats/league/words/en.ftl', 'league-prize = Prize', 'league-prize = Everybody twice')
  await vi.waitFor(async () => expect(await titles()).toContain('Everybody twice'), patience)
})

test('a syntax error is shown, and the last version without errors goes on', async () => {
  edit('packages/server/src/api/routes/formats.ts', 'function shown', 'function function shown')
  await heard(/formats\.ts[\s\S]*The version before it goes on/)
  expect(await titles()).toContain('Everybody twice')
  edit('packages/server/src/api/routes/formats.ts', 'function function shown', 'function shown')
  await heard(/formats\.ts changed: the server starts again/)
  await vi.waitFor(async () => expect(await titles()).toContain('Everybody twice'), patience)
})

test('Ctrl-C ends every process', async () => {
  process.kill(-(dev.pid as number), 'SIGINT')
  await once(dev, 'exit')
  await vi.waitFor(() => expect(isAlive()).toBe(false), patience)
})

/** Nothing that was built is copied; other people's packages are linked. */
function copyOfTheSources(): string {
  const copy = mkdtempSync(join(tmpdir(), 'arbiter-dev-'))
  const isSource = (path: string) => !['dist', 'test', 'node_modules'].includes(basename(path))
  for (const part of ['package.json', 'tsconfig.base.json', 'packages', 'tools'])
    cpSync(join(root, part), join(copy, part), { recursive: true, filter: isSource })
  mkdirSync(join(copy, 'node_modules/@arbiter'), { recursive: true })
  const others = readdirSync(join(root, 'node_modules')).filter((name) => !/^(\.|@arbiter$)/.test(name))
  for (const name of others) symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  for (const name of readdirSync(join(copy, 'packages')))
    symlinkSync(`../../packages/${name}`, join(copy, 'node_modules/@arbiter', name))
  return copy
}

/** In one step, as editors do it: watchers never see an empty file. */
function edit(file: string, before: string, after: string): void {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(before)
  writeFileSync(`${path}~`, text.replace(before, after))
  renameSync(`${path}~`, path)
}

const heard = (what: RegExp): Promise<void> => vi.waitFor(() => expect(said).toMatch(what), patience)

const address = (path: string): string => `${/The app: +(\S+)/.exec(said)?.[1]}${path}`

async function titles(): Promise<readonly string[]> {
  const { formats } = (await (await fetch(address('/api/v1/formats'))).json()) as {
    formats: { title: { text: string } }[]
  }
  return formats.map(({ title }) => title.text)
}

/** Includes every process of the group. */
function isAlive(): boolean {
  try {
    return process.kill(-(dev.pid as number), 0)
  } catch {
    return false
  }
}
