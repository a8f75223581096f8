/**
 * docs/a-format-of-your-own.md, followed in a copy of the clone: a folder and a line make a format that is played in the
 * terminal and the browser, simulated, printed and verified.
 * @module-tag rest
 */
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { shellBlocksOf } from '../packages/cli/test/documents.ts'
import { App } from '../packages/web/test/app.ts'
import { sharedChromium } from './chromium.mjs'
import { copyBuilt, copyClone } from './clone-copy.mjs'
import { files, folder, line, list, page } from './format-page.mjs'

const copy = mkdtempSync(join(tmpdir(), 'arbiter-format-'))
const inCopy = (path: string) => join(copy, path)
const git = (...words: string[]): string => execFileSync('git', words, { cwd: copy, encoding: 'utf8' })

/** It builds. */
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

beforeAll(() => {
  copyClone(copy)
  copyBuilt(copy)
  git('init', '--quiet')
  git('add', '--all')
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '--quiet', '--message', 'All')
  for (const [path, text] of files) {
    mkdirSync(dirname(inCopy(path)), { recursive: true })
    writeFileSync(inCopy(path), text)
  }
  const names = readFileSync(inCopy(list), 'utf8')
  writeFileSync(inCopy(list), names.replace(/^\] as const/m, `${line}$&`))
  execFileSync('npm', ['run', 'build'], { cwd: copy, stdio: 'pipe' })
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('outside the new folder one line of one file has changed', () => {
  const changed = git('status', '--porcelain', '--untracked-files=all').trimEnd().split('\n')
  const outside = changed.filter((each) => !each.includes(`${folder}/`))
  expect(outside).toEqual([` M ${list}`])
  expect(git('diff', '--numstat').trim().split('\t')).toEqual(['1', '0', list])
})

test('the format keeps the laws of the contract suite', () => {
  const vitest = inCopy('node_modules/vitest/vitest.mjs')
  const environment = Object.entries(process.env).filter(([name]) => !/^(VITEST|TIER|WORDS_ARE_MADE|npm_)/.test(name))
  const env = Object.fromEntries(environment)
  execFileSync(process.execPath, [vitest, 'run', folder], { cwd: copy, stdio: 'pipe', env })
})

test('it is played, explained, verified, printed and simulated in the terminal', () => {
  const [played = '', judged = '', shown = ''] = shellBlocksOf(page)
  const evening = printedBy(played)
  expect(evening).toContain('Ann bekommt einen Bonuspunkt.')
  expect(evening).toMatch(/Ann is 1st\. Points: 3\. .*ROU-5/)
  expect(printedBy(judged)).toContain('all rules hold')
  expect(printedBy(shown)).toContain('arbiter start round-robin.arbiter')
})

function printedBy(block: string): string {
  const home = mkdtempSync(join(copy, 'evening-'))
  const program = join(home, 'arbiter')
  writeFileSync(program, `#!/bin/sh\nexec '${process.execPath}' '${inCopy('packages/cli/bin/arbiter.js')}' "$@"\n`)
  chmodSync(program, 0o755)
  const env = { ...process.env, PATH: [home, process.env['PATH']].join(delimiter), COLUMNS: '100' }
  const printed = execFileSync('bash', ['-euc', block.replaceAll('npx arbiter', 'arbiter')], { cwd: home, env })
  const html = /--out (\S+)/.exec(block)?.[1]
  if (html !== undefined) expect(readFileSync(join(home, html), 'utf8')).toContain('<title>Round Robin')
  rmSync(home, { recursive: true })
  return printed.toString()
}

test('a served site offers it, and a browser opens and plays one', async () => {
  const { logTo, openDatabase, openSite } = await import(inCopy('packages/server/dist/index.js'))
  const home = mkdtempSync(join(tmpdir(), 'arbiter-format-site-'))
  const complaints: string[] = []
  const site = await openSite({
    config: { isBehindProxy: false, version: 'test', mostImport: 1024 * 1024 },
    database: await openDatabase(join(home, 'site.sqlite')),
    ...{ host: '127.0.0.1', port: 0, wantsDemos: true },
    log: logTo({ write: (text: string) => void complaints.push(text) }, 'error'),
  })
  const app = new App(site, await sharedChromium(), home, complaints)
  await app.join()
  try {
    expect(await app.get('/tournaments/demo-round-robin')).toMatchObject({ state: 'running' })
    const offered = await app.get('/formats')
    expect(JSON.stringify(offered)).toContain('"round-robin"')
    const id = await opened(app)
    await app.command(id, { do: 'report', match: '1', result: '1-0' })
    await app.command(id, { do: 'bonus', entrant: 'Ben' })
    expect(await app.get(`/tournaments/${id}`)).toMatchObject({ format: 'round-robin', state: 'running' })
    const looking = await app.page({ path: `/t/${id}/table` })
    expect(await looking.locator('main').textContent()).toMatch(/Ben/)
    await app.go(looking, `/t/${id}/history`)
    expect(await looking.locator('main').textContent()).toContain('Ben gets a bonus point.')
    await app.go(looking, '/')
    await looking.locator('main').getByText('Round Robin').first().waitFor()
    expect(complaints).toEqual([])
  } finally {
    await app.close()
  }
})

/** On the page for new tournaments. */
async function opened(app: App): Promise<string> {
  const sheet = await app.page({ path: '/new' })
  await sheet.getByRole('radio', { name: /^Round Robin/ }).check()
  await sheet.getByLabel('Name of the tournament').fill('Evening')
  await sheet.getByLabel('Entrants, one per line').fill('Ann\nBen\nCai')
  await sheet.getByRole('button', { name: 'Open and start' }).click()
  await sheet.waitForURL(/\/control$/)
  return new URL(sheet.url()).pathname.split('/')[2] ?? ''
}
