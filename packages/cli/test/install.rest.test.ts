/**
 * The program as a stranger gets it: one tarball, installed without scripts, used in empty folders where the clone cannot be read.
 * @module-tag rest
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { launchChromium } from '../../../tools/chromium.mjs'
import { freshShell, ownCache, packed, root, withoutClone } from '../../../tools/tarball.mjs'

const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'arbiter-install-')))
const inScratch = (path: string) => join(scratch, path)
const hidden = withoutClone()
const installed = inScratch('global/lib/node_modules/arbiter-tournaments')
const tarball = { file: '', files: [] as string[] }

/** Scripts stay off, and downloads come from the cache of this machine where it has them. */
const npmWay = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel', 'error']

/** A cup takes half a minute on a quiet machine. */
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

beforeAll(async () => {
  for (const folder of ['home', 'work']) mkdirSync(inScratch(folder))
  Object.assign(tarball, packed('cli', scratch))
  await typed(
    ['npm', 'install', '--global', '--prefix', inScratch('global'), ...npmWay, tarball.file],
    scratch,
    homedir(),
  )
})

afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** As in a shell of somebody who has no clone; npm alone needs the home of whoever runs the tests, for its settings. */
const environment = (home: string): NodeJS.ProcessEnv => ({
  ...freshShell(),
  PATH: `${inScratch('global/bin')}:${freshShell()['PATH']}`,
  ...{ HOME: home, TMPDIR: scratch, NO_COLOR: '1', COLUMNS: '100' },
})

async function typed(words: readonly string[], folder = inScratch('work'), home = inScratch('home')): Promise<string> {
  const [program, ...rest] = [...hidden, ...words] as [string, ...string[]]
  const { stdout } = await promisify(execFile)(program, rest, {
    cwd: folder,
    env: environment(home),
    maxBuffer: 64 * 1024 * 1024,
  })
  return stdout
}

const arbiter = (...words: string[]): Promise<string> => typed(['arbiter', ...words])

test('the tarball holds the command, server, web app, workers, books, schema and licences, and nothing for developers', () => {
  const wanted = [
    'bin/arbiter.js',
    'dist/arbiter.cjs',
    'dist/server.js',
    'dist/engine-worker.js',
    'dist/simulation-worker.js',
  ]
  const read = [
    'dist/web/index.html',
    'dist/web/tournament.html',
    'dist/web/service-worker.js',
    'dist/books/arbiter.epd',
  ]
  const papers = ['dist/cup.schema.json', 'dist/LICENCES.txt', 'LICENSE', 'README.md', 'package.json']
  expect(tarball.files).toEqual(expect.arrayContaining([...wanted, ...read, ...papers]))
  expect(tarball.files.filter((path) => /\.tsx?$|\.tsbuildinfo$|\.test\.|^test\//.test(path))).toEqual([])
})

test('it depends on nothing of ours, and only on what cannot be bundled', () => {
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  expect(Object.keys(manifest.dependencies)).toEqual(['@photostructure/sqlite', 'stockfish'])
})

test('nothing that was installed leads back to the clone', () => {
  const paths = readdirSync(inScratch('global'), { recursive: true, encoding: 'utf8' }).map((path) =>
    inScratch(`global/${path}`),
  )
  for (const path of paths.filter((each) => lstatSync(each).isSymbolicLink()))
    expect(realpathSync(path)).toContain(inScratch('global'))
  const files = tarball.files.map((path) => join(installed, path)).filter((path) => !path.endsWith('.br'))
  expect(files.filter((path) => readFileSync(path).includes(root))).toEqual([])
})

/** Where no namespace may be made, the paths above are the proof. */
test.runIf(hidden.length > 0)('the clone cannot be read from where it runs', async () => {
  expect(await typed(['ls', '-A', root])).toBe('')
})

test('npx runs the tarball in an empty folder', async () => {
  for (const folder of ['npx', 'npx/empty']) mkdirSync(inScratch(folder))
  const words = ['npx', '--yes', '--cache', ownCache(inScratch('npx')), ...npmWay, `file:${tarball.file}`, 'formats']
  expect(await typed(words, inScratch('npx/empty'), homedir())).toContain('bridge-knockout')
})

test('a tournament is directed from the first entry to the check of its rules', async () => {
  writeFileSync(inScratch('work/people.csv'), 'name,rating\nAnn,2100\nBen,1980\nCai,1875\nDan,2040\n')
  await arbiter('new', 'league', 'club.arbiter', '--entrants', 'people.csv')
  await arbiter('start', 'club.arbiter')
  await arbiter('report', 'club.arbiter', '1', '1-0')
  expect(await arbiter('show', 'club.arbiter')).toContain('Ann')
  expect(await arbiter('verify', 'club.arbiter')).toContain('all rules hold')
})

test('the demo of a format plays', async () => {
  expect(await arbiter('demo', '--format', 'hybrid-knockout')).toContain('arbiter show')
})

test('threads simulate', async () => {
  const asked = ['--entrants', '8', '--runs', '2000', '--seed', 'install', '--json']
  const answers = await Promise.all(
    ['2', '1'].map((workers) => arbiter('simulate', 'cup', ...asked, '--workers', workers)),
  )
  expect(answers[0]).toContain('"bestWins":0.')
  expect(answers[0]).toBe(answers[1])
})

test('the engines that come along play a cup to its end', async () => {
  const told = (await arbiter('cup', 'demo', '--json')).trim().split('\n')
  expect(JSON.parse(told.at(-1) as string)).toMatchObject({ ok: true })
})

test('the schema of a cup is the file that ships', async () => {
  const shipped = JSON.parse(readFileSync(join(installed, 'dist/cup.schema.json'), 'utf8'))
  expect(JSON.parse(await arbiter('cup', 'schema'))).toEqual(shipped)
})

interface Serving {
  readonly url: string
  readonly ownerLink: string
  readonly process: ChildProcess
}

async function serving(...words: string[]): Promise<Serving> {
  const [program, ...rest] = [...hidden, 'arbiter', 'serve', '--json', '--port', '0', ...words] as [string, ...string[]]
  const server = spawn(program, rest, {
    cwd: inScratch('work'),
    env: environment(inScratch('home')),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errors = ''
  server.stderr.on('data', (text) => {
    errors += text
  })
  const [line] = await Promise.race([once(createInterface(server.stdout), 'line'), once(server, 'exit')])
  if (!String(line).includes('"event":"serving"')) throw new Error(`it did not start: ${line} ${errors}`)
  return { ...JSON.parse(line), process: server }
}

test('serve shows the app in a browser, signs its owner in, answers the API, and doctor finds all well', async () => {
  const site = await serving()
  const browser = await launchChromium()
  try {
    const page = await browser.newPage({ locale: 'en-GB' })
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('response', (answer) => {
      if (answer.status() >= 400 && answer.url().includes('/assets/')) complaints.push(answer.url())
    })
    await page.goto(site.ownerLink)
    await page.getByLabel('What is your name?').fill('Olga')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('link', { name: 'New tournament' }).first().waitFor()
    expect(complaints).toEqual([])
    const listed = await fetch(`${site.url}/api/v1/tournaments`).then((answer) => answer.json())
    expect(JSON.stringify(listed)).toContain('"format":"cup"')
  } finally {
    await browser.close()
    site.process.kill('SIGTERM')
    await once(site.process, 'exit')
  }
  expect(site.process.exitCode).toBe(0)
  expect(await arbiter('server', 'doctor')).toContain('All is well.')
})
