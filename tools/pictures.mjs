/** Makes the pictures of the documents anew: `npm run pictures` after a build. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launchChromium } from './chromium.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'arbiter-pictures-'))
const file = join(folder, 'club.arbiter')
const at = '2026-05-01T18:30:00Z'

function arbiter(words, input = '') {
  const command = join(root, 'packages/cli/bin/arbiter.js')
  return execFileSync('node', [command, ...words], { cwd: folder, input, encoding: 'utf8' })
}

/** A club league of six, half-way through. */
function playHalf() {
  const people = ['Ann Aske', 'Ben Borg', 'Cai Chen', 'Dana Diaz', 'Eve Elm', 'Finn Falk'].map((name) => ({ name }))
  const results = [
    '1-0',
    '1/2',
    '0-1',
    '1-0',
    '1-0',
    '1/2',
    '0-1',
    '1-0',
    '1-0',
    '1/2',
    '1-0',
    '0-1',
    '1-0',
    '1/2',
    '0-1',
    '1-0',
  ]
  const reports = results.map((result, i) => ({ do: 'report', match: `${i + 1}`, result }))
  arbiter(['new', 'league', file, '--name', 'Thursday club league', '--seed', 'pictures', '--at', at])
  const commands = [{ do: 'enter', entrants: people }, { do: 'start' }, ...reports].map((command) => ({
    ...command,
    at,
  }))
  arbiter(['apply', file], commands.map((command) => JSON.stringify(command)).join('\n'))
}

async function photograph() {
  const browser = await launchChromium()
  const page = await browser.newPage({ viewport: { width: 1080, height: 760 }, deviceScaleFactor: 1.5 })
  await page.setContent(arbiter(['export', file, '--to', 'html']))
  await page.screenshot({ path: join(root, 'docs/pictures/league-page.png') })
  await browser.close()
}

playHalf()
await photograph()
rmSync(folder, { recursive: true })
